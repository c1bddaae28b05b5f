"""The record of a table: what all could see, round by round, and at the end what nobody could.

The public record is open to the table's people at any time. Hands are told after the end alone, and
only where the table's setting shows the whole record; so is the file for `python -m tgbot verify`.
"""

import json
from collections.abc import Sequence

from core import codec
from core.cards import Power
from core.record import conflicts, export
from core.refusals import Reason, Refused
from core.shuffle import Seed
from core.state import Claim, Hand, LoyaltyClaim, Round, TileClaim
from core.tables import TABLES
from core.views import TableView, seat_view, table_view
from tgbot.buttons import History, RecordFile, data
from tgbot.documents import PersonDocument, Reveal, Stage, TableDocument
from tgbot.house import Voice
from tgbot.post import Act, Letter
from tgbot.storage.transaction import Transaction
from tgbot.tables.running import Stale
from tgbot.words.cast import Cast, Reader
from tgbot.words.lengths import split, visible_units
from tgbot.words.marks import POLICY_MARKS, POWER_MARKS
from tgbot.words.message import message
from tgbot.words.panel import Keyboard
from tgbot.words.texts import Code, Html, Name, Texts, stack

PAGE_UNITS = 3_000
"""A page holds whole rounds up to this length; Telegram takes 4096."""
SLOT = "history"


def pages(
    view: TableView, hands: Sequence[Hand], cast: Cast, language: str, texts: Texts
) -> list[str]:
    """The record as pages of HTML, oldest round first; `hands` are those that may be told."""
    found: list[str] = []
    page: str = ""
    for past in view.rounds:
        block = stack(_round(past, view, hands, cast, language, texts))
        longer = f"{page}\n\n{block}" if page else block
        if page and visible_units(longer) > PAGE_UNITS:
            found.append(page)
            longer = block
        page = longer
    found.append(page)
    return [part for whole in found for part in split(whole)]


def _round(
    past: Round,
    view: TableView,
    hands: Sequence[Hand],
    cast: Cast,
    language: str,
    texts: Texts,
) -> list[str]:
    """One round: who, how they voted, what was enacted, what was done, what was claimed."""

    def name(seat: int) -> Name:
        return cast.name(seat, mention=False)

    say = texts.say
    lines: list[str] = [
        say(language, "told-round-special", round=past.number, player=name(past.president))
        if past.special
        else say(language, "told-round", round=past.number, player=name(past.president))
    ]
    if past.chancellor is not None:
        lines.append(say(language, "history-chancellor", player=name(past.chancellor)))
    for choice, key in ((True, "told-ballots-ja"), (False, "told-ballots-nein")):
        seats = [seat for seat, ja in past.ballots if ja is choice]
        if past.ballots:
            names = cast.listing(seats, language, texts)
            lines.append(say(language, key, count=len(seats), players=names))
    if past.rejected is not None:
        lines.append(say(language, "told-rejected", reason=past.rejected.value))
    lines += [_hand(hand, language, texts) for hand in hands if hand.round == past.number]
    if past.vetoed:
        lines.append(say(language, "history-vetoed"))
    for policy, key in ((past.enacted, "history-enacted"), (past.chaos, "history-chaos")):
        if policy is not None:
            mark = POLICY_MARKS[policy]
            lines.append(say(language, key, policy=policy.name.lower(), mark=mark))
    if past.power is not None:
        lines.append(_power(past, past.power, cast, language, texts))
    told = [claim for claim in view.claims if _belongs(claim, past)]
    lines += [_claim(claim, past, cast, language, texts) for claim in told]
    if any(conflict.round == past.number for conflict in conflicts(view.rounds, view.claims)):
        lines.append(say(language, "history-conflict"))
    return lines


def _hand(hand: Hand, language: str, texts: Texts) -> str:
    return texts.say(
        language,
        "history-hand",
        office="president" if hand.as_president else "chancellor",
        tiles=Html(" ".join(POLICY_MARKS[policy] for policy in hand.tiles)),
    )


def _power(past: Round, power: Power, cast: Cast, language: str, texts: Texts) -> str:
    mark = POWER_MARKS[power]
    if past.lapsed:
        return texts.say(language, "told-lapsed", power=power.value)
    if past.target is None:
        return texts.say(language, "history-power", power=power.value, mark=mark)
    return texts.say(
        language,
        "history-power-on",
        power=power.value,
        mark=mark,
        player=cast.name(past.target, mention=False),
    )


def _belongs(claim: Claim, past: Round) -> bool:
    """Whether a claim is about this round."""
    match claim:
        case TileClaim(round=number):
            return number == past.number
        case LoyaltyClaim(seat=seat, target=target):
            looked = past.power is Power.INVESTIGATE and past.president == seat
            return looked and past.target == target


def _claim(claim: Claim, past: Round, cast: Cast, language: str, texts: Texts) -> str:
    player = cast.name(claim.seat, mention=False)
    match claim:
        case TileClaim(as_president=as_president, tiles=tiles):
            return texts.say(
                language,
                "told-claim-tiles",
                player=player,
                round=past.number,
                office="president" if as_president else "chancellor",
                tiles=Html(" ".join(POLICY_MARKS[policy] for policy in tiles)),
            )
        case LoyaltyClaim(target=target, party=party):
            return texts.say(
                language,
                "told-claim-loyalty",
                player=player,
                target=cast.name(target, mention=False),
                party=party.value,
            )


def _shown_whole(table: TableDocument) -> bool:
    """Whether every hand may be told."""
    return table.stage is Stage.OVER and table.reveal is Reveal.RECORD


def _page_letter(
    table: TableDocument, reader: Reader, number: int, act: Act, voice: Voice
) -> Letter:
    """One page of a table's record, counted from 0, with the way to its neighbours."""
    if table.game is None:
        raise Stale
    view, game = table_view(table.game), table.game
    hands: list[Hand] = []
    if _shown_whole(table):
        hands = [
            hand for seat in range(len(table.members)) for hand in seat_view(game, seat, view).hands
        ]
    cast, language = Cast.of(table, voice.username), reader.language
    found = pages(view, hands, cast, language, voice.texts)
    number = max(0, min(number, len(found) - 1))
    title = voice.texts.say(
        language, "history-title", code=Code(table.code), page=number + 1, pages=len(found)
    )
    text = f"{title}\n\n{found[number]}"
    rows = _keyboard(table, number, len(found), language, voice)
    return message(reader, text, rows, act=act, slot=SLOT)


def _keyboard(
    table: TableDocument, number: int, count: int, language: str, voice: Voice
) -> Keyboard:
    plain = voice.texts.plain
    turns = [
        {
            "text": plain(language, key),
            "callback_data": data(History(table.code, other)),
        }
        for key, other in (("button-earlier", number - 1), ("button-later", number + 1))
        if 0 <= other < count
    ]
    rows = [turns] if turns else []
    if _shown_whole(table):
        file = data(RecordFile(table.code))
        rows.append([{"text": plain(language, "button-record"), "callback_data": file}])
    return rows


async def open_record(tx: Transaction, person: PersonDocument, voice: Voice) -> bool:
    """/history: the newest page of the running game, or of the last one; False without any."""
    for code in (person.table, person.last_table):
        table = await tx.table(code) if code else None
        if table is not None and table.game is not None:
            reader = Reader(person.user_id, person.speaks)
            tx.send(_page_letter(table, reader, len(table.game.rounds), Act.SEND, voice))
            return True
    return False


async def show(
    tx: Transaction, code: str, person: PersonDocument, number: int, voice: Voice
) -> None:
    """Turns the record to a page. Raises Stale when it is gone, Refused for a stranger."""
    table = await _record_of(tx, code, person)
    reader = Reader(person.user_id, person.speaks)
    tx.send(_page_letter(table, reader, number, Act.UPSERT, voice))


async def send_file(tx: Transaction, code: str, person: PersonDocument, voice: Voice) -> None:
    """Sends the record of a finished game as a file that anybody can replay.

    Raises Stale when there is none to be shown, Refused for a stranger.
    """
    table = await _record_of(tx, code, person)
    if not _shown_whole(table):
        raise Stale
    log = [codec.load_entry(line) for line in await tx.entries(code)]
    record = export(Seed.from_hex(table.seed), TABLES[len(table.members)], log)
    caption = voice.texts.say(
        person.speaks, "record-file", command=Code(f"python -m tgbot verify {code}.json")
    )
    tx.send(
        Letter(
            chat=person.user_id,
            act=Act.SEND,
            method="sendDocument",
            params={
                "document": {
                    "file_name": f"{code}.json",
                    "content": json.dumps(record, indent=1),
                },
                "caption": caption,
                "parse_mode": "HTML",
            },
        )
    )


async def _record_of(tx: Transaction, code: str, person: PersonDocument) -> TableDocument:
    table = await tx.table(code)
    if table is None or table.game is None:
        raise Stale
    if table.seat_of(person.user_id) is None:
        raise Refused(Reason.NOT_SEATED)
    return table

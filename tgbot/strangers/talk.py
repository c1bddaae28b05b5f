"""Talk at a table in private chats, inside one transaction: said, passed on, muted, reported.

Every reader gets the others' lines in batches, under the names of seats, as text; ready phrases are
read in each reader's own language.
"""

import json

from core.views import table_view
from tgbot.bars import Bar, Barred
from tgbot.buttons import Say, data
from tgbot.documents import Line, PersonDocument, Stage, TableDocument
from tgbot.house import Answer, Voice
from tgbot.post import Act, Letter, Priority
from tgbot.queue import matchmaking
from tgbot.storage.transaction import Transaction
from tgbot.strangers import relay
from tgbot.strangers.relay import PHRASES, NotSaid, Unfit
from tgbot.tables import seating
from tgbot.words.cast import Cast, Reader
from tgbot.words.message import message
from tgbot.words.texts import Html, Name, Seat, stack


def say_slot(code: str) -> str:
    """Where the ready phrases stand."""
    return f"{code}:say"


# --- Said ----------------------------------------------------------------------------------------


async def table_to_talk_at(tx: Transaction, person: PersonDocument) -> TableDocument | None:
    """The table in private chats at which somebody sits, or None."""
    table = await seating.mine(tx, person.user_id)
    if table is None or table.venue.chat is not None or table.stage is Stage.OVER:
        return None
    return table if table.seat_of(person.user_id) is not None else None


async def say_words(
    tx: Transaction, person: PersonDocument, table: TableDocument, words: str
) -> None:
    """Words that `relay.fit_words` found fit are said at a table. Raises NotSaid."""
    await _say(tx, table, Line(user_id=person.user_id, at_ms=tx.now_ms, words=words))


async def say_phrase(tx: Transaction, person: PersonDocument, press: Say, voice: Voice) -> Answer:
    """A ready phrase is said, or the choice of phrases and of seats is shown.

    Raises NotSaid, or Barred for a table at which the presser does not sit.
    """
    table = await table_to_talk_at(tx, person)
    if table is None or table.code != press.code or press.phrase not in {"", *PHRASES}:
        raise Barred(Bar.NO_TABLE)
    wants_seat = PHRASES.get(press.phrase, False)
    if not press.phrase or (wants_seat and press.about is None):
        _show_choice(tx, person, table, press.phrase, voice)
        return Answer()
    about = None
    if wants_seat and press.about is not None:
        if not 0 <= press.about < len(table.members):
            raise Barred(Bar.NO_TABLE)
        about = table.members[press.about].user_id
    line = Line(user_id=person.user_id, at_ms=tx.now_ms, phrase=press.phrase, about=about)
    await _say(tx, table, line)
    if wants_seat:
        _show_choice(tx, person, table, "", voice)
    return Answer(voice.texts.plain(person.speaks, "talk-said"))


async def _say(tx: Transaction, table: TableDocument, line: Line) -> None:
    seat = table.seat_of(line.user_id)
    if seat is None or table.members[seat].away:
        raise NotSaid(Unfit.AWAY)
    if table.game is not None and (why := relay.silence(table_view(table.game), seat)):
        raise NotSaid(why)
    talk = relay.said(await tx.talk(table.code), line)
    tx.put_talk(talk)
    if talk.unsent == 1:
        readers = sum(not member.robot for member in table.members)
        tables = max(1, len((await tx.queue()).talking))
        at_ms = relay.next_sending(talk, tx.now_ms, readers, tables)
        tx.deadline(f"talk:{table.code}", at_ms)


def _show_choice(
    tx: Transaction, person: PersonDocument, table: TableDocument, phrase: str, voice: Voice
) -> None:
    """The phrases, two in a row; or, for one that is about a seat, the seats."""
    language, texts, code = person.speaks, voice.texts, table.code
    cast = Cast.of(table, voice.username)
    if phrase:
        shown = [
            (cast.label(seat, language, texts), Say(code, phrase, seat))
            for seat, member in enumerate(table.members)
            if member.user_id != person.user_id
        ]
        shown.append((texts.plain(language, "button-back"), Say(code)))
        text = texts.say(language, "talk-about", phrase=texts.plain(language, f"label-{phrase}"))
    else:
        shown = [(texts.plain(language, f"label-{key}"), Say(code, key)) for key in PHRASES]
        text = texts.say(language, "talk-choose")
    buttons = [{"text": label, "callback_data": data(press)} for label, press in shown]
    rows = [buttons[n : n + 2] for n in range(0, len(buttons), 2)]
    reader = Reader(person.user_id, language)
    tx.send(message(reader, text, rows, act=Act.UPSERT, slot=say_slot(code)))


# --- Passed on -----------------------------------------------------------------------------------


async def pass_on(tx: Transaction, code: str, voice: Voice) -> None:
    """Sends every reader what was said since the last time, but for their own words."""
    tx.deadline(f"talk:{code}", None)
    table, talk = await tx.table(code), await tx.talk(code)
    if table is None or not talk.unsent:
        return
    cast = Cast.of(table, voice.username)
    for reader in cast.public():
        lines = [
            _shown(line, table, cast, reader.language, voice)
            for line in relay.unread(talk, reader.chat)
            if table.seat_of(line.user_id) is not None
        ]
        if lines:
            tx.send(message(reader, stack(lines), priority=Priority.COSMETIC, silent=True))
    tx.put_talk(relay.sent(talk, tx.now_ms))


def _shown(line: Line, table: TableDocument, cast: Cast, language: str, voice: Voice) -> str:
    seat = table.seat_of(line.user_id) or 0
    return voice.texts.say(
        language,
        "talk-line",
        seat=Seat(seat),
        player=cast.name(seat, mention=False),
        words=_words(line, table, cast, language, voice),
    )


def _words(
    line: Line, table: TableDocument, cast: Cast, language: str, voice: Voice
) -> Name | Html:
    if not line.phrase:
        # A stranger's words are written like a stranger's name: escaped, isolated, never a link.
        return Name(line.words)
    if line.about is None:
        return voice.texts.say(language, f"phrase-{line.phrase}")
    about = table.seat_of(line.about)
    player = Name("") if about is None else cast.name(about, mention=False)
    return voice.texts.say(language, f"phrase-{line.phrase}", player=player)


# --- Not heard, not met, reported ----------------------------------------------------------------


async def mute(tx: Transaction, person: PersonDocument, seat: int, voice: Voice) -> Letter:
    """`person` does not read a seat's words any more, or reads them again. Raises Barred."""
    table, target = await _other_at_table(tx, person, seat)
    talk, off = relay.muted(await tx.talk(table.code), person.user_id, target)
    tx.put_talk(talk)
    return _told(person, "seat-muted" if off else "seat-unmuted", table, seat, voice)


async def block(tx: Transaction, person: PersonDocument, seat: int, voice: Voice) -> Letter:
    """The two are never seated together among strangers again. Raises Barred."""
    table, target = await _other_at_table(tx, person, seat)
    if target not in person.blocks:
        tx.put_person(person.changed(blocks=(*person.blocks, target)))
        if person.queued:
            tx.put_queue(matchmaking.blocking(await tx.queue(), person.user_id, target))
    talk = await tx.talk(table.code)
    if table.venue.chat is None and target not in talk.mutes.get(person.user_id, ()):
        tx.put_talk(relay.muted(talk, person.user_id, target)[0])
    return _told(person, "seat-blocked", table, seat, voice)


async def report(tx: Transaction, person: PersonDocument, seat: int, voice: Voice) -> Letter:
    """The operator gets to read the last lines of the table, for two weeks. Raises Barred."""
    table, target = await _other_at_table(tx, person, seat)
    if table.venue.chat is not None:
        raise Barred(Bar.NOTHING_TO_REPORT)
    talk = await tx.talk(table.code)
    if (person.user_id, target) not in talk.reports:
        tx.report(
            json.dumps(
                {
                    "table": table.code,
                    "by": person.user_id,
                    "about": target,
                    "at_ms": tx.now_ms,
                    "lines": [line.model_dump(exclude_defaults=True) for line in talk.lines],
                },
                ensure_ascii=False,
            )
        )
        tx.put_talk(talk.changed(reports=(*talk.reports, (person.user_id, target))))
    return _told(person, "seat-reported", table, seat, voice)


async def _other_at_table(
    tx: Transaction, person: PersonDocument, seat: int
) -> tuple[TableDocument, int]:
    """The table where somebody sits or sat last, and who is at a seat of it."""
    code = person.table or person.last_table
    table = await tx.table(code) if code else None
    if table is None or table.seat_of(person.user_id) is None:
        raise Barred(Bar.NO_TABLE)
    if not 0 <= seat < len(table.members):
        raise Barred(Bar.NO_SUCH_SEAT)
    member = table.members[seat]
    if member.robot or member.user_id == person.user_id:
        raise Barred(Bar.NO_SUCH_SEAT)
    return table, member.user_id


def _told(
    person: PersonDocument, key: str, table: TableDocument, seat: int, voice: Voice
) -> Letter:
    player = Cast.of(table, voice.username).name(seat, mention=False)
    text = voice.texts.say(person.speaks, key, player=player)
    return message(Reader(person.user_id, person.speaks), text)

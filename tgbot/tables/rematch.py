"""A rematch: the same people, the same settings, once for each game.

Whoever asks first hosts. The seats of the others are kept for a minute, and taken with one tap:
their private chats are known to be open. After that anybody may sit.
"""

from core.shuffle import Seed
from tgbot.bars import Bar, Barred
from tgbot.buttons import AtTable, data
from tgbot.documents import PersonDocument, Stage, TableDocument, Visibility
from tgbot.house import Voice
from tgbot.queue import listing
from tgbot.storage.transaction import Transaction
from tgbot.tables import countdown, lobby, seating
from tgbot.tables.running import Stale
from tgbot.words.cast import Reader
from tgbot.words.message import message
from tgbot.words.texts import Code

KEPT_MS = 60_000
"""How long the seats of a game are kept for its people."""


async def ask_again(
    tx: Transaction, over: TableDocument, person: PersonDocument, voice: Voice
) -> None:
    """The button under a game's last message: opens its rematch, or takes one's seat in it.

    Raises Stale while the game runs, Barred with the reason why there is no rematch or no seat.
    """
    if over.stage is not Stage.OVER:
        raise Stale
    if over.seat_of(person.user_id) is None:
        raise Barred(Bar.NOT_OF_THAT_GAME)
    if over.again:
        opened = await tx.table(over.again)
        if opened is None:
            raise Barred(Bar.NO_TABLE)
        await sit(tx, opened, person, voice)
        return
    if await seating.seated_elsewhere(tx, person, over.code):
        raise Barred(Bar.SEATED_ELSEWHERE)
    await _open(tx, over, person, voice)


async def _open(tx: Transaction, over: TableDocument, host: PersonDocument, voice: Voice) -> None:
    table = rematch_of(over, await seating.free_code(tx), host.user_id, tx.now_ms)
    if table.venue.chat is not None:
        group = await tx.group(table.venue.chat)
        busy = await tx.table(group.table) if group.table else None
        if busy is not None and busy.stage is not Stage.OVER:
            raise Barred(Bar.GAME_RUNS if busy.game else Bar.LOBBY_IS_OPEN)
        tx.put_group(group.changed(table=table.code))
        people = {member.user_id for member in over.members}
        table = table.changed(
            venue=table.venue.changed(chat=group.chat),  # it may have moved since
            to_call=tuple(one for one in group.next_game if one not in people),
        )
    tx.put_table(over.changed(again=table.code))
    tx.put_person(host.changed(table=table.code))
    if not table.kept and not lobby.missing(table):
        seating.begin(tx, table, voice)  # nobody to wait for: a person among robots
        return
    tx.deadline(f"kept:{table.code}", tx.now_ms + KEPT_MS)
    seating.keep(tx, countdown.begun(table, tx.now_ms), voice)
    if table.venue.chat is None:
        _call(tx, table, voice)


def rematch_of(over: TableDocument, code: str, host: int, now_ms: int) -> TableDocument:
    """The lobby of a rematch: every setting of the table, and nothing of its game."""
    robots_and_host = [one for one in over.members if one.robot or one.user_id == host]
    return over.changed(
        code=code,
        key=seating.fresh_key(),
        seed=Seed.fresh().hex,
        host=host,
        stage=Stage.LOBBY,
        asking="",
        members=tuple(one.changed(away=False) for one in robots_and_host),
        kept=tuple(one.changed(away=False) for one in over.members if one not in robots_and_host),
        probed=(),
        game=None,
        done={},
        nudges={},
        opened_ms=now_ms,
        reposted_ms=now_ms,
        starts_ms=0,
        reminders=0,
        extended=(),
        to_call=(),
        again="",
        after=over.code,
        expected={},
        gathering=False,
    )


def _call(tx: Transaction, table: TableDocument, voice: Voice) -> None:
    """In private chats nobody sees the lobby before they sit in it: each is asked alone."""
    for member in table.kept:
        text = voice.texts.say(member.language, "rematch-call", code=Code(table.code))
        row = [
            {
                "text": voice.texts.plain(member.language, "button-sit"),
                "callback_data": data(AtTable(table.code, "sit")),
                "style": "primary",
            }
        ]
        tx.send(message(Reader(member.user_id, member.language), text, [row]))


async def sit(tx: Transaction, table: TableDocument, person: PersonDocument, voice: Voice) -> None:
    """Somebody of the game before takes their seat, without a link. Raises Barred."""
    over = await tx.table(table.after) if table.after else None
    seat = over.seat_of(person.user_id) if over else None
    if over is None or seat is None:
        raise Barred(Bar.SEATS_KEPT if table.kept else Bar.BAD_INVITATION)
    member = over.members[seat].changed(language=person.speaks, away=False)
    await seating.sit_down(tx, table, person, member, voice)


async def release(tx: Transaction, code: str, voice: Voice) -> None:
    """The minute is over: seats that nobody took are anybody's, and those who wait are called."""
    tx.deadline(f"kept:{code}", None)
    table = await tx.table(code)
    if table is None or table.stage is not Stage.LOBBY:
        return
    seating.keep(tx, lobby.release(table), voice)
    if table.visibility is Visibility.LISTED:
        tx.put_queue(listing.remember(await tx.queue(), code))
    if table.to_call:
        tx.deadline(f"call:{code}", tx.now_ms)

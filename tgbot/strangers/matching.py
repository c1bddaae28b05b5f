"""From a wish to a table of strangers, inside one transaction: queue, ready check, seats.

Open tables are filled first. A table made of the queue is played in private chats, unless one of
its people makes a room for it.
"""

from core.shuffle import Seed
from tgbot.bars import Bar, Barred
from tgbot.documents import (
    Member,
    PersonDocument,
    Proposal,
    QueueDocument,
    Seeker,
    TableDocument,
    Visibility,
    Wishes,
)
from tgbot.house import Answer, Voice
from tgbot.post import Act
from tgbot.queue import listing, matchmaking, queueing
from tgbot.queue.queueing import match_slot
from tgbot.storage.transaction import Transaction
from tgbot.strangers import rooms
from tgbot.tables import seating
from tgbot.words.cast import Reader
from tgbot.words.message import message
from tgbot.words.texts import Code


async def find_table(
    tx: Transaction, person: PersonDocument, wishes: Wishes, voice: Voice
) -> Answer:
    """Seats somebody at an open table that would do, else lets them wait for one.

    Raises Barred: seated elsewhere, barred from public tables, or asked about a table already.
    """
    await may_meet_strangers(tx, person)
    if (table := await _open_table(tx, person, wishes)) is not None:
        tx.put_person(person.changed(wishes=wishes))
        person = await tx.person(person.user_id)
        tx.send(seating.invitation(table, person, voice).model_copy(update={"receipt": None}))
        member = Member(user_id=person.user_id, name=person.name, language=person.speaks)
        await seating.sit_down(tx, table, person, member, voice)
        tx.send(queueing.closing_letter(person.user_id, person.speaks, "queue-seated", voice))
    else:
        await queueing.enqueue(tx, person, wishes, voice)
    return Answer()


async def may_meet_strangers(tx: Transaction, person: PersonDocument) -> None:
    """Raises Barred for somebody who sits elsewhere or may play with friends only for now."""
    if person.barred_until_ms > tx.now_ms:
        raise Barred(Bar.BARRED_FROM_PUBLIC)
    if person.table is not None and await seating.seated_elsewhere(tx, person, ""):
        raise Barred(Bar.SEATED_ELSEWHERE)


async def may_sit_with(tx: Transaction, person: PersonDocument, table: TableDocument) -> None:
    """Raises Barred for somebody who may not meet these strangers: barred, or blocked by one."""
    if table.seat_of(person.user_id) is None:
        await may_meet_strangers(tx, person)
    if not await seating.no_block_between(tx, person, table):
        raise Barred(Bar.TABLE_GONE)  # who blocked whom is nobody's business


async def _open_table(
    tx: Transaction, person: PersonDocument, wishes: Wishes
) -> TableDocument | None:
    """The oldest open table in private chats that would do; blocks count in both directions."""
    for code in (await tx.queue()).open_tables:
        table = await tx.table(code)
        if table is None or table.venue.chat is not None or not listing.fits(table, wishes):
            continue
        if await seating.no_block_between(tx, person, table):
            return table
    return None


# --- Ready? --------------------------------------------------------------------------------------


async def say_ready(
    tx: Transaction, number: int, person: PersonDocument, voice: Voice, *, with_room: bool
) -> Answer:
    """Somebody is there for a found table. Raises Barred when it is not to be had any more."""
    queue, proposal = matchmaking.ready(
        await tx.queue(), number, person.user_id, with_room=with_room
    )
    _answered(tx, number, person, "match-waiting", voice)
    await _go_on(tx, queue, proposal, voice)
    return Answer(voice.texts.plain(person.speaks, "match-ready"))


async def say_no(tx: Transaction, number: int, person: PersonDocument, voice: Voice) -> Answer:
    """Somebody does not want a found table, and waits no longer. Raises Barred."""
    queue, proposal = matchmaking.decline(await tx.queue(), number, person.user_id)
    tx.put_person(person.changed(queued=False))
    _answered(tx, number, person, "match-declined", voice)
    await _go_on(tx, queue, proposal, voice)
    return Answer()


async def time_is_up(tx: Transaction, number: int, voice: Voice) -> None:
    """Half a minute is over: who is ready sits down, or waits on at the old place."""
    tx.deadline(f"ready:{number}", None)
    queue = await tx.queue()
    proposal = next((one for one in queue.proposals if one.number == number), None)
    if proposal is not None:
        await _close(tx, queue, proposal, voice)


async def _go_on(tx: Transaction, queue: QueueDocument, proposal: Proposal, voice: Voice) -> None:
    if matchmaking.all_said(proposal):
        await _close(tx, queue, proposal, voice)
    else:
        queueing.keep(tx, queue, voice)


async def _close(tx: Transaction, queue: QueueDocument, proposal: Proposal, voice: Voice) -> None:
    """The end of the asking."""
    tx.deadline(f"ready:{proposal.number}", None)
    queue, there, missed = matchmaking.close(queue, proposal)
    for one in missed:
        person = await tx.person(one.user_id)
        tx.put_person(person.changed(queued=False))
        _answered(tx, proposal.number, person, "match-missed", voice)
        tx.send(queueing.closing_letter(one.user_id, one.speaks, "queue-left", voice))
    if there:
        queue = await _seat(tx, queue, there, proposal, voice)
    else:
        for one in proposal.seekers:
            if one.user_id in proposal.ready:
                person = await tx.person(one.user_id)
                _answered(tx, proposal.number, person, "match-back", voice)
    queueing.keep(tx, queue, voice)


async def _seat(
    tx: Transaction,
    queue: QueueDocument,
    there: tuple[Seeker, ...],
    proposal: Proposal,
    voice: Voice,
) -> QueueDocument:
    """A table of those who are there; it begins at once, unless a room is made for it first."""
    host = proposal.room_by if proposal.room_by is not None else there[0].user_id
    code = await seating.free_code(tx)
    members = []
    for one in there:
        person = await tx.person(one.user_id)
        tx.put_person(person.changed(table=code, queued=False, reachable=True))
        members.append(Member(user_id=one.user_id, name="", language=person.speaks))
        _answered(tx, proposal.number, person, "match-seated", voice, code=Code(code))
        tx.send(queueing.closing_letter(one.user_id, one.speaks, "queue-seated", voice))
    table = TableDocument(
        code=code,
        key=seating.fresh_key(),
        seed=Seed.fresh().hex,
        host=host,
        language=proposal.language,
        visibility=Visibility.LISTED,
        clock=proposal.clock,
        size_max=listing.MOST_STRANGERS,
        members=tuple(members),
        opened_ms=tx.now_ms,
        reposted_ms=tx.now_ms,
    )
    if proposal.room_by is None:
        seating.begin(tx, table, voice)
    else:
        seating.keep(tx, table, voice)
        await rooms.ask_for_room(tx, table, await tx.person(host), voice)
        tx.deadline(f"room:{code}", tx.now_ms + rooms.MAKE_ROOM_MS)
    return listing.remember(queue, code)


def _answered(
    tx: Transaction, number: int, person: PersonDocument, key: str, voice: Voice, **facts: Code
) -> None:
    """The question about a found table turns into what became of it for this person."""
    text = voice.texts.say(person.speaks, key, **facts)
    reader = Reader(person.user_id, person.speaks)
    tx.send(message(reader, text, [], act=Act.EDIT, slot=match_slot(number)))

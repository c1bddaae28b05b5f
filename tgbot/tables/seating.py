"""From an open lobby to the deal, inside one transaction: seats, the start, the end of a lobby.

A seat is taken when a private letter has been delivered, and a game is dealt when every private
chat has answered a probe; both arrive here as receipts of letters.
"""

import secrets
from collections.abc import Sequence

from core.cards import CallOffReason
from core.shuffle import Seed
from tgbot.bars import Bar, Barred
from tgbot.documents import (
    GroupDocument,
    Member,
    PersonDocument,
    Stage,
    TableDocument,
    Venue,
    Visibility,
)
from tgbot.house import Voice
from tgbot.post import Act, Letter, Priority
from tgbot.queue import listing, queueing
from tgbot.storage.transaction import Transaction
from tgbot.tables import countdown, dealing, lobby, nextgame
from tgbot.tables.lobby_panel import closed_letters, lobby_letters
from tgbot.tables.play import call_off
from tgbot.words.cast import Cast, Reader
from tgbot.words.message import message, panel_slot
from tgbot.words.texts import Code, Name

LOBBY_MS = 30 * 60_000
"""A lobby that nobody touches this long closes."""
REPOST_MS = 15_000
"""The panel is posted anew at most this often."""


async def free_code(tx: Transaction) -> str:
    """A table code that no table has."""
    while True:
        code = "".join(secrets.choice(lobby.CODE_LETTERS) for _ in range(lobby.CODE_LENGTH))
        if await tx.table(code) is None:
            return code


async def host_in_group(
    tx: Transaction,
    group: GroupDocument,
    thread: int | None,
    host: PersonDocument,
    voice: Voice,
) -> None:
    """Opens a lobby in a group that has none, and offers the host the first seat."""
    table = TableDocument(
        code=await free_code(tx),
        key=fresh_key(),
        seed=Seed.fresh().hex,
        host=host.user_id,
        language=group.language or host.speaks,
        venue=Venue(chat=group.chat, thread=thread, title=group.title),
        visibility=Visibility.LISTED if group.listed else Visibility.GROUP,
        clock=group.clock,
        ballots=group.ballots,
        reveal=group.reveal,
        autostart=group.autostart,
        opened_ms=tx.now_ms,
        reposted_ms=tx.now_ms,
        to_call=tuple(waiting for waiting in group.next_game if waiting != host.user_id),
    )
    tx.put_group(group.changed(table=table.code))
    if group.listed:
        tx.put_queue(listing.remember(await tx.queue(), table.code))
    keep(tx, countdown.begun(table, tx.now_ms), voice)
    if table.to_call:
        tx.deadline(f"call:{table.code}", tx.now_ms)
    if host.reachable and not await seated_elsewhere(tx, host, table.code):
        tx.send(invitation(table, host, voice))


def fresh_key() -> str:
    """The secret half of a new join link."""
    return secrets.token_urlsafe(9)


def keep(tx: Transaction, table: TableDocument, voice: Voice) -> None:
    """Stores a lobby that somebody touched, with its panel and its new closing time."""
    tx.put_table(table)
    tx.send(*lobby_letters(table, voice))
    tx.deadline(f"lobby:{table.code}", tx.now_ms + LOBBY_MS)
    tx.deadline(f"start:{table.code}", countdown.next_ring(table))


def repost(tx: Transaction, table: TableDocument, voice: Voice) -> TableDocument:
    """The panel where everybody sees it again: the old one goes. At most once in 15 seconds."""
    if tx.now_ms - table.reposted_ms < REPOST_MS:
        return table
    table = table.changed(reposted_ms=tx.now_ms)
    for reader in Cast.of(table, voice.username).public():
        tx.send(
            Letter(
                chat=reader.chat,
                act=Act.EDIT,
                method="deleteMessage",
                slot=panel_slot(table.code),
                priority=Priority.PANEL,
            )
        )
    keep(tx, table, voice)
    return table


async def invite(
    tx: Transaction, code: str, key: str, person: PersonDocument, voice: Voice
) -> None:
    """Answers a join link: a private letter whose delivery takes the seat.

    Raises Barred with the reason when no seat can be had.
    """
    tx.send(invitation(await _joinable(tx, code, key, person), person, voice))


def invitation(table: TableDocument, person: PersonDocument, voice: Voice) -> Letter:
    """The private letter that takes a seat when it is delivered."""
    code, key = table.code, table.key
    if table.venue.title:
        text = voice.texts.say(
            person.speaks, "seated-in", code=Code(code), group=Name(table.venue.title)
        )
    else:
        text = voice.texts.say(person.speaks, "seated-private", code=Code(code))
    return message(
        Reader(person.user_id, person.speaks),
        text,
        receipt=f"seat:{code}:{key}:{person.user_id}",
    )


async def _joinable(tx: Transaction, code: str, key: str, person: PersonDocument) -> TableDocument:
    table = await tx.table(code)
    if table is None or not secrets.compare_digest(table.key.encode(), key.encode()):
        raise Barred(Bar.BAD_INVITATION)
    if await seated_elsewhere(tx, person, code):
        raise Barred(Bar.SEATED_ELSEWHERE)
    if table.strangers and not await no_block_between(tx, person, table):
        raise Barred(Bar.TABLE_GONE)  # who blocked whom is nobody's business
    # The same checks that will decide when the letter has arrived.
    lobby.join(table, Member(user_id=person.user_id, name=""))
    return table


async def no_block_between(tx: Transaction, person: PersonDocument, table: TableDocument) -> bool:
    """Whether nobody at a table has blocked a person, nor the person one of them."""
    for member in table.members:
        if member.robot:
            continue
        other = await tx.person(member.user_id)
        if member.user_id in person.blocks or person.user_id in other.blocks:
            return False
    return True


async def seated_elsewhere(tx: Transaction, person: PersonDocument, code: str) -> bool:
    """Whether somebody holds a seat at another table; one that they have left binds nobody."""
    if person.table is None or person.table == code:
        return False
    other = await tx.table(person.table)
    return other is not None and not other.has_left(person.user_id)


async def take_seat(tx: Transaction, code: str, key: str, user_id: int, voice: Voice) -> None:
    """The private letter was delivered: the seat is taken, or the person told why it is gone."""
    person = await tx.person(user_id)
    try:
        table = await _joinable(tx, code, key, person)
    except Barred as barred:
        if barred.bar is not Bar.ALREADY_SEATED:
            tx.send(
                message(
                    Reader(user_id, person.speaks),
                    voice.texts.say(person.speaks, barred.bar.value, code=Code(person.table or "")),
                )
            )
        return
    member = Member(user_id=user_id, name=person.name, language=person.speaks)
    await sit_down(tx, table, person, member, voice)


async def sit_down(
    tx: Transaction, table: TableDocument, person: PersonDocument, member: Member, voice: Voice
) -> None:
    """Gives a person a seat, under the name of `member`. Raises Barred."""
    if await seated_elsewhere(tx, person, table.code):
        raise Barred(Bar.SEATED_ELSEWHERE)
    if table.strangers:
        member = member.changed(name="")
    joined = countdown.topped_up(lobby.join(table, member), tx.now_ms)
    person = await queueing.leave(tx, person, "queue-seated", voice)
    tx.put_person(person.changed(table=table.code, reachable=True))
    if table.venue.chat is not None:
        group = await tx.group(table.venue.chat)
        if person.user_id in group.next_game:
            tx.put_group(nextgame.without(group, person.user_id))
    keep(tx, joined.changed(asking=""), voice)


async def leave_lobby(tx: Transaction, table: TableDocument, user_id: int, voice: Voice) -> None:
    """Somebody gives up a seat before the deal. Raises Barred."""
    after = lobby.leave(table, user_id)
    await _free(tx, table, [user_id])
    if after is None:
        await close(tx, table, "lobby-empty", voice)
    else:
        keep(tx, after.changed(asking=""), voice)


def ask(
    tx: Transaction, table: TableDocument, question: str, voice: Voice, *, anew: bool = False
) -> None:
    """Shows a confirming tap on the lobby panel ("start", "cancel") or takes it away ("").

    With `anew` the panel is brought to where whoever asked by a command can see it.
    """
    asking = table.changed(asking=question)
    if not anew or repost(tx, asking, voice) is asking:
        keep(tx, asking, voice)


def begin(tx: Transaction, table: TableDocument, voice: Voice) -> None:
    """The confirmed start: every private chat is probed, and the last answer deals the game.

    Raises Barred.
    """
    starting = lobby.begin(table).changed(asking="")
    keep(tx, starting, voice)
    for member in starting.members:
        if not member.robot:
            tx.send(
                Letter(
                    chat=member.user_id,
                    act=Act.CALL,
                    method="sendChatAction",
                    params={"action": "typing"},
                    receipt=f"probe:{table.code}:{member.user_id}",
                )
            )


async def probed(tx: Transaction, code: str, user_id: int, delivered: bool, voice: Voice) -> None:
    """One private chat answered the probe; when all have, the game is dealt.

    A chat that cannot be written to gives its seat back, and the lobby stays: nobody gets a role
    that somebody else could not be told.
    """
    table = await tx.table(code)
    if table is None or table.stage is not Stage.STARTING:
        return
    if not delivered:
        await drop_unreachable(tx, table, user_id, voice)
        return
    table = lobby.reached(table, user_id)
    if not lobby.all_reached(table):
        tx.put_table(table)
        return
    await dealing.deal_if_admitted(tx, table, voice)


async def drop_unreachable(
    tx: Transaction, table: TableDocument, user_id: int, voice: Voice
) -> None:
    """A person who cannot be written to loses the seat in a lobby, and the table hears why."""
    seat = table.seat_of(user_id)
    if seat is None or table.stage not in (Stage.LOBBY, Stage.STARTING):
        return
    cast = Cast.of(table, voice.username)
    for reader in cast.public():
        if reader.chat != user_id:
            text = voice.texts.say(
                reader.language, "lobby-unreachable", player=cast.name(seat, mention=False)
            )
            tx.send(message(reader, text))
    await leave_lobby(tx, table, user_id, voice)


async def close(tx: Transaction, table: TableDocument, key: str, voice: Voice) -> None:
    """Closes a lobby for good: seats, group and code are free; `key` is the text that says why."""
    await _free(tx, table, [member.user_id for member in table.members if not member.robot])
    if table.venue.chat is not None:
        group = await tx.group(table.venue.chat)
        if group.table == table.code:
            tx.put_group(group.changed(table=None))
    tx.send(*closed_letters(table, key, voice))
    tx.deadline(f"lobby:{table.code}", None)
    tx.drop_table(table.code)
    if table.venue.chat is None:
        await tx.drop_talk(table.code)


async def cancel(tx: Transaction, table: TableDocument, voice: Voice) -> None:
    """The confirmed end of a lobby or of a running game."""
    if table.stage is Stage.PLAYING:
        await call_off(tx, table, CallOffReason.CANCELLED, voice)
    elif table.stage is not Stage.OVER:
        await close(tx, table, "lobby-closed", voice)


async def expire(tx: Transaction, code: str, voice: Voice) -> None:
    """Nobody touched the lobby for half an hour."""
    tx.deadline(f"lobby:{code}", None)
    table = await tx.table(code)
    if table is not None and table.stage in (Stage.LOBBY, Stage.STARTING):
        await close(tx, table, "lobby-expired", voice)


async def _free(tx: Transaction, table: TableDocument, people: Sequence[int]) -> None:
    for user_id in people:
        person = await tx.person(user_id)
        if person.table == table.code:
            tx.put_person(person.changed(table=None))


async def mine(tx: Transaction, user_id: int) -> TableDocument | None:
    """The table at which somebody sits."""
    person = await tx.person(user_id)
    return await tx.table(person.table) if person.table else None

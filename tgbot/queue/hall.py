"""How many games in private chats one token can serve: the rest stand in line for the next place.

Ten tables of seven readers, talking all the time and read in batches, use most of the 30 messages a
second that Telegram allows a bot.
"""

from tgbot.documents import QueueDocument, TableDocument
from tgbot.house import Voice
from tgbot.post import Act
from tgbot.storage.transaction import Transaction
from tgbot.words.cast import Cast
from tgbot.words.message import message

TALKING_TABLES = 10


def admit(queue: QueueDocument, code: str) -> tuple[QueueDocument, int]:
    """A game in private chats wants to begin: 0 when it may, else its place in the line."""
    if code in queue.talking:
        return queue, 0
    line = tuple(other for other in queue.in_line if other != code)
    first = not line or queue.in_line[0] == code
    if len(queue.talking) < TALKING_TABLES and first:
        return queue.changed(talking=(*queue.talking, code), in_line=line), 0
    if code not in queue.in_line:
        queue = queue.changed(in_line=(*queue.in_line, code))
    return queue, queue.in_line.index(code) + 1


def release(queue: QueueDocument, code: str) -> QueueDocument:
    """A table that has ended, or will not begin."""
    if code not in queue.talking and code not in queue.in_line:
        return queue
    return queue.changed(
        talking=tuple(other for other in queue.talking if other != code),
        in_line=tuple(other for other in queue.in_line if other != code),
    )


def next_in_line(queue: QueueDocument) -> str | None:
    """The table that may begin now."""
    return queue.in_line[0] if queue.in_line and len(queue.talking) < TALKING_TABLES else None


def talks(table: TableDocument) -> bool:
    """Whether the bot will relay talk at this table: two people or more, in private chats."""
    people = [member for member in table.members if not member.robot]
    return table.venue.chat is None and len(people) > 1


async def admitted(tx: Transaction, table: TableDocument, voice: Voice) -> bool:
    """Whether a game may begin now; if not, its people are told their place in the line."""
    if not talks(table):
        return True
    before = await tx.queue()
    queue, place = admit(before, table.code)
    if queue != before:
        tx.put_queue(queue)
    if place:
        tell_place(tx, table, place, voice)
    return not place


def tell_place(tx: Transaction, table: TableDocument, place: int, voice: Voice) -> None:
    """Says to everybody at a table how many tables will begin before theirs."""
    for reader in Cast.of(table, voice.username).public():
        text = voice.texts.say(reader.language, "hall-full", place=place)
        tx.send(message(reader, text, act=Act.UPSERT, slot=f"{table.code}:hall"))


async def leave(tx: Transaction, table: TableDocument) -> None:
    """A game has ended; if it held a place, the next table is looked for at once."""
    if table.venue.chat is not None:
        return
    before = await tx.queue()
    queue = release(before, table.code)
    if queue != before:
        tx.put_queue(queue)
        tx.deadline("hall", tx.now_ms)

"""The last step before a game, inside one transaction: it is dealt, or its table stands in line."""

from tgbot.documents import TableDocument
from tgbot.house import Voice
from tgbot.queue import hall
from tgbot.storage.transaction import Transaction
from tgbot.tables import lobby
from tgbot.tables.play import deal


async def deal_if_admitted(tx: Transaction, table: TableDocument, voice: Voice) -> None:
    """Deals, or lets a table in private chats wait until another one ends."""
    if await hall.admitted(tx, table, voice):
        tx.deadline(f"lobby:{table.code}", None)
        await deal(tx, table, voice)
    else:
        tx.put_table(table)


async def next_from_line(tx: Transaction, voice: Voice) -> None:
    """A game in private chats has ended: the first table in line begins, the others move up."""
    tx.deadline("hall", None)
    queue = await tx.queue()
    while (code := hall.next_in_line(queue)) is not None:
        table = await tx.table(code)
        if table is None or not lobby.all_reached(table):
            queue = hall.release(queue, code)
            continue
        queue, _ = hall.admit(queue, code)
        tx.deadline(f"lobby:{code}", None)
        await deal(tx, table, voice)
    tx.put_queue(queue)
    for place, code in enumerate(queue.in_line, start=1):
        if (waiting := await tx.table(code)) is not None:
            hall.tell_place(tx, waiting, place, voice)

"""Practice: one person at a table of robots, in the private chat.

It is a game like any other, at a table that nobody else can find.
"""

from core.shuffle import Seed
from tgbot.bars import Bar, Barred
from tgbot.documents import Member, PersonDocument, TableDocument, Visibility
from tgbot.house import Voice
from tgbot.storage.transaction import Transaction
from tgbot.tables import lobby, seating

SIZES = range(5, 8)
"""Larger tables teach nothing that seven do not, and take long to read alone."""
COMMON_SIZE = 7


async def practise(tx: Transaction, person: PersonDocument, players: int, voice: Voice) -> None:
    """Starts a game of one person with robots. Raises Barred when they sit elsewhere."""
    if await seating.seated_elsewhere(tx, person, ""):
        raise Barred(Bar.SEATED_ELSEWHERE)
    table = TableDocument(
        code=await seating.free_code(tx),
        key=seating.fresh_key(),
        seed=Seed.fresh().hex,
        host=person.user_id,
        language=person.speaks,
        visibility=Visibility.LINK,
        size_min=players,
        size_max=players,
        members=(Member(user_id=person.user_id, name=person.name, language=person.speaks),),
        opened_ms=tx.now_ms,
        reposted_ms=tx.now_ms,
    )
    while lobby.missing(table):
        table = lobby.add_robot(table)
    tx.put_person(person.changed(table=table.code))
    seating.begin(tx, table, voice)

"""Tables without a group, inside one transaction: made in private, joined by link or code."""

import string

from core.shuffle import Seed
from tgbot.bars import Bar, Barred
from tgbot.documents import PersonDocument, TableDocument, Visibility
from tgbot.house import Voice
from tgbot.queue import listing
from tgbot.storage.transaction import Transaction
from tgbot.strangers import browsing, matching
from tgbot.tables import seating
from tgbot.tables.lobby import CODE_LENGTH, CODE_LETTERS
from tgbot.tables.lobby_panel import join_link
from tgbot.words.cast import Reader
from tgbot.words.message import message
from tgbot.words.texts import Code

_CAPITALS = str.maketrans(string.ascii_lowercase, string.ascii_uppercase)


def typed_code(text: str) -> str | None:
    """The table code that somebody typed, whatever the case; None for what cannot be one."""
    code = text.strip().translate(_CAPITALS)
    return code if len(code) == CODE_LENGTH and set(code) <= set(CODE_LETTERS) else None


async def open_table(tx: Transaction, host: PersonDocument, voice: Voice) -> None:
    """A new table in private chats; the letter with its link takes the host's seat.

    Raises Barred for somebody who sits at another table.
    """
    if await seating.seated_elsewhere(tx, host, ""):
        raise Barred(Bar.SEATED_ELSEWHERE)
    table = TableDocument(
        code=await seating.free_code(tx),
        key=seating.fresh_key(),
        seed=Seed.fresh().hex,
        host=host.user_id,
        language=host.speaks,
        visibility=Visibility.LINK,
        opened_ms=tx.now_ms,
        reposted_ms=tx.now_ms,
    )
    seating.keep(tx, table, voice)
    text = voice.texts.say(
        host.speaks,
        "private-made",
        code=Code(table.code),
        link=Code(join_link(table, voice.username)),
        command=Code(f"/join {table.code}"),
    )
    receipt = seating.invitation(table, host, voice).receipt
    tx.send(message(Reader(host.user_id, host.speaks), text, receipt=receipt))


async def join_by_code(
    tx: Transaction, person: PersonDocument, code: str, voice: Voice, *, outsider: bool
) -> None:
    """Asks for a seat with a table's code; `outsider`: the table's group does not know the person.

    Raises Barred.
    """
    table = await tx.table(code)
    if table is None:
        raise Barred(Bar.BAD_CODE)
    if outsider:
        raise Barred(Bar.NOT_A_MEMBER)
    if table.visibility is Visibility.LISTED:
        await matching.may_sit_with(tx, person, table)
    await seating.invite(tx, code, table.key, person, voice)


async def let_strangers_find(tx: Transaction, table: TableDocument, voice: Voice) -> None:
    """Lists a lobby in private chats: its people are shown by their seats from now on.

    Raises Barred when the game has begun.
    """
    found = listing.listed(table)
    seating.keep(tx, found, voice)
    tx.put_queue(listing.remember(await tx.queue(), table.code))
    await browsing.offer(tx, found, voice)

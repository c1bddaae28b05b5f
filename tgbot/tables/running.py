"""A game that runs at a table, as the use cases find it."""

from core.refusals import Reason
from core.state import Game
from tgbot.documents import TableDocument
from tgbot.house import Answer
from tgbot.storage.transaction import Transaction
from tgbot.words.texts import Code, Texts


class Stale(Exception):
    """The button belongs to a table or a question that is over."""


async def running(tx: Transaction, code: str) -> tuple[TableDocument, Game]:
    """A table whose game has been dealt. Raises Stale for any other."""
    table = await tx.table(code)
    if table is None:
        raise Stale
    return table, game_of(table)


def game_of(table: TableDocument) -> Game:
    """The table's game. Raises Stale before the deal."""
    if table.game is None:
        raise Stale
    return table.game


def refusal(reason: Reason, language: str, texts: Texts) -> Answer:
    """A refusal of the rules in words that say what to do instead."""
    extra = {"command": Code("/back")} if reason is Reason.AWAY else {}
    return Answer(texts.plain(language, f"refused-{reason.value}", **extra), alert=True)

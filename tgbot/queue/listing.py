"""Tables that strangers may find, as pure functions: which are open, and to whom they would do.

A listed table in private chats shows seats instead of names. The list of codes may hold tables that
have begun since; whoever reads it leaves those out.
"""

from collections.abc import Collection

from tgbot.bars import Bar, Barred
from tgbot.documents import QueueDocument, Stage, TableDocument, Visibility, Wishes
from tgbot.queue.matchmaking import SIZES, takes

MOST_STRANGERS = 10
LONGEST_LIST = 20
"""How many listed tables are remembered; the oldest goes."""


def fits(table: TableDocument, wishes: Wishes) -> bool:
    """Whether somebody would like to sit at this open table as it is now."""
    seated = len(table.members)
    return (
        is_open(table)
        and takes(wishes, table.language, table.clock)
        and any(size > seated for size in SIZES[wishes.sizes] if size <= table.size_max)
    )


def is_open(table: TableDocument) -> bool:
    """Whether strangers may find a seat at this table."""
    return (
        table.visibility is Visibility.LISTED
        and table.stage is Stage.LOBBY
        and len(table.members) + len(table.kept) < table.size_max
    )


def listed(table: TableDocument) -> TableDocument:
    """The lobby as strangers may find it; in private chats its people lose their names.

    Raises Barred when the game has begun.
    """
    if table.stage is not Stage.LOBBY:
        raise Barred(Bar.TOO_LATE)
    found = table.changed(visibility=Visibility.LISTED)
    if not found.strangers:
        return found
    return found.changed(
        members=tuple(
            member if member.robot else member.changed(name="") for member in found.members
        ),
        size_max=max(MOST_STRANGERS, len(table.members)),
    )


def remember(queue: QueueDocument, code: str) -> QueueDocument:
    """The queue that knows one more open table."""
    codes = [other for other in queue.open_tables if other != code]
    return queue.changed(open_tables=(*codes, code)[-LONGEST_LIST:])


def forget(queue: QueueDocument, codes: Collection[str]) -> QueueDocument:
    """The queue without tables that are not open any more."""
    left = tuple(code for code in queue.open_tables if code not in codes)
    return queue if left == queue.open_tables else queue.changed(open_tables=left)

"""How much time a lobby has until it starts by itself, as pure functions over its document.

Joining gives a short countdown a little more time, /extend gives it once to each player, and a
lobby gives at most two reminders, however often it is extended. Times are milliseconds.
"""

from tgbot.bars import Bar, Barred
from tgbot.documents import TableDocument

COUNTDOWN_MS = 180_000
"""From the opening of a lobby to its start."""
TOP_UP_MS = 30_000
"""What a new player adds at most …"""
TOP_UP_TO_MS = 60_000
"""… and the time left beyond which nothing is added."""
EXTEND_MS = 30_000
"""What /extend adds when it does not say how much."""
EXTEND_MOST_MS = 60_000
COUNTDOWN_MOST_MS = 300_000
"""No wish makes a countdown longer than this."""
COUNTDOWN_LEAST_MS = 5_000
"""No admin makes it shorter than this: the panel is to be read before the deal."""
REMINDERS_MS = (60_000, 15_000)
"""How long before the start a reminder is due."""


def begun(table: TableDocument, now_ms: int) -> TableDocument:
    """A lobby that has just opened, counting down if its group wants that."""
    return table.changed(starts_ms=now_ms + COUNTDOWN_MS if table.autostart else 0)


def topped_up(table: TableDocument, now_ms: int) -> TableDocument:
    """The countdown after somebody sat down."""
    left = table.starts_ms - now_ms
    if not table.starts_ms or left >= TOP_UP_TO_MS:
        return table
    return table.changed(starts_ms=now_ms + min(left + TOP_UP_MS, TOP_UP_TO_MS))


def extended(
    table: TableDocument, user_id: int, more_ms: int, now_ms: int, *, admin: bool
) -> TableDocument:
    """The countdown after a wish for more time; an admin's wish may be negative, and repeated.

    The table counts down. Raises Barred when this player has had their wish.
    """
    if not admin and user_id in table.extended:
        raise Barred(Bar.EXTENDED_ALREADY)
    least = -COUNTDOWN_MOST_MS if admin else 0
    left = table.starts_ms - now_ms + max(least, min(more_ms, EXTEND_MOST_MS))
    left = max(COUNTDOWN_LEAST_MS, min(left, COUNTDOWN_MOST_MS))
    return table.changed(starts_ms=now_ms + left, extended=(*table.extended, user_id))


def reminders_due(table: TableDocument, now_ms: int) -> int:
    """How many reminders should have been given by now."""
    return max(table.reminders, sum(now_ms >= table.starts_ms - before for before in REMINDERS_MS))


def next_ring(table: TableDocument) -> int | None:
    """When something is to be said or done; None while no countdown runs."""
    if not table.starts_ms:
        return None
    ahead = REMINDERS_MS[table.reminders :]
    return table.starts_ms - (ahead[0] if ahead else 0)

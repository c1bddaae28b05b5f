"""Deadlines that have come: each name leads to one use case, which also takes the deadline away.

A deadline of an earlier step finds a later one and does nothing, like a stale button.
"""

import logging

from tgbot.house import House
from tgbot.queue import queueing
from tgbot.storage.transaction import Transaction
from tgbot.strangers import matching, rooms, talk
from tgbot.tables import autostart, dealing, nextgame, place, rematch, seating, waiting

log = logging.getLogger(__name__)


class Due:
    """The ticker's listener."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def __call__(self, name: str, at_ms: int) -> None:
        """Plays one deadline in one transaction."""
        await self._house.store.transact(lambda tx: self._came(tx, name))

    async def _came(self, tx: Transaction, name: str) -> None:
        voice = self._house.voice
        match name.split(":"):
            case ["lobby", code]:
                await seating.expire(tx, code, voice)
            case ["start", code]:
                await autostart.ring(tx, code, voice)
            case ["call", code]:
                await nextgame.call(tx, code, voice)
            case ["kept", code]:
                await rematch.release(tx, code, voice)
            case ["nudge", code, step]:
                await waiting.nudge(tx, code, int(step), voice)
            case ["idle", code, step]:
                await waiting.abandon(tx, code, int(step), voice)
            case ["clock", code, step]:
                await waiting.time_up(tx, code, int(step), voice)
            case ["robot", code, step]:
                await waiting.robots_act(tx, code, int(step), voice)
            case ["panel", code, step]:
                await waiting.late_panel(tx, code, int(step), voice)
            case ["gone", code]:
                await place.group_gone(tx, code, voice)
            case ["queue"]:
                await queueing.look(tx, voice)
            case ["ready", number]:
                await matching.time_is_up(tx, int(number), voice)
            case ["room", code]:
                await rooms.time_is_up(tx, code, voice)
            case ["hall"]:
                await dealing.next_from_line(tx, voice)
            case ["talk", code]:
                await talk.pass_on(tx, code, voice)
            case ["forget", code]:
                await waiting.forget(tx, code)
            case _:
                log.warning("a deadline of an unknown kind: %s", name.split(":")[0])
                tx.deadline(name, None)

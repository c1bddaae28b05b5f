"""What became of letters that somebody waits for: a seat to take, a chat that was probed, a prompt.

A receipt is a short text written with the letter ("seat:7KQ2:key:99"). It may be told twice, after
a crash: every branch leads to a use case that a second time changes nothing.
"""

import logging

from tgbot.house import House
from tgbot.post import Delivery, Letter
from tgbot.storage.transaction import Transaction
from tgbot.tables import absence, nextgame, place, seating

log = logging.getLogger(__name__)


class Receipts:
    """The courier's listener."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def __call__(self, letter: Letter, delivery: Delivery) -> None:
        """Plays one receipt in one transaction."""
        receipt = letter.receipt or ""
        await self._house.store.transact(lambda tx: self._told(tx, receipt, delivery))

    async def _told(self, tx: Transaction, receipt: str, delivery: Delivery) -> None:
        voice = self._house.voice
        match receipt.split(":"):
            case ["seat", code, key, user_id] if delivery.delivered:
                await seating.take_seat(tx, code, key, int(user_id), voice)
            case ["probe", code, user_id]:
                await seating.probed(tx, code, int(user_id), delivery.delivered, voice)
            case ["hand", code, seat] if not delivery.delivered:
                await absence.unreachable(tx, code, int(seat), voice)
            case ["poll", code, step] if not delivery.delivered:
                await place.vote_with_buttons(tx, code, int(step), voice)
            case ["called", chat, user_id] if not delivery.delivered:
                await nextgame.unheard(tx, int(chat), int(user_id))
            case ["seat" | "hand" | "poll" | "called", *_]:
                pass
            case [kind, *_]:
                log.warning("a receipt of an unknown kind: %s", kind)

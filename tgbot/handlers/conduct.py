"""Counts each person's commands before they are handled, and acts when there are too many."""

from typing import Any

from telegram import Update
from telegram.ext import MessageHandler, filters

from tgbot.handlers.acquaintance import Actor, known
from tgbot.handlers.private_chat import reply
from tgbot.house import House
from tgbot.storage.transaction import Transaction
from tgbot.strangers.conduct import COMMANDS_A_MINUTE, hours_barred, struck

MINUTE_S = 60


class Gate:
    """Sees every command in a private chat first, and lets it through."""

    def __init__(self, house: House) -> None:
        self._house = house

    def handlers(self) -> list[MessageHandler[Any, Any]]:
        """One handler, for a group of its own: the command itself is handled elsewhere."""
        return [MessageHandler(filters.ChatType.PRIVATE & filters.COMMAND, self.on_command)]

    async def on_command(self, update: Update, _: object) -> None:
        """Counts one command; the one too many is a step on the ladder."""
        user = update.effective_user
        if user is None:
            return
        count = await self._house.store.hit(f"{user.id}:commands", MINUTE_S)
        if count != COMMANDS_A_MINUTE + 1:
            return
        actor = Actor.of(user)

        async def inside(tx: Transaction) -> None:
            person = struck(await known(tx, actor), tx.now_ms)
            tx.put_person(person)
            hours = hours_barred(person, tx.now_ms)
            if hours:
                reply(tx, person, self._house.voice, "flood-barred", hours=hours)
            else:
                reply(tx, person, self._house.voice, "flood-warning")

        # Without the update's mark: the command behind it is still to be handled.
        await self._house.store.transact(inside)

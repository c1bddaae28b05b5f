"""Commands of one person in the private chat: a game with robots, and the record of one's game."""

from collections.abc import Awaitable, Callable
from typing import Any

from telegram import Update
from telegram.ext import CallbackContext, CommandHandler, filters

from tgbot.bars import Barred
from tgbot.documents import PersonDocument
from tgbot.handlers.acquaintance import Actor, known
from tgbot.house import House
from tgbot.storage.transaction import Transaction
from tgbot.tables import history, practice
from tgbot.words.cast import Reader
from tgbot.words.message import message
from tgbot.words.texts import Code, Value

Work = Callable[[Transaction, PersonDocument], Awaitable[None]]


class SoloCommands:
    """/practice and /history."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._voice = house.voice

    def handlers(self) -> list[CommandHandler[Any, Any]]:
        """One handler for each command, for private chats only."""
        private = filters.ChatType.PRIVATE
        return [
            CommandHandler(["practice"], self.on_practice, filters=private),
            CommandHandler(["history"], self.on_history, filters=private),
        ]

    async def on_practice(
        self, update: Update, context: CallbackContext[Any, Any, Any, Any]
    ) -> None:
        """/practice [players]: deals a game of one person with robots."""
        wanted = (context.args or [str(practice.COMMON_SIZE)])[0]
        players = int(wanted) if wanted.isdecimal() else 0

        async def work(tx: Transaction, person: PersonDocument) -> None:
            if players not in practice.SIZES:
                sizes = practice.SIZES
                self._say(
                    *(tx, person, "practice-size"),
                    command=Code("/practice"),
                    fewest=sizes[0],
                    most=sizes[-1],
                )
                return
            try:
                await practice.practise(tx, person, players, self._voice)
            except Barred as barred:
                self._say(tx, person, barred.bar.value, code=Code(person.table or ""))

        await self._play(update, work)

    async def on_history(self, update: Update, _: object) -> None:
        """/history: the record of one's running game, or of the last one."""

        async def work(tx: Transaction, person: PersonDocument) -> None:
            if not await history.open_record(tx, person, self._voice):
                self._say(tx, person, "history-none")

        await self._play(update, work)

    def _say(self, tx: Transaction, person: PersonDocument, key: str, **facts: Value) -> None:
        text = self._voice.texts.say(person.speaks, key, **facts)
        tx.send(message(Reader(person.user_id, person.speaks), text))

    async def _play(self, update: Update, work: Work) -> None:
        user = update.effective_user
        if user is None:
            return
        actor = Actor.of(user)

        async def inside(tx: Transaction) -> None:
            await work(tx, await known(tx, actor, reachable=True))

        await self._house.store.transact(inside, update_id=update.update_id)

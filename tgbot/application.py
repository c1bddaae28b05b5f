"""python-telegram-bot's application, reduced to what it does best: finding an update's handler.

It neither polls nor limits nor schedules: the receiver brings it one update at a time, and learns
by `process` whether that update may be confirmed.
"""

import logging
from typing import Any

from telegram import Update
from telegram.error import TelegramError
from telegram.ext import Application, ApplicationBuilder, CallbackContext

from tgbot.handlers.conduct import Gate
from tgbot.handlers.config import ConfigCommand
from tgbot.handlers.groups import GroupCommands
from tgbot.handlers.hosting import HostCommands
from tgbot.handlers.matching import MatchCommands
from tgbot.handlers.membership import Membership
from tgbot.handlers.polls import PollAnswers
from tgbot.handlers.privates import PrivateCommands
from tgbot.handlers.relay import Talking
from tgbot.handlers.rooms import Rooms
from tgbot.handlers.solo import SoloCommands
from tgbot.handlers.taps import Taps
from tgbot.house import House
from tgbot.languages import language_of
from tgbot.storage.store import AlreadySeen

log = logging.getLogger(__name__)

App = Application[Any, Any, Any, Any, Any, Any]


COMMANDS = (
    *(GroupCommands, HostCommands, ConfigCommand),
    *(MatchCommands, Talking, PrivateCommands, SoloCommands),
)


class Front:
    """The way in for updates."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._failures: dict[int, Exception] = {}
        self.app: App = ApplicationBuilder().bot(house.line).updater(None).job_queue(None).build()
        self.app.add_handlers(Gate(house).handlers(), group=-1)
        for part in (Taps, PollAnswers, Membership, Rooms, *COMMANDS):
            self.app.add_handlers(part(house).handlers())
        self.app.add_error_handler(self._remember)

    async def process(self, update: Update) -> None:
        """Plays one update; returns when it is committed.

        Raises what went wrong: `Unavailable` when the store is out of reach, which is tried again,
        anything else for an update that will fail every time.
        """
        await self.app.process_update(update)
        failure = self._failures.pop(update.update_id, None)
        if failure is not None:
            raise failure

    async def _remember(self, update: object, context: CallbackContext[Any, Any, Any, Any]) -> None:
        error = context.error
        if not isinstance(update, Update) or error is None or isinstance(error, AlreadySeen):
            return
        self._failures[update.update_id] = error
        query = update.callback_query
        if query is None:
            return
        texts = self._house.voice.texts
        language = language_of(query.from_user.language_code)
        try:
            await query.answer(texts.plain(language, "something-wrong"), show_alert=True)
        except TelegramError as failed:
            log.info("a tap was not answered: %s", type(failed).__name__)

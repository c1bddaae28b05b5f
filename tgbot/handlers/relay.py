"""Words in private chats: what is said at a table, and what is done about those who say it."""

from collections.abc import Awaitable, Callable
from typing import Any

from telegram import Message, Update
from telegram.constants import MessageEntityType
from telegram.ext import BaseHandler, CommandHandler, MessageHandler, filters

from tgbot.documents import PersonDocument
from tgbot.handlers.private_chat import in_private, reply, words_after
from tgbot.house import House, Voice
from tgbot.post import Letter
from tgbot.storage.transaction import Transaction
from tgbot.strangers import talk
from tgbot.strangers.relay import NotSaid, fit_words
from tgbot.words.texts import Code

HINT_S = 3
"""Why something was not passed on is told no sooner than this after the last time."""
NOWHERE_S = 60

_CONTACTS = frozenset(
    {
        *(MessageEntityType.URL, MessageEntityType.TEXT_LINK, MessageEntityType.EMAIL),
        *(MessageEntityType.MENTION, MessageEntityType.TEXT_MENTION),
        MessageEntityType.PHONE_NUMBER,
    }
)

AboutSeat = Callable[[Transaction, PersonDocument, int, Voice], Awaitable[Letter]]


class Talking:
    """Everything in a private chat that is no command of another part."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._voice = house.voice

    def handlers(self) -> list[BaseHandler[Any, Any, Any]]:
        """The words, and the commands about a seat."""
        private = filters.ChatType.PRIVATE
        return [
            CommandHandler("mute", self.on_mute, filters=private),
            CommandHandler("block", self.on_block, filters=private),
            CommandHandler("report", self.on_report, filters=private),
            MessageHandler(private & ~filters.COMMAND & ~filters.StatusUpdate.ALL, self.on_words),
        ]

    async def on_words(self, update: Update, _: object) -> None:
        """Words are passed on at the table where their writer sits."""
        sent, user = update.effective_message, update.effective_user
        if sent is None or user is None:
            return
        told: dict[str, bool] = {}

        async def hint(tx: Transaction, person: PersonDocument, key: str, pause_s: int) -> None:
            """Says why nobody reads this, unless that was said a moment ago."""
            if key not in told:  # the work may run again; it counts once
                again = await self._house.store.hit(f"{user.id}:unsaid:{pause_s}", pause_s) > 1
                told[key] = not again
            if told[key]:
                reply(tx, person, self._voice, key, command=Code("/help"))

        async def work(tx: Transaction, person: PersonDocument) -> None:
            table = await talk.table_to_talk_at(tx, person)
            if table is None:
                await hint(tx, person, "talk-nowhere", NOWHERE_S)
                return
            if sent.text is None or sent.forward_origin is not None:
                await hint(tx, person, "unfit-kind", HINT_S)
                return
            try:
                words = fit_words(sent.text, linked=_holds_contact(sent))
                await talk.say_words(tx, person, table, words)
            except NotSaid as silent:
                await hint(tx, person, silent.why.value, HINT_S)

        await in_private(self._house, update, work)

    async def on_mute(self, update: Update, _: object) -> None:
        """/mute SEAT, and again to hear the seat again."""
        await self._about_seat(update, talk.mute, "/mute 3")

    async def on_block(self, update: Update, _: object) -> None:
        """/block SEAT: never again among strangers."""
        await self._about_seat(update, talk.block, "/block 3")

    async def on_report(self, update: Update, _: object) -> None:
        """/report SEAT: the operator reads what was said."""
        await self._about_seat(update, talk.report, "/report 3")

    async def _about_seat(self, update: Update, act: AboutSeat, example: str) -> None:
        words = words_after(update)
        seat = int(words[0]) - 1 if words and words[0].isdecimal() else None

        async def work(tx: Transaction, person: PersonDocument) -> None:
            if seat is None:
                reply(tx, person, self._voice, "which-seat", command=Code(example))
            else:
                tx.send(await act(tx, person, seat, self._voice))

        await in_private(self._house, update, work)


def _holds_contact(sent: Message) -> bool:
    """Whether Telegram itself made a link, a name or a number out of some of the words."""
    return any(entity.type in _CONTACTS for entity in sent.entities)

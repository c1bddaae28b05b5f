"""Commands in a private chat: arrival, join links, one's own role, the rules, one's language."""

from collections.abc import Awaitable, Callable, Coroutine
from time import monotonic
from typing import Any

from telegram import Update
from telegram.ext import CommandHandler, filters

from core.refusals import Refused
from core.tables import TABLES
from core.views import table_view
from tgbot.bars import Bar, Barred
from tgbot.buttons import Page, data
from tgbot.commands import help_text
from tgbot.documents import PersonDocument, Stage, TableDocument
from tgbot.handlers.acquaintance import Actor, is_member, known
from tgbot.handlers.groups import cancel_question, flee_question
from tgbot.handlers.solo import SoloCommands
from tgbot.house import House, Voice
from tgbot.post import Letter
from tgbot.storage.transaction import Transaction
from tgbot.tables import absence, hand, nextgame, running, seating
from tgbot.tables.lobby_panel import JOIN_PREFIX
from tgbot.tables.nextgame import WAIT_PREFIX
from tgbot.words.cast import Cast, Reader
from tgbot.words.language import language_keyboard
from tgbot.words.message import message
from tgbot.words.panel import Keyboard, panel
from tgbot.words.rulebook import PAGES, heading, page
from tgbot.words.texts import Code, Value

Callback = Callable[[Update, Any], Coroutine[Any, Any, None]]
Work = Callable[[Transaction, PersonDocument], Awaitable[None]]
ADD_RIGHTS = "pin_messages+delete_messages"
COMMON_TABLE = 7
"""Whose rules are shown to somebody who sits at no table."""


class PrivateCommands:
    """The commands that a private chat understands."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._voice = house.voice
        self._solo = SoloCommands(house)

    def handlers(self) -> list[CommandHandler[Any, Any]]:
        """One handler for each command, for private chats only."""
        commands: list[tuple[list[str], Callback]] = [
            (["start"], self.on_start),
            (["role"], self.on_role),
            (["board", "players", "who"], self.on_board),
            (["rules"], self.on_rules),
            (["help"], self.on_help),
            (["about"], self.on_about),
            (["language"], self.on_language),
            (["leave", "flee"], self.on_leave),
            (["back"], self.on_back),
            (["cancel"], self.on_cancel),
            (["ping"], self.on_ping),
            (["newgame", "new", "game", "startgame", "join"], self.on_group_word),
        ]
        return [
            CommandHandler(names, callback, filters=filters.ChatType.PRIVATE)
            for names, callback in commands
        ]

    async def on_start(self, update: Update, _: object) -> None:
        """/start, bare or with what a link carried."""
        sent = update.effective_message
        words = (sent.text or "").split(maxsplit=1) if sent else []
        payload = words[1].strip() if len(words) > 1 else ""
        match payload.split("-", 2):
            case [prefix, code, key] if prefix == JOIN_PREFIX:
                await self._join(update, code, key)
            case [prefix, chat] if prefix == WAIT_PREFIX and chat.isdecimal():
                await self._wait_for_next(update, -int(chat))
            case ["history"]:
                await self._solo.on_history(update, _)
            case ["rules"]:
                await self.on_rules(update, _)
            case ["about"]:
                await self.on_about(update, _)
            case ["help"]:
                await self.on_help(update, _)
            case [""] | ["back"]:
                await self._play(update, self._welcome)
            case _:
                await self._play(update, self._bad_invitation)

    async def _join(self, update: Update, code: str, key: str) -> None:
        user = update.effective_user
        table = await self._house.store.read_table(code)
        chat = table.venue.chat if table else None
        stranger = False
        if table is not None and chat is not None and user is not None:
            stranger = not await is_member(self._house, chat, user.id)

        async def work(tx: Transaction, person: PersonDocument) -> None:
            try:
                if stranger:
                    raise Barred(Bar.NOT_A_MEMBER)
                await seating.invite(tx, code, key, person, self._voice)
            except Barred as barred:
                if barred.bar is Bar.TOO_LATE and person.table == code:
                    await hand.resend_private(tx, person.user_id, self._voice)
                    return
                self._say(tx, person, barred.bar.value, code=Code(person.table or ""))

        await self._play(update, work)

    async def _wait_for_next(self, update: Update, chat: int) -> None:
        """A link from a group's /nextgame: on its list, for people of that group."""
        user = update.effective_user
        member = user is not None and await is_member(self._house, chat, user.id)

        async def work(tx: Transaction, person: PersonDocument) -> None:
            group = await tx.group(chat)
            if group.language is None:
                await self._bad_invitation(tx, person)  # no group of the bot's
            elif not member:
                self._say(tx, person, Bar.NOT_A_MEMBER.value)
            else:
                nextgame.wait(tx, group, person, self._voice)

        await self._play(update, work)

    async def _welcome(self, tx: Transaction, person: PersonDocument) -> None:
        if await hand.resend_private(tx, person.user_id, self._voice):
            return
        tx.send(welcome(person, self._voice))

    async def _bad_invitation(self, tx: Transaction, person: PersonDocument) -> None:
        self._say(tx, person, Bar.BAD_INVITATION.value)

    async def on_role(self, update: Update, _: object) -> None:
        """/role: the role letter and the open question once more."""

        async def work(tx: Transaction, person: PersonDocument) -> None:
            if not await hand.resend_private(tx, person.user_id, self._voice):
                self._say(tx, person, "no-game")

        await self._play(update, work)

    async def on_board(self, update: Update, _: object) -> None:
        """/board: the panel of one's table."""

        async def work(tx: Transaction, person: PersonDocument) -> None:
            table = await seating.mine(tx, person.user_id)
            if table is None or table.game is None:
                self._say(tx, person, "no-game")
                return
            cast = Cast.of(table, self._voice.username)
            text = panel(table_view(table.game), cast, person.speaks, self._voice.texts)
            tx.send(message(_chat(person), text))

        await self._play(update, work)

    async def on_rules(self, update: Update, _: object) -> None:
        """/rules: page by page, with the numbers of the table one sits at."""

        async def work(tx: Transaction, person: PersonDocument) -> None:
            table = await seating.mine(tx, person.user_id)
            tx.send(rules_letter(person, 1, players_of(table), self._voice))

        await self._play(update, work)

    async def on_help(self, update: Update, _: object) -> None:
        """/help: what there is to say to the bot."""

        async def work(tx: Transaction, person: PersonDocument) -> None:
            tx.send(message(_chat(person), help_text(person.speaks, self._voice.texts)))

        await self._play(update, work)

    async def on_about(self, update: Update, _: object) -> None:
        """/about: the game's authors and its licence."""

        async def work(tx: Transaction, person: PersonDocument) -> None:
            self._say(tx, person, "about")

        await self._play(update, work)

    async def on_language(self, update: Update, _: object) -> None:
        """/language: one's own language, for private letters and alerts."""

        async def work(tx: Transaction, person: PersonDocument) -> None:
            rows = language_keyboard(self._voice.texts, group=False)
            text = self._voice.texts.say(person.speaks, "language-choose")
            tx.send(message(_chat(person), text, rows))

        await self._play(update, work)

    async def on_leave(self, update: Update, _: object) -> None:
        """/leave gives up a seat in a lobby; in a running game it asks first."""

        async def work(tx: Transaction, person: PersonDocument) -> None:
            table = await seating.mine(tx, person.user_id)
            if table is None:
                self._say(tx, person, "not-in-lobby")
            elif table.stage is Stage.PLAYING:
                tx.send(flee_question(table, person, self._house))
            else:
                await seating.leave_lobby(tx, table, person.user_id, self._voice)
                self._say(tx, person, "left-lobby", code=Code(table.code))

        await self._play(update, work)

    async def on_back(self, update: Update, _: object) -> None:
        """/back: returns to the seat that one left in a running game."""

        async def work(tx: Transaction, person: PersonDocument) -> None:
            table = await seating.mine(tx, person.user_id)
            if table is None or table.game is None:
                self._say(tx, person, "no-game")
                return
            try:
                await absence.come_back(tx, table.code, person.user_id, self._voice)
            except Refused as refused:
                answer = running.refusal(refused.reason, person.speaks, self._voice.texts)
                tx.send(message(_chat(person), answer.text))

        await self._play(update, work)

    async def on_cancel(self, update: Update, _: object) -> None:
        """/cancel in private: the host of one's table may end it, with a confirming tap."""

        async def work(tx: Transaction, person: PersonDocument) -> None:
            table = await seating.mine(tx, person.user_id)
            if table is None:
                self._say(tx, person, "no-game")
            elif table.host != person.user_id:
                self._say(tx, person, Bar.NOT_HOST.value)
            else:
                tx.send(cancel_question(table, _chat(person), self._house))

        await self._play(update, work)

    async def on_ping(self, update: Update, _: object) -> None:
        """/ping: how long Telegram takes to answer the bot."""
        began = monotonic()
        await self._house.line.call("getMe", {})
        took = round((monotonic() - began) * 1000)

        async def work(tx: Transaction, person: PersonDocument) -> None:
            self._say(tx, person, "pong", ms=took)

        await self._play(update, work)

    async def on_group_word(self, update: Update, _: object) -> None:
        """Words that only a group understands, with the way into one."""

        async def work(tx: Transaction, person: PersonDocument) -> None:
            text = self._voice.texts.say(person.speaks, "group-only")
            tx.send(message(_chat(person), text, [[add_to_group(person.speaks, self._voice)]]))

        await self._play(update, work)

    def _say(self, tx: Transaction, person: PersonDocument, key: str, **facts: Value) -> None:
        tx.send(message(_chat(person), self._voice.texts.say(person.speaks, key, **facts)))

    async def _play(self, update: Update, work: Work) -> None:
        user = update.effective_user
        if user is None:
            return
        actor = Actor.of(user)

        async def inside(tx: Transaction) -> None:
            await work(tx, await known(tx, actor, reachable=True))

        await self._house.store.transact(inside, update_id=update.update_id)


def _chat(person: PersonDocument) -> Reader:
    return Reader(person.user_id, person.speaks)


def add_to_group(language: str, voice: Voice) -> dict[str, object]:
    """The button that adds the bot to a group, asking for the rights it makes use of."""
    return {
        "text": voice.texts.plain(language, "button-add-to-group"),
        "url": f"https://t.me/{voice.username}?startgroup=new&admin={ADD_RIGHTS}",
    }


def welcome(person: PersonDocument, voice: Voice) -> Letter:
    """What the bot is and how to begin, for somebody who opens the private chat."""
    text = voice.texts.say(person.speaks, "greet-private", command=Code("/newgame"))
    return message(_chat(person), text, [[add_to_group(person.speaks, voice)]])


def players_of(table: TableDocument | None) -> int:
    """For how many players the rules are shown."""
    seated = len(table.members) if table else 0
    return seated if seated in TABLES else COMMON_TABLE


def rules_keyboard(number: int, players: int, language: str, voice: Voice) -> Keyboard:
    """A button for each other page, named by its heading."""
    return [
        [
            {
                "text": heading(voice.texts, language, other),
                "callback_data": data(Page(other, players)),
            }
        ]
        for other in range(1, PAGES + 1)
        if other != number
    ]


def rules_letter(person: PersonDocument, number: int, players: int, voice: Voice) -> Letter:
    """A page of the rules with the way to the others."""
    text = page(voice.texts, person.speaks, TABLES[players], number)
    rows = rules_keyboard(number, players, person.speaks, voice)
    return message(_chat(person), text, rows, slot="rules")

"""Tables of strangers and tables by link: their commands in private, and their taps."""

from typing import Any, assert_never

from telegram import Update
from telegram.ext import CommandHandler, filters

from tgbot.bars import Bar, Barred
from tgbot.buttons import Browse, Enter, Match, Queue, Say, Seek
from tgbot.documents import PersonDocument
from tgbot.handlers.acquaintance import is_surely_member
from tgbot.handlers.private_chat import in_private, reply, words_after
from tgbot.house import Answer, House, Voice
from tgbot.queue import queueing
from tgbot.storage.transaction import Transaction
from tgbot.strangers import browsing, matching, private_tables, talk
from tgbot.strangers.relay import NotSaid
from tgbot.words.texts import Code

Meeting = Seek | Queue | Match | Browse | Enter | Say


class MatchCommands:
    """/play, /stop, /tables, /private and /join CODE, in private chats."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._voice = house.voice

    def handlers(self) -> list[CommandHandler[Any, Any]]:
        """One handler for each command."""
        commands = [
            ("play", self.on_play),
            ("stop", self.on_stop),
            ("tables", self.on_tables),
            ("private", self.on_private),
            ("join", self.on_join),
        ]
        return [
            CommandHandler(name, callback, filters=filters.ChatType.PRIVATE)
            for name, callback in commands
        ]

    async def on_play(self, update: Update, _: object) -> None:
        """/play asks what is wanted, or shows how the waiting goes."""

        async def work(tx: Transaction, person: PersonDocument) -> None:
            await matching.may_meet_strangers(tx, person)
            if not await queueing.show_status(tx, person, self._voice):
                wishes = queueing.wishes_of(person)
                tx.send(queueing.wishes_letter(person, wishes, self._voice, anew=True))

        await in_private(self._house, update, work)

    async def on_stop(self, update: Update, _: object) -> None:
        """/stop ends the waiting."""

        async def work(tx: Transaction, person: PersonDocument) -> None:
            waited = person.queued
            await queueing.leave(tx, person, "queue-left", self._voice)
            reply(tx, person, self._voice, "queue-left" if waited else "queue-not-in")

        await in_private(self._house, update, work)

    async def on_tables(self, update: Update, _: object) -> None:
        """/tables: the tables that strangers may find."""

        async def work(tx: Transaction, person: PersonDocument) -> None:
            wishes = queueing.wishes_of(person).changed(clock=None)
            await browsing.show_tables(tx, person, wishes, self._voice, anew=True)

        await in_private(self._house, update, work)

    async def on_private(self, update: Update, _: object) -> None:
        """/private: a table by link, without a group."""

        async def work(tx: Transaction, person: PersonDocument) -> None:
            await private_tables.open_table(tx, person, self._voice)

        await in_private(self._house, update, work)

    async def on_join(self, update: Update, _: object) -> None:
        """/join CODE: a seat at a friend's table."""
        words = words_after(update)
        code = private_tables.typed_code(words[0]) if words else None
        table = await self._house.store.read_table(code) if code else None
        outsider = False
        if table is not None and table.venue.chat is not None and update.effective_user:
            outsider = not await is_surely_member(
                self._house, table.venue.chat, update.effective_user.id
            )

        async def work(tx: Transaction, person: PersonDocument) -> None:
            if not words:
                reply(tx, person, self._voice, "join-how", command=Code("/join 7KQ2"))
            elif code is None:
                raise Barred(Bar.BAD_CODE)
            else:
                await private_tables.join_by_code(tx, person, code, self._voice, outsider=outsider)

        await in_private(self._house, update, work)


async def tapped(
    tx: Transaction, person: PersonDocument, press: Meeting, way: str | None, voice: Voice
) -> Answer:
    """Plays a tap that concerns strangers; `way` leads into the group of the table tapped at.

    Raises Barred.
    """
    match press:
        case Seek(wishes, go=True):
            return await matching.find_table(tx, person, wishes, voice)
        case Seek(wishes):
            tx.put_person(person.changed(wishes=wishes))
            tx.send(queueing.wishes_letter(person, wishes, voice, anew=False))
        case Queue("stop"):
            await queueing.leave(tx, person, "queue-left", voice)
        case Queue():
            if not await queueing.widen(tx, person, voice):
                return Answer(voice.texts.plain(person.speaks, "queue-not-in"), alert=True)
            return Answer(voice.texts.plain(person.speaks, "queue-widened"))
        case Match(number, "no"):
            return await matching.say_no(tx, number, person, voice)
        case Match(number, word):
            with_room = word == "room"
            return await matching.say_ready(tx, number, person, voice, with_room=with_room)
        case Browse(wishes):
            await browsing.show_tables(tx, person, wishes, voice, anew=False)
        case Enter(code):
            return await browsing.enter(tx, person, code, way, voice)
        case Say():
            try:
                return await talk.say_phrase(tx, person, press, voice)
            except NotSaid as silent:
                return Answer(voice.texts.plain(person.speaks, silent.why.value), alert=True)
        case _ as unreachable:
            assert_never(unreachable)
    return Answer()

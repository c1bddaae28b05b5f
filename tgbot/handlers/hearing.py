"""A command that was said in a group, and who said it: what every group command begins with.

The group hears what concerns everybody; what concerns one person goes to the private chat. Words
are repeated at most once in ten seconds, so that nobody can flood a group through the bot.
"""

from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from telegram import Message, Update

from tgbot.bars import Bar, Barred
from tgbot.documents import GroupDocument, PersonDocument, TableDocument
from tgbot.handlers.acquaintance import Actor, faceless, is_admin, known, known_group
from tgbot.house import House
from tgbot.post import Priority
from tgbot.storage.transaction import Transaction
from tgbot.tables import lobby
from tgbot.words.cast import Reader
from tgbot.words.message import message
from tgbot.words.texts import Code, Value

REPEAT_S = 10
"""The same words are said again to a group no sooner than this."""
HEARD_A_MINUTE = 10
"""Commands of a group that are answered with words; more are played, and nothing is said."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A command in a group: who, where, and what is known of both."""

    tx: Transaction
    actor: Actor
    person: PersonDocument
    group: GroupDocument
    table: TableDocument | None
    thread: int | None
    admin: bool
    quiet: bool = False
    """Whether the group has said so much that words would only flood it."""

    @property
    def reader(self) -> Reader:
        """The group, spoken to in its language."""
        return Reader(self.group.chat, self.group.language or self.person.speaks, self.thread)


Callback = Callable[[Update, Any], Coroutine[Any, Any, None]]
Work = Callable[[Scene], Awaitable[None]]


class Hearing:
    """Hears commands for those who know what to do."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._voice = house.voice

    def runs(self, scene: Scene, table: TableDocument) -> bool:
        """Whether the one who spoke may start, cancel and kick at this table."""
        return lobby.may_run(table, scene.actor.user_id, group_admin=scene.admin)

    def say(self, scene: Scene, key: str, **facts: Value) -> None:
        """Says something to the group, without a sound, after all that a game has to say."""
        if not scene.quiet:
            text = self._voice.texts.say(scene.reader.language, key, **facts)
            scene.tx.send(message(scene.reader, text, silent=True, priority=Priority.NOTICE))

    async def play(
        self,
        update: Update,
        work: Work,
        *,
        needs_admin: bool = False,
        faceless_too: bool = False,
        quiet_key: str = "",
    ) -> None:
        """Runs a command's work in one transaction, with everything known of who and where.

        `faceless_too` lets an anonymous admin of this very group in; nobody else without a face
        gets further than a hint. `quiet_key` names words that are not to be repeated too soon.
        """
        sent, user = update.effective_message, update.effective_user
        if sent is None or user is None:
            return
        another_bot = user.is_bot and not faceless(sent)
        if quiet_key and await self._house.store.hit(f"{sent.chat.id}:{quiet_key}", REPEAT_S) > 1:
            return
        quiet = await self._house.store.hit(f"{sent.chat.id}:commands", 60) > HEARD_A_MINUTE
        anonymous_admin = faceless(sent) and _is_the_group(sent)
        admin = anonymous_admin
        if needs_admin and not user.is_bot and not faceless(sent):
            admin = await is_admin(self._house, sent.chat.id, user.id)
        actor = Actor.of(user)

        async def inside(tx: Transaction) -> None:
            if another_bot or faceless(sent):
                person = PersonDocument(user_id=user.id, telegram_language=actor.language)
            else:
                person = await known(tx, actor)
            group = await known_group(tx, sent.chat, person.speaks)
            table = await tx.table(group.table) if group.table else None
            thread = sent.message_thread_id if sent.is_topic_message else None
            scene = Scene(tx, actor, person, group, table, thread, admin, quiet)
            if another_bot:
                self.say(scene, Bar.NO_BOTS.value)
                return
            if faceless(sent) and not (faceless_too and anonymous_admin):
                self.say(scene, "no-channel")
                return
            try:
                await work(scene)
            except Barred as barred:
                if barred.bar is not Bar.NOT_IN_LOBBY:
                    missing = lobby.missing(table) if table else 0
                    self.say(
                        *(scene, barred.bar.value), code=Code(person.table or ""), missing=missing
                    )

        await self._house.store.transact(inside, update_id=update.update_id)


def _is_the_group(sent: Message) -> bool:
    return sent.sender_chat is not None and sent.sender_chat.id == sent.chat.id

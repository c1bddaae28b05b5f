"""Commands of those who run a lobby: more time, the start, and a seat that must be freed.

Nothing starts and nobody loses a seat by accident: a start is confirmed by a tap, and whose seat is
meant is said by a reply, a mention or the seat's number.
"""

from typing import Any

from telegram import Message, MessageEntity, Update
from telegram.ext import CallbackContext, CommandHandler, filters

from core.refusals import Refused
from tgbot.bars import Bar, Barred
from tgbot.documents import Stage, TableDocument
from tgbot.handlers.hearing import Hearing, Scene
from tgbot.house import House
from tgbot.storage.transaction import Transaction
from tgbot.tables import absence, autostart, countdown, lobby, running, seating
from tgbot.words.cast import Cast, Reader
from tgbot.words.message import message
from tgbot.words.texts import Code

Context = CallbackContext[Any, Any, Any, Any]


class HostCommands:
    """/extend, /forcestart, /kick and their other names."""

    def __init__(self, house: House) -> None:
        self._voice = house.voice
        self._hearing = Hearing(house)

    def handlers(self) -> list[CommandHandler[Any, Any]]:
        """One handler for each command, for groups only."""
        groups = filters.ChatType.GROUPS
        return [
            CommandHandler(["extend"], self.on_extend, filters=groups),
            CommandHandler(["forcestart", "go"], self.on_force_start, filters=groups),
            CommandHandler(["kick", "smite"], self.on_kick, filters=groups),
        ]

    async def on_extend(self, update: Update, context: Context) -> None:
        """/extend [seconds]: more time for the lobby; an admin may also take some away."""
        more_ms = _number(context.args or []) * 1000 or countdown.EXTEND_MS

        async def work(scene: Scene) -> None:
            table = self._lobby(scene)
            if table is None:
                return
            user_id = scene.actor.user_id
            if table.seat_of(user_id) is None and not self._hearing.runs(scene, table):
                raise Barred(Bar.NOT_IN_LOBBY)
            left = autostart.extend(
                scene.tx, table, user_id, more_ms, self._voice, admin=scene.admin
            )
            if left:
                self._hearing.say(scene, "countdown-left", code=Code(table.code), seconds=left)
            else:
                self._hearing.say(scene, "lobby-stays")

        await self._hearing.play(update, work, needs_admin=True, faceless_too=True)

    async def on_force_start(self, update: Update, _: Context) -> None:
        """/forcestart: asks the one who runs the lobby for the tap that starts it."""

        async def work(scene: Scene) -> None:
            table = self._lobby(scene)
            if table is None:
                return
            if not self._hearing.runs(scene, table):
                raise Barred(Bar.NOT_HOST)
            if lobby.missing(table):
                raise Barred(Bar.TOO_FEW)
            seating.ask(scene.tx, table, "start", self._voice, anew=True)

        await self._hearing.play(update, work, needs_admin=True, faceless_too=True)

    async def on_kick(self, update: Update, context: Context) -> None:
        """/kick: frees a seat in a lobby; in a game the seat stays, and is acted for."""
        sent, words = update.effective_message, context.args or []

        async def work(scene: Scene) -> None:
            table = scene.table
            if table is None or table.stage is Stage.OVER:
                self._hearing.say(scene, Bar.NO_TABLE.value, command=Code("/newgame"))
                return
            if not self._hearing.runs(scene, table):
                raise Barred(Bar.NOT_HOST)
            if sent is None or not (_answered(sent) or words):
                self._hearing.say(scene, "kick-whom", command=Code("/kick"))
                return
            seat = await _seat_meant(scene.tx, table, sent, words)
            if seat is None:
                raise Barred(Bar.NO_SUCH_SEAT)
            await self._kick(scene, table, seat)

        await self._hearing.play(update, work, needs_admin=True, faceless_too=True)

    async def _kick(self, scene: Scene, table: TableDocument, seat: int) -> None:
        tx, member = scene.tx, table.members[seat]
        if table.stage is Stage.PLAYING:
            if member.robot:
                raise Barred(Bar.NO_SUCH_SEAT)
            try:
                await absence.flee(tx, table.code, member.user_id, self._voice)
            except Refused as refused:
                answer = running.refusal(refused.reason, scene.reader.language, self._voice.texts)
                tx.send(message(scene.reader, answer.text, silent=True))
            return
        player = Cast.of(table, self._voice.username).name(seat, mention=False)
        await seating.leave_lobby(tx, table, member.user_id, self._voice)
        self._hearing.say(scene, "kicked", player=player)
        if not member.robot:
            text = self._voice.texts.say(member.language, "kicked-you", code=Code(table.code))
            tx.send(message(Reader(member.user_id, member.language), text))

    def _lobby(self, scene: Scene) -> TableDocument | None:
        """The open lobby, or None after saying why there is none."""
        table = scene.table
        if table is None or table.stage is Stage.OVER:
            self._hearing.say(scene, Bar.NO_TABLE.value, command=Code("/newgame"))
            return None
        if table.stage is not Stage.LOBBY:
            raise Barred(Bar.TOO_LATE)
        return table


def _number(words: list[str]) -> int:
    """The number after a command; 0 where none can be read."""
    try:
        return int(words[0])
    except (IndexError, ValueError):
        return 0


def _answered(sent: Message) -> int | None:
    """Whose message this one answers. In a topic, every message answers the topic's first."""
    answered = sent.reply_to_message
    if answered is None or answered.from_user is None or answered.forum_topic_created:
        return None
    return answered.from_user.id


async def _seat_meant(
    tx: Transaction, table: TableDocument, sent: Message, words: list[str]
) -> int | None:
    """The seat that a command means: by a reply, a mention or a number counted from 1."""
    for entity in sent.entities:
        if entity.type == MessageEntity.TEXT_MENTION and entity.user is not None:
            return table.seat_of(entity.user.id)
    if words and words[0].startswith("@"):
        wanted = words[0].removeprefix("@").casefold()
        for seat, member in enumerate(table.members):
            if not member.robot and (await tx.person(member.user_id)).username.casefold() == wanted:
                return seat
        return None
    if words:
        seat = _number(words) - 1
        return seat if 0 <= seat < len(table.members) else None
    answered = _answered(sent)
    return None if answered is None else table.seat_of(answered)

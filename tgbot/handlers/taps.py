"""Every tap on a button: read the press, play it in one transaction, answer the tap.

A tap is always answered, also when it is old, forged, a stranger's or a second one. The answer
goes out after the commit and is waited for by nobody: losing it loses nothing.
"""

import logging
from typing import Any, assert_never

from telegram import CallbackQuery, Update
from telegram.error import TelegramError
from telegram.ext import Application, CallbackContext, CallbackQueryHandler

from core.refusals import Refused
from tgbot import buttons
from tgbot.bars import Barred
from tgbot.buttons import (
    Ask,
    AtTable,
    Back,
    Browse,
    Claim,
    Configure,
    Enter,
    History,
    Match,
    MyRole,
    Open,
    Page,
    Play,
    Press,
    Queue,
    RecordFile,
    Say,
    Seek,
    Speak,
    StopWaiting,
)
from tgbot.handlers.acquaintance import GROUPS, Actor, is_admin, is_surely_member, known
from tgbot.handlers.choice_taps import configure, speak, turn
from tgbot.handlers.matching import tapped
from tgbot.handlers.rooms import way_in
from tgbot.handlers.table_taps import FOR_HOSTS, at_table, open_here
from tgbot.handlers.tap import Tap
from tgbot.house import Answer, House
from tgbot.storage.store import AlreadySeen
from tgbot.storage.transaction import Transaction
from tgbot.tables import hand, history, nextgame, play
from tgbot.tables.running import Stale, refusal
from tgbot.words.lengths import ALERT_LIMIT, fit

log = logging.getLogger(__name__)


class Taps:
    """All callback queries."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._voice = house.voice

    def handlers(self) -> list[CallbackQueryHandler[Any, Any]]:
        """One handler: the data decides."""
        return [CallbackQueryHandler(self.on_tap)]

    async def on_tap(self, update: Update, context: CallbackContext[Any, Any, Any, Any]) -> None:
        """Plays one tap and answers it."""
        query = update.callback_query
        if query is None:
            return
        actor = Actor.of(query.from_user)
        press = buttons.press(query.data or "")
        admin = await self._admin_needed(query, press) and await is_admin(
            self._house, query.message.chat.id if query.message else 0, actor.user_id
        )
        way = await self._way_needed(press, actor.user_id)

        async def inside(tx: Transaction) -> Answer:
            person = await known(tx, actor)
            chat = query.message.chat if query.message else None
            return await played(Tap(tx, person, chat, admin, way, self._voice), press)

        try:
            answer = await self._house.store.transact(inside, update_id=update.update_id)
        except AlreadySeen:
            answer = Answer()
        self._answer(context.application, query, answer)

    async def _admin_needed(self, query: CallbackQuery, press: Press | None) -> bool:
        """Whether it matters if the presser runs the group: for hosts it does not."""
        if query.message is None or query.message.chat.type not in GROUPS:
            return False
        match press:
            case Speak(group=True) | Configure():
                return True
            case AtTable(code, word) if word in FOR_HOSTS:
                table = await self._house.store.read_table(code)
                return table is not None and table.host != query.from_user.id
            case _:
                return False

    async def _way_needed(self, press: Press | None, user_id: int) -> str | None:
        """The way into the group of a listed table, for somebody who is not in it."""
        if not isinstance(press, Enter):
            return None
        table = await self._house.store.read_table(press.code)
        chat = table.venue.chat if table is not None else None
        if chat is None or await is_surely_member(self._house, chat, user_id):
            return None
        group = await self._house.store.read_group(chat)
        return group.link or await way_in(self._house, chat) or ""

    def _answer(
        self,
        application: Application[Any, Any, Any, Any, Any, Any],
        query: CallbackQuery,
        answer: Answer,
    ) -> None:
        async def send() -> None:
            try:
                await query.answer(fit(answer.text, ALERT_LIMIT), show_alert=answer.alert)
            except TelegramError as error:
                # Too late, or out of reach: the tap itself has been played.
                log.info("a tap was not answered: %s", type(error).__name__)

        application.create_task(send())


async def played(tap: Tap, press: Press | None) -> Answer:
    """What comes of a press: its answer, or why not."""
    try:
        return await _play(tap, press)
    except Stale:
        return tap.says("stale", alert=True)
    except Refused as refused:
        return refusal(refused.reason, tap.person.speaks, tap.voice.texts)
    except Barred as barred:
        return tap.barred(barred.bar)


async def _play(tap: Tap, press: Press | None) -> Answer:
    tx, person, voice = tap.tx, tap.person, tap.voice
    user_id = person.user_id
    match press:
        case None:
            raise Stale
        case Play(code, step, intent):
            return await play.act(tx, code, user_id, step, intent, person.speaks, voice)
        case Ask(code, step, intent):
            return await play.ask_twice(tx, code, user_id, step, intent, voice)
        case Back(code, step):
            return await play.back_to_choices(tx, code, user_id, step, voice)
        case Claim(code):
            return await hand.offer_claims(tx, code, user_id, voice)
        case MyRole(code):
            return await hand.own_hand(tx, code, user_id, voice)
        case AtTable(code, word):
            return await at_table(tap, code, word)
        case Open():
            return await open_here(tap)
        case Speak(language, group):
            return await speak(tap, language, group=group)
        case Page(number, players):
            return turn(tap, number, players)
        case Configure(setting, value):
            return await configure(tap, setting, value)
        case StopWaiting(chat):
            nextgame.stop_waiting(tx, await tx.group(chat), person, voice)
            return Answer()
        case History(code, number):
            await history.show(tx, code, person, number, voice)
            return Answer()
        case RecordFile(code):
            await history.send_file(tx, code, person, voice)
            return tap.says("record-in-private")
        case Seek() | Queue() | Match() | Browse() | Enter() | Say():
            return await tapped(tx, person, press, tap.way, voice)
        case _ as unreachable:
            assert_never(unreachable)

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
from core.tables import TABLES
from tgbot import buttons
from tgbot.bars import Bar, Barred
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
from tgbot.documents import PersonDocument, Stage, TableDocument
from tgbot.handlers.acquaintance import (
    GROUPS,
    Actor,
    is_admin,
    is_surely_member,
    known,
    known_group,
)
from tgbot.handlers.matching import tapped
from tgbot.handlers.privates import rules_keyboard
from tgbot.handlers.rooms import way_in
from tgbot.house import Answer, House
from tgbot.post import Act, Letter
from tgbot.storage.store import AlreadySeen
from tgbot.storage.transaction import Transaction
from tgbot.strangers import private_tables, rooms
from tgbot.tables import (
    absence,
    config,
    hand,
    history,
    lobby,
    nextgame,
    place,
    play,
    rematch,
    running,
    seating,
)
from tgbot.words.cast import Reader
from tgbot.words.lengths import ALERT_LIMIT, fit
from tgbot.words.letters import message
from tgbot.words.rulebook import PAGES, page
from tgbot.words.texts import LANGUAGES, Code

log = logging.getLogger(__name__)

FOR_HOSTS = {
    *("start", "deal", "cancel", "close", "keep", "robot", "unrobot"),
    *("list", "room", "home"),
}
"""Words about a table that only its host, or who runs its group, may say."""


class Taps:
    """All callback queries."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._voice = house.voice
        self._texts = house.voice.texts

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
            return await self._played(tx, person, press, query, admin, way)

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

    async def _played(
        self,
        tx: Transaction,
        person: PersonDocument,
        press: Press | None,
        query: CallbackQuery,
        admin: bool,
        way: str | None,
    ) -> Answer:
        try:
            return await self._play(tx, person, press, query, admin, way)
        except running.Stale:
            return Answer(self._texts.plain(person.speaks, "stale"), alert=True)
        except Refused as refused:
            return running.refusal(refused.reason, person.speaks, self._texts)
        except Barred as barred:
            return self._barred(person, barred.bar)

    def _barred(self, person: PersonDocument, bar: Bar, missing: int = 0) -> Answer:
        text = self._texts.plain(
            person.speaks,
            bar.value,
            missing=missing,
            code=Code(person.table or ""),
            command=Code("/newgame"),
        )
        return Answer(text, alert=True)

    async def _play(
        self,
        tx: Transaction,
        person: PersonDocument,
        press: Press | None,
        query: CallbackQuery,
        admin: bool,
        way: str | None,
    ) -> Answer:
        user_id, voice = person.user_id, self._voice
        match press:
            case None:
                raise running.Stale
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
                table = await tx.table(code)
                if table is None:
                    return self._barred(person, Bar.NO_TABLE)
                return await self._at_table(tx, person, table, word, query, admin)
            case Open():
                return await self._open(tx, person, query)
            case Speak(language, group):
                return await self._speak(tx, person, language, query, group=group, admin=admin)
            case Page(number, players):
                return self._turn(tx, person, number, players, query)
            case Configure(setting, value):
                return await self._configure(tx, person, setting, value, query, admin)
            case StopWaiting(chat):
                nextgame.stop_waiting(tx, await tx.group(chat), person, voice)
                return Answer()
            case History(code, number):
                await history.show(tx, code, person, number, voice)
                return Answer()
            case RecordFile(code):
                await history.send_file(tx, code, person, voice)
                return Answer(self._texts.plain(person.speaks, "record-in-private"))
            case Seek() | Queue() | Match() | Browse() | Enter() | Say():
                return await tapped(tx, person, press, way, voice)
            case _ as unreachable:
                assert_never(unreachable)

    async def _open(self, tx: Transaction, person: PersonDocument, query: CallbackQuery) -> Answer:
        """The button of the greeting: a lobby in this group, hosted by the presser."""
        if query.message is None or query.message.chat.type not in GROUPS:
            raise running.Stale
        group = await known_group(tx, query.message.chat, person.speaks)
        table = await tx.table(group.table) if group.table else None
        if table is not None and table.stage is Stage.PLAYING:
            return Answer(self._texts.plain(person.speaks, "game-runs"), alert=True)
        if table is not None:
            seating.repost(tx, table, self._voice)
        else:
            await seating.host_in_group(tx, group, None, person, self._voice)
        return Answer()

    async def _at_table(
        self,
        tx: Transaction,
        person: PersonDocument,
        table: TableDocument,
        word: str,
        query: CallbackQuery,
        admin: bool,
    ) -> Answer:
        if word in FOR_HOSTS and not lobby.may_run(table, person.user_id, group_admin=admin):
            return self._barred(person, Bar.NOT_HOST)
        in_lobby = table.stage is Stage.LOBBY
        match word:
            case "leave":
                await seating.leave_lobby(tx, table, person.user_id, self._voice)
            case "start" if in_lobby and lobby.missing(table):
                return self._barred(person, Bar.TOO_FEW, lobby.missing(table))
            case "again":
                await rematch.ask_again(tx, table, person, self._voice)
            case "sit":
                await rematch.sit(tx, table, person, self._voice)
            case "robot":
                seating.keep(tx, lobby.add_robot(table).changed(asking=""), self._voice)
            case "unrobot":
                seating.keep(tx, lobby.remove_robot(table).changed(asking=""), self._voice)
            case "start" | "cancel" if in_lobby:
                seating.ask(tx, table, word, self._voice)
            case "keep" if in_lobby:
                seating.ask(tx, table, "", self._voice)
            case "deal" if table.stage in (Stage.STARTING, Stage.PLAYING):
                return Answer()  # the second tap of a double one
            case "deal":
                if in_lobby and lobby.missing(table):
                    return self._barred(person, Bar.TOO_FEW, lobby.missing(table))
                seating.begin(tx, table, self._voice)
            case "close":
                await seating.cancel(tx, table, self._voice)
                self._remove(tx, query, f"{table.code}:cancel")
            case "keep":
                self._remove(tx, query, f"{table.code}:cancel")
            case "flee":
                await absence.flee(tx, table.code, person.user_id, self._voice)
                self._remove(tx, query, f"{table.code}:flee")
            case "stay":
                self._remove(tx, query, f"{table.code}:flee")
            case "list":
                await private_tables.let_strangers_find(tx, table, self._voice)
                return Answer(self._texts.plain(person.speaks, "listed"))
            case "room":
                await rooms.ask_for_room(tx, table, person, self._voice)
            case "home" if person.room is not None:
                await rooms.open_room(tx, person, await tx.group(person.room), self._voice)
            case _:
                raise running.Stale
        return Answer()

    def _remove(self, tx: Transaction, query: CallbackQuery, slot: str) -> None:
        """A question that has been answered goes away."""
        if query.message is not None:
            tx.send(
                Letter(chat=query.message.chat.id, act=Act.EDIT, method="deleteMessage", slot=slot)
            )

    async def _configure(
        self,
        tx: Transaction,
        person: PersonDocument,
        setting: str,
        value: str,
        query: CallbackQuery,
        admin: bool,
    ) -> Answer:
        if query.message is None or query.message.chat.type not in GROUPS:
            raise running.Stale
        if not admin:
            return Answer(self._texts.plain(person.speaks, "config-admin"), alert=True)
        group = await known_group(tx, query.message.chat, person.speaks)
        await config.configure(tx, group, setting, value, self._voice)
        return Answer(self._texts.plain(person.speaks, "done"))

    async def _speak(
        self,
        tx: Transaction,
        person: PersonDocument,
        language: str,
        query: CallbackQuery,
        *,
        group: bool,
        admin: bool,
    ) -> Answer:
        if language not in LANGUAGES:
            raise running.Stale
        if not group:
            tx.put_person(person.changed(language=language))
            table = await seating.mine(tx, person.user_id)
            if table is not None:
                tx.put_table(place.spoken_to(table, person.user_id, language))
            return Answer(self._texts.plain(language, "language-set"))
        if not admin or query.message is None:
            return Answer(self._texts.plain(person.speaks, "language-admin"), alert=True)
        found = await tx.group(query.message.chat.id)
        tx.put_group(found.changed(language=language))
        table = await tx.table(found.table) if found.table else None
        if table is not None:
            changed = table.changed(language=language)
            tx.put_table(changed)
            if changed.stage is Stage.LOBBY:
                seating.keep(tx, changed, self._voice)
            place.show_panel(tx, changed, self._voice)
        config.show_again(tx, found.changed(language=language), self._voice)
        return Answer(self._texts.plain(language, "language-set"))

    def _turn(
        self,
        tx: Transaction,
        person: PersonDocument,
        number: int,
        players: int,
        query: CallbackQuery,
    ) -> Answer:
        if players not in TABLES or not 1 <= number <= PAGES or query.message is None:
            raise running.Stale
        text = page(self._texts, person.speaks, TABLES[players], number)
        rows = rules_keyboard(number, players, person.speaks, self._voice)
        reader = Reader(person.user_id, person.speaks)
        tx.send(message(reader, text, rows, act=Act.UPSERT, slot="rules"))
        return Answer()

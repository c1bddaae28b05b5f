"""Comings and goings: the bot in groups, people in groups and private chats, groups that move."""

from typing import Any

from telegram import ChatMemberRestricted, ChatMemberUpdated, Update
from telegram.constants import ChatMemberStatus, ChatType
from telegram.ext import BaseHandler, ChatMemberHandler, MessageHandler, filters

from core.refusals import Refused
from tgbot.buttons import Open, data
from tgbot.documents import GroupDocument, Stage
from tgbot.handlers.acquaintance import GROUPS, Actor, known, known_group
from tgbot.handlers.rooms import way_in
from tgbot.house import House
from tgbot.languages import FALLBACK
from tgbot.post import Act, Letter
from tgbot.storage.transaction import Transaction
from tgbot.strangers import rooms
from tgbot.tables import absence, nextgame, place, seating
from tgbot.words.cast import Reader
from tgbot.words.message import message
from tgbot.words.texts import Code, stack

_GONE = (ChatMemberStatus.LEFT, ChatMemberStatus.BANNED)


class Membership:
    """Service messages and membership updates."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._voice = house.voice

    def handlers(self) -> list[BaseHandler[Any, Any, Any]]:
        """Handlers for the bot's own membership, other people's, and migrations."""
        return [
            ChatMemberHandler(self.on_own, ChatMemberHandler.MY_CHAT_MEMBER),
            ChatMemberHandler(self.on_other, ChatMemberHandler.CHAT_MEMBER),
            MessageHandler(filters.StatusUpdate.LEFT_CHAT_MEMBER, self.on_left),
            MessageHandler(filters.StatusUpdate.MIGRATE, self.on_migrate),
        ]

    async def on_own(self, update: Update, _: object) -> None:
        """The bot was added to or removed from a group, or blocked by a person."""
        change = update.my_chat_member
        if change is None:
            return
        actor = Actor.of(change.from_user)
        gone = change.new_chat_member.status in _GONE

        async def inside(tx: Transaction) -> None:
            if change.chat.type == ChatType.PRIVATE:
                person = await known(tx, actor)
                tx.put_person(person.changed(reachable=not gone))
                table = await seating.mine(tx, actor.user_id) if gone else None
                if table is not None:
                    await absence.blocked(tx, table, actor.user_id, self._voice)
            elif change.chat.type in GROUPS and gone:
                await self._removed(tx, change.chat.id)
            elif change.chat.type in GROUPS:
                await self._greet(tx, update, actor)

        await self._house.store.transact(inside, update_id=update.update_id)

    async def _greet(self, tx: Transaction, update: Update, actor: Actor) -> None:
        """Says once what the bot is, and which rights it lacks and what works without them."""
        change = update.my_chat_member
        if change is None:
            return
        person = await known(tx, actor)
        group = await known_group(tx, change.chat, person.speaks)
        may_pin = bool(getattr(change.new_chat_member, "can_pin_messages", False))
        tx.put_group(group.changed(greeted=True, may_pin=may_pin))
        if change.old_chat_member.status in _GONE:
            table = await tx.table(group.table) if group.table else None
            if table is not None and table.stage is Stage.PLAYING:
                place.regain_group(tx, table, self._voice)
        if not group.greeted or group.may_pin != may_pin:
            tx.send(self._greeting(change, group, may_pin))

    def _greeting(self, change: ChatMemberUpdated, group: GroupDocument, may_pin: bool) -> Letter:
        """What the bot is; where it has been said, the same is edited to the rights there are."""
        texts, language = self._voice.texts, group.language or FALLBACK
        lines = [texts.say(language, "greet-group", command=Code("/newgame"))]
        if not may_pin:
            lines.append(texts.say(language, "greet-rights", missing="pin"))
        member = change.new_chat_member
        if isinstance(member, ChatMemberRestricted) and not member.can_send_polls:
            lines.append(texts.say(language, "greet-rights", missing="polls"))
        rows = [
            [
                {
                    "text": texts.plain(language, "button-open-lobby"),
                    "callback_data": data(Open()),
                    "style": "primary",
                }
            ]
        ]
        reader = Reader(group.chat, language)
        return message(
            reader,
            stack(lines),
            rows,
            act=Act.EDIT if group.greeted else Act.SEND,
            slot="greeting",
        )

    async def _removed(self, tx: Transaction, chat: int) -> None:
        """The group is out of reach: its lobby closes; a running game waits to be added again."""
        group = await tx.group(chat)
        tx.put_group(group.changed(greeted=False, link=""))
        table = await tx.table(group.table) if group.table else None
        if table is None:
            return
        if table.stage in (Stage.LOBBY, Stage.STARTING):
            await seating.close(tx, table, "lobby-closed", self._voice)
        elif table.stage is Stage.PLAYING:
            place.lose_group(tx, table, self._voice)

    async def on_other(self, update: Update, _: object) -> None:
        """Somebody left a group in which the bot is an admin, or came into it."""
        change = update.chat_member
        if change is None:
            return
        user_id = change.new_chat_member.user.id
        if change.new_chat_member.status in _GONE:
            await self._left(update, change.chat.id, user_id)
        elif change.old_chat_member.status in _GONE:
            await self._house.store.transact(
                lambda tx: rooms.arrived(tx, change.chat.id, user_id, self._voice),
                update_id=update.update_id,
            )

    async def on_left(self, update: Update, _: object) -> None:
        """Somebody left a group: the service message says so."""
        sent = update.effective_message
        if sent is not None and sent.left_chat_member is not None:
            await self._left(update, sent.chat.id, sent.left_chat_member.id)

    async def _left(self, update: Update, chat: int, user_id: int) -> None:
        async def inside(tx: Transaction) -> None:
            group = await tx.group(chat)
            if user_id in group.next_game:
                tx.put_group(nextgame.without(group, user_id))
            table = await tx.table(group.table) if group.table else None
            if table is None or table.seat_of(user_id) is None:
                return
            if table.stage is Stage.PLAYING:
                try:
                    await absence.flee(tx, table.code, user_id, self._voice)
                except Refused:
                    return  # dead, or away already
            else:
                await seating.leave_lobby(tx, table, user_id, self._voice)

        await self._house.store.transact(inside, update_id=update.update_id)

    async def on_migrate(self, update: Update, _: object) -> None:
        """The group became a supergroup: table, language and letters move to the new id."""
        sent = update.effective_message
        if sent is None:
            return
        old, new = (
            sent.migrate_from_chat_id or sent.chat.id,
            sent.migrate_to_chat_id or sent.chat.id,
        )
        link = await self._new_link(old, new) if sent.migrate_from_chat_id else None

        async def inside(tx: Transaction) -> None:
            await move_group(tx, old, new, self._house)
            if link:
                await rooms.relink(tx, new, link, self._voice)

        await self._house.store.transact(inside, update_id=update.update_id)

    async def _new_link(self, old: int, new: int) -> str | None:
        """The way into a group that had one for strangers: the old link died with the old id."""
        store = self._house.store
        had = (await store.read_group(old)).link or (await store.read_group(new)).link
        return await way_in(self._house, new) if had else None


async def move_group(tx: Transaction, old: int, new: int, house: House) -> None:
    """Moves a group with all it has; the panel is posted anew: old messages are out of reach."""
    await tx.migrate_chat(old, new)
    group = await tx.group(new)
    table = await tx.table(group.table) if group.table else None
    if table is None or table.venue.chat == new:
        return
    moved = table.changed(venue=table.venue.changed(chat=new))
    tx.put_table(moved)
    if moved.stage is Stage.PLAYING:
        place.show_panel(tx, moved, house.voice)
        place.show_ballot(tx, moved, house.voice)
    else:
        seating.keep(tx, moved, house.voice)

"""Groups that strangers come into: shared by a player, asked into by others, entered at last."""

from typing import Any

from telegram import Update
from telegram.error import TelegramError
from telegram.ext import BaseHandler, ChatJoinRequestHandler, MessageHandler, filters

from tgbot.documents import PersonDocument
from tgbot.handlers.acquaintance import GROUPS, Actor, known
from tgbot.handlers.private_chat import in_private, reply
from tgbot.house import House
from tgbot.storage.transaction import Transaction
from tgbot.strangers import rooms
from tgbot.words.roster import clean_name


async def way_in(house: House, chat: int) -> str | None:
    """The way into a group for strangers: its public address, or a link that asks to join.

    None when the bot may not make one. A link that is never used does no harm.
    """
    try:
        found = await house.line.call("getChat", {"chat_id": chat})
        if isinstance(found, dict) and found.get("username"):
            return f"https://t.me/{found['username']}"
        made = await house.line.call(
            "createChatInviteLink", {"chat_id": chat, "creates_join_request": True}
        )
    except TelegramError:
        return None
    return str(made["invite_link"]) if isinstance(made, dict) else None


class Rooms:
    """Shared chats, requests to join, and people who come in."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._voice = house.voice

    def handlers(self) -> list[BaseHandler[Any, Any, Any]]:
        """Handlers for the three moments of a room."""
        return [
            MessageHandler(
                filters.ChatType.PRIVATE & filters.StatusUpdate.CHAT_SHARED, self.on_shared
            ),
            ChatJoinRequestHandler(self.on_request),
            MessageHandler(
                filters.ChatType.GROUPS & filters.StatusUpdate.NEW_CHAT_MEMBERS, self.on_new_members
            ),
        ]

    async def on_shared(self, update: Update, _: object) -> None:
        """A player chose a group for the table: it moves there."""
        sent = update.effective_message
        if sent is None or sent.chat_shared is None:
            return
        shared = sent.chat_shared
        link = await way_in(self._house, shared.chat_id)

        async def work(tx: Transaction, person: PersonDocument) -> None:
            if link is None:
                reply(tx, person, self._voice, "room-no-rights")
                return
            group = await tx.group(shared.chat_id)
            title = clean_name(shared.title or "") or group.title
            await rooms.open_room(tx, person, group.changed(title=title, link=link), self._voice)

        await in_private(self._house, update, work)

    async def on_request(self, update: Update, _: object) -> None:
        """Somebody asks to join a group by a link."""
        request = update.chat_join_request
        if request is None or request.invite_link is None or request.chat.type not in GROUPS:
            return
        actor, link = Actor.of(request.from_user), request.invite_link.invite_link

        async def inside(tx: Transaction) -> None:
            person = await known(tx, actor)
            await rooms.asks_in(tx, request.chat.id, link, person, self._voice)

        await self._house.store.transact(inside, update_id=update.update_id)

    async def on_new_members(self, update: Update, _: object) -> None:
        """People came into a group: the service message says so."""
        sent = update.effective_message
        if sent is None:
            return
        people = [one.id for one in sent.new_chat_members if not one.is_bot]

        async def inside(tx: Transaction) -> None:
            for user_id in people:
                await rooms.arrived(tx, sent.chat.id, user_id, self._voice)

        await self._house.store.transact(inside, update_id=update.update_id)

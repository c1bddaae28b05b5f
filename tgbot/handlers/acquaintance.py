"""Who acts, as far as an update can tell, and what is remembered of them.

The one who acts is always taken from the update. A channel, an anonymous admin and another bot
have no face: they are nobody's seat.
"""

from dataclasses import dataclass

from telegram import Chat, Message, User
from telegram.constants import ChatMemberStatus, ChatType
from telegram.error import TelegramError

from tgbot.documents import GroupDocument, PersonDocument
from tgbot.house import House
from tgbot.languages import language_of
from tgbot.storage.transaction import Transaction
from tgbot.words.roster import clean_name, full_name

GROUPS = (ChatType.GROUP, ChatType.SUPERGROUP)
_IN_CHARGE = (ChatMemberStatus.OWNER, ChatMemberStatus.ADMINISTRATOR)
_MEMBERS = (*_IN_CHARGE, ChatMemberStatus.MEMBER, ChatMemberStatus.RESTRICTED)


@dataclass(frozen=True, slots=True)
class Actor:
    """The account behind an update."""

    user_id: int
    name: str
    language: str
    username: str

    @classmethod
    def of(cls, user: User) -> "Actor":
        """A person as Telegram describes them now, the name cleaned."""
        return cls(
            user_id=user.id,
            name=clean_name(full_name(user.first_name, user.last_name)),
            language=language_of(user.language_code),
            username=user.username or "",
        )


def faceless(message: Message) -> bool:
    """Whether a message was sent in the name of a channel or of the group itself."""
    return message.sender_chat is not None


async def known(tx: Transaction, actor: Actor, *, reachable: bool = False) -> PersonDocument:
    """What is remembered of an actor, brought up to date with what the update says."""
    person = await tx.person(actor.user_id)
    now = person.changed(
        name=actor.name,
        username=actor.username,
        telegram_language=actor.language,
        reachable=person.reachable or reachable,
    )
    if now != person:
        tx.put_person(now)
    return now


async def known_group(tx: Transaction, chat: Chat, language: str) -> GroupDocument:
    """What is remembered of a group; `language` is its language if it has none yet."""
    group = await tx.group(chat.id)
    now = group.changed(title=clean_name(chat.title or ""), language=group.language or language)
    if now != group:
        tx.put_group(now)
    return now


async def is_admin(house: House, chat: int, user_id: int) -> bool:
    """Whether somebody runs a group. Unknown counts as no."""
    return await _status(house, chat, user_id) in _IN_CHARGE


async def is_member(house: House, chat: int, user_id: int) -> bool:
    """Whether somebody is in a group. Where Telegram will not say: yes, the link is from there."""
    status = await _status(house, chat, user_id)
    return status is None or status in _MEMBERS


async def is_surely_member(house: House, chat: int, user_id: int) -> bool:
    """Whether Telegram says that somebody is in a group: for people who may not be from there."""
    return await _status(house, chat, user_id) in _MEMBERS


async def _status(house: House, chat: int, user_id: int) -> str | None:
    try:
        found = await house.line.call("getChatMember", {"chat_id": chat, "user_id": user_id})
    except TelegramError:
        return None
    return str(found.get("status")) if isinstance(found, dict) else None

"""The world as the bot reads it: the Bot API's JSON objects.

Nothing here changes anything, and nothing here depends on who of the people looks.
"""

from tgbot.playground.model import (
    ANONYMOUS_ADMIN,
    CHANNEL_SENDER,
    TELEGRAM,
    Account,
    Chat,
    InviteLink,
    Json,
    Member,
    Message,
    Poll,
)
from tgbot.playground.schema import ADMIN_RIGHTS, PERMISSIONS
from tgbot.playground.world import World

_SYSTEM = {
    ANONYMOUS_ADMIN: ("Group", "GroupAnonymousBot", True),
    CHANNEL_SENDER: ("Channel", "Channel_Bot", True),
    TELEGRAM: ("Telegram", None, False),
}


def system_user(user_id: int) -> Json:
    """One of the stand-ins that Telegram names when the sender is no person."""
    name, username, is_bot = _SYSTEM[user_id]
    user: Json = {"id": user_id, "is_bot": is_bot, "first_name": name}
    return user | {"username": username} if username else user


def user(account: Account) -> Json:
    """A User."""
    result: Json = {
        "id": account.id,
        "is_bot": account.is_bot,
        "first_name": account.first_name,
        "last_name": account.last_name,
        "username": account.username,
        "language_code": account.language_code,
    }
    return _without_none(result)


def chat(world: World, place: Chat) -> Json:
    """A Chat."""
    if place.kind == "private":
        person = world.account(place.id)
        return _without_none({
            "id": place.id,
            "type": "private",
            "first_name": person.first_name,
            "last_name": person.last_name,
            "username": person.username,
        })  # fmt: skip
    result: Json = {"id": place.id, "type": place.kind, "title": place.title}
    if place.username:
        result["username"] = place.username
    if place.forum:
        result["is_forum"] = True
    return result


def full_chat(world: World, place: Chat) -> Json:
    """A ChatFullInfo."""
    result = chat(world, place) | {
        "accent_color_id": place.id % 7,
        "max_reaction_count": 11,
        "accepted_gift_types": dict.fromkeys(
            ("unlimited_gifts", "limited_gifts", "unique_gifts", "premium_subscription",
             "gifts_from_channels"), False,
        ),
    }  # fmt: skip
    if place.kind != "private":
        result["permissions"] = {name: name in place.permissions for name in PERMISSIONS}
    if place.pinned:
        result["pinned_message"] = message(world, place.messages[place.pinned[-1]])
    return result


def member(world: World, place: Chat, standing: Member) -> Json:
    """A ChatMember of the kind that fits the status."""
    person = world.accounts[standing.user_id]
    result: Json = {"status": standing.status, "user": user(person)}
    match standing.status:
        case "creator":
            result["is_anonymous"] = standing.anonymous
        case "administrator":
            result |= {name: name in standing.rights for name in ADMIN_RIGHTS}
            result |= {"can_be_edited": False, "is_anonymous": standing.anonymous}
        case "restricted":
            result |= {name: name in standing.permissions for name in PERMISSIONS}
            result |= {"is_member": standing.inside, "until_date": standing.until}
        case "kicked":
            result["until_date"] = standing.until
        case "member" | "left":
            pass
    return result


def poll(ballot: Poll) -> Json:
    """A Poll; the bot that sent it sees the counts even while people do not."""
    result: Json = {
        "id": ballot.id,
        "question": ballot.question,
        "question_entities": ballot.question_entities,
        "options": [
            {
                "persistent_id": option.persistent_id,
                "text": option.text,
                "text_entities": option.entities,
                "voter_count": sum(number in chosen for chosen in ballot.votes.values()),
            }
            for number, option in enumerate(ballot.options)
        ],
        "total_voter_count": len(ballot.votes),
        "is_closed": ballot.closed,
        "is_anonymous": ballot.anonymous,
        "type": "regular",
        "allows_multiple_answers": ballot.multiple,
        "allows_revoting": ballot.revoting,
        "members_only": False,
    }
    if ballot.open_period is not None:
        result["open_period"] = ballot.open_period
    if ballot.close_date is not None:
        result["close_date"] = ballot.close_date
    if ballot.description:
        result |= {
            "description": ballot.description,
            "description_entities": ballot.description_entities,
        }
    return result


def invite_link(world: World, link: InviteLink) -> Json:
    """A ChatInviteLink."""
    return _without_none({
        "invite_link": link.url,
        "creator": user(world.accounts[link.creator_id]),
        "creates_join_request": link.asks,
        "is_primary": link.primary,
        "is_revoked": link.revoked,
        "name": link.name,
        "expire_date": link.expires,
        "member_limit": link.limit,
    })  # fmt: skip


def message(world: World, sent: Message, with_reply: bool = True) -> Json:
    """A Message."""
    place = world.chats[sent.chat_id]
    system = sent.sender_id in _SYSTEM
    result: Json = {
        "message_id": sent.id,
        "date": sent.date,
        "chat": chat(world, place),
        "from": system_user(sent.sender_id) if system else user(world.accounts[sent.sender_id]),
    }
    optional: Json = {
        "sender_chat": sent.sender_chat,
        "edit_date": sent.edit_date,
        "reply_markup": sent.markup,
        "link_preview_options": sent.preview,
        "has_protected_content": sent.protected or None,
        "poll": poll(sent.poll) if sent.poll else None,
    }
    result |= _without_none(optional)
    if sent.thread_id is not None:
        result |= {"message_thread_id": sent.thread_id, "is_topic_message": True}
    if sent.text:
        prefix = "caption" if sent.media else "text"
        result[prefix] = sent.text
        if sent.entities:
            result["caption_entities" if sent.media else "entities"] = entities(
                world, sent.entities
            )
    result |= sent.media or {}
    result |= sent.service or {}
    if with_reply and sent.reply_to is not None:
        original = place.messages.get(sent.reply_to)
        if original is not None and not original.deleted:
            result["reply_to_message"] = message(world, original, with_reply=False)
    return result


def entities(world: World, found: list[Json]) -> list[Json]:
    """MessageEntity objects; a mention by id names the user."""
    result = []
    for entity in found:
        known = {name: value for name, value in entity.items() if name != "user_id"}
        if "user_id" in entity:
            known["user"] = user(world.accounts[entity["user_id"]])
        result.append(known)
    return result


def _without_none(fields: Json) -> Json:
    return {name: value for name, value in fields.items() if value is not None}

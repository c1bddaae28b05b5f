"""What people do with their apps: write, press, vote, block, share a group.

Each act changes the world as Telegram would and tells the bot what Telegram would tell it. Whatever
an app or the server would not let a person do raises Impossible.
"""

from tgbot.playground import membership, present, screens
from tgbot.playground.errors import Impossible
from tgbot.playground.model import (
    ANONYMOUS_ADMIN,
    CHANNEL_SENDER,
    Account,
    Chat,
    Json,
    Member,
    Message,
    Poll,
    Query,
)
from tgbot.playground.simulation import Simulation


def say(
    sim: Simulation,
    person: Account,
    chat: Chat,
    text: str,
    reply_to: int | None = None,
    thread_id: int | None = None,
    as_channel: str | None = None,
) -> Message:
    """Write a message; `as_channel` is the title of a channel in whose name it is written."""
    _may_write(sim, person, chat)
    message = sim.written(_draft(sim, person, chat, as_channel), text)
    message.reply_to = reply_to
    if thread_id is not None and thread_id not in chat.topics:
        raise Impossible(f"{chat.title} has no topic {thread_id}")
    message.thread_id = thread_id
    if not message.text:
        raise Impossible("a message needs a text")
    sim.post(chat, message)
    sim.tell_bot(chat, message)
    return message


def _draft(sim: Simulation, person: Account, chat: Chat, as_channel: str | None) -> Message:
    message = sim.draft(chat, person.id)
    if as_channel is not None:
        number = sum(map(ord, as_channel))
        message.sender_id = CHANNEL_SENDER
        message.sender_chat = {"id": -(10**12) - number, "type": "channel", "title": as_channel}
    elif chat.member(person.id).anonymous:
        message.sender_id = ANONYMOUS_ADMIN
        message.sender_chat = present.chat(sim.world, chat)
    return message


def _may_write(sim: Simulation, person: Account, chat: Chat) -> None:
    if chat.kind == "private":
        if chat.id != person.id:
            raise Impossible("this is somebody else's private chat")
        if person.blocked:
            raise Impossible(f"{person.name} has blocked the bot")
        person.started = True
    elif not membership.may(chat, person.id, "can_send_messages"):
        raise Impossible(f"{person.name} may not write in {chat.title}")


def edit(sim: Simulation, person: Account, message: Message, text: str) -> None:
    """Change the text of an own message."""
    if message.sender_id != person.id or message.deleted:
        raise Impossible("only an own message can be edited")
    sim.written(message, text).edit_date = int(sim.world.now())
    sim.world.show(message)
    payload = present.message(sim.world, message)
    sim.deliveries.push("edited_message", payload, f"chat:{message.chat_id}")


def add_bot(sim: Simulation, person: Account, group: Chat) -> None:
    """Bring the bot into a group."""
    if not membership.may(group, person.id, "can_invite_users"):
        raise Impossible(f"{person.name} may not add members to {group.title}")
    group.members.pop(sim.world.bot.id, None)
    membership.come_in(sim, group, sim.world.bot, person)


def press(sim: Simulation, person: Account, message: Message, data: str) -> Query:
    """Press a callback button, even one that is gone: the bot must cope with late presses."""
    world = sim.world
    chat = world.chats[message.chat_id]
    if person.id not in chat.audience:
        raise Impossible(f"{person.name} does not see that message")
    query = Query(
        id=str(4_000_000_000_000_000_000 + world.number()),
        person_id=person.id,
        chat_id=chat.id,
        message_id=message.id,
        data=data,
        at=world.now(),
    )
    world.queries[query.id] = query
    shown: Json = present.message(world, message)
    if message.deleted:
        shown = {"message_id": message.id, "date": 0, "chat": shown["chat"]}
    payload: Json = {
        "id": query.id,
        "from": present.user(person),
        "message": shown,
        "chat_instance": str(-(10**18) - abs(chat.id)),
        "data": data,
    }
    sim.deliveries.push("callback_query", payload, f"query:{person.id}")
    world.touch()
    return query


def vote(sim: Simulation, person: Account, poll: Poll, chosen: list[int]) -> None:
    """Vote, vote anew, or take the vote back with an empty list."""
    world = sim.world
    chat = world.chat(poll.chat_id)
    standing = chat.member(person.id)
    if not standing.present:
        raise Impossible(f"{person.name} does not see that poll")
    voter = chat.id if standing.anonymous else person.id
    if poll.closed:
        raise Impossible("the poll is closed")
    if any(not 0 <= number < len(poll.options) for number in chosen):
        raise Impossible("the poll has no such option")
    if len(chosen) > 1 and not poll.multiple:
        raise Impossible("the poll takes one answer only")
    if voter in poll.votes and not poll.revoting:
        raise Impossible("a vote in this poll is final")
    if chosen:
        poll.votes[voter] = tuple(sorted(set(chosen)))
    elif poll.votes.pop(voter, None) is None:
        raise Impossible("there is no vote to take back")
    if not poll.anonymous:
        answer: Json = {
            "poll_id": poll.id,
            "user": present.user(person),
            "option_ids": sorted(set(chosen)),
            "option_persistent_ids": [
                poll.options[number].persistent_id for number in sorted(set(chosen))
            ],
        }
        if standing.anonymous:
            answer["voter_chat"] = present.chat(world, chat)
            answer["user"] = present.system_user(CHANNEL_SENDER)
        sim.deliveries.push("poll_answer", answer, f"poll:{poll.id}")
    sim.deliveries.push("poll", present.poll(poll), f"poll-state:{poll.id}")
    world.touch()


def block(sim: Simulation, person: Account) -> None:
    """Block the bot."""
    if person.blocked:
        raise Impossible(f"{person.name} has blocked the bot already")
    _tell_block(sim, person, blocked=True)


def unblock(sim: Simulation, person: Account) -> None:
    """Lift the block."""
    if not person.blocked:
        raise Impossible(f"{person.name} has not blocked the bot")
    _tell_block(sim, person, blocked=False)


def _tell_block(sim: Simulation, person: Account, blocked: bool) -> None:
    chat = sim.world.private_chat(person)
    bot = sim.world.bot
    person.blocked = blocked
    membership.change(sim, chat, person, Member(bot.id, "kicked" if blocked else "member"))


def share_chat(sim: Simulation, person: Account, label: str, shared: Chat) -> Message:
    """Press the `request_chat` button called `label` and choose a group."""
    place = sim.world.private_chat(person)
    key = screens.reply_key(place, person.id, label)
    wanted: Json | None = key.get("request_chat") if key else None
    if wanted is None:
        raise Impossible(f"{person.name} has no button {label!r} that asks for a chat")
    standing = shared.member(person.id)
    if not standing.present or wanted["chat_is_channel"]:
        raise Impossible(f"{person.name} cannot share {shared.title}")
    if wanted.get("chat_is_created") and standing.status != "creator":
        raise Impossible(f"{shared.title} is not {person.name}'s own group")
    if wanted.get("user_administrator_rights") is not None and not standing.admin:
        raise Impossible(f"{person.name} is no administrator of {shared.title}")
    bot = sim.world.bot
    rights = wanted.get("bot_administrator_rights")
    if rights is not None and not shared.member(bot.id).present:
        add_bot(sim, person, shared)
    if rights is not None and standing.may("can_promote_members"):
        names = [name for name, given in rights.items() if given and name != "is_anonymous"]
        membership.promote(sim, shared, bot, person, names)
    if wanted.get("bot_is_member") and not shared.member(bot.id).present:
        raise Impossible(f"the bot is not in {shared.title}")
    fields: Json = {"request_id": wanted["request_id"], "chat_id": shared.id}
    if wanted.get("request_title"):
        fields["title"] = shared.title
    if wanted.get("request_username") and shared.username:
        fields["username"] = shared.username
    screens.used_key(place, person.id)
    return sim.service(place, person.id, {"chat_shared": fields})


def migrate(sim: Simulation, group: Chat, person: Account) -> Chat:
    """Turn a basic group into a supergroup with a new id."""
    if group.kind != "group" or group.migrated_to:
        raise Impossible(f"{group.title} is no basic group")
    new = sim.new_group(group.title, person, "supergroup")
    new.members = dict(group.members)
    new.permissions = group.permissions
    new.migrated_from = group.id
    sim.service(group, person.id, {"migrate_to_chat_id": new.id})
    sim.service(new, person.id, {"migrate_from_chat_id": group.id})
    group.migrated_to = new.id
    sim.world.touch()
    return new


def find_message(sim: Simulation, chat_id: int, message_id: int) -> Message:
    """A message by its chat and id, deleted or not."""
    chat = sim.world.chats.get(chat_id)
    message = chat.messages.get(message_id) if chat else None
    if message is None:
        raise Impossible(f"there is no message {message_id} in chat {chat_id}")
    return message

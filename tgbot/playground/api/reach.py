"""Whether the bot may act in a chat at all: the checks that come before every send and edit."""

from tgbot.playground import membership
from tgbot.playground.errors import bad_request, forbidden
from tgbot.playground.model import Chat, Json, Message
from tgbot.playground.simulation import Simulation

REQUEST_WINDOW = 300.0  # seconds in which the bot may write to somebody who asks to join

_NEEDED = {
    "text": ("can_send_messages", "text messages"),
    "poll": ("can_send_polls", "polls"),
    "photo": ("can_send_photos", "photos"),
    "document": ("can_send_documents", "documents"),
}


def reached(sim: Simulation, params: Json) -> Chat:
    """The chat that `chat_id` names, if the bot is in it; raises 400 and 403."""
    chat = sim.world.chat_for_bot(params["chat_id"])
    if chat.kind == "private":
        person = sim.world.account(chat.id)
        if person.deactivated:
            raise forbidden("user is deactivated")
        if person.blocked:
            raise forbidden("bot was blocked by the user")
        if not person.started and not _asks_to_join(sim, person.id):
            raise forbidden("bot can't initiate conversation with a user")
        return chat
    standing = chat.member(sim.world.bot.id)
    if standing.status == "kicked":
        raise forbidden(f"bot was kicked from the {chat.kind} chat")
    if not standing.present:
        raise forbidden(f"bot is not a member of the {chat.kind} chat")
    return chat


def _asks_to_join(sim: Simulation, user_id: int) -> bool:
    now = sim.world.now()
    return any(
        user_id in chat.requests and now - chat.requests[user_id][0] < REQUEST_WINDOW
        for chat in sim.world.groups()
    )


def writable(sim: Simulation, params: Json, content: str) -> Chat:
    """The chat, if the bot may send it `content` now; raises 400, 403 and 429."""
    chat = reached(sim, params)
    permission, name = _NEEDED[content]
    if not membership.may(chat, sim.world.bot.id, permission):
        raise bad_request(f"not enough rights to send {name} to the chat")
    thread(sim, chat, params)
    return chat


def thread(sim: Simulation, chat: Chat, params: Json) -> int | None:
    """The topic to write into; raises 400 if there is none such or it is closed."""
    thread_id: int | None = params.get("message_thread_id")
    if thread_id is None or (chat.forum and thread_id == 1):
        return None
    topic = chat.topics.get(thread_id)
    if topic is None:
        raise bad_request("message thread not found")
    if topic.closed and not chat.member(sim.world.bot.id).may("can_manage_topics"):
        raise bad_request("TOPIC_CLOSED")
    return thread_id


def own_message(sim: Simulation, chat: Chat, message_id: int, what: str) -> Message:
    """A message of the bot's own; `what` is the verb of the complaint: edit or stop."""
    noun = "message with poll to stop" if what == "stop" else f"message to {what}"
    message = existing(chat, message_id, noun)
    if message.sender_id != sim.world.bot.id or message.service is not None:
        raise bad_request(
            "poll can't be stopped" if what == "stop" else f"message can't be {what}ed"
        )
    return message


def existing(chat: Chat, message_id: int, noun: str) -> Message:
    """A message that is still there; raises 400 "<noun> not found"."""
    message = chat.messages.get(message_id)
    if message is None or message.deleted:
        raise bad_request(f"{noun} not found")
    return message


def admin_right(sim: Simulation, chat: Chat, right: str, complaint: str) -> None:
    """Raise 400 with the complaint unless the bot is an administrator with the right."""
    if not chat.member(sim.world.bot.id).may(right):
        raise bad_request(complaint)

"""The world as one person's phone shows it.

A screen holds only what that person may see: hidden poll results stay hidden until the poll is
closed, and toasts belong to whoever pressed.
"""

from dataclasses import asdict

from tgbot.playground import present
from tgbot.playground.api import profile
from tgbot.playground.model import Account, Chat, Json, Message, Poll
from tgbot.playground.simulation import Simulation

SHOWN = 80  # messages of a chat that a screen holds
BUSY = 5.0  # seconds for which "typing" shows


def chats_of(sim: Simulation, person: Account) -> list[Chat]:
    """The chats on a person's phone: the bot first, then the groups they are in."""
    groups = [
        chat for chat in sim.world.groups() if not chat.migrated_to and person.id in chat.audience
    ]
    return [sim.world.private_chat(person), *groups]


def visible(sim: Simulation, person: Account, chat: Chat) -> list[Message]:
    """The messages that a person sees in a chat now, oldest first."""
    if person.id not in chat.audience:
        return []
    return [message for message in sim.world.history(chat) if not message.deleted]


def screen(sim: Simulation, person: Account, newest: int = SHOWN) -> Json:
    """The whole phone, with the newest messages of each chat."""
    return {
        "person": card(person),
        "chats": [chat_screen(sim, person, chat, newest) for chat in chats_of(sim, person)],
        "toasts": [asdict(toast) for toast in person.toasts[-20:]],
    }


def card(person: Account) -> Json:
    """Who somebody is."""
    return {
        "id": person.id,
        "name": person.name,
        "username": person.username,
        "language": person.language_code,
        "started": person.started,
        "blocked": person.blocked,
    }


def chat_screen(sim: Simulation, person: Account, chat: Chat, newest: int = SHOWN) -> Json:
    """One chat on the phone."""
    now = sim.world.now()
    messages = visible(sim, person, chat)
    return {
        "id": chat.id,
        "kind": chat.kind,
        "title": sim.world.bot.name if chat.kind == "private" else chat.title,
        "members": [sim.world.accounts[who].name for who in sorted(chat.audience)],
        "messages": [seen(sim, person, message) for message in messages[-newest:]],
        "pinned": list(chat.pinned),
        "commands": profile.commands_for(sim, person, chat),
        "keyboard": chat.keyboards.get(person.id),
        "busy": bool(chat.actions) and now - chat.actions[-1][0] < BUSY,
        "writable": not (chat.kind == "private" and person.blocked),
    }


def seen(sim: Simulation, person: Account, message: Message) -> Json:
    """One message as this person sees it."""
    chat = sim.world.chats[message.chat_id]
    rows = (message.markup or {}).get("inline_keyboard", [])
    sender = sim.world.accounts.get(message.sender_id)
    result: Json = {
        "chat_id": chat.id,
        "id": message.id,
        "date": message.date,
        "edited": message.edit_date,
        "sender_id": message.sender_id,
        "sender": sender.name if sender else (message.sender_chat or {}).get("title", "Telegram"),
        "mine": message.sender_id == person.id,
        "from_bot": message.sender_id == sim.world.bot.id,
        "text": message.text,
        "entities": present.entities(sim.world, message.entities),
        "buttons": [[_button(button) for button in row] for row in rows],
        "pinned": message.id in chat.pinned,
        "protected": message.protected,
        "silent": message.silent,
        "reply_to": message.reply_to,
        "thread_id": message.thread_id,
        "reactions": list(message.reactions.values()),
        "service": _service(message),
        "poll": _poll(chat, person, message.poll) if message.poll else None,
        "photo": None,
        "document": None,
    }
    if message.media is not None and "photo" in message.media:
        result["photo"] = message.media["photo"][0]["file_id"]
    if message.media is not None and "document" in message.media:
        file = message.media["document"]
        result["document"] = {"file_id": file["file_id"], "name": file["file_name"]}
    return result


def _button(button: Json) -> Json:
    kinds = {"callback_data": "callback", "url": "url", "copy_text": "copy", "disabled": "disabled"}
    kind = next((kinds[name] for name in kinds if name in button), "other")
    return {
        "text": button["text"],
        "kind": kind,
        "data": button.get("callback_data"),
        "url": button.get("url"),
        "copy": (button.get("copy_text") or {}).get("text"),
        "style": button.get("style"),
    }


def _service(message: Message) -> Json | None:
    if message.service is None:
        return None
    kind, value = next(iter(message.service.items()))
    people = value if kind == "new_chat_members" else [value] if kind == "left_chat_member" else []
    return {"kind": kind, "people": [person["first_name"] for person in people]}


def _poll(chat: Chat, person: Account, poll: Poll) -> Json:
    voter = chat.id if chat.member(person.id).anonymous else person.id
    mine = poll.votes.get(voter, ())
    open_results = poll.closed or (not poll.hidden and bool(mine))
    return {
        "id": poll.id,
        "question": poll.question,
        "description": poll.description,
        "closed": poll.closed,
        "hidden": poll.hidden,
        "anonymous": poll.anonymous,
        "revoting": poll.revoting,
        "total": len(poll.votes),
        "closes": poll.close_date,
        "options": [
            {
                "text": option.text,
                "mine": number in mine,
                "votes": sum(number in chosen for chosen in poll.votes.values())
                if open_results
                else None,
            }
            for number, option in enumerate(poll.options)
        ],
    }


def saw(sim: Simulation, person: Account) -> list[Json]:
    """Everything a person was ever shown, in order: texts, labels, toasts."""
    shown: list[Json] = [
        {"at": version.at, "chat_id": chat.id, "message_id": message.id, "text": version.text,
         "buttons": list(version.buttons), "from_bot": message.sender_id == sim.world.bot.id}
        for chat in sim.world.chats.values()
        for message in chat.messages.values()
        for version in message.versions
        if person.id in version.audience
    ]  # fmt: skip
    shown += [
        {"at": toast.at, "chat_id": toast.chat_id, "message_id": None, "text": toast.text,
         "buttons": [], "from_bot": True}
        for toast in person.toasts
    ]  # fmt: skip
    return sorted(shown, key=lambda entry: float(entry["at"]))


def reply_key(chat: Chat, person_id: int, label: str) -> Json | None:
    """The key called `label` of a person's reply keyboard."""
    keyboard = chat.keyboards.get(person_id) or {"keyboard": []}
    return next((key for row in keyboard["keyboard"] for key in row if key["text"] == label), None)


def used_key(chat: Chat, person_id: int) -> None:
    """A key was pressed: a keyboard for one use goes away."""
    if chat.keyboards.get(person_id, {}).get("one_time_keyboard"):
        del chat.keyboards[person_id]

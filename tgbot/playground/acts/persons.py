"""Acts of people: what they do on their phones."""

import asyncio

from tgbot.playground import links, people, screens
from tgbot.playground.acts.ask import Ask
from tgbot.playground.api import editing
from tgbot.playground.errors import Impossible
from tgbot.playground.model import Account, Json, Message, Query

FIRST_PERSON = 1001


def create_person(ask: Ask) -> Json:
    """A new person; the id may be chosen."""
    world = ask.sim.world
    free = max([FIRST_PERSON - 1, *(one.id for one in world.people())]) + 1
    person = Account(
        id=ask.get("id") or free,
        first_name=ask["first_name"],
        last_name=ask.get("last_name"),
        username=ask.get("username"),
        language_code=ask.get("language", "en"),
        started=ask.get("started", False),
    )
    if person.id in world.accounts:
        raise Impossible(f"the id {person.id} is taken")
    world.accounts[person.id] = person
    world.touch()
    return screens.card(person)


def change_person(ask: Ask) -> Json:
    """Another name, language or fate."""
    person = ask.person()
    person.first_name = ask.get("first_name", person.first_name)
    person.last_name = ask.get("last_name", person.last_name)
    person.username = ask.get("username", person.username)
    person.language_code = ask.get("language", person.language_code)
    person.deactivated = ask.get("deactivated", person.deactivated)
    ask.sim.world.touch()
    return screens.card(person)


def say(ask: Ask) -> Json:
    """Somebody writes."""
    person = ask.person()
    chat = ask.chat() if "chat" in ask.fields else ask.sim.world.private_chat(person)
    if chat.kind == "private" and screens.reply_key(chat, person.id, ask["text"]):
        screens.used_key(chat, person.id)
    message = people.say(
        ask.sim, person, chat, ask["text"],
        ask.get("reply_to"), ask.get("thread"), ask.get("as_channel"),
    )  # fmt: skip
    return screens.seen(ask.sim, person, message)


def edit(ask: Ask) -> None:
    """Somebody edits their own message."""
    people.edit(ask.sim, ask.person(), ask.message(), ask["text"])


def delete(ask: Ask) -> None:
    """An administrator, or whoever wrote it, deletes a message."""
    message = ask.message()
    editing.remove(ask.sim, ask.sim.world.chats[message.chat_id], message)


def open_link(ask: Ask) -> Json:
    """Somebody follows a link."""
    group = ask.chat() if ask.get("chat") is not None else None
    return {"kind": "url", "led": links.open_link(ask.sim, ask.person(), ask["url"], group)}


async def press(ask: Ask) -> Json:
    """Somebody presses a button, named by message and data, or the newest with that label."""
    person = ask.person()
    if "data" in ask.fields:
        return await _pressed(ask, people.press(ask.sim, person, ask.message(), ask["data"]))
    message, button = _button(ask, person)
    match button["kind"]:
        case "callback":
            query = people.press(ask.sim, person, message, button["data"])
            return await _pressed(ask, query)
        case "url":
            group = ask.chat("group") if "group" in ask.fields else None
            led = links.open_link(ask.sim, person, button["url"], group)
            return {"kind": "url", "led": led}
        case "copy":
            return {"kind": "copy", "text": button["copy"]}
        case other:
            raise Impossible(f"the button {button['text']!r} does nothing ({other})")


def _button(ask: Ask, person: Account) -> tuple[Message, Json]:
    """The newest button that a person sees under that label, exactly or in part."""
    label: str = ask["label"]
    chats = [ask.chat()] if "chat" in ask.fields else screens.chats_of(ask.sim, person)
    shown = sorted(
        (one for chat in chats for one in screens.visible(ask.sim, person, chat)),
        key=lambda one: (one.versions[-1].at, one.id),
        reverse=True,
    )
    found = [
        (message, button)
        for message in shown
        if message.markup
        for row in screens.seen(ask.sim, person, message)["buttons"]
        for button in row
    ]
    for fits in (str.__eq__, str.__contains__):
        for message, button in found:
            if fits(button["text"], label):
                return message, button
    labels = [button["text"] for _, button in found]
    raise Impossible(f"{person.name} sees no button {label!r}, only {labels}")


async def _pressed(ask: Ask, query: Query) -> Json:
    """Wait for the bot's answer; a person gives up after `wait` seconds."""
    world = ask.sim.world
    loop = asyncio.get_running_loop()
    deadline = loop.time() + ask.get("wait", 5.0)
    while query.answer is None and loop.time() < deadline:
        await world.changed(world.version, deadline - loop.time())
    answer = query.answer
    if answer is None:
        return {"kind": "callback", "answered": False}
    if answer.url:
        links.open_link(ask.sim, ask.person(), answer.url)
    return {
        "kind": "callback", "answered": True,
        "text": answer.text, "alert": answer.alert, "url": answer.url,
    }  # fmt: skip


def vote(ask: Ask) -> None:
    """Somebody votes; no options at all takes the vote back."""
    poll = ask.sim.world.polls.get(ask["poll"])
    if poll is None:
        raise Impossible(f"there is no poll {ask['poll']}")
    people.vote(ask.sim, ask.person(), poll, ask["options"])


def block(ask: Ask) -> None:
    """Somebody blocks the bot."""
    people.block(ask.sim, ask.person())


def unblock(ask: Ask) -> None:
    """Somebody lifts the block."""
    people.unblock(ask.sim, ask.person())


def share_chat(ask: Ask) -> None:
    """Somebody presses a `request_chat` button and chooses a group."""
    people.share_chat(ask.sim, ask.person(), ask["label"], ask.chat())

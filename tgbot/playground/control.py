"""The door for tests and for the page: `POST /_control/<act>` with a JSON object.

An act answers `{"result": ...}`, or 409 and `{"error": ...}` when a person could not do it. All
acts are listed in ACTS; each is a few lines over `people`, `membership` and `screens`.
"""

import asyncio
import inspect
import json
from collections.abc import Callable, Mapping
from typing import Any

from tornado.web import RequestHandler

from tgbot.playground import membership, people, screens
from tgbot.playground.api import editing, groups
from tgbot.playground.autoplay import AutoPlayer
from tgbot.playground.errors import Impossible
from tgbot.playground.limits import Limits, Meter
from tgbot.playground.schema import PERMISSIONS
from tgbot.playground.simulation import Simulation
from tgbot.playground.world import Account, Chat, Json, Message, Query, Topic

FIRST_PERSON = 1001


class Ask:
    """What was asked for, with the things its ids name."""

    def __init__(self, sim: Simulation, auto: AutoPlayer, fields: Json) -> None:
        self.sim = sim
        self.auto = auto
        self.fields = fields

    def __getitem__(self, name: str) -> Any:
        try:
            return self.fields[name]
        except KeyError:
            raise Impossible(f"{name} is missing") from None

    def get(self, name: str, default: Any = None) -> Any:
        return self.fields.get(name, default)

    def person(self, name: str = "person") -> Account:
        return self.sim.world.account(self[name])

    def chat(self, name: str = "chat") -> Chat:
        return self.sim.world.chat(self[name])

    def message(self) -> Message:
        return people.find_message(self.sim, self["chat"], self["message"])

    def actor(self, chat: Chat) -> Account:
        """Who does it: the one named by `by`, else the group's creator."""
        if "by" in self.fields:
            return self.person("by")
        creator = next(who for who, one in chat.members.items() if one.status == "creator")
        return self.sim.world.account(creator)


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


def create_group(ask: Ask) -> Json:
    """A new group with its owner and members."""
    owner = ask.person("owner")
    kind = ask.get("kind", "supergroup")
    chat = ask.sim.new_group(ask["title"], owner, kind, ask.get("forum", False))
    chat.username = ask.get("username")
    for user_id in ask.get("members", []):
        membership.come_in(ask.sim, chat, ask.sim.world.account(user_id), owner)
    return {"id": chat.id, "kind": chat.kind, "title": chat.title}


def add_bot(ask: Ask) -> None:
    """Bring the bot in, and make it an administrator if `rights` are given."""
    chat = ask.chat()
    actor = ask.actor(chat)
    people.add_bot(ask.sim, actor, chat)
    if ask.get("rights") is not None:
        membership.promote(ask.sim, chat, ask.sim.world.bot, actor, ask["rights"])


def add_member(ask: Ask) -> None:
    """Somebody comes, or is brought by `by`."""
    person = ask.person()
    by = ask.person("by") if "by" in ask.fields else person
    membership.come_in(ask.sim, ask.chat(), person, by)


def remove_member(ask: Ask) -> None:
    """Somebody, perhaps the bot, is removed by an administrator."""
    chat = ask.chat()
    membership.go(ask.sim, chat, ask.person(), ask.actor(chat))


def leave(ask: Ask) -> None:
    """Somebody leaves."""
    membership.go(ask.sim, ask.chat(), ask.person(), ask.person())


def promote(ask: Ask) -> None:
    """Administrator rights for somebody or the bot; `rights` null is all of them."""
    chat = ask.chat()
    membership.promote(
        ask.sim, chat, ask.person(), ask.actor(chat), ask.get("rights"), ask.get("anonymous", False)
    )


def demote(ask: Ask) -> None:
    """An administrator becomes a member again."""
    chat = ask.chat()
    membership.demote(ask.sim, chat, ask.person(), ask.actor(chat))


def set_permissions(ask: Ask) -> None:
    """What all members of a group may do, or one of them: `{"can_send_polls": false}`."""
    chat = ask.chat()
    changes: dict[str, bool] = ask["permissions"]
    unknown = changes.keys() - set(PERMISSIONS)
    if unknown:
        raise Impossible(f"there is no permission called {', '.join(sorted(unknown))}")
    allowed = chat.permissions | {name for name, given in changes.items() if given}
    allowed -= {name for name, given in changes.items() if not given}
    if "person" in ask.fields:
        membership.restrict(ask.sim, chat, ask.person(), ask.actor(chat), allowed, 0)
    else:
        chat.permissions = allowed
    ask.sim.world.touch()


def create_topic(ask: Ask) -> int:
    """A new topic of a forum."""
    chat = ask.chat()
    if not chat.forum:
        raise Impossible(f"{chat.title} is no forum")
    created = {"forum_topic_created": {"name": ask["name"], "icon_color": 7322096}}
    message = ask.sim.service(chat, ask.actor(chat).id, created, tell_bot=False)
    message.thread_id = message.id
    chat.topics[message.id] = Topic(message.id, ask["name"])
    ask.sim.tell_bot(chat, message)
    return message.id


def close_topic(ask: Ask) -> None:
    """A topic is closed, or opened again."""
    chat = ask.chat()
    if ask["topic"] not in chat.topics:
        raise Impossible(f"{chat.title} has no topic {ask['topic']}")
    chat.topics[ask["topic"]].closed = ask.get("closed", True)


def migrate(ask: Ask) -> Json:
    """A basic group becomes a supergroup."""
    chat = ask.chat()
    new = people.migrate(ask.sim, chat, ask.actor(chat))
    return {"id": new.id, "kind": new.kind, "title": new.title}


def create_invite(ask: Ask) -> str:
    """A link into a group, made by an administrator; with `asks` it needs consent."""
    chat = ask.chat()
    link = groups.new_link(ask.sim, chat, ask.actor(chat))
    link.asks = ask.get("asks", False)
    return link.url


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
    return {"kind": "url", "led": people.open_link(ask.sim, ask.person(), ask["url"], group)}


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
            led = people.open_link(ask.sim, person, button["url"], group)
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
        people.open_link(ask.sim, ask.person(), answer.url)
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


def screen(ask: Ask) -> Json:
    """Somebody's phone."""
    return screens.screen(ask.sim, ask.person())


def chat_screen(ask: Ask) -> Json:
    """One chat on somebody's phone."""
    return screens.chat_screen(ask.sim, ask.person(), ask.chat())


def saw(ask: Ask) -> list[Json]:
    """All that somebody was ever shown."""
    return screens.saw(ask.sim, ask.person())


def overview(ask: Ask) -> Json:
    """Who and what there is."""
    world = ask.sim.world
    return {
        "version": world.version,
        "bot": {"id": world.bot.id, "username": world.bot.username, "name": world.bot.name},
        "people": [screens.card(person) for person in world.people()],
        "groups": [
            {
                "id": chat.id,
                "kind": chat.kind,
                "title": chat.title,
                "members": sorted(chat.audience),
            }
            for chat in world.groups()
            if not chat.migrated_to
        ],
        "auto": ask.auto.state(),
    }


async def changed(ask: Ask) -> int:
    """Wait until the world's version is another than `since`."""
    return await ask.sim.world.changed(ask["since"], ask.get("within", 20.0))


async def settled(ask: Ask) -> bool:
    """Wait until the bot has taken all updates and has been still for `quiet` seconds."""
    loop = asyncio.get_running_loop()
    deadline = loop.time() + ask.get("within", 10.0)
    world, quiet = ask.sim.world, ask.get("quiet", 0.05)
    while loop.time() < deadline:
        version = world.version
        busy = ask.sim.deliveries.pending or ask.sim.calls_under_way
        if await world.changed(version, quiet) == version and not busy:
            return True
    return False


def advance(ask: Ask) -> None:
    """Let time pass."""
    ask.sim.world.advance(ask["seconds"])


def inject(ask: Ask) -> int:
    """Queue a raw update, however malformed."""
    return ask.sim.deliveries.push_raw(ask["update"])


def journal(ask: Ask) -> list[Json]:
    """The bot's calls."""
    return ask.sim.journal.read(ask.get("since", 0), ask.get("method"))


def set_limits(ask: Ask) -> None:
    """Other speed limits, or none."""
    limits: Json | None = ask["limits"]
    ask.sim.meter = Meter(None if limits is None else Limits(**limits))


def auto(ask: Ask) -> Json:
    """Who plays by themselves, and how fast."""
    ask.auto.set(ask.get("people", []), ask.get("pace", 1.0))
    return ask.auto.state()


def reset(ask: Ask) -> None:
    """A new world."""
    ask.auto.set([])
    ask.sim.start_over()


ACTS: Mapping[str, Callable[[Ask], Any]] = {
    act.__name__: act
    for act in (
        create_person, change_person, create_group, add_bot, add_member, remove_member, leave,
        promote, demote, set_permissions, create_topic, close_topic, migrate, create_invite, say,
        edit, delete, open_link, press, vote, block, unblock, share_chat, screen, chat_screen, saw,
        overview, changed, settled, advance, inject, journal, set_limits, auto, reset,
    )
}  # fmt: skip


class Control(RequestHandler):
    """One act."""

    def initialize(self, simulation: Simulation, auto_player: AutoPlayer) -> None:
        self.simulation = simulation
        self.auto_player = auto_player

    async def post(self, name: str) -> None:
        """Do it and tell what came of it."""
        try:
            if name not in ACTS:
                raise Impossible(f"there is no act {name!r}")
            fields = json.loads(self.request.body or b"{}")
            result = ACTS[name](Ask(self.simulation, self.auto_player, fields))
            if inspect.isawaitable(result):
                result = await result
        except Impossible as reason:
            self.set_status(409)
            self.finish({"error": str(reason)})
        else:
            self.finish({"result": result})

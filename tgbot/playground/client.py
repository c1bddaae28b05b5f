"""People of the simulated Telegram for tests: they read their phones and act, all over HTTP.

world = await Playground.start()
ann = await world.person("Ann")
group = await world.group("Friends", owner=ann)
await group.add_bot()
await ann.say("/newgame", group)
await ann.press("Join", group)
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Self, TypeVar

import httpx

from tgbot.playground.errors import Impossible
from tgbot.playground.limits import Limits
from tgbot.playground.seen import Button, Call, PollSeen, Pressed, Seen
from tgbot.playground.server import Served, serve
from tgbot.playground.simulation import Options
from tgbot.playground.world import Json

T = TypeVar("T")

PATIENCE = 5.0  # seconds that people wait for the bot


class Unanswered(AssertionError):
    """The bot did not answer a pressed button in time."""


class Playground:
    """A simulated Telegram: its people, its groups, its clock and its journal."""

    def __init__(self, address: str, token: str, served: Served | None = None) -> None:
        self.api_url = address.rstrip("/")
        self.token = token
        self.served = served
        self._http = httpx.AsyncClient(base_url=self.api_url, timeout=120)

    @classmethod
    async def start(
        cls, limits: Limits | None = None, port: int = 0, options: Options | None = None
    ) -> Self:
        """A playground of one's own in this process."""
        served = await serve(options or Options(limits=limits), port=port)
        return cls(served.api_url, served.token, served)

    async def close(self) -> None:
        """End it, if it was started here."""
        await self._http.aclose()
        if self.served is not None:
            await self.served.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def ask(self, act: str, **fields: Any) -> Any:
        """Do one act of the control API; raises Impossible with its reason."""
        answer = await self._http.post(f"/_control/{act}", json=fields)
        body = answer.json()
        if answer.status_code == 409:
            raise Impossible(body["error"])
        answer.raise_for_status()
        return body["result"]

    async def person(
        self,
        first_name: str,
        last_name: str | None = None,
        *,
        language: str | None = "en",
        username: str | None = None,
        started: bool = False,
        id: int | None = None,  # noqa: A002 - the Bot API's own name for it
    ) -> "Person":
        """Somebody new; `started` if they have already talked to the bot in private."""
        card = await self.ask(
            "create_person", first_name=first_name, last_name=last_name, language=language,
            username=username, started=started, id=id,
        )  # fmt: skip
        return Person(self, card["id"], card["name"])

    async def group(
        self,
        title: str,
        owner: "Person",
        members: "Sequence[Person]" = (),
        *,
        kind: str = "supergroup",
        forum: bool = False,
        username: str | None = None,
    ) -> "Group":
        """A new group; the bot is not in it yet."""
        made = await self.ask(
            "create_group", title=title, owner=owner.id, members=[one.id for one in members],
            kind=kind, forum=forum, username=username,
        )  # fmt: skip
        return Group(self, made["id"], owner)

    async def advance(self, seconds: float) -> None:
        """Let time pass."""
        await self.ask("advance", seconds=seconds)

    async def inject(self, update: Json) -> int:
        """Queue a raw update, however malformed; returns its id."""
        number: int = await self.ask("inject", update=update)
        return number

    async def journal(self, method: str | None = None, since: int = 0) -> list[Call]:
        """The bot's calls, oldest first, all or those of one method."""
        return [Call(**one) for one in await self.ask("journal", method=method, since=since)]

    async def refused_calls(self) -> list[Call]:
        """The bot's calls that were not answered with success."""
        return [call for call in await self.journal() if call.code != 200]

    async def settled(self, quiet: float = 0.05, within: float = 10.0) -> None:
        """Wait until the bot has taken every update and nothing moves; raises AssertionError."""
        if not await self.ask("settled", quiet=quiet, within=within):
            raise AssertionError("the bot does not come to rest")

    async def until(
        self, look: Callable[[], Awaitable[T | None]], within: float = PATIENCE, what: str = ""
    ) -> T:
        """Look again after every change until there is something; raises AssertionError."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + within
        while True:
            version = (await self.ask("overview"))["version"]
            found = await look()
            if found is not None and found is not False:
                return found
            left = deadline - loop.time()
            if left <= 0:
                raise AssertionError(f"not within {within} s: {what or look}")
            await self.ask("changed", since=version, within=left)

    async def set_limits(self, limits: Limits | None) -> None:
        """Other speed limits, or none."""
        fields = None if limits is None else {
            name: getattr(limits, name) for name in Limits.__dataclass_fields__
        }  # fmt: skip
        await self.ask("set_limits", limits=fields)

    async def play_by_themselves(self, people: "Sequence[Person]", pace: float = 1.0) -> None:
        """Let exactly these people play by themselves."""
        await self.ask("auto", people=[one.id for one in people], pace=pace)

    async def reset(self) -> None:
        """A new world."""
        await self.ask("reset")


class Group:
    """A group as its owner looks after it."""

    def __init__(self, world: Playground, chat_id: int, owner: "Person") -> None:
        self.world = world
        self.id = chat_id
        self.owner = owner

    async def add_bot(
        self, by: "Person | None" = None, rights: Sequence[str] | None = None
    ) -> None:
        """Bring the bot in; with `rights` it becomes an administrator."""
        fields: Json = {} if by is None else {"by": by.id}
        await self.world.ask("add_bot", chat=self.id, rights=rights, **fields)

    async def remove_bot(self) -> None:
        """Remove the bot."""
        await self.world.ask("remove_member", chat=self.id, person=await self._bot())

    async def remove(self, person: "Person") -> None:
        """Remove somebody."""
        await self.world.ask("remove_member", chat=self.id, person=person.id)

    async def promote(
        self,
        who: "Person | None" = None,
        rights: Sequence[str] | None = None,
        anonymous: bool = False,
    ) -> None:
        """Make somebody, or the bot, an administrator; no `rights` means all of them."""
        person = who.id if who else await self._bot()
        await self.world.ask(
            "promote", chat=self.id, person=person, rights=rights, anonymous=anonymous
        )

    async def demote(self, who: "Person | None" = None) -> None:
        """Make an administrator (the bot, if nobody is named) a member again."""
        await self.world.ask("demote", chat=self.id, person=who.id if who else await self._bot())

    async def _bot(self) -> int:
        bot_id: int = (await self.world.ask("overview"))["bot"]["id"]
        return bot_id

    async def allow(self, who: "Person | None" = None, **permissions: bool) -> None:
        """Change what members may do, or one of them: `allow(can_send_polls=False)`."""
        fields: Json = {} if who is None else {"person": who.id}
        await self.world.ask("set_permissions", chat=self.id, permissions=permissions, **fields)

    async def migrate(self) -> None:
        """Become a supergroup, with a new id."""
        self.id = (await self.world.ask("migrate", chat=self.id))["id"]

    async def topic(self, name: str) -> int:
        """A new topic's id."""
        number: int = await self.world.ask("create_topic", chat=self.id, name=name)
        return number

    async def close_topic(self, topic: int, closed: bool = True) -> None:
        """Close a topic, or open it again."""
        await self.world.ask("close_topic", chat=self.id, topic=topic, closed=closed)

    async def invite(self, asks: bool = False) -> str:
        """A link into this group; with `asks` it needs an administrator's consent."""
        url: str = await self.world.ask("create_invite", chat=self.id, asks=asks)
        return url

    async def delete(self, message: Seen) -> None:
        """An administrator deletes a message."""
        await self.world.ask("delete", chat=message.chat_id, message=message.id)

    async def messages(self) -> list[Seen]:
        """What the owner sees, oldest first."""
        return await self.owner.sees(self)

    async def last(self) -> Seen:
        """The newest message that the bot wrote here."""
        return await self.owner.last(self)


class Person:
    """Somebody with a phone. Where a chat may be named and is not, it is the one with the bot."""

    def __init__(self, world: Playground, user_id: int, name: str) -> None:
        self.world = world
        self.id = user_id
        self.name = name

    def __repr__(self) -> str:
        return f"<{self.name} {self.id}>"

    async def _do(self, act: str, **fields: Any) -> Any:
        return await self.world.ask(act, person=self.id, **fields)

    def _chat(self, group: Group | None) -> int:
        return group.id if group else self.id

    async def say(
        self,
        text: str,
        group: Group | None = None,
        *,
        reply_to: Seen | None = None,
        topic: int | None = None,
        as_channel: str | None = None,
    ) -> Seen:
        """Write a message."""
        return Seen.read(
            await self._do(
                "say",
                chat=self._chat(group),
                text=text,
                thread=topic,
                as_channel=as_channel,
                reply_to=reply_to.id if reply_to else None,
            )
        )

    async def edit(self, message: Seen, text: str) -> None:
        """Edit an own message."""
        await self._do("edit", chat=message.chat_id, message=message.id, text=text)

    async def start(self, payload: str = "") -> None:
        """Press START in the chat with the bot."""
        username = (await self.world.ask("overview"))["bot"]["username"]
        await self.open(f"https://t.me/{username}?start={payload}")

    async def open(self, link: str, group: Group | None = None) -> str:
        """Follow a link; tells where it led: private, group, request or web."""
        led: str = (await self._do("open_link", url=link, chat=group.id if group else None))["led"]
        return led

    async def press(
        self, button: Button | str, group: Group | None = None, *, wait: float = PATIENCE
    ) -> Pressed:
        """Press a button, or the newest one with that label; raises Unanswered.

        Without a group a label is looked for in all chats.
        """
        fields: Json = {"wait": wait}
        match button:
            case Button(kind="callback"):
                fields |= {
                    "chat": button.chat_id,
                    "message": button.message_id,
                    "data": button.data,
                }
            case Button(url=str(url)):
                return Pressed("url", led=await self.open(url, group))
            case Button():
                return Pressed(button.kind, text=button.copy or "")
            case label:
                fields |= {"label": label} | ({"chat": group.id} if group else {})
        result: Json = await self._do("press", **fields)
        if not result.pop("answered", True):
            raise Unanswered(f"{self.name} pressed {button!r} and was left without an answer")
        return Pressed(**result)

    async def vote(self, poll: Seen | PollSeen, *options: int) -> None:
        """Vote, or vote anew."""
        await self._do("vote", poll=_poll_id(poll), options=list(options))

    async def retract(self, poll: Seen | PollSeen) -> None:
        """Take a vote back."""
        await self._do("vote", poll=_poll_id(poll), options=[])

    async def join(self, group: Group) -> None:
        """Come into a group."""
        await self._do("add_member", chat=group.id)

    async def leave(self, group: Group) -> None:
        """Leave a group."""
        await self._do("leave", chat=group.id)

    async def block(self) -> None:
        """Block the bot."""
        await self._do("block")

    async def unblock(self) -> None:
        """Lift the block."""
        await self._do("unblock")

    async def change(self, **fields: Any) -> None:
        """Take another first_name, last_name, username or language; or be deactivated."""
        await self._do("change_person", **fields)

    async def share(self, label: str, group: Group) -> None:
        """Press a button that asks for a chat, and choose that group."""
        await self._do("share_chat", label=label, chat=group.id)

    async def sees(self, group: Group | None = None) -> list[Seen]:
        """The messages of a chat, oldest first."""
        shown = await self._do("chat_screen", chat=self._chat(group))
        return [Seen.read(raw) for raw in shown["messages"]]

    async def last(self, group: Group | None = None) -> Seen:
        """The newest message of the bot's in a chat; raises LookupError."""
        for message in reversed(await self.sees(group)):
            if message.from_bot and message.service is None:
                return message
        raise LookupError(f"{self.name} sees nothing from the bot there")

    async def expects(
        self,
        what: str | Callable[[Seen], bool],
        group: Group | None = None,
        *,
        within: float = PATIENCE,
    ) -> Seen:
        """Wait for a message of the bot's that contains a text, or fits; the newest one."""
        fits = what if callable(what) else lambda seen: what in seen.text

        async def look() -> Seen | None:
            shown = await self.sees(group)
            return next((one for one in reversed(shown) if one.from_bot and fits(one)), None)

        return await self.world.until(look, within, f"{self.name} expects {what!r}")

    async def toasts(self) -> list[str]:
        """The texts of the answers to this person's presses, oldest first."""
        return [toast["text"] for toast in (await self._do("screen"))["toasts"]]

    async def commands(self, group: Group | None = None) -> list[str]:
        """The menu of commands in a chat."""
        shown = await self._do("chat_screen", chat=self._chat(group))
        return [command["command"] for command in shown["commands"]]

    async def saw(self) -> list[Json]:
        """Everything this person was ever shown, edits and deleted messages and toasts included."""
        shown: list[Json] = await self._do("saw")
        return shown


def _poll_id(poll: Seen | PollSeen) -> str:
    found = poll.poll if isinstance(poll, Seen) else poll
    if found is None:
        raise Impossible("there is no poll in that message")
    return found.id

"""People and groups for tests: each reads its own phone and acts on it, over the wire."""

from collections.abc import Callable, Sequence
from typing import Any

from tgbot.playground.errors import Impossible
from tgbot.playground.model import Json
from tgbot.playground.seen import Button, PollSeen, Pressed, Seen
from tgbot.playground.wire import PATIENCE, Unanswered, Wire


class Group:
    """A group as its owner looks after it."""

    def __init__(self, world: Wire, chat_id: int, owner: "Person") -> None:
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

    def __init__(self, world: Wire, user_id: int, name: str) -> None:
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

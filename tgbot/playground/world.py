"""The simulated world: accounts, chats and what was posted in them.

It knows Telegram and no game. Time is read only from `World.now`, so that a test may move it, and
every change ends in `World.touch`, so that whoever waits for a change is woken.
"""

import asyncio
import contextlib
import heapq
import itertools
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Literal

from tgbot.playground.errors import Impossible, bad_request, migrated

Json = dict[str, Any]

ANONYMOUS_ADMIN = 1087968824
CHANNEL_SENDER = 136817688
TELEGRAM = 777000


@dataclass(slots=True)
class Toast:
    """What `answerCallbackQuery` showed to the one who pressed."""

    at: float
    text: str
    alert: bool
    chat_id: int


@dataclass(slots=True)
class Account:
    """A person, or the bot itself."""

    id: int
    first_name: str
    last_name: str | None = None
    username: str | None = None
    language_code: str | None = None
    is_bot: bool = False
    started: bool = False  # has written to the bot in private, so the bot may write back
    blocked: bool = False
    deactivated: bool = False
    toasts: list[Toast] = field(default_factory=list)
    opened: set[str] = field(default_factory=set)  # links this person has followed

    @property
    def name(self) -> str:
        """The whole name as apps show it."""
        return f"{self.first_name} {self.last_name}" if self.last_name else self.first_name


Status = Literal["creator", "administrator", "member", "restricted", "left", "kicked"]


@dataclass(slots=True)
class Member:
    """An account's standing in a group."""

    user_id: int
    status: Status = "member"
    rights: frozenset[str] = frozenset()  # of an administrator
    permissions: frozenset[str] = frozenset()  # of somebody restricted
    until: int = 0
    anonymous: bool = False
    inside: bool = True  # restricted people may be outside

    @property
    def present(self) -> bool:
        return self.status in ("creator", "administrator", "member") or (
            self.status == "restricted" and self.inside
        )

    @property
    def admin(self) -> bool:
        return self.status in ("creator", "administrator")

    def may(self, right: str) -> bool:
        """Whether this administrator has `right`; the creator has them all."""
        return self.status == "creator" or (self.status == "administrator" and right in self.rights)


@dataclass(slots=True)
class PollOption:
    text: str
    entities: list[Json]
    persistent_id: str


@dataclass(slots=True)
class Poll:
    """A regular poll; `votes` holds the chosen option numbers by voter (a person or a chat)."""

    id: str
    chat_id: int
    message_id: int
    question: str
    question_entities: list[Json]
    options: list[PollOption]
    anonymous: bool
    multiple: bool
    revoting: bool
    hidden: bool  # results are shown to people only when it is closed
    open_period: int | None = None
    close_date: int | None = None
    description: str | None = None
    description_entities: list[Json] = field(default_factory=list)
    closed: bool = False
    votes: dict[int, tuple[int, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Version:
    """One state of a message as it was shown, and to whom."""

    at: float
    text: str
    buttons: tuple[str, ...]
    audience: frozenset[int]


@dataclass(slots=True)
class Message:
    id: int
    chat_id: int
    date: int
    sender_id: int
    text: str = ""
    entities: list[Json] = field(default_factory=list)
    sender_chat: Json | None = None
    markup: Json | None = None  # an inline keyboard; other keyboards belong to the chat
    media: Json | None = None  # the fields of a photo or a document; `text` is its caption
    poll: Poll | None = None
    service: Json | None = None  # the fields of a service message
    reply_to: int | None = None
    thread_id: int | None = None
    protected: bool = False
    silent: bool = False
    preview: Json | None = None
    edit_date: int | None = None
    deleted: bool = False
    reactions: dict[int, str] = field(default_factory=dict)
    versions: list[Version] = field(default_factory=list)


@dataclass(slots=True)
class Topic:
    id: int
    name: str
    closed: bool = False


@dataclass(slots=True)
class InviteLink:
    url: str
    creator_id: int
    asks: bool = False  # joining by it needs an administrator's consent
    primary: bool = False
    revoked: bool = False
    name: str | None = None
    expires: int | None = None
    limit: int | None = None
    joined: int = 0


ChatKind = Literal["private", "group", "supergroup"]


@dataclass(slots=True)
class Chat:
    id: int
    kind: ChatKind
    title: str = ""
    username: str | None = None
    members: dict[int, Member] = field(default_factory=dict)
    permissions: frozenset[str] = frozenset()
    messages: dict[int, Message] = field(default_factory=dict)
    pinned: list[int] = field(default_factory=list)
    forum: bool = False
    topics: dict[int, Topic] = field(default_factory=dict)
    invites: dict[str, InviteLink] = field(default_factory=dict)
    requests: dict[int, tuple[float, str]] = field(
        default_factory=dict
    )  # who asks to join, by what
    keyboards: dict[int, Json] = field(default_factory=dict)  # a person's reply keyboard
    migrated_to: int | None = None
    migrated_from: int | None = None
    actions: list[tuple[float, str]] = field(default_factory=list)
    last_id: int = 0

    def member(self, user_id: int) -> Member:
        """The standing of an account; whoever never came has left."""
        return self.members.get(user_id) or Member(user_id, "left")

    @property
    def audience(self) -> frozenset[int]:
        """Who reads along now."""
        return frozenset(who for who, member in self.members.items() if member.present)


@dataclass(slots=True)
class Answer:
    text: str = ""
    alert: bool = False
    url: str | None = None


@dataclass(slots=True)
class Query:
    """A pressed button; it waits for the bot's one answer."""

    id: str
    person_id: int
    chat_id: int
    message_id: int
    data: str
    at: float
    answer: Answer | None = None


class World:
    """Everything there is, by its id, with the one clock."""

    def __init__(self, bot: Account) -> None:
        self.bot = bot
        self.accounts: dict[int, Account] = {bot.id: bot}
        self.chats: dict[int, Chat] = {}
        self.polls: dict[str, Poll] = {}
        self.queries: dict[str, Query] = {}
        self.version = 0
        self._numbers = itertools.count(1)
        self._private_ids = itertools.count(1)  # private chats and basic groups share one sequence
        self._offset = 0.0
        self._changed = asyncio.Event()
        self._due: list[tuple[float, int, Callable[[], None]]] = []
        self._alarm: asyncio.TimerHandle | None = None

    def now(self) -> float:
        """Seconds since 1970 in this world."""
        return time.time() + self._offset

    def advance(self, seconds: float) -> None:
        """Move the clock forward; what falls due in between happens at once."""
        self._offset += seconds
        self._run_due()
        self.touch()

    def at(self, moment: float, act: Callable[[], None]) -> None:
        """Do something when the clock reaches `moment`."""
        heapq.heappush(self._due, (moment, next(self._numbers), act))
        self._arm()

    def _arm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None
        if self._due:
            wait = max(0.0, self._due[0][0] - self.now())
            self._alarm = asyncio.get_running_loop().call_later(wait, self._run_due)

    def _run_due(self) -> None:
        while self._due and self._due[0][0] <= self.now():
            heapq.heappop(self._due)[2]()
        self._arm()

    def stop_clock(self) -> None:
        """Forget whatever was to happen later."""
        self._due.clear()
        self._arm()

    def touch(self) -> None:
        """Tell everybody who waits that something changed."""
        self.version += 1
        self._changed.set()
        self._changed = asyncio.Event()

    async def changed(self, since: int, seconds: float) -> int:
        """Wait until the version is not `since`, or the time is out; returns the version."""
        if self.version == since:
            with contextlib.suppress(TimeoutError):  # no news is an answer, too
                await asyncio.wait_for(self._changed.wait(), seconds)
        return self.version

    def number(self) -> int:
        """A number that was not used before."""
        return next(self._numbers)

    def next_message_id(self, chat: Chat) -> int:
        if chat.kind == "supergroup":
            chat.last_id += 1
        else:
            chat.last_id = next(self._private_ids)
        return chat.last_id

    def account(self, user_id: int) -> Account:
        """An account by its id; raises Impossible."""
        try:
            return self.accounts[user_id]
        except KeyError:
            raise Impossible(f"there is nobody with the id {user_id}") from None

    def people(self) -> Iterator[Account]:
        return (account for account in self.accounts.values() if not account.is_bot)

    def groups(self) -> Iterator[Chat]:
        return (chat for chat in self.chats.values() if chat.kind != "private")

    def private_chat(self, person: Account) -> Chat:
        """The chat of a person with the bot; it is made when first asked for."""
        chat = self.chats.get(person.id)
        if chat is None:
            both = {who: Member(who) for who in (person.id, self.bot.id)}
            chat = self.chats[person.id] = Chat(person.id, "private", members=both)
        return chat

    def chat(self, chat_id: int) -> Chat:
        """A chat as people reach it: a migrated group leads on to its supergroup."""
        chat = self.chats.get(chat_id)
        if chat is None and chat_id in self.accounts:
            return self.private_chat(self.account(chat_id))
        if chat is None:
            raise Impossible(f"there is no chat with the id {chat_id}")
        return self.chats[chat.migrated_to] if chat.migrated_to else chat

    def chat_for_bot(self, chat_id: int | str) -> Chat:
        """A chat as the Bot API finds it; raises the documented refusals."""
        if isinstance(chat_id, str):
            for chat in self.groups():
                if chat.username and f"@{chat.username}".lower() == chat_id.lower():
                    return chat
            raise bad_request("chat not found")
        if chat_id > 0:
            person = self.accounts.get(chat_id)
            if person is None or person.is_bot or not self._met(person):
                raise bad_request("chat not found")
            return self.private_chat(person)
        found = self.chats.get(chat_id)
        if found is None or self.bot.id not in found.members:
            raise bad_request("chat not found")
        if found.migrated_to:
            raise migrated(found.migrated_to)
        return found

    def _met(self, person: Account) -> bool:
        """Whether the bot has ever come across this person."""
        return person.started or any(
            person.id in chat.members and self.bot.id in chat.members for chat in self.groups()
        )

    def history(self, chat: Chat) -> list[Message]:
        """The messages of a chat, oldest first; a supergroup begins with the group it was."""
        before = self.history(self.chats[chat.migrated_from]) if chat.migrated_from else []
        return before + list(chat.messages.values())

    def show(self, message: Message) -> None:
        """Note who sees the message in its present state, and tell of the change."""
        chat = self.chats[message.chat_id]
        rows = (message.markup or {}).get("inline_keyboard", [])
        labels = tuple(str(button["text"]) for row in rows for button in row)
        text = f"{message.poll.question} {message.text}" if message.poll else message.text
        message.versions.append(Version(self.now(), text, labels, chat.audience))
        self.touch()

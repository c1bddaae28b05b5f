"""What the simulated world is made of: accounts, groups, messages, polls, pressed buttons.

Plain records, changed in place; whoever changes one in a way that people can see touches the world.
"""

from dataclasses import dataclass, field
from typing import Any, Literal

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

"""What is stored: small frozen models, each one JSON document under one key.

A table is one concept from its lobby to its last reveal. People live here, seats live in `core`:
the seat of a member is the member's place in `TableDocument.members`.
"""

from enum import StrEnum
from typing import Annotated, Any, Self

from pydantic import BaseModel, ConfigDict, PlainSerializer, PlainValidator

from core import codec
from core.state import Game


class Document(BaseModel):
    """Base of everything stored. Unknown fields are refused; a change makes a new document.

    A document may hold a seed or a game: an error about it never quotes what was in it.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", hide_input_in_errors=True)

    def changed(self, **fields: Any) -> Self:
        """The document with these fields changed, validated as a whole.

        Raises pydantic.ValidationError for an unknown field or a wrong value.
        """
        return type(self).model_validate({**dict(self), **fields})


class Stage(StrEnum):
    """Where a table is in its life."""

    LOBBY = "lobby"
    STARTING = "starting"
    """The host has started; every private chat is being probed before the deal."""
    PLAYING = "playing"
    OVER = "over"


class Visibility(StrEnum):
    """Who can find a table."""

    GROUP = "group"
    LISTED = "listed"
    LINK = "link"


class Clock(StrEnum):
    """`rules.md` section 5: reminders only, or a clock that acts."""

    RELAXED = "relaxed"
    TIMED = "timed"


class BallotBox(StrEnum):
    """How a group votes: a native poll, or two buttons that count silently."""

    POLL = "poll"
    BUTTONS = "buttons"


class Reveal(StrEnum):
    """What a finished game shows: the roles, or the whole record with every hand."""

    ROLES = "roles"
    RECORD = "record"


class Venue(Document):
    """Where the public table stands: a group, a topic of it, or (chat None) private chats."""

    chat: int | None = None
    thread: int | None = None
    title: str = ""


class Member(Document):
    """Somebody at a table. Robots have negative ids and no chat."""

    user_id: int
    name: str
    language: str = "en"
    robot: bool = False
    away: bool = False
    """Left a running game in private chats: a robot plays the seat until its person is back."""

    @property
    def played_by_robot(self) -> bool:
        """Whether nobody is asked: the seat is a robot's, or a robot stands in."""
        return self.robot or self.away


def _load_game(value: Any) -> Game:
    return value if isinstance(value, Game) else codec.load_game(value)


StoredGame = Annotated[
    Game,
    PlainValidator(_load_game),
    PlainSerializer(codec.dump_game),
]


class TableDocument(Document):
    """One table: its people, its settings, and its game once it runs.

    `key` is the secret half of the join link. `seed` is the game's secret until the end.
    `done` remembers each person's last accepted press, so that a repeated tap is a quiet success.
    """

    code: str
    key: str
    seed: str
    host: int
    language: str
    venue: Venue = Venue()
    visibility: Visibility = Visibility.GROUP
    clock: Clock = Clock.RELAXED
    ballots: BallotBox = BallotBox.POLL
    reveal: Reveal = Reveal.RECORD
    autostart: bool = False
    """Whether the lobby starts by itself when its countdown has run out."""
    size_min: int = 5
    size_max: int = 15
    stage: Stage = Stage.LOBBY
    asking: str = ""
    """The confirming tap the lobby panel shows: "start", "cancel" or nothing."""
    members: tuple[Member, ...] = ()
    probed: tuple[int, ...] = ()
    game: StoredGame | None = None
    done: dict[int, str] = {}
    nudges: dict[int, int] = {}
    """How many reminders the running step has had."""
    opened_ms: int = 0
    reposted_ms: int = 0
    starts_ms: int = 0
    """When the countdown of an open lobby runs out; 0 while none runs."""
    reminders: int = 0
    """How many reminders the countdown has given."""
    extended: tuple[int, ...] = ()
    """Who has asked for more time in this lobby."""
    kept: tuple[Member, ...] = ()
    """People of the game before for whom a seat is kept, and who have not taken it yet."""
    kept_until_ms: int = 0
    to_call: tuple[int, ...] = ()
    """People who waited for this lobby, and have not been told of it yet."""
    again: str = ""
    """The table of the rematch, once somebody asked for one."""

    def seat_of(self, user_id: int) -> int | None:
        """The seat number (0-based) of a person, or None for a stranger."""
        for seat, member in enumerate(self.members):
            if member.user_id == user_id:
                return seat
        return None

    def has_left(self, user_id: int) -> bool:
        """Whether somebody at this table has left its running game."""
        seat = self.seat_of(user_id)
        if seat is None:
            return False
        return self.members[seat].away or (self.game is not None and seat in self.game.absent)


class PersonDocument(Document):
    """What is known of a person: language, the one seat, whether a private chat is open."""

    user_id: int
    name: str = ""
    """The account's name as last seen, cleaned; the seat keeps the one it was taken with."""
    language: str | None = None
    """Chosen by /language; without it Telegram's language_code is followed."""
    telegram_language: str = "en"
    username: str = ""
    """The account's @name as last seen, without the @."""
    table: str | None = None
    last_table: str | None = None
    """Where the last finished game was, for its record."""
    reachable: bool = False
    blocks: tuple[int, ...] = ()

    @property
    def speaks(self) -> str:
        """The language in which this person is spoken to."""
        return self.language or self.telegram_language


class GroupDocument(Document):
    """What is known of a group: language, settings, the running table, who waits for the next."""

    chat: int
    title: str = ""
    language: str | None = None
    table: str | None = None
    greeted: bool = False
    clock: Clock = Clock.RELAXED
    ballots: BallotBox = BallotBox.POLL
    reveal: Reveal = Reveal.RECORD
    autostart: bool = False
    listed: bool = False
    """Whether strangers may find this group's lobbies."""
    next_game: tuple[int, ...] = ()


class QueueDocument(Document):
    """The matchmaking queue and the index of open tables; one small document."""

    open_tables: tuple[str, ...] = ()

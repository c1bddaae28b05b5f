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


class Sizes(StrEnum):
    """How many players somebody wants to play with."""

    SMALL = "small"
    """5 or 6."""
    LARGE = "large"
    """7 to 10."""
    ANY = "any"
    """5 to 10."""


class Wishes(Document):
    """What somebody wants of a table of strangers. A clock of None is any clock."""

    languages: tuple[str, ...]
    sizes: Sizes = Sizes.ANY
    clock: Clock | None = Clock.TIMED


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
    to_call: tuple[int, ...] = ()
    """People who waited for this lobby, and have not been told of it yet."""
    again: str = ""
    """The table of the rematch, once somebody asked for one."""
    after: str = ""
    """The table whose rematch this is."""
    expected: dict[int, int] = {}
    """Who was shown the way into the table's group, and until when (ms): a seat is theirs then."""
    gathering: bool = False
    """Whether the game begins by itself when everybody expected has come."""

    @property
    def strangers(self) -> bool:
        """Whether people who do not know each other sit here in private chats, without names."""
        return self.venue.chat is None and self.visibility is Visibility.LISTED

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
    """People with whom this person is never seated among strangers, nor they with this person."""
    queued: bool = False
    """Whether this person waits for a table of strangers, or is asked to be ready for one."""
    wishes: Wishes | None = None
    """What was last wanted of a table of strangers."""
    room: int | None = None
    """The group that this person last opened for strangers."""
    strikes: int = 0
    """How often the bot was flooded; `struck_ms` is when it was last so."""
    struck_ms: int = 0
    barred_until_ms: int = 0
    """Until then this person plays with friends only: public tables and the queue are closed."""

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
    may_pin: bool = True
    """Whether the bot may pin messages here, as far as it has been told."""
    clock: Clock = Clock.RELAXED
    ballots: BallotBox = BallotBox.POLL
    reveal: Reveal = Reveal.RECORD
    autostart: bool = False
    listed: bool = False
    """Whether strangers may find this group's lobbies."""
    next_game: tuple[int, ...] = ()
    link: str = ""
    """The way in for strangers: the public address, or a link of the bot's that asks to join."""


class Seeker(Document):
    """Somebody who waits for a table of strangers."""

    user_id: int
    speaks: str
    wishes: Wishes
    since_ms: int
    blocks: tuple[int, ...] = ()
    offered: bool = False
    """Whether this person was asked if any language will do."""
    shown: int = -1
    """How many others were waiting when this person was last told."""


class Proposal(Document):
    """A table of strangers that begins when they say that they are ready."""

    number: int
    language: str
    clock: Clock
    seekers: tuple[Seeker, ...]
    ready: tuple[int, ...] = ()
    room_by: int | None = None
    """Who makes a group for this table; without one it is played in private chats."""


class QueueDocument(Document):
    """Who waits for strangers, which tables strangers may find, which tables share the token.

    One document: few people wait at a time, and a match changes all of it at once.
    """

    seekers: tuple[Seeker, ...] = ()
    """In the order of their waiting."""
    proposals: tuple[Proposal, ...] = ()
    last_number: int = 0
    open_tables: tuple[str, ...] = ()
    """Codes of listed lobbies, oldest first. One that has begun or closed may still be here."""
    talking: tuple[str, ...] = ()
    """Codes of running games in private chats, whose talk the bot relays."""
    in_line: tuple[str, ...] = ()
    """Codes of tables that are ready and wait until one of those ends."""


class Line(Document):
    """Something said at a table in private chats: free words, or a phrase that is translated."""

    user_id: int
    at_ms: int
    words: str = ""
    phrase: str = ""
    about: int | None = None
    """The person that a phrase is about."""


class TalkDocument(Document):
    """The talk of one table in private chats. Kept apart from the game: it changes more often."""

    code: str
    lines: tuple[Line, ...] = ()
    """The latest ones, oldest first."""
    unsent: int = 0
    """How many of the last lines nobody has read yet."""
    sent_ms: int = 0
    mutes: dict[int, tuple[int, ...]] = {}
    """For each person, those whose words they do not want to read."""
    reports: tuple[tuple[int, int], ...] = ()
    """Who has reported whom."""

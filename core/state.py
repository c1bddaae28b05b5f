"""A game between two questions: one frozen value that knows everything and tells nobody.

Whoever shows a game to people goes through `core.views`; whoever changes it goes through
`core.evolve`. Seats are numbers from 0, clockwise. The top of a pile is its first tile.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from core.cards import CallOffReason, EndReason, Party, Policy, Power, RejectReason, Role
from core.tables import FEW_ALIVE, Table

if TYPE_CHECKING:
    from dataclasses import replace as replace
else:
    _T = TypeVar("_T")
    _blank, _fill = object.__new__, object.__setattr__

    def replace(value: _T, /, **changes: Any) -> _T:
        """`dataclasses.replace` at a fifth of its price, for values without slots or __init__ code.

        Every fact changes the game once, so this is where most of the engine's time would go.
        """
        before = value.__dict__
        fields = {**before, **changes}  # unlike `|`, no longer shares keys: quicker to read
        if len(fields) != len(before):
            raise TypeError(f"{type(value).__name__} has no such field: {', '.join(changes)}")
        fresh = _blank(type(value))
        _fill(fresh, "__dict__", fields)
        return fresh


# --- Phases: who is asked what -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Nominating:
    """The candidate chooses a chancellor (rule 2)."""

    candidate: int


@dataclass(frozen=True, slots=True)
class Voting:
    """Every living seat owes a ballot (rule 3). `ballots` holds one place for each seat."""

    president: int
    chancellor: int
    ballots: tuple[bool | None, ...]


@dataclass(frozen=True, slots=True)
class Session:
    """A legislative session: tiles are in somebody's hand, and the government is silent."""

    president: int
    chancellor: int
    tiles: tuple[Policy, ...]


@dataclass(frozen=True, slots=True)
class PresidentDiscarding(Session):
    """The president holds three tiles and discards one (rule 6)."""


@dataclass(frozen=True, slots=True)
class ChancellorEnacting(Session):
    """The chancellor holds two tiles and enacts one, or asks for a veto (rules 6 and 7)."""

    veto_refused: bool = False


@dataclass(frozen=True, slots=True)
class VetoConsenting(Session):
    """The president answers the chancellor's wish for a veto (rule 7)."""


@dataclass(frozen=True, slots=True)
class ExecutiveActing:
    """The president must use a power (rule 9)."""

    president: int
    power: Power


@dataclass(frozen=True, slots=True)
class Over:
    """The end, and why, in the state itself (rule 10). No winner: the game was called off."""

    winner: Party | None
    reason: EndReason | CallOffReason


@dataclass(frozen=True, slots=True)
class Governing:
    """Nobody is asked: a government was elected, and is not yet known to be allowed to work."""

    president: int
    chancellor: int


@dataclass(frozen=True, slots=True)
class Settling:
    """Nobody is asked: a vote or a session has ended, and its consequences are being drawn.

    `power` is what the enacted policy's slot grants the sitting president.
    """

    power: Power | None = None


Question = (
    Nominating
    | Voting
    | PresidentDiscarding
    | ChancellorEnacting
    | VetoConsenting
    | ExecutiveActing
)
"""The phases in which somebody is waited for. Outside of `decide` a game is in one, or `Over`."""

Phase = Question | Over | Governing | Settling


# --- What is remembered --------------------------------------------------------------------------


@dataclass(frozen=True)
class Round:
    """The public record of one round; everything in it was announced."""

    number: int
    president: int
    special: bool = False
    chancellor: int | None = None
    ballots: tuple[tuple[int, bool], ...] = ()
    elected: bool = False
    rejected: RejectReason | None = None
    vetoed: bool = False
    enacted: Policy | None = None
    """The policy of the elected government."""
    chaos: Policy | None = None
    """The policy that chaos put on its track at the end of this round."""
    power: Power | None = None
    target: int | None = None
    """Whom the power was used on."""
    lapsed: bool = False
    """The power's time ran out."""


@dataclass(frozen=True, slots=True)
class TileClaim:
    """What a seat says it saw in a session (rules section 5)."""

    seat: int
    round: int
    as_president: bool
    tiles: tuple[Policy, ...]


@dataclass(frozen=True, slots=True)
class LoyaltyClaim:
    """What a seat says an investigation showed (rules section 5)."""

    seat: int
    target: int
    party: Party


Claim = TileClaim | LoyaltyClaim


@dataclass(frozen=True, slots=True)
class Hand:
    """Tiles a seat saw in a session; secret, and remembered for their owner."""

    seat: int
    round: int
    as_president: bool
    tiles: tuple[Policy, ...]


@dataclass(frozen=True, slots=True)
class Glimpse:
    """The three tiles a president peeked at; secret, and remembered for their owner."""

    seat: int
    round: int
    tiles: tuple[Policy, ...]


@dataclass(frozen=True, slots=True)
class Investigation:
    """Who looked at whose party membership. That it happened is public, what it showed is not."""

    president: int
    target: int


# --- The game ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Game:
    """Everything about a running game.

    `step` grows by one whenever a new question is put, so a late button or a late clock can be
    told from a timely one. `elected` is the last elected pair, president first, as far as it
    limits anybody. `marker` is the last regular candidate, `special` who was called to a special
    election that has not begun.
    """

    table: Table
    commitment: str
    alive: tuple[int, ...]
    roles: tuple[Role, ...] = ()
    phase: Phase = Settling()
    step: int = 0
    round: int = 0
    absent: tuple[int, ...] = ()
    draw: tuple[Policy, ...] = ()
    discard: tuple[Policy, ...] = ()
    reshuffles: int = 0
    liberal_policies: int = 0
    fascist_policies: int = 0
    tracker: int = 0
    elected: tuple[int, int] | None = None
    marker: int = 0
    special: int | None = None
    confirmed_not_hitler: tuple[int, ...] = ()
    investigations: tuple[Investigation, ...] = ()
    rounds: tuple[Round, ...] = ()
    claims: tuple[Claim, ...] = ()
    hands: tuple[Hand, ...] = ()
    glimpses: tuple[Glimpse, ...] = ()

    @property
    def in_hitler_zone(self) -> bool:
        """Electing Hitler chancellor ends the game from now on (rule 5)."""
        return self.fascist_policies >= self.table.hitler_zone

    @property
    def veto_open(self) -> bool:
        """A chancellor may ask for a veto (rule 7)."""
        return self.fascist_policies >= self.table.veto_from

    @property
    def term_limited(self) -> tuple[int, ...]:
        """Whom nobody may nominate for having been elected last (rule 2)."""
        if self.elected is None:
            return ()
        return self.elected[1:] if len(self.alive) <= FEW_ALIVE else self.elected

    @property
    def investigated(self) -> tuple[int, ...]:
        """Whom no later investigation may look at (rule 9)."""
        return tuple(investigation.target for investigation in self.investigations)

    @property
    def hitler(self) -> int:
        """Hitler's seat."""
        return self.roles.index(Role.HITLER)

    def allies_of(self, seat: int) -> tuple[tuple[int, Role], ...]:
        """Whom a seat knows from the beginning, and as what (rules section 1)."""
        role = self.roles[seat]
        if role is Role.LIBERAL or (role is Role.HITLER and not self.table.hitler_knows):
            return ()
        return tuple(
            (other, others_role)
            for other, others_role in enumerate(self.roles)
            if other != seat and others_role is not Role.LIBERAL
        )

    @property
    def hand(self) -> tuple[Policy, ...]:
        """The tiles that are in somebody's hand and so in no pile."""
        return self.phase.tiles if isinstance(self.phase, Session) else ()

    @property
    def next_candidate(self) -> int:
        """The next living seat clockwise from the marker (rule 1)."""
        return next((seat for seat in self.alive if seat > self.marker), self.alive[0])

    @property
    def deserted(self) -> bool:
        """More than half of the living are absent (rules section 5)."""
        absent = self.absent
        return bool(absent) and 2 * sum(seat in absent for seat in self.alive) > len(self.alive)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that owe an answer, here or not."""
        match self.phase:
            case Voting() as voting:
                return tuple([seat for seat in self.alive if voting.ballots[seat] is None])
            case (
                Nominating(candidate=seat)
                | PresidentDiscarding(president=seat)
                | ChancellorEnacting(chancellor=seat)
                | VetoConsenting(president=seat)
                | ExecutiveActing(president=seat)
            ):
                return (seat,)
            case Over() | Governing() | Settling():
                return ()

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seats the table waits for: an absent seat is acted for instead."""
        if not self.absent:
            return self.asked
        return tuple([seat for seat in self.asked if seat not in self.absent])

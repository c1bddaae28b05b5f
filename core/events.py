"""What happened. Past tense, never refused, and addressed by its type.

An `Open` fact is for everybody, a `Private` one for the seat in `to`, a `Sealed` one for nobody
before the end. Whoever shows facts to people asks `isinstance`, and needs to ask nothing else.
"""

from dataclasses import dataclass

from core.cards import CallOffReason, EndReason, Party, Policy, Power, RejectReason, Role
from core.tables import Table


@dataclass(frozen=True, slots=True)
class Open:
    """A fact that everybody may know at once."""


@dataclass(frozen=True, slots=True)
class Private:
    """A fact for one seat."""

    to: int


@dataclass(frozen=True, slots=True)
class Sealed:
    """A fact for the record alone."""


# --- The game begins -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GameStarted(Open):
    """The table is set. `commitment` is the SHA-256 of the seed, in hex."""

    table: Table
    commitment: str


@dataclass(frozen=True, slots=True)
class RolesDealt(Sealed):
    """Every seat's role, by seat."""

    roles: tuple[Role, ...]


@dataclass(frozen=True, slots=True)
class RoleShown(Private):
    """A seat learns its role and whom it knows (rules section 1)."""

    role: Role
    allies: tuple[tuple[int, Role], ...]


@dataclass(frozen=True, slots=True)
class PileStacked(Sealed):
    """The new draw pile, top tile first; the discard pile is empty."""

    tiles: tuple[Policy, ...]


# --- Elections (rules 1 to 5) --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RoundBegan(Open):
    """Somebody is presidential candidate. Rounds are counted from 1."""

    round: int
    candidate: int
    special: bool


@dataclass(frozen=True, slots=True)
class Nominated(Open):
    """The candidate named a chancellor; the table votes."""

    president: int
    chancellor: int


@dataclass(frozen=True, slots=True)
class BallotCast(Private):
    """A seat's ballot is in, or changed."""

    ja: bool


@dataclass(frozen=True, slots=True)
class BallotsRevealed(Open):
    """Every living seat's ballot, in seat order."""

    ballots: tuple[tuple[int, bool], ...]


@dataclass(frozen=True, slots=True)
class GovernmentElected(Open):
    president: int
    chancellor: int


@dataclass(frozen=True, slots=True)
class GovernmentRejected(Open):
    reason: RejectReason


@dataclass(frozen=True, slots=True)
class TrackerMoved(Open):
    """The election tracker's new place, 1 to 3."""

    tracker: int


@dataclass(frozen=True, slots=True)
class ChaosBroke(Open):
    """The third failure in a row: the top tile is enacted next, and term limits are forgotten."""


@dataclass(frozen=True, slots=True)
class ConfirmedNotHitler(Open):
    """Elected chancellor in the Hitler zone, and the game goes on."""

    seat: int


# --- The legislative session (rules 6 to 8) ------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TilesDrawn(Private):
    """The president sees three tiles."""

    tiles: tuple[Policy, ...]


@dataclass(frozen=True, slots=True)
class TileDiscarded(Private):
    """A tile went to the discard pile, and only who held it knows which."""

    policy: Policy


@dataclass(frozen=True, slots=True)
class TilesPassed(Private):
    """The chancellor sees the two tiles left."""

    tiles: tuple[Policy, ...]


@dataclass(frozen=True, slots=True)
class VetoAsked(Open):
    chancellor: int


@dataclass(frozen=True, slots=True)
class VetoRefused(Open):
    president: int


@dataclass(frozen=True, slots=True)
class VetoGranted(Open):
    """All three tiles are discarded and the round ends."""

    president: int


@dataclass(frozen=True, slots=True)
class PolicyEnacted(Open):
    """A policy lies on its track and the tracker is back at zero; both counts are the new ones."""

    policy: Policy
    chaos: bool
    liberal_policies: int
    fascist_policies: int


@dataclass(frozen=True, slots=True)
class Reshuffled(Open):
    """Draw and discard pile became one pile of `draw` tiles."""

    draw: int


# --- Executive actions (rule 9) ------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PowerGranted(Open):
    president: int
    power: Power


@dataclass(frozen=True, slots=True)
class LoyaltyInvestigated(Open):
    president: int
    target: int


@dataclass(frozen=True, slots=True)
class LoyaltyShown(Private):
    target: int
    party: Party


@dataclass(frozen=True, slots=True)
class SpecialElectionCalled(Open):
    president: int
    target: int


@dataclass(frozen=True, slots=True)
class PoliciesPeeked(Open):
    president: int


@dataclass(frozen=True, slots=True)
class PeekShown(Private):
    """The top three tiles, top first."""

    tiles: tuple[Policy, ...]


@dataclass(frozen=True, slots=True)
class Executed(Open):
    president: int
    target: int


@dataclass(frozen=True, slots=True)
class PowerLapsed(Open):
    """Time ran out, and the power is gone unused."""

    president: int
    power: Power


# --- Conduct (rules section 5) ----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TimeRanOut(Open):
    """The table stopped waiting for these seats; what was done for them is told by what follows."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeatLeft(Open):
    seat: int


@dataclass(frozen=True, slots=True)
class SeatReturned(Open):
    seat: int


@dataclass(frozen=True, slots=True)
class TilesClaimed(Open):
    """What a seat says it saw in the session of a round, liberal tiles first."""

    seat: int
    round: int
    as_president: bool
    tiles: tuple[Policy, ...]


@dataclass(frozen=True, slots=True)
class LoyaltyClaimed(Open):
    """What a seat says its investigation of another showed."""

    seat: int
    target: int
    party: Party


# --- The end (rule 10) ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GameWon(Open):
    winner: Party
    reason: EndReason
    roles: tuple[Role, ...]


@dataclass(frozen=True, slots=True)
class GameCalledOff(Open):
    reason: CallOffReason
    roles: tuple[Role, ...]


@dataclass(frozen=True, slots=True)
class SeedRevealed(Open):
    """The seed of every random act, in hex: anybody can replay the record now."""

    seed: str


OpenEvent = (
    GameStarted
    | RoundBegan
    | Nominated
    | BallotsRevealed
    | GovernmentElected
    | GovernmentRejected
    | TrackerMoved
    | ChaosBroke
    | ConfirmedNotHitler
    | VetoAsked
    | VetoRefused
    | VetoGranted
    | PolicyEnacted
    | Reshuffled
    | PowerGranted
    | LoyaltyInvestigated
    | SpecialElectionCalled
    | PoliciesPeeked
    | Executed
    | PowerLapsed
    | TimeRanOut
    | SeatLeft
    | SeatReturned
    | TilesClaimed
    | LoyaltyClaimed
    | GameWon
    | GameCalledOff
    | SeedRevealed
)
PrivateEvent = (
    RoleShown | BallotCast | TilesDrawn | TileDiscarded | TilesPassed | LoyaltyShown | PeekShown
)
SealedEvent = RolesDealt | PileStacked
Event = OpenEvent | PrivateEvent | SealedEvent

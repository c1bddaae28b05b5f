"""What somebody wants to happen. Imperative, and without the actor, who is known from outside.

A seat is a number from 0, clockwise; people read seat + 1. An intent may be refused, not repaired.
"""

from dataclasses import dataclass

from core.cards import CallOffReason, Party, Policy


@dataclass(frozen=True, slots=True)
class Move:
    """A move of the game: only who is asked makes one."""


@dataclass(frozen=True, slots=True)
class Nominate(Move):
    """The candidate names a chancellor (rule 2)."""

    chancellor: int


@dataclass(frozen=True, slots=True)
class Vote(Move):
    """A ballot, ja or nein; it may be changed until the last one is in (rule 3)."""

    ja: bool


@dataclass(frozen=True, slots=True)
class Discard(Move):
    """The president discards one of three tiles (rule 6)."""

    policy: Policy


@dataclass(frozen=True, slots=True)
class Enact(Move):
    """The chancellor enacts one of two tiles (rule 6)."""

    policy: Policy


@dataclass(frozen=True, slots=True)
class AskVeto(Move):
    """The chancellor asks for a veto instead of enacting (rule 7)."""


@dataclass(frozen=True, slots=True)
class AnswerVeto(Move):
    """The president consents to the veto, or not (rule 7)."""

    consent: bool


@dataclass(frozen=True, slots=True)
class Investigate(Move):
    """Executive action: look at a party membership (rule 9)."""

    target: int


@dataclass(frozen=True, slots=True)
class CallSpecialElection(Move):
    """Executive action: choose the next presidential candidate (rule 9)."""

    target: int


@dataclass(frozen=True, slots=True)
class Peek(Move):
    """Executive action: look at the top three tiles (rule 9)."""


@dataclass(frozen=True, slots=True)
class Execute(Move):
    """Executive action: a player dies (rule 9)."""

    target: int


@dataclass(frozen=True, slots=True)
class ClaimTiles:
    """Say in public what one saw in a session: the president three tiles, the chancellor two.

    It is about one's last session in that office, and may be a lie (rules section 5).
    """

    drawn: tuple[Policy, ...]


@dataclass(frozen=True, slots=True)
class ClaimLoyalty:
    """Say in public what an investigation showed; it may be a lie (rules section 5)."""

    target: int
    party: Party


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave a running game; the seat stays and is acted for (rules section 5)."""


@dataclass(frozen=True, slots=True)
class Return:
    """Come back to one's seat."""


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The clock of a step ran out. Only the table itself (seat None) wants this."""

    step: int


@dataclass(frozen=True, slots=True)
class CallOff:
    """The table stops the game without a winner. Only the table itself (seat None) wants this."""

    reason: CallOffReason


Intent = (
    Nominate
    | Vote
    | Discard
    | Enact
    | AskVeto
    | AnswerVeto
    | Investigate
    | CallSpecialElection
    | Peek
    | Execute
    | ClaimTiles
    | ClaimLoyalty
    | Leave
    | Return
    | TimeUp
    | CallOff
)

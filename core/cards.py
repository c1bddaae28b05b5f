"""The words printed on the pieces: policies, parties, roles, powers, and how a game ends.

Every value is a short string that is stored and compared for ever; none is text for people.
"""

from enum import StrEnum


class Policy(StrEnum):
    """A policy tile."""

    LIBERAL = "L"
    FASCIST = "F"


class Party(StrEnum):
    """A party membership: all that an investigation shows."""

    LIBERAL = "liberal"
    FASCIST = "fascist"


class Role(StrEnum):
    """A secret role. Hitler is a role of the fascist party."""

    LIBERAL = "liberal"
    FASCIST = "fascist"
    HITLER = "hitler"

    @property
    def party(self) -> Party:
        """What an investigation of this role shows."""
        return Party.LIBERAL if self is Role.LIBERAL else Party.FASCIST


class Power(StrEnum):
    """An executive action, granted by a slot of the fascist track (rule 9)."""

    INVESTIGATE = "investigate"
    SPECIAL_ELECTION = "special_election"
    PEEK = "peek"
    EXECUTION = "execution"


class RejectReason(StrEnum):
    """Why a government did not come about."""

    VOTE = "vote"
    TIME = "time"


class EndReason(StrEnum):
    """The four ways a game is won (rule 10)."""

    LIBERAL_TRACK = "liberal_track"
    HITLER_EXECUTED = "hitler_executed"
    FASCIST_TRACK = "fascist_track"
    HITLER_ELECTED = "hitler_elected"


class CallOffReason(StrEnum):
    """Why a game ended without a winner (rules section 5, conduct of a table)."""

    CANCELLED = "cancelled"
    """The host, or who runs the group, stopped it."""
    DESERTED = "deserted"
    """More than half of the living are absent."""
    ABANDONED = "abandoned"
    """Nobody has moved for so long that nobody will."""
    UNREACHABLE = "unreachable"
    """The place where the table played is gone."""

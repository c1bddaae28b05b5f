"""Why an intent is refused: one name for each reason, so that a reader learns what to do instead.

Two questions are never mixed in one reason, and no reason tells a secret.
"""

from enum import StrEnum


class Reason(StrEnum):
    """The named reasons. The value doubles as the key under which texts are found."""

    GAME_OVER = "game_over"
    NOT_SEATED = "not_seated"
    """The actor has no seat at this table."""
    DEAD = "dead"
    """The dead do not act."""
    AWAY = "away"
    """The seat is marked absent; `Return` comes first."""
    TABLE_ONLY = "table_only"
    """Only the table itself may want this."""
    NOT_NOW = "not_now"
    """Nobody may do this in the present phase."""
    NOT_YOUR_TURN = "not_your_turn"
    """It can be done now, by somebody else."""
    STEP_PASSED = "step_passed"
    """The question was answered already."""
    ALREADY_SO = "already_so"
    """The same ballot again, leaving twice, being here already: nothing would change."""
    NO_SUCH_SEAT = "no_such_seat"
    YOURSELF = "yourself"
    """Somebody else must be chosen."""
    TARGET_DEAD = "target_dead"
    TERM_LIMITED = "term_limited"
    ALREADY_INVESTIGATED = "already_investigated"
    TILE_NOT_HELD = "tile_not_held"
    VETO_CLOSED = "veto_closed"
    """Too few fascist policies are enacted for a veto."""
    VETO_WAS_REFUSED = "veto_was_refused"
    """One request a session, and the president said no."""
    NOTHING_TO_CLAIM = "nothing_to_claim"
    """The actor saw nothing of that kind, or has claimed it already."""
    SILENCE = "silence"
    """President and chancellor say nothing from the draw to the enactment (rule 6)."""


class Refused(Exception):
    """The intent is against the rules; nothing happened."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.value)
        self.reason = reason

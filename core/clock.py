"""How long a table with a timed clock waits for each answer. What its end means is the engine's.

The core has no clock: whoever has one plays `TimeUp(step)` when it runs out. The clock begins anew
with every step, never with a ballot.
"""

from core.state import (
    ChancellorEnacting,
    ExecutiveActing,
    Governing,
    Nominating,
    Over,
    Phase,
    PresidentDiscarding,
    Settling,
    VetoConsenting,
    Voting,
)


def patience(phase: Phase) -> int | None:
    """Seconds until `TimeUp` is due on a timed clock; None when nobody is asked anything.

    Choosing a person takes talk, choosing a tile takes thought, a yes or no takes neither.
    """
    match phase:
        case Nominating():
            return 180
        case Voting():
            return 120
        case PresidentDiscarding() | ChancellorEnacting():
            return 90
        case VetoConsenting():
            return 60
        case ExecutiveActing():
            return 120
        case Over() | Governing() | Settling():
            return None

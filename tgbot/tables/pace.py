"""How long a step may take: who is reminded when, and what happens when nobody moves.

Every deadline of a step carries the step's number, so that a late one finds a later step and does
nothing.
"""

from core.clock import patience
from core.offers import legal
from core.state import Game
from tgbot.documents import Clock, TableDocument
from tgbot.storage.transaction import Transaction

NUDGES_MS = (120_000, 600_000, 1_800_000)
"""Relaxed clock: when the one waited for is reminded, after the question was put."""
GROUP_NUDGE = 1
"""Which of the reminders the whole table hears, once a step."""
ROBOT_PAUSE_MS = 1_500
"""A robot lets people read before it acts."""
PANEL_PAUSE_MS, BALLOTS_PAUSE_MS = 5_000, 15_000
"""Where only the one waited for has changed, the panel is edited when nothing else comes so long.

Ballots have the longer pause: it names those whom the others wait for, and not each voter in turn.
"""
ABANDONED_MS = 86_400_000
"""A relaxed game in which nobody moves for so long is called off, and its players are free."""


def schedule(tx: Transaction, table: TableDocument, old_step: int | None, game: Game) -> None:
    """Deadlines of the step that is over go; those of a new one are set."""
    if old_step == game.step:
        return
    if old_step is not None:
        for kind in ("clock", "nudge", "idle", "panel", "robot"):
            tx.deadline(f"{kind}:{table.code}:{old_step}", None)
    wait_s = patience(game.phase)
    if wait_s is None:
        return
    robots = [seat for seat, one in enumerate(table.members) if one.played_by_robot]
    if any(legal(game, seat) for seat in robots):
        tx.deadline(f"robot:{table.code}:{game.step}", tx.now_ms + ROBOT_PAUSE_MS)
    if table.clock is Clock.TIMED:
        tx.deadline(f"clock:{table.code}:{game.step}", tx.now_ms + wait_s * 1000)
    else:
        tx.deadline(f"nudge:{table.code}:{game.step}", tx.now_ms + NUDGES_MS[0])

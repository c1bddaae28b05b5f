"""How robots fare against each other at every size: who wins, how, and after how many rounds.

Run `python -m tests.load.robots [games per size] [sizes]`. The aim: no team below 30 % at 5-10.
"""

import sys
from collections import Counter

from core.cards import EndReason, Party
from core.engine import advance, start
from core.evolve import fold
from core.intents import ClaimLoyalty, ClaimTiles
from core.robots import choose
from core.shuffle import Chance, Seed
from core.state import Game, Over
from core.tables import TABLES, Table
from core.views import SeatView, seat_view, table_view


def play(table: Table, seed: Seed) -> Game:
    """A whole game of robots, who claim as soon as they may."""
    chance = Chance(seed)
    game = fold(start(table, seed))
    while not isinstance(game.phase, Over):
        table_now = table_view(game)
        views = (seat_view(game, seat, table_now) for seat in game.alive)
        view = next(filter(_speaks, views), None)
        seat = game.waiting_for[0] if view is None else view.seat
        view = view or seat_view(game, seat, table_now)
        _, game = advance(game, seat, choose(view, chance), chance)
    return game


def _speaks(view: SeatView) -> bool:
    """A seat that may claim something, and is not asked anything."""
    claims = any(isinstance(offer, ClaimTiles | ClaimLoyalty) for offer in view.offers)
    return claims and view.seat not in view.table.waiting_for


def main(games: int = 1000, *sizes: int) -> None:
    """Prints a line for each size."""
    for players in sizes or TABLES:
        table = TABLES[players]
        wins: Counter[Party] = Counter()
        ends: Counter[EndReason] = Counter()
        rounds = 0
        for number in range(games):
            game = play(table, Seed(number.to_bytes(32, "big")))
            match game.phase:
                case Over(Party() as winner, EndReason() as reason):
                    wins[winner] += 1
                    ends[reason] += 1
                case phase:
                    raise AssertionError(f"robots do not call games off: {phase}")
            rounds += game.round
        liberal = 100 * wins[Party.LIBERAL] / games
        how = "  ".join(f"{reason.value} {100 * ends[reason] / games:.0f}%" for reason in EndReason)
        print(f"{players:2} players: liberals {liberal:.1f}%  {rounds / games:.1f} rounds  {how}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))

"""How fast the core plays, and how large a stored game gets.

Run `python -m tests.load.core_games`. Random games: ballots at P(ja) = 0.5 and 0.7, every other
move picked from `legal`; the best of many short batches, because another program on the machine can
only make a batch slower.
"""

import json
import platform
from random import Random
from time import process_time

from core.codec import dump_game
from core.engine import advance, start
from core.evolve import fold
from core.intents import ClaimTiles, Intent, Vote
from core.offers import legal
from core.shuffle import Chance, Seed
from core.state import Game, Over, Voting
from core.tables import TABLES, Table

BATCH, BATCHES = 20, 40


def answer(game: Game, seat: int, random: Random, ja: float) -> Intent:
    """What a random player does; nobody claims anything."""
    if isinstance(game.phase, Voting):
        return Vote(random.random() < ja)
    moves = [offer for offer in legal(game, seat) if not isinstance(offer, ClaimTiles)]
    return moves[int(random.random() * len(moves))]


def play(table: Table, random: Random, ja: float) -> tuple[Game, int]:
    """One random game, and how many decisions it took."""
    seed = Seed(random.randbytes(32))
    chance = Chance(seed)
    game = fold(start(table, seed))
    decisions = 0
    while not isinstance(game.phase, Over):
        for seat in game.waiting_for:
            _, game = advance(game, seat, answer(game, seat, random, ja), chance)
            decisions += 1
    return game, decisions


def measure(table: Table, ja: float) -> str:
    """One line of figures about a table."""
    best, decisions, sizes = float("inf"), 0, []
    for batch in range(BATCHES):
        random = Random(batch % 2)  # two batches over and over: the games are not what varies
        began = process_time()
        games = [play(table, random, ja) for _ in range(BATCH)]
        best = min(best, process_time() - began)
        decisions = sum(taken for _, taken in games)
        sizes += [len(json.dumps(dump_game(game), separators=(",", ":"))) for game, _ in games]
    return (
        f"{table.players:2} players, P(ja) {ja}: {BATCH / best:5.0f} games/s  "
        f"{1e6 * best / decisions:4.1f} us a decision  "
        f"stored at the end {sum(sizes) / len(sizes):5.0f} bytes, at most {max(sizes)}"
    )


if __name__ == "__main__":
    print(f"Python {platform.python_version()}")
    for players in (5, 7, 10, 15):
        for share in (0.5, 0.7):
            print(measure(TABLES[players], share))

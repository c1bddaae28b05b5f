"""Whole games by chance, one decision at a time, for tests that look at every moment of a game."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from core.codec import Entry
from core.engine import advance, start
from core.events import Event
from core.evolve import fold
from core.intents import Intent, Leave, Return, TimeUp
from core.offers import legal
from core.shuffle import Chance, Seed
from core.state import Game, Over
from core.tables import Table, table_for


@dataclass(frozen=True, slots=True)
class Moment:
    """One decision: the game before it, who wanted what, what followed, the game after it."""

    before: Game
    seat: int | None
    intent: Intent
    events: tuple[Event, ...]
    after: Game


def seed_of(random: Random) -> Seed:
    return Seed(random.randbytes(32))


def playout(table: int | Table, number: int, *, unruly: float = 0.0) -> Iterator[Moment]:
    """A whole game of random offers; claims are made now and then.

    `unruly` is the share of decisions in which somebody leaves, comes back or lets time run out.
    """
    random = Random(number)  # the same number is the same game for ever
    table = table_for(table) if isinstance(table, int) else table
    seed = seed_of(random)
    chance = Chance(seed)
    game = fold(start(table, seed))
    while not isinstance(game.phase, Over):
        seat, intent = _wish(game, random, unruly)
        events, after = advance(game, seat, intent, chance)
        yield Moment(game, seat, intent, events, after)
        game = after


def log_of(table: int, number: int, *, unruly: float = 0.0) -> tuple[Seed, list[Entry]]:
    """The same game as a log, from its first entry."""
    seed = seed_of(Random(number))
    entries = [Entry(None, None, start(table_for(table), seed))]
    entries += [
        Entry(moment.seat, moment.intent, moment.events)
        for moment in playout(table, number, unruly=unruly)
    ]
    return seed, entries


def _wish(game: Game, random: Random, unruly: float) -> tuple[int | None, Intent]:
    if random.random() < unruly:
        if random.random() < 0.3:
            return None, TimeUp(game.step)
        seat = random.randrange(game.table.players)
        return seat, Return() if seat in game.absent else Leave()
    talkers = [seat for seat in game.alive if legal(game, seat)]
    asked = game.waiting_for
    seat = random.choice(talkers) if random.random() < 0.2 else random.choice(asked)
    return seat, random.choice(legal(game, seat))

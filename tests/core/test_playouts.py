"""Random games at every table: they end, lose no tile, and take exactly what they offer."""

from collections import Counter
from itertools import product
from typing import get_args

import pytest

from core import events, intents
from core.cards import CallOffReason, Party, Policy
from core.engine import advance, start
from core.evolve import evolve, fold
from core.intents import (
    AnswerVeto,
    AskVeto,
    CallOff,
    CallSpecialElection,
    ClaimLoyalty,
    ClaimTiles,
    Discard,
    Enact,
    Execute,
    Intent,
    Investigate,
    Leave,
    Nominate,
    Peek,
    Return,
    TimeUp,
    Vote,
)
from core.offers import legal
from core.refusals import Refused
from core.shuffle import Chance
from core.state import Game, Governing, Over, Settling
from core.tables import TABLES
from tests.core.playouts import log_of, playout
from tests.core.stories import SEED

SIZES = sorted(TABLES)
GAMES = 8
UNRULY = 0.05


@pytest.mark.parametrize("players", SIZES)
def test_every_game_ends_and_no_tile_is_lost_on_the_way(players: int) -> None:
    table = TABLES[players]
    deck = Counter({Policy.LIBERAL: table.deck_liberal, Policy.FASCIST: table.deck_fascist})
    for number in range(GAMES):
        game = None
        for moment in playout(players, number, unruly=UNRULY):
            game = moment.before
            for event in moment.events:
                game = evolve(game, event)
                assert tiles_of(game) == deck, f"after {type(event).__name__}"
            assert game == moment.after
            assert not isinstance(game.phase, Governing | Settling)
            assert game.waiting_for or isinstance(game.phase, Over)
            assert len(game.draw) >= 3 or game.hand or isinstance(game.phase, Over)
        assert game is not None
        assert isinstance(game.phase, Over)


def tiles_of(game: Game) -> Counter[Policy]:
    """Every tile of the game, wherever it lies."""
    tiles = Counter(game.draw + game.discard + game.hand)
    tiles[Policy.LIBERAL] += game.liberal_policies
    tiles[Policy.FASCIST] += game.fascist_policies
    return tiles


@pytest.mark.parametrize("players", SIZES)
def test_the_log_rebuilds_the_game(players: int) -> None:
    for number in range(GAMES):
        seed, log = log_of(players, number, unruly=UNRULY)
        assert log[0].events == start(TABLES[players], seed)
        rebuilt = fold(event for entry in log for event in entry.events)
        *_, last = playout(players, number, unruly=UNRULY)
        assert rebuilt == last.after


@pytest.mark.parametrize("players", SIZES)
def test_every_offer_is_accepted_and_everything_else_refused(players: int) -> None:
    """Every finite intent of every seat, the conduct apart, is tried at every moment."""
    wishes = all_wishes(players)
    for moment in playout(players, 1, unruly=UNRULY):
        game = moment.after
        for seat in range(-1, players + 1):
            offers = set(legal(game, seat))
            assert offers <= wishes
            if isinstance(game.phase, Over):
                assert not offers
            for wish in wishes if players < 9 else offers | sample(wishes, game.step):
                assert accepted(game, seat, wish) is (wish in offers), (seat, wish, game.phase)


@pytest.mark.parametrize("players", [5, 10])
def test_conduct_is_open_to_those_it_concerns(players: int) -> None:
    for moment in playout(players, 2, unruly=UNRULY):
        game = moment.after
        runs = not isinstance(game.phase, Over)
        for seat in range(players):
            assert accepted(game, seat, Leave()) is (runs and seat not in game.absent)
            assert accepted(game, seat, Return()) is (runs and seat in game.absent)
            assert not accepted(game, seat, TimeUp(game.step))
            assert not accepted(game, seat, CallOff(CallOffReason.CANCELLED))
        for step in (game.step - 1, game.step, game.step + 1):
            assert accepted(game, None, TimeUp(step)) is (runs and step == game.step)
        assert accepted(game, None, CallOff(CallOffReason.ABANDONED)) is runs
        for wish in all_wishes(players):
            assert not accepted(game, None, wish)


def test_every_kind_of_fact_and_intent_occurs() -> None:
    facts: set[type] = set()
    wanted: set[type] = set()
    for players, number in product((5, 7, 10, 15), range(60)):
        _, log = log_of(players, number, unruly=0.02 if number % 2 else 0.0)
        for entry in log:
            facts |= {type(event) for event in entry.events}
            wanted.add(type(entry.intent))
        if len(facts) == len(get_args(events.Event)):
            break
    assert facts == set(get_args(events.Event))
    assert wanted - {type(None)} == set(get_args(intents.Intent)) - {CallOff}


def test_two_games_of_one_seed_and_the_same_wishes_are_the_same() -> None:
    assert log_of(9, 5, unruly=UNRULY) == log_of(9, 5, unruly=UNRULY)


def test_a_decision_does_not_touch_the_game_it_is_about() -> None:
    for moment in playout(7, 3):
        known = repr(moment.before)
        advance(moment.before, moment.seat, moment.intent, Chance(SEED))
        assert repr(moment.before) == known


def all_wishes(players: int) -> set[Intent]:
    """Every intent there is, with every argument and some that are none; claims liberal first."""
    seats = range(-1, players + 1)
    tiles = [
        (Policy.LIBERAL,) * liberal + (Policy.FASCIST,) * (size - liberal)
        for size in range(5)
        for liberal in range(size + 1)
    ]
    return {
        *(
            kind(seat)
            for kind in (Nominate, Investigate, CallSpecialElection, Execute)
            for seat in seats
        ),
        *(kind(policy) for kind in (Discard, Enact) for policy in Policy),
        *(kind(yes) for kind in (Vote, AnswerVeto) for yes in (True, False)),
        AskVeto(),
        Peek(),
        *(ClaimTiles(drawn) for drawn in tiles),
        *(ClaimLoyalty(seat, party) for seat in seats for party in Party),
    }


def sample(wishes: set[Intent], step: int) -> set[Intent]:
    """A tenth of the wishes, another one at each step: all of them would take minutes."""
    ordered = sorted(wishes, key=repr)
    return set(ordered[step % 10 :: 10])


def accepted(game: Game, seat: int | None, wish: Intent) -> bool:
    try:
        advance(game, seat, wish, Chance(SEED))
    except Refused:
        return False
    return True

"""Facts fold to the same game for ever, and what is no log of a game is noticed."""

import pytest

from core.cards import Power
from core.engine import advance, decide, start
from core.events import (
    BallotCast,
    GameStarted,
    Nominated,
    PowerGranted,
    RolesDealt,
    RoundBegan,
    TileDiscarded,
    TilesDrawn,
)
from core.evolve import BrokenLog, evolve, fold
from core.intents import Nominate
from core.refusals import Reason, Refused
from core.shuffle import Chance
from core.state import replace
from core.tables import TABLES
from tests.core.playouts import playout
from tests.core.stories import SEED, F, L, given, tiles


def test_a_log_begins_with_a_start() -> None:
    with pytest.raises(BrokenLog):
        fold(())
    with pytest.raises(BrokenLog):
        fold((RoundBegan(1, 0, special=False),))


def test_a_game_starts_once() -> None:
    facts = start(TABLES[5], SEED)
    with pytest.raises(BrokenLog):
        fold((*facts, facts[0]))


def test_folding_goes_on_from_a_game() -> None:
    facts = start(TABLES[7], SEED)
    for cut in range(1, len(facts)):
        assert fold(facts[cut:], fold(facts[:cut])) == fold(facts)


def test_facts_that_cannot_follow_are_noticed() -> None:
    fresh = given(5).game
    unbegun = fold((GameStarted(TABLES[5], ""), RolesDealt(fresh.roles)))
    voting = evolve(given(5).game, Nominated(0, 1))
    for game, fact in (
        (fresh, BallotCast(1, ja=True)),
        (fresh, TileDiscarded(0, F)),
        (fresh, TilesDrawn(0, tiles("LFF"))),
        (unbegun, Nominated(0, 1)),
        (unbegun, PowerGranted(0, Power.PEEK)),
        (given(5, pile="FFF").elect(2).game, TileDiscarded(0, L)),
        (voting, BallotCast(-1, ja=True)),
        (voting, BallotCast(5, ja=True)),
    ):
        with pytest.raises(BrokenLog):
            evolve(game, fact)


def test_a_game_has_no_field_but_its_own() -> None:
    with pytest.raises(TypeError, match="weather"):
        replace(given(5).game, weather="fine")  # type: ignore[call-arg]  # what must not be possible


def test_a_game_is_frozen() -> None:
    game = given(5).game
    with pytest.raises(AttributeError):
        game.tracker = 2  # type: ignore[misc]  # what must not be possible
    assert hash(game) == hash(given(5).game)


def test_deciding_and_folding_is_advancing() -> None:
    for moment in playout(7, 5, unruly=0.02):
        facts = decide(moment.before, moment.seat, moment.intent, Chance(SEED))
        assert advance(moment.before, moment.seat, moment.intent, Chance(SEED)) == (
            facts,
            fold(facts, moment.before),
        )


def test_deciding_refuses_as_well() -> None:
    with pytest.raises(Refused) as refused:
        decide(given(5).game, 3, Nominate(2), Chance(SEED))
    assert refused.value.reason is Reason.NOT_YOUR_TURN

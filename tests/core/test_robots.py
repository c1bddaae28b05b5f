"""Robots: they finish every game, play from their own view, and do what their role would."""

from collections import Counter

import pytest

from core.cards import Party, Policy, Role
from core.intents import (
    AnswerVeto,
    CallSpecialElection,
    ClaimLoyalty,
    ClaimTiles,
    Discard,
    Enact,
    Execute,
    Intent,
    Nominate,
    Vote,
)
from core.robots import choose, suspicions
from core.shuffle import Chance, Seed
from core.state import Over
from core.tables import TABLES
from tests.core.stories import SEED, F, L, Story, given, tiles
from tests.load.robots import play

CHANCE = Chance(SEED)


def choice(story: Story, seat: int) -> Intent:
    return choose(story.seat(seat), CHANCE)


def winners(players: int, games: int) -> Counter[Party | None]:
    counted = Counter[Party | None]()
    for number in range(games):
        game = play(TABLES[players], Seed(number.to_bytes(32, "big")))
        assert isinstance(game.phase, Over)
        counted[game.phase.winner] += 1
    return counted


@pytest.mark.parametrize("players", TABLES)
def test_they_finish_games_at_every_size(players: int) -> None:
    assert set(winners(players, 4)) <= set(Party)


def test_both_teams_can_win() -> None:
    """A glance at what tests/load/robots.py measures with a thousand games of each size."""
    won = winners(7, 40)
    assert min(won[Party.LIBERAL], won[Party.FASCIST]) >= 10


def test_the_same_view_and_chance_is_the_same_choice() -> None:
    story = given(7).govern(3, L)
    assert choice(story, 1) == choice(story, 1)
    assert choice(story, 1) in story.offers(1)


def test_nothing_to_do_is_an_error_and_a_ballot_is_not_changed() -> None:
    story = given(7).nominate(3).votes("J")
    for seat in (0,):
        with pytest.raises(ValueError, match="nothing to do"):
            choice(story, seat)


def test_a_liberal_keeps_liberal_tiles() -> None:
    story = given(7, pile="LFF").elect(1)
    assert choice(story, 0) == Discard(F)
    story.discard(F)
    assert choice(story, 1) == Enact(L)


def test_a_liberal_nominates_whom_it_trusts_and_not_whom_it_does_not() -> None:
    story = given(9, pile="FFF LFF FFF", first=0).govern(1, F).investigate(5)
    story.govern(3, L)
    assert story.game.asked == (2,)
    scores = suspicions(story.seat(4))
    assert scores[1] > 0, "gave a fascist policy in one round, and governed in a good one"
    assert scores[3] < 0
    nomination = choice(story, 2)
    assert isinstance(nomination, Nominate)
    assert nomination.chancellor != 0


def test_a_liberal_votes_against_who_gave_fascist_policies() -> None:
    story = given(9, fascist=1, pile="FFF", first=0).govern(1, F).investigate(5)
    story.nominate(3)
    assert choice(story, 4) == Vote(ja=False)
    assert choice(story, 3) == Vote(ja=True), "who is in it wants it"


def test_what_was_seen_with_own_eyes_is_certain() -> None:
    story = given(9, pile="LLF FFF").govern(1, F)
    assert suspicions(story.seat(0))[1] > 5, "the chancellor had a liberal tile"
    assert suspicions(story.seat(2))[1] < 5
    story = given(9, pile="FFF").govern(1, F).investigate(8)
    assert suspicions(story.seat(0))[8] > 5
    assert suspicions(story.seat(1))[8] == 0


def test_a_fascist_wants_hitler_elected_in_the_zone() -> None:
    story = given(7, roles="FLLLLFH", fascist=3)
    assert choice(story, 0) == Nominate(6)
    story.nominate(6)
    assert choice(story, 5) == Vote(ja=True)


def test_a_fascist_never_shoots_an_ally() -> None:
    story = given(7, roles="FLLLLFH", fascist=3, pile="FFF").govern(1, F)
    shot = choice(story, 0)
    assert isinstance(shot, Execute)
    assert shot.target not in (5, 6)


def test_a_fascist_calls_a_special_election_for_a_friend() -> None:
    story = given(7, roles="FLLLLFH", fascist=2, pile="FFF").govern(1, F)
    called = choice(story, 0)
    assert isinstance(called, CallSpecialElection)
    assert called.target in (5, 6)


def test_with_the_end_near_a_fascist_stops_hiding() -> None:
    story = given(7, roles="FFLLLLH", liberal=3, fascist=2, pile="LFF").elect(1)
    assert choice(story, 0) == Discard(L)
    story = given(7, roles="FFLLLLH", liberal=3, fascist=2, pile="LFF").elect(1).discard(F)
    assert choice(story, 1) == Enact(F)


def test_liberals_veto_two_fascist_tiles_together() -> None:
    story = given(7, fascist=5, pile="FFF").elect(1).discard(F)
    story.act(1, choice(story, 1))
    assert choice(story, 0) == AnswerVeto(consent=True)


def test_a_president_does_not_help_to_veto_a_liberal_policy() -> None:
    story = given(7, fascist=5, pile="LLF").elect(1).discard(F).ask_veto()
    assert choice(story, 0) == AnswerVeto(consent=False)


def test_liberals_claim_the_truth_and_fascists_a_hand_that_excuses_them() -> None:
    story = given(7, roles="LLLFLFH", pile="LFF").govern(3, F)
    assert choice(story, 0) == ClaimTiles(tiles("LFF"))
    assert choice(story, 3) == ClaimTiles(tiles("FF"))


def test_an_investigator_who_is_liberal_tells_the_truth_and_a_fascist_covers_a_friend() -> None:
    honest = given(10, roles="LLLLLLFFFH", pile="FFF").govern(1, F).investigate(9)
    honest.claim_tiles(0, "FFF")
    assert choice(honest, 0) == ClaimLoyalty(9, Party.FASCIST)
    covering = given(10, roles="FLLLLLLFFH", pile="FFF").govern(1, F).investigate(9)
    covering.claim_tiles(0, "FFF")
    assert choice(covering, 0) == ClaimLoyalty(9, Party.LIBERAL)


def test_a_robot_knows_only_what_its_seat_may_see() -> None:
    """The view of a liberal holds nobody's role: the choice cannot depend on one."""
    one = given(7, roles="LLLLFFH", pile="LFF").govern(3, F)
    other = given(7, roles="LLFFLHL", pile="LFF").govern(3, F)
    assert one.seat(1) == other.seat(1)
    assert choice(one, 1) == choice(other, 1)
    assert {type(one.seat(1).role), type(Policy.LIBERAL)} == {Role, Policy}

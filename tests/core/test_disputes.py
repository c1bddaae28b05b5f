"""Where the rulebook's sources differ: each point as it is settled here (rules section 3)."""

import pytest

from core.cards import Power
from core.events import PowerGranted, Reshuffled, VetoGranted
from core.intents import CallSpecialElection, Execute, Nominate
from core.refusals import Reason
from core.state import ExecutiveActing
from core.tables import TABLES
from tests.core.stories import F, L, given, tiles


def test_the_sitting_president_uses_a_power_at_once() -> None:
    """Not the next elected one."""
    story = given(5, fascist=3, pile="FFF").govern(2, F)
    assert story.game.phase == ExecutiveActing(0, Power.EXECUTION)


def test_a_reshuffle_waits_for_the_end_of_the_session() -> None:
    """Not at the moment when fewer than three tiles are left."""
    story = given(5, pile="LFF FF", discard="LL").elect(2)
    assert len(story.game.draw) == 2
    assert not story.happened(Reshuffled)
    story.discard(F)
    assert not story.happened(Reshuffled)
    story.enact(L)
    assert story.happened(Reshuffled)


def test_term_limits_hold_for_the_chancellor_of_a_special_election() -> None:
    """But anybody may be its president."""
    story = given(7, fascist=2, pile="FFF").govern(3, F)
    assert CallSpecialElection(3) in story.offers(0)
    story.call_election(3)
    assert story.refusal(3, Nominate(0)) is Reason.TERM_LIMITED


def test_a_veto_puts_all_three_tiles_on_the_discard_pile() -> None:
    """One source says three, the others two: one of the three lies there already."""
    story = given(7, fascist=5, pile="LFF").elect(3)
    assert story.game.discard == ()
    story.discard(L).ask_veto().consent()
    assert story.happened(VetoGranted)
    assert sorted(story.game.discard) == sorted(tiles("LFF"))


def test_chaos_forgets_the_pair_and_the_next_government_makes_new_limits() -> None:
    """Not only for the next election: the old pair never comes back."""
    story = given(7, pile="LFF LLFF").govern(3, L).fail().fail().fail()
    story.fail(3)
    assert not story.game.term_limited
    story.govern(0, L)
    assert story.game.term_limited == (5, 0)


def test_an_execution_hits_another_player() -> None:
    """Not oneself."""
    story = given(5, fascist=3, pile="FFF").govern(2, F)
    assert story.refusal(0, Execute(0)) is Reason.YOURSELF


@pytest.mark.parametrize(("players", "knows"), [(5, True), (6, True), (7, False), (15, False)])
def test_hitler_knows_the_fascists_at_five_and_six_only(players: int, knows: bool) -> None:
    story = given(players)
    hitler = story.game.hitler
    fascists = {seat for seat, role in enumerate(story.game.roles) if role.value == "fascist"}
    assert {seat for seat, _ in story.seat(hitler).allies} == (fascists if knows else set())


@pytest.mark.parametrize("players", TABLES)
def test_the_larger_thresholds_begin_at_eleven_players(players: int) -> None:
    table = TABLES[players]
    expected = (6, 7, 4, 6) if players >= 11 else (5, 6, 3, 5)
    assert expected == (
        table.liberal_goal,
        table.fascist_goal,
        table.hitler_zone,
        table.veto_from,
    )


def test_a_power_ignored_by_chaos_is_not_handed_on() -> None:
    story = given(5, fascist=3, tracker=2, pile="F LFF").fail().govern(0, L)
    assert not story.all(PowerGranted)

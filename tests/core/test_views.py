"""What everybody sees, and what one seat sees besides."""

from collections.abc import Callable

import pytest

from core.cards import EndReason, Party, Power, Role
from core.events import RoleShown
from core.intents import AskVeto, ClaimTiles, Discard, Nominate
from core.state import Round
from core.tables import TABLES
from core.views import Outcome, PhaseKind, seat_view, table_view
from tests.core.playouts import log_of
from tests.core.stories import F, L, Story, given, tiles


def test_the_table_before_the_first_nomination() -> None:
    view = given(7, first=2).table
    assert view.phase is PhaseKind.NOMINATING
    assert (view.round, view.step) == (1, 1)
    assert (view.candidate, view.president, view.chancellor) == (2, None, None)
    assert (view.liberal_policies, view.fascist_policies, view.tracker) == (0, 0, 0)
    assert (view.draw_count, view.discard_count) == (17, 0)
    assert view.order == (2, 3, 4, 5, 6, 0, 1)
    assert view.next_candidate == 3
    assert view.waiting_for == (2,)
    assert view.outcome is None
    assert view.power is None
    assert view.alive == (0, 1, 2, 3, 4, 5, 6)
    assert view.table == TABLES[7]


def test_the_phases_of_a_round_as_the_table_sees_them() -> None:
    story = given(7, fascist=5, pile="LFF FFF")
    seen = [story.table]
    tells: list[Callable[[], Story]] = [
        lambda: story.nominate(3),
        lambda: story.all_vote("J"),
        lambda: story.discard(L),
        story.ask_veto,
        story.refuse_veto,
    ]
    for tell in tells:
        tell()
        seen.append(story.table)
    assert [view.phase for view in seen] == [
        PhaseKind.NOMINATING,
        PhaseKind.VOTING,
        PhaseKind.PRESIDENT_DISCARDING,
        PhaseKind.CHANCELLOR_ENACTING,
        PhaseKind.VETO_CONSENTING,
        PhaseKind.CHANCELLOR_ENACTING,
    ]
    assert [(view.president, view.chancellor) for view in seen] == [(None, None)] + [(0, 3)] * 5
    assert [view.draw_count for view in seen] == [12, 12, 9, 9, 9, 9]
    assert [view.discard_count for view in seen] == [0, 0, 0, 1, 1, 1]
    assert [view.waiting_for for view in seen[2:]] == [(0,), (3,), (0,), (3,)]
    assert [view.veto_refused for view in seen] == [False] * 5 + [True]
    assert all(view.veto_open and view.hitler_zone for view in seen)


def test_a_power_and_its_pair_are_shown() -> None:
    view = given(5, fascist=3, pile="FFF").govern(2, F).table
    assert view.phase is PhaseKind.EXECUTIVE_ACTING
    assert view.power is Power.EXECUTION
    assert (view.president, view.chancellor) == (0, 2)


def test_term_limits_are_shown_as_they_hold_now() -> None:
    story = given(7).govern(3, L)
    assert [line.seat for line in story.table.seats if line.term_limited] == [0, 3]
    story = given(5).govern(3, L)
    assert [line.seat for line in story.table.seats if line.term_limited] == [3]


def test_the_end_shows_how_and_who() -> None:
    view = given(5, fascist=3).elect(4).table
    assert view.phase is PhaseKind.OVER
    roles = (Role.LIBERAL,) * 3 + (Role.FASCIST, Role.HITLER)
    assert view.outcome == Outcome(Party.FASCIST, EndReason.HITLER_ELECTED, roles)


def test_hands_are_shown_to_their_holder_alone() -> None:
    story = given(7, pile="LFF").elect(3)
    assert [seat for seat in range(7) if story.seat(seat).tiles] == [0]
    assert story.seat(0).tiles == tiles("LFF")
    assert story.seat(0).offers == (Discard(L), Discard(F))
    story.discard(F)
    assert [seat for seat in range(7) if story.seat(seat).tiles] == [3]
    assert story.seat(3).tiles == tiles("LF")


def test_during_a_veto_the_chancellor_still_sees_the_two_tiles() -> None:
    story = given(7, fascist=5, pile="LFF").elect(3).discard(F).ask_veto()
    assert [seat for seat in range(7) if story.seat(seat).tiles] == [3]
    assert AskVeto() not in story.seat(3).offers


def test_what_was_seen_is_remembered_for_its_owner() -> None:
    story = given(7, pile="LFF").govern(3, L)
    (hand,) = story.seat(0).hands
    assert (hand.round, hand.as_president, hand.tiles) == (1, True, tiles("LFF"))
    (hand,) = story.seat(3).hands
    assert (hand.round, hand.as_president, hand.tiles) == (1, False, tiles("LF"))
    assert story.seat(1).hands == ()


def test_a_seat_sees_its_own_ballot() -> None:
    story = given(5).nominate(2).votes("JN")
    assert [story.seat(seat).ballot for seat in range(5)] == [True, False, None, None, None]
    assert story.table.last_ballots == ()


@pytest.mark.parametrize("players", TABLES)
def test_allies_are_those_of_the_role_letter(players: int) -> None:
    _, log = log_of(players, 1)
    shown = {event.to: event for event in log[0].events if isinstance(event, RoleShown)}
    story = given(players)
    roles = story.game.roles
    assert sorted(shown) == list(range(players))
    table = TABLES[players]
    for seat, role in enumerate(roles):
        allies = dict(story.seat(seat).allies)
        assert seat not in allies
        if role is Role.FASCIST:
            assert sorted(allies.values()) == [Role.FASCIST] * (table.fascists - 1) + [Role.HITLER]
        elif role is Role.HITLER and table.hitler_knows:
            assert list(allies.values()) == [Role.FASCIST] * table.fascists
        else:
            assert allies == {}
    for letter in shown.values():
        expected = {Role.LIBERAL: 0, Role.FASCIST: table.fascists}.get(
            letter.role, table.fascists if table.hitler_knows else 0
        )
        assert len(letter.allies) == expected


def test_the_public_part_may_be_made_once_for_all_seats() -> None:
    game = given(7).govern(3, L).game
    table = table_view(game)
    for seat in range(7):
        view = seat_view(game, seat, table)
        assert view == seat_view(game, seat)
        assert view.table is table


def test_offers_are_what_the_seat_may_do() -> None:
    story = given(5, pile="LFF").govern(2, L)
    assert story.seat(1).offers == (Nominate(0), Nominate(3), Nominate(4))
    assert all(isinstance(offer, ClaimTiles) for offer in story.seat(0).offers)
    assert story.seat(4).offers == ()


def test_a_round_tells_what_became_of_it() -> None:
    story = given(7, fascist=1, pile="FFF LFF F").govern(3, F).investigate(5)
    story.fail(2).fail(4).fail(5)
    ja = tuple((seat, True) for seat in range(7))
    nein = tuple((seat, False) for seat in range(7))
    first, second, *_, fourth, fifth = story.table.rounds
    assert first == Round(
        1, 0, False, 3, ja, True, None, False, F, None, Power.INVESTIGATE, 5, False
    )
    assert (second.president, second.chancellor, second.ballots) == (1, 2, nein)
    assert (second.elected, second.enacted, second.chaos) == (False, None, None)
    assert fourth.chaos is L
    assert (fifth.number, fifth.president, fifth.chancellor) == (5, 4, None)


def test_a_vetoed_round_says_so() -> None:
    story = given(7, fascist=5, pile="FFF").elect(3).discard(F).ask_veto().consent()
    assert story.table.rounds[0].vetoed
    assert story.table.rounds[0].elected
    assert story.table.rounds[0].enacted is None

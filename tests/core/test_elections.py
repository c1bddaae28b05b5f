"""Rules 1 to 5: who is candidate, whom they may nominate, how a vote counts, what failing costs."""

import pytest

from core.cards import EndReason, Party, Policy, RejectReason
from core.events import (
    BallotCast,
    BallotsRevealed,
    ChaosBroke,
    ConfirmedNotHitler,
    GameWon,
    GovernmentElected,
    GovernmentRejected,
    Nominated,
    PolicyEnacted,
    PowerGranted,
    RoundBegan,
    TilesDrawn,
    TrackerMoved,
)
from core.intents import Nominate, Vote
from core.refusals import Reason
from core.state import Nominating, Over, PresidentDiscarding, Voting, replace
from tests.core.stories import F, L, given, tiles


class TestCandidacy:
    """Rule 1."""

    def test_the_candidacy_goes_clockwise_elected_or_not(self) -> None:
        story = given(5, first=3)
        story.fail()
        assert story.only(RoundBegan) == RoundBegan(2, 4, special=False)
        story.govern(1, L)
        assert story.only(RoundBegan) == RoundBegan(3, 0, special=False)

    def test_the_dead_are_passed_over(self) -> None:
        story = given(5, pile="FFF", fascist=3, first=1).govern(0, F).execute(2)
        assert story.only(RoundBegan) == RoundBegan(2, 3, special=False)

    def test_the_last_seat_is_followed_by_the_first_living_one(self) -> None:
        story = given(5, pile="FFF", fascist=3, first=4).govern(1, F).execute(0)
        assert story.only(RoundBegan) == RoundBegan(2, 1, special=False)


class TestNomination:
    """Rule 2."""

    def test_a_nomination_is_announced_and_put_to_the_vote(self) -> None:
        story = given(7).nominate(3)
        assert story.last == (Nominated(0, 3),)
        assert story.game.phase == Voting(0, 3, (None,) * 7)
        assert story.game.waiting_for == (0, 1, 2, 3, 4, 5, 6)

    def test_anybody_else_may_be_nominated_at_first(self) -> None:
        assert given(7, first=2).nominees() == [0, 1, 3, 4, 5, 6]

    def test_the_last_elected_pair_may_not_be_nominated(self) -> None:
        story = given(7).govern(3, L)
        assert story.nominees() == [2, 4, 5, 6]
        assert story.refusal(1, Nominate(0)) is Reason.TERM_LIMITED
        assert story.refusal(1, Nominate(3)) is Reason.TERM_LIMITED
        assert story.refusal(1, Nominate(1)) is Reason.YOURSELF
        assert story.refusal(1, Nominate(7)) is Reason.NO_SUCH_SEAT
        assert story.refusal(1, Nominate(-1)) is Reason.NO_SUCH_SEAT

    def test_a_term_limited_seat_may_still_be_president(self) -> None:
        story = given(7).govern(1, L)
        assert story.game.asked == (1,)
        assert story.nominees() == [2, 3, 4, 5, 6]

    def test_a_rejected_pair_limits_nobody(self) -> None:
        story = given(7).govern(3, L).fail(4)
        assert story.game.term_limited == (0, 3)
        assert story.nominees() == [1, 4, 5, 6]

    def test_a_vetoed_pair_is_limited_because_it_was_elected(self) -> None:
        story = given(7, fascist=5, pile="FFF").elect(3).discard(F).ask_veto().consent()
        assert story.game.term_limited == (0, 3)

    def test_with_five_alive_the_last_president_may_be_nominated(self) -> None:
        assert given(5).govern(2, L).nominees() == [0, 3, 4]

    def test_six_alive_still_limit_the_last_president(self) -> None:
        assert given(6).govern(2, L).nominees() == [3, 4, 5]

    def test_it_is_the_living_who_count_not_the_players(self) -> None:
        """Two executions bring seven down to five: the last president may be nominated again."""
        story = given(7, roles="HLLLLFF", fascist=3, pile="FFF FFF", first=1)
        story.govern(2, F).execute(6)
        assert story.nominees() == [0, 3, 4, 5], "six are alive, and 1 and 2 governed last"
        story.govern(3, F).execute(5)
        assert story.nominees() == [0, 1, 2, 4], "five are alive, and only 3 is limited"

    def test_fewer_than_five_alive_limit_only_the_last_chancellor_too(self) -> None:
        story = given(5, roles="HLLLF", fascist=3, pile="FFF", first=1).govern(2, F).execute(4)
        assert story.nominees() == [0, 1, 3]

    def test_a_dead_seat_may_not_be_nominated(self) -> None:
        story = given(7, fascist=3, pile="FFF").govern(1, F).execute(4)
        assert story.refusal(1, Nominate(4)) is Reason.TARGET_DEAD
        assert 4 not in story.nominees()


class TestVote:
    """Rules 3 and 4."""

    def test_no_ballot_is_shown_before_all_are_in(self) -> None:
        story = given(5).nominate(2).votes("JNJN")
        assert story.last == (BallotCast(3, ja=False),)
        assert story.table.last_ballots == ()
        assert story.game.waiting_for == (4,)

    def test_all_ballots_are_shown_at_once(self) -> None:
        story = given(5).nominate(2).votes("JNJNJ")
        ballots = ((0, True), (1, False), (2, True), (3, False), (4, True))
        assert story.only(BallotsRevealed).ballots == ballots
        assert story.table.last_ballots == ballots

    def test_a_ballot_may_be_changed_until_the_last_one_is_in(self) -> None:
        story = given(5).nominate(2).votes("NNN").votes("J-J").votes("---JN")
        assert story.only(BallotsRevealed).ballots[0] == (0, True)
        assert story.happened(GovernmentElected)

    def test_the_same_ballot_again_changes_nothing(self) -> None:
        story = given(5).nominate(2).votes("JN")
        assert story.refusal(0, Vote(ja=True)) is Reason.ALREADY_SO
        assert story.refusal(1, Vote(ja=False)) is Reason.ALREADY_SO
        assert story.offers(0) == (Vote(ja=False),)
        assert story.offers(1) == (Vote(ja=True),)
        assert story.offers(2) == (Vote(ja=True), Vote(ja=False))

    @pytest.mark.parametrize(
        ("ballots", "elected"),
        [
            ("JJJNNN", False),
            ("JJJJNN", True),
            ("JJNNNN", False),
            ("NNNNNN", False),
            ("JJJJJJ", True),
        ],
    )
    def test_more_ja_than_nein_elects_and_a_tie_does_not(self, ballots: str, elected: bool) -> None:
        story = given(6).nominate(2).votes(ballots)
        assert story.happened(GovernmentElected) is elected
        assert story.happened(GovernmentRejected) is not elected

    def test_the_candidates_vote_and_the_dead_do_not(self) -> None:
        story = given(7, fascist=3, pile="FFF").govern(1, F).execute(4).nominate(2)
        assert story.game.waiting_for == (0, 1, 2, 3, 5, 6)
        assert story.refusal(4, Vote(ja=True)) is Reason.DEAD

    def test_rejection_moves_the_tracker_and_ends_the_round(self) -> None:
        story = given(5).fail()
        assert story.last[1:] == (
            BallotsRevealed(tuple((seat, False) for seat in range(5))),
            GovernmentRejected(RejectReason.VOTE),
            TrackerMoved(1),
            RoundBegan(2, 1, special=False),
        )
        story.fail()
        assert story.only(TrackerMoved) == TrackerMoved(2)
        assert story.table.tracker == 2


class TestChaos:
    """Rule 4, third failure."""

    def test_the_top_tile_is_enacted_and_the_tracker_starts_anew(self) -> None:
        story = given(5, pile="LF", tracker=2).fail()
        assert story.last[-4:] == (
            TrackerMoved(3),
            ChaosBroke(),
            PolicyEnacted(Policy.LIBERAL, chaos=True, liberal_policies=1, fascist_policies=0),
            RoundBegan(2, 1, special=False),
        )
        assert story.game.tracker == 0
        assert story.game.draw[0] is F

    def test_three_failures_in_a_row_are_needed(self) -> None:
        story = given(5).fail().fail()
        assert not story.all(ChaosBroke)
        story.fail()
        assert len(story.all(ChaosBroke)) == 1

    def test_an_enacted_policy_sets_the_tracker_to_zero_but_an_election_does_not(self) -> None:
        story = given(7, tracker=2).elect(3)
        assert story.game.tracker == 2
        story.discard(F if F in story.game.hand else L)
        story.enact(L)
        assert story.game.tracker == 0

    def test_a_power_on_the_slot_is_ignored_for_ever(self) -> None:
        story = given(5, pile="F LLL", tracker=2, fascist=3).fail()
        assert story.only(PolicyEnacted).fascist_policies == 4
        assert not story.happened(PowerGranted)
        story.govern(0, L)
        assert not story.happened(PowerGranted)

    def test_the_term_limits_are_forgotten(self) -> None:
        story = given(7, pile="LLL").govern(3, L)
        story.fail().fail()
        assert 0 not in story.nominees()
        story.fail()
        assert not story.game.term_limited
        assert story.nominees() == [0, 1, 2, 3, 5, 6]

    def test_the_next_elected_pair_makes_new_limits(self) -> None:
        story = given(7, pile="LLLL", tracker=2).fail().govern(4, L)
        assert story.game.term_limited == (1, 4)

    def test_chaos_never_asks_whether_somebody_is_hitler(self) -> None:
        story = given(5, pile="F", fascist=3, tracker=2).fail(4)
        assert story.stands_at(Nominating)

    @pytest.mark.parametrize(
        ("pile", "liberal", "fascist", "winner", "reason"),
        [
            ("L", 4, 0, Party.LIBERAL, EndReason.LIBERAL_TRACK),
            ("F", 0, 5, Party.FASCIST, EndReason.FASCIST_TRACK),
        ],
    )
    def test_a_chaos_policy_can_win(
        self, pile: str, liberal: int, fascist: int, winner: Party, reason: EndReason
    ) -> None:
        story = given(5, pile=pile, liberal=liberal, fascist=fascist, tracker=2).fail()
        assert story.only(GameWon).winner is winner
        assert story.game.phase == Over(winner, reason)

    def test_a_chaos_policy_counts_toward_the_zone_and_the_veto(self) -> None:
        story = given(5, pile="F", fascist=2, tracker=2)
        assert not story.table.hitler_zone
        assert story.fail().table.hitler_zone
        story = given(5, pile="F", fascist=4, tracker=2)
        assert not story.table.veto_open
        assert story.fail().table.veto_open


class TestElection:
    """Rule 5."""

    @pytest.mark.parametrize(("players", "zone"), [(5, 3), (10, 3), (11, 4), (15, 4)])
    def test_electing_hitler_in_the_zone_ends_the_game(self, players: int, zone: int) -> None:
        hitler = players - 1
        story = given(players, fascist=zone).elect(hitler)
        assert story.game.phase == Over(Party.FASCIST, EndReason.HITLER_ELECTED)
        assert not story.happened(TilesDrawn)

    @pytest.mark.parametrize(("players", "zone"), [(5, 3), (10, 3), (11, 4), (15, 4)])
    def test_one_policy_before_the_zone_hitler_governs_like_anybody(
        self, players: int, zone: int
    ) -> None:
        story = given(players, fascist=zone - 1).elect(players - 1)
        assert story.stands_at(PresidentDiscarding)
        assert not story.happened(ConfirmedNotHitler)

    def test_hitler_may_be_elected_president_in_the_zone(self) -> None:
        story = given(5, fascist=3, first=4).elect(0)
        assert story.stands_at(PresidentDiscarding)

    def test_in_the_zone_a_chancellor_is_known_not_to_be_hitler_from_then_on(self) -> None:
        story = given(7, fascist=3, pile="LLL LLL").elect(3)
        assert story.last[-2:] == (ConfirmedNotHitler(3), TilesDrawn(0, tiles("LLL")))
        story.discard(L).enact(L).fail(2)
        assert [line.seat for line in story.table.seats if line.confirmed_not_hitler] == [3]

    def test_it_is_announced_once(self) -> None:
        story = given(7, fascist=3, pile="LFF LFF LFF")
        story.govern(3, L).govern(2, L).elect(3)
        assert story.all(ConfirmedNotHitler) == [ConfirmedNotHitler(3), ConfirmedNotHitler(2)]

    def test_the_elected_pair_is_known_whoever_was_limited_before(self) -> None:
        story = given(7).govern(3, L).elect(4)
        assert story.only(GovernmentElected) == GovernmentElected(1, 4)
        assert story.game.term_limited == (1, 4)

    def test_an_election_changes_nothing_for_a_rejected_government(self) -> None:
        story = given(7, change=lambda game: replace(game, elected=(5, 6))).fail(3)
        assert story.game.term_limited == (5, 6)

"""Rules section 5: claims, the clock, leaving and coming back, calling off."""

from collections.abc import Callable

import pytest

from core.cards import CallOffReason, EndReason, Party, Policy, RejectReason
from core.clock import patience
from core.events import (
    BallotsRevealed,
    GameCalledOff,
    GovernmentElected,
    GovernmentRejected,
    LoyaltyClaimed,
    PolicyEnacted,
    PowerLapsed,
    RoundBegan,
    SeatLeft,
    SeatReturned,
    SeedRevealed,
    TileDiscarded,
    TilesClaimed,
    TilesPassed,
    TimeRanOut,
    TrackerMoved,
    VetoRefused,
)
from core.intents import (
    CallOff,
    ClaimLoyalty,
    ClaimTiles,
    Execute,
    Leave,
    Nominate,
    Return,
    TimeUp,
    Vote,
)
from core.refusals import Reason
from core.state import (
    ChancellorEnacting,
    ExecutiveActing,
    Nominating,
    Over,
    PresidentDiscarding,
    Settling,
    VetoConsenting,
    Voting,
    replace,
)
from core.tables import TABLES
from tests.core.stories import SEED, F, L, Story, given, tiles

PRESIDENT_CLAIMS = {ClaimTiles(tiles(t)) for t in ("LLL", "LLF", "LFF", "FFF")}
CHANCELLOR_CLAIMS = {ClaimTiles(tiles(t)) for t in ("LL", "LF", "FF")}


class TestClaims:
    def test_after_a_session_both_may_claim_what_they_saw(self) -> None:
        story = given(7, pile="LFF").govern(3, F)
        assert set(story.offers(0)) == PRESIDENT_CLAIMS
        assert set(story.offers(3)) == CHANCELLOR_CLAIMS
        story.claim_tiles(0, "LFF").claim_tiles(3, "FF")
        assert story.all(TilesClaimed) == [
            TilesClaimed(0, 1, as_president=True, tiles=tiles("LFF")),
            TilesClaimed(3, 1, as_president=False, tiles=tiles("FF")),
        ]

    def test_a_claim_may_be_a_lie_and_its_order_tells_nothing(self) -> None:
        story = given(7, pile="FFF").govern(3, F).claim_tiles(0, "FLL")
        assert story.last == (TilesClaimed(0, 1, as_president=True, tiles=tiles("LLF")),)

    def test_each_claims_once_a_session(self) -> None:
        story = given(7, pile="LFF").govern(3, F).claim_tiles(0, "FFF")
        assert story.refusal(0, ClaimTiles(tiles("LFF"))) is Reason.NOTHING_TO_CLAIM
        assert story.offers(0) == ()

    def test_a_claim_has_the_size_of_the_office(self) -> None:
        story = given(7, pile="LFF").govern(3, F)
        for letters in ("", "L", "LF", "LLFF"):
            assert story.refusal(0, ClaimTiles(tiles(letters))) is Reason.NOTHING_TO_CLAIM
        for letters in ("", "L", "LFF", "LLFF"):
            assert story.refusal(3, ClaimTiles(tiles(letters))) is Reason.NOTHING_TO_CLAIM

    def test_who_was_in_no_session_claims_nothing(self) -> None:
        story = given(7, pile="LFF").govern(3, F)
        assert story.refusal(1, ClaimTiles(tiles("LFF"))) is Reason.NOTHING_TO_CLAIM
        assert story.refusal(1, ClaimTiles(tiles("LF"))) is Reason.NOTHING_TO_CLAIM

    def test_a_failed_election_gives_nothing_to_claim(self) -> None:
        story = given(7).fail(3)
        assert story.refusal(0, ClaimTiles(tiles("LFF"))) is Reason.NOTHING_TO_CLAIM

    def test_a_vetoed_session_may_be_claimed_too(self) -> None:
        story = given(7, fascist=5, pile="FFF").elect(3).discard(F).ask_veto().consent()
        assert set(story.offers(0)) == PRESIDENT_CLAIMS
        assert set(story.offers(3)) == CHANCELLOR_CLAIMS

    def test_the_pair_says_nothing_from_the_draw_to_the_enactment(self) -> None:
        story = given(7, fascist=5, pile="LFF FFF").govern(3, L).nominate(4).all_vote("J")
        assert story.refusal(1, ClaimTiles(tiles("FFF"))) is Reason.SILENCE
        assert story.refusal(4, ClaimLoyalty(0, Party.LIBERAL)) is Reason.SILENCE
        assert set(story.offers(0)) == PRESIDENT_CLAIMS, "the pair of before may talk"
        story.discard(F)
        assert story.refusal(1, ClaimTiles(tiles("FFF"))) is Reason.SILENCE
        assert story.refusal(4, ClaimTiles(tiles("FF"))) is Reason.SILENCE
        story.ask_veto()
        assert story.refusal(1, ClaimTiles(tiles("FFF"))) is Reason.SILENCE
        assert story.refusal(4, ClaimTiles(tiles("FF"))) is Reason.SILENCE
        story.consent()
        assert story.refusal(1, ClaimTiles(tiles("FFF"))) is None
        assert story.refusal(4, ClaimTiles(tiles("FF"))) is None

    def test_claims_stay_open_until_a_newer_session_in_the_same_office(self) -> None:
        story = given(5, pile="LFF LFF LFF")
        story.govern(1, L).govern(0, L).govern(3, L)
        assert set(story.offers(0)) == PRESIDENT_CLAIMS | CHANCELLOR_CLAIMS
        story.claim_tiles(0, "FFF").claim_tiles(0, "FF")
        assert story.all(TilesClaimed) == [
            TilesClaimed(0, 1, as_president=True, tiles=tiles("FFF")),
            TilesClaimed(0, 2, as_president=False, tiles=tiles("FF")),
        ]

    def test_an_investigator_may_claim_a_party(self) -> None:
        story = given(10, pile="FFF").govern(3, F).investigate(9)
        claims = {ClaimLoyalty(9, Party.LIBERAL), ClaimLoyalty(9, Party.FASCIST)}
        assert set(story.offers(0)) == PRESIDENT_CLAIMS | claims
        story.claim_loyalty(0, 9, Party.LIBERAL)
        assert story.last == (LoyaltyClaimed(0, 9, Party.LIBERAL),)
        assert story.refusal(0, ClaimLoyalty(9, Party.FASCIST)) is Reason.NOTHING_TO_CLAIM
        assert story.refusal(3, ClaimLoyalty(9, Party.FASCIST)) is Reason.NOTHING_TO_CLAIM
        assert story.refusal(0, ClaimLoyalty(8, Party.FASCIST)) is Reason.NOTHING_TO_CLAIM

    def test_the_dead_and_the_absent_claim_nothing(self) -> None:
        story = given(5, fascist=3, pile="FFF").govern(2, F).execute(2)
        assert story.refusal(2, ClaimTiles(tiles("FF"))) is Reason.DEAD
        assert story.offers(2) == ()
        story.leave(0)
        assert story.refusal(0, ClaimTiles(tiles("FFF"))) is Reason.AWAY
        assert story.offers(0) == ()

    def test_claims_close_with_the_game(self) -> None:
        story = given(5, liberal=4, pile="LFF").govern(2, L)
        assert story.refusal(0, ClaimTiles(tiles("LFF"))) is Reason.GAME_OVER

    def test_a_claim_does_not_move_the_step(self) -> None:
        story = given(7, pile="LFF").govern(3, F)
        step = story.game.step
        assert story.claim_tiles(0, "LFF").game.step == step


class TestClock:
    def test_an_unmade_nomination_is_a_rejected_government(self) -> None:
        story = given(5).time_up()
        assert story.last == (
            TimeRanOut((0,)),
            GovernmentRejected(RejectReason.TIME),
            TrackerMoved(1),
            RoundBegan(2, 1, special=False),
        )

    def test_it_can_bring_chaos(self) -> None:
        assert given(5, tracker=2).time_up().happened(PolicyEnacted)

    def test_a_missing_ballot_counts_as_nein(self) -> None:
        story = given(5).nominate(2).votes("JJJ").time_up()
        assert story.last[:3] == (
            TimeRanOut((3, 4)),
            BallotsRevealed(((0, True), (1, True), (2, True), (3, False), (4, False))),
            GovernmentElected(0, 2),
        )
        story = given(5).nominate(2).votes("JJ").time_up()
        assert story.happened(GovernmentRejected)

    def test_a_tile_is_chosen_by_chance_for_the_president(self) -> None:
        story = given(5, pile="LFF").elect(2)
        held = list(story.game.hand)
        story.time_up()
        discarded = story.only(TileDiscarded).policy
        held.remove(discarded)
        assert story.last == (
            TimeRanOut((0,)),
            TileDiscarded(0, discarded),
            TilesPassed(2, tuple(held)),
        )

    def test_a_tile_is_chosen_by_chance_for_the_chancellor(self) -> None:
        story = given(5, pile="LFF").elect(2).discard(F).time_up()
        enacted, discarded = story.only(PolicyEnacted).policy, story.only(TileDiscarded).policy
        assert {enacted, discarded} == {L, F}
        assert story.last[0] == TimeRanOut((2,))

    def test_every_place_of_the_hand_may_be_chosen(self) -> None:
        """Over many steps chance discards each of the tiles, so that waiting proves nothing."""
        by_president, by_chancellor = set(), set()
        for step in range(40):
            story = given(5, pile="LFF", change=lambda game: replace(game, step=step)).elect(2)  # noqa: B023 - used at once
            by_president.add(story.time_up().only(TileDiscarded).policy)
            story = given(5, pile="FLF", change=lambda game: replace(game, step=step)).elect(2)  # noqa: B023 - used at once
            by_chancellor.add(story.discard(F).time_up().only(PolicyEnacted).policy)
        assert by_president == by_chancellor == {L, F}

    def test_a_veto_request_is_refused(self) -> None:
        story = given(7, fascist=5, pile="FFF").elect(3).discard(F).ask_veto().time_up()
        assert story.last == (TimeRanOut((0,)), VetoRefused(0))
        assert story.game.phase == ChancellorEnacting(0, 3, tiles("FF"), veto_refused=True)

    @pytest.mark.parametrize(("players", "fascist"), [(7, 1), (7, 2), (5, 2), (5, 3)])
    def test_a_power_lapses_unused(self, players: int, fascist: int) -> None:
        story = given(players, fascist=fascist, pile="FFF").govern(2, F)
        assert story.stands_at(ExecutiveActing)
        power = story.table.power
        assert power is not None
        story.time_up()
        assert story.last == (
            TimeRanOut((0,)),
            PowerLapsed(0, power),
            RoundBegan(2, 1, special=False),
        )
        assert story.table.rounds[0].lapsed

    def test_a_clock_of_an_earlier_step_never_fires(self) -> None:
        story = given(5)
        early = story.game.step
        story.nominate(2)
        assert story.refusal(None, TimeUp(early)) is Reason.STEP_PASSED
        assert story.refusal(None, TimeUp(story.game.step + 1)) is Reason.STEP_PASSED
        assert story.refusal(None, TimeUp(story.game.step)) is None

    def test_ballots_do_not_start_the_clock_anew(self) -> None:
        story = given(5).nominate(2)
        step = story.game.step
        assert story.votes("JJJ").game.step == step

    def test_every_new_question_is_a_new_step(self) -> None:
        story = given(7, fascist=5, pile="FFF FFF")
        steps = [story.game.step]
        tells: list[Callable[[], Story]] = [
            lambda: story.nominate(3),
            lambda: story.all_vote("J"),
            lambda: story.discard(F),
            story.ask_veto,
            story.refuse_veto,
            lambda: story.enact(F),
        ]
        for tell in tells:
            tell()
            steps.append(story.game.step)
        assert steps == list(range(1, 8))

    def test_nobody_but_the_table_runs_the_clock(self) -> None:
        story = given(5)
        assert story.refusal(0, TimeUp(story.game.step)) is Reason.TABLE_ONLY
        assert story.refusal(0, CallOff(CallOffReason.CANCELLED)) is Reason.TABLE_ONLY
        assert story.refusal(None, Nominate(2)) is Reason.NOT_SEATED
        assert story.refusal(None, Leave()) is Reason.NOT_SEATED

    @pytest.mark.parametrize(
        ("phase", "seconds"),
        [
            (Nominating(0), 180),
            (Voting(0, 1, ()), 120),
            (PresidentDiscarding(0, 1, ()), 90),
            (ChancellorEnacting(0, 1, ()), 90),
            (VetoConsenting(0, 1, ()), 60),
            (ExecutiveActing(0, TABLES[5].powers[3] or TABLES[5].powers[2]), 120),  # type: ignore[arg-type]  # the fourth slot has a power
            (Over(Party.LIBERAL, EndReason.LIBERAL_TRACK), None),
            (Settling(), None),
        ],
        ids=lambda value: type(value).__name__,
    )
    def test_each_question_has_its_patience(self, phase: Nominating, seconds: int | None) -> None:
        assert patience(phase) == seconds


class TestLeaving:
    def test_the_seat_stays_and_is_no_longer_waited_for(self) -> None:
        story = given(5).leave(3)
        assert story.last == (SeatLeft(3),)
        assert story.table.seats[3].absent
        assert story.table.seats[3].alive
        story.nominate(2)
        assert story.game.waiting_for == (0, 1, 2, 4)

    def test_the_ballot_of_an_absent_seat_is_nein_at_once(self) -> None:
        story = given(5).leave(3).nominate(2).votes("JJJ-J")
        assert story.only(BallotsRevealed).ballots[3] == (3, False)
        assert not story.happened(TimeRanOut)

    def test_leaving_as_the_last_voter_ends_the_vote(self) -> None:
        story = given(5).nominate(2).votes("JJJ-J").leave(3)
        assert story.last[:2] == (
            SeatLeft(3),
            BallotsRevealed(((0, True), (1, True), (2, True), (3, False), (4, True))),
        )

    def test_a_ballot_cast_before_leaving_counts(self) -> None:
        story = given(5).nominate(2).votes("---J").leave(3).votes("JJN-N")
        assert story.only(BallotsRevealed).ballots[3] == (3, True)
        assert story.happened(GovernmentElected)

    def test_a_question_to_the_leaver_is_answered_as_if_time_ran_out(self) -> None:
        story = given(5).leave(0)
        assert story.last == (
            SeatLeft(0),
            TimeRanOut((0,)),
            GovernmentRejected(RejectReason.TIME),
            TrackerMoved(1),
            RoundBegan(2, 1, special=False),
        )

    def test_later_questions_too(self) -> None:
        story = given(5, pile="FFF").leave(2).elect(2).discard(F)
        assert story.last[2:4] == (TimeRanOut((2,)), TileDiscarded(2, F))
        assert story.game.phase == Nominating(1)

    def test_an_absent_president_and_chancellor_are_both_acted_for(self) -> None:
        story = given(7, pile="FFF").nominate(2).leave(0, 2).votes("-J-JJJJ")
        assert story.happened(PolicyEnacted)
        assert story.game.phase == Nominating(1)

    def test_an_absent_candidate_is_passed_over_by_rejection(self) -> None:
        story = given(5).leave(1).fail(2)
        assert [event.candidate for event in story.last if isinstance(event, RoundBegan)] == [1, 2]
        assert story.game.tracker == 2

    def test_absent_candidates_in_a_row_can_bring_chaos(self) -> None:
        story = given(6, tracker=1).leave(1, 2).fail(3)
        assert story.happened(PolicyEnacted)
        assert story.game.phase == Nominating(3)
        assert story.game.tracker == 1

    def test_an_absent_special_candidate_is_rejected(self) -> None:
        story = given(7, fascist=2, pile="FFF").leave(5).govern(3, F).call_election(5)
        assert story.happened(GovernmentRejected)
        assert story.game.phase == Nominating(1)

    def test_coming_back_ends_it(self) -> None:
        story = given(5).leave(3).come_back(3)
        assert story.last == (SeatReturned(3),)
        story.nominate(2)
        assert 3 in story.game.waiting_for

    def test_coming_back_in_the_middle_of_a_vote(self) -> None:
        story = given(5).leave(3).nominate(2).come_back(3).votes("JJJ-J")
        assert story.game.waiting_for == (3,)
        story.votes("---J")
        assert story.only(BallotsRevealed).ballots[3] == (3, True)

    def test_an_absent_seat_does_nothing_but_come_back(self) -> None:
        story = given(5).leave(3).nominate(2)
        assert story.refusal(3, Vote(ja=True)) is Reason.AWAY
        assert story.offers(3) == ()
        assert story.refusal(3, Leave()) is Reason.ALREADY_SO
        assert story.refusal(2, Return()) is Reason.ALREADY_SO
        assert story.refusal(9, Leave()) is Reason.NOT_SEATED
        assert story.refusal(-1, Leave()) is Reason.NOT_SEATED
        assert story.refusal(5, Leave()) is Reason.NOT_SEATED

    @pytest.mark.parametrize(("players", "half"), [(5, 2), (6, 3), (7, 3), (10, 5)])
    def test_more_than_half_of_the_living_absent_calls_the_game_off(
        self, players: int, half: int
    ) -> None:
        story = given(players).nominate(1)
        story.leave(*range(2, 2 + half))
        assert story.stands_at(Voting), "half may be away"
        story.leave(2 + half)
        assert story.last == (
            SeatLeft(2 + half),
            GameCalledOff(CallOffReason.DESERTED, story.game.roles),
            SeedRevealed(SEED.hex),
        )
        assert story.game.phase == Over(None, CallOffReason.DESERTED)

    def test_a_death_can_leave_too_few(self) -> None:
        """Three of six are away; who is shot was here, so three of five are away."""
        story = given(6, fascist=3, pile="FFF").govern(1, F).leave(2, 3, 5)
        assert story.stands_at(ExecutiveActing)
        story.execute(4)
        assert story.game.phase == Over(None, CallOffReason.DESERTED)
        assert not story.happened(RoundBegan)

    def test_winning_comes_before_being_deserted(self) -> None:
        story = given(6, fascist=3, pile="FFF").govern(1, F).leave(2, 3, 4).execute(5)
        assert story.game.phase == Over(Party.LIBERAL, EndReason.HITLER_EXECUTED)

    def test_the_dead_may_go_and_are_not_counted(self) -> None:
        story = given(5, fascist=3, pile="FFF").govern(2, F).execute(3).nominate(0)
        story.leave(3, 2, 4)
        assert story.stands_at(Voting), "two of the four living are away"
        assert story.refusal(3, Execute(1)) is Reason.DEAD


class TestCallingOff:
    @pytest.mark.parametrize("reason", CallOffReason)
    def test_the_table_may_end_the_game_with_all_roles(self, reason: CallOffReason) -> None:
        story = given(5).call_off(reason)
        assert story.last == (GameCalledOff(reason, story.game.roles), SeedRevealed(SEED.hex))
        assert story.game.phase == Over(None, reason)
        assert story.table.outcome is not None
        assert story.table.outcome.winner is None
        assert story.refusal(None, CallOff(reason)) is Reason.GAME_OVER
        assert story.refusal(0, Leave()) is Reason.GAME_OVER

    def test_tiles_in_hand_are_not_lost(self) -> None:
        story = given(5, pile="LFF").elect(2).discard(F).call_off()
        assert len(story.game.draw) + len(story.game.discard) == 17
        assert story.game.discard.count(Policy.LIBERAL) == 1

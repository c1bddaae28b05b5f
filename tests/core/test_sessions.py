"""Rules 6 to 8: the legislative session, the veto, and when tiles are shuffled again."""

import pytest

from core.cards import EndReason, Party
from core.events import (
    ChaosBroke,
    GameWon,
    GovernmentElected,
    PileStacked,
    PolicyEnacted,
    PowerGranted,
    Reshuffled,
    RoundBegan,
    TileDiscarded,
    TilesDrawn,
    TilesPassed,
    TrackerMoved,
    VetoAsked,
    VetoGranted,
    VetoRefused,
)
from core.intents import AnswerVeto, AskVeto, Discard, Enact
from core.refusals import Reason
from core.state import ChancellorEnacting, PresidentDiscarding, VetoConsenting, replace
from tests.core.stories import F, L, Story, given, tiles


class TestSession:
    """Rule 6."""

    def test_the_president_sees_the_top_three_tiles(self) -> None:
        story = given(5, pile="FLF L").elect(2)
        assert story.last[-2:] == (GovernmentElected(0, 2), TilesDrawn(0, tiles("FLF")))
        assert story.game.phase == PresidentDiscarding(0, 2, tiles("FLF"))
        assert story.game.draw[0] is L
        assert len(story.game.draw) == 14

    def test_the_president_discards_one_and_the_chancellor_sees_two(self) -> None:
        story = given(5, pile="FLF").elect(2).discard(F)
        assert story.last == (TileDiscarded(0, F), TilesPassed(2, tiles("LF")))
        assert story.game.phase == ChancellorEnacting(0, 2, tiles("LF"))
        assert story.game.discard == (F,)

    def test_the_chancellor_enacts_one_and_the_other_is_discarded(self) -> None:
        story = given(5, pile="FLF").elect(2).discard(F).enact(L)
        assert story.last[:2] == (
            TileDiscarded(2, F),
            PolicyEnacted(L, chaos=False, liberal_policies=1, fascist_policies=0),
        )
        assert story.game.discard == (F, F)
        assert story.game.hand == ()

    def test_only_a_tile_in_hand_can_be_chosen(self) -> None:
        story = given(5, pile="FFF").elect(2)
        assert story.offers(0) == (Discard(F),)
        assert story.refusal(0, Discard(L)) is Reason.TILE_NOT_HELD
        story.discard(F)
        assert story.offers(2) == (Enact(F),)
        assert story.refusal(2, Enact(L)) is Reason.TILE_NOT_HELD

    def test_both_kinds_are_offered_when_both_are_held(self) -> None:
        story = given(5, pile="LFF").elect(2)
        assert set(story.offers(0)) == {Discard(L), Discard(F)}
        assert set(story.discard(F).offers(2)) == {Enact(L), Enact(F)}

    def test_each_office_does_its_own_part(self) -> None:
        story = given(5, pile="LFF").elect(2)
        assert story.refusal(2, Discard(F)) is Reason.NOT_YOUR_TURN
        assert story.refusal(0, Enact(F)) is Reason.NOT_NOW
        story.discard(F)
        assert story.refusal(0, Enact(F)) is Reason.NOT_YOUR_TURN
        assert story.refusal(0, Discard(F)) is Reason.NOT_NOW


def vetoing(*, pile: str = "FFF", tracker: int = 0, discard: str = "", liberal: int = 0) -> Story:
    """Seat 0 and seat 2 govern with the veto open; the chancellor is about to enact."""
    story = given(7, fascist=5, pile=pile, tracker=tracker, discard=discard, liberal=liberal).elect(
        2
    )
    return story.asked(story.offers(0)[0])


class TestVeto:
    """Rule 7."""

    @pytest.mark.parametrize(
        ("players", "fascist", "opened"),
        [(5, 4, False), (5, 5, True), (11, 5, False), (11, 6, True)],
    )
    def test_it_opens_with_the_policies_enacted_before_the_session(
        self, players: int, fascist: int, opened: bool
    ) -> None:
        story = given(players, fascist=fascist, pile="FFF").elect(2).discard(F)
        assert (AskVeto() in story.offers(2)) is opened
        assert story.refusal(2, AskVeto()) is (None if opened else Reason.VETO_CLOSED)

    def test_the_chancellor_asks_and_the_president_is_asked(self) -> None:
        story = vetoing().ask_veto()
        assert story.last == (VetoAsked(2),)
        assert story.game.phase == VetoConsenting(0, 2, tiles("FF"))
        assert story.game.waiting_for == (0,)
        assert story.refusal(2, AnswerVeto(consent=True)) is Reason.NOT_YOUR_TURN
        assert set(story.offers(0)) == {AnswerVeto(consent=True), AnswerVeto(consent=False)}

    def test_only_the_chancellor_may_ask(self) -> None:
        assert vetoing().refusal(0, AskVeto()) is Reason.NOT_YOUR_TURN

    def test_consent_discards_all_three_and_moves_the_tracker(self) -> None:
        story = vetoing(pile="FFL").ask_veto().consent()
        assert story.last == (VetoGranted(0), TrackerMoved(1), RoundBegan(2, 1, special=False))
        assert sorted(story.game.discard) == sorted(tiles("FFL"))
        assert story.game.fascist_policies == 5

    def test_after_a_refusal_the_chancellor_chooses_freely_of_the_same_two(self) -> None:
        story = vetoing(pile="LLF").ask_veto().refuse_veto()
        assert story.last == (VetoRefused(0),)
        assert story.game.phase == ChancellorEnacting(0, 2, tiles("LF"), veto_refused=True)
        assert set(story.offers(2)) == {Enact(L), Enact(F)}
        assert story.table.veto_refused

    def test_there_is_one_request_a_session(self) -> None:
        story = vetoing().ask_veto().refuse_veto()
        assert story.refusal(2, AskVeto()) is Reason.VETO_WAS_REFUSED
        assert AskVeto() not in story.offers(2)

    def test_another_session_may_ask_again(self) -> None:
        story = vetoing(pile="LLL LLL").ask_veto().refuse_veto().enact(L)
        story.elect(3).discard(L).ask_veto()
        assert story.last == (VetoAsked(3),)

    def test_a_veto_at_two_failures_brings_chaos_with_exactly_one_policy(self) -> None:
        story = vetoing(pile="FFF L", tracker=2).ask_veto().consent()
        assert story.last == (
            VetoGranted(0),
            TrackerMoved(3),
            ChaosBroke(),
            PolicyEnacted(L, chaos=True, liberal_policies=1, fascist_policies=5),
            RoundBegan(2, 1, special=False),
        )
        assert story.game.tracker == 0
        assert story.game.term_limited == ()

    def test_a_veto_in_a_row_counts_again(self) -> None:
        story = vetoing(pile="FFF FFF").ask_veto().consent()
        story.elect(3).discard(F).ask_veto().consent()
        assert story.only(TrackerMoved) == TrackerMoved(2)

    def test_an_answer_is_taken_once(self) -> None:
        story = vetoing().ask_veto().consent()
        assert story.refusal(0, AnswerVeto(consent=True)) is Reason.NOT_NOW

    def test_enacting_waits_for_the_answer(self) -> None:
        assert vetoing().ask_veto().refusal(2, Enact(F)) is Reason.NOT_NOW


class TestReshuffle:
    """Rule 8."""

    def test_two_left_after_a_session_are_shuffled_with_the_discards(self) -> None:
        story = given(5, pile="LLL FF", discard="FF", fascist=1).govern(2, L)
        assert story.last[2:4] == (
            Reshuffled(15),
            PileStacked(story.game.draw),
        )
        assert sorted(story.game.draw) == sorted(tiles("L" * 5 + "F" * 10))
        assert story.game.discard == ()
        assert story.happened(RoundBegan)

    def test_three_left_are_enough(self) -> None:
        story = given(5, pile="LLL FFF", discard="FF").govern(2, L)
        assert not story.happened(Reshuffled)
        assert len(story.game.draw) == 3

    def test_never_in_the_middle_of_a_session(self) -> None:
        story = given(5, pile="LLF", discard="FF").elect(2)
        assert not story.happened(Reshuffled)
        assert story.game.draw == ()
        story.discard(F)
        assert not story.happened(Reshuffled)

    def test_it_comes_after_chaos_too(self) -> None:
        story = given(5, pile="LFF", discard="FF", tracker=2).fail()
        assert story.last[-4:-1] == (
            PolicyEnacted(L, chaos=True, liberal_policies=1, fascist_policies=0),
            Reshuffled(16),
            PileStacked(story.game.draw),
        )

    def test_after_a_veto_it_comes_before_the_chaos_policy(self) -> None:
        """Three tiles, vetoed at two failures: the empty pile is filled, then a tile is turned."""
        story = vetoing(pile="FFF", discard="LLL", tracker=2).ask_veto().consent()
        kinds = [type(event) for event in story.last]
        assert kinds[:6] == [
            VetoGranted,
            TrackerMoved,
            Reshuffled,
            PileStacked,
            ChaosBroke,
            PolicyEnacted,
        ]
        assert story.only(Reshuffled).draw == 12
        assert len(story.game.draw) == 11

    def test_it_comes_before_a_peek(self) -> None:
        story = given(5, pile="FFF FF", discard="LL", fascist=2).govern(2, F)
        assert [type(event) for event in story.last[2:5]] == [Reshuffled, PileStacked, PowerGranted]
        assert story.peek().seat(0).glimpses[0].tiles == story.game.draw[:3]

    def test_the_end_of_the_game_shuffles_nothing(self) -> None:
        story = given(5, pile="LFF FF", discard="FF", liberal=4, fascist=1).elect(2)
        story.discard(F).enact(L)
        assert not story.happened(Reshuffled)
        assert story.only(GameWon).reason is EndReason.LIBERAL_TRACK
        assert story.only(GameWon).winner is Party.LIBERAL

    def test_each_one_has_its_own_order(self) -> None:
        """The k-th reshuffle reads its own stream, so the same tiles do not come back."""
        first = given(5, pile="LLL FF", discard="FF").govern(2, L)
        assert first.game.reshuffles == 1
        again = given(
            5, pile="LLL FF", discard="FF", change=lambda game: replace(game, reshuffles=1)
        ).govern(2, L)
        assert again.game.reshuffles == 2
        assert again.game.draw != first.game.draw

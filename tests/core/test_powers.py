"""Rule 9: the executive actions, and rule 10: the end."""

import pytest

from core.cards import EndReason, Party, Power, Role
from core.events import (
    Executed,
    GameWon,
    LoyaltyInvestigated,
    LoyaltyShown,
    PeekShown,
    PoliciesPeeked,
    PolicyEnacted,
    PowerGranted,
    RoundBegan,
    SeedRevealed,
    SpecialElectionCalled,
)
from core.intents import CallSpecialElection, Execute, Investigate, Nominate, Peek, Vote
from core.refusals import Reason
from core.state import ExecutiveActing, Nominating, Over
from core.tables import TABLES
from tests.core.stories import SEED, F, L, given, tiles

SLOTS = [
    (players, slot, power)
    for players, table in TABLES.items()
    for slot, power in enumerate(table.powers, start=1)
]


class TestGranting:
    @pytest.mark.parametrize(("players", "slot", "power"), SLOTS)
    def test_each_slot_grants_its_power_to_the_sitting_president(
        self, players: int, slot: int, power: Power | None
    ) -> None:
        story = given(players, fascist=slot - 1, pile="FFF").govern(2, F)
        if power is None:
            assert story.game.phase == Nominating(1)
        else:
            assert story.only(PowerGranted) == PowerGranted(0, power)
            assert story.game.phase == ExecutiveActing(0, power)
            assert story.game.waiting_for == (0,)

    def test_a_liberal_policy_grants_nothing(self) -> None:
        story = given(10, fascist=3, pile="LLL").govern(2, L)
        assert story.game.phase == Nominating(1)

    def test_the_next_round_waits_for_the_power(self) -> None:
        story = given(10, pile="FFF").govern(2, F)
        assert story.refusal(1, Nominate(4)) is Reason.NOT_NOW
        story.investigate(4)
        assert story.game.phase == Nominating(1)

    def test_a_power_is_used_once(self) -> None:
        story = given(10, pile="FFF").govern(2, F).investigate(4)
        assert story.refusal(0, Investigate(5)) is Reason.NOT_NOW

    def test_only_the_president_uses_it_and_only_this_power(self) -> None:
        story = given(10, pile="FFF").govern(2, F)
        assert story.refusal(2, Investigate(4)) is Reason.NOT_YOUR_TURN
        assert story.refusal(0, Execute(4)) is Reason.NOT_NOW
        assert story.refusal(0, CallSpecialElection(4)) is Reason.NOT_NOW
        assert story.refusal(0, Peek()) is Reason.NOT_NOW

    @pytest.mark.parametrize(
        ("players", "fascist", "intent"),
        [(5, 2, Peek()), (7, 2, CallSpecialElection(4)), (5, 3, Execute(4))],
    )
    def test_each_power_belongs_to_the_president(
        self, players: int, fascist: int, intent: Peek | CallSpecialElection | Execute
    ) -> None:
        story = given(players, fascist=fascist, pile="FFF").govern(2, F)
        assert story.refusal(3, intent) is Reason.NOT_YOUR_TURN
        assert story.refusal(0, intent) is None


class TestInvestigation:
    @pytest.mark.parametrize(
        ("letter", "party"), [("L", Party.LIBERAL), ("F", Party.FASCIST), ("H", Party.FASCIST)]
    )
    def test_the_president_alone_learns_the_party(self, letter: str, party: Party) -> None:
        rest = list("L" * 6 + "F" * 3 + "H")
        rest.remove(letter)
        roles = "".join(rest[:4]) + letter + "".join(rest[4:])
        story = given(10, roles=roles, pile="FFF").govern(2, F).investigate(4)
        assert story.last[:2] == (LoyaltyInvestigated(0, 4), LoyaltyShown(0, 4, party))
        assert story.seat(0).investigations == ((4, party),)
        assert story.seat(4).investigations == ()
        assert story.table.seats[4].investigated

    def test_nobody_is_investigated_twice_whoever_asks(self) -> None:
        story = given(9, pile="FFF FFF").govern(2, F).investigate(5).govern(3, F)
        assert story.game.phase == ExecutiveActing(1, Power.INVESTIGATE)
        assert story.refusal(1, Investigate(5)) is Reason.ALREADY_INVESTIGATED
        assert Investigate(5) not in story.offers(1)
        assert Investigate(0) in story.offers(1), "who investigated may be investigated"

    def test_oneself_the_dead_and_strangers_cannot_be_investigated(self) -> None:
        story = given(7, fascist=1, pile="FFF").govern(2, F)
        assert story.refusal(0, Investigate(0)) is Reason.YOURSELF
        assert story.refusal(0, Investigate(7)) is Reason.NO_SUCH_SEAT
        assert story.refusal(0, Investigate(-1)) is Reason.NO_SUCH_SEAT
        assert set(story.moves(0)) == {Investigate(seat) for seat in range(1, 7)}


class TestSpecialElection:
    def test_anybody_else_may_be_called_term_limited_or_not(self) -> None:
        story = given(7, fascist=2, pile="FFF").govern(3, F)
        assert set(story.moves(0)) == {CallSpecialElection(seat) for seat in range(1, 7)}
        assert story.refusal(0, CallSpecialElection(0)) is Reason.YOURSELF
        story.call_election(3)
        assert story.last == (SpecialElectionCalled(0, 3), RoundBegan(2, 3, special=True))
        assert story.table.special

    def test_who_was_called_nominates_under_the_usual_limits(self) -> None:
        story = given(7, fascist=2, pile="FFF").govern(3, F).call_election(5)
        assert story.nominees() == [1, 2, 4, 6]
        assert story.refusal(5, Nominate(0)) is Reason.TERM_LIMITED

    @pytest.mark.parametrize("elected", [True, False])
    def test_afterwards_the_order_goes_on_from_the_regular_marker(self, elected: bool) -> None:
        story = given(7, fascist=2, pile="FFF LLL", first=4).govern(3, F).call_election(1)
        if elected:
            story.govern(2, L)
        else:
            story.fail(2)
        assert story.only(RoundBegan) == RoundBegan(3, 5, special=False)

    def test_the_neighbour_may_be_candidate_twice_in_a_row(self) -> None:
        story = given(7, fascist=2, pile="FFF LLL").govern(3, F).call_election(1).govern(4, L)
        assert story.only(RoundBegan) == RoundBegan(3, 1, special=False)

    def test_it_replaces_one_round(self) -> None:
        story = given(7, fascist=2, pile="FFF").govern(3, F).call_election(5).fail(2).fail(4)
        assert [event.candidate for event in story.all(RoundBegan)] == [5, 1, 2]
        assert [event.special for event in story.all(RoundBegan)] == [True, False, False]

    def test_the_table_tells_who_follows(self) -> None:
        story = given(7, fascist=2, pile="FFF").govern(3, F).call_election(5)
        assert story.table.candidate == 5
        assert story.table.next_candidate == 1
        assert story.table.order == (5, 6, 0, 1, 2, 3, 4)


class TestPeek:
    def test_the_president_sees_the_top_three_and_they_stay(self) -> None:
        story = given(5, fascist=2, pile="FFF LFL F").govern(2, F)
        assert story.moves(0) == (Peek(),)
        story.peek()
        assert story.last[:2] == (PoliciesPeeked(0), PeekShown(0, tiles("LFL")))
        assert story.game.draw[:4] == tiles("LFLF")
        assert story.elect(3).game.hand == tiles("LFL")

    def test_it_is_remembered_for_the_president_alone(self) -> None:
        story = given(5, fascist=2, pile="FFF LFL").govern(2, F).peek()
        assert [glimpse.tiles for glimpse in story.seat(0).glimpses] == [tiles("LFL")]
        assert all(story.seat(seat).glimpses == () for seat in (1, 2, 3, 4))


class TestExecution:
    def test_another_player_dies_and_nothing_is_told(self) -> None:
        story = given(5, fascist=3, pile="FFF").govern(2, F).execute(3)
        assert story.last == (Executed(0, 3), RoundBegan(2, 1, special=False))
        assert not story.table.seats[3].alive
        assert story.game.alive == (0, 1, 2, 4)

    def test_nobody_shoots_themselves_or_a_dead_one(self) -> None:
        story = given(5, fascist=3, pile="FFF FFF").govern(2, F)
        assert story.refusal(0, Execute(0)) is Reason.YOURSELF
        story.execute(3).govern(0, F)
        assert story.refusal(1, Execute(3)) is Reason.TARGET_DEAD
        assert set(story.moves(1)) == {Execute(0), Execute(2), Execute(4)}

    def test_the_dead_do_nothing_more(self) -> None:
        story = given(5, fascist=3, pile="FFF").govern(2, F).execute(3).nominate(0)
        assert story.refusal(3, Vote(ja=True)) is Reason.DEAD
        assert story.offers(3) == ()
        assert 3 not in story.table.order
        story.votes("JJJ-J")
        assert 3 not in [seat for seat, _ in story.table.last_ballots]

    def test_shooting_hitler_wins_for_the_liberals(self) -> None:
        story = given(5, fascist=3, pile="FFF").govern(2, F).execute(4)
        assert story.last == (
            Executed(0, 4),
            GameWon(Party.LIBERAL, EndReason.HITLER_EXECUTED, story.game.roles),
            SeedRevealed(SEED.hex),
        )


class TestTheEnd:
    """Rule 10: four ways, each of them in the state and not only in passing."""

    @pytest.mark.parametrize(("players", "goal"), [(5, 5), (10, 5), (11, 6), (15, 6)])
    def test_the_liberal_track(self, players: int, goal: int) -> None:
        story = given(players, liberal=goal - 2, pile="LFF LFF").govern(2, L)
        assert story.stands_at(Nominating)
        story.govern(3, L)
        assert story.game.phase == Over(Party.LIBERAL, EndReason.LIBERAL_TRACK)
        assert story.only(PolicyEnacted).liberal_policies == goal

    @pytest.mark.parametrize(("players", "goal"), [(5, 6), (10, 6), (11, 7), (15, 7)])
    def test_the_fascist_track(self, players: int, goal: int) -> None:
        story = given(players, fascist=goal - 1, pile="FFF").govern(2, F)
        assert story.game.phase == Over(Party.FASCIST, EndReason.FASCIST_TRACK)
        assert not story.happened(PowerGranted)

    def test_then_every_role_is_shown_and_the_seed(self) -> None:
        story = given(5, liberal=4, pile="LFF").govern(2, L)
        assert story.last[-2:] == (
            GameWon(
                Party.LIBERAL,
                EndReason.LIBERAL_TRACK,
                (Role.LIBERAL,) * 3 + (Role.FASCIST, Role.HITLER),
            ),
            SeedRevealed(SEED.hex),
        )
        outcome = story.table.outcome
        assert outcome is not None
        assert outcome.roles == story.game.roles
        assert (outcome.winner, outcome.reason) == (Party.LIBERAL, EndReason.LIBERAL_TRACK)

    def test_nothing_is_possible_afterwards(self) -> None:
        story = given(5, liberal=4, pile="LFF").govern(2, L)
        assert story.game.waiting_for == ()
        for seat in range(5):
            assert story.offers(seat) == ()
            assert story.refusal(seat, Vote(ja=True)) is Reason.GAME_OVER

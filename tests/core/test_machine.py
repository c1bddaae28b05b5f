"""A table that Hypothesis plays at: it chooses size, seed, actors and wishes, and shrinks."""

from collections import Counter

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from core import codec
from core.cards import CallOffReason, Policy
from core.engine import advance, start
from core.events import Event
from core.evolve import fold
from core.intents import CallOff, Intent, Leave, Return, TimeUp
from core.offers import legal
from core.record import export, verify
from core.refusals import Refused
from core.shuffle import Chance, Seed
from core.state import Game, Over
from core.tables import TABLES
from core.views import seat_view, table_view
from tests.core.test_playouts import all_wishes, tiles_of


class Table(RuleBasedStateMachine):
    """People at a table who do what they may, and sometimes what they may not."""

    game: Game
    chance: Chance

    @initialize(players=st.sampled_from(sorted(TABLES)), secret=st.binary(min_size=32, max_size=32))
    def deal(self, players: int, secret: bytes) -> None:
        self.chance = Chance(Seed(secret))
        facts = start(TABLES[players], self.chance.seed)
        self.game = fold(facts)
        self.log = [codec.Entry(None, None, facts)]
        self.wishes = sorted(all_wishes(players), key=repr)

    def want(self, seat: int | None, intent: Intent) -> tuple[Event, ...]:
        step = self.game.step
        facts, self.game = advance(self.game, seat, intent, self.chance)
        self.log.append(codec.Entry(seat, intent, facts))
        assert facts, "an accepted wish has a consequence"
        assert self.game.step >= step
        return facts

    @precondition(lambda self: not isinstance(self.game.phase, Over))
    @rule(data=st.data())
    def somebody_who_is_waited_for_acts(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.game.waiting_for))
        self.want(seat, data.draw(st.sampled_from(legal(self.game, seat))))

    @rule(data=st.data())
    def somebody_wants_anything(self, data: st.DataObject) -> None:
        seat = data.draw(st.integers(0, self.game.table.players - 1))
        wish = data.draw(st.sampled_from(self.wishes))
        if wish in legal(self.game, seat):
            self.want(seat, wish)
        else:
            self.refuses(seat, wish)

    @precondition(lambda self: not isinstance(self.game.phase, Over))
    @rule(data=st.data())
    def somebody_comes_or_goes(self, data: st.DataObject) -> None:
        seat = data.draw(st.integers(0, self.game.table.players - 1))
        self.want(seat, Return() if seat in self.game.absent else Leave())

    @precondition(lambda self: not isinstance(self.game.phase, Over))
    @rule()
    def time_runs_out(self) -> None:
        step = self.game.step
        self.refuses(None, TimeUp(step - 1))
        self.want(None, TimeUp(step))
        assert self.game.step > step

    @precondition(lambda self: isinstance(self.game.phase, Over))
    @rule()
    def nothing_happens_after_the_end(self) -> None:
        self.refuses(None, CallOff(CallOffReason.CANCELLED))
        assert verify(export(self.chance.seed, self.game.table, self.log)).true

    def refuses(self, seat: int | None, intent: Intent) -> None:
        try:
            advance(self.game, seat, intent, self.chance)
        except Refused:
            return
        raise AssertionError(f"{seat} was allowed {intent}")

    @invariant()
    def no_tile_is_lost(self) -> None:
        table = self.game.table
        deck = {Policy.LIBERAL: table.deck_liberal, Policy.FASCIST: table.deck_fascist}
        assert tiles_of(self.game) == Counter(deck)

    @invariant()
    def it_is_stored_and_seen(self) -> None:
        assert codec.load_game(codec.dump_game(self.game)) == self.game
        table = table_view(self.game)
        assert set(table.waiting_for) <= set(table.alive)
        for seat in range(table.table.players):
            assert seat_view(self.game, seat, table).seat == seat


TestTable = Table.TestCase
TestTable.settings = settings(
    max_examples=25,
    stateful_step_count=60,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)

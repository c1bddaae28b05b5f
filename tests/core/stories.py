"""Games told as stories: `given(7).nominate(3).votes("JJJJNNN")`, and asserts on the facts.

Chance is pinned: roles are dealt as written, tiles lie as written, the first candidate is named.
A story that needs a late stage begins in it; the tiles then add up all the same.
"""

from collections.abc import Callable
from typing import Self, TypeVar

from core.cards import CallOffReason, Party, Policy, Role
from core.engine import advance
from core.events import Event, GameStarted, PileStacked, RolesDealt, RoundBegan
from core.evolve import fold
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
from core.refusals import Reason, Refused
from core.shuffle import Chance, Seed
from core.state import Game, Phase, replace
from core.tables import Table, table_for
from core.views import SeatView, TableView, seat_view, table_view

SEED = Seed(bytes(range(32)))
ROLES = {"L": Role.LIBERAL, "F": Role.FASCIST, "H": Role.HITLER}
L, F = Policy.LIBERAL, Policy.FASCIST

E = TypeVar("E", bound=Event)


def tiles(letters: str) -> tuple[Policy, ...]:
    """The tiles of "LFF"."""
    return tuple(Policy(letter) for letter in letters.replace(" ", ""))


class Story:
    """A game in progress and everything that happened in it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.events: tuple[Event, ...] = ()
        self.last: tuple[Event, ...] = ()

    # --- Telling ---

    def act(self, seat: int | None, intent: Intent) -> Self:
        """Somebody wants something, and gets it."""
        self.last, self.game = advance(self.game, seat, intent, Chance(SEED))
        self.events += self.last
        return self

    def asked(self, intent: Intent) -> Self:
        """The one seat that is waited for acts."""
        (seat,) = self.game.asked
        return self.act(seat, intent)

    def nominate(self, chancellor: int) -> Self:
        return self.asked(Nominate(chancellor))

    def votes(self, ballots: str) -> Self:
        """One letter for each seat: J, N, or - for the dead and for who has not voted."""
        for seat, ballot in enumerate(ballots):
            if ballot != "-":
                self.act(seat, Vote(ballot == "J"))
        return self

    def elect(self, chancellor: int) -> Self:
        return self.nominate(chancellor).all_vote("J")

    def fail(self, chancellor: int | None = None) -> Self:
        """A nomination (of the first eligible when nobody is named) that everybody rejects."""
        if chancellor is None:
            offer = legal(self.game, self.game.asked[0])[0]
            assert isinstance(offer, Nominate)
            chancellor = offer.chancellor
        return self.nominate(chancellor).all_vote("N")

    def all_vote(self, ballot: str) -> Self:
        for seat in self.game.waiting_for:
            self.act(seat, Vote(ballot == "J"))
        return self

    def discard(self, policy: Policy) -> Self:
        return self.asked(Discard(policy))

    def enact(self, policy: Policy) -> Self:
        return self.asked(Enact(policy))

    def govern(self, chancellor: int, policy: Policy) -> Self:
        """A whole round of an elected government that enacts this policy."""
        self.elect(chancellor)
        other = L if policy is F else F
        hand = self.game.hand
        self.discard(other if other in hand else policy)
        return self.enact(policy)

    def ask_veto(self) -> Self:
        return self.asked(AskVeto())

    def consent(self) -> Self:
        return self.asked(AnswerVeto(consent=True))

    def refuse_veto(self) -> Self:
        return self.asked(AnswerVeto(consent=False))

    def investigate(self, target: int) -> Self:
        return self.asked(Investigate(target))

    def call_election(self, target: int) -> Self:
        return self.asked(CallSpecialElection(target))

    def peek(self) -> Self:
        return self.asked(Peek())

    def execute(self, target: int) -> Self:
        return self.asked(Execute(target))

    def claim_tiles(self, seat: int, letters: str) -> Self:
        return self.act(seat, ClaimTiles(tiles(letters)))

    def claim_loyalty(self, seat: int, target: int, party: Party) -> Self:
        return self.act(seat, ClaimLoyalty(target, party))

    def leave(self, *seats: int) -> Self:
        for seat in seats:
            self.act(seat, Leave())
        return self

    def come_back(self, seat: int) -> Self:
        return self.act(seat, Return())

    def time_up(self) -> Self:
        return self.act(None, TimeUp(self.game.step))

    def call_off(self, reason: CallOffReason = CallOffReason.CANCELLED) -> Self:
        return self.act(None, CallOff(reason))

    # --- Asking ---

    def refusal(self, seat: int | None, intent: Intent) -> Reason | None:
        """Why this is refused, or None if it is not. The story does not go on."""
        try:
            advance(self.game, seat, intent, Chance(SEED))
        except Refused as refused:
            return refused.reason
        return None

    def nominees(self) -> list[int]:
        """Whom the candidate may nominate."""
        offers = legal(self.game, self.game.asked[0])
        return [offer.chancellor for offer in offers if isinstance(offer, Nominate)]

    def offers(self, seat: int) -> tuple[Intent, ...]:
        return legal(self.game, seat)

    def moves(self, seat: int) -> tuple[Intent, ...]:
        """What is offered to a seat besides claims."""
        offers = legal(self.game, seat)
        return tuple(offer for offer in offers if not isinstance(offer, ClaimTiles | ClaimLoyalty))

    def stands_at(self, kind: type[Phase]) -> bool:
        """Whether the game is in this phase."""
        return isinstance(self.game.phase, kind)

    def all(self, kind: type[E]) -> list[E]:
        """The facts of a kind, oldest first."""
        return [event for event in self.events if isinstance(event, kind)]

    def only(self, kind: type[E]) -> E:
        """The one fact of a kind in the last decision."""
        (event,) = [event for event in self.last if isinstance(event, kind)]
        return event

    def happened(self, kind: type[Event]) -> bool:
        """Whether the last decision led to a fact of this kind."""
        return any(isinstance(event, kind) for event in self.last)

    @property
    def table(self) -> TableView:
        return table_view(self.game)

    def seat(self, seat: int) -> SeatView:
        return seat_view(self.game, seat)


def given(
    players: int | Table,
    *,
    roles: str = "",
    pile: str = "",
    discard: str = "",
    first: int = 0,
    liberal: int = 0,
    fascist: int = 0,
    tracker: int = 0,
    change: Callable[[Game], Game] = lambda game: game,
) -> Story:
    """A table before its first nomination: liberals first, then fascists, Hitler in the last seat.

    `pile` names the top tiles, the rest of the deck lies below them, liberal tiles first; with
    `discard` given, `pile` is the whole draw pile and what is left joins the discard pile.
    """
    table = table_for(players) if isinstance(players, int) else players
    dealt = tuple(ROLES[letter] for letter in roles) if roles else table.roles
    top, gone = tiles(pile), tiles(discard)
    spare_liberal = table.deck_liberal - liberal - (top + gone).count(L)
    spare_fascist = table.deck_fascist - fascist - (top + gone).count(F)
    assert min(spare_liberal, spare_fascist) >= 0, "there are not that many tiles"
    spare = (L,) * spare_liberal + (F,) * spare_fascist
    draw, discarded = (top, gone + spare) if discard else (top + spare, gone)
    game = fold(
        (
            GameStarted(table, SEED.commitment),
            RolesDealt(dealt),
            PileStacked(draw),
            RoundBegan(1, first, special=False),
        )
    )
    game = replace(
        game,
        discard=discarded,
        liberal_policies=liberal,
        fascist_policies=fascist,
        tracker=tracker,
    )
    return Story(change(game))

"""Robots: plain, sensible play for each role, from what one seat may see and is offered.

By type a robot knows no more than a person in its seat. It trusts who gave liberal policies and
distrusts who did not; liberals act on that, fascists hide behind it until it pays to stop.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeVar

from core.cards import Party, Policy, Role
from core.intents import (
    AnswerVeto,
    AskVeto,
    CallSpecialElection,
    ClaimLoyalty,
    ClaimTiles,
    Discard,
    Enact,
    Execute,
    Intent,
    Investigate,
    Nominate,
    Vote,
)
from core.record import TilesConflict, accusations, conflicts
from core.shuffle import Chance
from core.state import Hand
from core.views import SeatView

_CERTAIN: Final = 10.0
"""Suspicion that no later good deed outweighs; its negative is the same of trust."""
_LIBERAL_DEED: Final = -0.3
_FASCIST_DEED: Final = 1.0
_ACCUSED: Final = 2.0
_ACCUSER: Final = 0.6
_QUARREL: Final = 0.8

_Choice = TypeVar("_Choice", bound=Intent)


def choose(view: SeatView, chance: Chance) -> Intent:
    """One of the view's offers: a move when the seat is waited for, else a claim.

    A robot never changes its ballot. Raises ValueError when there is nothing for it to do.
    """
    claims: list[Intent] = []
    moves: list[Intent] = []
    for offer in view.offers:
        (claims if isinstance(offer, ClaimTiles | ClaimLoyalty) else moves).append(offer)
    robot = _Robot(view, chance, suspicions(view))
    if view.seat in view.table.waiting_for:
        return robot.move(moves)
    if not claims:
        raise ValueError("this seat has nothing to do")
    return robot.claim(claims)


def suspicions(view: SeatView) -> Mapping[int, float]:
    """How much the owner of a view suspects each other seat of being a fascist; 0 is no idea.

    It rests on the public record and on the seat's own memory, never on its allies.
    """
    scores = dict.fromkeys(range(view.table.table.players), 0.0)
    for past in view.table.rounds:
        if past.enacted is not None and past.chancellor is not None:
            deed = _LIBERAL_DEED if past.enacted is Policy.LIBERAL else _FASCIST_DEED
            scores[past.president] += deed
            scores[past.chancellor] += deed
    for conflict in conflicts(view.table.rounds, view.table.claims):
        if isinstance(conflict, TilesConflict):
            scores[conflict.president] += _QUARREL
            scores[conflict.chancellor] += _QUARREL
        else:
            scores[conflict.seat] += _QUARREL
    for accuser, accused in accusations(view.table.claims):
        scores[accused] += _ACCUSED if scores[accuser] < _FASCIST_DEED else _ACCUSER
        scores[accuser] += _ACCUSER
    for hand in view.hands:
        _remember(scores, view, hand)
    for target, party in view.investigations:
        scores[target] += _CERTAIN if party is Party.FASCIST else -_CERTAIN
    return scores


def _remember(scores: dict[int, float], view: SeatView, hand: Hand) -> None:
    """What the seat saw itself: a choice that its partner had, or a choice it did not get."""
    past = next(past for past in view.table.rounds if past.number == hand.round)
    if past.enacted is not Policy.FASCIST or past.chancellor is None:
        return
    if hand.as_president and hand.tiles.count(Policy.LIBERAL) > 1:
        scores[past.chancellor] += _CERTAIN  # one liberal tile was passed on for certain
    elif not hand.as_president and Policy.LIBERAL not in hand.tiles:
        scores[past.president] += _QUARREL


@dataclass(frozen=True, slots=True)
class _Robot:
    """One decision of one seat."""

    view: SeatView
    chance: Chance
    suspicion: Mapping[int, float]

    # --- What it knows ---

    @property
    def _liberal(self) -> bool:
        return self.view.role is Role.LIBERAL

    @property
    def _bold(self) -> bool:
        """A fascist who does not hide: nearly always, and always when the end is near.

        Hitler hides for longer, because being elected is worth more than a policy.
        """
        table = self.view.table
        near = table.liberal_policies >= table.table.liberal_goal - 2
        last = table.fascist_policies >= table.table.fascist_goal - 2
        if self.view.role is Role.HITLER:
            return last or (near and self._roll("cover", 2))
        return near or last or self._roll("cover", 6)

    @property
    def _allies(self) -> dict[int, Role]:
        return dict(self.view.allies)

    def _roll(self, what: str, sides: int) -> bool:
        """True but once in `sides` times."""
        return self._pick(what, sides) != 0

    def _pick(self, what: str, count: int) -> int:
        label = f"robot:{self.view.table.step}:{self.view.seat}:{what}"
        return self.chance.pick(label, count)

    def _best(self, choices: list[_Choice], worth: Callable[[_Choice], float]) -> _Choice:
        """A choice of the highest worth; among equals any."""
        most = max(worth(choice) for choice in choices)
        best = [choice for choice in choices if worth(choice) == most]
        return best[self._pick("equal", len(best))]

    # --- What it does ---

    def move(self, offers: list[Intent]) -> Intent:
        return self._best(offers, self._worth)

    def _worth(self, offer: Intent) -> float:
        match offer:
            case Nominate(chancellor):
                return self._worth_as_chancellor(chancellor)
            case Vote(ja):
                return float(ja is self._votes_ja())
            case Discard(policy):
                return float(policy is self._discards())
            case Enact() | AskVeto():
                return self._worth_enacting(offer)
            case AnswerVeto(consent):
                return float(consent is self._consents())
            case Investigate(target):
                known = self.view.role is Role.FASCIST and target in self._allies
                return -_CERTAIN if known else self.suspicion[target]
            case CallSpecialElection(target):
                return self._worth_as_president(target)
            case Execute(target):
                return self._worth_dead(target)
            case _:
                return 0.0

    def _worth_as_chancellor(self, seat: int) -> float:
        """Whom to nominate: the most trusted; a fascist likes an ally, and Hitler in the zone."""
        table = self.view.table
        worth = -self.suspicion[seat]
        if self._liberal:
            safe = table.seats[seat].confirmed_not_hitler
            return worth + 2.0 if table.hitler_zone and safe else worth
        ally = self._allies.get(seat)
        if ally is Role.HITLER and table.hitler_zone:
            return worth + _CERTAIN
        return worth + 1.0 if ally is Role.FASCIST else worth

    def _worth_as_president(self, seat: int) -> float:
        return -self.suspicion[seat] + (2.0 if seat in self._allies else 0.0)

    def _worth_dead(self, seat: int) -> float:
        """Liberals shoot whom they suspect; fascists whom the liberals would follow."""
        if self._liberal:
            safe = self.view.table.seats[seat].confirmed_not_hitler
            return self.suspicion[seat] - (2.0 if safe else 0.0)
        if seat in self._allies:
            return -2 * _CERTAIN
        return self.suspicion[seat] if self.view.role is Role.HITLER else -self.suspicion[seat]

    def _votes_ja(self) -> bool:
        table, seat = self.view.table, self.view.seat
        president, chancellor = table.president, table.chancellor
        if president is None or chancellor is None or seat in (president, chancellor):
            return True
        if not self._liberal and self._likes(president, chancellor):
            return True
        if self._allies and self._roll("spoil", 3):
            return False  # chaos is better than a government of liberals
        doubt = self.suspicion[president] + self.suspicion[chancellor]
        patience = 1.5 if table.tracker == 2 else 0.6
        if table.hitler_zone and not table.seats[chancellor].confirmed_not_hitler:
            patience -= 0.9 if self._liberal else 0.0
        return doubt <= patience

    def _likes(self, president: int, chancellor: int) -> bool:
        """A fascist wants Hitler elected in the zone, and allies in power nearly always."""
        if self._allies.get(chancellor) is Role.HITLER and self.view.table.hitler_zone:
            return True
        return bool({president, chancellor} & self._allies.keys()) and self._roll("like", 4)

    def _discards(self) -> Policy:
        """Liberals keep liberal tiles. A bold fascist keeps two fascist ones."""
        if self._liberal or not self._bold:
            return Policy.FASCIST
        return Policy.LIBERAL

    def _worth_enacting(self, offer: Enact | AskVeto) -> float:
        wanted = Policy.LIBERAL if self._liberal or not self._bold else Policy.FASCIST
        match offer:
            case AskVeto():
                return 0.5  # better than the wrong policy, worse than the right one
            case Enact(policy):
                return float(policy is wanted)

    def _consents(self) -> bool:
        """The president knows the tiles the chancellor would rather not enact."""
        hand = next(hand for hand in reversed(self.view.hands) if hand.as_president)
        passed_liberal = hand.tiles.count(Policy.LIBERAL) > 1
        return not passed_liberal if self._liberal else passed_liberal

    # --- What it says ---

    def claim(self, claims: list[Intent]) -> Intent:
        """Liberals say what they saw; fascists what would explain the policy they gave."""
        return self._best(claims, self._worth_saying)

    def _worth_saying(self, offer: Intent) -> float:
        match offer:
            case ClaimTiles(drawn):
                return float(drawn == self._told(as_president=len(drawn) == 3))
            case ClaimLoyalty(target, party):
                found = dict(self.view.investigations)[target]
                framed = Party.FASCIST if self._roll("frame", 2) else Party.LIBERAL
                hidden = framed if target not in self._allies else Party.LIBERAL
                return float(party is (found if self._liberal else hidden))
            case _:
                return -1.0

    def _told(self, *, as_president: bool) -> tuple[Policy, ...]:
        """The tiles it will say it saw, liberal ones first."""
        hand = next(h for h in reversed(self.view.hands) if h.as_president is as_president)
        past = next(past for past in self.view.table.rounds if past.number == hand.round)
        if not self._liberal and past.enacted is Policy.FASCIST:
            return (Policy.FASCIST,) * len(hand.tiles)
        return tuple(sorted(hand.tiles, reverse=True))

"""Secrets: what somebody cannot know is drawn anew, and what they see must stay the same.

At every moment of random games and for every audience (the public and each seat), the roles,
tiles and ballots hidden from that audience are replaced by others that would look the same. The
views, the offers and the facts that reach it afterwards must be equal, byte for byte.
"""

from dataclasses import fields
from random import Random
from typing import get_args

import pytest

from core.cards import Policy, Role
from core.engine import advance
from core.events import (
    BallotsRevealed,
    ChaosBroke,
    Event,
    GameCalledOff,
    GameWon,
    Open,
    PolicyEnacted,
    Private,
    Sealed,
)
from core.intents import Discard, Enact, Intent, Vote
from core.offers import legal
from core.refusals import Refused
from core.shuffle import Chance, Seed
from core.state import (
    ChancellorEnacting,
    Game,
    Glimpse,
    Hand,
    Over,
    Phase,
    PresidentDiscarding,
    VetoConsenting,
    Voting,
    replace,
)
from core.tables import TABLES
from core.views import seat_view, table_view
from tests.core.playouts import playout

PUBLIC = None
Audience = int | None


def redrawn(game: Game, audience: Audience, random: Random) -> Game:
    """Another game that this audience cannot tell from the one given."""
    own_hand = isinstance(game.phase, PresidentDiscarding) and game.phase.president == audience
    if isinstance(game.phase, ChancellorEnacting | VetoConsenting):
        own_hand = game.phase.chancellor == audience
    unseen = list(game.draw + game.discard + (() if own_hand else game.hand))
    random.shuffle(unseen)
    drawn, held = len(game.draw), 0 if own_hand else len(game.hand)
    hand = game.hand if own_hand else tuple(unseen[drawn : drawn + held])
    return replace(
        game,
        roles=other_roles(game, audience, random),
        draw=tuple(unseen[:drawn]),
        discard=tuple(unseen[drawn + held :]),
        phase=other_phase(game.phase, hand, audience, random),
        hands=tuple(
            hand if hand.seat == audience else other_hand(hand, random) for hand in game.hands
        ),
        glimpses=tuple(
            seen if seen.seat == audience else other_glimpse(seen, random) for seen in game.glimpses
        ),
    )


def other_roles(game: Game, audience: Audience, random: Random) -> tuple[Role, ...]:
    """Roles dealt anew among those whose role is not known, as far as anything is known."""
    known = {}
    if audience is not PUBLIC:
        known = {audience: game.roles[audience], **dict(game.allies_of(audience))}
    not_hitler = {*game.confirmed_not_hitler, *set(range(game.table.players)) - set(game.alive)}
    parties = {
        look.target: game.roles[look.target].party
        for look in game.investigations
        if look.president == audience
    }
    unknown = [seat for seat in range(game.table.players) if seat not in known]
    while True:
        dealt = list(game.roles)
        cards = [game.roles[seat] for seat in unknown]
        random.shuffle(cards)
        for seat, role in zip(unknown, cards, strict=True):
            dealt[seat] = role
        fits = dealt.index(Role.HITLER) not in not_hitler and all(
            dealt[seat].party is party for seat, party in parties.items()
        )
        if fits:
            return tuple(dealt)


def other_phase(
    phase: Phase, hand: tuple[Policy, ...], audience: Audience, random: Random
) -> Phase:
    match phase:
        case Voting(president, chancellor, ballots):
            others = tuple(
                ballot if ballot is None or seat == audience else random.random() < 0.5
                for seat, ballot in enumerate(ballots)
            )
            return Voting(president, chancellor, others)
        case PresidentDiscarding(president, chancellor):
            return PresidentDiscarding(president, chancellor, hand)
        case ChancellorEnacting(president, chancellor, _, refused):
            return ChancellorEnacting(president, chancellor, hand, refused)
        case VetoConsenting(president, chancellor):
            return VetoConsenting(president, chancellor, hand)
        case _:
            return phase


def other_hand(hand: Hand, random: Random) -> Hand:
    tiles = tuple(random.choice(list(Policy)) for _ in hand.tiles)
    return Hand(hand.seat, hand.round, hand.as_president, tiles)


def other_glimpse(glimpse: Glimpse, random: Random) -> Glimpse:
    tiles = tuple(random.choice(list(Policy)) for _ in glimpse.tiles)
    return Glimpse(glimpse.seat, glimpse.round, tiles)


def audiences(game: Game, random: Random) -> list[Audience]:
    """The public, who is asked, and three seats more, others at every moment."""
    return [PUBLIC, *{*game.asked[:1], *random.sample(range(game.table.players), 3)}]


def sight(game: Game, audience: Audience) -> str:
    """Everything the core shows to an audience, spelt out."""
    table = table_view(game)
    if audience is PUBLIC:
        return repr(table)
    return repr((table, seat_view(game, audience), legal(game, audience)))


def reaching(events: tuple[Event, ...], audience: Audience) -> str:
    """The facts that reach an audience, spelt out."""
    return repr(
        [
            event
            for event in events
            if isinstance(event, Open) or (isinstance(event, Private) and event.to == audience)
        ]
    )


@pytest.mark.parametrize("players", TABLES)
def test_views_and_offers_do_not_depend_on_what_is_hidden(players: int) -> None:
    random = Random(players)
    told_apart = 0
    for moment in playout(players, 4, unruly=0.02):
        game = moment.after
        if isinstance(game.phase, Over):
            continue
        for audience in audiences(game, random):
            other = redrawn(game, audience, random)
            told_apart += other != game
            assert sight(other, audience) == sight(game, audience)
    assert told_apart > 50, "hardly anything was hidden: the test looked at nothing"


@pytest.mark.parametrize("players", [5, 6, 7, 10, 12])
def test_facts_that_reach_somebody_do_not_depend_on_what_is_hidden(players: int) -> None:
    random = Random(players)
    compared = 0
    for moment in playout(players, 9, unruly=0.02):
        game = moment.before
        for audience in audiences(game, random):
            other = redrawn(game, audience, random)
            there = what_follows(other, moment.seat, hidden_twin(other, moment.seat, moment.intent))
            if there is None or tells_a_secret(moment.intent, moment.events + there, audience):
                continue
            compared += 1
            assert reaching(there, audience) == reaching(moment.events, audience)
    assert compared > 50


def hidden_twin(game: Game, seat: int | None, intent: Intent) -> Intent:
    """A choice that nobody else sees may be any other choice of the same kind."""
    if seat is None or not isinstance(intent, Vote | Discard):
        return intent
    twins = [offer for offer in legal(game, seat) if type(offer) is type(intent)]
    return twins[-1] if twins else intent


def what_follows(game: Game, seat: int | None, intent: Intent) -> tuple[Event, ...] | None:
    try:
        return advance(game, seat, intent, Chance(Seed(bytes(32))))[0]
    except Refused:
        return None  # the other game holds other tiles


def tells_a_secret(intent: Intent, events: tuple[Event, ...], audience: Audience) -> bool:
    """The decision itself shows something new by the rules: then the two may differ."""
    shown: tuple[type[Event], ...] = (ChaosBroke, GameWon, GameCalledOff, BallotsRevealed)
    if not isinstance(intent, Enact):
        shown += (PolicyEnacted,)  # chance has chosen the tile in the place of somebody
    return any(
        isinstance(event, shown) or (isinstance(event, Private) and event.to == audience)
        for event in events
    )


def test_every_fact_is_addressed_to_exactly_one_kind_of_audience() -> None:
    for kind in get_args(Event):
        assert sum(issubclass(kind, audience) for audience in (Open, Private, Sealed)) == 1


def test_a_seed_is_not_in_the_game_and_not_in_its_own_spelling() -> None:
    seed = Seed(bytes(range(32)))
    assert seed.hex not in repr(seed)
    assert seed.hex not in repr(Chance(seed))
    assert "secret" not in {field.name for field in fields(Game)}

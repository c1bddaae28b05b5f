"""The rules. `decide` turns an intent into facts: it acts, then follows until nothing follows.

Every rule is stated once: `_act` accepts what no objection in `core.offers` speaks against, and an
end of the game is noticed in `_ending` alone. Chance comes in as an argument and goes out as facts.
"""

from typing import assert_never

from core import events as fact
from core import intents as want
from core.cards import CallOffReason, EndReason, Party, Policy, Power, RejectReason
from core.events import Event
from core.evolve import evolve, fold
from core.intents import Intent
from core.offers import (
    claimable_hands,
    claimable_targets,
    to_acting,
    to_choosing,
    to_investigating,
    to_nominating,
    to_speaking,
    to_veto,
)
from core.refusals import Reason, Refused
from core.shuffle import Chance, Seed
from core.state import (
    ChancellorEnacting,
    ExecutiveActing,
    Game,
    Governing,
    Nominating,
    Over,
    PresidentDiscarding,
    Settling,
    VetoConsenting,
    Voting,
)
from core.tables import CHAOS_AT, HAND, Table, check

Facts = tuple[Event, ...]


def start(table: Table, seed: Seed) -> Facts:
    """The facts that begin a game. Raises BadTable when the table cannot be played."""
    chance = Chance(seed)
    deck = (Policy.LIBERAL,) * check(table).deck_liberal + (Policy.FASCIST,) * table.deck_fascist
    cards = table.roles
    roles = tuple(cards[k] for k in chance.order("roles", table.players))
    begun = (fact.GameStarted(table, seed.commitment), fact.RolesDealt(roles))
    game = fold(begun)
    pile = tuple(deck[k] for k in chance.order("pile", table.deck))
    return (
        *begun,
        *(fact.RoleShown(seat, role, game.allies_of(seat)) for seat, role in enumerate(game.roles)),
        fact.PileStacked(pile),
        fact.RoundBegan(1, chance.pick("first", table.players), special=False),
    )


def decide(game: Game, seat: int | None, intent: Intent, chance: Chance) -> Facts:
    """The facts that follow when a seat wants something; seat None is the table itself.

    Raises Refused with a named reason when the rules are against it.
    """
    return advance(game, seat, intent, chance)[0]


def advance(game: Game, seat: int | None, intent: Intent, chance: Chance) -> tuple[Facts, Game]:
    """`decide`, and the game those facts lead to: what `fold` would make of them."""
    facts: Facts = ()
    following = _act_alone(game, intent, chance) if seat is None else _act(game, seat, intent)
    while following:
        for event in following:
            game = evolve(game, event)
        facts += following
        following = _follow(game, chance)
    return facts, game


# --- Acting --------------------------------------------------------------------------------------


def _act_alone(game: Game, intent: Intent, chance: Chance) -> Facts:
    """What the table itself may want: an end of waiting, or of the game (rules section 5)."""
    match game.phase, intent:
        case Over(), _:
            raise Refused(Reason.GAME_OVER)
        case _, want.TimeUp(step):
            _refuse_if(step != game.step, Reason.STEP_PASSED)
            return (fact.TimeRanOut(game.waiting_for), *_lapse(game, chance))
        case _, want.CallOff(reason):
            return _called_off(game, reason, chance)
        case _:
            raise Refused(Reason.NOT_SEATED)


def _act(game: Game, seat: int, intent: Intent) -> Facts:
    """What a seat may want besides its moves: to come and go, and to claim (rules section 5)."""
    if not 0 <= seat < game.table.players:
        raise Refused(Reason.NOT_SEATED)
    if isinstance(game.phase, Over):
        raise Refused(Reason.GAME_OVER)
    match intent:
        case want.Move():
            _refuse(to_acting(game, seat))
            return _move(game, seat, intent)
        case want.TimeUp() | want.CallOff():
            raise Refused(Reason.TABLE_ONLY)
        case want.Leave():
            _refuse_if(seat in game.absent, Reason.ALREADY_SO)
            return (fact.SeatLeft(seat),)
        case want.Return():
            _refuse_if(seat not in game.absent, Reason.ALREADY_SO)
            return (fact.SeatReturned(seat),)
        case want.ClaimTiles():
            _refuse(to_acting(game, seat))
            return _claim_tiles(game, seat, intent.drawn)
        case want.ClaimLoyalty():
            _refuse(to_acting(game, seat))
            _refuse(to_speaking(game, seat))
            _refuse_if(intent.target not in claimable_targets(game, seat), Reason.NOTHING_TO_CLAIM)
            return (fact.LoyaltyClaimed(seat, intent.target, intent.party),)
        case _:
            assert_never(intent)


def _claim_tiles(game: Game, seat: int, tiles: tuple[Policy, ...]) -> Facts:
    _refuse(to_speaking(game, seat))
    for hand in claimable_hands(game, seat):
        if len(hand.tiles) == len(tiles):
            claimed = tuple(sorted(tiles, reverse=True))  # liberal first: the order tells nothing
            return (fact.TilesClaimed(seat, hand.round, hand.as_president, claimed),)
    raise Refused(Reason.NOTHING_TO_CLAIM)


def _move(game: Game, seat: int, intent: Intent) -> Facts:
    """The moves of the game: one case for each sentence of the rules."""
    match game.phase, intent:
        case Voting() as phase, want.Vote():
            if phase.ballots[seat] is intent.ja:
                raise Refused(Reason.ALREADY_SO)
            return (fact.BallotCast(seat, intent.ja),)

        case Nominating(candidate), want.Nominate(chancellor):
            _refuse_if(seat != candidate, Reason.NOT_YOUR_TURN)
            _refuse(to_nominating(game, seat, chancellor))
            return (fact.Nominated(seat, chancellor),)

        case PresidentDiscarding() as phase, want.Discard(policy):
            _refuse_if(seat != phase.president, Reason.NOT_YOUR_TURN)
            _refuse_if(policy not in phase.tiles, Reason.TILE_NOT_HELD)
            return _discard(phase, policy)

        case ChancellorEnacting() as phase, want.Enact(policy):
            _refuse_if(seat != phase.chancellor, Reason.NOT_YOUR_TURN)
            _refuse_if(policy not in phase.tiles, Reason.TILE_NOT_HELD)
            return _enact(game, phase, policy)

        case ChancellorEnacting() as phase, want.AskVeto():
            _refuse_if(seat != phase.chancellor, Reason.NOT_YOUR_TURN)
            _refuse(to_veto(game, phase))
            return (fact.VetoAsked(seat),)

        case VetoConsenting() as phase, want.AnswerVeto(consent):
            _refuse_if(seat != phase.president, Reason.NOT_YOUR_TURN)
            if not consent:
                return (fact.VetoRefused(seat),)
            return (fact.VetoGranted(seat), fact.TrackerMoved(game.tracker + 1))

        case ExecutiveActing(president, Power.INVESTIGATE), want.Investigate(target):
            _refuse_if(seat != president, Reason.NOT_YOUR_TURN)
            _refuse(to_investigating(game, seat, target))
            return (
                fact.LoyaltyInvestigated(seat, target),
                fact.LoyaltyShown(seat, target, game.roles[target].party),
            )

        case ExecutiveActing(president, Power.SPECIAL_ELECTION), want.CallSpecialElection(target):
            _refuse_if(seat != president, Reason.NOT_YOUR_TURN)
            _refuse(to_choosing(game, seat, target))
            return (fact.SpecialElectionCalled(seat, target),)

        case ExecutiveActing(president, Power.PEEK), want.Peek():
            _refuse_if(seat != president, Reason.NOT_YOUR_TURN)
            return (fact.PoliciesPeeked(seat), fact.PeekShown(seat, game.draw[:HAND]))

        case ExecutiveActing(president, Power.EXECUTION), want.Execute(target):
            _refuse_if(seat != president, Reason.NOT_YOUR_TURN)
            _refuse(to_choosing(game, seat, target))
            return (fact.Executed(seat, target),)

        case _:
            raise Refused(Reason.NOT_NOW)


def _discard(phase: PresidentDiscarding, policy: Policy) -> Facts:
    return (
        fact.TileDiscarded(phase.president, policy),
        fact.TilesPassed(phase.chancellor, _without(phase.tiles, policy)),
    )


def _enact(game: Game, phase: ChancellorEnacting, policy: Policy) -> Facts:
    (other,) = _without(phase.tiles, policy)
    return (fact.TileDiscarded(phase.chancellor, other), _enacted(game, policy, chaos=False))


def _enacted(game: Game, policy: Policy, *, chaos: bool) -> fact.PolicyEnacted:
    liberal = policy is Policy.LIBERAL
    return fact.PolicyEnacted(
        policy, chaos, game.liberal_policies + liberal, game.fascist_policies + (not liberal)
    )


def _lapse(game: Game, chance: Chance) -> Facts:
    """What happens in the place of those who are not waited for any longer (rules section 5)."""
    match game.phase:
        case Nominating():
            rejected = fact.GovernmentRejected(RejectReason.TIME)
            return (rejected, fact.TrackerMoved(game.tracker + 1))
        case Voting() as voting:
            return _count(game, voting)
        case PresidentDiscarding() as phase:
            # Any of the tiles, evenly: letting the time run out proves nothing about the hand.
            return _discard(phase, phase.tiles[chance.pick(f"clock:{game.step}", HAND)])
        case ChancellorEnacting() as phase:
            return _enact(game, phase, phase.tiles[chance.pick(f"clock:{game.step}", HAND - 1)])
        case VetoConsenting(president):
            return (fact.VetoRefused(president),)
        case ExecutiveActing(president, power):
            return (fact.PowerLapsed(president, power),)
        case Over() | Governing() | Settling():
            return ()
        case _:
            assert_never(game.phase)


# --- Following -----------------------------------------------------------------------------------


def _follow(game: Game, chance: Chance) -> Facts:
    """The next consequence that nobody is asked about; nothing when somebody is, or at the end."""
    match game.phase:
        case Over():
            return ()
        case Settling(power):
            return _ending(game, chance) or _settle(game, power, chance)
        case Governing(president, chancellor):
            return _ending(game, chance) or _take_office(game, president, chancellor)
        case _ if game.deserted:
            return _called_off(game, CallOffReason.DESERTED, chance)
        case _ if game.waiting_for:
            return ()
        case Voting() as voting:
            return _count(game, voting)
        case _:
            return (fact.TimeRanOut(game.asked), *_lapse(game, chance))


def _ending(game: Game, chance: Chance) -> Facts:
    """The end of the game, if it has come (rule 10 and rules section 5)."""
    hitler = game.hitler
    if game.liberal_policies >= game.table.liberal_goal:
        return _won(game, Party.LIBERAL, EndReason.LIBERAL_TRACK, chance)
    if game.fascist_policies >= game.table.fascist_goal:
        return _won(game, Party.FASCIST, EndReason.FASCIST_TRACK, chance)
    if hitler not in game.alive:
        return _won(game, Party.LIBERAL, EndReason.HITLER_EXECUTED, chance)
    phase = game.phase
    if isinstance(phase, Governing) and phase.chancellor == hitler and game.in_hitler_zone:
        return _won(game, Party.FASCIST, EndReason.HITLER_ELECTED, chance)
    if game.deserted:
        return _called_off(game, CallOffReason.DESERTED, chance)
    return ()


def _won(game: Game, winner: Party, reason: EndReason, chance: Chance) -> Facts:
    return (fact.GameWon(winner, reason, game.roles), fact.SeedRevealed(chance.seed.hex))


def _called_off(game: Game, reason: CallOffReason, chance: Chance) -> Facts:
    return (fact.GameCalledOff(reason, game.roles), fact.SeedRevealed(chance.seed.hex))


def _count(game: Game, voting: Voting) -> Facts:
    """Every ballot at once, a missing one as nein; more ja than nein elects (rules 3 and 4)."""
    ballots = tuple([(seat, voting.ballots[seat] is True) for seat in game.alive])
    revealed = fact.BallotsRevealed(ballots)
    if 2 * sum(ja for _, ja in ballots) > len(ballots):
        return (revealed, fact.GovernmentElected(voting.president, voting.chancellor))
    rejected = fact.GovernmentRejected(RejectReason.VOTE)
    return (revealed, rejected, fact.TrackerMoved(game.tracker + 1))


def _take_office(game: Game, president: int, chancellor: int) -> Facts:
    """The chancellor is known not to be Hitler, the president draws (rules 5 and 6)."""
    drawn = fact.TilesDrawn(president, game.draw[:HAND])
    if game.in_hitler_zone and chancellor not in game.confirmed_not_hitler:
        return (fact.ConfirmedNotHitler(chancellor), drawn)
    return (drawn,)


def _settle(game: Game, power: Power | None, chance: Chance) -> Facts:
    """After a vote, a session or chaos, in this order: reshuffle, chaos, power, the next round."""
    if len(game.draw) < HAND:
        tiles = game.draw + game.discard
        order = chance.order(f"reshuffle:{game.reshuffles + 1}", len(tiles))
        return (fact.Reshuffled(len(tiles)), fact.PileStacked(tuple(tiles[k] for k in order)))
    if game.tracker >= CHAOS_AT:
        return (fact.ChaosBroke(), _enacted(game, game.draw[0], chaos=True))
    if power is not None and game.elected is not None:
        return (fact.PowerGranted(game.elected[0], power),)
    if game.special is not None:
        return (fact.RoundBegan(game.round + 1, game.special, special=True),)
    return (fact.RoundBegan(game.round + 1, game.next_candidate, special=False),)


def _without(tiles: tuple[Policy, ...], policy: Policy) -> tuple[Policy, ...]:
    """The tiles but one of that policy, in their order."""
    at = tiles.index(policy)
    return tiles[:at] + tiles[at + 1 :]


def _refuse_if(wrong: bool, reason: Reason) -> None:
    if wrong:
        raise Refused(reason)


def _refuse(objection: Reason | None) -> None:
    if objection is not None:
        raise Refused(objection)

"""How a fact changes a game. Never refuses, never draws: a log folds to the same game for ever.

One flat match, one case for each kind of fact. What a fact implies (an enacted policy sets the
tracker to zero) is done here, so that no log can forget it.
"""

from collections.abc import Iterable
from typing import assert_never

from core.cards import Policy
from core.events import (
    BallotCast,
    BallotsRevealed,
    ChaosBroke,
    ConfirmedNotHitler,
    Event,
    Executed,
    GameCalledOff,
    GameStarted,
    GameWon,
    GovernmentElected,
    GovernmentRejected,
    LoyaltyClaimed,
    LoyaltyInvestigated,
    LoyaltyShown,
    Nominated,
    PeekShown,
    PileStacked,
    PoliciesPeeked,
    PolicyEnacted,
    PowerGranted,
    PowerLapsed,
    Reshuffled,
    RolesDealt,
    RoleShown,
    RoundBegan,
    SeatLeft,
    SeatReturned,
    SeedRevealed,
    SpecialElectionCalled,
    TileDiscarded,
    TilesClaimed,
    TilesDrawn,
    TilesPassed,
    TimeRanOut,
    TrackerMoved,
    VetoAsked,
    VetoGranted,
    VetoRefused,
)
from core.state import (
    ChancellorEnacting,
    ExecutiveActing,
    Game,
    Glimpse,
    Governing,
    Hand,
    Investigation,
    LoyaltyClaim,
    Nominating,
    Over,
    Phase,
    PresidentDiscarding,
    Round,
    Settling,
    TileClaim,
    VetoConsenting,
    Voting,
    replace,
)
from core.tables import HAND


class BrokenLog(ValueError):
    """The facts do not follow from each other: this is no log of one game."""


def fold(events: Iterable[Event], game: Game | None = None) -> Game:
    """The game that the facts tell of, from the beginning or from a game they happened to.

    Raises BrokenLog when they are not the facts of one game.
    """
    for event in events:
        game = evolve(game, event)
    if game is None:
        raise BrokenLog("no facts")
    return game


def evolve(game: Game | None, event: Event) -> Game:
    """The game after one more fact. Raises BrokenLog when the fact cannot follow."""
    if isinstance(event, GameStarted):
        return Game(event.table, event.commitment, alive=tuple(range(event.table.players)))
    if game is None:
        raise BrokenLog("the first fact is that a game started")
    match event:
        case BallotCast(seat, ja):
            return replace(game, phase=_with_ballot(game.phase, seat, ja))

        # Elections
        case RoundBegan(number, candidate, special):
            return replace(
                _ask(game, Nominating(candidate)),
                round=number,
                marker=game.marker if special else candidate,
                special=None,
                rounds=(*game.rounds, Round(number, candidate, special)),
            )
        case Nominated(president, chancellor):
            return replace(
                _ask(game, Voting(president, chancellor, (None,) * game.table.players)),
                rounds=_noted(game, replace(_this_round(game), chancellor=chancellor)),
            )
        case BallotsRevealed(ballots):
            return replace(game, rounds=_noted(game, replace(_this_round(game), ballots=ballots)))
        case GovernmentElected(president, chancellor):
            return replace(
                game,
                phase=Governing(president, chancellor),
                elected=(president, chancellor),
                rounds=_noted(game, replace(_this_round(game), elected=True)),
            )
        case GovernmentRejected(reason):
            return replace(
                game,
                phase=Settling(),
                rounds=_noted(game, replace(_this_round(game), rejected=reason)),
            )
        case TrackerMoved(tracker):
            return replace(game, tracker=tracker)
        case ConfirmedNotHitler(seat):
            return replace(game, confirmed_not_hitler=(*game.confirmed_not_hitler, seat))
        case ChaosBroke():
            return replace(game, elected=None)

        # The legislative session
        case TilesDrawn(seat, tiles):
            return replace(
                _ask(game, PresidentDiscarding(*_government(game), tiles)),
                draw=game.draw[HAND:],
                hands=(*game.hands, Hand(seat, game.round, as_president=True, tiles=tiles)),
            )
        case TileDiscarded(_, policy):
            return _discarded(game, policy)
        case TilesPassed(seat, tiles):
            return replace(
                _ask(game, ChancellorEnacting(*_government(game), tiles)),
                hands=(*game.hands, Hand(seat, game.round, as_president=False, tiles=tiles)),
            )
        case VetoAsked():
            return _ask(game, VetoConsenting(*_government(game), game.hand))
        case VetoRefused():
            return _ask(
                game,
                ChancellorEnacting(*_government(game), game.hand, veto_refused=True),
            )
        case VetoGranted():
            return replace(
                game,
                phase=Settling(),
                discard=game.discard + game.hand,
                rounds=_noted(game, replace(_this_round(game), vetoed=True)),
            )
        case PolicyEnacted():
            return _enacted(game, event)
        case Reshuffled():
            return replace(game, reshuffles=game.reshuffles + 1)
        case PileStacked(tiles):
            return replace(game, draw=tiles, discard=())

        # Executive actions
        case PowerGranted(president, power):
            return replace(
                _ask(game, ExecutiveActing(president, power)),
                rounds=_noted(game, replace(_this_round(game), power=power)),
            )
        case LoyaltyInvestigated(president, target):
            return replace(
                _used(game, target),
                investigations=(*game.investigations, Investigation(president, target)),
            )
        case SpecialElectionCalled(_, target):
            return replace(_used(game, target), special=target)
        case PoliciesPeeked():
            return _used(game, None)
        case PeekShown(seat, tiles):
            return replace(game, glimpses=(*game.glimpses, Glimpse(seat, game.round, tiles)))
        case Executed(_, target):
            alive = tuple(seat for seat in game.alive if seat != target)
            return replace(_used(game, target), alive=alive)
        case PowerLapsed():
            return replace(
                game,
                phase=Settling(),
                rounds=_noted(game, replace(_this_round(game), lapsed=True)),
            )

        # Conduct
        case SeatLeft(seat):
            return replace(game, absent=(*game.absent, seat))
        case SeatReturned(seat):
            return replace(game, absent=tuple(other for other in game.absent if other != seat))
        case TilesClaimed(seat, number, as_president, tiles):
            return replace(
                game, claims=(*game.claims, TileClaim(seat, number, as_president, tiles))
            )
        case LoyaltyClaimed(seat, target, party):
            return replace(game, claims=(*game.claims, LoyaltyClaim(seat, target, party)))

        # The end
        case GameWon(winner, won_by):
            return _ask(game, Over(winner, won_by))
        case GameCalledOff(called_off_for):
            # Tiles in hand go to the discard pile, so that none is ever lost (rule 8).
            game = replace(game, discard=game.discard + game.hand)
            return _ask(game, Over(None, called_off_for))

        case RolesDealt(roles):
            return replace(game, roles=roles)
        case RoleShown() | LoyaltyShown() | TimeRanOut() | SeedRevealed():
            return game  # somebody learned what the game holds already
        case _:
            assert_never(event)


def _ask(game: Game, phase: Phase) -> Game:
    """A new question is a new step."""
    return replace(game, phase=phase, step=game.step + 1)


def _this_round(game: Game) -> Round:
    if not game.rounds:
        raise BrokenLog("no round has begun")
    return game.rounds[-1]


def _noted(game: Game, this_round: Round) -> tuple[Round, ...]:
    return (*game.rounds[:-1], this_round)


def _government(game: Game) -> tuple[int, int]:
    """The sitting pair: the last elected one, for as long as its session lasts."""
    if game.elected is None:
        raise BrokenLog("nobody governs")
    return game.elected


def _with_ballot(phase: Phase, seat: int, ja: bool) -> Voting:
    if not isinstance(phase, Voting):
        raise BrokenLog("nobody votes")
    ballots = phase.ballots
    return Voting(phase.president, phase.chancellor, (*ballots[:seat], ja, *ballots[seat + 1 :]))


def _discarded(game: Game, policy: Policy) -> Game:
    """A tile leaves the hand for the discard pile; the question stays the same."""
    tiles = list(game.hand)
    try:
        tiles.remove(policy)
    except ValueError:
        raise BrokenLog("a tile was discarded that nobody held") from None
    government = _government(game)
    rest = tuple(tiles)
    phase = (
        PresidentDiscarding(*government, rest)
        if isinstance(game.phase, PresidentDiscarding)
        else ChancellorEnacting(*government, rest)
    )
    return replace(game, phase=phase, discard=(*game.discard, policy))


def _enacted(game: Game, fact: PolicyEnacted) -> Game:
    """A policy comes from the hand, or under chaos from the pile; the tracker is back at zero."""
    this_round = _this_round(game)
    if fact.chaos:
        this_round = replace(this_round, chaos=fact.policy)
        power = None
    else:
        this_round = replace(this_round, enacted=fact.policy)
        by_fascists = fact.policy is Policy.FASCIST
        power = game.table.power_of(fact.fascist_policies) if by_fascists else None
    return replace(
        game,
        phase=Settling(power),
        draw=game.draw[1:] if fact.chaos else game.draw,
        liberal_policies=fact.liberal_policies,
        fascist_policies=fact.fascist_policies,
        tracker=0,
        rounds=_noted(game, this_round),
    )


def _used(game: Game, target: int | None) -> Game:
    """A power is used once and is gone."""
    return replace(
        game, phase=Settling(), rounds=_noted(game, replace(_this_round(game), target=target))
    )

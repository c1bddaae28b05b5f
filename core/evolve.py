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


def evolve(game: Game | None, event: Event) -> Game:  # noqa: PLR0915 - one case for each fact
    """The game after one more fact. Raises BrokenLog when the fact cannot follow."""
    if game is None:
        if not isinstance(event, GameStarted):
            raise BrokenLog("the first fact is that a game started")
        return Game(event.table, event.commitment, alive=tuple(range(event.table.players)))
    match event:
        # Elections
        case BallotCast():
            return replace(game, phase=_with_ballot(game.phase, event.to, event.ja))
        case RoundBegan():
            return replace(
                game,
                phase=Nominating(event.candidate),
                step=game.step + 1,
                round=event.round,
                marker=game.marker if event.special else event.candidate,
                special=None,
                rounds=(*game.rounds, Round(event.round, event.candidate, event.special)),
            )
        case Nominated():
            nobody_yet = (None,) * game.table.players
            return replace(
                game,
                phase=Voting(event.president, event.chancellor, nobody_yet),
                step=game.step + 1,
                rounds=_noted(game, replace(_this_round(game), chancellor=event.chancellor)),
            )
        case BallotsRevealed():
            this_round = replace(_this_round(game), ballots=event.ballots)
            return replace(game, rounds=_noted(game, this_round))
        case GovernmentElected():
            return replace(
                game,
                phase=Governing(event.president, event.chancellor),
                elected=(event.president, event.chancellor),
                rounds=_noted(game, replace(_this_round(game), elected=True)),
            )
        case GovernmentRejected():
            this_round = replace(_this_round(game), rejected=event.reason)
            return replace(game, phase=Settling(), rounds=_noted(game, this_round))
        case TrackerMoved():
            return replace(game, tracker=event.tracker)
        case ConfirmedNotHitler():
            return replace(game, confirmed_not_hitler=(*game.confirmed_not_hitler, event.seat))
        case ChaosBroke():
            return replace(game, elected=None)

        # The legislative session
        case TilesDrawn():
            hand = Hand(event.to, game.round, as_president=True, tiles=event.tiles)
            return replace(
                game,
                phase=PresidentDiscarding(*_government(game), event.tiles),
                step=game.step + 1,
                draw=game.draw[HAND:],
                hands=(*game.hands, hand),
            )
        case TileDiscarded():
            return _discarded(game, event.policy)
        case TilesPassed():
            hand = Hand(event.to, game.round, as_president=False, tiles=event.tiles)
            return replace(
                game,
                phase=ChancellorEnacting(*_government(game), event.tiles),
                step=game.step + 1,
                hands=(*game.hands, hand),
            )
        case VetoAsked():
            consenting = VetoConsenting(*_government(game), game.hand)
            return replace(game, phase=consenting, step=game.step + 1)
        case VetoRefused():
            enacting = ChancellorEnacting(*_government(game), game.hand, veto_refused=True)
            return replace(game, phase=enacting, step=game.step + 1)
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
        case PileStacked():
            return replace(game, draw=event.tiles, discard=())

        # Executive actions
        case PowerGranted():
            return replace(
                game,
                phase=ExecutiveActing(event.president, event.power),
                step=game.step + 1,
                rounds=_noted(game, replace(_this_round(game), power=event.power)),
            )
        case LoyaltyInvestigated():
            looks = (*game.investigations, Investigation(event.president, event.target))
            return replace(_used(game, event.target), investigations=looks)
        case SpecialElectionCalled():
            return replace(_used(game, event.target), special=event.target)
        case PoliciesPeeked():
            return _used(game, None)
        case PeekShown():
            glimpse = Glimpse(event.to, game.round, event.tiles)
            return replace(game, glimpses=(*game.glimpses, glimpse))
        case Executed():
            alive = tuple(seat for seat in game.alive if seat != event.target)
            return replace(_used(game, event.target), alive=alive)
        case PowerLapsed():
            this_round = replace(_this_round(game), lapsed=True)
            return replace(game, phase=Settling(), rounds=_noted(game, this_round))

        # Conduct
        case SeatLeft():
            return replace(game, absent=(*game.absent, event.seat))
        case SeatReturned():
            still_away = tuple(seat for seat in game.absent if seat != event.seat)
            return replace(game, absent=still_away)
        case TilesClaimed():
            claim = TileClaim(event.seat, event.round, event.as_president, event.tiles)
            return replace(game, claims=(*game.claims, claim))
        case LoyaltyClaimed():
            accusation = LoyaltyClaim(event.seat, event.target, event.party)
            return replace(game, claims=(*game.claims, accusation))

        # The end
        case GameWon():
            return _over(game, Over(event.winner, event.reason))
        case GameCalledOff():
            return _over(game, Over(None, event.reason))

        case RolesDealt():
            return replace(game, roles=event.roles)
        case RoleShown() | LoyaltyShown() | TimeRanOut() | SeedRevealed():
            return game  # somebody learned what the game holds already
        case GameStarted():
            raise BrokenLog("a game starts once")
        case _:
            assert_never(event)


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
    ballots = list(phase.ballots)
    if not 0 <= seat < len(ballots):
        raise BrokenLog("somebody voted who has no seat")
    ballots[seat] = ja
    return Voting(phase.president, phase.chancellor, tuple(ballots))


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


def _over(game: Game, end: Over) -> Game:
    """Tiles still in hand go to the discard pile, so that none is ever lost (rule 8)."""
    return replace(game, phase=end, step=game.step + 1, discard=game.discard + game.hand)

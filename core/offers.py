"""What may be wanted: the objections to every choice, and the offers that rest on them.

A choice without an objection is legal, and every legal choice is offered: `legal` is the one
source of buttons, of what robots pick from and of what the engine accepts.
"""

from collections.abc import Callable
from itertools import combinations_with_replacement
from typing import Final

from core.cards import Party, Policy, Power
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
    Peek,
    Vote,
)
from core.refusals import Reason
from core.state import (
    ChancellorEnacting,
    ExecutiveActing,
    Game,
    Hand,
    LoyaltyClaim,
    Nominating,
    Over,
    PresidentDiscarding,
    Session,
    TileClaim,
    VetoConsenting,
    Voting,
)
from core.tables import HAND

_TILES: Final = (Policy.LIBERAL, Policy.FASCIST)
_JA, _NEIN = Vote(ja=True), Vote(ja=False)
_VOTES: Final = {None: (_JA, _NEIN), True: (_NEIN,), False: (_JA,)}
"""What is offered after no ballot, a ja and a nein: changing one's mind."""
_ANSWERS: Final = (AnswerVeto(consent=True), AnswerVeto(consent=False))
_CLAIMS: Final = {
    count: tuple(ClaimTiles(tiles) for tiles in combinations_with_replacement(_TILES, count))
    for count in (HAND, HAND - 1)
}
"""What a president and a chancellor may say they saw, by the number of tiles."""

Objection = Callable[[Game, int, int], Reason | None]


def to_choosing(game: Game, actor: int, target: int) -> Reason | None:
    """Why nobody in office may choose this person, whatever for."""
    if not 0 <= target < game.table.players:
        return Reason.NO_SUCH_SEAT
    if target == actor:
        return Reason.YOURSELF
    if target not in game.alive:
        return Reason.TARGET_DEAD
    return None


def to_nominating(game: Game, candidate: int, chancellor: int) -> Reason | None:
    """Why this person may not be nominated (rule 2)."""
    objection = to_choosing(game, candidate, chancellor)
    if objection is None and chancellor in game.term_limited:
        return Reason.TERM_LIMITED
    return objection


def to_investigating(game: Game, president: int, target: int) -> Reason | None:
    """Why this person may not be investigated (rule 9)."""
    objection = to_choosing(game, president, target)
    if objection is None and target in game.investigated:
        return Reason.ALREADY_INVESTIGATED
    return objection


def to_veto(game: Game, phase: ChancellorEnacting) -> Reason | None:
    """Why the chancellor may not ask for a veto (rule 7)."""
    if not game.veto_open:
        return Reason.VETO_CLOSED
    return Reason.VETO_WAS_REFUSED if phase.veto_refused else None


def to_acting(game: Game, seat: int) -> Reason | None:
    """Why this person may neither move nor claim, whatever it is (rules section 5)."""
    if seat not in game.alive:
        return Reason.DEAD
    if seat in game.absent:
        return Reason.AWAY
    return None


def to_speaking(game: Game, seat: int) -> Reason | None:
    """Why this person may not claim anything just now (rules 6 and 9)."""
    phase = game.phase
    if isinstance(phase, Session) and seat in (phase.president, phase.chancellor):
        return Reason.SILENCE
    return None


def claimable_hands(game: Game, seat: int) -> tuple[Hand, ...]:
    """The tiles of a seat's last session in each office, until it claims something about them."""
    last = {hand.as_president: hand for hand in game.hands if hand.seat == seat}
    if not last:
        return ()
    for claim in game.claims:
        if isinstance(claim, TileClaim) and claim.seat == seat:
            hand = last.get(claim.as_president)
            if hand is not None and hand.round == claim.round:
                del last[claim.as_president]
    return tuple(last.values())


def claimable_targets(game: Game, seat: int) -> tuple[int, ...]:
    """Whom a seat has investigated and not spoken about yet."""
    found = [look.target for look in game.investigations if look.president == seat]
    if not found:
        return ()
    spoken = [
        claim.target
        for claim in game.claims
        if isinstance(claim, LoyaltyClaim) and claim.seat == seat
    ]
    return tuple(target for target in found if target not in spoken)


def legal(game: Game, seat: int) -> tuple[Intent, ...]:
    """Every move and claim that the engine would accept from this seat now.

    Conduct is not a move: leaving, coming back, the clock and calling off are never offered.
    """
    if to_acting(game, seat) is not None:
        return ()
    return _moves(game, seat) + _claims(game, seat)


def _moves(game: Game, seat: int) -> tuple[Intent, ...]:
    match game.phase:
        case Voting(ballots=ballots):
            return _VOTES[ballots[seat]]
        case Nominating(candidate) if candidate == seat:
            return tuple([Nominate(target) for target in _open_to(to_nominating, game, seat)])
        case PresidentDiscarding(president=president, tiles=tiles) if president == seat:
            return tuple([Discard(policy) for policy in _TILES if policy in tiles])
        case ChancellorEnacting(chancellor=chancellor, tiles=tiles) as phase if chancellor == seat:
            veto = (AskVeto(),) if to_veto(game, phase) is None else ()
            return (*[Enact(policy) for policy in _TILES if policy in tiles], *veto)
        case VetoConsenting(president=president) if president == seat:
            return _ANSWERS
        case ExecutiveActing(president, power) if president == seat:
            return _uses(game, seat, power)
        case _:
            return ()


def _uses(game: Game, president: int, power: Power) -> tuple[Intent, ...]:
    match power:
        case Power.INVESTIGATE:
            targets = _open_to(to_investigating, game, president)
            return tuple([Investigate(target) for target in targets])
        case Power.SPECIAL_ELECTION:
            targets = _open_to(to_choosing, game, president)
            return tuple([CallSpecialElection(target) for target in targets])
        case Power.EXECUTION:
            return tuple([Execute(target) for target in _open_to(to_choosing, game, president)])
        case Power.PEEK:
            return (Peek(),)


def _claims(game: Game, seat: int) -> tuple[Intent, ...]:
    if isinstance(game.phase, Over) or to_speaking(game, seat) is not None:
        return ()
    claims: tuple[Intent, ...] = ()
    for hand in claimable_hands(game, seat):
        claims += _CLAIMS[len(hand.tiles)]
    for target in claimable_targets(game, seat):
        claims += tuple([ClaimLoyalty(target, party) for party in Party])
    return claims


def _open_to(objection: Objection, game: Game, actor: int) -> list[int]:
    return [seat for seat in game.alive if objection(game, actor, seat) is None]

"""The one door out of a game: what everybody may see, and what one seat may see besides.

A `TableView` has no field that could hold a secret before the end; a `SeatView` adds only what
its own seat knows. Texts, pictures and robots are made from views and never from a game.
"""

from dataclasses import dataclass
from enum import StrEnum

from core.cards import CallOffReason, EndReason, Party, Policy, Power, Role
from core.intents import Intent
from core.offers import legal
from core.state import (
    ChancellorEnacting,
    Claim,
    ExecutiveActing,
    Game,
    Glimpse,
    Governing,
    Hand,
    Nominating,
    Over,
    PresidentDiscarding,
    Round,
    Settling,
    VetoConsenting,
    Voting,
)
from core.tables import Table


class PhaseKind(StrEnum):
    """What the table is doing."""

    NOMINATING = "nominating"
    VOTING = "voting"
    PRESIDENT_DISCARDING = "president_discarding"
    CHANCELLOR_ENACTING = "chancellor_enacting"
    VETO_CONSENTING = "veto_consenting"
    EXECUTIVE_ACTING = "executive_acting"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class SeatLine:
    """What everybody sees of one seat."""

    seat: int
    alive: bool
    absent: bool
    term_limited: bool
    confirmed_not_hitler: bool
    investigated: bool


@dataclass(frozen=True, slots=True)
class Outcome:
    """How it ended, with every role by seat. `winner` is None for a game called off."""

    winner: Party | None
    reason: EndReason | CallOffReason
    roles: tuple[Role, ...]


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything public.

    `candidate` is this round's presidential candidate; `president` and `chancellor` are the pair
    nominated or governing, None where there is none. `order` is every living seat once, clockwise
    from the candidate; `next_candidate` is who follows unless a special election is called.
    `waiting_for` tells who owes an answer, never how anybody answered. `last_ballots` are the
    newest revealed ones. `power` is the one being used.
    """

    table: Table
    commitment: str
    step: int
    round: int
    phase: PhaseKind
    candidate: int
    special: bool
    president: int | None
    chancellor: int | None
    power: Power | None
    liberal_policies: int
    fascist_policies: int
    tracker: int
    draw_count: int
    discard_count: int
    hitler_zone: bool
    veto_open: bool
    veto_refused: bool
    seats: tuple[SeatLine, ...]
    order: tuple[int, ...]
    next_candidate: int
    waiting_for: tuple[int, ...]
    last_ballots: tuple[tuple[int, bool], ...]
    rounds: tuple[Round, ...]
    claims: tuple[Claim, ...]
    outcome: Outcome | None

    @property
    def alive(self) -> tuple[int, ...]:
        """The living seats."""
        return tuple(line.seat for line in self.seats if line.alive)


@dataclass(frozen=True, slots=True)
class SeatView:
    """What one seat knows and may do.

    `tiles` are those in hand now, in the pile's order: shuffle them before a position can be
    read. `ballot` is the seat's own in the running vote. `hands` are the tiles it saw in earlier
    and running sessions, `glimpses` what it peeked at, `investigations` what it learned of
    others. `offers` is exactly what the engine would accept from it now.
    """

    table: TableView
    seat: int
    role: Role
    allies: tuple[tuple[int, Role], ...]
    tiles: tuple[Policy, ...]
    ballot: bool | None
    hands: tuple[Hand, ...]
    glimpses: tuple[Glimpse, ...]
    investigations: tuple[tuple[int, Party], ...]
    offers: tuple[Intent, ...]


def table_view(game: Game) -> TableView:
    """What everybody may see of a game that has begun its first round."""
    phase = game.phase
    current = game.rounds[-1]
    kind, president, chancellor = _stage(game)
    candidate = current.president
    clockwise = [seat for seat in game.alive if seat >= candidate]
    clockwise += [seat for seat in game.alive if seat < candidate]
    return TableView(
        table=game.table,
        commitment=game.commitment,
        step=game.step,
        round=game.round,
        phase=kind,
        candidate=candidate,
        special=current.special,
        president=president,
        chancellor=chancellor,
        power=phase.power if isinstance(phase, ExecutiveActing) else None,
        liberal_policies=game.liberal_policies,
        fascist_policies=game.fascist_policies,
        tracker=game.tracker,
        draw_count=len(game.draw),
        discard_count=len(game.discard),
        hitler_zone=game.in_hitler_zone,
        veto_open=game.veto_open,
        veto_refused=isinstance(phase, ChancellorEnacting) and phase.veto_refused,
        seats=_seat_lines(game),
        order=tuple(clockwise),
        next_candidate=game.next_candidate,
        waiting_for=game.waiting_for,
        last_ballots=next((past.ballots for past in reversed(game.rounds) if past.ballots), ()),
        rounds=game.rounds,
        claims=game.claims,
        outcome=_outcome(game),
    )


def seat_view(game: Game, seat: int, table: TableView | None = None) -> SeatView:
    """What one seat may see. `table` spares making the public part again for every seat."""
    phase = game.phase
    tiles: tuple[Policy, ...] = ()
    ballot = None
    match phase:
        case PresidentDiscarding(president=holder) | ChancellorEnacting(chancellor=holder):
            tiles = phase.tiles if holder == seat else ()
        case VetoConsenting(chancellor=holder):
            tiles = phase.tiles if holder == seat else ()
        case Voting():
            ballot = phase.ballots[seat]
        case _:
            pass
    return SeatView(
        table=table or table_view(game),
        seat=seat,
        role=game.roles[seat],
        allies=game.allies_of(seat),
        tiles=tiles,
        ballot=ballot,
        hands=tuple(hand for hand in game.hands if hand.seat == seat),
        glimpses=tuple(glimpse for glimpse in game.glimpses if glimpse.seat == seat),
        investigations=tuple(
            (look.target, game.roles[look.target].party)
            for look in game.investigations
            if look.president == seat
        ),
        offers=legal(game, seat),
    )


def _seat_lines(game: Game) -> tuple[SeatLine, ...]:
    term_limited, investigated = game.term_limited, game.investigated
    return tuple(
        SeatLine(
            seat=seat,
            alive=seat in game.alive,
            absent=seat in game.absent,
            term_limited=seat in term_limited,
            confirmed_not_hitler=seat in game.confirmed_not_hitler,
            investigated=seat in investigated,
        )
        for seat in range(game.table.players)
    )


def _stage(game: Game) -> tuple[PhaseKind, int | None, int | None]:
    """The public name of the phase, and the pair that is nominated or governs in it."""
    match game.phase:
        case Nominating():
            return PhaseKind.NOMINATING, None, None
        case Voting(president, chancellor):
            return PhaseKind.VOTING, president, chancellor
        case PresidentDiscarding(president, chancellor):
            return PhaseKind.PRESIDENT_DISCARDING, president, chancellor
        case ChancellorEnacting(president, chancellor):
            return PhaseKind.CHANCELLOR_ENACTING, president, chancellor
        case VetoConsenting(president, chancellor):
            return PhaseKind.VETO_CONSENTING, president, chancellor
        case ExecutiveActing(president):
            return PhaseKind.EXECUTIVE_ACTING, president, game.rounds[-1].chancellor
        case Over():
            return PhaseKind.OVER, None, None
        case Governing() | Settling():
            raise ValueError("a game is looked at between two questions only")


def _outcome(game: Game) -> Outcome | None:
    match game.phase:
        case Over(winner, reason):
            return Outcome(winner, reason, game.roles)
        case _:
            return None

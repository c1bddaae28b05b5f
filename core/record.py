"""The public record: claims that cannot both be true, and a game that anybody can replay.

A claim is never checked against the truth here, only against other claims and announced facts.
`verify` trusts nothing in a document but its seed and the wishes of the players.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from core.cards import Party
from core.codec import Entry, Json, Record, dump_record, load_record
from core.engine import advance, start
from core.events import Event
from core.evolve import fold
from core.refusals import Refused
from core.shuffle import Chance, Seed
from core.state import Claim, LoyaltyClaim, Over, Round, TileClaim
from core.tables import BadTable, Table

FORMAT: Final = 1


# --- Conflicts -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TilesConflict:
    """President and chancellor of a round cannot both be telling the truth."""

    round: int
    president: int
    chancellor: int


@dataclass(frozen=True, slots=True)
class TilesImpossible:
    """What a seat claims cannot have been: the policy that was enacted is not among its tiles."""

    round: int
    seat: int


Conflict = TilesConflict | TilesImpossible


def conflicts(rounds: Sequence[Round], claims: Iterable[Claim]) -> tuple[Conflict, ...]:
    """The contradictions among the claims, oldest round first, from what everybody knows."""
    told = {
        (claim.round, claim.as_president): claim for claim in claims if isinstance(claim, TileClaim)
    }
    found: list[Conflict] = []
    for past in rounds:
        president = told.get((past.number, True))
        chancellor = told.get((past.number, False))
        found += [
            TilesImpossible(past.number, claim.seat)
            for claim in (president, chancellor)
            if claim and past.enacted and past.enacted not in claim.tiles
        ]
        if president and chancellor and Counter(chancellor.tiles) - Counter(president.tiles):
            found.append(TilesConflict(past.number, president.seat, chancellor.seat))
    return tuple(found)


def accusations(claims: Iterable[Claim]) -> tuple[tuple[int, int], ...]:
    """Who claims to have found whom to be a fascist: one of the two is lying or is one."""
    return tuple(
        (claim.seat, claim.target)
        for claim in claims
        if isinstance(claim, LoyaltyClaim) and claim.party is Party.FASCIST
    )


# --- Replaying -----------------------------------------------------------------------------------


class Difference(StrEnum):
    """What is wrong with a record."""

    UNREADABLE = "unreadable"
    """It is no record of this format."""
    COMMITMENT = "commitment"
    """The seed is not the one that was promised before the deal."""
    TABLE = "table"
    """No game can be played at this table."""
    FACTS = "facts"
    """What is recorded is not what the rules and the seed lead to."""
    REFUSED = "refused"
    """Something was done that the rules forbid."""
    UNFINISHED = "unfinished"
    """The record stops before the end of the game."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of a replay. `difference` is None for a record that is true.

    `entry` is where it differs, counted from 0; `recorded` and `replayed` are the facts there,
    from the first that differs. `commitment` is for comparing with what was published.
    """

    difference: Difference | None
    commitment: str = ""
    entry: int | None = None
    recorded: tuple[Event, ...] = ()
    replayed: tuple[Event, ...] = ()

    @property
    def true(self) -> bool:
        """The record is what the rules and the promised seed lead to."""
        return self.difference is None


def export(seed: Seed, table: Table, log: Iterable[Entry]) -> Json:
    """The record of a finished game as a JSON value: `verify` needs nothing else."""
    return dump_record(Record(FORMAT, table, seed.commitment, seed.hex, tuple(log)))


def verify(document: Json) -> Verdict:
    """Plays a record again from its seed and says where it differs, if it does."""
    try:
        record = load_record(document)
        seed = Seed.from_hex(record.seed)
    except ValueError:
        return Verdict(Difference.UNREADABLE)
    if record.format != FORMAT or seed.hex != record.seed or not record.log:
        return Verdict(Difference.UNREADABLE)
    if seed.commitment != record.commitment:
        return Verdict(Difference.COMMITMENT, seed.commitment)
    return _replay(record, seed)


def _replay(record: Record, seed: Seed) -> Verdict:
    first, *decisions = record.log
    try:
        facts = start(record.table, seed)
    except BadTable:
        return Verdict(Difference.TABLE, seed.commitment)
    if (first.seat, first.intent, first.events) != (None, None, facts):
        return _differs(seed, 0, first.events, facts)
    game, chance = fold(facts), Chance(seed)
    for place, entry in enumerate(decisions, start=1):
        if entry.intent is None:
            return _differs(seed, place, entry.events, ())
        try:
            facts, game = advance(game, entry.seat, entry.intent, chance)
        except Refused:
            return Verdict(Difference.REFUSED, seed.commitment, place, entry.events)
        if facts != entry.events:
            return _differs(seed, place, entry.events, facts)
    if not isinstance(game.phase, Over):
        return Verdict(Difference.UNFINISHED, seed.commitment, len(record.log))
    return Verdict(None, seed.commitment)


def _differs(
    seed: Seed, entry: int, recorded: tuple[Event, ...], replayed: tuple[Event, ...]
) -> Verdict:
    same = 0
    while recorded[same : same + 1] == replayed[same : same + 1] != ():
        same += 1
    return Verdict(Difference.FACTS, seed.commitment, entry, recorded[same:], replayed[same:])

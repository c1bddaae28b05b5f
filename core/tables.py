"""Every number of the game, one row for each count of players (rule section 1).

A table is data: a house table is another row, and `check` decides whether a game of it can be
played to its end. Nothing else in the project knows a count, a threshold or a power's slot.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from core.cards import Power, Role

HAND: Final = 3
"""Tiles a president draws; the draw pile never starts a session with fewer."""
CHAOS_AT: Final = 3
"""Failed elections that bring chaos."""
FEW_ALIVE: Final = 5
"""With this many alive or fewer, only the last chancellor is term-limited (rule 2)."""


class BadTable(ValueError):
    """A row that cannot be played; `reason` names the broken promise."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Table:
    """One row: who sits at it, what the deck holds, what each track does.

    `powers[k]` is the power of the fascist policy number k + 1; the last policy of the track wins
    and grants nothing, so it has no slot.
    """

    players: int
    liberals: int
    fascists: int
    hitler_knows: bool
    deck_liberal: int
    deck_fascist: int
    liberal_goal: int
    fascist_goal: int
    hitler_zone: int
    veto_from: int
    powers: tuple[Power | None, ...]

    @property
    def deck(self) -> int:
        """Tiles in the whole game."""
        return self.deck_liberal + self.deck_fascist

    @property
    def roles(self) -> tuple[Role, ...]:
        """The role cards of this table, unshuffled: liberals, fascists, Hitler."""
        return (Role.LIBERAL,) * self.liberals + (Role.FASCIST,) * self.fascists + (Role.HITLER,)

    def power_of(self, fascist_policies: int) -> Power | None:
        """The power of the slot that the given fascist policy fills, counted from 1."""
        return self.powers[fascist_policies - 1] if fascist_policies <= len(self.powers) else None


def check(table: Table) -> Table:
    """Hand back the table when a game of it can always be played to an end.

    Raises BadTable otherwise.
    """
    executions = table.powers.count(Power.EXECUTION)
    investigations = table.powers.count(Power.INVESTIGATE)
    most_enacted = table.liberal_goal + table.fascist_goal - 2
    promises = (
        (table.players >= 5, "players"),
        (min(table.liberals, table.fascists) >= 1, "roles"),
        (table.liberals + table.fascists + 1 == table.players, "roles"),
        (table.liberals > table.fascists + 1, "liberal majority"),
        (1 <= table.liberal_goal <= table.deck_liberal, "liberal goal"),
        (1 <= table.fascist_goal <= table.deck_fascist, "fascist goal"),
        (table.deck - most_enacted >= HAND, "deck"),
        (1 <= table.hitler_zone <= table.fascist_goal, "hitler zone"),
        (1 <= table.veto_from <= table.fascist_goal, "veto"),
        (len(table.powers) == table.fascist_goal - 1, "powers"),
        # Three must stay alive, or a candidate could find nobody to nominate (rule 2).
        (table.players - executions >= 3, "executions"),
        # Every investigation must find somebody alive who was not investigated before (rule 9).
        (investigations + executions < table.players, "investigations"),
    )
    for kept, reason in promises:
        if not kept:
            raise BadTable(reason)
    return table


_I, _S, _P, _X = Power.INVESTIGATE, Power.SPECIAL_ELECTION, Power.PEEK, Power.EXECUTION
_SMALL = (None, None, _P, _X, _X)
_MEDIUM = (None, _I, _S, _X, _X)
_LARGE = (_I, _I, _S, _X, _X)
_GRAND = (_I, _I, _I, _S, _X, _X)

# fmt: off
_ROWS = (
    #     players, liberals, fascists, hitler_knows, deck L, F, goal L, F, zone, veto, powers
    Table(5,  3, 1, True,  6, 11, 5, 6, 3, 5, _SMALL),
    Table(6,  4, 1, True,  6, 11, 5, 6, 3, 5, _SMALL),
    Table(7,  4, 2, False, 6, 11, 5, 6, 3, 5, _MEDIUM),
    Table(8,  5, 2, False, 6, 11, 5, 6, 3, 5, _MEDIUM),
    Table(9,  5, 3, False, 6, 11, 5, 6, 3, 5, _LARGE),
    Table(10, 6, 3, False, 6, 11, 5, 6, 3, 5, _LARGE),
    Table(11, 7, 3, False, 9, 14, 6, 7, 4, 6, _GRAND),
    Table(12, 8, 3, False, 9, 14, 6, 7, 4, 6, _GRAND),
    Table(13, 8, 4, False, 9, 14, 6, 7, 4, 6, _GRAND),
    Table(14, 9, 4, False, 10, 17, 6, 7, 4, 6, _GRAND),
    Table(15, 9, 5, False, 10, 17, 6, 7, 4, 6, _GRAND),
)
# fmt: on

TABLES: Final[Mapping[int, Table]] = MappingProxyType({row.players: check(row) for row in _ROWS})


def table_for(players: int) -> Table:
    """The standard table for a count of players. Raises BadTable outside 5..15."""
    try:
        return TABLES[players]
    except KeyError:
        raise BadTable("players") from None

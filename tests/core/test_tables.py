"""Tables are data: each row is the rulebook's, and a row that cannot be played is refused."""

from dataclasses import replace

import pytest

from core.cards import Power
from core.tables import TABLES, BadTable, Table, check, table_for

POWERS = {
    "P": Power.PEEK,
    "I": Power.INVESTIGATE,
    "S": Power.SPECIAL_ELECTION,
    "X": Power.EXECUTION,
    "-": None,
}

# players, liberals, fascists, Hitler knows, deck L/F, goals L F, zone, veto, powers 1..
RULEBOOK = """
 5  3 1 yes  6/11 5 6 3 5  - - P X X
 6  4 1 yes  6/11 5 6 3 5  - - P X X
 7  4 2 no   6/11 5 6 3 5  - I S X X
 8  5 2 no   6/11 5 6 3 5  - I S X X
 9  5 3 no   6/11 5 6 3 5  I I S X X
10  6 3 no   6/11 5 6 3 5  I I S X X
11  7 3 no   9/14 6 7 4 6  I I I S X X
12  8 3 no   9/14 6 7 4 6  I I I S X X
13  8 4 no   9/14 6 7 4 6  I I I S X X
14  9 4 no  10/17 6 7 4 6  I I I S X X
15  9 5 no  10/17 6 7 4 6  I I I S X X
"""
ROWS = [line.split() for line in RULEBOOK.strip().splitlines()]


def as_table(row: list[str]) -> Table:
    players, liberals, fascists, knows, deck, liberal_goal, fascist_goal, zone, veto, *powers = row
    deck_liberal, deck_fascist = deck.split("/")
    return Table(
        int(players),
        int(liberals),
        int(fascists),
        knows == "yes",
        int(deck_liberal),
        int(deck_fascist),
        int(liberal_goal),
        int(fascist_goal),
        int(zone),
        int(veto),
        tuple(POWERS[power] for power in powers),
    )


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_each_row_is_the_rulebooks(row: list[str]) -> None:
    assert table_for(int(row[0])) == as_table(row)


def test_there_is_a_table_for_five_to_fifteen_and_no_other() -> None:
    assert sorted(TABLES) == list(range(5, 16))
    for players in (4, 16, 0, -1):
        with pytest.raises(BadTable, match="players"):
            table_for(players)


@pytest.mark.parametrize("table", TABLES.values(), ids=lambda table: str(table.players))
def test_the_last_policy_of_a_track_grants_nothing(table: Table) -> None:
    assert table.power_of(table.fascist_goal) is None
    assert table.power_of(table.fascist_goal - 1) is Power.EXECUTION
    assert table.power_of(1) is table.powers[0]


@pytest.mark.parametrize(
    ("promise", "row"),
    [
        ("players", {"players": 4, "liberals": 2}),
        ("roles", {"liberals": 5}),
        ("roles", {"liberals": 6, "fascists": 0}),
        ("liberal majority", {"liberals": 3, "fascists": 3}),
        ("liberal goal", {"liberal_goal": 0}),
        ("liberal goal", {"liberal_goal": 7}),
        ("fascist goal", {"fascist_goal": 12}),
        ("fascist goal", {"fascist_goal": 0}),
        ("deck", {"deck_liberal": 5, "deck_fascist": 6}),
        ("hitler zone", {"hitler_zone": 7}),
        ("hitler zone", {"hitler_zone": 0}),
        ("veto", {"veto_from": 7}),
        ("veto", {"veto_from": 0}),
        ("powers", {"powers": (None,) * 6}),
        ("powers", {"powers": (None,) * 4}),
        ("executions", {"powers": (Power.EXECUTION,) * 5}),
        (
            "investigations",
            {
                "fascist_goal": 8,
                "powers": (Power.INVESTIGATE,) * 6 + (Power.EXECUTION,),
            },
        ),
    ],
)
def test_a_row_that_cannot_be_played_is_refused(promise: str, row: dict[str, object]) -> None:
    table = replace(table_for(7), **row)  # type: ignore[arg-type]  # each row breaks one promise
    with pytest.raises(BadTable, match=promise) as refused:
        check(table)
    assert refused.value.reason == promise


@pytest.mark.parametrize(
    "row",
    [
        {"players": 5, "liberals": 3, "fascists": 1},
        {"liberal_goal": 6},
        {"liberal_goal": 1},
        {"fascist_goal": 11, "liberal_goal": 5, "powers": (None,) * 10},
        {"hitler_zone": 1, "veto_from": 1},
        {"hitler_zone": 6, "veto_from": 6},
        {"powers": (Power.EXECUTION,) * 4 + (None,)},
        {"powers": (Power.INVESTIGATE,) * 4 + (Power.EXECUTION,)},
        {"deck_liberal": 5, "deck_fascist": 7},
    ],
    ids=str,
)
def test_a_house_table_at_the_edge_can_be_played(row: dict[str, object]) -> None:
    table = replace(table_for(7), **row)  # type: ignore[arg-type]  # each row changes a few numbers
    assert check(table) is table

"""What is stored comes back equal; anything else is refused, and no complaint tells a secret."""

import json
from typing import Any

import pytest

from core import codec
from core.cards import CallOffReason, Party, Policy
from core.codec import Entry, Unreadable
from core.events import BallotsRevealed, TilesDrawn
from core.intents import (
    AskVeto,
    CallOff,
    ClaimLoyalty,
    ClaimTiles,
    Discard,
    Leave,
    Nominate,
    TimeUp,
    Vote,
)
from core.tables import TABLES
from tests.core.playouts import log_of, playout
from tests.core.stories import F, L, given


def through_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


@pytest.mark.parametrize("players", TABLES)
def test_a_game_comes_back_equal_at_every_moment(players: int) -> None:
    for moment in playout(players, 6, unruly=0.03):
        stored = codec.dump_game(moment.after)
        assert codec.load_game(through_json(stored)) == moment.after
        assert codec.dump_game(codec.load_game(stored)) == stored


@pytest.mark.parametrize("players", [5, 7, 10, 15])
def test_a_log_comes_back_equal_line_by_line(players: int) -> None:
    _, log = log_of(players, 7, unruly=0.03)
    for entry in log:
        line = codec.dump_entry(entry.seat, entry.intent, entry.events)
        assert "\n" not in line
        assert codec.load_entry(line) == entry
        events = through_json(codec.dump_events(entry.events))
        assert codec.load_events(events) == entry.events
        if entry.intent is not None:
            assert codec.load_intent(through_json(codec.dump_intent(entry.intent))) == entry.intent


def test_an_intent_says_what_it_is() -> None:
    assert codec.dump_intent(Nominate(3)) == {"is": "Nominate", "chancellor": 3}
    assert codec.dump_intent(Vote(ja=False)) == {"is": "Vote", "ja": False}
    assert codec.dump_intent(Discard(Policy.LIBERAL)) == {"is": "Discard", "policy": "L"}
    assert codec.dump_intent(AskVeto()) == {"is": "AskVeto"}
    assert codec.dump_intent(ClaimTiles((L, F, F))) == {"is": "ClaimTiles", "drawn": "LFF"}
    assert codec.dump_intent(CallOff(CallOffReason.CANCELLED))["reason"] == "cancelled"
    claim = codec.dump_intent(ClaimLoyalty(2, Party.FASCIST))
    assert claim == {"is": "ClaimLoyalty", "target": 2, "party": "fascist"}


def test_tiles_and_ballots_are_short() -> None:
    drawn, revealed = TilesDrawn(2, (L, F, F)), BallotsRevealed(((0, True), (2, False)))
    assert codec.dump_events([drawn, revealed]) == [
        {"is": "TilesDrawn", "to": 2, "tiles": "LFF"},
        {"is": "BallotsRevealed", "ballots": "J-N"},
    ]


def test_a_running_vote_is_stored_without_the_order_of_the_ballots() -> None:
    """Who voted before whom is nobody's business, and nothing remembers it."""
    one = given(5).nominate(2).votes("-J").votes("N")
    other = given(5).nominate(2).votes("NJ")
    assert codec.dump_game(one.game)["phase"]["ballots"] == "NJ---"
    assert one.game == other.game


@pytest.mark.parametrize(
    "value",
    [
        None,
        [],
        "Nominate",
        {},
        {"chancellor": 3},
        {"is": "Win"},
        {"is": ["Nominate"], "chancellor": 3},
        {"is": "Nominate"},
        {"is": "Nominate", "chancellor": "3"},
        {"is": "Nominate", "chancellor": 3.0},
        {"is": "Nominate", "chancellor": True},
        {"is": "Nominate", "chancellor": None},
        {"is": "Nominate", "chancellor": 3, "seat": 2},
        {"is": "Vote", "ja": 1},
        {"is": "Discard", "policy": "X"},
        {"is": "Discard", "policy": 1},
        {"is": "ClaimTiles", "drawn": "LX"},
        {"is": "ClaimTiles", "drawn": ["L", "F"]},
        {"is": "CallOff", "reason": "whim"},
    ],
    ids=json.dumps,
)
def test_what_is_no_intent_is_unreadable(value: Any) -> None:
    with pytest.raises(Unreadable):
        codec.load_intent(value)


@pytest.mark.parametrize(
    ("place", "value"),
    [
        ("table", None),
        ("alive", "0123"),
        ("alive", [0, "1"]),
        ("elected", [1]),
        ("elected", [1, 2, 3]),
        ("roles", ["jester"]),
        ("phase", {"is": "Sleeping"}),
        ("phase", {"is": "Voting", "president": 0, "chancellor": 1, "ballots": "JX"}),
        ("phase", {"is": "Voting", "president": 0, "chancellor": 1, "ballots": ["J"]}),
        ("rounds", [{"number": 1}]),
        ("rounds", [{"number": 1, "president": 0, "mood": "bad"}]),
        ("claims", [{"seat": 1}]),
        ("draw", "LFX"),
        ("weather", "fine"),
    ],
    ids=str,
)
def test_a_damaged_game_is_unreadable(place: str, value: Any) -> None:
    stored = codec.dump_game(given(5).game)
    stored[place] = value
    with pytest.raises(Unreadable):
        codec.load_game(stored)


@pytest.mark.parametrize("lacking", ["table", "commitment", "alive"])
def test_what_has_no_usual_value_must_be_there(lacking: str) -> None:
    stored = codec.dump_game(given(5).game)
    del stored[lacking]
    with pytest.raises(Unreadable, match=lacking):
        codec.load_game(stored)


@pytest.mark.parametrize("line", ["", "{", "[]", "null", '{"seat": 1}', '{"seat": "1"}'])
def test_a_damaged_line_is_unreadable(line: str) -> None:
    with pytest.raises(Unreadable):
        codec.load_entry(line)


def test_a_complaint_names_no_secret() -> None:
    stored = codec.dump_game(given(5).game)
    stored["roles"][4] = "top-secret"
    with pytest.raises(Unreadable) as refused:
        codec.load_game(stored)
    assert "top-secret" not in str(refused.value)


def test_the_start_and_the_clock_are_entries_too() -> None:
    for entry in (Entry(None, None, ()), Entry(None, TimeUp(4), ()), Entry(3, Leave(), ())):
        line = codec.dump_entry(entry.seat, entry.intent, entry.events)
        assert codec.load_entry(line) == entry

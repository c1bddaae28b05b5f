"""Callback data: every press has one spelling, which is short, and nothing else is a press."""

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.cards import CallOffReason
from core.intents import CallOff, Intent, Leave, Return, TimeUp, Vote
from core.offers import legal
from tests.core.playouts import playout
from tgbot.buttons import (
    DATA_LIMIT,
    TABLE_WORDS,
    Ask,
    AtTable,
    Back,
    Browse,
    Claim,
    Configure,
    Enter,
    History,
    Match,
    MyRole,
    Open,
    Page,
    Play,
    Press,
    Queue,
    RecordFile,
    Say,
    Seek,
    Speak,
    StopWaiting,
    data,
    press,
)
from tgbot.documents import Wishes
from tgbot.languages import LANGUAGES
from tgbot.spelling import read_intent, spell_intent

CODE = "7KQ2"
PRESSES: tuple[Press, ...] = (
    *(Play(CODE, 1_000, Vote(ja=True)), Ask(CODE, 1_000, Vote(ja=False)), Back(CODE, 1_000)),
    *(Claim(CODE), MyRole(CODE), Open(), History(CODE, 12), RecordFile(CODE), Enter(CODE)),
    *(AtTable(CODE, word) for word in TABLE_WORDS),
    *(Speak(language, group) for language in LANGUAGES for group in (True, False)),
    *(Page(8, 15), Configure("ballots", "buttons"), StopWaiting(-1_002_147_483_647)),
    *(Seek(Wishes(languages=LANGUAGES), go=True), Browse(Wishes(languages=("fa",)))),
    *(Queue("stop"), Match(10**15, "ready"), Say(CODE, "lie", 14), Say(CODE)),
)


def test_every_kind_of_press_is_here() -> None:
    assert {type(one) for one in PRESSES} == set(get_args(Press))


@pytest.mark.parametrize("one", PRESSES, ids=str)
def test_what_is_spelt_is_read_again(one: Press) -> None:
    spelt = data(one)

    assert len(spelt.encode()) <= DATA_LIMIT
    assert press(spelt) == one


@pytest.mark.parametrize("players", [5, 7, 15])
def test_whatever_a_game_offers_can_stand_on_a_button(players: int) -> None:
    offered: set[Intent] = set()
    for number in range(4):
        for moment in playout(players, number):
            for seat in range(players):
                offered.update(legal(moment.before, seat))
    spellings = {spell_intent(intent): intent for intent in offered}

    assert len(spellings) == len(offered)
    assert all(read_intent(spelt) == intent for spelt, intent in spellings.items())


@pytest.mark.parametrize(
    "intent", [Leave(), Return(), TimeUp(3), CallOff(CallOffReason.CANCELLED)], ids=str
)
def test_what_no_button_offers_cannot_be_spelt(intent: Intent) -> None:
    with pytest.raises(ValueError, match="no button offers"):
        data(Play(CODE, 1, intent))


def test_data_beyond_telegrams_limit_is_refused() -> None:
    with pytest.raises(ValueError, match="64"):
        data(Claim("x" * DATA_LIMIT))


@given(st.text(max_size=DATA_LIMIT))
def test_any_text_is_one_press_or_none(text: str) -> None:
    found = press(text)
    assert found is None or data(found) == text


@given(
    st.sampled_from([data(one) for one in PRESSES]),
    st.integers(0, DATA_LIMIT),
    st.characters(max_codepoint=127),
)
def test_a_changed_press_is_another_press_or_none(text: str, place: int, letter: str) -> None:
    changed = text[:place] + letter + text[place + 1 :]
    found = press(changed)
    assert found is None or data(found) == changed

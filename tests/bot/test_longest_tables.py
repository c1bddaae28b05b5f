"""Fifteen people with the longest names there can be: nothing is too long for Telegram.

Rendering alone, in every language: all marks on, everybody waited for, nobody's name cut again.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from core.cards import Role
from core.engine import start
from core.shuffle import Seed
from core.state import Game, Over
from core.tables import table_for
from core.views import PhaseKind, TableView, seat_view, table_view
from tests.bot.test_letters import letters
from tests.bot.town import texts
from tests.core.playouts import playout
from tgbot.documents import BallotBox, Member, Stage, TableDocument, Venue
from tgbot.house import Voice
from tgbot.languages import LANGUAGES
from tgbot.post import Letter
from tgbot.tables.lobby_panel import lobby_text
from tgbot.words.cast import Cast
from tgbot.words.lengths import (
    ALERT_LIMIT,
    MESSAGE_LIMIT,
    POLL_QUESTION_LIMIT,
    units,
    visible_units,
)
from tgbot.words.panel import panel
from tgbot.words.prompts import hand
from tgbot.words.roster import clean_name

MOST = 15
GROUP = -100
SEED = Seed(bytes(range(32)))
LONGEST = {
    "latin": "W" * 64,
    "persian": "علی\u200cرضا\u0651ی " * 9,
    "cyrillic": "Щё" * 32,
    "wolves": "🐺" * 64,
    "families": "👨‍👩‍👧‍👦" * 16,
    "flags": "🏴󠁧󠁢󠁥󠁮󠁧󠁿" * 16,
    "marked": "Z\u0323\u0324\u0325\u0326" * 25,
    "joined": ("i" + "\u200c" * 9) * 12,
    "dotted": "a.b" * 40,
}
"""As Telegram takes them: 64 characters of a first name, a space, and as many of a last one."""


def table_of(name: str) -> TableDocument:
    """A full table of people with the same name: each but the first is numbered as well."""
    return TableDocument(
        code="WWWW",
        key="k",
        seed=SEED.hex,
        host=10**15,
        language="en",
        members=tuple(
            Member(user_id=10**15 + seat, name=name, language=LANGUAGES[seat % len(LANGUAGES)])
            for seat in range(MOST)
        ),
        venue=Venue(chat=GROUP, title=name),
    )


@pytest.fixture(params=LONGEST, ids=str)
def document(request: pytest.FixtureRequest) -> TableDocument:
    """A full table of the longest names of one kind."""
    return table_of(clean_name(LONGEST[request.param]))


def voice() -> Voice:
    return Voice(texts(), "a_bot_with_a_name_of_32_letters_")


@cache
def whole_game(number: int) -> tuple[Game, ...]:
    """The states of a whole game, its beginning first."""
    return tuple(moment.before for moment in playout(MOST, number, unruly=0.02))


def crowded() -> Iterator[TableView]:
    """A late moment of a game in each phase: every seat has every mark, and all are waited for."""
    late = table_view(whole_game(1)[-1])
    seats = tuple(
        replace(
            line,
            alive=True,
            absent=True,
            term_limited=True,
            confirmed_not_hitler=True,
        )
        for line in late.seats
    )
    for phase in set(PhaseKind) - {PhaseKind.OVER}:
        yield replace(
            late,
            phase=phase,
            round=99,
            seats=seats,
            order=tuple(range(MOST)),
            waiting_for=tuple(range(MOST)),
            candidate=0,
            president=0,
            chancellor=1,
            fascist_policies=0,
            hitler_zone=True,
            veto_open=True,
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panel_with_all_marks_on_is_one_message(document: TableDocument, language: str) -> None:
    cast = Cast.of(document, voice().username)
    for view in crowded():
        text = panel(view, cast, language, texts())
        for mark in ("👑", "⛔", "✅", "💤"):
            assert mark in text
        assert visible_units(text) <= MESSAGE_LIMIT, view.phase


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobbys_panel_is_one_message(document: TableDocument, language: str) -> None:
    cast = Cast.of(document, voice().username)
    for changed in (
        document,
        document.changed(stage=Stage.STARTING),
        document.changed(asking="start"),
        document.changed(kept=document.members, starts_ms=1),
    ):
        text = lobby_text(changed, cast, language, voice())
        assert visible_units(text) <= MESSAGE_LIMIT


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ballots", BallotBox)
def test_everything_that_a_game_sends_is_taken_by_telegram(
    document: TableDocument, language: str, ballots: BallotBox
) -> None:
    members = tuple(one.changed(language=language) for one in document.members)
    cast = Cast.of(
        document.changed(language=language, members=members, ballots=ballots), voice().username
    )
    dealt = start(table_for(MOST), SEED)
    written = letters(cast, None, dealt)
    for moment in playout(MOST, 1, unruly=0.02):
        written += letters(cast, moment.before, moment.events)
    assert sum("🏁" in text or "🛑" in text for text in map(text_of, written)) == 1
    for letter in written:
        check(letter)


def text_of(letter: Letter) -> str:
    return str(letter.params.get("text", ""))


def check(letter: Letter) -> None:
    """Fails for what Telegram would refuse, and for a question that had to be cut."""
    assert visible_units(text_of(letter)) <= MESSAGE_LIMIT
    question = str(letter.params.get("question", ""))
    assert units(question) <= POLL_QUESTION_LIMIT
    assert "…" not in question
    for row in letter.params.get("reply_markup", {}).get("inline_keyboard", []):
        for button in row:
            assert units(button["text"]) <= 128
            assert len(button.get("callback_data", "").encode()) <= 64


@pytest.mark.parametrize("language", LANGUAGES)
def test_ones_own_hand_fits_into_an_alert(language: str) -> None:
    """Uncut, whoever it is and whatever is held."""
    cast = Cast.of(table_of("Ann"), voice().username)
    seen = set()
    for game in whole_game(1):
        if isinstance(game.phase, Over):
            break
        for seat in range(MOST):
            view = seat_view(game, seat)
            shown = hand(view, cast, language, texts())
            assert units(shown) <= ALERT_LIMIT
            assert not shown.endswith("…")
            seen.add((view.role, len(view.tiles)))
    assert {role for role, _ in seen} == set(Role)
    assert {held for _, held in seen} >= {0, 2, 3}

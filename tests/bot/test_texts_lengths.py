"""Nothing is too long for Telegram, and nothing is cut in the middle of a letter or a tag."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tgbot.words.lengths import MESSAGE_LIMIT, fit, split, units, visible_units


def test_telegram_counts_an_emoji_twice_and_a_tag_not_at_all() -> None:
    assert units("🐺a") == 3
    assert visible_units('<a href="tg://user?id=7">A&amp;B</a>') == 3


def test_a_short_text_is_left_alone() -> None:
    assert fit("whole", 5) == "whole"


def test_a_long_text_is_cut_between_graphemes() -> None:
    assert fit("👨‍👩‍👧👨‍👩‍👧", 12) == "👨‍👩‍👧…"
    assert fit("a long line", 7) == "a long…"


def test_an_isolate_that_is_cut_is_closed_again() -> None:
    assert fit("\u2068" + "W" * 20 + "\u2069 and more", 10) == "\u2068" + "W" * 7 + "…\u2069"


@given(st.text(max_size=300), st.integers(min_value=5, max_value=200))
def test_a_fitted_text_always_fits(text: str, limit: int) -> None:
    assert units(fit(text, limit)) <= limit


def test_a_short_message_is_one_part() -> None:
    assert split("<b>one</b>\ntwo") == ["<b>one</b>\ntwo"]
    assert split("") == []


def test_a_long_message_is_split_at_a_line_end() -> None:
    assert split("aaaa\nbbbb\ncccc", 9) == ["aaaa\nbbbb", "cccc"]


def test_a_tag_over_the_break_is_closed_and_opened_again() -> None:
    assert split('<a href="x">aaaa\n<b>bbbb</b>\ncccc</a>', 9) == [
        '<a href="x">aaaa\n<b>bbbb</b></a>',
        '<a href="x">cccc</a>',
    ]


def test_an_endless_line_is_broken_between_graphemes_and_entities() -> None:
    assert split("ab&amp;c", 2) == ["ab", "&amp;c"]
    assert split("<b>" + "🐺" * 5 + "</b>", 4) == ["<b>🐺🐺</b>", "<b>🐺🐺</b>", "<b>🐺</b>"]


@pytest.mark.parametrize("count", [1, 15, 400])
def test_whatever_grows_is_split_into_messages_that_telegram_takes(count: int) -> None:
    row = '<b>Seat</b> <a href="tg://user?id=7">' + "W" * 32 + "</a> &lt;"
    parts = split("\n".join([row] * count))
    assert all(visible_units(part) <= MESSAGE_LIMIT for part in parts)
    assert "\n".join(parts) == "\n".join([row] * count)

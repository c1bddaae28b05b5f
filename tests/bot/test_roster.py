"""Names as strangers write them, and as a table may show them."""

import unicodedata

import pytest
import regex
from hypothesis import given
from hypothesis import strategies as st

from tgbot.words import marks
from tgbot.words.roster import (
    LONGEST_IN_UNITS,
    LONGEST_NAME,
    PANEL_MARKS,
    clean_name,
    fold,
    full_name,
    number_equal,
)


@pytest.mark.parametrize(
    "name",
    [
        "Ali_99",
        "Юлия",
        "مهدی",
        "علی‌رضا",
        "O'Brien <b>&",
        "İpek",
        "ırmak",
        "🐺🔥",
        "👨‍👩‍👧",
        "🏴󠁧󠁢󠁥󠁮󠁧󠁿 John",
        "Skip",
        "/join",
        "{ $x }",
        "Agent 007",
        "नमस्ते",
        "สวัสดี",
    ],
)
def test_a_decent_name_stays_as_it_is(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("\u202egnorw", "gnorw"),
        ("A\u2066b\u2069\u200f", "Ab"),
        ("Ann\nHost: Bob", "Ann Host: Bob"),
        ("  Ann \t\u00a0 Lee ", "Ann Lee"),
        ("e\u0301", "\u00e9"),
        ("Ann\x00\x07", "Ann"),
        ("Z" + "\u0334\u0335\u0336\u0337\u0338" * 4, "Z\u0334\u0335\u0336"),
    ],
)
def test_what_hides_or_breaks_a_line_is_taken_out(written: str, shown: str) -> None:
    assert clean_name(written) == shown


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Ann 👑", "Ann"),
        ("Ann (P)", "Ann"),
        ("Ann [tl]", "Ann"),
        ("Ann (2)", "Ann"),
        ("Ann (۲)", "Ann"),
        ("7. Ann", "Ann"),
        ("۷. 8) Ann", "Ann"),
        ("1\ufe0f\u20e3 Ann", "Ann"),
        ("③Ann", "Ann"),
        ("✅ Ann", "Ann"),
        ("☠\ufe0f Ann", "Ann"),
        ("❤\ufe0f Ann", "❤\ufe0f Ann"),
    ],
)
def test_a_name_cannot_wear_the_panels_marks(written: str, shown: str) -> None:
    assert clean_name(written) == shown


def test_every_mark_of_the_table_is_kept_for_the_table() -> None:
    worn = "".join(
        [
            *marks.POLICY_MARKS.values(),
            *marks.ROLE_MARKS.values(),
            *marks.POWER_MARKS.values(),
            *(marks.PRESIDENT, marks.CHANCELLOR, marks.LIMITED, marks.DEAD, marks.CONFIRMED),
            *(marks.AWAY, marks.EMPTY_SLOT, marks.NO_POWER, marks.GOAL),
            *(marks.FINISHED, marks.CANCELLED, marks.ROBOT),
        ]
    )
    assert set(worn) - {"\ufe0f"} <= PANEL_MARKS


@pytest.mark.parametrize(
    "written", ["", "   ", "\u200c\u200d", "\u3164\u3164", "\u2800", "👑", "\u0301"]
)
def test_nothing_visible_is_no_name(written: str) -> None:
    assert clean_name(written) == ""


def test_a_long_name_is_cut_between_graphemes() -> None:
    assert clean_name("W" * 64) == "W" * LONGEST_NAME
    assert clean_name("🐺" * 40) == "🐺" * LONGEST_NAME


def test_a_name_of_large_graphemes_has_fewer_of_them() -> None:
    """Telegram counts every emoji of a family: fifteen such names must fit into one panel."""
    assert clean_name("👨‍👩‍👧" * 40) == "👨‍👩‍👧" * (LONGEST_IN_UNITS // 8)


@given(st.text(max_size=130))
def test_whatever_is_written_comes_out_short_clean_and_settled(written: str) -> None:
    name = clean_name(written)
    assert len(regex.findall(r"\X", name)) <= LONGEST_NAME
    assert len(name.encode("utf-16-le")) <= 2 * LONGEST_IN_UNITS
    assert not PANEL_MARKS & set(name)
    assert all(unicodedata.category(char) not in {"Cc", "Zl", "Zp", "Cs"} for char in name)
    assert not regex.search("[\u200e\u200f\u202a-\u202e\u2066-\u2069]", name)
    assert name == name.strip()


def test_an_account_may_have_one_name_or_two() -> None:
    assert full_name("Ann", None) == "Ann"
    assert full_name("Ann", "") == "Ann"
    assert full_name("Ann", "Lee") == "Ann Lee"


def test_equal_names_are_numbered_in_seat_order() -> None:
    assert number_equal(["Ali", "Юлия", "Ali", "Ali"]) == ("Ali", "Юлия", "Ali (2)", "Ali (3)")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ali", "ALI"),
        ("İpek", "ipek"),
        ("Irmak", "ırmak"),
        ("علي", "علی"),
        ("كيان", "کیان"),
        ("Anna", "Аnnа"),
        ("Ａｎｎ", "Ann"),
        ("علی‌رضا", "علیرضا"),
    ],
)
def test_names_that_look_alike_are_equal(one: str, other: str) -> None:
    assert fold(one) == fold(other)
    assert number_equal([one, other]) == (one, f"{other} (2)")


def test_empty_names_are_told_apart_by_their_seats() -> None:
    assert number_equal(["", "", "Ali"]) == ("", "", "Ali")

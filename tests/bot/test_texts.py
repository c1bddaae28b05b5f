"""Values in sentences: names, numbers, seats and codes, for every reader."""

import logging
from pathlib import Path

import pytest

from tgbot.languages import LANGUAGES, language_of
from tgbot.words.texts import Code, Html, Name, Seat, TextError, Texts, Value, lines, number, stack

SAMPLE = """
language-name = sample
player-unnamed = Player { $seat }
player-unknown = Somebody
hello = Hello <b>{ $who }</b>
greet = Hello { $who }
copied = Copy <code>{ $code }</code>
count = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
chosen = { $role ->
    [hitler] the one
   *[other] another
}
"""


def write(root: Path, **files: str) -> Path:
    for language in LANGUAGES:
        (root / language).mkdir()
        (root / language / "sample.ftl").write_text(files.get(language, SAMPLE), encoding="utf-8")
    return root


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    return Texts.load(write(tmp_path), strict=True)


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("fa-IR", "fa"),
        ("fr-CA", "fr"),
        ("TR", "tr"),
        ("ru_RU", "ru"),
        ("en-US", "en"),
        ("pt-BR", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_a_regional_code_means_its_language_and_a_foreign_one_english(
    tag: str | None, language: str
) -> None:
    assert language_of(tag) == language


def test_a_name_is_escaped_isolated_and_linked(texts: Texts) -> None:
    said = texts.say("en", "greet", who=Name("O'Brien <b>&", 7))
    assert said == 'Hello \u2068<a href="tg://user?id=7">O\'Brien &lt;b&gt;&amp;</a>\u2069'


def test_a_name_without_a_mention_notifies_nobody(texts: Texts) -> None:
    assert texts.say("en", "greet", who=Name("Ann", 7, mention=False)) == "Hello \u2068Ann\u2069"


def test_a_name_on_a_button_is_plain(texts: Texts) -> None:
    assert texts.plain("en", "greet", who=Name("<Ann> & /co", 7)) == "Hello \u2068<Ann> & /co\u2069"


def test_a_name_cannot_turn_the_line_around(texts: Texts) -> None:
    assert texts.plain("en", "greet", who=Name("\u2069\u202eAnn")) == "Hello \u2068Ann\u2069"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("/join", "/\u2060join"),
        ("@ann", "@\u2060ann"),
        ("#win", "#\u2060win"),
        ("site.com", "site.\u2060com"),
        ("A/B", "A/B"),
        ("Mr. X", "Mr. X"),
    ],
)
def test_a_name_makes_no_link_of_its_own(texts: Texts, name: str, shown: str) -> None:
    assert texts.say("en", "greet", who=Name(name)) == f"Hello \u2068{shown}\u2069"


def test_a_name_that_shows_nothing_is_called_by_its_seat(texts: Texts) -> None:
    assert texts.say("en", "greet", who=Name("", 7, seat=3)) == (
        'Hello \u2068<a href="tg://user?id=7">Player 4</a>\u2069'
    )
    assert texts.plain("fa", "greet", who=Name("", seat=3)) == "Hello \u2068Player ۴\u2069"
    assert texts.plain("en", "greet", who=Name("")) == "Hello \u2068Somebody\u2069"


def test_what_strangers_wrote_is_never_a_placeable(texts: Texts) -> None:
    assert texts.plain("en", "greet", who=Name("{ $x }")) == "Hello \u2068{ $x }\u2069"


@pytest.mark.parametrize(
    ("language", "shown"),
    [
        ("fa", "۱۲٬۳۴۵"),
        ("fr", "12\u202f345"),
        ("tr", "12.345"),
        ("ru", "12\u00a0345"),
        ("en", "12,345"),
    ],
)
def test_a_count_has_the_readers_digits_and_grouping(
    texts: Texts, language: str, shown: str
) -> None:
    assert number(language, 12345) == shown
    assert texts.say(language, "count", n=12345) == f"{shown} players"


def test_a_count_still_knows_its_plural(texts: Texts) -> None:
    assert texts.say("en", "count", n=1) == "1 player"
    assert texts.say("fa", "count", n=1) == "۱ player"
    assert texts.say("fr", "count", n=0) == "0 player"
    assert texts.say("ru", "count", n=21) == "21 player"
    assert texts.say("ru", "count", n=11) == "11 players"


def test_a_seat_counts_from_one_and_is_never_grouped(texts: Texts) -> None:
    assert texts.say("en", "greet", who=Seat(0)) == "Hello 1"
    assert texts.say("fa", "greet", who=Seat(14)) == "Hello ۱۵"


def test_a_code_stays_latin_and_left_to_right(texts: Texts) -> None:
    assert texts.say("fa", "greet", who=Code("7KQ2")) == "Hello \u20667KQ2\u2069"
    assert texts.say("fr", "greet", who=Code("/newgame")) == "Hello /newgame"
    assert texts.say("en", "greet", who=Code("a<b")) == "Hello a&lt;b"


def test_a_code_that_is_copied_with_a_tap_brings_no_marks_along(texts: Texts) -> None:
    assert texts.say("fa", "copied", code=Code("7KQ2")) == "Copy \u2066<code>7KQ2</code>\u2069"
    assert texts.say("ru", "copied", code=Code("7KQ2")) == "Copy <code>7KQ2</code>"


def test_html_goes_through_once_and_loses_its_tags_on_a_button(texts: Texts) -> None:
    inner = texts.say("en", "hello", who=Name("A&B"))
    assert texts.say("en", "greet", who=inner) == f"Hello {inner}"
    assert texts.plain("en", "greet", who=inner) == "Hello Hello \u2068A&B\u2069"


def test_a_plain_word_is_escaped_and_can_be_chosen_by(texts: Texts) -> None:
    assert texts.say("en", "greet", who="<i>") == "Hello &lt;i&gt;"
    assert texts.say("en", "chosen", role="hitler") == "the one"


def test_a_list_of_fifteen_long_names_is_no_trouble(texts: Texts) -> None:
    crowd: list[Value] = [Name("W" * 32, 10**10 + seat) for seat in range(200)]
    assert len(texts.say("en", "greet", who=texts.listing("en", crowd))) > 10_000


@pytest.mark.parametrize(
    ("language", "shown"),
    [
        ("en", "\u2068A\u2069, \u2068B\u2069, and \u2068C\u2069"),
        ("fr", "\u2068A\u2069, \u2068B\u2069 et \u2068C\u2069"),
        ("tr", "\u2068A\u2069, \u2068B\u2069 ve \u2068C\u2069"),
        ("ru", "\u2068A\u2069, \u2068B\u2069 и \u2068C\u2069"),
    ],
)
def test_names_are_listed_as_a_sentence_would(texts: Texts, language: str, shown: str) -> None:
    assert texts.plain_listing(language, [Name("A", 1), Name("B"), Name("C")]) == shown


def test_lines_leave_out_what_is_empty_and_a_stack_keeps_it() -> None:
    assert lines("a", "", "b") == "a\nb"
    assert stack(["a", "", "b"]) == "a\n\nb"
    assert isinstance(lines("a"), Html)


@pytest.mark.parametrize(
    "wrong",
    [
        lambda texts: texts.say("en", "nowhere"),
        lambda texts: texts.say("xx", "greet", who="A"),
        lambda texts: texts.say("en", "greet", whom="A"),
        lambda texts: texts.say("en", "greet", who=True),
        lambda texts: texts.plain("en", "hello", who="A"),
    ],
    ids=[
        "no such text",
        "no such language",
        "variable left out",
        "a bare flag",
        "html on a button",
    ],
)
def test_a_wrong_request_raises_where_tests_can_see_it(texts: Texts, wrong: object) -> None:
    assert callable(wrong)
    with pytest.raises(TextError):
        wrong(texts)


def test_in_production_a_broken_text_is_said_in_english_and_logged_without_values(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    broken = SAMPLE.replace("greet = Hello { $who }", "greet = Salut { $qui }")
    texts = Texts.load(write(tmp_path, fr=broken))
    with caplog.at_level(logging.ERROR):
        assert texts.plain("fr", "greet", who=Name("Secret")) == "Hello \u2068Secret\u2069"
    assert "greet" in caplog.text
    assert "qui" in caplog.text
    assert "Secret" not in caplog.text


def test_in_production_even_an_unknown_text_stops_nothing(tmp_path: Path) -> None:
    assert Texts.load(write(tmp_path)).say("fr", "nowhere", who="A") == "nowhere"


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("greet = Hello { $who\n", "cannot be read"),
        ("greet = A\ngreet = B\n", "greet is in"),
        ("-term = A\n-term = B\n", "-term is in"),
    ],
)
def test_a_file_with_a_mistake_stops_the_start(tmp_path: Path, source: str, complaint: str) -> None:
    with pytest.raises(TextError, match=complaint):
        Texts.load(write(tmp_path, tr=source))


def test_a_language_without_files_stops_the_start(tmp_path: Path) -> None:
    with pytest.raises(TextError, match="no texts for fa"):
        Texts.load(tmp_path)


def test_texts_know_what_they_hold(texts: Texts) -> None:
    assert texts.has("greet")
    assert not texts.has("nowhere")

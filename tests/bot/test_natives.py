"""The natives of the tests understand every text of their language, and no text of another one."""

import functools
import html

import pytest
import regex

from tests.bot.natives import Native
from tests.bot.test_locales import ALL, fillings
from tgbot.languages import LANGUAGES
from tgbot.words.texts import Html, Name, Texts

KNOWN = ("Ann",)
EVERYWHERE = {"language-name"}
"""Said in the same words to every reader."""
WITHIN = {"language", "languages", "words", "phrase", "heading", "does"}
"""Filled with other texts, which are understood or not by themselves."""


@functools.cache
def all_texts() -> Texts:
    return Texts.load(strict=True)


@pytest.fixture
def texts() -> Texts:
    return all_texts()


def shown(markup: str) -> str:
    """HTML as a phone shows it."""
    return html.unescape(regex.sub(r"<[^>]*>", "", markup))


@functools.cache
def native(language: str) -> Native:
    return Native(language, KNOWN)


@functools.cache
def everything(language: str) -> dict[str, str]:
    """Every line of a language in all its variants, and the text it is from."""
    texts = all_texts()
    lines = {}
    for key in ALL[language]:
        if key.startswith("-") or key in EVERYWHERE:
            continue
        for count in (0, 1, 3, 5):
            for filling in fillings("Ann", count, key):
                marked = {
                    name: Html("🕊") if isinstance(value, Html) or name in WITHIN else value
                    for name, value in filling.items()
                }
                said = shown(texts.say(language, key, **marked))
                lines.update(dict.fromkeys(said.split("\n"), key))
    return lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_native_understands_every_text_of_the_own_language(language: str) -> None:
    for line, key in everything(language).items():
        assert native(language).foreign(line) == [], key


@pytest.mark.parametrize("language", LANGUAGES)
def test_to_everybody_else_it_is_foreign(language: str) -> None:
    """But for lines that two languages say in the very same words."""
    for other in LANGUAGES:
        understood = {
            line: key
            for line, key in everything(language).items()
            if letters(line) and other != language and not native(other).foreign(line)
        }
        assert understood.keys() <= everything(other).keys()


def letters(line: str) -> bool:
    """Whether anything is written on a line besides names, codes and marks."""
    return bool(regex.search(r"\p{L}", regex.sub(r"[\u2066\u2068][^\u2069]*\u2069|7KQ2", "", line)))


def test_a_native_wants_every_word_in_the_own_language(texts: Texts) -> None:
    ann, nobody = Name("Ann"), Name("", seat=3)
    mixed = [
        texts.plain("fr", "panel-seat", seat=3, player=ann, marked=1, marks="👑 President"),
        texts.plain("fr", "phrase-trust", player="\u2068Player 4\u2069"),
        texts.plain("fr", "shown-peek", tiles="🕊 Либерал"),
        texts.plain("fr", "waiting-voting", players="\u2068Ann\u2069 and \u2068Ann\u2069", count=2),
        texts.plain("fr", "told-peeked", player=Name("Somebody else")),
        texts.plain("fr", "told-tracker", tracker="۲"),
        texts.plain("fr", "pong", ms=3) + "\n" + texts.plain("en", "done"),
    ]
    for said in mixed:
        assert native("fr").foreign(said), said
    fair = [
        texts.plain("fr", "phrase-trust", player=nobody),
        texts.plain("fr", "waiting-voting", players=texts.listing("fr", [ann] * 3), count=3),
        "☑ " + texts.plain("fr", "button-clock", clock="timed"),
    ]
    for said in fair:
        assert native("fr").foreign(said) == [], said


def test_a_native_of_another_language_reads_digits_that_are_not_the_own(texts: Texts) -> None:
    said = texts.plain("fa", "told-tracker", tracker=2)
    assert native("fa").foreign(said) == []
    assert native("fa").foreign(said.replace("۲", "2"))

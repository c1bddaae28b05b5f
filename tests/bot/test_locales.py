"""The texts of five languages, held side by side and against the grammar of each."""

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest
import regex
from babel import Locale
from fluent.syntax import ast

from core.tables import TABLES
from tests.bot.locale_files import MARKS, Text, read_all
from tests.bot.locale_lint import COUNTS, bad_tags, findings
from tests.bot.text_uses import Module, Use
from tgbot.languages import LANGUAGES
from tgbot.words import rulebook
from tgbot.words.lengths import ALERT_LIMIT, POLL_QUESTION_LIMIT, units, visible_units
from tgbot.words.texts import Code, Html, Name, Seat, Texts, Value, locales_root

ALL = {language: read_all(locales_root(), language) for language in LANGUAGES}
ENGLISH = ALL["en"]
OTHERS = tuple(language for language in LANGUAGES if language != "en")
TGBOT = Path(rulebook.__file__).parents[1]
MODULES = [
    Module.read(path)
    for path in sorted(TGBOT.rglob("*.py"))
    if "playground" not in path.relative_to(TGBOT).parts
]

SAME_AS_ENGLISH = {
    "-game",
    "-hitler",
    "-ja",
    "-nein",
    "-veto",
    "-chaos",
    "-table",
    "-liberal",
    "pong",
    "rules-heading-8",
    "panel-seat",
    "lobby-seat",
    "button-seat",
}
"""What may read alike in two languages: names, marks, and words that are one word in both."""

PLAIN_FAMILIES = ("button-", "command-", "refused-", "bot-", "poll-", "mark-", "language-name")
"""Ids that are said where Telegram reads no HTML."""


def words(text: Text) -> list[str]:
    """What a text says, without what is filled in; empty when nothing is left to translate."""
    return [passage.text for passage in text.passages if regex.search(r"\p{L}", passage.shown)]


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_texts(language: str) -> None:
    assert ALL[language].keys() == ENGLISH.keys()


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_them_in_the_same_files(language: str) -> None:
    here = {key: text.file for key, text in ALL[language].items()}
    assert here == {key: ENGLISH[key].file for key in here if key in ENGLISH}


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_has_the_same_variables_and_tags_in_every_language(language: str) -> None:
    for key, text in ALL[language].items():
        if not key.startswith("-") and key in ENGLISH:
            assert filled(language, key) == filled("en", key), f"{language}: {key}"
            assert text.tags == ENGLISH[key].tags, f"{language}: {key}"


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    copies = {
        key
        for key, text in ALL[language].items()
        if key in ENGLISH and words(text) and words(text) == words(ENGLISH[key])
    }
    assert copies <= SAME_AS_ENGLISH


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_falls_into_a_trap_of_its_language(language: str) -> None:
    assert [found for text in ALL[language].values() for found in findings(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_tags_are_telegrams_and_closed_where_they_were_opened(language: str) -> None:
    for text in ALL[language].values():
        for passage in text.passages:
            assert bad_tags(passage) == [], f"{language}: {text.key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_tag_stands_where_telegram_reads_none(language: str) -> None:
    plainly = {use.key for module in MODULES for use in module.uses() if use.plain}
    for key, text in ALL[language].items():
        if key in plainly or key.startswith(PLAIN_FAMILIES):
            assert not text.tags, f"{language}: {key}"
            assert not any("&" in passage.text for passage in text.passages), f"{language}: {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plural_has_every_category_of_its_language(language: str) -> None:
    plural = Locale.parse(language).plural_form
    needed = {plural(count) for count in range(200)}
    for key, choice in plural_choices(language):
        keys = {variant.key.name for variant in choice.variants if hasattr(variant.key, "name")}
        default = next(variant for variant in choice.variants if variant.default)
        assert isinstance(default.key, ast.Identifier), f"{language}: {key}"
        missing = needed - keys - ({"other", "many"} if language == "ru" else set())
        assert not missing, f"{language}: {key} lacks {missing}"
        assert default.key.name in {"other", "many"}, f"{language}: {key}"


@pytest.mark.parametrize("language", ["fa", "fr", "ru"])
def test_one_is_a_category_and_not_the_number_one(language: str) -> None:
    """[one] is also 0 in French and Persian and 21 in Russian: it must show its number."""
    for key, choice in plural_choices(language):
        shows = {
            variant.key.name: f"${name_of(choice)}" in shown_variables(variant)
            for variant in choice.variants
            if isinstance(variant.key, ast.Identifier)
        }
        others = {name: shown for name, shown in shows.items() if name != "one"}
        assert shows.get("one", True) or not any(others.values()), f"{language}: {key}"


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_a_noun_after_a_number_is_chosen_by_it_where_it_changes(language: str) -> None:
    chosen = {(key, name_of(choice)) for key, choice in plural_choices(language)}
    for key, name in {(key, name_of(choice)) for key, choice in plural_choices("en")}:
        if key not in ALL[language] or (key, name) in chosen:
            continue
        for passage in ALL[language][key].passages:
            marks = list(regex.finditer(MARKS, passage.shown))
            for mark, filled_by in zip(marks, passage.filled, strict=True):
                follows = passage.shown[mark.end() : mark.end() + 2]
                assert filled_by != name or not regex.match(r"[ \u00a0]\p{Ll}", follows), key


def name_of(choice: ast.SelectExpression) -> str:
    assert isinstance(choice.selector, ast.VariableReference)
    return str(choice.selector.id.name)


def plural_choices(language: str) -> Iterator[tuple[str, ast.SelectExpression]]:
    for key, text in ALL[language].items():
        if key.startswith("-"):
            continue
        for choice in text.nodes(ast.SelectExpression):
            names = {v.key.name for v in choice.variants if isinstance(v.key, ast.Identifier)}
            if names & {"one", "few", "many"}:
                yield key, choice


def shown_variables(variant: ast.Variant) -> set[str]:
    return {
        f"${element.expression.id.name}"
        for element in variant.value.elements
        if isinstance(element, ast.Placeable)
        and isinstance(element.expression, ast.VariableReference)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_that_is_asked_of_a_term_is_there(language: str) -> None:
    for key, text in ALL[language].items():
        for reference in text.nodes(ast.TermReference):
            term = ALL[language].get(f"-{reference.id.name}")
            assert term is not None, f"{language}: {key} needs -{reference.id.name}"
            forms = {
                variant.key.name
                for choice in term.nodes(ast.SelectExpression)
                for variant in choice.variants
                if isinstance(variant.key, ast.Identifier)
            }
            for argument in reference.arguments.named if reference.arguments else []:
                assert argument.name.name == "form", f"{language}: {key}"
                assert isinstance(argument.value, ast.StringLiteral)
                assert argument.value.value in forms, f"{language}: {key}: {argument.value.value}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_have_no_holes_and_texts_call_no_functions(language: str) -> None:
    """A literal number or a NUMBER() would come out in Latin digits for a Persian reader."""
    for key, text in ALL[language].items():
        assert not text.nodes(ast.FunctionReference), f"{language}: {key}"
        if key.startswith("-"):
            assert text.variables <= {"form"}, f"{language}: {key}"


# Texts and code


def filled(language: str, key: str) -> frozenset[str]:
    """Every variable a text needs, also for the texts it is made of."""
    text = ALL[language][key]
    inner = (filled(language, reference) for reference in text.references)
    return text.variables.union(*inner)


def test_every_text_is_said_somewhere() -> None:
    said = set().union(*(module.words() for module in MODULES))
    beginnings = tuple(set().union(*(module.prefixes() for module in MODULES)))
    within = set().union(*(text.references for text in ENGLISH.values()))
    orphans = {
        key
        for key in ENGLISH
        if not key.startswith(("-", *beginnings)) and key not in said | within
    }
    assert orphans == set()


def test_every_term_is_used_in_english_or_is_a_row_of_the_glossary() -> None:
    """A neutral skin is one file: no text needs a term that another language lacks."""
    for language in OTHERS:
        terms = {key for key in ALL[language] if key.startswith("-")}
        assert terms == {key for key in ENGLISH if key.startswith("-")}


USES = [use for module in MODULES for use in module.uses()]


@pytest.mark.parametrize("use", USES, ids=lambda use: f"{use.where}-{use.key}")
def test_code_asks_for_texts_that_exist_and_gives_what_they_need(use: Use) -> None:
    assert ENGLISH.get(use.key), f"{use.where} says {use.key}, which is nowhere"
    if use.given is not None:
        assert use.given >= filled("en", use.key)


def test_ids_that_are_made_from_words_begin_like_some_text() -> None:
    beginnings = set().union(*(module.prefixes() for module in MODULES))
    known = {beginning for beginning in beginnings if any(k.startswith(beginning) for k in ENGLISH)}
    assert {"rules-page-", "rules-heading-"} <= known


def test_no_code_changes_the_case_of_a_text() -> None:
    """Turkish has a dotted and a dotless i; `upper` and `lower` know only one of them."""
    machinery = {"settings.py", "verdicts.py"}
    changes = [
        change
        for module in MODULES
        if module.name not in machinery
        for change in module.case_changes()
    ]
    assert changes == []


# Every text with every kind of value

NAMES = [
    "Ali_99",
    "Юлия",
    "مهدی",
    "علی‌رضا",
    "O'Brien <b>&",
    "İpek",
    "ırmak",
    "🐺🔥",
    "W" * 64,
    "\u202egnorw",
    "",
    "Skip",
    "/join",
    "Agent 7",
    "{ $x }",
]
NUMBERS = (0, 1, 2, 5, 11, 21, 101, 1234)


def values(name: str, count: int, key: str) -> dict[str, list[Value]]:
    """What each variable of a text may be given: names, counts, and the keys it chooses by."""
    keys: dict[str, list[Value]] = {}
    for choice in ENGLISH[key].nodes(ast.SelectExpression):
        if isinstance(choice.selector, ast.VariableReference):
            named = [v.key.name for v in choice.variants if isinstance(v.key, ast.Identifier)]
            if not {"one", "other"} & set(named):
                keys[choice.selector.id.name] = [*named]
    for reference in ENGLISH[key].references:
        keys |= {
            word: given for word, given in values(name, count, reference).items() if len(given) > 1
        }
    plain_words = {
        "mark",
        "marks",
        "track",
        "tile",
        "tiles",
        "allies",
        "powers",
        "commitment",
        "seed",
    }
    given: dict[str, list[Value]] = {}
    for variable in filled("en", key):
        if variable in keys:
            given[variable] = keys[variable]
        elif variable == "seat":
            given[variable] = [Seat(14)]
        elif variable in {"code", "command"}:
            given[variable] = [Code("7KQ2")]
        elif variable in COUNTS or _chosen_by_number(key, variable):
            given[variable] = [count]
        elif variable in plain_words:
            given[variable] = [Html("word")]
        else:
            given[variable] = [Name(name, 10**10, seat=14)]
    return given


def _chosen_by_number(key: str, variable: str) -> bool:
    return any(
        isinstance(choice.selector, ast.VariableReference)
        and choice.selector.id.name == variable
        and any(
            isinstance(v.key, ast.NumberLiteral) or v.key.name in {"one", "other"}
            for v in choice.variants
        )
        for choice in ENGLISH[key].nodes(ast.SelectExpression)
    )


def fillings(name: str, count: int, key: str) -> Iterator[dict[str, Value]]:
    given = values(name, count, key)
    for combination in itertools.product(*given.values()):
        yield dict(zip(given, combination, strict=True))


@pytest.fixture(scope="module")
def texts() -> Texts:
    return Texts.load(strict=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said_with_every_kind_of_name_and_number(
    language: str, texts: Texts
) -> None:
    for key in ALL[language]:
        if key.startswith("-"):
            continue
        samples = [(name, 7) for name in NAMES] + [("Ann", count) for count in NUMBERS]
        for name, count in samples:
            for filling in fillings(name, count, key):
                said = texts.say(language, key, **filling)
                assert well_formed(said), f"{language}: {key}: {said}"


def well_formed(said: str) -> bool:
    """Tags nest, isolates close on their line, nothing of Fluent or a stranger shows through."""
    opened: list[str] = []
    for closing, name in regex.findall(r"<(/?)([a-z]+)[^>]*>", said):
        if not closing:
            opened.append(name)
        elif not opened or opened.pop() != name:
            return False
    for line in said.split("\n"):
        depth = 0
        for char in line:
            depth += (char in "\u2066\u2067\u2068") - (char == "\u2069")
            if depth < 0:
                return False
        if depth:
            return False
    bare = said.replace("{ $x }", "")
    return not opened and not regex.search(r"[{}\u202a-\u202e]|\{\?\?\?\}|\bO'Brien <b>", bare)


@pytest.mark.parametrize("language", LANGUAGES)
def test_alerts_and_polls_fit_with_the_longest_names(language: str, texts: Texts) -> None:
    longest = "W" * 32 + " (15)"
    for key, text in ALL[language].items():
        limit = {"alerts.ftl": ALERT_LIMIT}.get(text.file)
        if key.startswith("poll-question"):
            limit = POLL_QUESTION_LIMIT
        if limit is None or text.tags:
            continue
        for filling in fillings(longest, 15, key):
            assert units(texts.plain(language, key, **filling)) <= limit, f"{language}: {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_can_be_read_on_a_phone(language: str) -> None:
    for key, text in ALL[language].items():
        if key.startswith("button-"):
            for passage in text.passages:
                written = regex.sub(MARKS, "", passage.shown)
                assert len(written) <= 32, f"{language}: {key}: {written}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_telegram_shows_of_the_bot_fits(language: str, texts: Texts) -> None:
    assert units(texts.plain(language, "bot-description")) <= 512
    assert units(texts.plain(language, "bot-short-description")) <= 120
    for key in ENGLISH:
        if key.startswith("command-"):
            assert 3 <= units(texts.plain(language, key)) <= 48, f"{language}: {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_every_table_fit_and_name_its_numbers(language: str, texts: Texts) -> None:
    for table in TABLES.values():
        pages = [
            rulebook.page(texts, language, table, number) for number in range(1, rulebook.PAGES + 1)
        ]
        assert all(200 < visible_units(page) <= 3500 for page in pages)
        assert len(pages[4].split("\n")) > len(table.powers)
        if language == "en":
            assert f"{table.liberal_goal} Liberal policies are enacted" in pages[0]
            assert f"{table.fascist_goal} Fascist policies are enacted" in pages[0]
            assert f"once {table.hitler_zone} Fascist policies" in pages[0]
            assert f"{table.deck} tiles: {table.deck_liberal} Liberal" in pages[1]
            assert ("knows the Fascist too" in pages[1]) == table.hitler_knows
            assert f"Once {table.veto_from} Fascist policies are enacted" in pages[3]

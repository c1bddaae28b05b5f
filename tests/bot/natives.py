"""Somebody who reads one language and no other: every line in another one strikes them.

What a native knows is made from the texts themselves: each message is a shape, with a hole for each
value. A hole takes the names of the town, the reader's digits, codes, marks, and words of the
reader's own language: so a right sentence with a wrong word in it is foreign, too.
"""

import functools
from collections.abc import Collection, Iterable, Iterator
from html import unescape

import regex
from babel.lists import format_list
from fluent.syntax import ast

from tests.bot.locale_files import Text, read_all
from tgbot.languages import LANGUAGES
from tgbot.queue.queueing import CHECKED, UNCHECKED
from tgbot.words.texts import locales_root

NAME = "\ue010"
"""What stands for an isolated name that the native knows."""
_HOLE = "\ue011"
_ISOLATED = regex.compile(r"[\u2066\u2068]([^\u2066-\u2069\n]*)\u2069")
_TAG = regex.compile(r"<[^>]*>")
_NUMBERED = regex.compile(r"^(?:🤖 )?(.*?)(?: \(\d+\))?$")
_CODE = (
    r"(?:/\w+(?:@\w+)?(?: (?:[A-Z0-9]{4}|\d+))?|[A-Z0-9]{4}(?![\w])|[0-9a-f]{64}|https?://\S+"
    r"|python -m tgbot verify [\w.-]+)"
)
_DIGITS = {"fa": r"[۰-۹]+(?:٬[۰-۹]{3})*"}
_BETWEEN = r"[^\p{L}\p{N}\n:/.()!?]"
"""What may stand between values: spaces, commas, dots in the middle, every emoji."""
_WORDS_IN_HOLES = ("mark-", "power-name", "tile", "command-", "rules-heading-", "label-", "phrase-")
"""Texts that are put into other texts by code."""


class Native:
    """A reader of one language who knows the people of the town by name."""

    def __init__(self, language: str, names: Collection[str] = ()) -> None:
        self.language = language
        self._names = frozenset(names)
        self._shapes = _shapes(language)

    def foreign(self, shown: str) -> list[str]:
        """The lines of a text that are not of this reader's language."""
        lines = (self._with_names(line).strip() for line in shown.split("\n"))
        return [line for line in lines if line and not self._shapes.fit(line)]

    def _with_names(self, line: str) -> str:
        return _ISOLATED.sub(lambda found: NAME if self._knows(found[1]) else found[0], line)

    def _knows(self, isolated: str) -> bool:
        found = _NUMBERED.match(isolated)
        return (
            isolated in self._names
            or (found is not None and found[1] in self._names)
            or bool(self._shapes.isolated.fullmatch(isolated))
        )


class _Shapes:
    """Every line that a language can say."""

    def __init__(self, language: str) -> None:
        texts = read_all(locales_root(), language)
        speller = _Speller(texts)
        digits = _DIGITS.get(language, r"[0-9]+(?:[,.\u202f\u00a0][0-9]{3})*")
        # In Persian a code stands isolated, and so is taken for a name.
        code = "" if language == "fa" else f"|{_CODE}"
        words = [
            *(speller.line(key) for key in texts if key.startswith(_WORDS_IN_HOLES)),
            *_language_names(),
        ]
        inner = _any_of([*words, *_connectors(language)], f"(?:{digits}{code})")
        unnamed = [speller.line(key) for key in ("player-unnamed", "player-unknown")]
        isolated = _any_of([*unnamed, *words], f"(?:{digits}{code})")
        languages = _any_of(_language_names(), "")
        self.isolated = regex.compile(rf"{isolated}|{_CODE}|(?:{languages}|[^\p{{L}}\p{{N}}])+")
        value = rf"{NAME}|{digits}|(?<!\p{{L}}){inner}(?!\p{{L}})|{_BETWEEN}"
        hole, values = rf"(?:{value}{code})+?", rf"(?:{value})+|https?://\S+"
        spelled = {
            line
            for key, text in texts.items()
            if not key.startswith("-")
            for line in speller.lines(text)
            if line != _HOLE
        }
        lines = "|".join(self._filled(line) for line in sorted(spelled))
        self._line = regex.compile(f"(?(DEFINE)(?P<hole>{hole}))(?:{values}|{lines})")
        self.fit = functools.cache(self._fit)

    def _fit(self, line: str) -> bool:
        # A choice carries a mark before its words.
        unmarked = line.removeprefix(f"{CHECKED} ").removeprefix(f"{UNCHECKED} ")
        return any(self._line.fullmatch(words) for words in (line, unmarked))

    @staticmethod
    def _filled(line: str) -> str:
        return regex.sub(f"[\u2066\u2068]{_HOLE}\u2069", NAME, line).replace(_HOLE, "(?&hole)")


def _any_of(patterns: Collection[str], hole: str) -> str:
    """Any of them, the longest first."""
    longest_first = sorted(patterns, key=len, reverse=True)
    return f"(?:{'|'.join(longest_first)})".replace(_HOLE, hole)


@functools.cache
def _shapes(language: str) -> _Shapes:
    return _Shapes(language)


class _Speller:
    """Turns messages into patterns: terms and references spelled out, a hole for each variable."""

    def __init__(self, texts: dict[str, Text]) -> None:
        self._texts = texts

    def line(self, key: str) -> str:
        """The pattern of a message of one line without variants."""
        (line,) = self.lines(self._texts[key])
        return line

    def lines(self, text: Text) -> Iterator[str]:
        """A pattern for each line of a message, in each of its variants."""
        assert text.entry.value is not None
        for spelled in self._spelled(text.entry.value, None):
            for line in spelled.split("\n"):
                if stripped := unescape(_TAG.sub("", line)).strip():
                    yield stripped

    def _spelled(self, pattern: ast.Pattern, form: str | None) -> list[str]:
        """Patterns, more than one only where a choice changes which lines there are."""
        found = [""]
        for element in pattern.elements:
            ends = self._element(element, form)
            if not any("\n" in end for end in ends) and len(ends) > 1:
                ends = [f"(?:{'|'.join(ends)})"]
            found = [beginning + end for beginning in found for end in ends]
        return found

    def _element(self, element: ast.TextElement | ast.Placeable, form: str | None) -> list[str]:
        if isinstance(element, ast.TextElement):
            return [_literal(element.value)]
        match element.expression:
            case ast.StringLiteral() as literal:
                return [_literal(str(literal.parse()["value"]))]
            case ast.VariableReference():
                return [_HOLE]
            case ast.MessageReference(id=name):
                return self._entry(name.name, form)
            case ast.TermReference(id=name, arguments=arguments):
                named = arguments.named if arguments else []
                forms = [str(one.value.parse()["value"]) for one in named]
                return self._entry(f"-{name.name}", forms[0] if forms else "")
            case ast.SelectExpression(variants=variants) as choice:
                selected = choice.selector
                if isinstance(selected, ast.VariableReference) and selected.id.name == "form":
                    variants = [self._of_form(choice, form)]
                return [end for one in variants for end in self._spelled(one.value, form)]
            case other:
                raise AssertionError(f"{type(other).__name__} is not used in the texts")

    def _entry(self, key: str, form: str | None) -> list[str]:
        value = self._texts[key].entry.value
        assert value is not None
        return self._spelled(value, form)

    @staticmethod
    def _of_form(choice: ast.SelectExpression, form: str | None) -> ast.Variant:
        default = next(one for one in choice.variants if one.default)
        return next(
            (
                one
                for one in choice.variants
                if isinstance(one.key, ast.Identifier) and one.key.name == form
            ),
            default,
        )


def _literal(text: str) -> str:
    """Literal text as a pattern; tags go first, line ends stay line ends."""
    return "\n".join(
        regex.escape(unescape(_TAG.sub("", line)), special_only=True) for line in text.split("\n")
    )


@functools.cache
def _language_names() -> tuple[str, ...]:
    """What languages call themselves: the same to every reader."""
    speakers = (_Speller(read_all(locales_root(), language)) for language in LANGUAGES)
    return tuple(speaker.line("language-name") for speaker in speakers)


def _connectors(language: str) -> Iterable[str]:
    """The words between the items of a list, as Babel has them."""
    lists = (format_list(["\0"] * count, locale=language) for count in (2, 3, 4))
    between = {part.strip() for shown in lists for part in shown.split("\0")}
    return sorted(
        regex.escape(word, special_only=True)
        for part in between
        for word in regex.findall(r"\p{L}+", part)
    )

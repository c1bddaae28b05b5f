"""Every sentence that a person reads comes out of here, in that person's language.

The law: words live in `locales/`, values come in by type, and the type decides how a value is
written. Whatever strangers wrote is escaped and isolated here, and nowhere else.
"""

import html
import logging
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Self, assert_never

import regex
from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.runtime.types import FluentInt
from fluent.syntax import ast

from tgbot.languages import FALLBACK, LANGUAGES, RIGHT_TO_LEFT

log = logging.getLogger(__name__)

# Fluent stops at 2500 characters to guard against hostile translations. Ours are reviewed, and a
# panel of fifteen long names that are also links is longer than that.
resolver.MAX_PART_LENGTH = 100_000

_FSI, _LRI, _PDI = "\u2068", "\u2066", "\u2069"
_BIDI_CONTROLS = regex.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
_AUTOLINK = regex.compile(r"(?<=^|\W)([/@#])(?=\w)|(?<=\w)(\.)(?=\w)")
_CODE_ISOLATES = regex.compile(f"<code>{_LRI}([^{_PDI}]*){_PDI}</code>")
_TAG = regex.compile(r"</?[a-z]|&#?\w+;")
_PERSIAN_DIGITS = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")


class TextError(Exception):
    """A text is missing, broken, or asked for in a way it does not allow. Names ids, no values."""


class Html(str):
    """Telegram HTML, ready to send: goes into other texts as it is."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Name:
    """What somebody is called: a player, or the title of a group.

    With `user_id` it is a link that notifies, unless `mention` is off. `seat` (counted from 0)
    names the player when `text` is empty.
    """

    text: str
    user_id: int | None = None
    seat: int | None = None
    mention: bool = True


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat, counted from 0 as in `core`, shown from 1: never grouped, never plural."""

    index: int


@dataclass(frozen=True, slots=True)
class Code:
    """A table's code, a command, a @name, a hash: Latin, left to right, never translated."""

    text: str


Value = str | int | Name | Seat | Code | Html
"""What a text may be given. A plain str is a key to select by, or text without a direction of its
own to show; an int is a count. Flags are the keys "yes" and "no"."""


class Num(FluentInt):
    """A whole number with the reader's digits and grouping, still a number to plural rules."""

    def format(self, locale: Locale) -> str:
        """Called by Fluent where the count is shown."""
        return number(locale.language, int(self))


class _Bundle(FluentBundle):
    """Fluent's bundle, but for one step: it would turn a `Num` back into its own number.

    `marked` holds the ids of texts with HTML in them.
    """

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)
        self.marked: set[str] = set()

    def render(self, key: str, values: Mapping[str, str | Num]) -> str:
        pattern = self.get_message(key).value
        if pattern is None:
            raise TextError(f"{key} has no text")
        env = resolver.ResolverEnvironment(
            context=self, current=resolver.CurrentEnvironment(args=dict(values)), errors=[]
        )
        rendered = resolver.resolve(pattern(env), env)
        if env.errors:
            raise TextError(f"{key}: " + "; ".join(str(error) for error in env.errors))
        return str(rendered)


def number(language: str, count: int) -> str:
    """A whole number in the reader's digits and grouping."""
    if language != "fa":
        return str(count) if 0 <= count < 1000 else format_decimal(count, locale=language)
    grouped = format_decimal(count, locale="fa", numbering_system="default")
    return grouped.translate(_PERSIAN_DIGITS)


def lines(*parts: str) -> Html:
    """Ready HTML lines under each other; empty ones are left out."""
    return Html("\n".join(part for part in parts if part))


def stack(parts: Iterable[str]) -> Html:
    """Ready HTML lines under each other, where an empty one is a blank line between blocks."""
    return Html("\n".join(parts).strip("\n"))


def locales_root() -> Path:
    """The folder of texts: inside the installed package, or beside it in the source tree."""
    package = Path(__file__).parents[1]
    installed = package / "locales"
    return installed if installed.is_dir() else package.parent / "locales"


class Texts:
    """All texts in all languages. Load once, share freely: nothing in here changes.

    A text that cannot be said as asked raises `TextError` when `strict` (tests), and otherwise is
    logged by its id and said in English, so that a game never stops for a word.
    """

    def __init__(self, bundles: Mapping[str, _Bundle], *, strict: bool) -> None:
        self._bundles = bundles
        self._strict = strict

    @classmethod
    def load(cls, root: Path | None = None, *, strict: bool = False) -> Self:
        """Reads every file of every language under `root`.

        Raises TextError for a language without files, a line Fluent cannot read, and an id that
        is given twice: Fluent itself would drop them without a word.
        """
        folder = root or locales_root()
        return cls({language: _read(folder, language) for language in LANGUAGES}, strict=strict)

    def say(self, language: str, key: str, /, **values: Value) -> Html:
        """A text as Telegram HTML."""
        return Html(self._say(language, key, values, plain=False))

    def plain(self, language: str, key: str, /, **values: Value) -> str:
        """A text for buttons, alerts, polls and commands, where Telegram reads no HTML."""
        return self._say(language, key, values, plain=True)

    def listing(self, language: str, items: Iterable[Value]) -> Html:
        """The items as a sentence would list them ("A, B and C"), as HTML."""
        return Html(self._list(language, items, plain=False))

    def plain_listing(self, language: str, items: Iterable[Value]) -> str:
        """The items as a sentence would list them, without HTML."""
        return self._list(language, items, plain=True)

    def has(self, key: str) -> bool:
        """Whether there is such a text: ids made from other words are checked by tests with it."""
        return self._bundles[FALLBACK].has_message(key)

    def _list(self, language: str, items: Iterable[Value], *, plain: bool) -> str:
        shown = [str(self._written(language, item, plain=plain)) for item in items]
        return format_list(shown, locale=language)

    def _say(self, language: str, key: str, values: Mapping[str, Value], *, plain: bool) -> str:
        try:
            return self._render(language, key, values, plain=plain)
        except TextError as failure:
            if self._strict:
                raise
            log.error("text failed in %s, given %s: %s", language, sorted(values), failure)
        try:
            return self._render(FALLBACK, key, values, plain=plain)
        except TextError:
            return key

    def _render(self, language: str, key: str, values: Mapping[str, Value], *, plain: bool) -> str:
        bundle = self._bundles.get(language)
        if bundle is None or not bundle.has_message(key):
            raise TextError(f"{key} is not there")
        if plain and self._strict and key in bundle.marked:
            raise TextError(f"{key} holds HTML, which a button or an alert would show as it is")
        written = {
            name: self._fluent(language, name, value, plain=plain) for name, value in values.items()
        }
        # A code is copied with a tap: the marks around it must not be copied with it.
        return _CODE_ISOLATES.sub(f"{_LRI}<code>\\1</code>{_PDI}", bundle.render(key, written))

    def _fluent(self, language: str, name: str, value: Value, *, plain: bool) -> str | Num:
        if isinstance(value, bool):
            raise TextError(f"${name} is a flag: give the key yes or no")
        if isinstance(value, int):
            return Num(value)
        return self._written(language, value, plain=plain)

    def _written(self, language: str, value: Value, *, plain: bool) -> str:
        match value:
            case Html():
                return html.unescape(regex.sub(r"<[^>]*>", "", value)) if plain else value
            case str():
                return value if plain else html.escape(value, quote=False)
            case int():
                return number(language, value)
            case Name():
                return self._name(language, value, plain=plain)
            case Seat(index):
                return number(language, index + 1)
            case Code(text):
                shown = text if plain else html.escape(text, quote=False)
                return f"{_LRI}{shown}{_PDI}" if language in RIGHT_TO_LEFT else shown
            case _ as unreachable:
                assert_never(unreachable)

    def _name(self, language: str, name: Name, *, plain: bool) -> str:
        shown = _BIDI_CONTROLS.sub("", name.text)
        if not shown and name.seat is not None:
            shown = self._say(language, "player-unnamed", {"seat": Seat(name.seat)}, plain=True)
        elif not shown:
            shown = self._say(language, "player-unknown", {}, plain=True)
        if not plain:
            # A name like "/join", "@somebody" or "site.com" must not become a link of its own.
            shown = html.escape(_AUTOLINK.sub("\\1\\2\u2060", shown), quote=False)
            if name.user_id is not None and name.mention:
                shown = f'<a href="tg://user?id={name.user_id}">{shown}</a>'
        return f"{_FSI}{shown}{_PDI}"


def _read(root: Path, language: str) -> _Bundle:
    files = sorted((root / language).glob("*.ftl"))
    if not files:
        raise TextError(f"no texts for {language} under {root}")
    bundle = _Bundle(language)
    seen: dict[str, str] = {}
    for file in files:
        resource = FluentResource(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                first_line = (entry.content or "").strip().partition("\n")[0]
                raise TextError(f"{language}/{file.name}: cannot be read at {first_line!r}")
            if isinstance(entry, (ast.Message, ast.Term)):
                key = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
                if key in seen:
                    raise TextError(f"{language}: {key} is in {seen[key]} and in {file.name}")
                seen[key] = file.name
                if any(_TAG.search(text) for text in _literals(entry)):
                    bundle.marked.add(key)
        bundle.add_resource(resource)
    return bundle


def _literals(node: object) -> list[str]:
    """Every piece of text written in a message, however deep in its variants."""
    if isinstance(node, ast.TextElement):
        return [node.value]
    if isinstance(node, list):
        return [text for item in node for text in _literals(item)]
    if isinstance(node, ast.BaseNode) and not isinstance(node, ast.BaseComment):
        return [text for item in vars(node).values() for text in _literals(item)]
    return []

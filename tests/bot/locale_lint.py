"""One named rule for each trap that texts with names and five grammars fall into.

A rule takes a passage and says what is wrong with it, or nothing. `RULES` holds them all with the
languages they are for; each is shown to fire in `test_locales.py`.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import regex

from tests.bot.locale_files import MARKS, TERM, VARIABLE, Passage, Text

EVERY = ("fa", "fr", "tr", "ru", "en")


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


COUNTS = _words("""
    count n players liberals fascists seats seated seat missing round page pages slot deck position
    place done goal tracker draw discard ja nein waiting seconds minutes hours ms min max
    fewest most deck_liberal deck_fascist liberal_goal fascist_goal liberalgoal fascistgoal zone
    veto_from
""")
"""Variables that hold numbers: grammar that is forbidden around a name is fine around these."""


@dataclass(frozen=True)
class Rule:
    """A trap: its name, the languages it lies in, and what finds it."""

    name: str
    languages: tuple[str, ...]
    find: Callable[[Passage], Iterator[str]]


def _pattern(pattern: str) -> Callable[[Passage], Iterator[str]]:
    compiled = regex.compile(pattern)

    def find(passage: Passage) -> Iterator[str]:
        for found in compiled.finditer(passage.shown):
            start = max(0, found.start() - 12)
            yield passage.shown[start : found.end() + 12].replace("\n", "⏎")

    return find


def _around_names(pattern: str) -> Callable[[Passage], Iterator[str]]:
    """Like `_pattern`; a group called `name` must be a variable that is no number."""
    compiled = regex.compile(pattern)

    def find(passage: Passage) -> Iterator[str]:
        marks = [found.start() for found in regex.finditer(MARKS, passage.shown)]
        for found in compiled.finditer(passage.shown):
            variable = passage.filled[marks.index(found.start("name"))]
            if variable not in COUNTS:
                yield f"{found[0]} ({variable})"

    return find


_LATIN_WORDS = _words("""
    Ja Nein Telegram CC BY NC SA MIT SHA Secret Hitler Mike Boxleiter Tommy Maranges Max Temkin Mac
    Schubert Start English
""")
"""Latin words that are themselves in Persian and Russian: names, licences, a button of Telegram."""

_CODE = regex.compile(r"<code>.*?</code>|https?://\S+|(?<!\w)[/@]\w+")


def _foreign_script(passage: Passage) -> Iterator[str]:
    text = _CODE.sub(" ", passage.text)
    text = regex.sub(r"<[^>]*>", "", text)
    for word in regex.findall(r"[\p{L}\p{M}]+", text):
        scripts = {
            script
            for script in ("Latin", "Cyrillic", "Arabic")
            if regex.search(rf"\p{{{script}}}", word)
        }
        own = {"fa": "Arabic", "ru": "Cyrillic"}.get(passage.language, "Latin")
        unknown = not scripts and regex.search(r"\p{L}", word)
        if unknown or (scripts - {own} and word not in _LATIN_WORDS):
            yield word


def _line_starts(passage: Passage) -> Iterator[str]:
    """The first strong letter decides a line's direction; isolated marks do not count."""
    if passage.language != "fa":
        return
    for line in regex.sub(r"\u2066[^\u2069]*\u2069", "", passage.shown).split("\n"):
        first = regex.search(r"\p{L}", line)
        if first and not regex.match(r"\p{Arabic}", first[0]):
            yield line


_OF_THE_READER = _words("""
    mark marks track tile tiles allies powers does phrase heading slot seat code command link
    commitment seed
""")
"""Variables that cannot turn a line: marks, digits, Latin codes, and words of the reader's own."""


def _turned_lines(passage: Passage) -> Iterator[str]:
    """A name before the first letter decides which way the line runs, unless a mark has done so.

    Digits and emoji have no direction: behind them the name still is the first that has one.
    """
    filled = iter(passage.filled)
    for line in passage.shown.split("\n"):
        placed = [(found, next(filled)) for found in regex.finditer(MARKS, line)]
        letter = regex.search(rf"\p{{L}}|\u200e|{TERM}", line)
        first = letter.start() if letter else len(line)
        for found, variable in placed:
            is_name = found[0] == VARIABLE and variable not in COUNTS | _OF_THE_READER
            if is_name and found.start() < first:
                yield f"{line} ({variable})"
                break


_OUTSIDE_ISOLATES = r"(?<!\u2066[^\u2069]*)"

_HALF_SPACED = (
    r"\bن?می (?=[آ-ی])",
    r"(?<=[آ-ی]) ها(?:ی|یی|یم|یتان|یشان)?\b",
    r"رئیس ?جمهور",
    r"ریاست ?جمهوری",
    r"دور ریز\b",
    r"را?أ?ی ?گیری",
    r"هرج ?و ?مرج",
    r"قانون ?گذاری",
    r"گفت ?و ?گو",
    r"(?<=[آ-ی]) (?:تر|ترین)\b",
    r"صدر اعظم",
    r"هم ?بازی\b",
)

_FRENCH_TIGHT = "!?;"

_STEMS = {
    "en": r"liberal|fascis|hitler|president|chancellor",
    "fr": r"libéra|fascis|hitler|président|chanceli|chanceller",
    "tr": r"liberal|faşi|hitler|başkan|şansölye",
    "ru": r"либерал|фашис|гитлер|президент|канцлер",
    "fa": r"لیبرال|فاشیس|هیتلر|رئیس\u200cجمهور|ریاست\u200cجمهوری|صدراعظم",
}


def _written_out(passage: Passage) -> Iterator[str]:
    if passage.file != "terms.ftl":
        yield from regex.findall(
            rf"\w*(?:{_STEMS[passage.language]})\w*", passage.shown, flags=regex.IGNORECASE
        )


RULES = (
    Rule(
        "letter glued to a placeable",
        EVERY,
        _pattern(
            rf"[\p{{L}}\u200c'’]{MARKS}|{MARKS}[\p{{L}}\u200c'’]|\p{{L}}-{MARKS}|{MARKS}-\p{{L}}"
        ),
    ),
    Rule("wrong script", EVERY, _foreign_script),
    Rule(
        "gendered ending",
        EVERY,
        _pattern(
            r"\p{L}\(\p{L}{1,5}\)|\p{L}[·•‧]\p{L}|\p{L}\.e\b|\p{L}/(?:а|ла|ась|лась|e|ne|s)\b"
        ),
    ),
    Rule("gendered pronoun", ("en",), _pattern(r"(?i)\b(?:s?he|his|hers?|him|himself|herself)\b")),
    Rule("word of the game written out", EVERY, _written_out),
    Rule("Arabic letter in Persian", ("fa",), _pattern(r"[يكىة]")),
    Rule("Arabic digit in Persian", ("fa",), _pattern(r"[٠-٩]")),
    Rule("Latin digit in Persian", ("fa",), _pattern(_OUTSIDE_ISOLATES + r"[0-9]+")),
    Rule("missing half-space", ("fa",), _pattern("|".join(_HALF_SPACED))),
    Rule("ezafe after heh", ("fa",), _pattern(r"ه[\u200c ]ی(?!\p{L})")),
    Rule("Latin punctuation in Persian", ("fa",), _pattern(_OUTSIDE_ISOLATES + r"[?,;]")),
    Rule("Persian line that starts in another script", ("fa",), _line_starts),
    Rule("name that turns its line", ("fr", "tr", "ru", "en"), _turned_lines),
    Rule("ASCII space before French punctuation", ("fr",), _pattern(rf" [{_FRENCH_TIGHT}:»]|« ")),
    Rule(
        "no space before French punctuation",
        ("fr",),
        _pattern(
            rf"[^\s!?…\u202f\u00a0][{_FRENCH_TIGHT}]|[^\s\d\u00a0]:(?!\w)|«[^\u00a0\u202f]|[^\u00a0\u202f]»"
        ),
    ),
    Rule(
        "French elision onto a name",
        ("fr",),
        _around_names(rf"(?i)\b(?:de|que|le|la|les|du|des|si|ne|se|je)\s(?P<name>{VARIABLE})"),
    ),
    Rule(
        "French participle after a name",
        ("fr",),
        _around_names(
            rf"(?P<name>{VARIABLE})\s(?:est|a été|n’est|s’est|sera)\s\w+(?:é|ée|i|u|t|s)\b"
        ),
    ),
    Rule(
        "Russian past tense after a name",
        ("ru",),
        _around_names(
            rf"(?<!\b[Ии]грок\w*\s)(?P<name>{VARIABLE})\s(?:не\s)?\p{{Ll}}+(?:л|ла|лся|лась)\b"
        ),
    ),
    Rule(
        "case on a Russian name",
        ("ru",),
        _around_names(
            rf"(?i)\b(?:у|от|для|без|к|ко|по|с|со|о|об|за|над|перед|из|на|в|роль|карта|голос|место)\s"
            rf"(?P<name>{VARIABLE})"
        ),
    ),
    Rule("familiar address in French", ("fr",), _pattern(r"(?i)\b(?:tu|toi|ton|tes)\b|\bt’")),
    Rule(
        "familiar address in Turkish", ("tr",), _pattern(r"(?i)\b(?:sen|senin|sana|seni|sende)\b")
    ),
    Rule("familiar address in Persian", ("fa",), _pattern(r"(?<!\p{L})(?:تو|ترا|تورا)(?!\p{L})")),
    Rule("formal address in Russian", ("ru",), _pattern(r"\b(?:Вас|Вам|Вами|Ваш\w*)\b")),
)


def findings(text: Text) -> list[str]:
    """Everything that a rule says against a text."""
    return [
        f"{text.language}/{text.file} {text.key}: {rule.name}: {what}"
        for rule in RULES
        if text.language in rule.languages
        for passage in text.passages
        for what in rule.find(passage)
    ]


_NESTING = regex.compile(r"<(/?)([a-z-]+)[^>]*>")

TELEGRAM_TAGS = _words("""
    b strong i em u ins s strike del a code pre blockquote tg-spoiler tg-emoji tg-time
""")


def bad_tags(passage: Passage) -> list[str]:
    """Tags that Telegram does not know, or that are not closed where they were opened."""
    opened: list[str] = []
    wrong = []
    for found in _NESTING.finditer(passage.text):
        closing, name = found[1], found[2]
        if name not in TELEGRAM_TAGS:
            wrong.append(f"<{name}>")
        elif not closing:
            opened.append(name)
        elif not opened or opened.pop() != name:
            wrong.append(f"</{name}>")
    if regex.search(r"&(?!(?:lt|gt|amp|quot);)", passage.text):
        wrong.append("&")
    return wrong + [f"<{name}> stays open" for name in opened]

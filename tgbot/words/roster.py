"""Names as they may be shown: cleaned when a seat is taken, and told apart when they are equal.

A name is an untrusted word of unknown direction. Here it loses what could break or imitate the
panel, and nothing else: letters, emoji and half-spaces of every script stay.
"""

import unicodedata
from collections import Counter
from collections.abc import Sequence

import regex

LONGEST_NAME = 32
"""Graphemes that a name keeps: one phone line, with a seat number and two marks beside it."""
LONGEST_IN_UNITS = 64
"""UTF-16 units that a name keeps, as Telegram counts: a family of four is 11 in one grapheme, and
the panel names fifteen people twice."""

PANEL_MARKS = frozenset(
    "👑🎩💀☠🪦🐍🕊🐉🦅🚫⛔💤🔍🔎🔮🗳🗡🏆✅☑✔❌✖✗⏳⌛🔒🔓🏁🛑🤖⭐🟦🟥🔵🔴⬛⬜◻◼▪▫●○◆◇■□▶➡→←"
)
"""Signs that the panel and the letters use: in a name they would claim what only the table says."""

_MARK = regex.compile(f"[{''.join(sorted(PANEL_MARKS))}]\ufe0f?")

_PANEL_TAGS = regex.compile(
    r"[(\[{]\s*(?:P|C|TL|RIP|CNH|Hitler|\p{Nd}{1,2})\s*[)\]}]", regex.IGNORECASE
)
"""Bracketed tags of panels, and the "(2)" by which equal names are told apart."""

_SEAT_NUMBER = regex.compile(r"^\s*(?:\p{Nd}{1,2}\s*[.):]\s*)+|[0-9#*]\uFE0F?\u20E3|[①-⑳❶-❿]")
"""What reads as a seat number of the panel: "7. Ali", keycaps, circled digits."""

_EMPTY_LOOKING = frozenset("\u115f\u1160\u3164\uffa0\u2800")
"""Letters by their category, blank by their looks."""

_JOINERS = "\u200c\u200d"
"""Half-space and joiner: Persian words and emoji families are spelled with them."""

_FLAG_TAGS = range(0xE0020, 0xE0080)
"""Invisible tags that spell the flags of England, Scotland and Wales."""

_MARKS_IN_A_ROW = regex.compile(r"(\p{M}{3})\p{M}+")
_GRAPHEME = regex.compile(r"\X")
_VISIBLE = regex.compile(r"[\p{L}\p{N}\p{P}\p{S}]")

_LOOK_ALIKES = str.maketrans(
    {
        "ı": "i",
        "\u0307": None,  # what casefold leaves of İ beside its i
        "ي": "ی",
        "ى": "ی",
        "ك": "ک",
        "\u200c": None,
        "\u200d": None,
        **dict(zip("аеорсухіјѕ", "aeopcyxijs", strict=True)),  # Cyrillic letters drawn as Latin
    }
)


def full_name(first: str, last: str | None) -> str:
    """The name of a Telegram account, as its owner wrote it."""
    return f"{first} {last}" if last else first


def clean_name(raw: str) -> str:
    """The name a seat gets, not longer than a name may be; "" when nothing visible is left.

    An empty name is shown by its seat ("Player 4"), in each reader's language, by `texts.Name`.
    """
    text = _MARK.sub("", unicodedata.normalize("NFC", raw))
    text = "".join(_kept(char) for char in text)
    text = _PANEL_TAGS.sub(" ", _SEAT_NUMBER.sub(" ", text))
    text = _MARKS_IN_A_ROW.sub(r"\1", text)
    text = " ".join(text.split())
    text = _shortened(text).strip(_JOINERS + " ")
    return text if _VISIBLE.search(text) else ""


def _shortened(text: str) -> str:
    """As many whole graphemes as a name may have."""
    kept, length = [], 0
    for grapheme in _GRAPHEME.findall(text)[:LONGEST_NAME]:
        length += len(grapheme.encode("utf-16-le")) // 2
        if length > LONGEST_IN_UNITS:
            break
        kept.append(grapheme)
    return "".join(kept)


def _kept(char: str) -> str:
    """The character itself, a space for what only separates, nothing for what hides or imitates."""
    if char in _JOINERS or ord(char) in _FLAG_TAGS:
        return char
    if char in _EMPTY_LOOKING:
        return ""
    match unicodedata.category(char):
        case "Zs" | "Zl" | "Zp":
            return " "
        case "Cc":
            return " " if char.isspace() else ""
        case "Cf" | "Cs" | "Co" | "Cn":
            return ""
        case _:
            return char


def fold(name: str) -> str:
    """The key under which two names look the same. For comparing only, never for showing."""
    return unicodedata.normalize("NFKC", name).casefold().translate(_LOOK_ALIKES)


def number_equal(names: Sequence[str]) -> tuple[str, ...]:
    """The names in the same order, the second "Ali" as "Ali (2)", the third as "Ali (3)".

    Empty names stay empty: their seats tell them apart.
    """
    seen: Counter[str] = Counter()
    shown = []
    for name in names:
        key = fold(name)
        seen[key] += 1
        shown.append(name if not name or seen[key] == 1 else f"{name} ({seen[key]})")
    return tuple(shown)

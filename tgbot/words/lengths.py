"""Text within Telegram's limits: plain text is cut at a grapheme, HTML is split at a line end.

Telegram counts UTF-16 units of what is visible; tags and entities are free.
"""

import html
from collections.abc import Iterator

import regex

MESSAGE_LIMIT = 4096
CAPTION_LIMIT = 1024
POLL_QUESTION_LIMIT = 300
ALERT_LIMIT = 200
OPTION_LIMIT = 100

_TAG = regex.compile(r"<(/?)([a-z-]+)[^>]*>")
_PIECE = regex.compile(r"<[^>]*>|&#?\w+;|\X")
_OPENED = "\u2066\u2067\u2068"
_CLOSED = "\u2069"


def units(text: str) -> int:
    """The length of plain text as Telegram counts it."""
    return len(text.encode("utf-16-le")) // 2


def visible_units(markup: str) -> int:
    """The length of HTML as Telegram counts it, tags and entities resolved."""
    return units(html.unescape(_TAG.sub("", markup)))


def fit(text: str, limit: int) -> str:
    """Plain text within `limit` units, cut between graphemes and marked with "…" when cut.

    Isolates that lose their end by the cut are closed again.
    """
    if units(text) <= limit:
        return text
    kept = ""
    for grapheme in regex.findall(r"\X", text):
        closing = _CLOSED * _still_open(kept + grapheme)
        if units(kept + grapheme + "…" + closing) > limit:
            break
        kept += grapheme
    kept = kept.rstrip()
    return kept + "…" + _CLOSED * _still_open(kept)


def _still_open(text: str) -> int:
    return sum(text.count(mark) for mark in _OPENED) - text.count(_CLOSED)


def split(markup: str, limit: int = MESSAGE_LIMIT) -> list[str]:
    """HTML in parts of at most `limit` visible units, broken at line ends.

    Tags that are open at a break are closed before it and opened again after it. A single line
    longer than the limit is broken between graphemes.
    """
    parts: list[str] = []
    part = ""
    for line in _lines_within(markup, limit):
        longer = f"{part}\n{line}" if part else line
        if visible_units(longer) <= limit:
            part = longer
            continue
        tags = _open_tags(part)
        parts.append(part + "".join(f"</{name}>" for name, _ in reversed(tags)))
        part = "".join(tag for _, tag in tags) + line
    return [*parts, part] if part.strip() else parts


def _lines_within(markup: str, limit: int) -> Iterator[str]:
    for line in markup.split("\n"):
        if visible_units(line) <= limit:
            yield line
            continue
        piece, length = "", 0
        for atom in _PIECE.findall(line):
            added = visible_units(atom)
            if length + added > limit:
                yield piece
                piece, length = "", 0
            piece += atom
            length += added
        yield piece


def _open_tags(markup: str) -> list[tuple[str, str]]:
    """Name and full spelling of every tag that is open at the end of the markup."""
    opened: list[tuple[str, str]] = []
    for found in _TAG.finditer(markup):
        if not found[1]:
            opened.append((found[2], found[0]))
        elif opened and opened[-1][0] == found[2]:
            opened.pop()
    return opened

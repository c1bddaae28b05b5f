"""HTML to text and entities as the Bot API does it, with its complaints; and what apps see in plain
text.

Offsets and lengths count UTF-16 units, as everywhere in the Bot API.
"""

import html
import re
from dataclasses import dataclass, field

from tgbot.playground.errors import ApiError, bad_request
from tgbot.playground.model import Json

_TAGS = {
    "b": "bold", "strong": "bold", "i": "italic", "em": "italic", "u": "underline",
    "ins": "underline", "s": "strikethrough", "strike": "strikethrough", "del": "strikethrough",
    "tg-spoiler": "spoiler", "span": "spoiler", "a": "text_link", "code": "code", "pre": "pre",
    "blockquote": "blockquote", "tg-emoji": "custom_emoji", "tg-time": "date_time",
}  # fmt: skip
_OPAQUE = ("code", "pre", "text_link", "text_mention")
_TAG = re.compile(r"<(/?)([a-zA-Z][a-zA-Z0-9-]*)((?:\s+[^<>]*?)?)\s*/?>")
_ATTRIBUTE = re.compile(r"""([a-zA-Z-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?""")
_REFERENCE = re.compile(r"&(?:lt|gt|amp|quot|#\d+|#x[0-9a-fA-F]+);")
_FOUND = re.compile(
    r"(?P<bot_command>(?<![\w/<>])/[a-zA-Z0-9_]{1,32}(?:@[a-zA-Z0-9_]{3,32})?(?![\w/<>]))"
    r"|(?P<mention>(?<!\w)@[a-zA-Z0-9_]{4,32}(?!\w))"
    r"|(?P<url>https?://[^\s<>\"]*[^\s<>\".,:;!?)])"
    r"|(?P<hashtag>(?<!\w)#\w+)"
)


def units(text: str) -> int:
    """The length in UTF-16 units."""
    return len(text.encode("utf-16-le")) // 2


@dataclass(slots=True)
class _Open:
    tag: str
    start: int
    at: int  # byte offset in the source, for complaints
    attributes: dict[str, str] = field(default_factory=dict)


def parse_html(source: str) -> tuple[str, list[Json]]:
    """The text and its entities; raises the 400 "can't parse entities"."""
    parts: list[str] = []
    length = 0
    entities: list[Json] = []
    stack: list[_Open] = []
    position = 0
    while position < len(source):
        mark = source.find("<", position)
        piece = _unescape(source[position:] if mark < 0 else source[position:mark])
        parts.append(piece)
        length += units(piece)
        if mark < 0:
            break
        byte = len(source[:mark].encode())
        match = _TAG.match(source, mark)
        if match is None:
            raise _complain(_what_is_wrong(source, mark, byte))
        closing, tag, rest = match[1], match[2].lower(), match[3]
        if closing:
            _close(tag, byte, stack, entities, parts, length)
        else:
            stack.append(_opened(tag, rest, byte, length))
        position = match.end()
    if stack:
        raise _complain(f'Can\'t find end tag corresponding to start tag "{stack[-1].tag}"')
    return _trimmed("".join(parts), sorted(entities, key=lambda e: (e["offset"], -e["length"])))


def _complain(what: str) -> ApiError:
    return bad_request(f"can't parse entities: {what}")


def _what_is_wrong(source: str, mark: int, byte: int) -> str:
    name = re.split(r"[\s>]", source[mark + 1 :], maxsplit=1)
    if len(name) == 1 or name[0].lower() in _TAGS:
        return f"Unclosed start tag at byte offset {byte}"
    return f'Unsupported start tag "{name[0]}" at byte offset {byte}'


def _unescape(text: str) -> str:
    return _REFERENCE.sub(lambda match: html.unescape(match[0]), text)


def _opened(tag: str, rest: str, byte: int, length: int) -> _Open:
    attributes = {
        match[1].lower(): _unescape(match[2] or match[3] or match[4] or "")
        for match in _ATTRIBUTE.finditer(rest)
    }
    spoiler = attributes.get("class") == "tg-spoiler"
    if tag not in _TAGS or (tag == "span" and not spoiler):
        raise _complain(f'Unsupported start tag "{tag}" at byte offset {byte}')
    return _Open(tag, length, byte, attributes)


def _close(
    tag: str, byte: int, stack: list[_Open], entities: list[Json], parts: list[str], length: int
) -> None:
    if not stack:
        raise _complain(f"Unexpected end tag at byte offset {byte}")
    opened = stack.pop()
    if opened.tag != tag:
        raise _complain(
            f'Unmatched end tag at byte offset {byte}, expected "</{opened.tag}>", found "</{tag}>"'
        )
    if length == opened.start:
        return
    entity: Json = {"type": _TAGS[tag], "offset": opened.start, "length": length - opened.start}
    if entity["type"] == "text_link":
        inner = "".join(parts).encode("utf-16-le")[opened.start * 2 :].decode("utf-16-le")
        if not _link(entity, opened.attributes.get("href") or inner):
            return
    if tag == "blockquote" and "expandable" in opened.attributes:
        entity["type"] = "expandable_blockquote"
    if tag == "tg-emoji":
        entity["custom_emoji_id"] = opened.attributes.get("emoji-id", "")
    if tag == "tg-time":
        entity["unix_time"] = int(opened.attributes.get("unix") or 0)
        entity["date_time_format"] = opened.attributes.get("format", "")
    entities.append(entity)


def _link(entity: Json, url: str) -> bool:
    """Point the entity at its address; a link to nowhere is dropped, the text stays."""
    person = re.fullmatch(r"tg://user\?id=(\d+)", url)
    if person:
        entity |= {"type": "text_mention", "user_id": int(person[1])}
    elif re.match(r"(https?|tg)://\S", url):
        entity["url"] = url
    elif re.fullmatch(r"[\w.-]+\.[a-z]{2,}(/\S*)?", url):
        entity["url"] = f"http://{url}"
    else:
        return False
    return True


def _trimmed(text: str, entities: list[Json]) -> tuple[str, list[Json]]:
    """Without white space at both ends; entities are cut to what is left."""
    stripped = text.strip()
    lead = units(text[: len(text) - len(text.lstrip())])
    size = units(stripped)
    kept = []
    for entity in entities:
        start = max(0, entity["offset"] - lead)
        end = min(size, entity["offset"] + entity["length"] - lead)
        if end > start:
            kept.append({**entity, "offset": start, "length": end - start})
    return stripped, kept


def found_in(text: str, entities: list[Json]) -> list[Json]:
    """The given entities, and the commands, mentions, links and tags that apps find."""
    taken = [(e["offset"], e["offset"] + e["length"]) for e in entities if e["type"] in _OPAQUE]
    found = list(entities)
    for match in _FOUND.finditer(text):
        start = units(text[: match.start()])
        end = start + units(match[0])
        if not any(start < stop and begin < end for begin, stop in taken):
            found.append({"type": match.lastgroup, "offset": start, "length": end - start})
    return sorted(found, key=lambda e: (e["offset"], -e["length"]))


def formatted(
    text: str, parse_mode: str | None, entities: list[Json] | None
) -> tuple[str, list[Json]]:
    """What a bot's text looks like: parsed, or with the entities that came along."""
    if parse_mode == "HTML":
        plain, marked = parse_html(text)
    else:
        plain, marked = _trimmed(text, list(entities or []))
    return plain, found_in(plain, marked)

"""HTML as the Bot API reads it: text, and entities that count UTF-16 units."""

import pytest

from tgbot.playground.entities import formatted, parse_html
from tgbot.playground.errors import ApiError


@pytest.mark.parametrize(
    ("html", "text", "entities"),
    [
        ("<b>a<i>b</i></b>c", "abc", [("bold", 0, 2), ("italic", 1, 1)]),
        ("🎲 <code>7KQ2</code>", "🎲 7KQ2", [("code", 3, 4)]),
        ("  <b> x </b>  ", "x", [("bold", 0, 1)]),
        ("<b></b>x", "x", []),
        ("&lt;b&gt; &amp;amp; &quot;&#33;", '<b> &amp; "!', []),
        ("&nbsp;", "&nbsp;", []),
        ("<blockquote expandable>log</blockquote>", "log", [("expandable_blockquote", 0, 3)]),
        ('<tg-time unix="1700000000" format="r">soon</tg-time>', "soon", [("date_time", 0, 4)]),
        ('<span class="tg-spoiler">x</span>', "x", [("spoiler", 0, 1)]),
        ('<a href="https://example.org/?a=1&amp;b=2">x</a>', "x", [("text_link", 0, 1)]),
        ('<a href="nowhere">x</a>', "x", []),
        ("<A HREF='tg://user?id=7'>Ann</A>", "Ann", [("text_mention", 0, 3)]),
    ],
)
def test_tags_become_entities(html: str, text: str, entities: list[tuple[str, int, int]]) -> None:
    plain, found = parse_html(html)
    assert plain == text
    assert [(one["type"], one["offset"], one["length"]) for one in found] == entities


def test_a_link_keeps_its_address() -> None:
    _, (link,) = parse_html('<a href="https://example.org/?a=1&amp;b=2">x</a>')
    assert link["url"] == "https://example.org/?a=1&b=2"


def test_apps_find_commands_mentions_and_links_outside_of_code() -> None:
    text = (
        "/help@a_bot see https://t.me/x?y=1, ask @ann_1 #rules <code>/not this</code> a/b 1/2 /x/y"
    )
    plain, found = formatted(text, "HTML", None)
    words = [plain[one["offset"] :][: one["length"]] for one in found]
    assert words == ["/help@a_bot", "https://t.me/x?y=1", "@ann_1", "#rules", "/not this"]


def test_without_a_parse_mode_everything_is_text() -> None:
    plain, found = formatted("<b>x</b>", None, [{"type": "bold", "offset": 0, "length": 3}])
    assert plain == "<b>x</b>"
    assert [one["type"] for one in found] == ["bold"]


@pytest.mark.parametrize("html", ["<b", "<b>x", "x</b>", "<b>x</i>", "<script>x</script>", "<br>"])
def test_what_is_no_html_of_telegrams_is_refused(html: str) -> None:
    with pytest.raises(ApiError, match="can't parse entities"):
        parse_html(html)

"""What may be said at a table in private chats, by whom and how often, as pure functions.

The bot passes words on under a seat's name, as text, to people who do not know each other: so no
links, no @names, no telephone numbers, 200 characters, one line in three seconds. `rules.md`
section 2.6: from the draw to the enactment president and chancellor may not talk; everybody else
may, at any time. The dead are silent until the end.
"""

from collections.abc import Sequence
from enum import StrEnum

import regex

from core.views import PhaseKind, TableView
from tgbot.documents import Line, TalkDocument

LONGEST_LINE = 200
"""Graphemes of one line."""
SPACING_MS = 3_000
"""One line of one person in this time."""
KEPT_LINES = 50
"""So many lines are remembered, for what a report shows of them."""
SHORTEST_BATCH_MS = 2_000
LONGEST_BATCH_MS = 8_000
MESSAGES_PER_SECOND = 20
"""What the talk of all tables together may use of the token's 30."""

PHRASES = {
    "hello": False,
    "vote-ja": False,
    "vote-nein": False,
    "no-choice": False,
    "had-choice": False,
    "wait": False,
    "agree": False,
    "disagree": False,
    "trust": True,
    "suspect": True,
    "nominate": True,
    "what-had": True,
}
"""Ready words that everybody reads in their own language, and whether they are about a seat."""


class Unfit(StrEnum):
    """Why words are not passed on; the value is the id of its text."""

    EMPTY = "unfit-empty"
    TOO_LONG = "unfit-long"
    LINK = "unfit-link"
    TOO_SOON = "unfit-soon"
    SESSION = "unfit-session"
    DEAD = "unfit-dead"
    AWAY = "unfit-away"


class NotSaid(Exception):
    """The words are not passed on; nothing has changed."""

    def __init__(self, why: Unfit) -> None:
        super().__init__(why.value)
        self.why = why


_GRAPHEME = regex.compile(r"\X")
_HIDDEN = regex.compile(r"[\p{Cc}\p{Cs}\p{Co}\p{Cn}]|(?![\u200c\u200d])\p{Cf}")
_CONTACT = regex.compile(
    r"""
    \w+://                                  # an address with its scheme
    | (?<![\w.])(?:www|t|telegram)\.\w      # one without, as people type it
    | [\w-](?:\.|\s*[(\[]dot[)\]]\s*)
      (?:me|com|net|org|ru|ir|tr|fr|de|io|co|tv|gg|xyz|info|app|link|site|online|рф)\b
    | (?<!\w)@\w | \w@\w                    # a name or a mailbox
    | (?:\+|\p{Nd})(?:[\s().-]*\p{Nd}){6,}  # a telephone number
    """,
    regex.VERBOSE | regex.IGNORECASE,
)


def fit_words(raw: str, *, linked: bool = False) -> str:
    """The words as they are passed on: one line, visible signs only.

    `linked`: Telegram itself found a link, a name or a number in them. Raises NotSaid.
    """
    words = " ".join(_HIDDEN.sub(" ", raw).split())
    if not words:
        raise NotSaid(Unfit.EMPTY)
    if len(_GRAPHEME.findall(words)) > LONGEST_LINE:
        raise NotSaid(Unfit.TOO_LONG)
    if linked or _CONTACT.search(words):
        raise NotSaid(Unfit.LINK)
    return words


def silence(view: TableView, seat: int) -> Unfit | None:
    """Why a seat may not talk just now, or None."""
    if view.phase is PhaseKind.OVER:
        return None
    if seat not in view.alive:
        return Unfit.DEAD
    if view.seats[seat].absent:
        return Unfit.AWAY
    in_session = view.phase in (
        PhaseKind.PRESIDENT_DISCARDING,
        PhaseKind.CHANCELLOR_ENACTING,
        PhaseKind.VETO_CONSENTING,
    )
    return Unfit.SESSION if in_session and seat in (view.president, view.chancellor) else None


def said(talk: TalkDocument, line: Line) -> TalkDocument:
    """The talk with one more line, which nobody has read yet. Raises NotSaid: too soon."""
    if any(
        one.user_id == line.user_id and line.at_ms - one.at_ms < SPACING_MS for one in talk.lines
    ):
        raise NotSaid(Unfit.TOO_SOON)
    return talk.changed(
        lines=(*talk.lines, line)[-KEPT_LINES:], unsent=min(talk.unsent + 1, KEPT_LINES)
    )


def sent(talk: TalkDocument, now_ms: int) -> TalkDocument:
    """The talk once everybody has been sent all of it."""
    return talk.changed(unsent=0, sent_ms=now_ms)


def unread(talk: TalkDocument, reader: int) -> Sequence[Line]:
    """What a reader has yet to read, oldest first: others' words, but for those they muted."""
    muted = talk.mutes.get(reader, ())
    new = talk.lines[len(talk.lines) - talk.unsent :]
    return [line for line in new if line.user_id != reader and line.user_id not in muted]


def next_sending(talk: TalkDocument, now_ms: int, readers: int, tables: int) -> int:
    """When the lines that wait are sent: sooner at few tables, later when many talk at once."""
    batch_ms = 1_000 * readers * tables // MESSAGES_PER_SECOND
    pause = min(max(batch_ms, SHORTEST_BATCH_MS), LONGEST_BATCH_MS)
    return max(now_ms + SHORTEST_BATCH_MS, talk.sent_ms + pause)


def muted(talk: TalkDocument, reader: int, speaker: int) -> tuple[TalkDocument, bool]:
    """The talk in which a reader hears somebody no longer, or again; and whether no longer."""
    before = talk.mutes.get(reader, ())
    off = speaker not in before
    after = (*before, speaker) if off else tuple(one for one in before if one != speaker)
    return talk.changed(mutes={**talk.mutes, reader: after}), off

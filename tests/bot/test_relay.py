"""What is passed on at a table in private chats: pure rules first, then people who talk."""

from dataclasses import replace

import pytest

from core.engine import start
from core.evolve import fold
from core.shuffle import Seed
from core.tables import TABLES
from core.views import PhaseKind, TableView, table_view
from tgbot.documents import Line, TalkDocument
from tgbot.strangers import relay
from tgbot.strangers.relay import NotSaid, Unfit


def refused(words: str, *, linked: bool = False) -> Unfit | None:
    try:
        relay.fit_words(words, linked=linked)
    except NotSaid as silent:
        return silent.why
    return None


@pytest.mark.parametrize(
    "words",
    [
        *(
            "I had no choice. Me neither",
            "3 fascists?! I swear",
            "5-6, 7.5",
            "ok... wait",
            "1, 2, 3",
        ),
        *(
            "من به ۴ اعتماد دارم",
            "Üçüncü oyuncuya güvenmiyorum",
            "у меня были 2 красных",
            "c’est ça",
        ),
        *("2 + 2 = 4", "I drew F F L, he passed me F L", "<b>bold</b> & co", "👍🏽 {name} $x"),
    ],
)
def test_plain_words_pass(words: str) -> None:
    assert relay.fit_words(words) == words


@pytest.mark.parametrize(
    "words",
    [
        *(
            "look at https://example.org/x",
            "t.me/somebody",
            "www.example.com",
            "join me at evil.com",
        ),
        *("write to @somebody", "me@example.org", "call +98 912 345 6789", "0912-345-67-89"),
        *("my site is evil (dot) com", "TG://resolve?domain=x", "۰۹۱۲۳۴۵۶۷۸۹", "telegram.me/x"),
    ],
)
def test_nobody_leaves_an_address(words: str) -> None:
    assert refused(words) is Unfit.LINK


def test_what_telegram_takes_for_a_link_is_one() -> None:
    assert refused("strange.museum", linked=True) is Unfit.LINK


def test_lines_are_short_and_visible() -> None:
    assert refused("x" * 201) is Unfit.TOO_LONG
    assert relay.fit_words("👨‍👩‍👧" * 200)
    assert refused(" \u200b\u2066\n ") is Unfit.EMPTY
    assert relay.fit_words("one\n\n two\u202e three") == "one two three"
    assert relay.fit_words("نمی\u200cدانم") == "نمی\u200cدانم"


def said(talk: TalkDocument, user_id: int, at_ms: int, words: str = "hm") -> TalkDocument:
    return relay.said(talk, Line(user_id=user_id, at_ms=at_ms, words=words))


def test_one_line_in_three_seconds_for_each() -> None:
    talk = said(TalkDocument(code="7KQ2"), 1, 1_000)
    with pytest.raises(NotSaid):
        said(talk, 1, 3_999)
    talk = said(said(talk, 2, 1_001), 1, 4_000)
    assert [line.user_id for line in talk.lines] == [1, 2, 1]


def test_everybody_reads_the_others_in_order_and_nothing_twice() -> None:
    talk = TalkDocument(code="7KQ2")
    for at_ms, (user_id, words) in enumerate([(1, "a"), (2, "b"), (3, "c")]):
        talk = said(talk, user_id, at_ms, words)
    assert [line.words for line in relay.unread(talk, 2)] == ["a", "c"]
    assert [line.words for line in relay.unread(talk, 9)] == ["a", "b", "c"]
    talk = said(relay.sent(talk, 10), 1, 5_000, "d")
    assert [line.words for line in relay.unread(talk, 2)] == ["d"]


def test_a_muted_voice_is_unread_for_one_reader_alone() -> None:
    talk, off = relay.muted(said(TalkDocument(code="7KQ2"), 1, 0), 2, 1)
    assert off
    assert (list(relay.unread(talk, 2)), len(relay.unread(talk, 3))) == ([], 1)
    talk, off = relay.muted(talk, 2, 1)
    assert not off
    assert len(relay.unread(talk, 2)) == 1


def test_fifty_lines_are_remembered() -> None:
    talk = TalkDocument(code="7KQ2")
    for number in range(60):
        talk = relay.sent(said(talk, number, number, str(number)), number)
    assert [talk.lines[0].words, len(talk.lines)] == ["10", 50]


def test_batches_grow_with_the_talk_of_all_tables() -> None:
    quiet, busy = TalkDocument(code="7KQ2"), TalkDocument(code="7KQ2", sent_ms=10_000)
    assert relay.next_sending(quiet, 10_000, readers=7, tables=1) == 12_000
    assert relay.next_sending(busy, 10_100, readers=7, tables=1) == 12_100
    assert relay.next_sending(busy, 10_100, readers=10, tables=10) == 15_000
    assert relay.next_sending(busy, 10_100, readers=15, tables=40) == 18_000


# --- Silence -------------------------------------------------------------------------------------


def view_in(phase: PhaseKind) -> TableView:
    """A table of seven where the second and the third seat govern."""
    game = fold(start(TABLES[7], Seed(bytes(32))))
    return replace(table_view(game), phase=phase, president=1, chancellor=2)


IN_SESSION = (
    PhaseKind.PRESIDENT_DISCARDING,
    PhaseKind.CHANCELLOR_ENACTING,
    PhaseKind.VETO_CONSENTING,
)


@pytest.mark.parametrize("phase", list(PhaseKind))
def test_a_government_is_silent_from_the_draw_to_the_enactment(phase: PhaseKind) -> None:
    silent = {seat for seat in range(7) if relay.silence(view_in(phase), seat) is Unfit.SESSION}
    assert silent == ({1, 2} if phase in IN_SESSION else set())


def test_the_dead_and_the_absent_are_silent_until_the_end() -> None:
    view = view_in(PhaseKind.NOMINATING)
    seats = list(view.seats)
    seats[3] = replace(seats[3], alive=False)
    seats[4] = replace(seats[4], absent=True)
    view = replace(view, seats=tuple(seats))
    assert [relay.silence(view, seat) for seat in (2, 3, 4)] == [None, Unfit.DEAD, Unfit.AWAY]
    assert relay.silence(replace(view, phase=PhaseKind.OVER), 3) is None

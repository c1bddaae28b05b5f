"""Who sits with whom: the queue as pure functions, told as stories."""

import random

import pytest

from tgbot.bars import Bar, Barred
from tgbot.buttons import Browse, Enter, Match, Queue, Say, Seek, data, press
from tgbot.documents import (
    Clock,
    Member,
    PersonDocument,
    QueueDocument,
    Seeker,
    Sizes,
    Stage,
    TableDocument,
    Venue,
    Visibility,
    Wishes,
)
from tgbot.languages import LANGUAGES
from tgbot.queue import hall, listing, matchmaking
from tgbot.queue.matchmaking import PATIENCE_MS, WIDEN_MS
from tgbot.strangers.conduct import LADDER_MS, hours_barred, struck

NOON = 1_000_000_000


def seeker(
    number: int,
    *,
    since: int = NOON,
    languages: tuple[str, ...] = ("en",),
    sizes: Sizes = Sizes.ANY,
    clock: Clock | None = Clock.TIMED,
    blocks: tuple[int, ...] = (),
) -> Seeker:
    return Seeker(
        user_id=number,
        speaks=languages[0],
        wishes=Wishes(languages=languages, sizes=sizes, clock=clock),
        since_ms=since + number,
        blocks=blocks,
    )


def waiting(*seekers: Seeker) -> QueueDocument:
    queue = QueueDocument()
    for one in seekers:
        queue = matchmaking.seek(queue, one)
    return queue


def tables(queue: QueueDocument, now: int = NOON + 1_000) -> list[list[int]]:
    _, made = matchmaking.form(queue, now)
    return [[one.user_id for one in proposal.seekers] for proposal in made]


def test_seven_are_a_table_at_once_and_six_wait() -> None:
    six = waiting(*map(seeker, range(6)))
    assert tables(six) == []
    seven = matchmaking.seek(six, seeker(6))
    assert tables(seven) == [[0, 1, 2, 3, 4, 5, 6]]


def test_after_a_minute_five_are_enough_and_four_are_not() -> None:
    late = NOON + PATIENCE_MS
    assert tables(waiting(*map(seeker, range(5))), late - 1) == []
    assert tables(waiting(*map(seeker, range(5))), late) == [[0, 1, 2, 3, 4]]
    assert tables(waiting(*map(seeker, range(4))), late * 2) == []


def test_after_a_minute_the_table_is_as_large_as_can_be() -> None:
    assert tables(waiting(*map(seeker, range(6))), NOON + PATIENCE_MS) == [[0, 1, 2, 3, 4, 5]]


def test_a_small_table_is_made_of_six_and_takes_nobody_who_wants_a_large_one() -> None:
    small = [seeker(n, sizes=Sizes.SMALL) for n in range(5)]
    large = [seeker(n, sizes=Sizes.LARGE) for n in range(5, 9)]
    assert tables(waiting(*small, *large), NOON + 1_000) == []
    assert tables(waiting(*small, *large, seeker(9))) == [[0, 1, 2, 3, 4, 9]]
    # However long they wait, seven who want a large table are never six.
    assert tables(waiting(*large, seeker(10), seeker(11)), NOON + 10 * PATIENCE_MS) == []


def test_languages_and_clocks_are_kept_apart() -> None:
    mixed = [seeker(n, languages=("en" if n % 2 else "fa",)) for n in range(12)]
    assert tables(waiting(*mixed)) == []
    clocks = [seeker(n, clock=Clock.TIMED if n % 2 else Clock.RELAXED) for n in range(12)]
    assert tables(waiting(*clocks)) == []


def test_somebody_of_two_languages_fills_the_table_of_the_second() -> None:
    people = [seeker(n, languages=("tr",)) for n in range(6)]
    both = seeker(6, languages=("ru", "tr"), clock=None)
    queue, made = matchmaking.form(waiting(*people, both), NOON)
    assert [(one.language, one.clock) for one in made] == [("tr", Clock.TIMED)]
    assert queue.seekers == ()


def test_whoever_waits_longest_is_served_first() -> None:
    newest_first = [seeker(n, since=NOON - 1_000 * n) for n in range(8)]
    assert tables(waiting(*newest_first)) == [[7, 6, 5, 4, 3, 2, 1]]


def test_a_block_keeps_two_apart_whoever_of_them_set_it() -> None:
    for blocker, blocked in ((0, 3), (3, 0)):
        people = [seeker(n, blocks=(blocked,) if n == blocker else ()) for n in range(8)]
        (company,) = tables(waiting(*people))
        assert company == [0, 1, 2, 4, 5, 6, 7]  # the one who came first plays


def test_a_changed_wish_keeps_the_place() -> None:
    queue = waiting(*map(seeker, range(3)))
    queue = matchmaking.seek(queue, seeker(0, since=NOON + 50_000, sizes=Sizes.LARGE))
    assert [one.user_id for one in queue.seekers] == [0, 1, 2]
    assert queue.seekers[0].wishes.sizes is Sizes.LARGE
    assert queue.seekers[0].since_ms == NOON


def test_whoever_stops_is_nowhere() -> None:
    queue, (proposal,) = matchmaking.form(waiting(*map(seeker, range(8))), NOON)
    queue = matchmaking.stop(matchmaking.stop(queue, 7), 3)
    assert queue.seekers == ()
    assert [one.user_id for one in queue.proposals[0].seekers] == [0, 1, 2, 4, 5, 6]
    with pytest.raises(Barred) as barred:
        matchmaking.ready(queue, proposal.number, 3)
    assert barred.value.bar is Bar.MATCH_GONE


def found_table() -> tuple[QueueDocument, int]:
    queue, (proposal,) = matchmaking.form(waiting(*map(seeker, range(7))), NOON)
    return queue, proposal.number


def test_all_are_ready_and_sit_down() -> None:
    queue, number = found_table()
    proposal = queue.proposals[0]
    for user_id in range(7):
        assert not matchmaking.all_said(proposal)
        queue, proposal = matchmaking.ready(queue, number, user_id)
        queue, proposal = matchmaking.ready(queue, number, user_id)  # the second tap
    assert matchmaking.all_said(proposal)
    queue, there, missed = matchmaking.close(queue, proposal)
    assert ([one.user_id for one in there], missed) == (list(range(7)), ())
    assert not queue.proposals
    assert not queue.seekers


def test_five_of_seven_are_still_a_table() -> None:
    queue, number = found_table()
    queue, proposal = matchmaking.decline(queue, number, 6)
    for user_id in range(5):
        queue, proposal = matchmaking.ready(queue, number, user_id)
    _, there, missed = matchmaking.close(queue, proposal)
    assert [one.user_id for one in there] == [0, 1, 2, 3, 4]
    assert [one.user_id for one in missed] == [5]


def test_four_of_seven_go_back_to_the_head_of_the_queue() -> None:
    queue, number = found_table()
    queue = matchmaking.seek(queue, seeker(20, since=NOON - 20 + 5))
    proposal = queue.proposals[0]
    for user_id in (6, 4, 2, 0):
        queue, proposal = matchmaking.ready(queue, number, user_id)
    queue, there, missed = matchmaking.close(queue, proposal)
    assert there == ()
    assert [one.user_id for one in missed] == [1, 3, 5]
    assert [one.user_id for one in queue.seekers] == [0, 2, 4, 20, 6]


def test_a_room_is_made_by_the_first_who_offers_one() -> None:
    queue, number = found_table()
    queue, _ = matchmaking.ready(queue, number, 2, with_room=True)
    queue, proposal = matchmaking.ready(queue, number, 3, with_room=True)
    assert proposal.room_by == 2
    queue, proposal = matchmaking.decline(queue, number, 2)
    assert proposal.room_by is None


def test_nobody_answers_for_a_table_that_is_not_theirs() -> None:
    queue, number = found_table()
    for user_id, asked in ((99, number), (0, number + 1)):
        for answer in (matchmaking.ready, matchmaking.decline):
            with pytest.raises(Barred) as barred:
                answer(queue, asked, user_id)
            assert barred.value.bar is Bar.MATCH_GONE
    with pytest.raises(Barred) as barred:
        matchmaking.seek(queue, seeker(0))
    assert barred.value.bar is Bar.MATCH_FOUND


def test_after_two_minutes_one_is_asked_once_if_any_language_will_do() -> None:
    queue = waiting(seeker(1), seeker(2, languages=LANGUAGES))
    late = NOON + WIDEN_MS + 10
    assert matchmaking.to_widen(queue, NOON, LANGUAGES) == []
    assert [one.user_id for one in matchmaking.to_widen(queue, late, LANGUAGES)] == [1]
    queue = matchmaking.offered(queue, [1])
    assert matchmaking.to_widen(queue, late, LANGUAGES) == []
    queue = matchmaking.widen(queue, 1, LANGUAGES)
    assert queue.seekers[0].wishes.languages[0] == "en"
    assert set(queue.seekers[0].wishes.languages) == set(LANGUAGES)


def test_somebody_who_takes_any_language_completes_a_table_of_another() -> None:
    people = [seeker(n, languages=("fa",), since=NOON - 500) for n in range(1, 7)]
    queue = matchmaking.widen(waiting(seeker(0), *people), 0, LANGUAGES)
    assert tables(queue) == [[1, 2, 3, 4, 5, 6, 0]]


def test_the_next_look_is_when_patience_ends() -> None:
    queue = waiting(seeker(0), seeker(5_000))
    assert matchmaking.next_look(queue, NOON) == NOON + PATIENCE_MS
    assert matchmaking.next_look(queue, NOON + PATIENCE_MS) == NOON + PATIENCE_MS + 5_000
    assert matchmaking.next_look(QueueDocument(), NOON) is None


def test_the_number_told_counts_only_those_who_fit() -> None:
    queue = waiting(
        seeker(0, blocks=(1,)),
        seeker(1),
        seeker(2),
        seeker(3, languages=("ru",)),
        seeker(4, clock=Clock.RELAXED),
        seeker(5, languages=("ru", "en"), clock=None),
    )
    assert [matchmaking.others_for(queue, one) for one in queue.seekers] == [2, 2, 3, 1, 1, 5]


@pytest.mark.parametrize("seed", range(30))
def test_any_crowd_is_seated_by_the_law(seed: int) -> None:
    """Nobody twice, no blocked pair, every wish kept, and whoever could have a table has one."""
    chance = random.Random(seed)
    people = [
        seeker(
            number,
            since=NOON - chance.randrange(2 * PATIENCE_MS),
            languages=tuple(chance.sample(LANGUAGES, chance.randint(1, 3))),
            sizes=chance.choice(list(Sizes)),
            clock=chance.choice([*Clock, None]),
            blocks=tuple(chance.sample(range(60), chance.randint(0, 6))),
        )
        for number in range(60)
    ]
    queue, made = matchmaking.form(waiting(*people), NOON)
    seated = [one for proposal in made for one in proposal.seekers]
    everybody = [one.user_id for one in (*seated, *queue.seekers)]
    assert sorted(everybody) == list(range(60))
    for proposal in made:
        for one in proposal.seekers:
            assert len(proposal.seekers) in matchmaking.SIZES[one.wishes.sizes]
            assert matchmaking.takes(one.wishes, proposal.language, proposal.clock)
            assert all(
                matchmaking.may_meet(one, other) for other in proposal.seekers if other is not one
            )
    assert matchmaking.form(queue, NOON)[1] == ()


# --- Open tables ---------------------------------------------------------------------------------


def lobby_of(seated: int, **fields: object) -> TableDocument:
    members = tuple(Member(user_id=number, name=f"P{number}") for number in range(seated))
    table = TableDocument(
        code="7KQ2", key="k", seed="00" * 32, host=0, language="en", members=members
    )
    return table.changed(**fields)


def test_a_listed_table_in_private_chats_shows_seats_instead_of_names() -> None:
    table = listing.listed(lobby_of(3, visibility=Visibility.LINK))
    assert table.strangers
    assert [member.name for member in table.members] == ["", "", ""]
    assert table.size_max == 10


def test_a_listed_group_keeps_its_names() -> None:
    table = listing.listed(lobby_of(3, venue=Venue(chat=-1, title="Friends")))
    assert not table.strangers
    assert [member.name for member in table.members] == ["P0", "P1", "P2"]


def test_a_running_game_is_not_listed() -> None:
    with pytest.raises(Barred):
        listing.listed(lobby_of(5, stage=Stage.PLAYING))


def test_a_table_fits_by_language_clock_size_and_room() -> None:
    wishes = Wishes(languages=("en",), clock=Clock.RELAXED)
    table = listing.listed(lobby_of(4))
    assert listing.fits(table, wishes)
    assert not listing.fits(table, wishes.changed(languages=("fa",)))
    assert not listing.fits(table, wishes.changed(clock=Clock.TIMED))
    assert listing.fits(lobby_of(6, visibility=Visibility.LISTED), wishes)
    six = lobby_of(6, visibility=Visibility.LISTED)
    assert not listing.fits(six, wishes.changed(sizes=Sizes.SMALL))
    assert not listing.fits(table.changed(size_max=4), wishes)
    assert not listing.fits(table.changed(stage=Stage.PLAYING), wishes)
    assert not listing.fits(lobby_of(4), wishes)


def test_the_list_of_tables_stays_short() -> None:
    queue = QueueDocument()
    for number in range(30):
        queue = listing.remember(queue, f"T{number}")
    assert queue.open_tables[0] == "T10"
    assert len(listing.remember(queue, "T29").open_tables) == 20
    assert listing.forget(queue, ["T10"]).open_tables[0] == "T11"


# --- The hall ------------------------------------------------------------------------------------


def test_ten_tables_talk_and_the_eleventh_is_first_in_line() -> None:
    queue = QueueDocument()
    for number in range(10):
        queue, place = hall.admit(queue, f"T{number}")
        assert place == 0
    for _ in range(2):
        queue, place = hall.admit(queue, "T10")
        assert place == 1
    queue, place = hall.admit(queue, "T11")
    assert place == 2
    assert hall.next_in_line(queue) is None
    queue = hall.release(queue, "T3")
    assert hall.next_in_line(queue) == "T10"
    # Nobody slips in before those who stand in line.
    queue, place = hall.admit(queue, "T12")
    assert place == 3
    queue, place = hall.admit(queue, "T10")
    assert (place, queue.in_line) == (0, ("T11", "T12"))
    assert hall.admit(queue, "T10") == (queue, 0)


# --- Conduct -------------------------------------------------------------------------------------


def test_the_ladder_warns_first_and_forgets_at_last() -> None:
    person, now = PersonDocument(user_id=1), NOON
    hours = []
    for _ in range(5):
        person = struck(person, now)
        hours.append(hours_barred(person, now))
        now += LADDER_MS[-1]
    assert hours == [0, 12, 24, 72, 72]
    person = struck(person, now + 40 * LADDER_MS[1] * 2)
    assert hours_barred(person, now) == 0


# --- Buttons -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "one",
    [
        Seek(Wishes(languages=LANGUAGES, sizes=Sizes.LARGE, clock=None), go=True),
        Seek(Wishes(languages=("fa",), sizes=Sizes.SMALL, clock=Clock.RELAXED), go=False),
        Browse(Wishes(languages=("ru", "tr"))),
        Queue("widen"),
        Match(10**9, "ready"),
        Enter("7KQ2"),
        Say("7KQ2"),
        Say("7KQ2", "what-had", 14),
    ],
)
def test_a_press_survives_its_spelling(one: Seek | Browse | Queue | Match | Enter | Say) -> None:
    assert press(data(one)) == one


@pytest.mark.parametrize(
    "forged",
    [
        *("sk:xx:a:t:1", "sk::a:t:1", "sk:en:z:t:1", "sk:en:a:q:1", "sk:en:a:t:2", "sk:en:a:t"),
        *("qu:all", "ma:x:ready", "ma:1:perhaps", "br:en:a", "en", "sy:7KQ2:hello:x", "sy:7KQ2"),
    ],
)
def test_forged_data_means_nothing(forged: str) -> None:
    assert press(forged) is None

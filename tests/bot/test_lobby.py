"""A lobby as pure functions: who may sit, robots, kept seats, and the countdown to the start."""

import pytest

from tgbot.bars import Bar, Barred
from tgbot.documents import Member, Stage, TableDocument
from tgbot.tables import countdown, lobby
from tgbot.tables.rematch import rematch_of

MINUTE = 60_000


def person(number: int) -> Member:
    return Member(user_id=number, name=f"P{number}")


def a_lobby(people: int = 0, **fields: object) -> TableDocument:
    table = TableDocument(code="7KQ2", key="key", seed="00" * 32, host=1, language="en")
    for number in range(1, people + 1):
        table = lobby.join(table, person(number))
    return table.changed(**fields)


def names(table: TableDocument) -> list[str]:
    return [member.name for member in table.members]


# --- Seats ---------------------------------------------------------------------------------------


def test_people_sit_in_the_order_of_joining() -> None:
    assert names(a_lobby(3)) == ["P1", "P2", "P3"]


def test_nobody_sits_twice() -> None:
    with pytest.raises(Barred) as barred:
        lobby.join(a_lobby(3), person(2))
    assert barred.value.bar is Bar.ALREADY_SEATED


def test_a_table_has_fifteen_seats() -> None:
    with pytest.raises(Barred) as barred:
        lobby.join(a_lobby(15), person(16))
    assert barred.value.bar is Bar.TABLE_FULL


def test_nobody_sits_down_once_the_game_has_begun() -> None:
    with pytest.raises(Barred) as barred:
        lobby.join(a_lobby(5, stage=Stage.PLAYING), person(6))
    assert barred.value.bar is Bar.TOO_LATE


def test_when_the_host_leaves_the_next_seat_hosts() -> None:
    after = lobby.leave(a_lobby(3), 1)
    assert after is not None
    assert after.host == 2
    assert names(after) == ["P2", "P3"]


def test_a_robot_never_hosts_and_a_lobby_of_robots_is_empty() -> None:
    table = lobby.add_robot(a_lobby(1))
    table = lobby.join(table, person(2))
    after = lobby.leave(table, 1)
    assert after is not None
    assert after.host == 2
    assert lobby.leave(after, 2) is None


# --- Robots --------------------------------------------------------------------------------------


def test_robots_fill_a_table_up_to_the_fewest_players_and_no_further() -> None:
    table = a_lobby(2)
    for _ in range(3):
        table = lobby.add_robot(table)
    assert [member.robot for member in table.members] == [False, False, True, True, True]
    assert len({member.name for member in table.members}) == 5
    with pytest.raises(Barred) as barred:
        lobby.add_robot(table)
    assert barred.value.bar is Bar.ENOUGH_PLAYERS


def test_at_a_full_table_a_robot_makes_room_where_it_sat() -> None:
    table = lobby.add_robot(a_lobby(4, size_max=5))
    table = lobby.join(table, person(9))
    assert names(table) == ["P1", "P2", "P3", "P4", "P9"]
    with pytest.raises(Barred):
        lobby.join(table, person(10))


def test_the_last_robot_goes_first_and_its_name_is_free_again() -> None:
    two = lobby.add_robot(lobby.add_robot(a_lobby(1)))
    one = lobby.remove_robot(two)
    assert names(one) == names(two)[:2]
    assert lobby.add_robot(one) == two
    with pytest.raises(Barred) as barred:
        lobby.remove_robot(a_lobby(1))
    assert barred.value.bar is Bar.NO_ROBOT


def test_robots_need_no_letter_before_the_deal() -> None:
    table = lobby.begin(lobby.add_robot(a_lobby(4)))
    for number in range(1, 5):
        assert not lobby.all_reached(table)
        table = lobby.reached(table, number)
    assert lobby.all_reached(table)


# --- Kept seats ----------------------------------------------------------------------------------


def finished(people: int = 6) -> TableDocument:
    played = lobby.add_robot(a_lobby(people, size_min=people + 1))
    members = (*played.members[:2], played.members[2].changed(away=True), *played.members[3:])
    return played.changed(
        stage=Stage.OVER,
        members=members,
        done={1: "p:7KQ2:1:n2"},
        nudges={4: 1},
        extended=(1,),
        reminders=2,
    )


def test_a_rematch_keeps_the_settings_the_robots_and_the_seats_and_nothing_of_the_game() -> None:
    over = finished()
    again = rematch_of(over, "N3W5", host=2, now_ms=99)
    assert names(again) == ["P2", "Vega"]
    assert [member.name for member in again.kept] == ["P1", "P3", "P4", "P5", "P6"]
    assert not any(member.away for member in again.kept)
    assert (again.code, again.host, again.stage, again.opened_ms) == ("N3W5", 2, Stage.LOBBY, 99)
    assert again.seed != over.seed
    assert again.key != over.key
    assert again.size_min == over.size_min
    assert (again.done, again.nudges, again.extended, again.reminders) == ({}, {}, (), 0)


def test_while_seats_are_kept_only_their_people_sit() -> None:
    again = rematch_of(finished(), "N3W5", host=2, now_ms=0)
    with pytest.raises(Barred) as barred:
        lobby.join(again, person(99))
    assert barred.value.bar is Bar.SEATS_KEPT
    again = lobby.join(again, person(4))
    assert [member.name for member in again.kept] == ["P1", "P3", "P5", "P6"]
    assert "P99" in names(lobby.join(lobby.release(again), person(99)))


def test_when_all_have_come_nothing_is_kept() -> None:
    again = rematch_of(finished(), "N3W5", host=1, now_ms=0)
    for number in range(2, 7):
        again = lobby.join(again, person(number))
    assert "P99" in names(lobby.join(again, person(99)))


# --- The countdown -------------------------------------------------------------------------------


def counting(left_s: int, **fields: object) -> TableDocument:
    return a_lobby(3, autostart=True, starts_ms=left_s * 1000, **fields)


def seconds_left(table: TableDocument) -> float:
    return table.starts_ms / 1000


def test_a_lobby_counts_down_only_if_its_group_wants_that() -> None:
    assert countdown.begun(a_lobby(), 500).starts_ms == 0
    assert countdown.begun(a_lobby(autostart=True), 500).starts_ms == 500 + 3 * MINUTE
    assert countdown.next_ring(a_lobby()) is None


@pytest.mark.parametrize(
    ("left", "after"), [(170, 170), (61, 61), (60, 60), (45, 60), (30, 60), (20, 50), (1, 31)]
)
def test_a_joining_player_gives_a_short_countdown_a_little_more(left: int, after: int) -> None:
    assert seconds_left(countdown.topped_up(counting(left), 0)) == after


def test_each_player_asks_for_more_time_once() -> None:
    table = countdown.extended(counting(50), 2, 30_000, 0, admin=False)
    assert seconds_left(table) == 80
    with pytest.raises(Barred) as barred:
        countdown.extended(table, 2, 30_000, 0, admin=False)
    assert barred.value.bar is Bar.EXTENDED_ALREADY
    assert seconds_left(countdown.extended(table, 3, 30_000, 0, admin=False)) == 110


@pytest.mark.parametrize(
    ("admin", "more", "after"),
    [
        (False, 600, 110),  # sixty seconds are the most at once
        (False, -30, 50),  # and nobody but an admin takes time away
        (True, -30, 20),
        (True, -600, 5),
    ],
)
def test_wishes_have_limits(admin: bool, more: int, after: int) -> None:
    table = countdown.extended(counting(50), 2, more * 1000, 0, admin=admin)
    assert seconds_left(table) == after


def test_no_wish_makes_a_countdown_longer_than_five_minutes() -> None:
    table = counting(290)
    for _ in range(3):
        table = countdown.extended(table, 2, 60_000, 0, admin=True)
    assert seconds_left(table) == 300


def test_two_reminders_are_given_however_often_the_countdown_is_extended() -> None:
    table, now, reminders = counting(180), 0, 0
    for more in (60, 60, 60, 60, 60, 0):
        while (ring := countdown.next_ring(table)) is not None and ring < table.starts_ms:
            now = ring
            due = countdown.reminders_due(table, now)
            reminders += due - table.reminders
            table = table.changed(reminders=due)
        table = countdown.extended(table, 1, more * 1000, now, admin=True)
    assert reminders == 2
    assert countdown.next_ring(table) == table.starts_ms


def test_a_countdown_that_is_cut_short_reminds_once() -> None:
    cut = countdown.extended(counting(170), 1, -160_000, 0, admin=True)
    assert seconds_left(cut) == 10
    assert countdown.reminders_due(cut, 0) == 2
    assert countdown.next_ring(cut.changed(reminders=2)) == cut.starts_ms

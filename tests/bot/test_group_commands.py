"""The commands of a group's lobby, said and heard over HTTP."""

import asyncio
import re

from tests.bot.driver import Table
from tests.bot.town import FINISHED, Town
from tgbot.documents import Stage
from tgbot.playground.phones import Person
from tgbot.playground.seen import Seen

ISOLATES = re.compile("[\u2068\u2069]")
"""What keeps a name's direction to itself."""


async def sent(table: Table, *methods: str) -> int:
    """How many messages the group has got from the bot."""
    calls = await table.town.calls(*(methods or ("sendMessage",)), chat=table.group.id)
    return sum(call.code == 200 for call in calls)


async def say(table: Table, who: Person, text: str, *, reply_to: Seen | None = None) -> str:
    """Says something in the group; gives the newest message of the bot after it."""
    await who.say(text, table.group, reply_to=reply_to)
    await table.town.rest()
    return ISOLATES.sub("", (await table.group.last()).text)


async def seated(table: Table) -> list[str]:
    return [member.name for member in (await table.document()).members]


async def test_ten_joins_in_one_second_seat_ten_people_on_one_edited_panel(town: Town) -> None:
    table = await Table.gather(town, 10)
    for person in table.people:
        await person.start()
    await town.rest()
    await table.host.say("/newgame", table.group)
    await town.rest()
    panels = await sent(table)

    await asyncio.gather(*(person.press("✋ Join", table.group) for person in table.people))
    await town.rest()

    assert sorted(await seated(table)) == sorted(person.name for person in table.people)
    assert await sent(table) == panels
    panel = await table.group.last()
    assert all(person.name in panel.text for person in table.people)
    assert await town.world.refused_calls() == []


async def test_no_text_of_a_lobby_holds_a_command(town: Town) -> None:
    table = await Table.gather(town, 5)
    await table.open()
    assert "/" not in (await table.group.last()).text
    for command in ("/startgame", "/players", "/extend", "/nextgame"):
        assert "/" not in await say(table, table.host, command)
        await town.wait(20)


async def test_startgame_opens_shows_and_asks_and_never_starts(town: Town) -> None:
    table = await Table.gather(town, 6)
    await say(table, table.host, "/startgame")
    for person in table.people[:5]:
        await table.sit(person)
    await town.wait(20)

    # From somebody who does not run the lobby it only shows the panel again.
    assert "5 players are seated" in await say(table, table.people[3], "/startgame")
    await town.wait(20)

    assert "Start the game with 5 players?" in await say(table, table.host, "/startgame")
    assert (await table.document()).stage is Stage.LOBBY
    await table.host.press("▶ Start with 5", table.group)
    await town.rest()
    assert (await table.document()).stage is Stage.PLAYING


async def test_forcestart_is_for_whoever_runs_the_lobby(town: Town) -> None:
    table = await Table.gather(town, 6)
    await table.people[1].say("/newgame", table.group)
    await town.rest()
    for person in table.people[1:5]:
        await table.sit(person)
    admin, host, guest = table.people[0], table.people[1], table.people[2]

    assert "Only the host" in await say(table, guest, "/forcestart")
    assert "1 more player" in await say(table, host, "/go")
    await table.sit(table.people[5])
    await town.wait(20)
    assert "Start the game with 5 players?" in await say(table, admin, "/forcestart")


async def test_join_shows_the_panel_again_at_most_once_in_fifteen_seconds(town: Town) -> None:
    table = await Table.gather(town, 5)
    await table.open(seats=1)
    await town.wait(20)
    before = await sent(table)

    for person in table.people:
        await say(table, person, "/join")
    assert await sent(table) == before + 1

    await town.wait(20)
    await say(table, table.host, "/join")
    assert await sent(table) == before + 2


async def test_after_the_start_it_is_too_late(town: Town) -> None:
    table = await Table.gather(town, 6)
    await table.open(seats=5)
    link = next(
        button.url
        for row in (await table.group.last()).buttons
        for button in row
        if button.text == "✋ Join"
    )
    await table.begin()
    late = table.people[5]

    assert "The game has begun" in await say(table, late, "/join")
    assert "The game has begun" in await say(table, table.host, "/extend")
    assert link is not None
    await late.open(link)
    await town.rest()
    assert "The game has begun" in (await late.last()).text
    assert len(await seated(table)) == 5


async def test_a_lobby_can_be_left_by_both_words_and_the_next_seat_hosts(town: Town) -> None:
    table = await Table.gather(town, 5)
    await table.open(seats=3)

    await say(table, table.people[2], "/flee")
    assert await seated(table) == ["Ann", "Bob"]
    panel = await say(table, table.host, "/leave")
    assert "Host: Bob" in panel
    assert "closed" in await say(table, table.people[1], "/leave")


# --- Whose seat is meant -------------------------------------------------------------------------


async def test_a_seat_is_freed_by_reply_by_mention_and_by_number(town: Town) -> None:
    people = [
        await town.world.person(name, username=username)
        for name, username in [("Ann", "ann"), ("Bob", "bob_b"), ("Cem", None), ("Dora", None)]
    ]
    group = await town.world.group("Friends", owner=people[0], members=people[1:])
    await group.add_bot()
    await town.rest()
    table = Table(town, people, group, 1, "en")
    await table.open()
    words = await people[2].say("Hello", group)

    assert "The seat is free again: Cem" in await say(table, people[0], "/kick", reply_to=words)
    assert "Your seat" in (await people[2].last()).text
    assert "The seat is free again: Bob" in await say(table, people[0], "/smite @Bob_B")
    assert "The seat is free again: Dora" in await say(table, people[0], "/kick 2")
    assert await seated(table) == ["Ann"]

    assert "Nobody sits there" in await say(table, people[0], "/kick 7")
    assert "Nobody sits there" in await say(table, people[0], "/kick @stranger")
    assert "Whose seat?" in await say(table, people[0], "/kick")
    await table.sit(people[1])  # somebody whose seat was taken may sit down again
    assert await seated(table) == ["Ann", "Bob"]


async def test_only_the_host_and_admins_take_seats_away(town: Town) -> None:
    table = await Table.gather(town, 5)
    await table.open(seats=4)
    assert "Only the host" in await say(table, table.people[1], "/kick 1")
    assert len(await seated(table)) == 4


async def test_in_a_game_the_seat_of_a_smitten_player_stays_and_waits_for_its_person(
    town: Town,
) -> None:
    table = await Table.gather(town, 5)
    await table.deal()

    await say(table, table.host, "/smite 3")
    document = await table.document()
    assert document.game is not None
    assert document.game.absent == (2,)
    lost = table.people[2]
    assert "/back" in (await lost.last()).text

    await lost.say("/back")
    await town.rest()
    document = await table.document()
    assert document.game is not None
    assert document.game.absent == ()


# --- A lobby that starts by itself ---------------------------------------------------------------


async def autostarting(town: Town, size: int) -> Table:
    table = await Table.gather(town, size)
    await say(table, table.host, "/config")
    await table.host.press("🚀 Let games start by themselves", table.group)
    await town.rest()
    return table


async def test_a_lobby_starts_by_itself_after_two_reminders(town: Town) -> None:
    table = await autostarting(town, 5)
    await table.open()
    assert "starts by itself" in (await table.group.last()).text

    reminders = []
    for _ in range(200):
        await town.wait(1)
        last = await table.group.last()
        if "starts in" in last.text and last.id not in reminders:
            reminders.append(last.id)
            assert last.labels == ["✋ Join"]
        if (await table.document()).stage is Stage.PLAYING:
            break
    assert len(reminders) == 2
    await table.play()
    assert FINISHED in (await table.group.last()).text


async def test_a_lobby_with_too_few_people_stays_open_when_the_time_is_up(town: Town) -> None:
    table = await autostarting(town, 5)
    await table.open(seats=3)
    await town.wait(200)
    assert any("2 more players are needed" in one.text for one in await table.group.messages())
    document = await table.document()
    assert (document.stage, document.starts_ms) == (Stage.LOBBY, 0)


async def test_extend_gives_time_once_to_each_and_admins_may_shorten(town: Town) -> None:
    table = await autostarting(town, 5)
    await table.open(seats=4)
    guest, stranger = table.people[1], table.people[4]
    began = (await table.document()).starts_ms

    assert "starts in" in await say(table, guest, "/extend")
    assert (await table.document()).starts_ms == began + 30_000
    assert "more time in this lobby before" in await say(table, guest, "/extend 60")
    await say(table, stranger, "/extend")
    assert (await table.document()).starts_ms == began + 30_000
    await say(table, table.host, "/extend -90")
    assert (await table.document()).starts_ms == began - 60_000


async def test_extend_keeps_a_lobby_open_that_its_host_starts(town: Town) -> None:
    table = await Table.gather(town, 5)
    await table.open(seats=2)
    await town.wait(29 * 60)
    assert "another half hour" in await say(table, table.host, "/extend")
    await town.wait(29 * 60)
    assert (await table.document()).stage is Stage.LOBBY
    await town.wait(2 * 60)
    assert "nobody touched it" in (await table.group.last()).text

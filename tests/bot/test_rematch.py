"""Playing again: once for each game, with the same people, whose seats are kept for a minute."""

from tests.bot.driver import Table
from tests.bot.town import FINISHED, Town
from tgbot.documents import Clock, Stage, TableDocument
from tgbot.playground.phones import Person
from tgbot.playground.seen import Pressed

AGAIN = "🔁 Play again"
SIT = "✋ Take my seat"


async def played(town: Town, size: int = 5) -> Table:
    """A group whose game is over: cancelled, which is the shortest."""
    table = await Table.gather(town, size)
    await table.deal()
    await cancel(table)
    return table


async def cancel(table: Table) -> None:
    await table.host.say("/cancel", table.group)
    await table.town.rest()
    await table.host.press("🛑 Yes, cancel", table.group)
    await table.town.rest()


async def lobby_of(town: Town) -> TableDocument:
    """The one table that is not over."""
    tables = [await town.store.read_table(code) for code in await town.store.codes()]
    (found,) = [one for one in tables if one is not None and one.stage is not Stage.OVER]
    return found


async def press(town: Town, who: Person, label: str, table: Table | None = None) -> Pressed:
    answer = await who.press(label, table.group if table else None)
    await town.rest()
    return answer


def names(table: TableDocument) -> list[str]:
    return [member.name for member in table.members]


async def test_the_same_people_play_again_with_one_tap_each(town: Town) -> None:
    table = await Table.gather(town, 5)
    await table.deal()
    await table.play()
    assert FINISHED in (await table.group.last()).text

    await press(town, table.people[3], AGAIN, table)
    assert names(await lobby_of(town)) == ["Dora"]
    for person in (table.people[0], table.people[1]):
        await press(town, person, SIT, table)  # on the new panel
    for person in (table.people[2], table.people[4]):
        await press(town, person, AGAIN, table)  # or below the last message of the old game
    again = await lobby_of(town)
    assert sorted(names(again)) == sorted(person.name for person in table.people)
    assert again.host == table.people[3].id

    await press(town, table.people[3], "▶ Start", table)
    await press(town, table.people[3], "▶ Start with 5", table)
    assert (await lobby_of(town)).stage is Stage.PLAYING
    assert await town.world.refused_calls() == []


async def test_seats_are_kept_for_a_minute_and_then_anybody_may_sit(town: Town) -> None:
    table = await played(town)
    stranger = await town.world.person("Zoë")
    await stranger.join(table.group)
    await press(town, table.host, AGAIN, table)
    panel = await table.group.last()
    assert "seats are kept for" in panel.text
    assert "✋ Join" not in panel.labels

    refused = await press(town, stranger, SIT, table)
    assert refused.alert
    assert "kept for the players of the last game" in refused.text

    await town.wait(61)
    panel = await table.group.last()
    assert "seats are kept" not in panel.text
    await table.sit(stranger)
    # Somebody of the old game who comes late sits down as anybody does, or by the old button.
    await press(town, table.people[1], AGAIN, table)
    assert names(await lobby_of(town)) == ["Ann", "Zoë", "Bob"]


async def test_one_rematch_for_each_game(town: Town) -> None:
    table = await played(town)
    await press(town, table.host, AGAIN, table)
    first = await lobby_of(town)
    answer = await press(town, table.host, AGAIN, table)
    assert "a seat already" in answer.text

    await press(town, table.host, "Leave", table)
    answer = await press(town, table.people[1], AGAIN, table)
    assert answer.alert
    assert first.code not in await town.store.codes()


async def test_only_players_of_the_game_ask_and_not_while_another_lobby_is_open(
    town: Town,
) -> None:
    table = await played(town)
    stranger = await town.world.person("Zoë")
    await stranger.join(table.group)
    answer = await press(town, stranger, AGAIN, table)
    assert "Only the players of that game" in answer.text

    await stranger.say("/newgame", table.group)
    await town.rest()
    answer = await press(town, table.host, AGAIN, table)
    assert "open here already" in answer.text


async def test_nobody_sits_at_two_tables(town: Town) -> None:
    table = await played(town)
    other = await town.world.group("Others", owner=table.people[1])
    await other.add_bot()
    await town.rest()
    await table.people[1].say("/newgame", other)
    await town.rest()
    await press(town, table.host, AGAIN, table)

    answer = await press(town, table.people[1], AGAIN, table)
    assert answer.alert
    assert "another table" in answer.text


async def test_a_rematch_keeps_the_settings_of_its_game(town: Town) -> None:
    table = await Table.gather(town, 5)
    await table.host.say("/config", table.group)
    await town.rest()
    await press(town, table.host, "⏱ Use the timed clock", table)
    await table.deal()
    await cancel(table)

    await press(town, table.host, AGAIN, table)
    assert (await lobby_of(town)).clock is Clock.TIMED


async def test_at_a_table_in_private_chats_each_is_asked_alone(town: Town) -> None:
    people = await town.people(5)
    for person in people:
        await person.start()
    await town.rest()
    await a_game_in_private_chats(town, people)
    await people[0].say("/cancel")
    await town.rest()
    await press(town, people[0], "🛑 Yes, cancel")

    await press(town, people[2], AGAIN)
    for person in people:
        if person is not people[2]:
            assert "Another game with the same players?" in (await person.last()).text
            await press(town, person, SIT)
    again = await lobby_of(town)
    assert sorted(member.user_id for member in again.members) == sorted(one.id for one in people)
    assert again.host == people[2].id
    await press(town, people[2], "▶ Start")
    await press(town, people[2], "▶ Start with 5")
    assert (await lobby_of(town)).stage is Stage.PLAYING


async def a_game_in_private_chats(town: Town, people: list[Person]) -> None:
    """A table by link, at which these people play."""
    await people[0].say("/private")
    await town.rest()
    opened = await lobby_of(town)
    for person in people[1:]:
        await person.say(f"/join {opened.code}")
        await town.rest()
    await press(town, people[0], "▶ Start")
    await press(town, people[0], "▶ Start with 5")
    assert (await lobby_of(town)).stage is Stage.PLAYING

"""A lobby against people who do everything wrong: names, seats, roles they may not have."""

import asyncio

from core.state import Voting
from tests.bot.driver import Table
from tests.bot.town import CANCELLED, FINISHED, Town
from tgbot.documents import Stage
from tgbot.playground.phones import Person

HOSTILE = (
    "<b>Bob</b> & <a href='https://evil.example'>friends</a>",
    "\u202eevil\u2066\u2067",
    "x" * 64,
    "😀" * 64,
    "\u200b\u200b",
    "/start",
    "علی\u200cرضا",
    "{ $player } { -hitler }",
    "Ann",
    "Ann",
    "A\u0301\u0301\u0301\u0301\u0301\u0301",
    "@playground_bot",
    "🏁🛑",
    "%s %n {0} \\n",
    "ᅠ",
)
"""First names that somebody somewhere has."""


async def seated(table: Table) -> int:
    return len((await table.document()).members)


async def test_any_names_may_play_a_whole_game(town: Town) -> None:
    table = await Table.gather(town, 15, seed=5, names=HOSTILE)

    await table.deal()
    tally = await table.play()

    last = (await table.group.last()).text
    assert FINISHED in last
    assert await town.world.refused_calls() == []
    assert town.unanswered() == []
    assert tally.alerts == []
    for message in await table.group.messages():
        assert not any("evil.example" in one.get("url", "") for one in message.raw["entities"])
        assert "\u202e" not in message.text


async def test_nobody_sits_twice_or_at_two_tables(town: Town) -> None:
    table = await Table.gather(town, 5)
    await table.open(seats=3)
    await table.sit(table.people[1])
    assert await seated(table) == 3

    other = await town.world.group("Others", owner=table.people[1], members=table.people[2:])
    await other.add_bot()
    await town.rest()
    await table.people[4].say("/newgame", other)
    await town.rest()
    await table.people[1].press(table.label("button-join"), other)
    await town.rest()

    assert "another table" in (await table.people[1].last()).text
    assert (await town.store.read_person(table.people[1].id)).table == (
        (await table.document()).code
    )


async def test_joining_from_two_phones_at_once_takes_one_seat(town: Town) -> None:
    table = await Table.gather(town, 5)
    await table.open(seats=1)
    bob = table.people[1]
    link = (await table.group.last()).button(table.label("button-join")).url or ""

    await asyncio.gather(*(bob.open(link) for _ in range(5)))
    await town.rest()

    assert await seated(table) == 2


async def test_channels_and_anonymous_admins_get_a_hint_and_no_seat(town: Town) -> None:
    table = await Table.gather(town, 5)
    for act in ("channel", "anonymous"):
        if act == "channel":
            await table.people[1].say("/newgame", table.group, as_channel="News")
        else:
            await table.group.promote(table.people[1], anonymous=True)
            await table.people[1].say("/newgame", table.group)
        await town.rest()
        assert "act as yourself" in (await table.group.last()).text
        assert await town.store.codes() == frozenset()


async def test_an_anonymous_admin_may_cancel_a_lobby(town: Town) -> None:
    table = await Table.gather(town, 5)
    await table.open(seats=2)
    await table.group.promote(table.people[4], anonymous=True)

    await table.people[4].say("/cancel", table.group)
    await town.rest()
    await table.people[4].press(table.label("button-close"), table.group)
    await town.rest()

    assert CANCELLED in (await table.group.last()).text


async def test_only_host_and_admins_start_and_cancel(town: Town) -> None:
    table = await Table.gather(town, 6)
    await table.group.promote(table.people[5], rights=["can_delete_messages"])
    await table.open()
    somebody, admin = table.people[2], table.people[5]

    for word in ("button-start", "button-cancel"):
        answer = await somebody.press(table.label(word), table.group)
        assert answer.alert
        assert "Only the host" in answer.text
        assert not (await admin.press(table.label(word), table.group)).alert
        await town.rest()
        await somebody.press(table.label("button-keep"), table.group)
        await admin.press(table.label("button-keep"), table.group)
        await town.rest()
    await somebody.say("/cancel", table.group)
    await town.rest()

    assert await seated(table) == 6
    assert (await table.document()).stage is Stage.LOBBY


async def test_too_few_cannot_start(town: Town) -> None:
    table = await Table.gather(town, 5)
    await table.open(seats=4)

    answer = await table.host.press(table.label("button-start"), table.group)

    assert answer.alert
    assert "1 more player" in answer.text


async def test_the_sixteenth_finds_every_seat_taken(town: Town) -> None:
    names = [f"P{number}" for number in range(16)]
    table = await Table.gather(town, 16, names=names)
    await table.open()

    assert await seated(table) == 15
    assert "All seats are taken" in (await table.people[15].last()).text
    assert await town.world.refused_calls() == []


async def test_a_running_game_is_cancelled_by_a_second_tap(town: Town) -> None:
    table = await Table.gather(town, 5)
    await table.deal()
    await table.reach(lambda game: isinstance(game.phase, Voting))

    await table.host.say("/cancel", table.group)
    await town.rest()
    other = await table.people[3].press(table.label("button-close"), table.group)
    assert other.alert
    await table.host.press(table.label("button-keep"), table.group)
    await town.rest()
    assert not await table.over()

    await table.host.say("/cancel", table.group)
    await town.rest()
    await table.host.press(table.label("button-close"), table.group)
    await town.rest()

    last = (await table.group.last()).text
    assert CANCELLED in last
    assert all(person.name in last for person in table.people)
    assert await town.world.refused_calls() == []
    for person in table.people:
        assert (await town.store.read_person(person.id)).table is None


async def test_commands_at_the_wrong_time_are_answered_and_do_no_harm(town: Town) -> None:
    table = await Table.gather(town, 5)

    async def everything(person: Person) -> None:
        for word in (
            *("leave", "cancel", "board", "players", "role", "rules", "help", "about", "ping"),
            *("join", "back", "startgame", "kick 3", "extend", "history", "nextgame", "config"),
        ):
            await person.say(f"/{word}", table.group)
            await person.say(f"/{word}")
        await town.rest()

    await everything(table.people[4])
    await table.open()
    stranger = await town.world.person("Zoe")
    await stranger.join(table.group)
    await everything(stranger)
    await table.begin()
    await everything(stranger)
    await everything(table.people[4])
    await table.host.say("/cancel", table.group)
    await town.rest()
    await table.host.press(table.label("button-close"), table.group)
    await everything(table.people[4])

    assert any(CANCELLED in one.text for one in await table.group.messages())
    assert await town.store.count_aside() == 0
    refused = [call.error or "" for call in await town.world.refused_calls()]
    assert [error for error in refused if "not modified" not in error] == []


async def test_a_flood_of_commands_does_not_flood_the_group(town: Town) -> None:
    table = await Table.gather(town, 5)
    await table.deal()
    before = len(await town.calls("sendMessage", chat=table.group.id))

    for _ in range(40):
        await table.people[3].say("/newgame", table.group)
    await town.rest()

    assert len(await town.calls("sendMessage", chat=table.group.id)) - before <= 10


async def test_an_update_that_nobody_can_read_stops_nothing(town: Town) -> None:
    table = await Table.gather(town, 5)
    await table.open(seats=2)

    for update in (
        {"message": {"message_id": "not a number"}},
        {"callback_query": {"id": 5}},
        {"poll_answer": {"poll_id": "1"}},
        {"something_new": {"x": 1}},
        {"message": None},
        {},
    ):
        await town.world.inject(update)
    await table.sit(table.people[2])

    assert await seated(table) == 3


async def test_another_bot_gets_a_hint_and_no_lobby(town: Town) -> None:
    table = await Table.gather(town, 5)
    await town.world.inject(
        {
            "message": {
                "message_id": 999_999,
                "date": 1_800_000_000,
                "chat": {"id": table.group.id, "type": "supergroup", "title": "Friends"},
                "from": {"id": 4_242, "is_bot": True, "first_name": "Other"},
                "text": "/newgame",
                "entities": [{"type": "bot_command", "offset": 0, "length": 8}],
            }
        }
    )
    await town.rest()
    assert (await table.group.last()).text == town.texts.plain("en", "no-bots")
    assert not await town.house.store.codes()

"""The list of those who are told of a group's next lobby."""

import asyncio

from tests.bot.driver import Table
from tests.bot.town import Town
from tgbot.documents import GroupDocument
from tgbot.playground.client import Playground
from tgbot.playground.limits import Limits
from tgbot.playground.phones import Person
from tgbot.playground.seen import Call
from tgbot.storage.transaction import Transaction
from tgbot.tables.lobby_panel import JOIN_PREFIX
from tgbot.tables.nextgame import CALLED_AT_ONCE

CALL = "A lobby is open in"
TELEGRAMS_OWN = {
    "group_sends_per_minute": 20,
    "chat_sends_per_second": 1,
    "total_sends_per_second": 30,
}


async def group_document(town: Town, chat: int) -> GroupDocument:
    async def work(tx: Transaction) -> GroupDocument:
        return await tx.group(chat)

    return await town.store.transact(work)


async def waiting(table: Table) -> tuple[int, ...]:
    return (await group_document(table.town, table.group.id)).next_game


async def say(table: Table, who: Person, text: str) -> None:
    await who.say(text, table.group)
    await table.town.rest()


async def calls_to(table: Table, who: Person) -> int:
    return sum(CALL in message.text for message in await who.sees())


async def gathered(town: Town, size: int = 4) -> Table:
    """A group whose people have opened the private chat before."""
    table = await Table.gather(town, size)
    for person in table.people:
        await person.start()
    await town.rest()
    return table


async def test_whoever_waits_is_told_once_and_joins_from_there(town: Town) -> None:
    table = await gathered(town)
    bob, cem = table.people[1], table.people[2]
    await say(table, bob, "/nextgame")
    assert "I will write to you here when a lobby opens" in (await bob.last()).text

    await table.open(seats=0)
    assert await calls_to(table, bob) == 1
    assert await calls_to(table, cem) == 0
    await say(table, table.host, "/startgame")
    assert await calls_to(table, bob) == 1

    await bob.press("✋ Join")
    await town.rest()
    assert "Bob" in [member.name for member in (await table.document()).members]
    assert await waiting(table) == ()


async def test_who_does_not_come_stays_listed_for_the_lobby_after(town: Town) -> None:
    table = await gathered(town)
    bob = table.people[1]
    await say(table, bob, "/nextgame")
    for lobbies in (1, 2):
        await table.open(seats=0)
        assert await calls_to(table, bob) == lobbies
        await say(table, table.host, "/cancel")
        await table.host.press("🛑 Yes, cancel", table.group)
        await town.rest()
    assert await waiting(table) == (bob.id,)


async def test_the_list_is_left_by_the_command_by_a_button_and_with_the_group(town: Town) -> None:
    table = await gathered(town)
    for person in table.people[1:]:
        await say(table, person, "/nextgame")
    ann, bob, cem, dora = table.people

    await say(table, bob, "/nextgame")
    assert "I will not write to you any more" in (await bob.last()).text
    await cem.press("🔕 Stop telling me")
    await town.rest()
    await dora.leave(table.group)
    await town.rest()
    await say(table, ann, "/stopwaiting")  # was not on it
    assert await waiting(table) == ()


async def test_somebody_new_opens_the_private_chat_first(town: Town) -> None:
    table = await Table.gather(town, 4)
    cem = table.people[2]
    await say(table, cem, "/nextgame")
    assert await waiting(table) == ()
    await cem.press("🔔 Tell me", table.group)
    await town.rest()
    assert await waiting(table) == (cem.id,)


async def test_a_link_of_a_group_one_is_not_in_leads_nowhere(town: Town) -> None:
    table = await gathered(town)
    stranger = await town.world.person("Zoë")
    await stranger.start(f"n-{abs(table.group.id)}")
    await town.rest()
    assert (await stranger.last()).text == town.texts.plain("en", "not-a-member")
    await stranger.start("n-12345")
    await town.rest()
    assert "no longer valid" in (await stranger.last()).text
    assert await waiting(table) == ()


async def test_who_cannot_be_written_to_is_not_kept_waiting(town: Town) -> None:
    table = await gathered(town)
    bob = table.people[1]
    await say(table, bob, "/nextgame")
    await bob.block()
    await town.rest()
    await table.open(seats=0)
    assert await waiting(table) == ()


async def test_three_hundred_who_wait_do_not_delay_a_running_game(
    world: Playground, valkey_url: str
) -> None:
    await world.set_limits(Limits())
    async with Town.founded(world, valkey_url, **TELEGRAMS_OWN) as town:
        playing = await Table.gather(town, 5)
        await playing.deal()
        crowd = await Table.gather(town, 2)
        many = [await world.person(f"P{number}", started=True) for number in range(300)]
        await on_the_list(town, crowd.group.id, [person.id for person in many])
        town.pass_time(60)

        await crowd.host.say("/newgame", crowd.group)
        while len(await told(town)) < CALLED_AT_ONCE:  # noqa: ASYNC110  # the journal rings no bell
            await asyncio.sleep(0.01)
        nominated = await nominate(playing)
        voted = await vote(playing)
        assert len(await told(town)) < 300
        # A second of the limiter's time is as many calls as it lets through in one.
        assert max(nominated, voted) <= TELEGRAMS_OWN["total_sends_per_second"]

        await town.rest()
        calls = await told(town)
        assert len(calls) == len({call.params["chat_id"] for call in calls}) == 300
        assert all(f"start={JOIN_PREFIX}-" in str(call.params["reply_markup"]) for call in calls)
        assert await world.refused_calls() == []


async def on_the_list(town: Town, chat: int, people: list[int]) -> None:
    """As if each had said /nextgame."""

    async def work(tx: Transaction) -> None:
        group = await tx.group(chat)
        tx.put_group(group.changed(next_game=tuple(people)))

    await town.store.transact(work)


async def told(town: Town, since: int = 0) -> list[Call]:
    """The calls that told somebody of the lobby."""
    sent = await town.world.journal("sendMessage", since)
    return [one for one in sent if CALL in one.params["text"]]


async def nominate(playing: Table) -> int:
    """The candidate names a chancellor; gives how many of the list went before the group's poll."""
    for person in playing.people:
        last = await person.last()
        if last.buttons:
            before = await newest(playing.town)
            await person.press(last.buttons[0][0])
            return await overtaken(playing, "sendPoll", before)
    raise AssertionError("nobody is asked for a chancellor")


async def vote(playing: Table) -> int:
    """Everybody votes; gives how many of the list went before the group heard the result."""
    poll = await playing.group.last()
    for person in playing.people[1:]:
        await person.vote(poll, 0)
    before = await newest(playing.town)
    await playing.host.vote(poll, 0)
    return await overtaken(playing, "sendMessage", before)


async def newest(town: Town) -> int:
    """The number of the bot's newest call that told somebody of the lobby."""
    return (await told(town))[-1].number


async def overtaken(playing: Table, method: str, before: int) -> int:
    """Waits for a call to the playing group; gives how many of the list were told before it."""
    while True:
        for call in await playing.town.world.journal(method, before):
            if call.params["chat_id"] == playing.group.id:
                return sum(one.number < call.number for one in await told(playing.town, before))
        await asyncio.sleep(0.01)

"""Comings and goings: players who leave or cannot be reached, groups that move or lose the bot."""

from collections.abc import Sequence

from core.state import PresidentDiscarding, Voting
from tests.bot.driver import Manners, Table
from tests.bot.town import CANCELLED, FINISHED, Town
from tgbot.documents import Stage
from tgbot.playground.phones import Person
from tgbot.words.marks import ROLE_MARKS


async def texts_of(person: Person) -> list[str]:
    """What the bot wrote to somebody in private."""
    return [one.text for one in await person.sees() if one.from_bot]


async def roles_told(people: Sequence[Person]) -> int:
    """How many of these people were told a role."""
    marks = set(ROLE_MARKS.values())
    return sum([any(text[0] in marks for text in await texts_of(one)) for one in people])


# --- Before the deal -----------------------------------------------------------------------------


async def test_nobody_gets_a_role_when_one_has_blocked_the_bot_unnoticed(town: Town) -> None:
    table = await Table.gather(town, 6)
    await table.open()
    await table.people[3].change(deactivated=True)  # no update tells the bot

    await table.begin()

    assert await roles_told(table.people) == 0
    document = await table.document()
    assert document.stage is Stage.LOBBY
    assert len(document.members) == 5
    said = [one.text for one in await table.group.messages() if "Dora" in one.text]
    assert sum("cannot write" in text for text in said) == 1

    await table.begin()
    assert await roles_told(table.people) == 5


async def test_who_blocks_the_bot_loses_the_seat_before_the_deal(town: Town) -> None:
    table = await Table.gather(town, 6)
    await table.open()

    await table.people[2].block()
    await town.rest()

    document = await table.document()
    assert [one.name for one in document.members] == ["Ann", "Bob", "Dora", "Ева", "Fatima"]
    assert "Cem" in (await table.group.last()).text
    assert await town.world.refused_calls() == []


async def test_the_next_seat_hosts_when_the_host_leaves(town: Town) -> None:
    table = await Table.gather(town, 6)
    await table.open()

    await table.host.press(table.label("button-leave"), table.group)
    await town.rest()

    panel = (await table.group.last()).text
    assert "Host: \u2068Bob\u2069" in panel
    assert "Ann" not in panel
    assert (await table.host.press(table.label("button-start"), table.group)).alert is False

    table.people = table.people[1:]
    await table.group.promote(table.people[0], rights=[])
    await table.people[0].press(table.label("button-deal", players=5), table.group)
    await town.rest()
    assert await roles_told(table.people) == 5


async def test_the_last_to_leave_closes_the_lobby(town: Town) -> None:
    table = await Table.gather(town, 5)
    await table.open(seats=2)
    for person in table.people[:2]:
        await person.say("/leave", table.group)
        await town.rest()

    assert CANCELLED in (await table.group.last()).text
    assert await town.store.codes() == frozenset()
    assert (await town.store.read_person(table.host.id)).table is None


async def test_who_leaves_the_group_leaves_its_lobby(town: Town) -> None:
    table = await Table.gather(town, 6)
    await table.open()

    await table.people[4].leave(table.group)
    await town.rest()

    assert len((await table.document()).members) == 5
    assert "Ева" not in (await table.group.last()).text


# --- In a running game ---------------------------------------------------------------------------


async def test_a_player_who_leaves_the_group_is_played_for_and_may_come_back(town: Town) -> None:
    table = await Table.gather(town, 7, seed=2)
    await table.deal()
    candidate = await table.candidate()

    await candidate.leave(table.group)
    await town.rest()

    game = await table.game()
    assert game.round == 2
    seat = (await table.document()).seat_of(candidate.id)
    assert set(game.absent) == {seat}
    assert any("away" in one.text for one in await table.group.messages() if one.pinned)

    await candidate.join(table.group)
    await candidate.say("/back")
    await town.rest()

    assert not (await table.game()).absent
    await table.play()
    assert FINISHED in (await table.group.last()).text
    assert await town.world.refused_calls() == []


async def test_a_game_that_most_have_left_is_called_off(town: Town) -> None:
    table = await Table.gather(town, 5)
    await table.deal()

    for person in table.people[1:4]:
        await person.leave(table.group)
        await town.rest()

    assert CANCELLED in (await table.group.last()).text
    assert (await town.store.read_person(table.host.id)).table is None
    assert (await table.document()).stage is Stage.OVER


async def test_a_blocked_player_is_named_once_and_gets_everything_on_coming_back(
    town: Town,
) -> None:
    table = await Table.gather(town, 5, seed=1)
    await table.deal()
    game = await table.reach(lambda game: isinstance(game.phase, Voting))
    president = await table.person_at(game.rounds[-1].president)
    before = len(await president.sees())
    await president.block()
    await town.rest()
    poll = next(one for one in reversed(await table.group.messages()) if one.poll)
    for person in table.people:
        await person.vote(poll, 0)
    await town.rest()

    notices = [one for one in await table.group.messages() if "start=back" in str(one.raw)]
    assert [president.name in one.text for one in notices] == [True]
    alert = await president.press(table.label("button-my-role"), table.group)
    assert alert.alert
    assert len(await president.sees()) == before

    await president.press(notices[0].buttons[0][0])
    await town.rest()

    assert await roles_told([president]) == 1
    assert len((await president.last()).buttons) == 3
    await table.play()
    assert FINISHED in (await table.group.last()).text


# --- The group moves, the bot goes ----------------------------------------------------------------


async def test_a_lobby_moves_with_its_group(town: Town) -> None:
    table = await Table.gather(town, 5, kind="group")
    await table.open(seats=3)

    await table.group.migrate()
    await town.rest()
    for person in table.people[3:]:
        await table.sit(person)
    await table.begin()
    await table.play()

    assert FINISHED in (await table.group.last()).text
    assert await town.world.refused_calls() == []


async def test_a_game_moves_with_its_group_while_a_poll_runs(town: Town) -> None:
    table = await Table.gather(town, 5, kind="group", seed=3)
    await table.deal()
    await table.reach(lambda game: isinstance(game.phase, Voting))
    old_poll = next(one for one in reversed(await table.group.messages()) if one.poll)
    await table.people[0].vote(old_poll, 0)
    await town.rest()

    await table.group.migrate()
    await town.rest()
    await table.people[1].vote(old_poll, 0)
    new_poll = next(one for one in reversed(await table.group.messages()) if one.poll)
    assert new_poll.id != old_poll.id
    for person in table.people[2:]:
        await person.vote(new_poll, 0)
    await town.rest()

    assert isinstance((await table.game()).phase, PresidentDiscarding)
    panels = [
        one for one in await table.group.messages() if table.label("button-my-role") in one.labels
    ]
    assert panels[-1].chat_id == table.group.id
    await table.play()
    assert FINISHED in (await table.group.last()).text


async def test_a_group_that_loses_the_bot_goes_on_when_it_is_back(town: Town) -> None:
    table = await Table.gather(town, 5, seed=3)
    await table.deal()
    await table.reach(lambda game: isinstance(game.phase, Voting))

    await table.group.remove_bot()
    await town.rest()
    for person in table.people:
        assert "half an hour" in (await person.last()).text

    await table.group.add_bot(rights=["can_pin_messages"])
    await town.rest()
    await table.play()

    assert FINISHED in (await table.group.last()).text


async def test_a_game_without_a_group_is_called_off_after_half_an_hour(town: Town) -> None:
    table = await Table.gather(town, 5, seed=3)
    await table.deal()
    await table.group.remove_bot()
    await town.rest()

    await town.wait(31 * 60)

    assert (await table.document()).stage is Stage.OVER
    for person in table.people:
        assert (await town.store.read_person(person.id)).table is None
        assert CANCELLED in (await person.last()).text


async def test_a_lobby_ends_with_the_bots_removal(town: Town) -> None:
    table = await Table.gather(town, 5)
    await table.open(seats=3)
    await table.group.remove_bot()
    await town.rest()

    assert await town.store.codes() == frozenset()
    assert (await town.store.read_person(table.host.id)).table is None


# --- Topics --------------------------------------------------------------------------------------


async def test_a_table_stays_in_its_topic_and_outlives_its_closing(town: Town) -> None:
    people = await town.people(5)
    group = await town.world.group("Forum", owner=people[0], members=people[1:], forum=True)
    await group.add_bot()
    topic = await group.topic("Games")
    await town.rest()
    table = Table(town, people, group, 1, "en")
    await table.host.say("/newgame", group, topic=topic)
    await town.rest()
    for person in people:
        await table.sit(person)
    await table.begin()
    posted = [
        one for one in await group.messages() if one.from_bot and one.raw["thread_id"] == topic
    ]
    assert len(posted) == 2

    await group.close_topic(topic)
    await table.play(Manners(ja=0.9))

    assert FINISHED in (await group.last()).text

"""Time at a table: reminders, a clock that acts, clocks of earlier steps, lobbies that close."""

from core.state import ChancellorEnacting, PresidentDiscarding, Voting
from tests.bot.driver import Manners, Table
from tests.bot.town import CANCELLED, FINISHED, Town
from tgbot.documents import Clock
from tgbot.storage.transaction import Transaction
from tgbot.tables import pace, waiting

MINUTE = 60.0


async def timed(town: Town, size: int = 5, seed: int = 1) -> Table:
    """A dealt table whose group has chosen a clock that acts."""
    table = await Table.gather(town, size, seed=seed)

    async def choose(tx: Transaction) -> None:
        group = await tx.group(table.group.id)
        tx.put_group(group.changed(clock=Clock.TIMED))

    await town.store.transact(choose)
    await table.deal()
    return table


# --- The relaxed clock ----------------------------------------------------------------------------


async def test_the_one_waited_for_is_reminded_and_the_group_once(town: Town) -> None:
    table = await Table.gather(town, 5)
    await table.deal()
    candidate = await table.candidate()
    others = [person for person in table.people if person is not candidate]
    heard = {person.id: len(await person.sees()) for person in table.people}
    in_group = len(await table.group.messages())

    for minutes in (2, 8, 20, 60, 600):
        await town.wait(minutes * MINUTE + 1)

    assert len(await candidate.sees()) == heard[candidate.id] + 3
    assert [len(await one.sees()) - heard[one.id] for one in others] == [0, 0, 0, 0]
    said = (await table.group.messages())[in_group:]
    assert len(said) == 1
    assert candidate.name in said[0].text
    assert (await table.game()).round == 1


async def test_whoever_answers_is_not_reminded(town: Town) -> None:
    table = await Table.gather(town, 5)
    await table.deal()
    await table.reach(lambda game: isinstance(game.phase, Voting))
    poll = next(one for one in reversed(await table.group.messages()) if one.poll)
    for person in table.people[:3]:
        await person.vote(poll, 0)
    await town.rest()

    await town.wait(2 * MINUTE + 1)

    reminded = ["ballot" in (await person.last()).text for person in table.people]
    assert reminded == [False, False, False, True, True]


async def test_the_panel_tells_who_is_missing_after_a_pause_between_ballots(town: Town) -> None:
    table = await Table.gather(town, 5)
    await table.deal()
    await table.reach(lambda game: isinstance(game.phase, Voting))
    poll = next(one for one in reversed(await table.group.messages()) if one.poll)
    for person in table.people[:3]:
        await person.vote(poll, 0)
    await town.rest()

    await town.wait(pace.BALLOTS_PAUSE_MS / 1000 + 1)

    panel = next(one for one in await table.group.messages() if one.pinned)
    assert "Ballots still missing (2): \u2068Dora\u2069 and \u2068Ева\u2069" in panel.text


async def test_a_game_in_which_nobody_moves_for_a_day_frees_its_players(town: Town) -> None:
    table = await Table.gather(town, 5)
    await table.deal()

    for minutes in (2, 8, 20, 23 * 60 + 31):
        assert not await table.over()
        await town.wait(minutes * MINUTE)

    assert CANCELLED in (await table.group.last()).text
    assert (await town.store.read_person(table.host.id)).table is None


# --- The clock that acts --------------------------------------------------------------------------


async def test_a_timed_game_plays_itself_to_its_end(town: Town) -> None:
    table = await timed(town, 7)

    for _ in range(400):
        if await table.over():
            break
        await town.wait(60)

    assert FINISHED in (await table.group.last()).text
    assert await town.world.refused_calls() == []


async def test_missing_ballots_are_nein(town: Town) -> None:
    table = await timed(town)
    await table.reach(lambda game: isinstance(game.phase, Voting))
    poll = next(one for one in reversed(await table.group.messages()) if one.poll)
    for person in table.people[:2]:
        await person.vote(poll, 0)
    await town.rest()

    await town.wait(121)

    game = await table.game()
    assert [ja for _, ja in game.rounds[0].ballots].count(True) == 2
    assert game.round == 2
    assert poll.poll is not None
    closed = next(one for one in await table.group.messages() if one.id == poll.id)
    assert closed.poll is not None
    assert closed.poll.closed


async def test_a_tile_chosen_by_the_clock_is_told_to_nobody(town: Town) -> None:
    table = await timed(town)
    await table.reach(lambda game: isinstance(game.phase, PresidentDiscarding), Manners(ja=1))
    president = await table.candidate()

    await town.wait(91)

    assert isinstance((await table.game()).phase, ChancellorEnacting)
    said = (await table.group.last()).text
    assert "Liberal" not in said
    assert "Fascist" not in said
    asked = [one for one in await president.sees() if one.from_bot][-1]
    assert not asked.buttons


async def test_the_clock_of_an_answered_question_does_nothing(town: Town) -> None:
    table = await timed(town)
    code = (await table.document()).code
    await table.reach(lambda game: isinstance(game.phase, Voting))
    before = await table.game()

    await town.store.transact(lambda tx: waiting.time_up(tx, code, 1, town.house.voice))
    await town.wait(100)

    assert await table.game() == before


# --- A lobby --------------------------------------------------------------------------------------


async def test_a_lobby_nobody_touches_closes_and_frees_everybody(town: Town) -> None:
    table = await Table.gather(town, 5)
    await table.open(seats=3)
    await town.wait(20 * MINUTE)
    await table.sit(table.people[3])
    await town.wait(20 * MINUTE)
    assert len((await table.document()).members) == 4

    await town.wait(10 * MINUTE + 1)

    assert CANCELLED in (await table.group.last()).text
    assert await town.store.codes() == frozenset()
    for person in table.people:
        assert (await town.store.read_person(person.id)).table is None
    buttons = [
        one.labels
        for one in await table.group.messages()
        if table.label("button-join") in one.labels
    ]
    assert buttons == []

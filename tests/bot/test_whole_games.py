"""Whole games over HTTP, from the lobby to the last reveal, by pressing what the players see."""

import pytest

from tests.bot.driver import FINISHED, Manners, Table, Town, busiest_minute, check_record
from tgbot.playground.client import Playground
from tgbot.playground.limits import Limits

SIZES = (5, 7, 10, 15)
TELEGRAMS_OWN = {
    "group_sends_per_minute": 20,
    "chat_sends_per_second": 1,
    "total_sends_per_second": 30,
}


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("size", SIZES)
async def test_a_whole_game_asks_nothing_in_vain(town: Town, size: int, language: str) -> None:
    table = await Table.gather(town, size, language=language, seed=size)

    await table.deal()
    tally = await table.play()

    assert FINISHED in (await table.group.last()).text
    assert await town.world.refused_calls() == []
    assert town.unanswered() == []
    assert tally.alerts == []
    assert max(tally.news.values()) == 1
    await check_record(table)


async def test_claims_stand_beside_the_game(town: Town) -> None:
    table = await Table.gather(town, 7, seed=3)

    await table.deal()
    tally = await table.play(Manners(claim=0.8))

    assert tally.claims > 3
    assert FINISHED in (await table.group.last()).text
    assert await town.world.refused_calls() == []
    assert town.unanswered() == []


@pytest.mark.parametrize("size", [7, 15])
async def test_a_hurried_game_keeps_within_telegrams_limits(
    world: Playground, valkey_url: str, size: int
) -> None:
    await world.set_limits(Limits())
    async with Town.founded(world, valkey_url, **TELEGRAMS_OWN) as town:
        table = await Table.gather(town, size, seed=2)
        await table.deal()
        await table.play(between=town.taken)

        assert FINISHED in (await table.group.last()).text
        assert await world.refused_calls() == []
        assert busiest_minute(await town.calls(chat=table.group.id)) <= 20

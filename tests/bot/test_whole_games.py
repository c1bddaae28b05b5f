"""Whole games over HTTP, from the lobby to the last reveal, by pressing what the players see.

Bot and simulation keep to Telegram's own limits, on one clock that is moved while all wait.
"""

from collections.abc import AsyncIterator

import pytest

from tests.bot.driver import Manners, Table, check_record
from tests.bot.town import FINISHED, Town, busiest_minute
from tgbot.playground.client import Playground
from tgbot.playground.limits import Limits

SIZES = (5, 7, 10, 15)
TELEGRAMS_OWN = {
    "group_sends_per_minute": 20,
    "chat_sends_per_second": 1,
    "total_sends_per_second": 30,
}


@pytest.fixture
async def strict_town(world: Playground, valkey_url: str) -> AsyncIterator[Town]:
    """A town in which too many sends are refused, and a bot that sends no faster."""
    await world.set_limits(Limits())
    async with Town.founded(world, valkey_url, **TELEGRAMS_OWN) as town:
        yield town


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("size", SIZES)
async def test_a_whole_game(strict_town: Town, size: int, language: str) -> None:
    table = await Table.gather(strict_town, size, language=language, seed=size)

    await table.deal()
    tally = await table.play()

    assert FINISHED in (await table.group.last()).text
    assert await strict_town.world.refused_calls() == []
    assert strict_town.unanswered() == []
    assert tally.alerts == []
    assert max(tally.news.values()) == 1
    assert busiest_minute(await strict_town.calls(chat=table.group.id)) <= 20
    await check_record(table)


async def test_players_who_wait_for_nobody_are_kept_within_telegrams_limits(
    strict_town: Town,
) -> None:
    table = await Table.gather(strict_town, 10, seed=2)

    await table.deal()
    await table.play(between=strict_town.taken)

    assert FINISHED in (await table.group.last()).text
    refused = [call.error or "" for call in await strict_town.world.refused_calls()]
    assert all("not modified" in error for error in refused), "a first tap that was made twice"
    assert busiest_minute(await strict_town.calls(chat=table.group.id)) <= 20


async def test_claims_stand_beside_the_game(town: Town) -> None:
    table = await Table.gather(town, 7, seed=3)

    await table.deal()
    tally = await table.play(Manners(claim=0.8))

    assert tally.claims > 3
    assert FINISHED in (await table.group.last()).text
    assert await town.world.refused_calls() == []
    assert town.unanswered() == []

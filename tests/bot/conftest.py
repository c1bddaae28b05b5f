"""A simulated Telegram for every test that asks, the library's view of it, and the bot in it."""

from collections.abc import AsyncIterator

import pytest
from telegram import Bot

from tests.bot.town import Town
from tgbot.playground.client import Playground


@pytest.fixture
async def world() -> AsyncIterator[Playground]:
    """A playground with nobody in it, without speed limits."""
    async with await Playground.start() as playground:
        yield playground


@pytest.fixture
async def api(world: Playground) -> AsyncIterator[Bot]:
    """The playground's bot, driven by the library that the real bot uses."""
    async with Bot(world.token, base_url=f"{world.api_url}/bot") as bot:
        yield bot


@pytest.fixture
async def town(world: Playground, valkey_url: str) -> AsyncIterator[Town]:
    """The playground with the bot in it, on one clock, without speed limits."""
    async with Town.founded(world, valkey_url) as town:
        yield town

"""A simulated Telegram for every test that asks, and python-telegram-bot's own view of it."""

from collections.abc import AsyncIterator

import pytest
from telegram import Bot

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

"""The bot's process is killed, and the game goes on where it was."""

import asyncio
import contextlib
import os
import random
import signal
import sys
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.driver import Manners, Table, check_record
from tests.bot.town import FAST, FINISHED, Town
from tgbot.playground.client import Playground
from tgbot.storage.outage import Unavailable
from tgbot.storage.store import Store

KILLS = 20
WITHIN_S = 0.06
"""A kill comes so soon after a player's act, while the bot is at it."""


class Process:
    """`python -m tgbot run`, as an operator starts it."""

    def __init__(self, world: Playground, log: Path, **environment: str) -> None:
        self._log = log
        self._environment = {
            "PATH": os.environ["PATH"],
            "BOT_TOKEN": world.token,
            "BOT_API_URL": world.api_url,
            **{name.upper(): str(value) for name, value in FAST.items()},
            **environment,
        }
        self._running: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        with self._log.open("ab") as log:
            self._running = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tgbot", "run"),
                cwd=self._log.parent,
                env=self._environment,
                stderr=log,
            )

    async def end(self, how: signal.Signals = signal.SIGKILL) -> int:
        """Ends it; gives the exit code."""
        assert self._running is not None
        with contextlib.suppress(ProcessLookupError):
            self._running.send_signal(how)
        return await self._running.wait()

    def said(self) -> str:
        """All that it wrote to its log."""
        return self._log.read_text()


@pytest.fixture
async def process(world: Playground, valkey_url: str, tmp_path: Path) -> AsyncIterator[Process]:
    """The bot as a process of its own, with the tests' store."""
    process = Process(world, tmp_path / "log", REDIS_URL=valkey_url)
    await process.start()
    yield process
    await process.end()


@pytest.fixture
async def store(valkey_url: str) -> AsyncIterator[Store]:
    store = Store.connect(valkey_url)
    yield store
    await store.close()


@pytest.mark.timeout(300)
async def test_killed_at_twenty_moments_the_game_is_played_to_its_end(
    world: Playground, store: Store, process: Process
) -> None:
    chance = random.Random(20)
    town = Town(world, store)
    await world.settled()
    table = await Table.gather(town, 7, seed=20)
    await table.deal()
    left = KILLS

    async def killed_now_and_then() -> None:
        nonlocal left
        if left and chance.random() < 0.3:
            left -= 1
            await asyncio.sleep(chance.uniform(0, WITHIN_S))
            await process.end()
            await process.start()
        await town.rest()

    await table.play(Manners(impatient=True), between=killed_now_and_then)

    assert left == 0
    assert FINISHED in (await table.group.last()).text
    await check_record(table)
    assert "ERROR" not in process.said()


@pytest.mark.timeout(180)
async def test_with_a_store_of_its_own_a_killed_bot_finds_the_game_again(
    world: Playground, tmp_path: Path
) -> None:
    with tempfile.TemporaryDirectory(prefix="tg-") as data:
        process = Process(world, tmp_path / "log", DATA_DIR=data)
        store = Store.connect(f"unix://{data}/valkey.sock")
        await process.start()
        await until_it_answers(store)
        table = await Table.gather(Town(world, store), 5, seed=8)
        await table.deal()

        for _ in range(3):
            await table.play(Manners(impatient=True), turns=2)
            await process.end()
            await process.start()
            await until_it_answers(store)
        await table.play(Manners(impatient=True))

        assert FINISHED in (await table.group.last()).text
        await check_record(table)
        await store.close()
        assert await process.end(signal.SIGTERM) == 0
        assert "ERROR" not in process.said()


async def until_it_answers(store: Store) -> None:
    """Waits for a store that is just being started."""
    async with asyncio.timeout(30):
        while True:
            with contextlib.suppress(Unavailable):
                return await store.ping()
            await asyncio.sleep(0.1)

"""A deadline is served once, by one of any number of tickers, and is never lost."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest

from tgbot.storage.outage import Unavailable
from tgbot.storage.store import Store
from tgbot.storage.transaction import Transaction
from tgbot.transport import timers
from tgbot.transport.timers import Ticker


@pytest.fixture
async def store(valkey_url: str) -> AsyncIterator[Store]:
    store = Store.connect(valkey_url)
    yield store
    await store.close()


async def arm(store: Store, name: str, in_ms: int | None) -> None:
    async def work(tx: Transaction) -> None:
        tx.deadline(name, None if in_ms is None else tx.now_ms + in_ms)

    await store.transact(work)


@asynccontextmanager
async def ticking(*tickers: Ticker) -> AsyncIterator[None]:
    running = [asyncio.create_task(ticker.run()) for ticker in tickers]
    try:
        yield
    finally:
        for ticker in tickers:
            ticker.stop()
        await asyncio.gather(*running)


async def until(condition: Callable[[], Awaitable[bool]], within: float = 5) -> None:
    async with asyncio.timeout(within):
        while not await condition():  # noqa: ASYNC110  # the store sets no event
            await asyncio.sleep(0.01)


async def nothing_is_due(store: Store) -> bool:
    return await store.due(store.now_ms() + 3_600_000) == ()


async def test_each_deadline_is_served_once_by_two_tickers(store: Store) -> None:
    served: list[str] = []

    async def on_due(name: str, at_ms: int) -> None:
        assert at_ms <= store.now_ms()
        served.append(name)
        await arm(store, name, None)

    async with ticking(Ticker(store, on_due), Ticker(store, on_due)):
        for number in range(30):
            await arm(store, f"table {number}", -1)
        await until(lambda: nothing_is_due(store))
    assert sorted(served) == sorted(f"table {number}" for number in range(30))


async def test_a_deadline_waits_for_its_time(store: Store) -> None:
    late: list[int] = []

    async def on_due(name: str, at_ms: int) -> None:
        late.append(store.now_ms() - at_ms)
        await arm(store, name, None)

    async with ticking(Ticker(store, on_due)):
        await arm(store, "7KQ2:1", 300)
        await until(lambda: nothing_is_due(store))
    assert 0 <= late[0] < 1_000


async def test_a_moved_deadline_is_served_at_its_new_time(store: Store) -> None:
    times: list[int] = []

    async def on_due(name: str, at_ms: int) -> None:
        times.append(at_ms)
        await arm(store, name, 50 if len(times) < 3 else None)

    async with ticking(Ticker(store, on_due)):
        await arm(store, "7KQ2:1", -1)
        await until(lambda: nothing_is_due(store))
    assert times == sorted(set(times))
    assert len(times) == 3


async def test_a_failing_deadline_is_served_again_and_holds_nobody_up(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timers, "REST_SECONDS", 0.05)
    tries: list[str] = []

    async def on_due(name: str, at_ms: int) -> None:
        tries.append(name)
        if name == "bad" and tries.count("bad") == 1:
            raise ZeroDivisionError
        if name == "bad" and tries.count("bad") == 2:
            raise Unavailable
        await arm(store, name, None)

    async with ticking(Ticker(store, on_due)):
        await arm(store, "bad", -2)
        await arm(store, "good", -1)
        await until(lambda: nothing_is_due(store))
    assert tries == ["bad", "good", "bad", "bad"]


async def test_what_fell_due_while_nobody_was_there_is_served_at_the_start(store: Store) -> None:
    await arm(store, "7KQ2:1", -3_600_000)
    served = asyncio.Event()

    async def on_due(name: str, at_ms: int) -> None:
        await arm(store, name, None)
        served.set()

    async with ticking(Ticker(store, on_due)):
        await asyncio.wait_for(served.wait(), 2)

"""Deadlines: what falls due is served once, by whichever process looks first.

Law: a deadline stays in the store until the transaction that acts on it removes or moves it; so a
crash delays it and never loses it.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from tgbot.storage.outage import Unavailable
from tgbot.storage.store import Store
from tgbot.transport.traces import trace

log = logging.getLogger(__name__)

LOOK_SECONDS = 0.25
"""Deadlines are met to within this time."""
REST_SECONDS = 5.0
"""A deadline that is being served, or was served in vain, is left alone for so long."""
LONGEST_REST_SECONDS = 300.0
HANDS = 8

OnDue = Callable[[str, int], Awaitable[None]]


class Ticker:
    """Calls `on_due(name, at_ms)` when a deadline has come.

    The handler removes or moves the deadline in its own transaction. A handler that fails is called
    again after a pause, which doubles each time.
    """

    def __init__(self, store: Store, on_due: OnDue) -> None:
        self._store = store
        self._on_due = on_due
        self._failures: dict[tuple[str, int], int] = {}
        self._hands = asyncio.Semaphore(HANDS)
        self._stopping = False

    async def run(self) -> None:
        """Serves deadlines until `stop`; those that are being served are finished first."""
        async with asyncio.TaskGroup() as serving:
            while not self._stopping:
                try:
                    await self._look(serving)
                except Unavailable as error:
                    log.warning("the store is out of reach (%s)", error)
                    await asyncio.sleep(1)
                self._store.armed.clear()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._store.armed.wait(), LOOK_SECONDS)

    def stop(self) -> None:
        """Asks `run` to serve no more."""
        self._stopping = True
        self._store.armed.set()

    async def _look(self, serving: asyncio.TaskGroup) -> None:
        due = await self._store.due(self._store.now_ms())
        self._failures = {key: count for key, count in self._failures.items() if key in due}
        for name, at_ms in due:
            rest = min(
                REST_SECONDS * 2.0 ** self._failures.get((name, at_ms), 0), LONGEST_REST_SECONDS
            )
            if await self._store.take_deadline(name, at_ms, rest):
                await self._hands.acquire()
                serving.create_task(self._serve(name, at_ms))

    async def _serve(self, name: str, at_ms: int) -> None:
        try:
            await self._on_due(name, at_ms)
        except Unavailable as error:
            log.warning("deadline %s waits: the store is out of reach (%s)", name, error)
        except Exception as error:  # noqa: BLE001  # one table must not stop all clocks
            self._failures[name, at_ms] = self._failures.get((name, at_ms), 0) + 1
            log.error("deadline %s failed: %s", name, trace(error))
        finally:
            self._hands.release()

"""The one clock of a simulated world, and the news that something changed.

Time is read only from `Clock.now`, so that a test may move it; every change ends in `Clock.touch`,
so that whoever waits for a change is woken.
"""

import asyncio
import contextlib
import heapq
import itertools
import time
from collections.abc import Callable


class Clock:
    """Seconds since 1970, moved forward at will, and a version that grows with every change."""

    def __init__(self) -> None:
        self.version = 0
        self._offset = 0.0
        self._order = itertools.count()
        self._changed = asyncio.Event()
        self._due: list[tuple[float, int, Callable[[], None]]] = []
        self._alarm: asyncio.TimerHandle | None = None

    def now(self) -> float:
        """Seconds since 1970 in this world."""
        return time.time() + self._offset

    def advance(self, seconds: float) -> None:
        """Move the clock forward; what falls due in between happens at once."""
        self._offset += seconds
        self._run_due()
        self.touch()

    def at(self, moment: float, act: Callable[[], None]) -> None:
        """Do something when the clock reaches `moment`."""
        heapq.heappush(self._due, (moment, next(self._order), act))
        self._arm()

    def _arm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None
        if self._due:
            wait = max(0.0, self._due[0][0] - self.now())
            self._alarm = asyncio.get_running_loop().call_later(wait, self._run_due)

    def _run_due(self) -> None:
        while self._due and self._due[0][0] <= self.now():
            heapq.heappop(self._due)[2]()
        self._arm()

    def stop_clock(self) -> None:
        """Forget whatever was to happen later."""
        self._due.clear()
        self._arm()

    def touch(self) -> None:
        """Tell everybody who waits that something changed."""
        self.version += 1
        self._changed.set()
        self._changed = asyncio.Event()

    async def changed(self, since: int, seconds: float) -> int:
        """Wait until the version is not `since`, or the time is out; returns the version."""
        if self.version == since:
            with contextlib.suppress(TimeoutError):  # no news is an answer, too
                await asyncio.wait_for(self._changed.wait(), seconds)
        return self.version

"""The documented speed limits, and the 429 that meets whoever exceeds them.

Sends and edits share one budget in a chat. A refused call does not count.
"""

import math
from collections import deque
from dataclasses import dataclass

from tgbot.playground.errors import too_many_requests


@dataclass(frozen=True, slots=True)
class Limits:
    """What Telegram's FAQ names; bursts in private are allowed."""

    group_per_minute: int = 20
    private_per_second: float = 1.0
    private_burst: int = 5
    total_per_second: int = 30


class Meter:
    """Counts sends and edits against the limits; without limits it only lets pass."""

    def __init__(self, limits: Limits | None) -> None:
        self.limits = limits
        self._groups: dict[int, deque[float]] = {}
        self._private: dict[int, tuple[float, float]] = {}  # tokens left, and when that was true
        self._total: deque[float] = deque()

    def charge(self, chat_id: int, now: float) -> None:
        """Count one send or edit; raises 429 with the whole seconds to wait."""
        if self.limits is None:
            return
        window = self._groups.setdefault(chat_id, deque())
        wait = _full(self._total, self.limits.total_per_second, 1.0, now)
        if chat_id < 0:
            wait = max(wait, _full(window, self.limits.group_per_minute, 60.0, now))
        tokens = self._tokens(chat_id, self.limits, now)
        if chat_id > 0 and tokens < 1:
            wait = max(wait, (1 - tokens) / self.limits.private_per_second)
        if wait > 0:
            raise too_many_requests(max(1, math.ceil(wait)))
        self._total.append(now)
        window.append(now)
        self._private[chat_id] = (tokens - 1, now)

    def _tokens(self, chat_id: int, limits: Limits, now: float) -> float:
        left, since = self._private.get(chat_id, (float(limits.private_burst), now))
        return min(float(limits.private_burst), left + (now - since) * limits.private_per_second)


def _full(window: deque[float], size: int, seconds: float, now: float) -> float:
    """How long until the window has room; 0 when it has."""
    while window and window[0] <= now - seconds:
        window.popleft()
    return window[0] + seconds - now if len(window) >= size else 0.0

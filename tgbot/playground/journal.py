"""Every call that the bot made, in order: what a test counts and what a person looks up."""

from collections import deque
from dataclasses import asdict, dataclass
from typing import Any

COUNTED = frozenset({
    "sendMessage", "sendPhoto", "sendDocument", "sendPoll", "stopPoll",
    "editMessageText", "editMessageCaption", "editMessageMedia", "editMessageReplyMarkup",
})  # fmt: skip


@dataclass(frozen=True, slots=True)
class Call:
    """One finished call: `at` in world seconds, `error` the description of a refusal."""

    number: int
    at: float
    method: str
    params: dict[str, Any]
    code: int
    error: str | None
    result: Any


class Journal:
    """The last hundred thousand calls."""

    def __init__(self) -> None:
        self.calls: deque[Call] = deque(maxlen=100_000)
        self._count = 0

    def write(
        self,
        at: float,
        method: str,
        params: dict[str, Any],
        code: int,
        error: str | None,
        result: Any,
    ) -> None:
        """Note a call that has been answered."""
        self._count += 1
        self.calls.append(Call(self._count, at, method, params, code, error, result))

    def read(self, since: int = 0, method: str | None = None) -> list[dict[str, Any]]:
        """The calls after number `since`, all or those of one method."""
        return [
            asdict(call)
            for call in self.calls
            if call.number > since and method in (None, call.method)
        ]

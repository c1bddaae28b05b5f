"""The wire to a playground's control API."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import httpx

from tgbot.playground.errors import Impossible

T = TypeVar("T")

PATIENCE = 5.0  # seconds that people wait for the bot


class Unanswered(AssertionError):
    """The bot did not answer a pressed button in time."""


class Wire:
    """Asks for acts, and looks again whenever the world has changed."""

    def __init__(self, address: str) -> None:
        self.api_url = address.rstrip("/")
        self._http = httpx.AsyncClient(base_url=self.api_url, timeout=120)

    async def hang_up(self) -> None:
        """Close the connections."""
        await self._http.aclose()

    async def ask(self, act: str, **fields: Any) -> Any:
        """Do one act of the control API; raises Impossible with its reason."""
        answer = await self._http.post(f"/_control/{act}", json=fields)
        body = answer.json()
        if answer.status_code == 409:
            raise Impossible(body["error"])
        answer.raise_for_status()
        return body["result"]

    async def until(
        self, look: Callable[[], Awaitable[T | None]], within: float = PATIENCE, what: str = ""
    ) -> T:
        """Look again after every change until there is something; raises AssertionError."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + within
        while True:
            version = (await self.ask("overview"))["version"]
            found = await look()
            if found is not None and found is not False:
                return found
            left = deadline - loop.time()
            if left <= 0:
                raise AssertionError(f"not within {within} s: {what or look}")
            await self.ask("changed", since=version, within=left)

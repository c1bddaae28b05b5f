"""The one line to the Bot API: python-telegram-bot's bot, with a raw call beside its methods.

Raw calls take and give plain JSON, so that a field which the library does not know breaks nothing.
"""

import asyncio
import logging
import os
from collections.abc import Mapping
from typing import Any

from telegram import InputFile
from telegram.error import BadRequest, NetworkError
from telegram.ext import ExtBot
from telegram.request import HTTPXRequest

from tgbot.settings import Settings

log = logging.getLogger(__name__)

# Times of the library are timedeltas, as its next version has them; the old way warns at each use.
os.environ.setdefault("PTB_TIMEDELTA", "true")

POLL_SECONDS = 30
"""How long Telegram may keep a getUpdates waiting."""


PAUSE_SECONDS = 2.0
"""Between two tries to reach Telegram at the start."""


class Line(ExtBot[None]):
    """A bot that can also be asked for any method by name."""

    def __repr__(self) -> str:
        """The library's own shows the token."""
        return "Line()"

    async def call(
        self, method: str, params: Mapping[str, Any], *, read_timeout: float | None = None
    ) -> Any:
        """One call; gives the raw result.

        A `document` given as {"file_name", "content"} is uploaded as a text file.
        `read_timeout` in seconds. Raises telegram.error.TelegramError; for a method that the server
        does not know this is InvalidToken, "Not Found".
        """
        sent = dict(params)
        match params.get("document"):
            case {"file_name": str(name), "content": str(content)}:
                sent["document"] = InputFile(content.encode(), filename=name)
        if read_timeout is None:
            return await self._post(method, sent)
        return await self._post(method, sent, read_timeout=read_timeout)


def line_to(settings: Settings) -> Line:
    """The line that the settings describe, not yet initialized."""
    # httpx logs each address at INFO, and the address holds the token.
    logging.getLogger("httpx").setLevel(logging.WARNING)
    return Line(
        settings.bot_token.get_secret_value(),
        base_url=f"{settings.bot_api_url}/bot",
        base_file_url=f"{settings.bot_api_url}/file/bot",
        # A small pool: httpx searches it anew for every call, so that a large one is slower.
        request=HTTPXRequest(
            connection_pool_size=16,
            pool_timeout=20,
            connect_timeout=5,
            read_timeout=15,
            write_timeout=10,
        ),
        # More than one: an interrupted long poll may keep its connection for a while.
        get_updates_request=HTTPXRequest(
            connection_pool_size=4,
            pool_timeout=20,
            connect_timeout=5,
            read_timeout=POLL_SECONDS + 10,
        ),
    )


async def reach(line: Line) -> None:
    """Initializes the line, and waits for as long as Telegram is out of reach.

    A machine may start the bot before its network. Raises TelegramError when the token is refused.
    """
    told = False
    while True:
        try:
            await line.initialize()
        except BadRequest:
            raise
        except NetworkError as error:
            if not told:
                log.warning("Telegram is out of reach (%s); trying again", type(error).__name__)
            told = True
            await asyncio.sleep(PAUSE_SECONDS)
        else:
            return

"""The line to Telegram at the start: it waits for the network, and not for a wrong token."""

import asyncio
import socket

import pytest
from telegram.error import InvalidToken

from tgbot.playground.client import Playground
from tgbot.settings import load
from tgbot.transport import line as transport
from tgbot.transport.line import line_to, reach


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


async def test_a_bot_that_is_up_before_telegram_waits_for_it(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(transport, "PAUSE_SECONDS", 0.02)
    port = free_port()
    token = await _token()
    settings = load(_env_file=None, bot_token=token, bot_api_url=f"http://127.0.0.1:{port}")
    line = line_to(settings)
    reaching = asyncio.create_task(reach(line))
    await asyncio.sleep(0.1)
    assert not reaching.done()
    async with await Playground.start(port=port):
        await asyncio.wait_for(reaching, 10)
        assert line.username == "playground_bot"
        await line.shutdown()
    assert caplog.text.count("out of reach") == 1
    assert token not in caplog.text


async def test_a_wrong_token_is_said_at_once() -> None:
    async with await Playground.start() as world:
        settings = load(_env_file=None, bot_token="123456789:wrong", bot_api_url=world.api_url)
        line = line_to(settings)
        with pytest.raises(InvalidToken):
            await reach(line)
        await line.shutdown()


async def _token() -> str:
    async with await Playground.start() as world:
        return world.token

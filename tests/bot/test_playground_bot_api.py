"""The simulated Telegram talks like the real one: driven by python-telegram-bot's own Bot."""

from collections.abc import AsyncIterator

import pytest
from telegram import Bot

from tgbot.playground.client import Playground


@pytest.fixture
async def world() -> AsyncIterator[Playground]:
    async with await Playground.start() as playground:
        yield playground


@pytest.fixture
async def bot(world: Playground) -> AsyncIterator[Bot]:
    async with Bot(world.token, base_url=f"{world.api_url}/bot") as one:
        yield one


async def test_the_bot_learns_who_it_is(bot: Bot) -> None:
    me = await bot.get_me()
    assert me.username == "playground_bot"
    assert me.is_bot


async def test_a_text_is_read_by_the_person_it_is_for(world: Playground, bot: Bot) -> None:
    ann = await world.person("Ann")
    await ann.start("hello")
    (update,) = await bot.get_updates(timeout=1)
    assert update.message is not None
    assert update.message.text == "/start hello"
    sent = await bot.send_message(ann.id, "<b>Hi</b> &lt;Ann&gt;", parse_mode="HTML")
    assert (await ann.last()).text == "Hi <Ann>"
    assert sent.entities[0].type == "bold"

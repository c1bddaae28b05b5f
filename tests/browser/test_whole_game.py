"""A whole game on the page: one person taps, the others play by themselves."""

import asyncio

import pytest

from tests.browser.page import Page
from tgbot.assembly import bot
from tgbot.playground.client import Playground
from tgbot.playground.errors import NOT_MODIFIED
from tgbot.settings import load

PLAYERS = (("Alice", "en"), ("بهار", "fa"), ("Chloé", "fr"), ("Deniz", "tr"), ("Ева", "ru"),
           ("Felix", "en"), ("گلنار", "fa"))  # fmt: skip
FAST = {"group_sends_per_minute": 100_000, "chat_sends_per_second": 10_000,
        "total_sends_per_second": 100_000}  # fmt: skip


@pytest.mark.timeout(180)
async def test_one_person_plays_a_game_of_seven(
    world: Playground, page: Page, valkey_url: str
) -> None:
    settings = load(_env_file=None, bot_token=world.token, bot_api_url=world.api_url, **FAST)
    people = [await world.person(name, language=language) for name, language in PLAYERS]
    group = await world.group("Friday table", people[0], people[1:])
    async with bot(settings, valkey_url) as house:

        def label(key: str, **facts: int) -> str:
            return house.voice.texts.plain("en", key, **facts)

        await group.add_bot(rights=["can_pin_messages"])
        await page.choose("", "Pace", "0.25")
        await page.turn_on("The others play by themselves")
        await page.write("Group", "/newgame")
        await page.tap("Group", label("button-join"))
        for name, _ in PLAYERS:
            await page.sees("Group", name)
        await page.tap("Group", label("button-start"))
        await page.tap("Group", label("button-deal", players=7))
        await world.play_by_themselves(people[1:], pace=0.05)  # quicker than the page offers
        while not await page.shows("Group", "🏁"):
            await page.take_a_turn("Phone of Alice")
            await page.take_a_turn("Group", only_polls=True)
            await asyncio.sleep(0.1)
        await world.settled()
    # A second tap before the first was answered asks for the same edit twice, as on real phones.
    refused = [call.error for call in await world.refused_calls()]
    assert [error for error in refused if NOT_MODIFIED not in str(error)] == []

"""One person plays on the playground's page, and the others play by themselves."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest
from telegram import Bot, InlineKeyboardButton, Update
from telegram import InlineKeyboardMarkup as Keyboard

from tests.browser.page import Page
from tgbot.playground.client import Playground
from tgbot.playground.phones import Group, Person

JOIN = Keyboard([[InlineKeyboardButton("Join", url="https://t.me/playground_bot?start=j_1")]])
CHOICE = Keyboard([
    [InlineKeyboardButton("Secret", callback_data="secret"),
     InlineKeyboardButton("Hint", callback_data="hint")],
])  # fmt: skip


class SmallBot:
    """It greets whoever starts it, with two buttons, and answers them."""

    def __init__(self, api: Bot) -> None:
        self.api = api
        self.started: list[int] = []
        self.votes: dict[int, tuple[int, ...]] = {}

    async def serve(self) -> None:
        offset = 0
        while True:
            for update in await self.api.get_updates(offset=offset, timeout=5):
                offset = update.update_id + 1
                await self.take(update)

    async def take(self, update: Update) -> None:
        message, query = update.message, update.callback_query
        if message is not None and (message.text or "").startswith("/start"):
            self.started.append(message.chat.id)
            await self.api.send_message(message.chat.id, "سلام، <b>خوش آمدی</b>", "HTML",
                                        reply_markup=CHOICE)  # fmt: skip
        elif message is not None and message.text == "/board":
            await self.api.send_message(message.chat.id, "Here is the board")
        elif query is not None and query.data == "secret":
            await query.answer("You are the spy", show_alert=True)
        elif query is not None:
            await query.answer("Look closely")
            await query.edit_message_text("Hint given")
        elif update.poll_answer is not None and update.poll_answer.user is not None:
            self.votes[update.poll_answer.user.id] = update.poll_answer.option_ids


@pytest.fixture
async def small_bot(api: Bot) -> AsyncIterator[SmallBot]:
    one = SmallBot(api)
    task = asyncio.create_task(one.serve())
    yield one
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


@pytest.fixture
async def group(world: Playground, page: Page) -> Group:
    """Ann, Bob and Cem in a group, with the page already open."""
    ann, bob, cem = [await world.person(name) for name in ("Ann", "Bob", "Cem")]
    group = await world.group("Friends", ann, [bob, cem])
    await group.add_bot()
    return group


async def test_a_link_a_button_and_an_alert(
    api: Bot, small_bot: SmallBot, group: Group, page: Page
) -> None:
    await api.send_message(group.id, "Lobby", reply_markup=JOIN)
    await page.tap("Group", "Join")
    await page.sees("Phone of Ann", "خوش آمدی")
    assert small_bot.started == [group.owner.id]
    await page.tap("Phone of Ann", "Secret")
    assert await page.alert("Phone of Ann") == "You are the spy"
    await page.tap("Phone of Ann", "OK")
    await page.sees_no_more("Phone of Ann", "You are the spy")
    await page.tap("Phone of Ann", "Hint")
    await page.sees("Phone of Ann", "Look closely")
    await page.sees("Phone of Ann", "Hint given")
    await page.sees_no_more("Phone of Bob", "Hint given")


async def test_a_written_command_is_answered_in_the_group(
    small_bot: SmallBot, group: Group, page: Page
) -> None:
    await page.write("Group", "/board")
    await page.sees("Group", "Here is the board")
    await page.tap("Phone of Bob", "Friends")
    await page.sees("Phone of Bob", "Here is the board")


async def test_persian_runs_from_right_to_left(
    small_bot: SmallBot, group: Group, page: Page
) -> None:
    await page.write("Phone of Ann", "/start")
    await page.sees("Phone of Ann", "خوش آمدی")
    assert await page.style("Phone of Ann", ".message:not(.mine) .text", "direction") == "rtl"
    assert await page.style("Phone of Ann", ".message.mine .text", "direction") == "ltr"


async def test_a_vote_is_shown_and_its_result_hidden_until_the_end(
    world: Playground, api: Bot, small_bot: SmallBot, group: Group, page: Page
) -> None:
    sent = await api.send_poll(
        group.id, "Elect Cem?", ["Ja", "Nein"], is_anonymous=False, hide_results_until_closes=True
    )
    await page.tap("Group", "Nein")
    await page.sees("Group", "✓ Nein")
    await page.sees("Group", "results at the end")
    await world.settled()
    assert small_bot.votes == {group.owner.id: (1,)}
    await page.tap("Group", "Retract vote")
    await page.sees_no_more("Group", "✓ Nein")
    await page.tap("Group", "Ja")
    await page.sees("Group", "✓ Ja")
    await api.stop_poll(group.id, sent.message_id)
    await page.sees("Group", "closed")


async def test_the_others_join_and_vote_by_themselves(
    world: Playground, api: Bot, small_bot: SmallBot, group: Group, page: Page
) -> None:
    await page.sees("Phone of Cem", "Friends")
    await page.choose("", "Pace", "0.25")
    await page.turn_on("The others play by themselves")
    await api.send_message(group.id, "Lobby", reply_markup=JOIN)
    await api.send_poll(group.id, "Elect?", ["Ja", "Nein"], is_anonymous=False)
    await page.sees("Phone of Bob", "Hint given")
    await page.sees("Phone of Cem", "Hint given")
    await world.settled()
    assert group.owner.id not in {*small_bot.started, *small_bot.votes}
    assert len(small_bot.votes) == 2


async def test_another_phone_is_taken_in_hand_and_speaks_another_language(
    world: Playground, small_bot: SmallBot, group: Group, page: Page
) -> None:
    await page.tap("Phone of Cem", "Play as Cem")
    await page.choose("Phone of Cem", "Language of Cem", "tr")
    await page.write("Group", "/board")
    await page.sees("Group", "Here is the board")
    shown = await group.messages()
    assert [one.sender for one in shown if one.text == "/board"] == ["Cem"]
    people = (await world.ask("overview"))["people"]
    assert [one["language"] for one in people] == ["en", "en", "tr"]


async def test_people_and_groups_are_added_on_the_page(
    world: Playground, group: Group, page: Page
) -> None:
    await page.sees("Phone of Cem", "Friends")
    await page.tap("", "Add a person")
    await page.sees("Phone of Hugo", "Friends")
    await page.tap("", "New group")
    await page.sees("Phone of Hugo", "New group")
    await page.tap("Phone of Hugo", "More")
    await page.tap("Phone of Hugo", "Block the bot")
    await page.tap("Phone of Hugo", "Unblock the bot")
    hugo = Person(world, (await world.ask("overview"))["people"][-1]["id"], "Hugo")
    assert (await world.ask("screen", person=hugo.id))["person"]["blocked"] is False

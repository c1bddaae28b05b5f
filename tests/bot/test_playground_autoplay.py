"""People who play by themselves: they follow, vote and press, and do no harm."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest
from telegram import Bot, InlineKeyboardButton
from telegram import InlineKeyboardMarkup as Keyboard

from tgbot.playground.client import Playground
from tgbot.playground.phones import Person

QUICK = 0.02


@pytest.fixture
async def others(world: Playground) -> list[Person]:
    return [await world.person(name) for name in ("Ann", "Bob", "Cem")]


@contextlib.asynccontextmanager
async def answering(api: Bot, pressed: list[tuple[int, str]]) -> AsyncIterator[None]:
    """A small bot: it answers every press and notes it; "pick" leads to a question, "no" back."""

    async def serve() -> None:
        offset = 0
        while True:
            for update in await api.get_updates(offset=offset, timeout=5):
                offset = update.update_id + 1
                if (query := update.callback_query) is None or query.data is None:
                    continue
                pressed.append((query.from_user.id, query.data))
                await query.answer()
                if query.data.startswith("pick"):
                    await query.edit_message_text("Sure?", reply_markup=sure(query.data))
                elif query.data == "no":
                    await query.edit_message_text("Pick", reply_markup=picks())
                elif query.data.startswith("yes"):
                    await query.edit_message_text("Done")

    task = asyncio.create_task(serve())
    yield
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


def button(data: str, style: str | None = None) -> InlineKeyboardButton:
    return InlineKeyboardButton(data, callback_data=data, style=style)


def picks() -> Keyboard:
    return Keyboard([[button(f"pick{number}")] for number in range(5)])


def sure(picked: str) -> Keyboard:
    return Keyboard([[button(f"yes {picked}", "danger"), button("no")]])


async def test_they_follow_the_link_that_a_group_offers(
    world: Playground, api: Bot, others: list[Person]
) -> None:
    group = await world.group("Friends", others[0], others[1:])
    await group.add_bot()
    link = InlineKeyboardButton("Join", url="https://t.me/playground_bot?start=j_1")
    away = InlineKeyboardButton("Rules", url="https://example.org/?start=x")
    await api.send_message(group.id, "Lobby", reply_markup=Keyboard([[away, link]]))
    await world.play_by_themselves(others[1:], QUICK)

    async def both() -> bool:
        said = [one for person in others for one in await person.sees() if not one.from_bot]
        return [one.text for one in said] == ["/start j_1", "/start j_1"]

    await world.until(both)
    assert await others[0].sees() == []


async def test_they_vote_once_in_every_poll(
    world: Playground, api: Bot, others: list[Person]
) -> None:
    group = await world.group("Friends", others[0], others[1:])
    await group.add_bot()
    sent = await api.send_poll(group.id, "Elect?", ["Ja", "Nein"], is_anonymous=False)
    await world.play_by_themselves(others, QUICK)

    async def all_in() -> bool:
        seen = (await others[0].last(group)).poll
        return seen is not None and seen.total == 3

    await world.until(all_in)
    assert sent.poll is not None
    answers = [one for one in await api.get_updates() if one.poll_answer]
    assert len(answers) == 3


async def test_they_come_through_a_confirming_tap(
    world: Playground, api: Bot, others: list[Person]
) -> None:
    ann = others[0]
    await ann.start()
    await api.send_message(ann.id, "Pick", reply_markup=picks())
    pressed: list[tuple[int, str]] = []
    await world.play_by_themselves([ann], QUICK)
    async with answering(api, pressed):
        await ann.expects("Done")
    # Two keyboards, and three presses of one at most: on a busy machine an answer may be late.
    assert len(pressed) <= 6


async def test_they_do_not_press_what_is_dangerous_on_its_own(
    world: Playground, api: Bot, others: list[Person]
) -> None:
    ann, bob, _ = others
    await ann.start()
    await bob.start()
    group = await world.group("Friends", ann, others[1:])
    await group.add_bot()
    await api.send_message(group.id, "Lobby", reply_markup=Keyboard([[button("cancel")]]))
    await api.send_message(ann.id, "In", reply_markup=Keyboard([[button("leave", "danger")]]))
    kill = Keyboard([[button("shoot 1", "danger")], [button("shoot 2", "danger")]])
    await api.send_message(bob.id, "Execute", reply_markup=kill)
    pressed: list[tuple[int, str]] = []
    await world.play_by_themselves(others, QUICK)
    async with answering(api, pressed):
        await world.settled(quiet=0.3)
    assert {data for _, data in pressed} == {"shoot 1", "shoot 2"}


async def test_they_tire_of_a_button_that_leads_nowhere(
    world: Playground, api: Bot, others: list[Person]
) -> None:
    ann = others[0]
    await ann.start()
    await api.send_message(ann.id, "Role", reply_markup=Keyboard([[button("show")]]))
    pressed: list[tuple[int, str]] = []
    await world.play_by_themselves([ann], QUICK)
    async with answering(api, pressed):
        await world.settled(quiet=0.3)
    assert 1 <= len(pressed) <= 3

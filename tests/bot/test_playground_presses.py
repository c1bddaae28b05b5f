"""Pressed buttons in the simulated Telegram, and what people see of the answers."""

import asyncio

import pytest
from telegram import Bot, CallbackQuery, InlineKeyboardButton
from telegram import InlineKeyboardMarkup as Keyboard
from telegram.error import BadRequest

from tgbot.playground.client import Playground
from tgbot.playground.errors import Impossible
from tgbot.playground.phones import Group, Person
from tgbot.playground.seen import Pressed
from tgbot.playground.wire import Unanswered

JOIN = Keyboard([[InlineKeyboardButton("Join", callback_data="join")]])


async def next_query(api: Bot) -> CallbackQuery:
    """The next pressed button, confirmed."""
    while True:
        for update in await api.get_updates(timeout=5):
            await api.get_updates(offset=update.update_id + 1)
            if update.callback_query is not None:
                return update.callback_query


async def two_friends(world: Playground, api: Bot) -> tuple[Person, Person, Group]:
    ann, bob = await world.person("Ann", started=True), await world.person("Bob")
    group = await world.group("Friends", ann, [bob])
    await group.add_bot()
    await api.send_message(group.id, "Lobby", reply_markup=JOIN)
    return ann, bob, group


async def test_only_who_pressed_sees_the_answer(world: Playground, api: Bot) -> None:
    ann, bob, group = await two_friends(world, api)

    async def answer() -> CallbackQuery:
        query = await next_query(api)
        await query.answer("You are in", show_alert=True)
        return query

    pressed, query = await asyncio.gather(bob.press("Join", group), answer())
    assert pressed == Pressed("callback", text="You are in", alert=True)
    assert (query.from_user.id, query.data) == (bob.id, "join")
    assert query.message is not None
    assert query.message.chat.id == group.id
    assert await bob.toasts() == ["You are in"]
    assert await ann.toasts() == []
    assert "You are in" in [entry["text"] for entry in await bob.saw()]
    assert "You are in" not in [entry["text"] for entry in await ann.saw()]


async def test_a_press_without_an_answer_fails_the_test(world: Playground, api: Bot) -> None:
    _, bob, group = await two_friends(world, api)
    with pytest.raises(Unanswered):
        await bob.press("Join", group, wait=0.05)


async def test_an_answer_comes_once_and_in_time(world: Playground, api: Bot) -> None:
    _, bob, group = await two_friends(world, api)
    with pytest.raises(Unanswered):
        await bob.press("Join", group, wait=0.01)
    query = await next_query(api)
    with pytest.raises(BadRequest, match="Message_too_long"):
        await query.answer("x" * 201)
    await query.answer("x" * 200)
    with pytest.raises(BadRequest, match="Query is too old and response timeout expired"):
        await query.answer()
    with pytest.raises(Unanswered):
        await bob.press("Join", group, wait=0.01)
    late = await next_query(api)
    await world.advance(16)
    with pytest.raises(BadRequest, match="or query id is invalid"):
        await late.answer()


async def test_presses_are_forgotten_after_150_seconds_and_messages_are_not(
    world: Playground, api: Bot
) -> None:
    _, bob, group = await two_friends(world, api)
    with pytest.raises(Unanswered):
        await bob.press("Join", group, wait=0.01)
    await bob.say("/help", group)
    await world.advance(151)
    updates = await api.get_updates()
    assert [one.callback_query for one in updates if one.callback_query] == []
    assert "/help" in [one.message.text for one in updates if one.message]


async def test_a_button_can_be_pressed_after_it_is_gone(world: Playground, api: Bot) -> None:
    _, bob, group = await two_friends(world, api)
    seen = await bob.last(group)
    button = seen.button("Join")
    await api.delete_message(group.id, seen.id)
    with pytest.raises(Impossible, match="sees no button 'Join'"):
        await bob.press("Join", group)
    with pytest.raises(Unanswered):
        await bob.press(button, wait=0.01)
    query = await next_query(api)
    assert query.message is not None
    assert not query.message.is_accessible
    assert query.data == "join"


async def test_strangers_cannot_press(world: Playground, api: Bot) -> None:
    _, bob, group = await two_friends(world, api)
    button = (await bob.last(group)).button("Join")
    eve = await world.person("Eve")
    with pytest.raises(Impossible, match="Eve does not see that message"):
        await eve.press(button)


async def test_a_link_button_starts_the_bot_with_its_payload(world: Playground, api: Bot) -> None:
    ann = await world.person("Ann")
    group = await world.group("Friends", ann)
    await group.add_bot()
    link = "https://t.me/playground_bot?start=j_7KQ2"
    markup = Keyboard([[InlineKeyboardButton("Join", url=link)]])
    await api.send_message(group.id, "Lobby", reply_markup=markup)
    assert (await ann.press("Join", group)).led == "private"
    update = (await api.get_updates())[-1]
    assert update.message is not None
    assert (update.message.text, update.message.chat.type) == ("/start j_7KQ2", "private")
    with pytest.raises(Impossible, match="a link cannot carry"):
        await ann.open(f"https://t.me/playground_bot?start={'x' * 65}")


async def test_nobody_sees_what_was_there_before_they_came(world: Playground, api: Bot) -> None:
    ann, _, group = await two_friends(world, api)
    eve = await world.person("Eve")
    assert await eve.sees(group) == []
    await eve.join(group)
    assert "Lobby" in [one.text for one in await eve.sees(group)]
    assert "Lobby" not in [entry["text"] for entry in await eve.saw()]
    assert "Lobby" in [entry["text"] for entry in await ann.saw()]

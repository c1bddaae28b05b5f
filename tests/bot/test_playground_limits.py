"""The documented speed limits, when they are on."""

import time

import pytest
from telegram import Bot
from telegram.error import RetryAfter

from tgbot.playground.client import Playground
from tgbot.playground.limits import Limits

# The library warns about the type of its own attribute whenever it makes a RetryAfter.
pytestmark = pytest.mark.filterwarnings("ignore:.*attribute `retry_after`")


async def refused(api: Bot, chat_id: int, times: int) -> int:
    """Send many messages at once; how many were refused."""
    count = 0
    for number in range(times):
        try:
            await api.send_message(chat_id, f"message {number}")
        except RetryAfter:
            count += 1
    return count


async def waits(world: Playground) -> list[str | None]:
    """What the bot was told when it was too fast."""
    return [call.error for call in await world.refused_calls()]


async def test_a_group_takes_twenty_sends_and_edits_a_minute(world: Playground, api: Bot) -> None:
    await world.set_limits(Limits(total_per_second=1000))
    ann = await world.person("Ann")
    group = await world.group("Friends", ann)
    await group.add_bot()
    assert await refused(api, group.id, 19) == 0
    last = await group.last()
    await api.edit_message_text("edits count, too", group.id, last.id)
    with pytest.raises(RetryAfter):
        await api.edit_message_text("once more", group.id, last.id)
    assert await waits(world) == ["Too Many Requests: retry after 60"]
    await api.send_chat_action(group.id, "typing")
    await world.advance(61)
    assert await refused(api, group.id, 20) == 0


async def test_a_private_chat_takes_a_burst_and_then_one_a_second(
    world: Playground, api: Bot
) -> None:
    await world.set_limits(Limits(private_burst=3))
    ann, bob = [await world.person(name, started=True) for name in ("Ann", "Bob")]
    assert await refused(api, ann.id, 4) == 1
    assert await waits(world) == ["Too Many Requests: retry after 1"]
    assert await refused(api, bob.id, 3) == 0
    await world.advance(1)
    assert await refused(api, ann.id, 3) == 2


async def test_all_chats_together_take_thirty_a_second(world: Playground, api: Bot) -> None:
    await world.set_limits(Limits(total_per_second=5))
    people = [await world.person(f"P{number}", started=True) for number in range(6)]
    assert [await refused(api, person.id, 1) for person in people] == [0, 0, 0, 0, 0, 1]


async def test_without_limits_a_thousand_messages_take_a_moment(
    world: Playground, api: Bot
) -> None:
    ann = await world.person("Ann", started=True)
    began = time.monotonic()
    assert await refused(api, ann.id, 1000) == 0
    assert time.monotonic() - began < 20

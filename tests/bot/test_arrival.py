"""How the bot comes to a group and to a person, and what it makes of links that it never gave."""

import pytest

from tests.bot.driver import Table
from tests.bot.town import Town
from tgbot.languages import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_bot_greets_a_group_once_in_the_language_of_who_added_it(
    town: Town, language: str
) -> None:
    owner = await town.world.person("Ann", language=language)
    group = await town.world.group("Friends", owner=owner)

    await group.add_bot()
    await town.rest()

    greeting = await group.last()
    assert "/newgame" in greeting.text
    assert town.texts.plain(language, "button-open-lobby") in greeting.labels
    assert town.texts.say(language, "greet-rights", missing="pin") in greeting.text
    assert len(await town.calls("sendMessage", chat=group.id)) == 1


async def test_the_greeting_names_no_right_that_the_bot_has(town: Town) -> None:
    owner = await town.world.person("Ann")
    group = await town.world.group("Friends", owner=owner)

    await group.add_bot(rights=["can_pin_messages"])
    await town.rest()
    assert "right to pin" not in (await group.last()).text

    await group.demote()
    await town.rest()
    assert "right to pin" in (await group.last()).text
    assert len(await town.calls("sendMessage", chat=group.id)) == 1


async def test_the_greetings_button_opens_a_lobby(town: Town) -> None:
    owner = await town.world.person("Ann")
    group = await town.world.group("Friends", owner=owner)
    await group.add_bot()
    await town.rest()

    await owner.press("🎲 Open a lobby", group)
    await town.rest()

    assert "✋ Join" in (await group.last()).labels


async def test_start_in_private_says_what_the_bot_is_and_leads_into_a_group(town: Town) -> None:
    ann = await town.world.person("Ann")
    group = await town.world.group("Friends", owner=ann)

    await ann.start()
    await town.rest()
    hello = await ann.last()
    assert "Secret Hitler" in hello.text

    led = await ann.press(hello.button("➕ Add me to a group"), group)
    await town.rest()

    assert led.led == "group"
    assert "right to pin" not in (await group.last()).text


@pytest.mark.parametrize(
    "payload",
    ["j", "j-", "j-ABCD", "j-ABCD-", "j-ABCD-x-y-z", "j--", "x" * 64, "back", "-", "_", "JOIN"],
)
async def test_a_link_that_the_bot_never_gave_takes_no_seat(town: Town, payload: str) -> None:
    ann = await town.world.person("Ann")

    await ann.start(payload)
    await town.rest()

    assert (await ann.last()).text
    assert (await town.store.read_person(ann.id)).table is None
    assert await town.store.count_aside() == 0


async def test_a_lobbys_code_with_another_key_takes_no_seat(town: Town) -> None:
    table = await Table.gather(town, 5)
    await table.open(seats=2)
    code = (await table.document()).code

    await table.people[2].start(f"j-{code}-AAAAAAAAAAAA")
    await town.rest()

    assert "no longer valid" in (await table.people[2].last()).text
    assert len((await table.document()).members) == 2


async def test_a_forwarded_link_lets_no_outsider_sit(town: Town) -> None:
    table = await Table.gather(town, 5)
    await table.open(seats=1)
    link = (await table.group.last()).button(table.label("button-join")).url
    outsider = await town.world.person("Zoe")

    await outsider.open(link or "")
    await town.rest()

    assert (await outsider.last()).text == town.texts.plain("en", "not-a-member")
    assert len((await table.document()).members) == 1


async def test_plain_talk_is_left_alone(town: Town) -> None:
    table = await Table.gather(town, 5)

    async def said() -> int:
        return len(await town.calls("sendMessage", "editMessageText", "sendChatAction"))

    before = await said()

    await table.host.say("Who wants to play?", table.group)
    await table.people[1].say("/newgame@somebody_elses_bot", table.group)
    await town.rest()

    assert await said() == before

"""The playground's own door: acts over HTTP, and who may use it."""

import httpx
import pytest
from telegram import Bot

from tgbot.playground.client import Playground
from tgbot.playground.errors import Impossible


async def test_an_act_that_is_not_there_is_refused_with_a_reason(world: Playground) -> None:
    with pytest.raises(Impossible, match="there is no act 'fly'"):
        await world.ask("fly")
    with pytest.raises(Impossible, match="person is missing"):
        await world.ask("block")
    with pytest.raises(Impossible, match="there is nobody with the id 4711"):
        await world.ask("block", person=4711)


async def test_other_web_sites_have_no_say(world: Playground) -> None:
    async with httpx.AsyncClient(base_url=world.api_url) as http:
        foreign = await http.post(
            "/_control/reset", json={}, headers={"Origin": "https://example.org"}
        )
        own = await http.post("/_control/reset", json={}, headers={"Origin": world.api_url})
    assert (foreign.status_code, own.status_code) == (403, 200)


async def test_the_page_and_its_parts_are_served(world: Playground) -> None:
    async with httpx.AsyncClient(base_url=world.api_url) as http:
        page = await http.get("/")
        parts = [
            await http.get(f"/{name}")
            for name in ("style.css", "page.js", "phone.js", "chat.js", "message.js", "wire.js")
        ]
        outside = await http.get("/..%2fserver.py")
    assert "Playground" in page.text
    assert [part.status_code for part in parts] == [200] * 6
    assert outside.status_code in (403, 404)


async def test_after_a_reset_nobody_is_there(world: Playground, api: Bot) -> None:
    ann = await world.person("Ann")
    await ann.start()
    await world.play_by_themselves([ann])
    await world.reset()
    overview = await world.ask("overview")
    assert (overview["people"], overview["auto"]["people"]) == ([], [])
    assert await api.get_updates() == ()
    assert (await world.journal())[0].method == "getUpdates"


async def test_an_edited_message_is_told_as_such(world: Playground, api: Bot) -> None:
    ann = await world.person("Ann")
    said = await ann.say("/newgaem")
    await ann.edit(said, "/newgame")
    first, second = await api.get_updates()
    assert first.message is not None
    assert second.edited_message is not None
    assert (first.message.text, second.edited_message.text) == ("/newgaem", "/newgame")


async def test_every_phone_is_looked_at_at_once(world: Playground) -> None:
    ann, bob = await world.person("Ann"), await world.person("Bob")
    await world.group("Friends", ann, [bob])
    seen = await world.ask("look", since=-1)
    assert [one["person"]["name"] for one in seen["screens"]] == ["Ann", "Bob"]
    assert [chat["title"] for chat in seen["screens"][1]["chats"]] == ["Playground", "Friends"]
    again = await world.ask("look", since=seen["version"], within=0.01)
    assert again["version"] == seen["version"]


async def test_what_an_administrator_deletes_is_gone_for_all(world: Playground) -> None:
    ann, bob = await world.person("Ann"), await world.person("Bob")
    group = await world.group("Friends", ann, [bob])
    said = await bob.say("oops", group)
    await group.delete(said)
    assert "oops" not in [one.text for one in await ann.sees(group)]

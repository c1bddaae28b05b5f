"""How updates reach the bot: long polling, webhooks, and what happens when it stumbles."""

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import httpx
import pytest
from telegram import Bot, Update
from telegram.error import BadRequest, Conflict
from tornado.httpserver import HTTPServer
from tornado.httputil import HTTPHeaders, HTTPServerRequest, ResponseStartLine
from tornado.netutil import bind_sockets

from tgbot.playground.client import Playground
from tgbot.playground.phones import Group, Person


async def friends(world: Playground) -> tuple[Person, Person, Group]:
    ann, bob = await world.person("Ann", started=True), await world.person("Bob", started=True)
    group = await world.group("Friends", ann, [bob])
    await group.add_bot()
    return ann, bob, group


def texts(updates: tuple[Update, ...]) -> list[str | None]:
    return [update.message.text for update in updates if update.message]


async def test_an_update_comes_again_until_it_is_confirmed(world: Playground, api: Bot) -> None:
    ann = await world.person("Ann")
    for text in ("one", "two", "three"):
        await ann.say(text)
    first = await api.get_updates(limit=2)
    assert texts(first) == ["one", "two"]
    assert texts(await api.get_updates(limit=1)) == ["one"]
    rest = await api.get_updates(offset=first[1].update_id + 1)
    assert texts(rest) == ["three"]
    assert texts(await api.get_updates()) == ["three"]
    assert first[0].update_id < first[1].update_id < rest[0].update_id


async def test_a_negative_offset_forgets_all_but_the_last(world: Playground, api: Bot) -> None:
    ann = await world.person("Ann")
    for text in ("one", "two", "three"):
        await ann.say(text)
    assert texts(await api.get_updates(offset=-1)) == ["three"]
    assert texts(await api.get_updates()) == ["three"]


async def test_a_long_poll_ends_when_something_happens(world: Playground, api: Bot) -> None:
    ann = await world.person("Ann")
    polling = asyncio.create_task(api.get_updates(timeout=30))
    await asyncio.sleep(0.05)
    assert not polling.done()
    await ann.say("knock knock")
    assert texts(await asyncio.wait_for(polling, 2)) == ["knock knock"]


async def test_a_second_poller_sends_the_first_away(world: Playground, api: Bot) -> None:
    ann = await world.person("Ann")
    first = asyncio.create_task(api.get_updates(timeout=30))
    await asyncio.sleep(0.05)
    async with Bot(world.token, base_url=f"{world.api_url}/bot") as twin:
        second = asyncio.create_task(twin.get_updates(timeout=30))
        with pytest.raises(Conflict, match="terminated by other getUpdates request"):
            await asyncio.wait_for(first, 5)
        await ann.say("who hears me?")
        assert texts(await second) == ["who hears me?"]


async def test_only_the_kinds_that_were_asked_for_are_sent(world: Playground, api: Bot) -> None:
    ann, bob, group = await friends(world)
    await group.promote()
    await api.get_updates(allowed_updates=["message"])
    await bob.leave(group)
    await ann.block()
    kinds = {
        name
        for update in await api.get_updates()
        for name in update.to_dict()
        if name != "update_id"
    }
    assert "chat_member" not in kinds
    await api.get_updates(allowed_updates=["chat_member"])
    await bob.join(group)
    last = (await api.get_updates())[-1]
    assert last.chat_member is not None
    assert last.message is None


async def test_a_poisoned_update_is_handed_over_as_it_is(world: Playground) -> None:
    number = await world.inject({"message": {"message_id": "not a number"}})
    async with httpx.AsyncClient(base_url=f"{world.api_url}/bot{world.token}") as http:
        (update,) = (await http.get("/getUpdates")).json()["result"]
        assert update == {"update_id": number, "message": {"message_id": "not a number"}}
        assert (await http.get(f"/getUpdates?offset={number + 1}")).json()["result"] == []


async def test_settled_waits_for_the_bot_to_take_everything(world: Playground, api: Bot) -> None:
    ann = await world.person("Ann")
    await ann.say("one")
    with pytest.raises(AssertionError, match="does not come to rest"):
        await world.settled(within=0.2)
    (update,) = await api.get_updates()
    await api.get_updates(offset=update.update_id + 1)
    await world.settled()


@dataclass
class Endpoint:
    """A webhook that answers with the codes it was told to, then with 200."""

    url: str
    codes: list[int] = field(default_factory=list)
    requests: list[HTTPServerRequest] = field(default_factory=list)
    arrived: asyncio.Event = field(default_factory=asyncio.Event)

    def __call__(self, request: HTTPServerRequest) -> None:
        self.requests.append(request)
        code = self.codes.pop(0) if self.codes else 200
        assert request.connection is not None
        start = ResponseStartLine("HTTP/1.1", code, "")
        request.connection.write_headers(start, HTTPHeaders({"Content-Length": "0"}))
        request.connection.finish()
        self.arrived.set()

    @property
    def bodies(self) -> list[Update | None]:
        return [Update.de_json(json.loads(request.body)) for request in self.requests]

    async def until(self, number: int) -> None:
        while len(self.requests) < number:
            self.arrived.clear()
            await asyncio.wait_for(self.arrived.wait(), 5)


@pytest.fixture
async def endpoint() -> AsyncIterator[Endpoint]:
    sockets = bind_sockets(0, "127.0.0.1")
    place = Endpoint(f"http://127.0.0.1:{sockets[0].getsockname()[1]}/hook")
    server = HTTPServer(place)
    server.add_sockets(sockets)
    yield place
    server.stop()
    await server.close_all_connections()


async def test_a_webhook_gets_updates_with_its_secret(
    world: Playground, api: Bot, endpoint: Endpoint
) -> None:
    ann = await world.person("Ann")
    await ann.say("before")
    await api.set_webhook(endpoint.url, secret_token="s-3cret", allowed_updates=["message"])
    await ann.say("after")
    await endpoint.until(2)
    assert [one.message.text for one in endpoint.bodies if one and one.message] == [
        "before",
        "after",
    ]
    headers = [one.headers["X-Telegram-Bot-Api-Secret-Token"] for one in endpoint.requests]
    assert headers == ["s-3cret", "s-3cret"]
    assert endpoint.requests[0].headers["Content-Type"] == "application/json"
    await world.settled()
    info = await api.get_webhook_info()
    assert (info.url, info.pending_update_count) == (endpoint.url, 0)
    with pytest.raises(Conflict, match="can't use getUpdates method while webhook is active"):
        await api.get_updates()
    await api.delete_webhook()
    await ann.say("polled")
    assert texts(await api.get_updates()) == ["polled"]


async def test_a_webhook_that_stumbles_is_tried_again_and_its_queue_waits(
    world: Playground, api: Bot, endpoint: Endpoint
) -> None:
    ann, bob, _ = await friends(world)
    await api.get_updates(offset=-1)
    await api.set_webhook(endpoint.url, drop_pending_updates=True)
    endpoint.codes = [500]
    await ann.say("a1")
    await ann.say("a2")
    await endpoint.until(1)
    endpoint.codes = [502]
    await endpoint.until(2)
    await bob.say("b1")
    await endpoint.until(5)
    got = [one.message.text for one in endpoint.bodies if one and one.message]
    assert sorted(str(text) for text in got) == ["a1", "a1", "a1", "a2", "b1"]
    assert got.index("b1") < got.index("a2")  # one person's stumble does not hold up another
    assert got[-1] == "a2"
    info = await api.get_webhook_info()
    assert info.last_error_message is not None
    assert info.last_error_message.startswith("Wrong response from the webhook: 50")


async def test_webhooks_are_checked(world: Playground, api: Bot) -> None:
    with pytest.raises(BadRequest, match="an https url must be provided for webhook"):
        await api.set_webhook("http://example.org/hook")
    with pytest.raises(BadRequest, match="Secret token contains unallowed characters"):
        await api.set_webhook("https://example.org/hook", secret_token="a b")

"""Updates come in order, are confirmed after their commit, and a bad one stops nothing."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from telegram import Update

from tests.bot.scripted import TOKEN, Hang, Refusal, scripted_api
from tgbot.playground.client import Playground
from tgbot.playground.phones import Group, Person
from tgbot.post import Act, Letter, PollRef
from tgbot.settings import load
from tgbot.storage.outage import Unavailable
from tgbot.storage.outbox import Claim, Limits
from tgbot.storage.store import Store
from tgbot.storage.transaction import Transaction
from tgbot.transport import receiver
from tgbot.transport.line import Line, line_to
from tgbot.transport.receiver import Inbox, Receiver, keys_of, read
from tgbot.transport.webhook import Webhook

Heard = list[str]


@pytest.fixture
async def world(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> AsyncIterator[Playground]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(receiver, "PAUSES", (0.01,))
    monkeypatch.setattr(receiver, "HEAR_AGAIN_SECONDS", 0.02)
    async with await Playground.start() as world:
        yield world


@pytest.fixture
async def line(world: Playground) -> AsyncIterator[Line]:
    line = line_to(load(bot_token=world.token, bot_api_url=world.api_url))
    async with line:
        yield line


@pytest.fixture
async def store(valkey_url: str) -> AsyncIterator[Store]:
    store = Store.connect(valkey_url)
    yield store
    await store.close()


@pytest.fixture
async def ann(world: Playground) -> Person:
    return await world.person("Ann", started=True)


@asynccontextmanager
async def running(work: Receiver | Webhook) -> AsyncIterator[None]:
    task = asyncio.create_task(work.run())
    try:
        yield
    finally:
        work.stop()
        await task


@asynccontextmanager
async def killed_in_the_end(work: Receiver) -> AsyncIterator[None]:
    """As `running`, but it gets no chance to finish what it has in hand."""
    task = asyncio.create_task(work.run())
    yield
    task.cancel()
    await asyncio.wait([task])
    assert task.cancelled()


async def until(condition: Callable[[], bool], within: float = 5) -> None:
    async with asyncio.timeout(within):
        while not condition():  # noqa: ASYNC110  # a list sets no event
            await asyncio.sleep(0.01)


def listener(store: Store, heard: Heard) -> Callable[[Update], Awaitable[None]]:
    """Commits the text of each message to a log, and remembers what was committed."""

    async def process(update: Update) -> None:
        message = update.effective_message
        assert message is not None
        text = message.text or ""

        async def work(tx: Transaction) -> None:
            tx.log("heard", json.dumps(text))

        await store.transact(work, update_id=update.update_id)
        heard.append(text)

    return process


def receiving(line: Line, store: Store, process: receiver.Process) -> Receiver:
    return Receiver(line, Inbox(line, store, process))


async def test_what_people_say_is_heard_in_order(
    world: Playground, line: Line, store: Store, ann: Person
) -> None:
    heard: Heard = []
    async with running(receiving(line, store, listener(store, heard))):
        for number in range(20):
            await ann.say(f"/say {number}")
        await until(lambda: len(heard) == 20)
        await world.settled()
    assert heard == [f"/say {number}" for number in range(20)]


async def test_a_slow_chat_keeps_its_order_and_holds_no_other_up(
    world: Playground, line: Line, store: Store, ann: Person
) -> None:
    bob = await world.person("Bob", started=True)
    heard: Heard = []
    gate = asyncio.Event()
    commit = listener(store, heard)

    async def process(update: Update) -> None:
        if update.effective_message and update.effective_message.text == "/ann 1":
            await gate.wait()
        await commit(update)

    for number in (1, 2):
        await ann.say(f"/ann {number}")
        await bob.say(f"/bob {number}")
    async with running(receiving(line, store, process)):
        await until(lambda: len(heard) == 2)
        assert heard == ["/bob 1", "/bob 2"]
        gate.set()
        await until(lambda: len(heard) == 4)
    assert heard[2:] == ["/ann 1", "/ann 2"]


@pytest.mark.parametrize(
    "poison",
    [
        {"message": {"message_id": 1}},
        {"message": "no object"},
        {"callback_query": {"id": "1", "from": {"id": [1], "is_bot": "maybe"}}},
        {"message": {"chat": {"id": {}}, "from": None}},
    ],
)
async def test_an_unreadable_update_is_put_aside_and_the_next_is_heard(
    world: Playground, line: Line, store: Store, ann: Person, poison: dict[str, Any]
) -> None:
    heard: Heard = []
    async with running(receiving(line, store, listener(store, heard))):
        await ann.say("/before")
        await world.inject(poison)
        await ann.say("/after")
        await until(lambda: len(heard) == 2)
        await world.settled()
    assert heard == ["/before", "/after"]
    assert await store.count_aside() == 1
    assert json.dumps(poison)[1:-1] in (await store.read_aside())[0]


async def test_an_update_that_trips_the_program_is_put_aside_without_its_text(
    world: Playground,
    line: Line,
    store: Store,
    ann: Person,
    caplog: pytest.LogCaptureFixture,
) -> None:
    heard: Heard = []
    commit = listener(store, heard)

    async def process(update: Update) -> None:
        if update.effective_message and update.effective_message.text == "/secret word":
            raise ValueError(update.effective_message.text)
        await commit(update)

    async with running(receiving(line, store, process)):
        await ann.say("/secret word")
        await ann.say("/after")
        await until(lambda: heard == ["/after"])
    assert await store.count_aside() == 1
    assert "put aside: ValueError" in caplog.text
    assert "/secret word" not in caplog.text


async def test_an_outage_of_the_store_loses_and_doubles_nothing(
    line: Line, store: Store, ann: Person
) -> None:
    heard: Heard = []
    commit = listener(store, heard)
    failures = 0

    async def process(update: Update) -> None:
        nonlocal failures
        failures += 1
        if failures in (1, 2):
            raise Unavailable("before the commit")
        await commit(update)
        if failures == 3:
            raise Unavailable("after the commit")

    async with running(receiving(line, store, process)):
        for number in range(3):
            await ann.say(f"/say {number}")
        await until(lambda: len(heard) == 3)
    assert heard == ["/say 0", "/say 1", "/say 2"]
    assert len(await store.read_log("heard")) == 3
    assert await store.count_aside() == 0


async def test_a_receiver_that_dies_before_confirming_hears_everything_again_in_vain(
    world: Playground, line: Line, store: Store, ann: Person
) -> None:
    for number in range(5):
        await ann.say(f"/say {number}")
    heard: Heard = []
    commit = listener(store, heard)
    die = asyncio.Event()

    async def process(update: Update) -> None:
        await commit(update)
        if len(heard) == 3:
            die.set()
            await asyncio.Event().wait()

    async with killed_in_the_end(receiving(line, store, process)):
        await die.wait()
    async with running(receiving(line, store, commit)):
        await until(lambda: len(heard) == 5)
        await world.settled()
    assert [json.loads(text) for text in await store.read_log("heard")] == [
        f"/say {number}" for number in range(5)
    ]


async def test_a_second_receiver_waits_for_the_first_and_says_so_once(
    line: Line, store: Store, ann: Person, caplog: pytest.LogCaptureFixture
) -> None:
    heard: Heard = []
    process = listener(store, heard)
    async with running(receiving(line, store, process)), running(receiving(line, store, process)):
        for number in range(5):
            await ann.say(f"/say {number}")
            await until(lambda: len(heard) == number + 1)  # noqa: B023  # awaited at once
            await asyncio.sleep(0.03)
    assert heard == [f"/say {number}" for number in range(5)]
    assert caplog.text.count("another process receives") in (1, 2), "by each at most once"


async def test_the_webhook_is_removed_before_polling(
    world: Playground, line: Line, store: Store
) -> None:
    async with running(receiving(line, store, listener(store, []))):
        await world.until(lambda: world.journal("deleteWebhook"))
    assert (await world.journal("deleteWebhook"))[0].code == 200


async def test_a_server_that_knows_no_webhooks_is_asked_all_the_same(store: Store) -> None:
    async with scripted_api() as api:
        api.next("deleteWebhook", Refusal(404, "Not Found"))
        api.next("getUpdates", Hang(30))
        settings = load(_env_file=None, bot_token=TOKEN, bot_api_url=api.url)
        async with (
            line_to(settings) as line,
            running(receiving(line, store, listener(store, []))),
        ):
            await until(lambda: any(call.method == "getUpdates" for call in api.calls))


async def test_a_vote_that_beats_its_poll_is_counted_once_the_poll_is_known(
    world: Playground, line: Line, store: Store, ann: Person
) -> None:
    """`sendPoll` has not returned yet when the first member votes."""
    bob = await world.person("Bob")
    group: Group = await world.group("Friends", owner=ann, members=[bob])
    await group.add_bot()
    votes: list[tuple[int, tuple[int, ...]]] = []
    parked = asyncio.Event()

    async def process(update: Update) -> None:
        answer = update.poll_answer
        if answer is None or answer.user is None:
            return
        user_id = answer.user.id

        async def count(tx: Transaction) -> bool:
            known = await tx.poll(answer.poll_id) is not None
            if not known:
                tx.park_answer(answer.poll_id, update.to_json())
            return known

        if await store.transact(count, update_id=update.update_id):
            votes.append((user_id, tuple(answer.option_ids)))
        else:
            parked.set()

    async with running(receiving(line, store, process)):
        sent = await line.call(
            "sendPoll",
            {
                "chat_id": group.id,
                "question": "Ann and Bob?",
                "options": [{"text": "Ja"}, {"text": "Nein"}],
                "is_anonymous": False,
            },
        )
        poll = (await bob.last(group)).poll
        assert poll is not None
        await bob.vote(poll, 1)
        await parked.wait()
        assert votes == []
        await register(store, group.id, sent["poll"]["id"])
        await until(lambda: len(votes) == 1)
        await ann.vote(poll, 0)
        await until(lambda: len(votes) == 2)
    assert votes == [(bob.id, (1,)), (ann.id, (0,))]
    assert await store.answers_to_hear_again() == ()


async def register(store: Store, chat: int, poll_id: str) -> None:
    """What the courier does when sendPoll returns."""

    async def post(tx: Transaction) -> None:
        poll = PollRef(code="7KQ2", step=3)
        tx.send(Letter(chat=chat, act=Act.SEND, method="sendPoll", slot="v", poll=poll))

    await store.transact(post)
    await store.outbox.pulse("c1")
    claim = await store.outbox.claim("c1", "t1", Limits())
    assert isinstance(claim, Claim)
    await store.outbox.done(claim, message_id=5, poll_id=poll_id)


def test_updates_are_ordered_by_chat_and_person() -> None:
    assert keys_of({"update_id": 1, "message": {"chat": {"id": -100}, "from": {"id": 7}}}) == {
        ("chat", -100),
        ("person", 7),
    }
    assert keys_of({"callback_query": {"from": {"id": 7}, "message": {"chat": {"id": -100}}}}) == {
        ("chat", -100),
        ("person", 7),
    }
    assert keys_of({"poll_answer": {"user": {"id": 7}}}) == {("person", 7)}
    assert keys_of({"poll": {"id": "1"}}) == frozenset()


async def test_polls_of_an_older_server_can_be_read(line: Line) -> None:
    answer = {"poll_id": "1", "user": {"id": 7, "is_bot": False, "first_name": "A"}}
    update = read({"update_id": 1, "poll_answer": {**answer, "option_ids": [1]}}, line)
    assert update.poll_answer is not None
    assert update.poll_answer.option_ids == (1,)
    poll = {
        "id": "1",
        "question": "?",
        "total_voter_count": 0,
        "is_closed": True,
        "is_anonymous": False,
        "type": "regular",
        "allows_multiple_answers": False,
        "allows_revoting": True,
        "members_only": False,
        "options": [{"text": "Ja", "voter_count": 0}, {"text": "Nein", "voter_count": 0}],
    }
    assert read({"update_id": 2, "poll": poll}, line).poll is not None


@asynccontextmanager
async def hooked(
    line: Line, store: Store, process: receiver.Process, path: str = "/hook"
) -> AsyncIterator[Webhook]:
    port = free_port()
    webhook = Webhook(
        line,
        store,
        Inbox(line, store, process),
        url=f"http://127.0.0.1:{port}{path}",
        secret="s3cret",
        listen=("127.0.0.1", port),
    )
    async with running(webhook):
        await until(lambda: webhook.port is not None)
        yield webhook


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port: int = server.getsockname()[1]
        return port


async def test_a_webhook_delivers_in_order(
    world: Playground, line: Line, store: Store, ann: Person
) -> None:
    heard: Heard = []
    async with hooked(line, store, listener(store, heard)):
        await world.until(lambda: world.journal("setWebhook"))
        for number in range(10):
            await ann.say(f"/say {number}")
        await until(lambda: len(heard) == 10)
    assert heard == [f"/say {number}" for number in range(10)]
    (registered,) = await world.journal("setWebhook")
    assert registered.params["secret_token"] == "s3cret"


async def test_a_webhook_that_cannot_commit_hears_the_update_again(
    world: Playground, line: Line, store: Store, ann: Person
) -> None:
    heard: Heard = []
    commit = listener(store, heard)
    tries = 0

    async def process(update: Update) -> None:
        nonlocal tries
        tries += 1
        if tries == 1:
            raise Unavailable
        await commit(update)

    async with hooked(line, store, process):
        await world.until(lambda: world.journal("setWebhook"))
        await ann.say("/say")
        await until(lambda: heard == ["/say"])
    assert tries == 2


async def test_a_webhook_believes_only_who_knows_the_secret(
    world: Playground, line: Line, store: Store
) -> None:
    heard: Heard = []
    body = {"update_id": 1, "message": {"message_id": 1}}
    async with hooked(line, store, listener(store, heard)) as webhook, httpx.AsyncClient() as http:
        url = f"http://127.0.0.1:{webhook.port}/hook"
        secret = {"X-Telegram-Bot-Api-Secret-Token": "s3cret"}
        wrong = {"X-Telegram-Bot-Api-Secret-Token": "s3cre"}
        assert (await http.post(url, json=body)).status_code == 403
        assert (await http.post(url, json=body, headers=wrong)).status_code == 403
        assert await store.count_aside() == 0
        assert (await http.post(url, json=body, headers=secret)).status_code == 200
        assert (await http.post(url, content=b"\xff{", headers=secret)).status_code == 200
        assert await store.count_aside() == 2
        health = await http.get(f"http://127.0.0.1:{webhook.port}/healthz")
        assert health.status_code == 200


async def test_polling_takes_over_from_a_webhook(
    world: Playground, line: Line, store: Store, ann: Person
) -> None:
    heard: Heard = []
    process = listener(store, heard)
    async with hooked(line, store, process):
        await world.until(lambda: world.journal("setWebhook"))
    await ann.say("/said in between")
    async with running(receiving(line, store, process)):
        await until(lambda: heard == ["/said in between"])

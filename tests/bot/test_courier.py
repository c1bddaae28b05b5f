"""The courier delivers every letter, in order, whatever Telegram or a killed process does."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from telegram import error as telegram_error

from tests.bot.scripted import TOKEN, Hang, Refusal, Scripted, scripted_api
from tgbot.playground.client import Playground
from tgbot.playground.limits import Limits as TelegramLimits
from tgbot.post import Act, Delivery, Letter, PollRef, Priority
from tgbot.settings import load
from tgbot.storage.outage import Unavailable
from tgbot.storage.outbox import Claim, Limits
from tgbot.storage.store import Store
from tgbot.storage.transaction import Transaction
from tgbot.transport import courier as courier_module
from tgbot.transport.courier import Courier, call_of
from tgbot.transport.line import Line, line_to
from tgbot.transport.verdicts import (
    AsGoodAsDone,
    Flood,
    Later,
    MessageGone,
    Moved,
    Refused,
    Verdict,
    Without,
    judge,
)

GROUP, ANN, BOB = -100, 7, 8
FAST = Limits(group_per_minute=60_000, private_per_second=1_000, total_per_second=10_000)

Receipts = list[tuple[str, Delivery]]


@pytest.fixture
async def api() -> AsyncIterator[Scripted]:
    async with scripted_api() as api:
        yield api


@pytest.fixture
async def store(valkey_url: str) -> AsyncIterator[Store]:
    store = Store.connect(valkey_url)
    yield store
    await store.close()


@pytest.fixture
async def line(
    api: Scripted, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> AsyncIterator[Line]:
    monkeypatch.chdir(tmp_path)
    async with line_to(load(bot_token=TOKEN, bot_api_url=api.url)) as line:
        yield line


async def ignore(letter: Letter, fate: Delivery) -> None:
    """A receipt that nobody waits for."""


@asynccontextmanager
async def carrying(
    line: Line,
    store: Store,
    limits: Limits = FAST,
    on_receipt: courier_module.OnReceipt = ignore,
    on_migrated: courier_module.OnMigrated | None = None,
) -> AsyncIterator[Courier]:
    courier = Courier(line, store, limits, on_receipt, on_migrated)
    task = asyncio.create_task(courier.run())
    try:
        yield courier
    finally:
        courier.stop()
        await task


async def post(store: Store, *letters: Letter) -> None:
    async def work(tx: Transaction) -> None:
        tx.send(*letters)

    await store.transact(work)


async def until(condition: Callable[[], bool], within: float = 15) -> None:
    async with asyncio.timeout(within):
        while not condition():  # noqa: ASYNC110  # a list sets no event
            await asyncio.sleep(0.01)


async def delivered(store: Store, within: float = 10) -> None:
    async with asyncio.timeout(within):
        while not await store.outbox.is_empty():  # noqa: ASYNC110  # the store sets no event
            await asyncio.sleep(0.01)


def text(says: str, chat: int = GROUP, **more: Any) -> Letter:
    params = {"text": says, **more.pop("params", {})}
    return Letter(**{"chat": chat, "act": Act.SEND, "method": "sendMessage", **more}, params=params)


def panel(says: str, chat: int = GROUP, **params: Any) -> Letter:
    return text(
        says, chat, act=Act.UPSERT, slot="7KQ2:panel", priority=Priority.PANEL, params=params
    )


async def test_letters_arrive_in_order_and_chats_do_not_wait_for_each_other(
    api: Scripted, line: Line, store: Store
) -> None:
    api.next(GROUP, Hang(0.3))
    await post(store, *(text(f"{n}", chat) for n in range(5) for chat in (GROUP, ANN, BOB)))
    async with carrying(line, store):
        await delivered(store)
    for chat in (GROUP, ANN, BOB):
        assert [call.text for call in api.of(chat)] == ["0", "1", "2", "3", "4"]
    assert max(call.at for call in api.of(ANN)) < api.of(GROUP)[1].at


async def test_a_panel_is_sent_once_and_then_edited(
    api: Scripted, line: Line, store: Store
) -> None:
    async with carrying(line, store):
        await post(store, panel("1", message_thread_id=4, disable_notification=True))
        await delivered(store)
        await post(store, panel("2", parse_mode="HTML", message_thread_id=4))
        await delivered(store)
    sent, edited = api.calls
    assert sent.method == "sendMessage"
    assert sent.params["message_thread_id"] == "4"
    assert edited.method == "editMessageText"
    wanted = {"chat_id": "-100", "message_id": "1", "text": "2", "parse_mode": "HTML"}
    assert edited.params == wanted


async def test_a_message_that_was_not_modified_counts_as_delivered(
    api: Scripted, line: Line, store: Store
) -> None:
    receipts: Receipts = []

    async def on_receipt(letter: Letter, fate: Delivery) -> None:
        receipts.append((letter.receipt or "", fate))

    async with carrying(line, store, on_receipt=on_receipt):
        await post(store, panel("1"))
        await delivered(store)
        api.next(
            "editMessageText",
            Refusal(400, "Bad Request: message is not modified: specified new message content …"),
        )
        await post(store, panel("1").model_copy(update={"receipt": "shown"}))
        await delivered(store)
    assert receipts == [("shown", Delivery(delivered=True))]
    assert len(api.calls) == 2


async def test_a_deleted_panel_is_sent_anew(api: Scripted, line: Line, store: Store) -> None:
    async with carrying(line, store):
        await post(store, panel("1"))
        await delivered(store)
        api.next("editMessageText", Refusal(400, "Bad Request: message to edit not found"))
        await post(store, panel("2"))
        await delivered(store)
        await post(store, panel("3"))
        await delivered(store)
    assert [(call.method, call.text) for call in api.calls] == [
        ("sendMessage", "1"),
        ("editMessageText", "2"),
        ("sendMessage", "2"),
        ("editMessageText", "3"),
    ]
    assert api.calls[-1].params["message_id"] == "3"


async def test_an_edit_without_its_message_is_dropped(
    api: Scripted, line: Line, store: Store
) -> None:
    receipts: Receipts = []

    async def on_receipt(letter: Letter, fate: Delivery) -> None:
        receipts.append((letter.receipt or "", fate))

    unpin = Letter(chat=GROUP, act=Act.EDIT, method="unpinChatMessage", slot="x", receipt="unpin")
    async with carrying(line, store, on_receipt=on_receipt):
        await post(store, unpin, text("next"))
        await delivered(store)
    assert [call.text for call in api.calls] == ["next"]
    assert receipts == [("unpin", Delivery(delivered=False, why="the message is gone"))]


async def test_a_deleted_message_is_forgotten(api: Scripted, line: Line, store: Store) -> None:
    delete = Letter(chat=GROUP, act=Act.EDIT, method="deleteMessage", slot="7KQ2:panel")
    async with carrying(line, store):
        await post(store, panel("1"), delete, panel("2"))
        await delivered(store)
    assert [call.method for call in api.calls] == ["sendMessage", "deleteMessage", "sendMessage"]


async def test_a_flood_wait_is_honoured_and_stops_only_its_chat(
    api: Scripted, line: Line, store: Store
) -> None:
    api.next(GROUP, Refusal(429, "Too Many Requests: retry after 1", {"retry_after": 1}))
    async with carrying(line, store):
        await post(store, text("1"), text("2"), text("to Ann", ANN))
        await delivered(store)
    first, again, second = api.of(GROUP)
    assert [first.text, again.text, second.text] == ["1", "1", "2"]
    assert again.at - first.at >= 1
    assert api.of(ANN)[0].at - first.at < 0.5


async def test_a_failing_network_loses_nothing(api: Scripted, line: Line, store: Store) -> None:
    api.next(ANN, Refusal(502, "Bad Gateway"), Refusal(500, "Internal Server Error"))
    async with carrying(line, store):
        await post(store, text("role", ANN), text("hand", ANN))
        await delivered(store)
    assert [call.text for call in api.of(ANN)] == ["role", "role", "role", "hand"]


async def test_a_server_that_always_fails_on_one_letter_does_not_stop_its_chat(
    api: Scripted, line: Line, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(courier_module, "GIVE_UP_AFTER", 1)
    api.next(ANN, *[Refusal(500, "Internal Server Error")] * 2)
    async with carrying(line, store):
        await post(store, text("poison", ANN), text("hand", ANN))
        await delivered(store)
    assert [call.text for call in api.of(ANN)] == ["poison", "poison", "hand"]


async def test_a_group_that_moved_gets_its_letters_under_its_new_id(
    api: Scripted, line: Line, store: Store
) -> None:
    moves: list[tuple[int, int]] = []

    async def on_migrated(old: int, new: int) -> None:
        moves.append((old, new))

    moved = "Bad Request: group chat was upgraded to a supergroup chat"
    async with carrying(line, store, on_migrated=on_migrated):
        await post(store, panel("1"))
        await delivered(store)
        api.next(GROUP, Refusal(400, moved, {"migrate_to_chat_id": -1007}))
        await post(store, panel("2"), text("event"))
        await delivered(store)
        await post(store, text("later, still under the old id"))
        await delivered(store)
    assert [call.text for call in api.of(-1007)] == ["event", "2", "later, still under the old id"]
    assert moves == [(GROUP, -1007)]


async def test_a_closed_topic_is_left_for_the_main_chat(
    api: Scripted, line: Line, store: Store
) -> None:
    api.next(GROUP, Refusal(400, "Bad Request: TOPIC_CLOSED"))
    async with carrying(line, store):
        await post(store, text("event", params={"message_thread_id": 4}))
        await delivered(store)
    assert [call.params.get("message_thread_id") for call in api.calls] == ["4", None]


async def test_a_refusal_is_told_and_the_next_letter_goes(
    api: Scripted, line: Line, store: Store
) -> None:
    receipts: Receipts = []

    async def on_receipt(letter: Letter, fate: Delivery) -> None:
        receipts.append((letter.receipt or "", fate))

    api.next(ANN, Refusal(403, "Forbidden: bot was blocked by the user"))
    async with carrying(line, store, on_receipt=on_receipt):
        await post(store, text("role", ANN, receipt="role:1"), text("hand", ANN, receipt="hand:1"))
        await delivered(store)
    assert receipts == [
        ("role:1", Delivery(delivered=False, why="Forbidden: bot was blocked by the user")),
        ("hand:1", Delivery(delivered=True)),
    ]


async def test_a_poll_is_known_before_its_receipt_is_told(
    api: Scripted, line: Line, store: Store
) -> None:
    known: list[PollRef | None] = []

    async def on_receipt(letter: Letter, fate: Delivery) -> None:
        async def look(tx: Transaction) -> PollRef | None:
            return await tx.poll("poll 1")

        known.append(await store.transact(look))

    poll = PollRef(code="7KQ2", step=3)
    letter = Letter(
        chat=GROUP, act=Act.SEND, method="sendPoll", slot="7KQ2:vote:3", poll=poll, receipt="vote"
    )
    stop = Letter(chat=GROUP, act=Act.EDIT, method="stopPoll", slot="7KQ2:vote:3")
    async with carrying(line, store, on_receipt=on_receipt):
        await post(store, letter)
        await delivered(store)
        api.next("stopPoll", Refusal(400, "Bad Request: poll has already been closed"))
        await post(store, stop)
        await delivered(store)
    assert known == [poll]
    assert api.calls[-1].params == {"chat_id": "-100", "message_id": "1"}


async def test_a_receipt_that_meets_an_outage_is_told_again_without_a_second_send(
    api: Scripted, line: Line, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(courier_module, "PULSE_SECONDS", 0.02)
    tries = 0

    async def on_receipt(letter: Letter, fate: Delivery) -> None:
        nonlocal tries
        tries += 1
        if tries < 5:
            raise Unavailable

    async with carrying(line, store, on_receipt=on_receipt):
        await post(store, text("role", ANN, receipt="role"))
        await delivered(store)
    assert tries == 5
    assert len(api.calls) == 1


async def test_a_receipt_that_trips_the_program_stops_nothing(
    api: Scripted, line: Line, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    async def on_receipt(letter: Letter, fate: Delivery) -> None:
        raise ValueError(letter.params["text"])

    async with carrying(line, store, on_receipt=on_receipt):
        await post(store, text("You are Hitler", ANN, receipt="role"), text("hand", ANN))
        await delivered(store)
    assert [call.text for call in api.calls] == ["You are Hitler", "hand"]
    assert "ValueError" in caplog.text
    assert "Hitler" not in caplog.text


async def test_a_stopping_courier_delivers_what_it_has_in_hand(
    api: Scripted, line: Line, store: Store
) -> None:
    api.next(ANN, Hang(0.3))
    async with carrying(line, store):
        await post(store, text("role", ANN))
        await until(lambda: bool(api.calls))
    assert await store.outbox.is_empty()


A_COURIER = """
import asyncio, sys
from tgbot.transport.courier import Courier
from tgbot.transport.line import line_to
from tgbot.storage.outbox import Limits
from tgbot.settings import load
from tgbot.storage.store import Store

async def main(api_url, store_url):
    store = Store.connect(store_url)
    limits = Limits(group_per_minute=60_000, private_per_second=1_000, total_per_second=10_000)
    async with line_to(load(bot_token="TOKEN", bot_api_url=api_url)) as line:
        async def on_receipt(letter, fate):
            pass
        await Courier(line, store, limits, on_receipt).run()

asyncio.run(main(*sys.argv[1:]))
""".replace("TOKEN", TOKEN)


@pytest.mark.parametrize("buried", [True, False], ids=["sole owner", "one of several"])
async def test_a_courier_killed_in_mid_send_loses_nothing(
    api: Scripted, line: Line, store: Store, valkey_url: str, buried: bool
) -> None:
    api.next(ANN, Hang(30))
    api.next(BOB, Hang(30))
    await post(
        store, *(text(f"{number}", chat) for number in range(3) for chat in (ANN, BOB, GROUP))
    )
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", A_COURIER, api.url, valkey_url)
    )
    try:
        await until(lambda: bool(api.of(ANN) and api.of(BOB)) and len(api.of(GROUP)) == 3)
    finally:
        process.kill()
        await process.wait()
    if buried:
        await store.outbox.bury_couriers()
    loop = asyncio.get_running_loop()
    restarted = loop.time()
    async with carrying(line, store):
        await delivered(store)
    assert (loop.time() - restarted < 1.5) == buried
    for chat in (ANN, BOB):
        texts = [call.text for call in api.of(chat)]
        assert texts == ["0", "0", "1", "2"], "only the one in flight is repeated"
    # The last one may have been answered and not yet written down.
    assert [call.text for call in api.of(GROUP)][:4] in (["0", "1", "2"], ["0", "1", "2", "2"])


async def test_two_couriers_share_one_order_and_one_budget(
    api: Scripted, line: Line, store: Store, valkey_url: str
) -> None:
    limits = Limits(group_per_minute=60_000, private_per_second=1_000, total_per_second=60)
    other = Store.connect(valkey_url)
    chats = (GROUP, -200, ANN, BOB)
    async with carrying(line, store, limits), carrying(line, other, limits):
        await post(store, *(text(f"{number}", chat) for number in range(30) for chat in chats))
        await delivered(store)
    await other.close()
    for chat in chats:
        assert [call.text for call in api.of(chat)] == [f"{number}" for number in range(30)]
    times = sorted(call.at for call in api.calls)
    assert len(times) == 120
    assert times[119] - times[0] >= 1


async def test_telegram_s_own_limits_are_never_met(
    store: Store, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A busy minute, shortened: the simulated Telegram counts as strictly as the real one."""
    monkeypatch.chdir(tmp_path)
    limits = Limits(group_per_minute=20, private_per_second=5, total_per_second=30)
    async with await Playground.start() as world:
        await world.set_limits(TelegramLimits(private_per_second=5, private_burst=5))
        ann = await world.person("Ann", started=True)
        group = await world.group("Friends", owner=ann)
        await group.add_bot()
        settings = load(bot_token=world.token, bot_api_url=world.api_url)
        async with line_to(settings) as line, carrying(line, store, limits):
            for number in range(12):
                await post(
                    store,
                    text(f"event {number}", group.id),
                    panel(f"state {number}", group.id),
                    text(f"to Ann {number}", ann.id),
                )
            await ann.expects("state 11", group, within=15)
            await ann.expects("to Ann 11", within=15)
        assert await world.refused_calls() == []
        edits = await world.journal("editMessageText")
        assert len(edits) <= 2, "the panel's states were merged"


@pytest.mark.parametrize(
    ("error", "verdict"),
    [
        (telegram_error.BadRequest("Message is not modified: specified …"), AsGoodAsDone()),
        (telegram_error.BadRequest("Poll has already been closed"), AsGoodAsDone()),
        (telegram_error.BadRequest("Message to delete not found"), AsGoodAsDone()),
        (telegram_error.BadRequest("Message can't be edited"), MessageGone()),
        (telegram_error.BadRequest("Message thread not found"), Without("message_thread_id")),
        (telegram_error.BadRequest("Topic_closed"), Without("message_thread_id")),
        (
            telegram_error.BadRequest("Message to be replied not found"),
            Without("reply_parameters"),
        ),
        (telegram_error.BadRequest("Chat not found"), Refused("Chat not found")),
        (
            telegram_error.BadRequest("Not enough rights to send polls to the chat"),
            Refused("Not enough rights to send polls to the chat"),
        ),
        (telegram_error.BadRequest("Can't parse entities"), Refused("Can't parse entities")),
        (telegram_error.RetryAfter(10_072), Flood(10_072)),
        (telegram_error.ChatMigrated(-1007), Moved(-1007)),
        (telegram_error.TimedOut(), Later(answered=False)),
        (telegram_error.InvalidToken("Unauthorized"), Later(answered=False)),
        (telegram_error.InvalidToken("Not Found"), Refused("Not Found")),
        (telegram_error.NetworkError("Internal Server Error"), Later(answered=True)),
    ],
    ids=lambda value: str(value)[:40],
)
def test_every_error_has_its_verdict(error: telegram_error.TelegramError, verdict: Verdict) -> None:
    letter = text("x", params={"message_thread_id": 4, "reply_parameters": {"message_id": 1}})
    assert judge(letter, error) == verdict


def test_an_unknown_courtesy_is_let_go() -> None:
    typing = Letter(chat=GROUP, act=Act.CALL, method="sendChatAction")
    assert judge(typing, telegram_error.InvalidToken("Not Found")) == AsGoodAsDone()


def test_a_topic_error_without_a_topic_is_a_refusal() -> None:
    error = telegram_error.BadRequest("Topic_closed")
    assert judge(text("x"), error) == Refused("Topic_closed")


def test_the_token_is_not_shown(line: Line) -> None:
    assert TOKEN not in f"{line!r} {line}"


def test_a_call_names_its_chat_of_today() -> None:
    """A letter written to the old id of a group goes where its line is now."""
    claim = Claim(-1007, "t", text("x", GROUP), message_id=None, fate=None, tries=0)
    assert call_of(claim) == ("sendMessage", {"text": "x", "chat_id": -1007})

"""The receiver: every update is handled once, in its order, and confirmed after its commit.

Law: Telegram is the durable inbox, so nothing is confirmed before it is committed; and an update
that cannot be read or handled is put aside and counted, and stops nothing.
"""

import asyncio
import contextlib
import json
import logging
from collections.abc import Awaitable, Callable, Sequence
from copy import deepcopy
from typing import Any

from telegram import Update
from telegram.error import Conflict, InvalidToken, RetryAfter, TelegramError

from tgbot.storage.outage import Unavailable
from tgbot.storage.store import AlreadySeen, Store
from tgbot.transport.line import POLL_SECONDS, Line
from tgbot.transport.traces import trace

log = logging.getLogger(__name__)

ALLOWED_UPDATES = (
    *("message", "callback_query", "poll_answer"),
    *("my_chat_member", "chat_member", "chat_join_request"),
)
"""What Telegram is asked for; chat_member and chat_join_request come where the bot is an admin."""
HANDS = 8
PAUSES = (0.5, 1.0, 2.0, 5.0)
"""Seconds before the next try, when Telegram or the store is out of reach; the last one repeats."""
HEAR_AGAIN_SECONDS = 0.5

Process = Callable[[Update], Awaitable[None]]
Raw = dict[str, Any]


def pause_after(failures: int) -> float:
    """Seconds to wait after so many failures in a row."""
    return PAUSES[min(failures, len(PAUSES)) - 1]


async def rest(stopping: asyncio.Event, seconds: float) -> None:
    """Waits that long, or until it is time to stop."""
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(stopping.wait(), seconds)


def read(raw: Raw, line: Line) -> Update:
    """The update as an object; whatever is wrong with it is raised.

    A server of an older Bot API knows no persistent ids of poll options, and a simple one of one's
    own no chat instances; they are filled in.
    """
    raw = deepcopy(raw)  # what is put aside stays as it came
    if isinstance(query := raw.get("callback_query"), dict):
        query.setdefault("chat_instance", "")
    if isinstance(answer := raw.get("poll_answer"), dict):
        options = answer.get("option_ids", [])
        answer.setdefault("option_persistent_ids", [str(option) for option in options])
    message = raw.get("message")
    for holder in (raw, message if isinstance(message, dict) else {}):
        if isinstance(poll := holder.get("poll"), dict):
            for place, option in enumerate(poll.get("options", [])):
                option.setdefault("persistent_id", str(place))
    return Update.de_json(raw, line)


def keys_of(raw: Raw) -> frozenset[tuple[str, int]]:
    """The chat and the person that an update concerns: updates that share one keep their order."""
    keys: set[tuple[str, int]] = set()
    for content in raw.values():
        message = content.get("message") if isinstance(content, dict) else None
        chats = (_id_in(content, "chat"), _id_in(content, "voter_chat"), _id_in(message, "chat"))
        people = (_id_in(content, "from"), _id_in(content, "user"))
        keys.update(("chat", number) for number in chats if number is not None)
        keys.update(("person", number) for number in people if number is not None)
    return frozenset(keys)


def _id_in(place: object, field: str) -> int | None:
    """The id in place[field], if the (perhaps malformed) update has one there."""
    holder = place.get(field) if isinstance(place, dict) else None
    number = holder.get("id") if isinstance(holder, dict) else None
    return number if isinstance(number, int) else None


class Inbox:
    """What is done with one update, however it came.

    `process` commits the update under its `update_id`; it may raise Unavailable, after which the
    update is handled again.
    """

    def __init__(self, line: Line, store: Store, process: Process) -> None:
        self._line = line
        self._store = store
        self._process = process

    async def take(self, raw: Raw) -> None:
        """Handles an update, or puts it aside. Raises Unavailable when it can do neither now."""
        number = raw.get("update_id")
        try:
            await self._process(read(raw, self._line))
        except AlreadySeen:
            log.debug("update %s was handled before", number)
        except Unavailable:
            raise
        except Exception as error:  # noqa: BLE001  # one update must not stop the others
            log.error("update %s was put aside: %s", number, trace(error))
            await self._store.put_aside(json.dumps(raw, ensure_ascii=False), type(error).__name__)

    async def take_surely(self, raw: Raw) -> None:
        """Handles an update or puts it aside, however long the store is out of reach."""
        failures = 0
        while True:
            try:
                await self.take(raw)
            except Unavailable as error:
                failures += 1
                log.warning("the store is out of reach (%s)", error)
                await asyncio.sleep(pause_after(failures))
            else:
                return

    async def take_all(self, batch: Sequence[Raw]) -> None:
        """Handles a batch: in order for each chat and person, otherwise several at a time."""
        hands = asyncio.Semaphore(HANDS)
        last: dict[tuple[str, int], asyncio.Task[None]] = {}

        async def follow(raw: Raw, earlier: set["asyncio.Task[None]"]) -> None:
            if earlier:
                await asyncio.wait(earlier)
            async with hands:
                await self.take_surely(raw)

        async with asyncio.TaskGroup() as group:
            for raw in batch:
                keys = keys_of(raw)
                task = group.create_task(follow(raw, {last[key] for key in keys if key in last}))
                last.update(dict.fromkeys(keys, task))

    async def hear_again(self, stopping: asyncio.Event) -> None:
        """Handles answers that came before their poll was known, as soon as it is."""
        while not stopping.is_set():
            try:
                for text in await self._store.answers_to_hear_again():
                    await self.take(json.loads(text))
                    await self._store.heard_again(text)
            except Unavailable as error:
                log.warning("the store is out of reach (%s)", error)
            await rest(stopping, HEAR_AGAIN_SECONDS)


class Receiver:
    """Asks Telegram for updates. Only one process may; others get a conflict and wait."""

    def __init__(
        self, line: Line, inbox: Inbox, allowed_updates: Sequence[str] = ALLOWED_UPDATES
    ) -> None:
        self._line = line
        self._inbox = inbox
        self._allowed = list(allowed_updates)
        self._told_of_conflict = False
        self._stopping = asyncio.Event()

    async def run(self) -> None:
        """Receives until `stop`; what it has in hand is finished first, and what it has not
        confirmed comes again.
        """
        async with asyncio.TaskGroup() as group:
            group.create_task(self._inbox.hear_again(self._stopping))
            group.create_task(self._poll())

    def stop(self) -> None:
        """Asks `run` to end."""
        self._stopping.set()

    async def _poll(self) -> None:
        offset, failures, is_open = 0, 0, False
        while not self._stopping.is_set():
            try:
                if not is_open:
                    await self._stop_webhook()
                    is_open = True
                batch = await self._next_batch(offset)
            except TelegramError as error:
                failures += 1
                await self._rest_after(error, failures)
                continue
            failures = 0
            await self._inbox.take_all(batch)
            if batch:
                offset = max(raw["update_id"] for raw in batch) + 1

    async def _stop_webhook(self) -> None:
        """Updates that are brought to a webhook cannot be asked for."""
        try:
            await self._line.call("deleteWebhook", {"drop_pending_updates": False})
        except InvalidToken as error:
            # A server of one's own may know no webhooks; a wrong token shows in getUpdates as well.
            if error.message != "Not Found":
                raise

    async def _next_batch(self, offset: int) -> list[Raw]:
        """Waits for updates; empty when there were none for a while, or when it is time to stop."""
        params: dict[str, Any] = {"timeout": POLL_SECONDS, "allowed_updates": self._allowed}
        if offset:
            params["offset"] = offset
        call = self._line.call("getUpdates", params, read_timeout=POLL_SECONDS + 10)
        asking = asyncio.ensure_future(call)
        stopping = asyncio.ensure_future(self._stopping.wait())
        try:
            await asyncio.wait({asking, stopping}, return_when=asyncio.FIRST_COMPLETED)
            return asking.result() if asking.done() else []
        finally:
            asking.cancel()
            stopping.cancel()
            await asyncio.wait({asking, stopping})

    async def _rest_after(self, error: TelegramError, failures: int) -> None:
        if isinstance(error, Conflict):
            # Two receivers turn each other away for as long as both run: once is enough.
            if not self._told_of_conflict:
                log.error("another process receives this bot's updates; waiting for it to end")
            self._told_of_conflict = True
        elif failures == 1:
            log.warning("Telegram is out of reach (%s)", type(error).__name__)
        pause = pause_after(failures)
        if isinstance(error, RetryAfter):
            wait = error.retry_after
            pause = wait if isinstance(wait, int) else wait.total_seconds()
        await rest(self._stopping, pause)

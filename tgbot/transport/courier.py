"""The courier: carries letters from the outbox to the Bot API, one at a time for each chat.

Law: a letter is acknowledged after its call was answered and its receipt was told; a crash in
between repeats what was not written down. Nothing of a letter's text is ever logged.
"""

import asyncio
import contextlib
import logging
import uuid
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, assert_never

from telegram.error import TelegramError

from tgbot.post import Act, Delivery, Letter, Priority
from tgbot.storage.outage import Unavailable
from tgbot.storage.outbox import Claim, Limits
from tgbot.storage.store import Store
from tgbot.transport.line import Line
from tgbot.transport.traces import trace
from tgbot.transport.verdicts import (
    AsGoodAsDone,
    Flood,
    Later,
    MessageGone,
    Moved,
    Refused,
    Without,
    judge,
)

log = logging.getLogger(__name__)

HANDS = 8
"""Calls in flight at a time, each to another chat."""
HANDS_KEPT_FREE = 3
"""Of these, for letters of the game and its panel alone."""
PULSE_SECONDS = 1.0
IDLE_SECONDS = 0.5
"""Letters of other processes are looked for at least so often."""
LONG_FLOOD_SECONDS = 60
GIVE_UP_AFTER = 20
"""Tries of a letter at which the server itself fails, half an hour in all."""
RECEIPT_TRIES = 3
STOP_SECONDS = 20

EDITABLE = frozenset(
    {"text", "parse_mode", "entities", "link_preview_options", "rich_message", "reply_markup"}
)
"""The parameters of sendMessage that editMessageText knows as well."""

OnReceipt = Callable[[Letter, Delivery], Awaitable[None]]
OnMigrated = Callable[[int, int], Awaitable[None]]


def call_of(claim: Claim) -> tuple[str, dict[str, Any]] | None:
    """The method and parameters that deliver a letter; None when its message is not there."""
    letter = claim.letter
    here: dict[str, Any] = {"chat_id": claim.chat}
    there = {**here, "message_id": claim.message_id}
    match letter.act:
        case Act.SEND | Act.CALL:
            return letter.method, {**letter.params, **here}
        case Act.UPSERT if claim.message_id is None:
            return letter.method, {**letter.params, **here}
        case Act.UPSERT:
            kept = {name: value for name, value in letter.params.items() if name in EDITABLE}
            return "editMessageText", {**kept, **there}
        case Act.EDIT if claim.message_id is None:
            return None
        case Act.EDIT:
            return letter.method, {**letter.params, **there}
        case _:
            assert_never(letter.act)


class Courier:
    """One of any number of couriers of a store.

    `on_receipt` is told what became of each letter that has a receipt, at least once, so it must
    not mind a repetition. `on_migrated` hears of a group that became a supergroup, after its
    document and its letters have moved.
    """

    def __init__(
        self,
        line: Line,
        store: Store,
        limits: Limits,
        on_receipt: OnReceipt,
        on_migrated: OnMigrated | None = None,
    ) -> None:
        self._line = line
        self._store = store
        self._outbox = store.outbox
        self._limits = limits
        self._on_receipt = on_receipt
        self._on_migrated = on_migrated
        self._name = uuid.uuid4().hex[:12]
        self._claims = 0
        self._hands: set[asyncio.Task[None]] = set()
        self._stopping = False

    async def run(self) -> None:
        """Carries letters until `stop`; those in hand are delivered before it returns."""
        pulse = asyncio.create_task(self._keep_pulse())
        try:
            while not self._stopping:
                await self._take_one()
        finally:
            if self._hands:
                await asyncio.wait(self._hands, timeout=STOP_SECONDS)
            for late in [*self._hands, pulse]:
                late.cancel()
            with contextlib.suppress(Unavailable, asyncio.CancelledError):
                await pulse
                await self._outbox.retire(self._name)

    def stop(self) -> None:
        """Asks `run` to take no more letters."""
        self._stopping = True
        self._store.posted.set()

    async def _take_one(self) -> None:
        if len(self._hands) >= HANDS:
            await asyncio.wait(self._hands, return_when=asyncio.FIRST_COMPLETED)
        crowded = len(self._hands) >= HANDS - HANDS_KEPT_FREE
        self._store.posted.clear()
        try:
            claim = await self._outbox.claim(
                self._name,
                # The same token until an answer comes: a claim whose answer was lost is not lost.
                f"{self._name}-{self._claims}",
                self._limits,
                Priority.PANEL if crowded else Priority.NOTICE,
            )
        except Unavailable as error:
            log.warning("the store is out of reach (%s)", error)
            await asyncio.sleep(PULSE_SECONDS)
            return
        self._claims += 1
        if isinstance(claim, Claim):
            hand = asyncio.create_task(self._carry(claim))
            self._hands.add(hand)
            hand.add_done_callback(self._lay_down)
        else:
            wait = IDLE_SECONDS if claim is None else min(claim, IDLE_SECONDS)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._store.posted.wait(), wait)

    def _lay_down(self, hand: "asyncio.Task[None]") -> None:
        self._hands.discard(hand)
        self._store.posted.set()  # its chat may have another letter

    async def _keep_pulse(self) -> None:
        while True:
            with contextlib.suppress(Unavailable):  # the next beat is soon
                await self._outbox.pulse(self._name)
            await asyncio.sleep(PULSE_SECONDS)

    async def _carry(self, claim: Claim) -> None:
        method = claim.letter.method
        try:
            if claim.fate is not None:
                await self._tell(claim, claim.fate)
            elif (call := call_of(claim)) is None:
                await self._finish(claim, Delivery(delivered=False, why="the message is gone"))
            else:
                await self._deliver(claim, *call)
        except Exception as error:  # noqa: BLE001  # one letter must not stop its chat
            log.error("a %s failed: %s", method, trace(error))
            await self._finish(claim, Delivery(delivered=False, why="program error"))

    async def _deliver(self, claim: Claim, method: str, params: dict[str, Any]) -> None:
        try:
            result = await self._line.call(method, params)
        except TelegramError as error:
            await self._follow(claim, method, params, error)
        else:
            await self._finish(claim, Delivery(delivered=True), result)

    async def _follow(
        self, claim: Claim, method: str, params: dict[str, Any], error: TelegramError
    ) -> None:
        """Does what the error asks for."""
        verdict = judge(claim.letter, error)
        match verdict:
            case AsGoodAsDone():
                await self._finish(claim, Delivery(delivered=True))
            case MessageGone() if claim.letter.act is Act.UPSERT:
                await self._surely(lambda: self._outbox.forget(claim))
            case MessageGone():
                await self._finish(claim, Delivery(delivered=False, why=error.message), gone=True)
            case Without(param) if param in params:
                await self._deliver(claim, method, {k: v for k, v in params.items() if k != param})
            case Without():
                await self._refuse(claim, method, error.message)
            case Flood(seconds):
                level = logging.WARNING if seconds > LONG_FLOOD_SECONDS else logging.INFO
                log.log(level, "chat %s must be left alone for %s s", claim.chat, seconds)
                await self._surely(lambda: self._outbox.hold(claim, seconds))
            case Moved(chat):
                await self._move(claim.chat, chat)
            case Later(answered) if answered and claim.tries >= GIVE_UP_AFTER:
                await self._refuse(claim, method, error.message)
            case Later():
                pause = min(0.5 * 2.0**claim.tries, LONG_FLOOD_SECONDS)
                log.warning("%s: %s; again in %s s", method, type(error).__name__, pause)
                await self._surely(lambda: self._outbox.hold(claim, pause))
            case Refused(why):
                await self._refuse(claim, method, why)
            case _:
                assert_never(verdict)

    async def _refuse(self, claim: Claim, method: str, why: str) -> None:
        log.warning("%s was refused: %s", method, why)
        await self._finish(claim, Delivery(delivered=False, why=why))

    async def _move(self, old: int, new: int) -> None:
        log.info("group %s is %s now", old, new)
        await self._surely(lambda: self._store.migrate_chat(old, new))
        self._store.posted.set()
        if self._on_migrated is not None:
            await self._on_migrated(old, new)

    async def _finish(
        self, claim: Claim, fate: Delivery, result: Any = None, *, gone: bool = False
    ) -> None:
        """Writes the fate down, and tells it before the letter leaves the line."""
        letter = claim.letter
        message_id, poll_id = None, ""
        if fate.delivered and letter.method == "deleteMessage":
            gone = True
        if isinstance(result, Mapping):
            message_id = result.get("message_id")
            poll_id = result.get("poll", {}).get("id", "")
        receipt = fate if letter.receipt is not None else None
        held = await self._surely(
            lambda: self._outbox.done(
                claim, message_id=message_id, gone=gone, poll_id=poll_id, receipt=receipt
            )
        )
        if held and receipt is not None:
            await self._tell(claim, receipt)

    async def _tell(self, claim: Claim, fate: Delivery) -> None:
        for attempt in range(RECEIPT_TRIES):
            try:
                await self._on_receipt(claim.letter, fate)
            except Unavailable:
                await asyncio.sleep(PULSE_SECONDS * (attempt + 1))
            except Exception as error:  # noqa: BLE001  # to repeat it would stop the chat
                log.error(
                    "the receipt of a %s was not taken: %s", claim.letter.method, trace(error)
                )
                break
            else:
                break
        else:
            # The letter stays told: whoever claims it next tells its receipt again.
            await self._surely(lambda: self._outbox.hold(claim, PULSE_SECONDS))
            return
        await self._surely(lambda: self._outbox.done(claim))

    async def _surely(self, act: Callable[[], Awaitable[Any]]) -> Any:
        """The outcome of an act on the store, which is repeated until the store is in reach."""
        while True:
            try:
                return await act()
            except Unavailable as error:
                log.warning("the store is out of reach (%s)", error)
                await asyncio.sleep(PULSE_SECONDS)

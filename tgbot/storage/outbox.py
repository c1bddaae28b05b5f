"""The outbox: letters committed with the facts that caused them, handed out one by one to couriers.

Law: a letter leaves the line only when its fate is known; a chat has one letter in flight; and no
window of time ever holds more sends and edits than its limit. `outbox.lua` keeps the law inside the
store, so any number of processes share one order and one budget.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.client import Pipeline

from tgbot.post import Delivery, Letter, PollRef, Priority
from tgbot.storage.outage import reaching

SCRIPT = files("tgbot.storage").joinpath("outbox.lua").read_text(encoding="utf-8")


@dataclass(frozen=True, slots=True)
class Limits:
    """Sends and edits that Telegram is asked to accept, at most."""

    group_per_minute: int = 20
    private_per_second: int = 1
    total_per_second: int = 30

    @property
    def panel_spacing_ms(self) -> int:
        """The least time between two edits of one chat's panel: 3 s at Telegram's own limit."""
        return 60_000 // self.group_per_minute


@dataclass(frozen=True, slots=True)
class Claim:
    """A letter that this courier, and no other, may send now."""

    chat: int
    token: str
    letter: Letter
    message_id: int | None
    """The message that the letter's slot holds."""
    fate: Delivery | None
    """Set when the letter was sent before a crash, and only its receipt is still to be told."""
    tries: int


class Outbox:
    """The outbox of one store. Times are milliseconds of `clock`, which all processes share."""

    def __init__(self, redis: Redis, clock: Callable[[], int]) -> None:
        self._redis = redis
        self._clock = clock
        self._script = redis.register_script(SCRIPT)

    def enqueue(self, pipe: Pipeline, letters: Iterable[Letter], now_ms: int) -> None:
        """Adds the letters to a transaction, each to the end of its chat's line.

        A pending edit of the same slot is replaced where it stands: the latest state wins.
        """
        texts = [letter.model_dump_json(exclude_defaults=True) for letter in letters]
        # The whole script and not its hash: a hash that the server forgot would fail inside EXEC,
        # which commits the rest.
        if texts:
            pipe.eval(SCRIPT, 0, "enqueue", str(now_ms), *texts)

    def migrate(self, pipe: Pipeline, old: int, new: int, now_ms: int) -> None:
        """Adds to a transaction: what the old chat is owed, now and later, goes to the new one."""
        pipe.eval(SCRIPT, 0, "migrate", str(now_ms), str(old), str(new))

    async def claim(
        self, courier: str, token: str, limits: Limits, lowest: Priority = Priority.NOTICE
    ) -> Claim | float | None:
        """The next letter that may go, or the seconds until one may, or None for an empty outbox.

        `token` is unique to this claim and settles it later; asking again with the same token,
        after an answer was lost, gives the same letter. `lowest` is the least urgent class wanted.
        Raises Unavailable.
        """
        answer = await self._run(
            "claim",
            courier,
            token,
            int(lowest),
            limits.group_per_minute,
            limits.private_per_second,
            limits.total_per_second,
            limits.panel_spacing_ms,
        )
        if isinstance(answer, int):
            return None if answer < 0 else answer / 1000
        chat, _, letter, message, fate, tries = answer
        return Claim(
            chat=int(chat),
            token=token,
            letter=Letter.model_validate_json(letter),
            message_id=int(message) if message else None,
            fate=Delivery.model_validate_json(fate) if fate else None,
            tries=int(tries),
        )

    async def done(
        self,
        claim: Claim,
        *,
        message_id: int | None = None,
        gone: bool = False,
        poll_id: str = "",
        receipt: Delivery | None = None,
    ) -> bool:
        """Writes down what became of a letter; it leaves the line unless a receipt is to be told.

        The slot takes `message_id`, or is emptied when the message is gone. Answers that came
        before the poll was known are heard again. False when the lease was lost.
        Raises Unavailable.
        """
        letter = claim.letter
        message = "0" if gone else "" if message_id is None else str(message_id)
        poll = letter.poll if poll_id else None
        return await self._settle(
            claim,
            "done" if receipt is None else "told",
            message=message,
            poll_id=poll_id if poll else "",
            poll=poll,
            fate=receipt.model_dump_json() if receipt else "",
        )

    async def forget(self, claim: Claim) -> bool:
        """The slot's message is gone; the letter stays, to be sent anew. Raises Unavailable."""
        return await self._settle(claim, "again", message="0")

    async def hold(self, claim: Claim, seconds: float) -> bool:
        """The letter stays first and its chat pauses. Raises Unavailable."""
        return await self._settle(claim, "hold", pause_ms=round(seconds * 1000))

    async def pulse(self, courier: str) -> None:
        """Says that the courier lives. Raises Unavailable."""
        await self._run("pulse", courier)

    async def retire(self, courier: str) -> None:
        """The courier is gone, and others may take over what it held. Raises Unavailable."""
        with reaching():
            await self._redis.zrem("out:couriers", courier)

    async def bury_couriers(self) -> None:
        """Takes every courier for dead: for the sole owner of a store at its start.

        A letter that a killed process held is then sent at once, before its pulse has run out.
        """
        await self._run("bury")

    async def is_empty(self) -> bool:
        """Whether nothing is owed to anybody. Raises Unavailable."""
        with reaching():
            keys = [f"out:due:{int(priority)}" for priority in Priority]
            return await self._redis.exists(*keys) == 0

    async def message_id(self, chat: int, slot: str) -> int | None:
        """The message that a slot holds. Raises Unavailable."""
        with reaching():
            key = f"slots:{chat}:{slot.split(':', 1)[0]}"
            found = await self._redis.hget(key, slot)
        return None if found is None else int(found)

    async def _settle(
        self,
        claim: Claim,
        outcome: str,
        *,
        message: str = "",
        poll_id: str = "",
        poll: PollRef | None = None,
        fate: str = "",
        pause_ms: int = 0,
    ) -> bool:
        return bool(
            await self._run(
                "settle",
                claim.chat,
                claim.token,
                outcome,
                claim.letter.slot or "",
                message,
                poll_id,
                poll.model_dump_json() if poll else "",
                fate,
                pause_ms,
            )
        )

    async def _run(self, operation: str, *arguments: str | int) -> Any:
        with reaching():
            return await self._script(args=[operation, self._clock(), *arguments])

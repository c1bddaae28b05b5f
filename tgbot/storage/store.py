"""All that the bot remembers. No module but this, `transaction` and `outbox` knows a Redis key.

Law: a transaction is committed once, whatever happens on the way; it is a function that may run
several times, so it changes nothing but its `Transaction`.
"""

import asyncio
import random
import time
import uuid
from collections.abc import Awaitable, Callable
from typing import Any, Self, TypeVar

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialWithJitterBackoff
from redis.exceptions import ConnectionError as Unreachable
from redis.exceptions import WatchError

from tgbot.documents import GroupDocument, PersonDocument, TableDocument
from tgbot.storage.outage import Unavailable, reaching
from tgbot.storage.outbox import Outbox
from tgbot.storage.transaction import Transaction

T = TypeVar("T")

SEEN_SECONDS = 26 * 3600
"""Telegram keeps an update for 24 hours; its mark outlives it."""
DONE_SECONDS = 60
"""How long an attempt without an update can find out that it was committed after all."""
ATTEMPTS = 60
ASIDE_KEPT = 1_000


class AlreadySeen(Exception):
    """The update was committed before; the second hearing has no effect."""


def wall_clock() -> int:
    """Milliseconds since 1970. Processes that share a store are expected to share the time too."""
    return time.time_ns() // 1_000_000


class Store:
    """All that the bot remembers."""

    def __init__(self, redis: Redis, clock: Callable[[], int] = wall_clock) -> None:
        self._redis = redis
        self._clock = clock
        self.outbox = Outbox(redis, clock)
        self.posted = asyncio.Event()
        """Set when this process has committed letters."""
        self.armed = asyncio.Event()
        """Set when this process has committed deadlines."""

    @classmethod
    def connect(cls, url: str, clock: Callable[[], int] = wall_clock) -> Self:
        """A store at a `redis://`, `rediss://` or `unix://` address. Nothing is sent yet."""
        redis = Redis.from_url(
            url,
            decode_responses=True,
            protocol=2,  # the shapes of replies are those of every server, old and new
            socket_timeout=5,
            socket_connect_timeout=5,
            # The default repeats a slow command ten times, also when it was already carried out.
            retry=Retry(ExponentialWithJitterBackoff(base=0.05, cap=1), 6, (Unreachable,)),
            health_check_interval=30,
        )
        return cls(redis, clock)

    async def close(self) -> None:
        """Closes the connections."""
        await self._redis.aclose()

    async def ping(self) -> None:
        """Raises Unavailable when the store does not answer."""
        with reaching():
            await self._redis.ping()

    async def transact(
        self, work: Callable[[Transaction], Awaitable[T]], *, update_id: int | None = None
    ) -> T:
        """Runs `work` and commits what it asked for, all at once; its result is given back.

        When something that was read changed meanwhile, `work` runs again on the new state, so it
        must have no effects of its own. An exception from `work` commits nothing. Raises
        AlreadySeen when this update was committed before, Unavailable when the store is out of
        reach or too busy.
        """
        token = uuid.uuid4().hex
        mark, seconds = f"done:{token}", DONE_SECONDS
        if update_id is not None:
            mark, seconds = f"seen:{update_id}", SEEN_SECONDS
        results: list[T] = []
        for attempt in range(ATTEMPTS):
            try:
                async with self._redis.pipeline() as pipe:
                    with reaching():
                        await pipe.watch(mark)
                        match await pipe.get(mark):
                            case None:
                                pass
                            case found if found == token:
                                # Committed by the attempt before, whose answer was lost on the way.
                                return results[-1]
                            case _:
                                raise AlreadySeen(update_id)
                        transaction = Transaction(pipe, self._clock())
                        results.append(await work(transaction))
                        transaction.stage(self.outbox, mark, token, seconds)
                        await pipe.execute()
            except WatchError:
                await asyncio.sleep(random.uniform(0, 0.002 * min(attempt + 1, 20)))
            else:
                self._ring(transaction)
                return results[-1]
        raise Unavailable("the same documents keep changing")

    def _ring(self, transaction: Transaction) -> None:
        if transaction.has_letters:
            self.posted.set()
        if transaction.has_deadlines:
            self.armed.set()

    async def migrate_chat(self, old: int, new: int) -> None:
        """`Transaction.migrate_chat` as a transaction of its own. Raises Unavailable."""
        await self.transact(lambda tx: tx.migrate_chat(old, new))

    async def read_table(self, code: str) -> TableDocument | None:
        """A table as it is now. Raises Unavailable."""
        text = await self._value(self._redis.get(f"table:{code}"))
        return None if text is None else TableDocument.model_validate_json(text)

    async def read_person(self, user_id: int) -> PersonDocument:
        """A person as known now. Raises Unavailable."""
        text = await self._value(self._redis.get(f"person:{user_id}"))
        return PersonDocument.model_validate_json(text) if text else PersonDocument(user_id=user_id)

    async def read_group(self, chat: int) -> GroupDocument:
        """A group as known now. Raises Unavailable."""
        text = await self._value(self._redis.get(f"group:{chat}"))
        return GroupDocument.model_validate_json(text) if text else GroupDocument(chat=chat)

    async def read_log(self, code: str) -> tuple[str, ...]:
        """A table's log, oldest entry first. Raises Unavailable."""
        return tuple(await self._value(self._redis.lrange(f"log:{code}", 0, -1)))

    async def read_reports(self) -> tuple[str, ...]:
        """What players have reported (JSON) and is still kept, oldest first. Raises Unavailable."""
        with reaching():
            keys = sorted([str(key) async for key in self._redis.scan_iter("report:*")])
        found = [await self._value(self._redis.get(key)) for key in keys]
        return tuple(text for text in found if text is not None)

    async def codes(self) -> frozenset[str]:
        """The codes of all tables. Raises Unavailable."""
        return frozenset(await self._value(self._redis.smembers("tables")))

    async def playing(self) -> frozenset[str]:
        """The codes of the tables at which a game runs. Raises Unavailable."""
        return frozenset(await self._value(self._redis.smembers("playing")))

    async def current_chat(self, chat: int) -> int:
        """The id under which the chat is reached today. Raises Unavailable."""
        return int(await self._value(self._redis.get(f"alias:{chat}")) or chat)

    async def hit(self, key: str, window_s: int) -> int:
        """Counts one more of something, and says how many there were since the window opened.

        The window opens with its first hit and lasts `window_s` seconds. Raises Unavailable.
        """
        async with self._redis.pipeline(transaction=True) as pipe:
            pipe.set(f"hits:{key}", 0, ex=window_s, nx=True)
            pipe.incr(f"hits:{key}")
            with reaching():
                return int((await pipe.execute())[1])

    async def put_aside(self, text: str, why: str) -> None:
        """Keeps an update that cannot be handled, for the operator. Raises Unavailable."""
        async with self._redis.pipeline(transaction=True) as pipe:
            pipe.incr("aside:count")
            pipe.lpush("aside", f"{why}\n{text}")
            pipe.ltrim("aside", 0, ASIDE_KEPT - 1)
            with reaching():
                await pipe.execute()

    async def count_aside(self) -> int:
        """How many updates were put aside since the store is there. Raises Unavailable."""
        return int(await self._value(self._redis.get("aside:count")) or 0)

    async def read_aside(self) -> tuple[str, ...]:
        """The updates put aside, the latest first, each behind a line saying why."""
        return tuple(await self._value(self._redis.lrange("aside", 0, -1)))

    async def answers_to_hear_again(self) -> tuple[str, ...]:
        """Parked updates (JSON) whose poll is known by now, oldest first. Raises Unavailable."""
        return tuple(await self._value(self._redis.lrange("again", 0, -1)))

    async def heard_again(self, update: str) -> None:
        """Removes a parked update that was handled. Raises Unavailable."""
        await self._value(self._redis.lrem("again", 1, update))

    async def due(self, now_ms: int) -> tuple[tuple[str, int], ...]:
        """The deadlines up to that time, earliest first, each with its time. Raises Unavailable."""
        found = await self._value(
            self._redis.zrangebyscore("deadlines", "-inf", now_ms, withscores=True)
        )
        return tuple((name, int(at_ms)) for name, at_ms in found)

    async def take_deadline(self, name: str, at_ms: int, rest_s: float) -> bool:
        """Whether this caller, and no other for `rest_s` seconds, serves this deadline."""
        key = f"served:{name}:{at_ms}"
        taken = self._redis.set(key, 1, nx=True, px=max(1, round(rest_s * 1000)))
        return bool(await self._value(taken))

    def now_ms(self) -> int:
        """The time by the store's clock."""
        return self._clock()

    @staticmethod
    async def _value(reply: Any) -> Any:
        with reaching():
            return await reply

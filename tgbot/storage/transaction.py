"""One attempt at a transaction: what it has read, and what it will write.

Law: what is written was read; and documents, log, letters, deadlines and the update's mark become
true together or not at all. Reads are watched: a change by somebody else undoes the attempt.
"""

from typing import TypeVar, cast

from pydantic import BaseModel
from redis.asyncio.client import Pipeline

from tgbot.documents import (
    GroupDocument,
    PersonDocument,
    QueueDocument,
    Stage,
    TableDocument,
    TalkDocument,
)
from tgbot.post import Letter, PollRef
from tgbot.storage.outbox import Outbox

D = TypeVar("D", bound=BaseModel)

PARKED_SECONDS = 600
"""How long an answer waits for its poll to be registered."""
REPORT_SECONDS = 14 * 86_400
"""How long the operator can read what a player reported."""


class Transaction:
    """What one attempt has read, and what it will write if nothing of that changed meanwhile."""

    def __init__(self, pipe: Pipeline, now_ms: int) -> None:
        self.now_ms = now_ms
        """The time of this attempt; one attempt has one time."""
        self._pipe = pipe
        self._known: dict[str, BaseModel | None] = {}
        self._changed: dict[str, BaseModel | None] = {}
        self._logs: dict[str, list[str]] = {}
        self._letters: list[Letter] = []
        self._deadlines: dict[str, int | None] = {}
        self._parked: list[tuple[str, str]] = []
        self._migrated: list[tuple[int, int]] = []
        self._reports: list[str] = []

    async def table(self, code: str) -> TableDocument | None:
        """The table of that code. None means that the code is free to be put."""
        return await self._read(f"table:{code}", TableDocument)

    def put_table(self, table: TableDocument) -> None:
        """Writes a table whose code was read in this transaction; a new code is taken for good."""
        self._write(f"table:{table.code}", table)

    def drop_table(self, code: str) -> None:
        """Removes a table and its log; the code is free again."""
        self._write(f"table:{code}", None)

    async def person(self, user_id: int) -> PersonDocument:
        """What is known of a person; a new document for a stranger."""
        found = await self._read(f"person:{user_id}", PersonDocument)
        return found or PersonDocument(user_id=user_id)

    def put_person(self, person: PersonDocument) -> None:
        """Writes a person who was read in this transaction."""
        self._write(f"person:{person.user_id}", person)

    async def group(self, chat: int) -> GroupDocument:
        """What is known of a group, found under its old id too; a new document for a new group."""
        chat = int(await self._pipe.get(f"alias:{chat}") or chat)
        return await self._read(f"group:{chat}", GroupDocument) or GroupDocument(chat=chat)

    def put_group(self, group: GroupDocument) -> None:
        """Writes a group that was read in this transaction."""
        self._write(f"group:{group.chat}", group)

    async def queue(self) -> QueueDocument:
        """The matchmaking queue."""
        return await self._read("queue", QueueDocument) or QueueDocument()

    def put_queue(self, queue: QueueDocument) -> None:
        """Writes the queue, which was read in this transaction."""
        self._write("queue", queue)

    async def talk(self, code: str) -> TalkDocument:
        """What was said at a table in private chats; a new document for a silent one."""
        return await self._read(f"talk:{code}", TalkDocument) or TalkDocument(code=code)

    def put_talk(self, talk: TalkDocument) -> None:
        """Writes the talk of a table, which was read in this transaction."""
        self._write(f"talk:{talk.code}", talk)

    async def drop_talk(self, code: str) -> None:
        """Forgets what was said at a table."""
        await self._read(f"talk:{code}", TalkDocument)
        self._write(f"talk:{code}", None)

    def report(self, text: str) -> None:
        """Keeps a report (JSON) for the operator, for `REPORT_SECONDS`."""
        self._reports.append(text)

    async def poll(self, poll_id: str) -> PollRef | None:
        """Which question a poll asks; None for a stranger's poll and for one not yet registered."""
        return await self._read(f"poll:{poll_id}", PollRef)

    def park_answer(self, poll_id: str, update: str) -> None:
        """Keeps an update (JSON) whose poll is not registered yet, to be heard again when it is.

        An answer may beat the return of sendPoll. The update is not marked as seen.
        """
        self._require(f"poll:{poll_id}")
        self._parked.append((poll_id, update))

    def log(self, code: str, entry: str) -> None:
        """Appends an entry (JSON) to a table's log."""
        self._logs.setdefault(code, []).append(entry)

    async def entries(self, code: str) -> tuple[str, ...]:
        """A table's log as committed, oldest entry first. It is not watched: it only grows."""
        return tuple(cast("list[str]", await self._pipe.lrange(f"log:{code}", 0, -1)))

    def send(self, *letters: Letter) -> None:
        """Owes these letters, in this order within each chat."""
        self._letters.extend(letters)

    def deadline(self, name: str, at_ms: int | None) -> None:
        """Sets when something of that name falls due, or with None that it does not."""
        self._deadlines[name] = at_ms

    async def migrate_chat(self, old: int, new: int) -> None:
        """The group became a supergroup: its document and what it is owed follow it.

        Message ids of the old group mean nothing in the new one, so its slots start empty. From now
        on the old id leads to the new one. Safe to be repeated.
        """
        before = await self._read(f"group:{old}", GroupDocument)
        await self._read(f"group:{new}", GroupDocument)
        if before is not None:
            self.put_group(before.changed(chat=new))
            self._write(f"group:{old}", None)
        self._migrated.append((old, new))

    async def _read(self, key: str, model: type[D]) -> D | None:
        if key not in self._known:
            await self._pipe.watch(key)
            text = await self._pipe.get(key)
            self._known[key] = None if text is None else model.model_validate_json(text)
        return cast("D | None", self._known[key])

    def _require(self, key: str) -> None:
        if key not in self._known:
            raise LookupError(f"{key} is to be written but was not read in this transaction")

    def _write(self, key: str, document: BaseModel | None) -> None:
        self._require(key)
        self._known[key] = self._changed[key] = document

    def stage(self, outbox: Outbox, mark: str, token: str, mark_seconds: int) -> None:
        """Queues everything for EXEC. Called by the store, once, after the work is done."""
        pipe = self._pipe
        pipe.multi()  # type: ignore[no-untyped-call]  # redis-py left it without types
        for key, document in self._changed.items():
            if document is None:
                pipe.delete(key)
            else:
                pipe.set(key, document.model_dump_json(exclude_defaults=True))
            if key.startswith("table:"):
                self._stage_index(
                    key.removeprefix("table:"), cast("TableDocument | None", document)
                )
        for code, entries in self._logs.items():
            pipe.rpush(f"log:{code}", *entries)
        for name, at_ms in self._deadlines.items():
            if at_ms is None:
                pipe.zrem("deadlines", name)
            else:
                pipe.zadd("deadlines", {name: at_ms})
        for poll_id, update in self._parked:
            pipe.zadd(f"parked:{poll_id}", {update: self.now_ms}, nx=True)
            pipe.expire(f"parked:{poll_id}", PARKED_SECONDS)
        for report in self._reports:
            pipe.set(f"report:{self.now_ms}:{token}", report, ex=REPORT_SECONDS)
        for old, new in self._migrated:
            outbox.migrate(pipe, old, new, self.now_ms)
        outbox.enqueue(pipe, self._letters, self.now_ms)
        if not self._parked:
            pipe.set(mark, token, ex=mark_seconds)

    def _stage_index(self, code: str, table: TableDocument | None) -> None:
        pipe = self._pipe
        if table is None:
            pipe.srem("tables", code)
            pipe.delete(f"log:{code}")
        else:
            pipe.sadd("tables", code)
        if table is not None and table.stage is Stage.PLAYING:
            pipe.sadd("playing", code)
        else:
            pipe.srem("playing", code)

    @property
    def has_letters(self) -> bool:
        """Whether couriers have something new to do."""
        return bool(self._letters or self._migrated)

    @property
    def has_deadlines(self) -> bool:
        """Whether tickers have something new to wait for."""
        return bool(self._deadlines)

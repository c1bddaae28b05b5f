"""A transaction is committed once and whole, whoever else writes at the same time."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from tempfile import TemporaryDirectory

import pytest
from redis.asyncio import Redis

from tgbot.documents import GroupDocument, Stage, TableDocument
from tgbot.post import Act, Letter, PollRef
from tgbot.storage.outage import Unavailable
from tgbot.storage.store import AlreadySeen, Store
from tgbot.storage.transaction import Transaction

GROUP = -100


@pytest.fixture
async def store(valkey_url: str) -> AsyncIterator[Store]:
    store = Store.connect(valkey_url)
    yield store
    await store.close()


def a_table(code: str = "7KQ2") -> TableDocument:
    return TableDocument(code=code, key="k", seed="00", host=1, language="en")


def a_letter(chat: int = GROUP) -> Letter:
    return Letter(chat=chat, act=Act.SEND, method="sendMessage", params={"text": "hello"})


async def open_table(tx: Transaction) -> None:
    assert await tx.table("7KQ2") is None
    tx.put_table(a_table())


async def test_a_stranger_and_a_new_group_have_empty_documents(store: Store) -> None:
    async def look(tx: Transaction) -> tuple[int, int, bool]:
        person, group, queue = await tx.person(7), await tx.group(GROUP), await tx.queue()
        return person.user_id, group.chat, queue.open_tables == ()

    assert await store.transact(look) == (7, GROUP, True)


async def test_everything_is_committed_at_once(store: Store, redis: Redis) -> None:
    async def work(tx: Transaction) -> str:
        await open_table(tx)
        tx.put_person((await tx.person(7)).changed(table="7KQ2"))
        tx.put_group((await tx.group(GROUP)).changed(language="fa"))
        tx.put_queue((await tx.queue()).changed(open_tables=("7KQ2",)))
        tx.log("7KQ2", '{"opened": true}')
        tx.send(a_letter())
        tx.deadline("7KQ2:1", 5_000)
        return "done"

    assert await store.transact(work, update_id=1) == "done"

    assert await store.read_table("7KQ2") == a_table()
    assert (await store.read_person(7)).table == "7KQ2"
    assert await store.read_log("7KQ2") == ('{"opened": true}',)
    assert await store.codes() == {"7KQ2"}
    assert await store.playing() == frozenset()
    assert await store.due(5_000) == (("7KQ2:1", 5_000),)
    assert not await store.outbox.is_empty()
    assert store.posted.is_set()
    assert store.armed.is_set()
    assert await redis.ttl("seen:1") > 24 * 3600


async def test_a_refusal_commits_nothing(store: Store, redis: Redis) -> None:
    async def work(tx: Transaction) -> None:
        await open_table(tx)
        tx.send(a_letter())
        raise ValueError("not your turn")

    with pytest.raises(ValueError, match="not your turn"):
        await store.transact(work, update_id=1)
    assert await redis.keys() == []


async def test_the_second_hearing_of_an_update_has_no_effect(store: Store) -> None:
    async def work(tx: Transaction) -> None:
        tx.log("7KQ2", "{}")

    await store.transact(work, update_id=1)
    with pytest.raises(AlreadySeen):
        await store.transact(work, update_id=1)
    assert len(await store.read_log("7KQ2")) == 1


async def test_forty_joins_at_once_seat_forty_people(store: Store) -> None:
    await store.transact(open_table)

    async def join(user_id: int) -> int:
        async def work(tx: Transaction) -> int:
            table = await tx.table("7KQ2")
            assert table is not None
            tx.put_table(table.changed(probed=(*table.probed, user_id)))
            return len(table.probed)

        return await store.transact(work, update_id=user_id)

    places = await asyncio.gather(*(join(user_id) for user_id in range(40)))
    table = await store.read_table("7KQ2")
    assert table is not None
    assert sorted(places) == list(range(40))
    assert sorted(table.probed) == list(range(40))


async def test_two_tables_cannot_take_one_code(store: Store) -> None:
    async def take(tx: Transaction) -> bool:
        if await tx.table("7KQ2") is not None:
            return False
        tx.put_table(a_table())
        return True

    assert sorted(await asyncio.gather(*(store.transact(take) for _ in range(5)))) == [
        *[False] * 4,
        True,
    ]


async def test_what_was_not_read_cannot_be_written(store: Store) -> None:
    async def work(tx: Transaction) -> None:
        tx.put_table(a_table())

    with pytest.raises(LookupError, match="table:7KQ2"):
        await store.transact(work)


async def test_a_read_sees_what_the_same_transaction_wrote(store: Store) -> None:
    async def work(tx: Transaction) -> TableDocument | None:
        await open_table(tx)
        tx.put_table(a_table().changed(host=9))
        return await tx.table("7KQ2")

    table = await store.transact(work)
    assert table is not None
    assert table.host == 9


async def test_a_dropped_table_leaves_nothing_behind(store: Store) -> None:
    async def start(tx: Transaction) -> None:
        await open_table(tx)
        tx.put_table(a_table().changed(stage=Stage.PLAYING))
        tx.log("7KQ2", "{}")

    await store.transact(start)
    assert await store.playing() == {"7KQ2"}

    async def drop(tx: Transaction) -> None:
        await tx.table("7KQ2")
        tx.drop_table("7KQ2")

    await store.transact(drop)
    assert await store.read_table("7KQ2") is None
    assert await store.codes() == await store.playing() == frozenset()
    assert await store.read_log("7KQ2") == ()


async def test_a_deadline_is_moved_and_removed(store: Store) -> None:
    async def arm(at_ms: int | None) -> None:
        async def work(tx: Transaction) -> None:
            tx.deadline("7KQ2:1", at_ms)

        await store.transact(work)

    await arm(1_000)
    await arm(2_000)
    assert await store.due(1_500) == ()
    assert await store.due(2_000) == (("7KQ2:1", 2_000),)
    await arm(None)
    assert await store.due(9_000) == ()


async def test_a_commit_whose_answer_was_lost_is_found_and_not_repeated(
    store: Store, valkey_url: str
) -> None:
    """The connection dies after EXEC was carried out and before its answer came back."""
    async with line_that_swallows_one_exec(valkey_url.removeprefix("unix://")) as url:
        shaky = Store.connect(url)
        runs = 0

        async def work(tx: Transaction) -> str:
            nonlocal runs
            runs += 1
            tx.log("7KQ2", "{}")
            return f"run {runs}"

        assert await shaky.transact(work, update_id=5) == "run 1"
        assert await shaky.transact(work) == "run 2"
        await shaky.close()
    assert len(await store.read_log("7KQ2")) == 2


@asynccontextmanager
async def line_that_swallows_one_exec(server: str) -> AsyncIterator[str]:
    """A socket before the server that carries the first EXEC there and hangs up on the answer."""
    swallowed = False

    async def serve(inward: asyncio.StreamReader, outward: asyncio.StreamWriter) -> None:
        nonlocal swallowed
        answers, requests = await asyncio.open_unix_connection(server)

        async def carry_answers() -> None:
            while data := await answers.read(65_536):
                if swallowing.is_set():
                    outward.close()
                    return
                outward.write(data)

        swallowing = asyncio.Event()
        carrying = asyncio.create_task(carry_answers())
        while data := await inward.read(65_536):
            if b"EXEC" in data and not swallowed:
                swallowed = True
                swallowing.set()
            requests.write(data)
        requests.close()
        await carrying
        outward.close()

    lines: list[asyncio.Task[None]] = []

    def answer(inward: asyncio.StreamReader, outward: asyncio.StreamWriter) -> None:
        lines.append(asyncio.create_task(serve(inward, outward)))

    with TemporaryDirectory(prefix="line-") as directory:
        path = f"{directory}/s"
        async with await asyncio.start_unix_server(answer, path):
            yield f"unix://{path}"
            await asyncio.gather(*lines)
    assert swallowed


async def test_an_answer_that_beats_its_poll_waits_and_can_be_heard_again(store: Store) -> None:
    async def hear(tx: Transaction) -> PollRef | None:
        found = await tx.poll("p1")
        if found is None:
            tx.park_answer("p1", '{"update_id": 3}')
        return found

    assert await store.transact(hear, update_id=3) is None
    assert await store.transact(hear, update_id=3) is None, "a parked update is not marked as seen"
    assert await store.answers_to_hear_again() == ()


async def test_a_migrated_group_is_found_under_both_ids(store: Store) -> None:
    async def settle(tx: Transaction) -> None:
        tx.put_group((await tx.group(GROUP)).changed(language="fa", table="7KQ2"))
        tx.send(a_letter())

    await store.transact(settle)
    await store.migrate_chat(GROUP, -1007)
    await store.migrate_chat(GROUP, -1007)

    async def look(tx: Transaction) -> tuple[GroupDocument, GroupDocument]:
        return await tx.group(GROUP), await tx.group(-1007)

    old, new = await store.transact(look)
    assert old == new == GroupDocument(chat=-1007, language="fa", table="7KQ2")
    assert await store.current_chat(GROUP) == -1007


async def test_hits_are_counted_in_a_window(store: Store, redis: Redis) -> None:
    assert [await store.hit("7:commands", 60) for _ in range(3)] == [1, 2, 3]
    assert 0 < await redis.ttl("hits:7:commands") <= 60
    assert await store.hit("8:commands", 60) == 1


async def test_updates_put_aside_are_counted_and_kept(store: Store) -> None:
    assert await store.count_aside() == 0
    await store.put_aside('{"update_id": 1}', "KeyError")
    await store.put_aside('{"update_id": 2}', "TypeError")
    assert await store.count_aside() == 2
    assert (await store.read_aside())[0] == 'TypeError\n{"update_id": 2}'


async def test_a_store_out_of_reach_says_so() -> None:
    store = Store.connect("unix:///tmp/there-is-no-such-socket")
    with pytest.raises(Unavailable):
        await store.ping()
    await store.close()

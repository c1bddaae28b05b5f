"""Strangers look for a table, over HTTP: the queue, the ready check, open tables, manners."""

import asyncio
from collections.abc import Sequence

import pytest
from redis.asyncio import Redis

from tests.bot.driver import forged
from tests.bot.strangers import Stranger, play_on, strangers
from tests.bot.town import PATIENCE_S, Town
from tgbot.documents import Stage, TableDocument
from tgbot.languages import LANGUAGES
from tgbot.queue.matchmaking import PATIENCE_MS, READY_MS, WIDEN_MS
from tgbot.queue.queueing import enqueue, wishes_of
from tgbot.storage.store import Store
from tgbot.storage.transaction import Transaction
from tgbot.strangers.conduct import COMMANDS_A_MINUTE

PATIENCE, READY, WIDEN = PATIENCE_MS / 1000, READY_MS / 1000, WIDEN_MS / 1000


async def seek(town: Town, people: Sequence[Stranger]) -> None:
    """They begin to wait, one after the other."""
    for one in people:
        await one.seek()


async def asked(people: Sequence[Stranger]) -> list[Stranger]:
    """Those who see the question if they are there."""
    found = []
    for one in people:
        labels = [label for seen in await one.person.sees() for label in seen.labels]
        if one.words("button-match-ready") in labels:
            found.append(one)
    return found


async def table_of(one: Stranger) -> TableDocument:
    found = await one.document()
    assert found is not None, f"{one.person} sits nowhere"
    return found


@pytest.mark.timeout(400)
async def test_forty_strangers_of_three_languages_all_end_up_in_tables_that_finish(
    town: Town,
) -> None:
    people = await strangers(town, 40, ("en", "fr", "ru"))
    await asyncio.gather(*(one.person.say("/play") for one in people))
    await town.rest()
    buttons = (one.person.press(one.words("button-seek"), wait=PATIENCE_S) for one in people)
    await asyncio.gather(*buttons)
    await town.rest()
    while ready := await asked(people):
        label = "button-match-ready"
        await asyncio.gather(*(one.person.press(one.words(label), wait=30) for one in ready))
        await town.rest()
        if not await asked(people):
            await town.wait(PATIENCE)
    tables = {table.code: table for table in [await table_of(one) for one in people]}
    assert sorted(len(table.members) for table in tables.values()) == [6, 6, 7, 7, 7, 7]
    assert {table.stage for table in tables.values()} == {Stage.PLAYING}
    for one in people:
        assert (await table_of(one)).language == one.language
    await play_on(town, people)
    assert await town.world.refused_calls() == []
    assert town.unanswered() == []
    for one in people:
        # Nobody learnt anybody's name.
        shown = "\n".join(seen.text for seen in await one.person.sees())
        assert "Somebody" not in shown.replace("Somebody's", "")


async def test_forty_transactions_at_once_lose_nobody(valkey_url: str, town: Town) -> None:
    store = Store.connect(valkey_url, town.store.now_ms)

    async def wait_for_table(user_id: int) -> None:
        async def work(tx: Transaction) -> None:
            person = (await tx.person(user_id)).changed(reachable=True)
            await enqueue(tx, person, wishes_of(person), town.house.voice)

        await store.transact(work)

    await asyncio.gather(*(wait_for_table(user_id) for user_id in range(7_000, 7_040)))

    async def look(tx: Transaction) -> list[int]:
        queue = await tx.queue()
        asked = [one.user_id for proposal in queue.proposals for one in proposal.seekers]
        return sorted([*asked, *(one.user_id for one in queue.seekers)])

    assert await store.transact(look) == list(range(7_000, 7_040))
    await store.close()


async def test_five_are_a_table_after_a_minute_and_are_told_the_truth_until_then(
    town: Town,
) -> None:
    people = await strangers(town, 5)
    await people[0].seek()
    assert await people[0].is_told("queue-waiting", others=0, languages="")
    await seek(town, people[1:])
    await town.wait(6)
    for one in people:
        assert await one.is_told("queue-waiting", others=4, languages="")
    await town.wait(PATIENCE / 2)
    assert await asked(people) == []
    await town.wait(PATIENCE / 2)
    assert await asked(people) == people
    for one in people:
        await one.press("button-match-ready")
    assert (await table_of(people[0])).stage is Stage.PLAYING


async def test_whoever_stops_is_counted_no_more(town: Town) -> None:
    people = await strangers(town, 6)
    await seek(town, people)
    await people[5].person.say("/stop")
    await people[4].press("button-queue-stop")
    await people[4].person.say("/stop")
    await town.rest()
    assert await people[4].is_told("queue-not-in")
    await town.wait(PATIENCE + 5)
    assert await asked(people) == []
    assert await people[0].is_told("queue-waiting", others=3, languages="")
    assert not (await town.store.read_person(people[5].id)).queued


async def test_who_is_not_ready_is_dropped_and_the_ready_sit_down(town: Town) -> None:
    people = await strangers(town, 7)
    await seek(town, people)
    for one in people[:5]:
        await one.press("button-match-ready")
    assert await people[0].document() is None
    await town.wait(READY + 1)
    table = await table_of(people[0])
    assert [member.user_id for member in table.members] == [one.id for one in people[:5]]
    assert table.stage is Stage.PLAYING
    for late in people[5:]:
        assert await late.is_told("match-missed")
        assert not (await town.store.read_person(late.id)).queued
        answer = await late.person.press(
            forged(await late.person.last(), "ma:1:ready"), wait=PATIENCE_S
        )
        assert answer.text == late.words("match-gone")


async def test_the_ready_keep_their_place_when_too_few_are_there(town: Town) -> None:
    people = await strangers(town, 7)
    await seek(town, people)
    for one in people[:3]:
        await one.press("button-match-ready")
    for one in people[3:]:
        await one.press("button-match-no")
    for one in people[:3]:
        assert await one.is_told("match-back")
    others = await strangers(town, 4, name="Newcomer")
    await seek(town, others)
    assert await asked([*people, *others]) == [*people[:3], *others]


async def test_two_who_cannot_bear_each_other_are_never_seated_together(town: Town) -> None:
    people = await strangers(town, 9)

    async def block(tx: Transaction) -> None:
        tx.put_person((await tx.person(people[6].id)).changed(blocks=(people[0].id,)))

    await town.store.transact(block)
    await seek(town, people[:7])
    assert await asked(people) == []
    await seek(town, people[7:])
    assert await asked(people) == [*people[:6], people[7]]


async def test_somebody_who_waits_long_is_asked_once_if_any_language_will_do(town: Town) -> None:
    (alone,) = await strangers(town, 1, ("en",))
    others = await strangers(town, 6, ("tr",), name="Oyuncu")
    await alone.seek()
    await town.wait(WIDEN + 1)
    await town.wait(WIDEN)
    assert sum(alone.words("queue-widen") == one.text for one in await alone.person.sees()) == 1
    await alone.press("button-queue-widen")
    await seek(town, others)
    people = [alone, *others[:4]]  # with somebody who waits that long, five are enough
    assert await asked([alone, *others]) == people
    for one in people:
        await one.press("button-match-ready")
    table = await table_of(alone)
    assert table.language == "tr"
    assert {member.language for member in table.members} == {"en", "tr"}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_who_waits_is_told_what_makes_a_table(town: Town, language: str) -> None:
    (one,) = await strangers(town, 1, (language,))
    await one.seek()
    assert await one.is_told("queue-waiting", others=0, languages=one.words("language-name"))
    rule = one.words("queue-rule", players=7, fewer=5, seconds=60)
    assert rule in (await one.person.last()).text

    # Where fewer would never do, there is nothing to say about waiting.
    await one.press("button-queue-stop")
    await one.person.say("/play")
    await town.rest()
    await one.press("button-sizes", sizes="large")
    await one.press("button-seek")
    said = (await one.person.last()).text
    assert said.endswith(one.words("queue-rule-exact", players=7))


async def test_open_tables_are_filled_first(town: Town) -> None:
    host, guest, blocked = await strangers(town, 3)
    await host.person.say("/private")
    await town.rest()
    await host.press("button-list")

    async def block(tx: Transaction) -> None:
        tx.put_person((await tx.person(host.id)).changed(blocks=(blocked.id,)))

    await town.store.transact(block)
    for one in (guest, blocked):
        await one.person.say("/play")
        await town.rest()
        await one.press("button-clock", clock="relaxed")
        await one.press("button-seek")
    table = await table_of(host)
    assert [member.user_id for member in table.members] == [host.id, guest.id]
    assert (await town.store.read_person(blocked.id)).queued
    # Nor does the list show it, nor a forged tap open it.
    await blocked.person.say("/tables")
    await town.rest()
    assert await blocked.is_told("tables-none")
    answer = await blocked.person.press(
        forged(await blocked.person.last(), f"en:{table.code}"), wait=PATIENCE_S
    )
    assert answer.text == blocked.words("table-gone")


async def test_a_block_outlives_the_link(town: Town) -> None:
    host, blocked = await strangers(town, 2)
    await host.person.say("/private")
    await town.rest()
    await host.press("button-list")

    async def block(tx: Transaction) -> None:
        tx.put_person((await tx.person(host.id)).changed(blocks=(blocked.id,)))

    await town.store.transact(block)
    table = await table_of(host)
    await blocked.person.start(f"j-{table.code}-{table.key}")
    await blocked.person.say(f"/join {table.code}")
    await town.rest()
    assert await blocked.is_told("table-gone")
    assert await blocked.document() is None


async def test_those_who_wait_are_told_of_a_table_that_opens(town: Town) -> None:
    host, guest = await strangers(town, 2)
    await guest.person.say("/play")
    await town.rest()
    await guest.press("button-clock", clock="any")
    await guest.press("button-seek")
    await host.person.say("/private")
    await town.rest()
    await host.press("button-list")
    table = await table_of(host)
    await guest.press("button-enter", code=table.code)
    assert (await table_of(guest)).code == table.code
    assert not (await town.store.read_person(guest.id)).queued
    assert await guest.is_told("queue-seated")


async def test_the_list_is_sifted_by_language_size_and_clock(town: Town) -> None:
    hosts = await strangers(town, 2, ("en", "fr"))
    for host in hosts:
        await host.person.say("/private")
        await town.rest()
        await host.press("button-list")
    english, french = [await table_of(host) for host in hosts]
    (guest,) = await strangers(town, 1)
    await guest.person.say("/tables")
    await town.rest()
    assert await guest.hears(english.code)
    assert await guest.hears(french.code) is None
    await guest.press("button-languages", which="own")
    assert await guest.hears(french.code)
    await guest.press("button-clock", clock="any")
    assert await guest.hears(french.code)
    await guest.press("button-clock", clock="relaxed")
    assert await guest.is_told("tables-none")  # friends without a group play without a clock
    await guest.press("button-clock", clock="timed")
    await guest.press("button-sizes", sizes="any")
    assert await guest.hears(french.code)


async def test_who_sits_does_not_wait_and_who_waits_may_sit(town: Town) -> None:
    ann, bob = await strangers(town, 2)
    await ann.person.say("/private")
    await town.rest()
    table = await table_of(ann)
    await ann.person.say("/play")
    await town.rest()
    assert await ann.hears(table.code)
    assert not (await town.store.read_person(ann.id)).queued
    await bob.seek()
    await bob.person.say(f"/join {table.code}")
    await town.rest()
    assert (await table_of(bob)).code == table.code
    assert not (await town.store.read_person(bob.id)).queued
    await town.wait(WIDEN + 10)
    assert not await bob.is_told("queue-widen")


async def test_double_taps_wait_once_and_answer_once(town: Town) -> None:
    people = await strangers(town, 7)
    await seek(town, people[:6])
    last = people[6]
    await last.person.say("/play")
    await town.rest()
    label = last.words("button-seek")
    await asyncio.gather(*(last.person.press(label, wait=PATIENCE_S) for _ in range(2)))
    await town.rest()
    assert await asked(people) == people
    for one in people:
        label = one.words("button-match-ready")
        await asyncio.gather(*(one.person.press(label, wait=PATIENCE_S) for _ in range(2)))
    await town.rest()
    assert len((await table_of(last)).members) == 7
    assert len(await town.store.codes()) == 1
    assert town.unanswered() == []


@pytest.mark.parametrize("data", ["ma:1:ready", "ma:1:room", "ma:1:no", "qu:widen", "en:ZZZZ"])
async def test_a_forged_tap_changes_nothing(town: Town, data: str) -> None:
    people = await strangers(town, 7)
    await seek(town, people)
    (outsider,) = await strangers(town, 1, name="Outsider")
    await outsider.person.say("/help")
    await town.rest()
    answer = await outsider.person.press(
        forged(await outsider.person.last(), data), wait=PATIENCE_S
    )
    assert answer.text
    assert answer.alert
    assert await outsider.document() is None
    assert await asked(people) == people


async def test_a_flood_of_commands_warns_and_then_closes_public_tables_alone(
    town: Town, redis: Redis
) -> None:
    (rude,) = await strangers(town, 1)

    async def flood() -> None:
        """One command too many, and the minute is over."""
        for _ in range(COMMANDS_A_MINUTE + 3):
            await rude.person.say("/about")
        await town.rest()
        await redis.delete(f"hits:{rude.id}:commands")

    await flood()
    assert await rude.is_told("flood-warning")
    await rude.seek()
    assert (await town.store.read_person(rude.id)).queued
    await rude.press("button-queue-stop")
    await flood()
    assert await rude.is_told("flood-barred", hours=12)
    await rude.person.say("/play")
    await town.rest()
    assert await rude.is_told("barred-from-public")
    await rude.person.say("/private")
    await town.rest()
    assert await rude.document() is not None

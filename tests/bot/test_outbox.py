"""The outbox hands letters out in order, latest state first, and never more than the limits allow.

Time is the test's own, so that minutes pass at once.
"""

import itertools
import random
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field

import pytest
from redis.asyncio import Redis

from tgbot.post import Act, Delivery, Letter, PollRef, Priority
from tgbot.storage.outbox import Claim, Limits
from tgbot.storage.store import Store
from tgbot.storage.transaction import Transaction

GROUP, OTHER_GROUP, ANN, BOB = -100, -200, 7, 8


@dataclass
class Office:
    """A store with a clock that the test turns, and couriers that the test is."""

    store: Store
    now_ms: int
    limits: Limits = field(default_factory=Limits)
    _tokens: "itertools.count[int]" = field(default_factory=itertools.count)

    async def post(self, *letters: Letter) -> None:
        async def work(tx: Transaction) -> None:
            tx.send(*letters)

        await self.store.transact(work)

    async def claim(
        self, courier: str = "c1", lowest: Priority = Priority.NOTICE
    ) -> Claim | float | None:
        outbox = self.store.outbox
        await outbox.pulse(courier)
        return await outbox.claim(courier, f"{courier}-{next(self._tokens)}", self.limits, lowest)

    async def letter(self, courier: str = "c1") -> Claim:
        """The next letter, which must be ready."""
        claim = await self.claim(courier)
        assert isinstance(claim, Claim), claim
        return claim

    async def deliver_all(self, *, at_most: int = 1_000) -> list[tuple[int, Letter]]:
        """Delivers until the outbox is empty, letting time pass; with the time of each letter."""
        sent: list[tuple[int, Letter]] = []
        for _ in range(at_most):
            match await self.claim():
                case None:
                    return sent
                case Claim() as claim:
                    sent.append((self.now_ms, claim.letter))
                    assert await self.store.outbox.done(claim, message_id=len(sent))
                case wait:
                    assert wait < 600
                    self.now_ms += max(1, round(wait * 1000))
        raise AssertionError("the outbox does not become empty")


@pytest.fixture
async def office(valkey_url: str) -> AsyncIterator[Office]:
    store = Store.connect(valkey_url, lambda: made.now_ms)
    made = Office(store, 1_700_000_000_000)
    yield made
    await store.close()


def text(
    says: str,
    chat: int = GROUP,
    *,
    act: Act = Act.SEND,
    slot: str | None = None,
    priority: Priority = Priority.GAME,
    receipt: str | None = None,
) -> Letter:
    return Letter(
        chat=chat,
        act=act,
        method="sendMessage",
        params={"text": says},
        slot=slot,
        priority=priority,
        receipt=receipt,
    )


def panel(says: str, chat: int = GROUP) -> Letter:
    return text(says, chat, act=Act.UPSERT, slot="7KQ2:panel", priority=Priority.PANEL)


def on_slot(method: str, slot: str = "7KQ2:panel", **more: object) -> Letter:
    return Letter(chat=GROUP, act=Act.EDIT, method=method, slot=slot, params=more)


def said(letters: Sequence[tuple[int, Letter]]) -> list[str]:
    return [letter.params.get("text", letter.method) for _, letter in letters]


async def test_letters_of_a_chat_leave_in_the_order_of_their_writing(office: Office) -> None:
    await office.post(text("1"), text("2"))
    await office.post(text("3"))
    assert said(await office.deliver_all()) == ["1", "2", "3"]


async def test_a_chat_has_one_letter_in_flight(office: Office) -> None:
    await office.post(text("1"), text("2"), text("to Ann", ANN))
    first = await office.letter("c1")
    second = await office.letter("c2")
    assert {first.chat, second.chat} == {GROUP, ANN}
    assert isinstance(await office.claim("c3"), float)
    in_group = first if first.chat == GROUP else second
    await office.store.outbox.done(in_group)
    assert (await office.letter("c3")).letter.params["text"] == "2"


async def test_the_latest_state_of_a_panel_wins(office: Office) -> None:
    await office.post(panel("state 1"))
    await office.post(text("an event"), panel("state 2"))
    await office.post(panel("state 3"))
    assert said(await office.deliver_all()) == ["an event", "state 3"]


async def test_a_panel_in_flight_is_not_replaced(office: Office) -> None:
    await office.post(panel("state 1"))
    claim = await office.letter()
    await office.post(panel("state 2"), panel("state 3"))
    await office.store.outbox.done(claim, message_id=5)
    assert said(await office.deliver_all()) == ["state 3"]


async def test_an_edit_does_not_jump_over_a_deletion(office: Office) -> None:
    await office.post(panel("old"), on_slot("deleteMessage"), panel("new"))
    assert said(await office.deliver_all()) == ["old", "deleteMessage", "new"]


async def test_edits_of_one_kind_are_merged_and_others_are_not(office: Office) -> None:
    await office.post(
        on_slot("editMessageReplyMarkup", reply_markup={}),
        on_slot("editMessageReplyMarkup", text="the last"),
        on_slot("stopPoll", slot="7KQ2:vote:1"),
    )
    assert said(await office.deliver_all()) == ["the last", "stopPoll"]


async def test_a_letter_with_a_receipt_is_not_replaced_by_one_without(office: Office) -> None:
    await office.post(
        text("probe", ANN, act=Act.UPSERT, slot="s", receipt="join"),
        text("later", ANN, act=Act.UPSERT, slot="s"),
    )
    assert said(await office.deliver_all()) == ["probe", "later"]


async def test_the_game_goes_first_in_a_chat(office: Office) -> None:
    await office.post(
        text("notice", priority=Priority.NOTICE),
        text("flavour", priority=Priority.COSMETIC),
        panel("panel"),
        text("question"),
    )
    assert said(await office.deliver_all()) == ["question", "panel", "flavour", "notice"]


async def test_a_letter_never_overtakes_the_message_that_it_edits(office: Office) -> None:
    await office.post(
        text("reminder", slot="r", priority=Priority.NOTICE),
        on_slot("deleteMessage", slot="r"),
        text("question"),
    )
    assert said(await office.deliver_all()) == ["reminder", "deleteMessage", "question"]


async def test_a_slot_remembers_its_message_until_it_is_gone(office: Office) -> None:
    outbox = office.store.outbox
    await office.post(panel("1"))
    first = await office.letter()
    assert first.message_id is None
    await outbox.done(first, message_id=41)
    assert await outbox.message_id(GROUP, "7KQ2:panel") == 41

    await office.post(panel("2"))
    office.now_ms += 60_000
    second = await office.letter()
    assert second.message_id == 41
    assert await outbox.forget(second), "the message is gone"

    office.now_ms += 60_000
    again = await office.letter()
    assert (again.letter, again.message_id) == (second.letter, None)


async def test_edits_of_a_panel_are_three_seconds_apart(office: Office) -> None:
    times = []
    for number in range(5):
        await office.post(panel(f"state {number}"))
        times += [at for at, _ in await office.deliver_all()]
    assert all(later - earlier >= 3_000 for earlier, later in itertools.pairwise(times))


async def test_panels_leave_room_for_the_game(office: Office) -> None:
    """However busy a panel is, a question of the game may always go at once."""
    for number in range(40):
        await office.post(panel(f"state {number}"))
        claim = await office.claim()
        if isinstance(claim, Claim):
            await office.store.outbox.done(claim, message_id=1)
        office.now_ms += 3_000
    await office.post(*(text(f"question {number}") for number in range(5)))
    started = office.now_ms
    sent = [at for at, letter in await office.deliver_all() if letter.act is Act.SEND]
    assert sent == [started] * 5


async def test_courtesies_are_not_counted(office: Office) -> None:
    typing = Letter(chat=GROUP, act=Act.CALL, method="sendChatAction")
    await office.post(*[text("x")] * 20)
    await office.deliver_all()
    await office.post(typing, on_slot("pinChatMessage"), text("the 21st"))
    started = office.now_ms
    waited = {letter.method: at - started for at, letter in await office.deliver_all()}
    assert waited["sendChatAction"] == waited["pinChatMessage"] == 0
    assert waited["sendMessage"] >= 59_000


async def test_a_paused_chat_waits_and_others_do_not(office: Office) -> None:
    await office.post(text("group 1"), text("group 2"), text("other", OTHER_GROUP))
    claim = await office.letter()
    assert claim.letter.params["text"] == "group 1"
    await office.store.outbox.hold(claim, 10_072)
    assert (await office.letter()).chat == OTHER_GROUP
    started = office.now_ms
    wait = await office.claim()
    assert isinstance(wait, float)
    office.now_ms = started + 10_071_000
    assert isinstance(await office.claim(), float)
    office.now_ms = started + 10_072_000
    again = await office.letter()
    assert again.letter.params["text"] == "group 1", "it keeps its place"
    assert again.tries == 1


async def test_a_fan_out_does_not_delay_a_game(office: Office) -> None:
    people = range(1_000, 1_300)
    await office.post(*(text("a table opens", one, priority=Priority.NOTICE) for one in people))
    delays = []
    notices = asked = 0
    for step in range(2_000):
        if step % 20 == 0:
            await office.post(text("your turn", ANN))
            asked = office.now_ms
        match await office.claim():
            case None:
                break
            case Claim() as claim:
                if claim.chat == ANN:
                    delays.append(office.now_ms - asked)
                else:
                    notices += 1
                await office.store.outbox.done(claim)
            case wait:
                office.now_ms += max(1, round(wait * 1000))
    assert notices == 300
    assert len(delays) >= 10
    assert max(delays) <= 1_001


async def test_a_crowded_courier_asks_for_the_game_alone(office: Office) -> None:
    await office.post(text("notice", ANN, priority=Priority.NOTICE))
    assert await office.claim(lowest=Priority.PANEL) is None
    await office.post(panel("panel"))
    claim = await office.claim(lowest=Priority.PANEL)
    assert isinstance(claim, Claim)


async def test_a_dead_courier_s_letter_is_sent_by_another(office: Office) -> None:
    await office.post(text("secret", ANN))
    held = await office.letter("c1")
    assert isinstance(await office.claim("c2"), float)
    office.now_ms += 4_001  # c1 gives no pulse any more
    wait = await office.claim("c2")
    assert isinstance(wait, float)
    assert wait == pytest.approx(1, abs=0.01), "the dead one may have sent it just now"
    office.now_ms += 1_001
    taken = await office.letter("c2")
    assert taken.letter == held.letter
    assert not await office.store.outbox.done(held), "the dead one has lost its lease"
    assert await office.store.outbox.done(taken)
    assert await office.store.outbox.is_empty()


async def test_a_jump_of_the_clock_does_not_make_a_courier_rob_itself(office: Office) -> None:
    await office.post(text("secret", ANN))
    held = await office.letter("c1")
    office.now_ms += 3_600_000
    outbox = office.store.outbox
    assert isinstance(await outbox.claim("c1", "before its next pulse", office.limits), float)
    assert await outbox.done(held)


async def test_a_sole_owner_need_not_wait_for_the_dead(office: Office) -> None:
    await office.post(text("secret", ANN))
    await office.letter("c1")
    await office.store.outbox.bury_couriers()
    wait = await office.claim("c2")
    assert isinstance(wait, float)
    assert wait == pytest.approx(1, abs=0.01)
    office.now_ms += 1_001
    assert isinstance(await office.claim("c2"), Claim)


async def test_a_claim_whose_answer_was_lost_is_given_again(office: Office) -> None:
    outbox = office.store.outbox
    await outbox.pulse("c1")
    await office.post(text("1"), text("2", ANN))
    first = await outbox.claim("c1", "token", office.limits)
    again = await outbox.claim("c1", "token", office.limits)
    assert first == again
    assert isinstance(first, Claim)
    assert isinstance(await outbox.claim("c1", "another", office.limits), Claim)


async def test_a_sent_letter_is_not_sent_again_when_only_its_receipt_is_open(
    office: Office,
) -> None:
    fate = Delivery(delivered=True)
    await office.post(text("role", ANN, slot="7KQ2:role", receipt="role"))
    sent = await office.letter("c1")
    await office.store.outbox.done(sent, message_id=5, receipt=fate)
    assert isinstance(await office.claim("c2"), float), "c1 is telling it"
    office.now_ms += 4_001
    taken = await office.letter("c2")
    assert taken.fate == fate
    await office.store.outbox.done(taken)
    assert await office.store.outbox.is_empty()


async def test_answers_that_came_before_their_poll_are_heard_again(
    office: Office, redis: Redis
) -> None:
    poll = PollRef(code="7KQ2", step=3)
    vote = Letter(chat=GROUP, act=Act.SEND, method="sendPoll", slot="7KQ2:vote:3", poll=poll)
    await office.post(vote)
    claim = await office.letter()
    for update_id in (11, 10):

        async def park(tx: Transaction, number: int = update_id) -> None:
            assert await tx.poll("p1") is None
            tx.park_answer("p1", f'{{"update_id": {number}}}')

        await office.store.transact(park, update_id=update_id)
        office.now_ms += 1
    await office.store.outbox.done(claim, message_id=5, poll_id="p1")
    heard = await office.store.answers_to_hear_again()
    assert heard == ('{"update_id": 11}', '{"update_id": 10}'), "in the order of their coming"
    await office.store.heard_again(heard[0])
    assert await office.store.answers_to_hear_again() == heard[1:]

    async def look(tx: Transaction) -> object:
        return await tx.poll("p1")

    assert await office.store.transact(look) == poll


async def test_what_a_migrated_group_is_owed_follows_it(office: Office) -> None:
    await office.post(text("1"), text("2", priority=Priority.NOTICE))
    in_flight = await office.letter()
    await office.store.migrate_chat(GROUP, -1007)
    assert not await office.store.outbox.done(in_flight)
    await office.post(text("3"))
    claims = []
    while isinstance(claim := await office.claim(), Claim):
        claims.append((claim.chat, claim.letter.params["text"]))
        await office.store.outbox.done(claim)
    assert claims == [(-1007, "1"), (-1007, "3"), (-1007, "2")]


@pytest.mark.parametrize("seed", range(6))
async def test_no_window_of_time_ever_holds_more_than_its_limit(office: Office, seed: int) -> None:
    """Calls take their time, and Telegram sees each at any moment between claim and answer."""
    chance = random.Random(seed)
    limits = office.limits = Limits(group_per_minute=chance.choice([3, 7, 20]))
    arrivals: dict[int, list[int]] = {chat: [] for chat in (GROUP, OTHER_GROUP, ANN, BOB)}
    panels: dict[int, list[int]] = {GROUP: [], OTHER_GROUP: []}
    flights: list[tuple[int, Claim]] = []
    claimed: list[int] = []
    posted = delivered = 0
    for _ in range(500):
        for _ in range(chance.choice([0, 0, 0, 1, 4])):
            chat = chance.choice([GROUP, GROUP, GROUP, OTHER_GROUP, ANN, BOB])
            is_panel = chat < 0 and chance.random() < 0.4
            await office.post(panel(f"{posted}", chat) if is_panel else text(f"{posted}", chat))
            posted += 1
        while len(flights) < 4 and isinstance(claim := await office.claim(), Claim):
            assert claim.chat not in [other.chat for _, other in flights]
            answer = office.now_ms + chance.choice([1, 50, 300, 2_500])
            arrival = chance.randint(office.now_ms, answer)
            arrivals[claim.chat].append(arrival)
            claimed.append(office.now_ms)
            if claim.letter.priority is Priority.PANEL:
                panels[claim.chat].append(arrival)
            flights.append((answer, claim))
        office.now_ms += chance.choice([1, 20, 100, 700, 5_000])
        await office.store.outbox.pulse("c1")
        for flight in [one for one in flights if one[0] <= office.now_ms]:
            flights.remove(flight)
            assert await office.store.outbox.done(flight[1], message_id=1)
            delivered += 1

    assert delivered > 30
    for chat in (GROUP, OTHER_GROUP):
        assert_window(arrivals[chat], limits.group_per_minute, 60_000)
        spaces = [later - earlier for earlier, later in itertools.pairwise(sorted(panels[chat]))]
        assert min(spaces, default=limits.panel_spacing_ms) >= limits.panel_spacing_ms
    for chat in (ANN, BOB):
        assert_window(arrivals[chat], limits.private_per_second, 1_000)
    assert_window(claimed, limits.total_per_second, 1_000)


def assert_window(times: list[int], limit: int, period_ms: int) -> None:
    times = sorted(times)
    for first, beyond in zip(times, times[limit:], strict=False):
        assert beyond - first >= period_ms

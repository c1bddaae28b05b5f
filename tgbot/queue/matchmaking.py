"""Who sits with whom: the queue of strangers as pure functions over small frozen documents.

Law: nobody waits at two places, nobody is seated with somebody whom either of them has blocked, and
who waits longest is served first. Each function takes a queue and returns the changed one, or
raises `Barred`. Times are milliseconds.
"""

from collections.abc import Callable, Collection, Iterable
from itertools import product

from tgbot.bars import Bar, Barred
from tgbot.documents import (
    Clock,
    Proposal,
    QueueDocument,
    Seeker,
    Sizes,
    Wishes,
)

AT_ONCE = 7
"""So many who can sit together are a table at once."""
PATIENCE_MS = 60_000
"""After this time fewer will do, but never fewer than the rules allow."""
WIDEN_MS = 120_000
"""After this time somebody is asked whether any language will do."""
READY_MS = 30_000
"""How long those of a found table have to say that they are there."""

SIZES = {Sizes.SMALL: range(5, 7), Sizes.LARGE: range(7, 11), Sizes.ANY: range(5, 11)}


# --- Waiting -------------------------------------------------------------------------------------


def seek(queue: QueueDocument, seeker: Seeker) -> QueueDocument:
    """The queue with somebody at its end; who waits already keeps their place with new wishes.

    Raises Barred for somebody of a found table who has yet to answer for it.
    """
    if _proposal_of(queue, seeker.user_id) is not None:
        raise Barred(Bar.MATCH_FOUND)
    if (before := seeker_of(queue, seeker.user_id)) is not None:
        seeker = seeker.changed(since_ms=before.since_ms)
    others = [other for other in queue.seekers if other.user_id != seeker.user_id]
    return queue.changed(seekers=_in_order([*others, seeker]))


def stop(queue: QueueDocument, user_id: int) -> QueueDocument:
    """The queue without somebody, wherever in it they were."""
    return queue.changed(
        seekers=tuple(one for one in queue.seekers if one.user_id != user_id),
        proposals=tuple(
            _without(proposal, user_id) if _is_in(proposal, user_id) else proposal
            for proposal in queue.proposals
        ),
    )


def seeker_of(queue: QueueDocument, user_id: int) -> Seeker | None:
    """Somebody who waits, or None."""
    return next((one for one in queue.seekers if one.user_id == user_id), None)


def widen(queue: QueueDocument, user_id: int, languages: Iterable[str]) -> QueueDocument:
    """The queue in which somebody takes a table in any of these languages, their own ones first."""
    return _each(
        queue,
        lambda one: one.user_id == user_id,
        lambda one: one.changed(
            wishes=one.wishes.changed(
                languages=tuple(dict.fromkeys([*one.wishes.languages, *languages]))
            )
        ),
    )


def blocking(queue: QueueDocument, user_id: int, blocked: int) -> QueueDocument:
    """The queue in which somebody who waits has blocked one more person."""
    return _each(
        queue,
        lambda one: one.user_id == user_id,
        lambda one: one.changed(blocks=(*one.blocks, blocked)),
    )


def to_widen(queue: QueueDocument, now_ms: int, all_languages: Collection[str]) -> list[Seeker]:
    """Who has waited so long that they are asked, once, whether any language will do."""
    return [
        one
        for one in queue.seekers
        if not one.offered
        and now_ms - one.since_ms >= WIDEN_MS
        and not set(one.wishes.languages) >= set(all_languages)
    ]


def offered(queue: QueueDocument, people: Collection[int]) -> QueueDocument:
    """The queue that remembers whom it has asked."""
    return _each(queue, lambda one: one.user_id in people, lambda one: one.changed(offered=True))


def shown(queue: QueueDocument, numbers: dict[int, int]) -> QueueDocument:
    """The queue that remembers which number each person was told."""
    return _each(
        queue,
        lambda one: one.user_id in numbers,
        lambda one: one.changed(shown=numbers[one.user_id]),
    )


def others_for(queue: QueueDocument, seeker: Seeker) -> int:
    """How many others are waiting with whom this person could sit."""
    return sum(
        may_meet(seeker, other) and _common(seeker.wishes, other.wishes)
        for other in queue.seekers
        if other.user_id != seeker.user_id
    )


def takes(wishes: Wishes, language: str, clock: Clock) -> bool:
    """Whether somebody would sit at a table of that language and clock."""
    return language in wishes.languages and clock in _clocks(wishes)


# --- Tables of strangers -------------------------------------------------------------------------


def may_meet(one: Seeker, other: Seeker) -> bool:
    """Whether neither has blocked the other."""
    return other.user_id not in one.blocks and one.user_id not in other.blocks


def form(queue: QueueDocument, now_ms: int) -> tuple[QueueDocument, tuple[Proposal, ...]]:
    """Every table that can be made now, and the queue without those who are asked to be ready."""
    made: list[Proposal] = []
    while (found := _one_table(queue.seekers, now_ms)) is not None:
        language, clock, company = found
        proposal = Proposal(
            number=queue.last_number + 1, language=language, clock=clock, seekers=company
        )
        made.append(proposal)
        queue = queue.changed(
            seekers=tuple(one for one in queue.seekers if not _is_in(proposal, one.user_id)),
            proposals=(*queue.proposals, proposal),
            last_number=proposal.number,
        )
    return queue, tuple(made)


def _one_table(
    seekers: tuple[Seeker, ...], now_ms: int
) -> tuple[str, Clock, tuple[Seeker, ...]] | None:
    """The table of whoever waits longest and can have one."""
    for first in seekers:
        patient = now_ms - first.since_ms < PATIENCE_MS
        for language, clock in product(first.wishes.languages, _clocks(first.wishes)):
            willing = [one for one in seekers if takes(one.wishes, language, clock)]
            for size in _sizes_tried(first.wishes, patient=patient):
                company = _company(first, willing, size)
                if len(company) == size:
                    return language, clock, tuple(company)
    return None


def _sizes_tried(wishes: Wishes, *, patient: bool) -> range:
    """The sizes of table that this person takes now, the most wanted first."""
    wanted = SIZES[wishes.sizes]
    enough = min(AT_ONCE, wanted[-1])
    return range(enough, (enough if patient else wanted[0]) - 1, -1)


def _company(first: Seeker, willing: list[Seeker], size: int) -> list[Seeker]:
    """Up to `size` people who take a table of that size together, the longest waiting first."""
    company = [first]
    for one in willing:
        if len(company) == size:
            break
        met = all(may_meet(one, other) for other in company)
        if one.user_id != first.user_id and met and size in SIZES[one.wishes.sizes]:
            company.append(one)
    return company


def next_look(queue: QueueDocument, now_ms: int) -> int | None:
    """When waiting alone will change something next, or None: nobody waits for that."""
    moments = [
        one.since_ms + wait
        for one in queue.seekers
        for wait in (PATIENCE_MS, WIDEN_MS)
        if one.since_ms + wait > now_ms
    ]
    return min(moments, default=None)


# --- Ready? --------------------------------------------------------------------------------------


def ready(
    queue: QueueDocument, number: int, user_id: int, *, with_room: bool = False
) -> tuple[QueueDocument, Proposal]:
    """Somebody is there; `with_room`: and makes a group for the table, if nobody else does.

    Raises Barred when that table is not to be had any more, or was never this person's.
    """
    proposal = _asked(queue, number, user_id)
    room_by = user_id if with_room and proposal.room_by is None else proposal.room_by
    said = proposal.changed(ready=tuple(dict.fromkeys([*proposal.ready, user_id])), room_by=room_by)
    return _replaced(queue, said), said


def decline(queue: QueueDocument, number: int, user_id: int) -> tuple[QueueDocument, Proposal]:
    """Somebody does not want that table, and no longer waits. Raises Barred like `ready`."""
    proposal = _without(_asked(queue, number, user_id), user_id)
    return _replaced(queue, proposal), proposal


def all_said(proposal: Proposal) -> bool:
    """Whether nobody's answer is missing."""
    return len(proposal.ready) == len(proposal.seekers)


def close(
    queue: QueueDocument, proposal: Proposal
) -> tuple[QueueDocument, tuple[Seeker, ...], tuple[Seeker, ...]]:
    """The end of the asking: the queue, those who sit down, and those who did not answer.

    Who was ready sits down if the table is still of a size that all of them take; else they wait on
    at their old place.
    """
    there = tuple(one for one in proposal.seekers if one.user_id in proposal.ready)
    missed = tuple(one for one in proposal.seekers if one.user_id not in proposal.ready)
    queue = queue.changed(
        proposals=tuple(one for one in queue.proposals if one.number != proposal.number)
    )
    if there and all(len(there) in SIZES[one.wishes.sizes] for one in there):
        return queue, there, missed
    return queue.changed(seekers=_in_order([*queue.seekers, *there])), (), missed


# --- Small things --------------------------------------------------------------------------------


def _in_order(seekers: Iterable[Seeker]) -> tuple[Seeker, ...]:
    return tuple(sorted(seekers, key=lambda one: one.since_ms))


def _each(
    queue: QueueDocument, which: Callable[[Seeker], bool], change: Callable[[Seeker], Seeker]
) -> QueueDocument:
    return queue.changed(seekers=tuple(change(one) if which(one) else one for one in queue.seekers))


def _clocks(wishes: Wishes) -> tuple[Clock, ...]:
    return tuple(Clock) if wishes.clock is None else (wishes.clock,)


def _common(one: Wishes, other: Wishes) -> bool:
    """Whether there is a table that both would take."""
    return (
        not set(one.languages).isdisjoint(other.languages)
        and not set(_clocks(one)).isdisjoint(_clocks(other))
        and not set(SIZES[one.sizes]).isdisjoint(SIZES[other.sizes])
    )


def _is_in(proposal: Proposal, user_id: int) -> bool:
    return any(one.user_id == user_id for one in proposal.seekers)


def _proposal_of(queue: QueueDocument, user_id: int) -> Proposal | None:
    return next((one for one in queue.proposals if _is_in(one, user_id)), None)


def _asked(queue: QueueDocument, number: int, user_id: int) -> Proposal:
    proposal = _proposal_of(queue, user_id)
    if proposal is None or proposal.number != number:
        raise Barred(Bar.MATCH_GONE)
    return proposal


def _without(proposal: Proposal, user_id: int) -> Proposal:
    return proposal.changed(
        seekers=tuple(one for one in proposal.seekers if one.user_id != user_id),
        ready=tuple(one for one in proposal.ready if one != user_id),
        room_by=None if proposal.room_by == user_id else proposal.room_by,
    )


def _replaced(queue: QueueDocument, proposal: Proposal) -> QueueDocument:
    return queue.changed(
        proposals=tuple(
            proposal if one.number == proposal.number else one for one in queue.proposals
        )
    )

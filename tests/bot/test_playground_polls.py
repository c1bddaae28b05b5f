"""Polls in the simulated Telegram: hidden results, revotes, retractions, and how they end."""

import pytest
from telegram import Bot, Message, Update
from telegram.error import BadRequest

from tgbot.playground.client import Playground
from tgbot.playground.errors import Impossible
from tgbot.playground.phones import Group, Person

JA, NEIN = 0, 1


async def ballot(
    world: Playground, api: Bot, revoting: bool = True
) -> tuple[Person, Person, Group, Message]:
    """A group with a hidden poll in it."""
    ann, bob = await world.person("Ann"), await world.person("Bob")
    group = await world.group("Friends", ann, [bob])
    await group.add_bot()
    sent = await api.send_poll(
        group.id,
        "Elect <Bob>?",
        ["Ja", "Nein"],
        is_anonymous=False,
        allows_revoting=revoting,
        hide_results_until_closes=True,
        open_period=600,
        protect_content=True,
        description="Round 3",
    )
    return ann, bob, group, sent


async def answers(api: Bot) -> list[Update]:
    return [update for update in await api.get_updates() if update.poll_answer]


async def test_a_poll_is_read_back_as_it_was_sent(world: Playground, api: Bot) -> None:
    ann, _, group, sent = await ballot(world, api)
    assert sent.poll is not None
    assert [option.text for option in sent.poll.options] == ["Ja", "Nein"]
    assert len({option.persistent_id for option in sent.poll.options}) == 2
    assert (sent.poll.is_anonymous, sent.poll.allows_revoting) == (False, True)
    assert sent.poll.description == "Round 3"
    seen = (await ann.last(group)).poll
    assert seen is not None
    assert (seen.question, seen.hidden, seen.closed) == ("Elect <Bob>?", True, False)


async def test_the_bot_hears_every_vote_revote_and_retraction(world: Playground, api: Bot) -> None:
    ann, bob, group, sent = await ballot(world, api)
    assert sent.poll is not None
    poll = await ann.last(group)
    await ann.vote(poll, JA)
    await bob.vote(poll, JA)
    await bob.vote(poll, NEIN)
    await ann.retract(poll)
    heard = [one.poll_answer for one in await answers(api) if one.poll_answer]
    assert [(one.user and one.user.id, one.option_ids) for one in heard] == [
        (ann.id, (JA,)),
        (bob.id, (JA,)),
        (bob.id, (NEIN,)),
        (ann.id, ()),
    ]
    assert heard[2].option_persistent_ids == (sent.poll.options[NEIN].persistent_id,)
    assert {one.poll_id for one in heard} == {sent.poll.id}


async def test_results_are_hidden_from_people_until_the_poll_is_closed(
    world: Playground, api: Bot
) -> None:
    ann, bob, group, sent = await ballot(world, api)
    await bob.vote(await bob.last(group), NEIN)
    before = (await bob.last(group)).poll
    assert before is not None
    assert (before.mine, before.votes) == ((NEIN,), (None, None))
    final = await api.stop_poll(group.id, sent.message_id)
    assert (final.is_closed, [one.voter_count for one in final.options]) == (True, [0, 1])
    after = (await ann.last(group)).poll
    assert after is not None
    assert (after.mine, after.votes, after.closed) == ((), (0, 1), True)
    with pytest.raises(BadRequest, match="Poll has already been closed"):
        await api.stop_poll(group.id, sent.message_id)
    with pytest.raises(Impossible, match="the poll is closed"):
        await ann.vote(after, JA)


async def test_a_poll_closes_by_itself_and_the_bot_is_told(world: Playground, api: Bot) -> None:
    ann, _, group, sent = await ballot(world, api)
    await world.advance(601)
    seen = (await ann.last(group)).poll
    assert seen is not None
    assert seen.closed
    told = [update.poll for update in await api.get_updates() if update.poll]
    assert [poll.is_closed for poll in told] == [True]
    with pytest.raises(BadRequest, match="Poll has already been closed"):
        await api.stop_poll(group.id, sent.message_id)


async def test_a_vote_is_final_where_revoting_is_off(world: Playground, api: Bot) -> None:
    ann, _, group, _ = await ballot(world, api, revoting=False)
    await ann.vote(await ann.last(group), JA)
    with pytest.raises(Impossible, match="a vote in this poll is final"):
        await ann.vote(await ann.last(group), NEIN)
    with pytest.raises(Impossible, match="takes one answer only"):
        await ann.vote(await ann.last(group), JA, NEIN)


async def test_an_anonymous_admin_votes_as_the_group(world: Playground, api: Bot) -> None:
    ann, _, group, _ = await ballot(world, api)
    await group.promote(ann, anonymous=True)
    await ann.vote(await ann.last(group), JA)
    (update,) = await answers(api)
    assert update.poll_answer is not None
    assert update.poll_answer.voter_chat is not None
    assert update.poll_answer.voter_chat.id == group.id
    assert update.poll_answer.user is not None
    assert update.poll_answer.user.username == "Channel_Bot"


async def test_a_group_may_forbid_polls_but_not_to_its_administrators(
    world: Playground, api: Bot
) -> None:
    _, _, group, _ = await ballot(world, api)
    await group.allow(can_send_polls=False)
    with pytest.raises(BadRequest, match="Not enough rights to send polls to the chat"):
        await api.send_poll(group.id, "Again?", ["Ja", "Nein"])
    await api.send_message(group.id, "Texts are allowed")
    await group.promote(rights=[])
    await api.send_poll(group.id, "Again?", ["Ja", "Nein"])


@pytest.mark.parametrize(
    ("question", "options", "complaint"),
    [
        ("", ["a"], "Poll question must be non-empty"),
        ("x" * 301, ["a"], "Poll question length must not exceed 300"),
        ("q", [], "Poll must have from 1 to 12 options"),
        ("q", ["a"] * 13, "Poll must have from 1 to 12 options"),
        ("q", ["x" * 101], "Poll option length must not exceed 100"),
    ],
)
async def test_polls_have_limits(
    world: Playground, api: Bot, question: str, options: list[str], complaint: str
) -> None:
    _, _, group, _ = await ballot(world, api)
    with pytest.raises(BadRequest, match=complaint):
        await api.send_poll(group.id, question, options)

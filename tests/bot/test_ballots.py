"""Ballots: who is counted, what may change, and votes where polls are not allowed."""

from core.cards import RejectReason
from core.state import Game, PresidentDiscarding, Voting
from tests.bot.driver import Manners, Table, check_record
from tests.bot.town import FINISHED, Town
from tgbot.playground.seen import Seen


async def voting(town: Town, size: int = 5, seed: int = 1) -> Table:
    """A table at its first vote."""
    table = await Table.gather(town, size, seed=seed)
    await table.deal()
    await table.reach(lambda game: isinstance(game.phase, Voting))
    return table


async def poll_of(table: Table) -> Seen:
    return next(one for one in reversed(await table.group.messages()) if one.poll)


async def ballots_of(table: Table) -> dict[str, bool]:
    """The last ballots revealed, by name."""
    document, game = await table.document(), await table.game()
    past = next(one for one in reversed(game.rounds) if one.ballots)
    return {document.members[seat].name: ja for seat, ja in past.ballots}


async def test_the_poll_hides_every_ballot_until_the_last(town: Town) -> None:
    table = await voting(town)
    poll = await poll_of(table)
    for person in table.people[:-1]:
        await person.vote(poll, 0)
    await town.rest()

    open_poll = (await poll_of(table)).poll
    assert open_poll is not None
    assert open_poll.votes == (None, None)

    await table.people[-1].vote(poll, 0)
    await town.rest()

    closed = (await poll_of(table)).poll
    assert closed is not None
    assert closed.closed
    assert closed.votes == (5, 0)


async def test_a_ballot_may_be_changed_and_an_empty_one_changes_nothing(town: Town) -> None:
    table = await voting(town)
    ann, bob, *others = table.people
    poll = await poll_of(table)

    await ann.vote(poll, 0)
    await ann.vote(poll, 1)
    await bob.vote(poll, 0)
    await bob.retract(poll)
    for person in others:
        await person.vote(poll, 1)
    await town.rest()

    assert await ballots_of(table) == {"Ann": False, "Bob": True, "Cem": False, "Dora": False,
                                       "Ева": False}  # fmt: skip


async def test_who_only_watches_is_not_counted(town: Town) -> None:
    table = await voting(town)
    poll = await poll_of(table)
    for name in ("Zoe", "Yan", "Xia"):
        watcher = await town.world.person(name)
        await watcher.join(table.group)
        await watcher.vote(poll, 1)
    for person in table.people:
        await person.vote(poll, 0)
    await town.rest()

    assert isinstance((await table.game()).phase, PresidentDiscarding)
    assert set(await ballots_of(table)) == {"Ann", "Bob", "Cem", "Dora", "Ева"}


async def test_the_dead_are_not_counted(town: Town) -> None:
    table = await Table.gather(town, 5, seed=1)
    await table.deal()

    def somebody_died(game: Game) -> bool:
        return len(game.alive) < 5 and isinstance(game.phase, Voting)

    game = await table.reach(somebody_died, Manners(ja=0.9))
    poll = await poll_of(table)
    for seat in {0, 1, 2, 3, 4} - set(game.alive):
        await (await table.person_at(seat)).vote(poll, 1)
    await town.rest()
    assert (await table.game()).step == game.step

    for seat in game.alive:
        await (await table.person_at(seat)).vote(poll, 1)
    await town.rest()

    game = await table.game()
    past = next(one for one in reversed(game.rounds) if one.ballots)
    assert [seat for seat, _ in past.ballots] == list(game.alive)


async def test_a_vote_in_an_earlier_poll_does_nothing(town: Town) -> None:
    table = await voting(town)
    first = await poll_of(table)
    for person in table.people:
        await person.vote(first, 1)
    await town.rest()
    await table.reach(lambda game: isinstance(game.phase, Voting))
    before = await table.game()
    assert before.rounds[0].rejected is RejectReason.VOTE

    # The app lets nobody vote in a closed poll; an answer that was under way still comes.
    assert first.poll is not None
    await town.world.inject(
        {
            "poll_answer": {
                "poll_id": first.poll.id,
                "user": {"id": table.host.id, "is_bot": False, "first_name": "Ann"},
                "option_ids": [0],
                "option_persistent_ids": ["0"],
            }
        }
    )
    await town.rest()

    assert await table.game() == before


async def test_where_polls_are_forbidden_a_whole_game_is_voted_with_buttons(town: Town) -> None:
    table = await Table.gather(town, 5, seed=6, rights=None)
    await table.group.allow(can_send_polls=False)
    await table.deal()

    tally = await table.play()

    assert FINISHED in (await table.group.last()).text
    refused = await town.world.refused_calls()
    assert [call.method for call in refused] == ["sendPoll"]
    assert town.unanswered() == []
    assert max(tally.news.values()) == 1
    await check_record(table)


async def test_an_anonymous_admin_votes_with_a_button(town: Town) -> None:
    table = await Table.gather(town, 5, seed=1)
    ann, bob, *others = table.people
    await table.group.promote(bob, anonymous=True)
    await table.deal()
    await table.reach(lambda game: isinstance(game.phase, Voting))
    poll = await poll_of(table)

    await bob.vote(poll, 0)
    await town.rest()
    await bob.press(table.label("button-ja"), table.group)
    for person in (ann, *others):
        await person.press(table.label("button-nein"), table.group)
    await town.rest()

    assert (await ballots_of(table))["Bob"]
    assert (await poll_of(table)).poll.closed  # type: ignore[union-attr]  # it is a poll
    assert await town.world.refused_calls() == []

"""Taps that are old, doubled, forged or somebody else's: each is answered, and none does harm."""

import asyncio

from core.state import Nominating, PresidentDiscarding, Voting
from tests.bot.driver import Table, forged
from tests.bot.town import Town
from tgbot.playground.phones import Person
from tgbot.playground.seen import Button
from tgbot.words.marks import ROLE_MARKS

FORGED = (
    "",
    "x",
    "p",
    "p:::",
    "p:ZZZZ:1:n1",
    "p:{code}:1:n99",
    "p:{code}:1:n-1",
    "p:{code}:-1:n1",
    "p:{code}:99999999999999999999:n1",
    "p:{code}:1:dF",
    "p:{code}:1:cLLLLLLLL",
    "p:{code}:1:lF77",
    "p:{code}:one:n1",
    "q:{code}:1:n1",
    "b:{code}:1",
    "b:{code}:7",
    "c:ZZZZ",
    "m:ZZZZ",
    "t:{code}:again",
    "t:{code}:deal",
    "t:{code}:close",
    "t:{code}:nonsense",
    "t:ZZZZ:leave",
    "l:xx:0",
    "l:en:2",
    "r:0:7",
    "r:1:99",
    "r:٣:7",
    "💣" * 16,
    "p:{code}:1:n1" + ":" * 40,
)
"""Callback data that no button ever carried, or carried for somebody else."""


async def dealt(town: Town, size: int = 5, seed: int = 1) -> Table:
    table = await Table.gather(town, size, seed=seed)
    await table.deal()
    return table


async def question(person: Person) -> list[Button]:
    """The buttons of somebody's newest private question."""
    return [one for row in (await person.last()).buttons for one in row]


async def log_of(table: Table) -> tuple[str, ...]:
    return await table.town.store.read_log((await table.document()).code)


async def test_a_button_of_an_answered_question_says_so(town: Town) -> None:
    table = await dealt(town)
    candidate = await table.candidate()
    first, other, *_ = await question(candidate)
    await candidate.press(first)
    await town.rest()
    before = await log_of(table)

    answer = await candidate.press(other)

    assert answer.alert
    assert answer.text == town.texts.plain("en", "stale")
    assert await log_of(table) == before


async def test_the_same_tap_again_is_a_quiet_success(town: Town) -> None:
    table = await dealt(town)
    candidate = await table.candidate()
    button, *_ = await question(candidate)
    await candidate.press(button)
    await town.rest()
    before = await log_of(table)

    answer = await candidate.press(button)

    assert not answer.alert
    assert answer.text == town.texts.plain("en", "done")
    assert await log_of(table) == before


async def test_two_taps_at_once_are_one_act(town: Town) -> None:
    table = await dealt(town)
    await table.reach(lambda game: isinstance(game.phase, PresidentDiscarding))
    president = await table.candidate()
    await president.press((await question(president))[0])
    await town.rest()
    confirm = (await president.last()).button(table.label("button-confirm"))
    before = await log_of(table)

    answers = await asyncio.gather(*(president.press(confirm) for _ in range(4)))
    await town.rest()

    assert [one.alert for one in answers] == [False] * 4
    assert len(await log_of(table)) == len(before) + 1
    assert await town.world.refused_calls() == []


async def test_a_double_tap_on_start_deals_once(town: Town) -> None:
    table = await Table.gather(town, 5)
    await table.open()
    await table.host.press(table.label("button-start"), table.group)
    await town.rest()
    deal = (await table.group.last()).button(table.label("button-deal", players=5))

    answers = await asyncio.gather(*(table.host.press(deal) for _ in range(3)))
    await town.rest()

    assert len(answers) == 3
    assert len(await log_of(table)) == 1
    for person in table.people:
        marks = [one.text[0] for one in await person.sees() if one.from_bot]
        assert sum(mark in ROLE_MARKS.values() for mark in marks) == 1


async def test_a_stranger_cannot_play(town: Town) -> None:
    table = await dealt(town)
    stranger = await town.world.person("Zoe")
    await stranger.join(table.group)
    document = await table.document()
    panel = next(one for one in await stranger.sees(table.group) if one.pinned)

    for data in (
        panel.button(table.label("button-my-role")).data,
        panel.button(table.label("button-claim")).data,
        f"p:{document.code}:1:n2",
        f"q:{document.code}:1:x2",
    ):
        answer = await stranger.press(forged(panel, data or ""))
        assert answer.alert
        assert answer.text in {
            town.texts.plain("en", "refused-not_seated"),
            town.texts.plain("en", "stale"),
        }
    assert len(await log_of(table)) == 1


async def test_a_player_cannot_act_out_of_turn(town: Town) -> None:
    table = await dealt(town)
    document, candidate = await table.document(), await table.candidate()
    other = next(person for person in table.people if person is not candidate)
    seat = document.seat_of(candidate.id)

    answer = await other.press(forged(await other.last(), f"p:{document.code}:1:n{seat}"))

    assert answer.alert
    assert answer.text == town.texts.plain("en", "refused-not_your_turn")
    assert len(await log_of(table)) == 1


async def test_forged_data_is_answered_and_changes_nothing(town: Town) -> None:
    table = await dealt(town)
    document, candidate = await table.document(), await table.candidate()
    other = next(person for person in table.people[1:] if person is not candidate)
    near = await other.last()

    for data in FORGED:
        answer = await other.press(forged(near, data.replace("{code}", document.code)))
        assert answer.alert, data
        assert answer.text, data
    await town.rest()

    assert await table.document() == document
    assert await town.store.count_aside() == 0


async def test_a_table_that_is_gone_is_said_to_be_gone(town: Town) -> None:
    table = await Table.gather(town, 5)
    await table.open()
    panel = await table.group.last()
    await table.host.press(table.label("button-cancel"), table.group)
    await town.rest()
    await table.host.press(table.label("button-close"), table.group)
    await town.rest()

    answer = await table.host.press(panel.button(table.label("button-leave")))

    assert answer.alert
    assert "/newgame" in answer.text


async def test_one_thinks_better_of_it_before_the_second_tap(town: Town) -> None:
    table = await dealt(town)
    await table.reach(lambda game: isinstance(game.phase, PresidentDiscarding))
    president = await table.candidate()
    choices = await question(president)
    before = await log_of(table)

    await president.press(choices[0])
    await town.rest()
    asked = await question(president)
    await president.press(asked[1])
    await town.rest()

    assert len(asked) == 2
    assert await question(president) == choices
    assert await log_of(table) == before


async def test_the_role_button_tells_the_presser_alone(town: Town) -> None:
    table = await dealt(town)
    game = await table.game()
    for seat, role in enumerate(game.roles):
        person = await table.person_at(seat)
        answer = await person.press(table.label("button-my-role"), table.group)
        assert answer.alert
        assert len(answer.text) <= 200
        assert role.name.title() in answer.text


async def test_the_last_ballots_at_the_same_moment_are_all_counted(town: Town) -> None:
    table = await dealt(town, 10)
    await table.reach(lambda game: isinstance(game.phase, Voting))
    poll = next(one for one in await table.group.messages() if one.poll)

    await asyncio.gather(*(person.vote(poll, 0) for person in table.people))
    await town.rest()

    game = await table.game()
    assert [len(one.ballots) for one in game.rounds] == [10]
    assert not isinstance(game.phase, Voting | Nominating)
    assert await town.world.refused_calls() == []

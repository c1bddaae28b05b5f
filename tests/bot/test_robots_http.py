"""Robots at the table, over HTTP: they fill a lobby, practise with one person, and stand in."""

import asyncio

from core.cards import CallOffReason
from core.state import Over
from tests.bot.driver import Manners, Table
from tests.bot.town import FINISHED, PATIENCE_S, Town
from tgbot.documents import Stage, TableDocument
from tgbot.playground.phones import Person
from tgbot.playground.seen import Pressed

PAUSE_S = 2.0
"""Longer than a robot thinks."""
STEPS = 400


async def press(town: Town, who: Person, label: str, table: Table | None = None) -> Pressed:
    answer = await who.press(label, table.group if table else None)
    await town.rest()
    return answer


async def only_table(town: Town) -> TableDocument:
    (code,) = await town.store.codes()
    found = await town.store.read_table(code)
    assert found is not None
    return found


async def answer_everything(town: Town, people: list[Person]) -> None:
    """Each presses the first button of the newest private question, if there is one."""
    game_over = {"🔁 Play again", "📣 Claim", "👁 My role"}
    for person in people:
        for message in reversed(await person.sees()):
            buttons = [one for row in message.buttons for one in row if one.kind == "callback"]
            if buttons and not game_over & {one.text for one in buttons}:
                await person.press(buttons[0], wait=PATIENCE_S)
                await town.rest()
                break


async def play_out(town: Town, people: list[Person]) -> TableDocument:
    """People press what they see and robots take their time, until the game is over."""
    for _ in range(STEPS):
        table = await only_table(town)
        if table.stage is Stage.OVER:
            return table
        await answer_everything(town, people)
        await town.wait(PAUSE_S)
    raise AssertionError("the game does not end")


# --- In a lobby ----------------------------------------------------------------------------------


async def test_robots_fill_up_a_lobby_and_play_a_whole_game(town: Town) -> None:
    table = await Table.gather(town, 3)
    await table.open()
    for _ in range(2):
        await press(town, table.host, "🤖 Add a robot", table)
    panel = await table.group.last()
    assert panel.text.count("🤖") == 2
    assert "🤖 Add a robot" not in panel.labels

    await table.begin()
    for _ in range(STEPS):
        if await table.over():
            break
        await table.play(Manners(claim=0.3), turns=1, between=table.town.rest) if (
            await waits_for_people(table)
        ) else await town.wait(PAUSE_S)
    assert FINISHED in (await table.group.last()).text
    assert await town.world.refused_calls() == []
    assert town.unanswered() == []


async def waits_for_people(table: Table) -> bool:
    document = await table.document()
    game = document.game
    assert game is not None
    return any(not document.members[seat].robot for seat in game.waiting_for)


async def test_only_whoever_runs_the_lobby_brings_robots_and_takes_them_away(town: Town) -> None:
    table = await Table.gather(town, 4)
    await table.open(seats=3)
    refused = await press(town, table.people[1], "🤖 Add a robot", table)
    assert refused.alert
    await press(town, table.host, "🤖 Add a robot", table)
    assert (await only_table(town)).members[-1].robot
    await press(town, table.host, "🤖 Remove a robot", table)
    assert not any(member.robot for member in (await only_table(town)).members)
    assert "🤖 Remove a robot" not in (await table.group.last()).labels


# --- Practice ------------------------------------------------------------------------------------


async def test_practice_is_a_whole_game_of_one_person_with_robots(town: Town) -> None:
    ann = await town.world.person("Ann")
    await ann.say("/practice")
    await town.rest()
    dealt = await only_table(town)
    assert [member.robot for member in dealt.members] == [False] + [True] * 6
    assert dealt.stage is Stage.PLAYING

    over = await play_out(town, [ann])
    assert isinstance(over.game and over.game.phase, Over)
    assert over.game is not None
    assert {claim.seat for claim in over.game.claims} - {0}  # robots tell what they saw
    assert any(FINISHED in message.text for message in await ann.sees())
    assert await town.world.refused_calls() == []

    # Once more, at once: there is nobody to wait for.
    await press(town, ann, "🔁 Play again")
    codes = await town.store.codes()
    stages = [(await town.store.read_table(code) or over).stage for code in codes]
    assert sorted(stages) == [Stage.OVER, Stage.PLAYING]


async def test_practice_has_five_to_seven_seats_and_wants_a_free_person(town: Town) -> None:
    ann = await town.world.person("Ann")
    for wrong in ("4", "8", "many"):
        await ann.say(f"/practice {wrong}")
        await town.rest()
        assert "from 5 to 7" in (await ann.last()).text
    await ann.say("/practice 5")
    await town.rest()
    assert len((await only_table(town)).members) == 5

    await ann.say("/practice 5")
    await town.rest()
    assert "another table" in (await ann.last()).text
    await only_table(town)


async def test_practice_ends_when_its_person_leaves(town: Town) -> None:
    ann = await town.world.person("Ann")
    await ann.say("/practice 5")
    await town.rest()
    await ann.say("/leave")
    await town.rest()
    await press(town, ann, "🛑 Yes, leave")

    over = await only_table(town)
    assert over.stage is Stage.OVER
    assert "its game is over" in (await ann.last()).text
    assert (await town.store.read_person(ann.id)).table is None


# --- Standing in ---------------------------------------------------------------------------------


async def strangers_playing(town: Town) -> list[Person]:
    """Five people at a table in private chats, in the first round."""
    people = await town.people(5)
    for person in people:
        await person.start()
    await town.rest()
    await people[0].say("/private")
    await town.rest()
    code = (await only_table(town)).code
    for person in people[1:]:
        await person.say(f"/join {code}")
        await town.rest()
    await press(town, people[0], "▶ Start")
    await press(town, people[0], "▶ Start with 5")
    return people


async def leave(town: Town, who: Person) -> None:
    await who.say("/leave")
    await town.rest()
    await press(town, who, "🛑 Yes, leave")


async def test_among_strangers_a_robot_plays_on_for_whoever_left(town: Town) -> None:
    people = await strangers_playing(town)
    bob = people[1]
    await leave(town, bob)

    table = await only_table(town)
    assert table.game is not None
    assert table.game.absent == ()
    assert [member.away for member in table.members] == [False, True, False, False, False]
    assert any("A robot plays on" in message.text for message in await people[0].sees())
    assert "/back" in (await bob.last()).text
    left_at = len(await bob.sees())

    over = await play_out(town, [one for one in people if one is not bob])
    assert over.game is not None
    assert all(past.ballots for past in over.game.rounds if past.rejected is None)
    assert len(await bob.sees()) == left_at  # a game that was left writes no more letters
    assert await town.world.refused_calls() == []


async def test_whoever_left_may_come_back_to_their_seat(town: Town) -> None:
    people = await strangers_playing(town)
    bob = people[1]
    await leave(town, bob)
    role = (await bob.sees())[-1]
    await bob.say("/back")
    await town.rest()

    assert not any(member.away for member in (await only_table(town)).members)
    assert len(await bob.sees()) > 0
    assert (await bob.last()).id != role.id
    await leave(town, bob)  # and leave once more
    assert (await only_table(town)).members[1].away


async def test_whoever_left_may_sit_elsewhere_meanwhile(town: Town) -> None:
    people = await strangers_playing(town)
    await leave(town, people[1])
    await people[1].say("/practice 5")
    await town.rest()
    assert len(await town.store.codes()) == 2


async def test_when_more_than_half_have_left_the_game_is_called_off(town: Town) -> None:
    people = await strangers_playing(town)
    for person in people[:2]:
        await leave(town, person)
    assert (await only_table(town)).stage is Stage.PLAYING
    await leave(town, people[2])

    over = await only_table(town)
    assert over.game is not None
    assert over.game.phase == Over(None, CallOffReason.DESERTED)
    assert "more than half" in (await people[4].last()).text


async def test_a_robot_stands_in_for_whoever_blocks_the_bot(town: Town) -> None:
    people = await strangers_playing(town)
    await asyncio.gather(people[1].block(), people[2].block())
    await town.rest()
    assert [member.away for member in (await only_table(town)).members] == [
        *(False, True, True, False, False)
    ]
    assert any("A robot plays on" in message.text for message in await people[0].sees())

"""The record of a game: pages for its people, and at the end a file that proves the shuffle."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from core.cards import Policy
from core.engine import decide, start
from core.evolve import fold
from core.robots import choose
from core.shuffle import Chance, Seed
from core.state import Game, Over
from core.tables import TABLES
from core.views import TableView, seat_view, table_view
from tests.bot.driver import Manners, Table
from tests.bot.town import FINISHED, Town, texts
from tgbot.documents import Member, TableDocument
from tgbot.playground.phones import Person
from tgbot.playground.seen import Seen
from tgbot.tables import history
from tgbot.words.cast import Cast
from tgbot.words.lengths import visible_units


async def finished(town: Town, size: int = 5, *, seed: int = 4) -> Table:
    table = await Table.gather(town, size, seed=seed)
    await table.deal()
    await table.play(Manners(claim=0.8))
    assert FINISHED in (await table.group.last()).text
    return table


async def called_off(town: Town) -> Table:
    """A game that ended as soon as it had begun."""
    table = await Table.gather(town, 5)
    await table.deal()
    await table.host.say("/cancel", table.group)
    await town.rest()
    await table.host.press("🛑 Yes, cancel", table.group)
    await town.rest()
    return table


async def record(town: Town, who: Person) -> list[str]:
    """Every page of somebody's record, oldest first."""
    await who.say("/history")
    await town.rest()
    while "‹ Earlier" in (await who.last()).labels:
        await who.press("‹ Earlier")
        await town.rest()
    pages = [(await who.last()).text]
    while "Later ›" in (await who.last()).labels:
        await who.press("Later ›")
        await town.rest()
        pages.append((await who.last()).text)
    return pages


async def view_of(table: Table) -> TableView:
    game = (await table.document()).game
    assert game is not None
    return table_view(game)


async def test_the_record_tells_every_round_and_claim_and_after_the_end_every_hand(
    town: Town,
) -> None:
    table = await finished(town)
    view = await view_of(table)
    whole = "\n".join(await record(town, table.host))

    assert [line for line in whole.split("\n") if line.startswith("Round ")] != []
    for past in view.rounds:
        assert f"Round {past.number}" in whole
    enacted = [past.enacted for past in view.rounds if past.enacted]
    assert whole.count("Enacted: a Liberal policy") == enacted.count(Policy.LIBERAL)
    assert whole.count("Enacted: a Fascist policy") == enacted.count(Policy.FASCIST)
    assert whole.count("📣 Claim") == len(view.claims) > 0
    sessions = [past for past in view.rounds if past.elected]
    assert whole.count("🔓 The President drew") == len(sessions)
    assert await town.world.refused_calls() == []


async def test_while_the_game_runs_nobodys_tiles_are_told(town: Town) -> None:
    table = await Table.gather(town, 5, seed=4)
    await table.deal()
    while len((await view_of(table)).rounds) < 2:
        await table.play(turns=1)

    whole = "\n".join(await record(town, table.people[2]))
    assert "Round 1" in whole
    assert "drew" not in whole
    assert "📄 Whole record" not in (await table.people[2].last()).labels


async def test_the_record_is_for_the_people_of_its_table(town: Town) -> None:
    table = await called_off(town)
    await table.host.say("/history")
    await town.rest()
    stranger = await town.world.person("Zoë", started=True)
    await stranger.say("/history")
    await town.rest()
    assert "no game yet" in (await stranger.last()).text

    code = (await table.document()).code
    await stranger.say("/help")
    await town.rest()
    here = (await table.host.last()).button("📄 Whole record")
    for forged in (f"h:{code}:0", f"f:{code}", "f:ZZZZ"):
        button = type(here)(
            *(stranger.id, (await stranger.last()).id, "", "callback", forged, None, None, None)
        )
        assert (await stranger.press(button)).alert
    assert await town.calls("sendDocument") == []


async def test_a_group_is_sent_to_the_private_chat_for_its_record(town: Town) -> None:
    table = await called_off(town)
    await table.host.say("/history", table.group)
    await town.rest()
    await table.people[3].press("✉ Private chat", table.group)
    await town.rest()
    assert "Record of table" in (await table.people[3].last()).text


# --- The file ------------------------------------------------------------------------------------


async def the_file(town: Town, table: Table, tmp_path: Path) -> Path:
    """The record as the bot sent it to whoever pressed the button below the last message."""
    answer = await table.people[1].press("📄 Whole record", table.group)
    await town.rest()
    assert "private chat" in answer.text
    sent: Seen = await table.people[1].last()
    name: str = sent.raw["document"]["name"]
    assert name in sent.text
    file = tmp_path / name
    file.write_text(content_of(town, sent))
    return file


def content_of(town: Town, sent: Seen) -> str:
    """What Telegram keeps of an uploaded file."""
    served = town.world.served
    assert served is not None
    _, content = served.simulation.files[sent.raw["document"]["file_id"]]
    return content.decode()


def verified(file: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tgbot", "verify", str(file)],
        capture_output=True,
        text=True,
        check=False,
    )


async def test_the_file_proves_the_game_and_a_changed_one_does_not(
    town: Town, tmp_path: Path
) -> None:
    table = await finished(town)
    file = await the_file(town, table, tmp_path)
    commitment = (await view_of(table)).commitment
    true = verified(file)
    assert true.returncode == 0
    assert commitment in true.stdout

    changed = json.loads(file.read_text())
    changed["seed"] = "00" * 32
    file.write_text(json.dumps(changed))
    false = verified(file)
    assert false.returncode == 1
    assert "not the one that was promised" in false.stdout


@pytest.mark.parametrize("content", ["", "{}", "[]", "no json"])
def test_what_is_no_record_is_called_so(tmp_path: Path, content: str) -> None:
    file = tmp_path / "record.json"
    file.write_text(content)
    result = verified(file)
    assert result.returncode == 1
    assert "no record of a game" in result.stdout
    assert "cannot be read" in verified(tmp_path / "missing.json").stdout


# --- Pages ---------------------------------------------------------------------------------------


def among_robots(players: int) -> Game:
    """A whole game of robots, which say what they want to say after every step."""
    seed = Seed(bytes(range(32)))
    chance = Chance(seed)
    game = fold(start(TABLES[players], seed))
    while not isinstance(game.phase, Over):
        for seat in game.alive:
            view = seat_view(game, seat)
            if view.offers:
                game = fold(decide(game, seat, choose(view, chance), chance), game)
    return game


def test_pages_fit_into_messages_and_lose_no_round() -> None:
    game = among_robots(15)
    view = table_view(game)
    hands = [hand for seat in range(15) for hand in seat_view(game, seat).hands]
    members = tuple(
        Member(user_id=seat + 1, name="Wolfeschlegelsteinhausenbergerd") for seat in range(15)
    )
    table = TableDocument(code="7KQ2", key="", seed="", host=1, language="en", members=members)

    found = history.pages(view, hands, Cast.of(table, "bot"), "en", texts())

    assert len(found) > 1
    assert all(visible_units(page) <= 4_000 for page in found)
    whole = "\n".join(found)
    assert all(f"<b>Round {past.number}" in whole for past in view.rounds)
    assert whole.count("📣 ") == len(view.claims) > 0

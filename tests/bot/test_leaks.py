"""Secrets stay where they belong: on nobody else's phone in whole games, and never in the log."""

import logging

import pytest

from core.codec import load_entry
from core.events import (
    Event,
    LoyaltyShown,
    PeekShown,
    RoleShown,
    TileDiscarded,
    TilesDrawn,
    TilesPassed,
)
from core.views import table_view
from tests.bot.driver import Manners, Table
from tests.bot.town import FINISHED, Town
from tgbot.playground.phones import Person
from tgbot.words.cast import Cast
from tgbot.words.prompts import closing, role_letter
from tgbot.words.texts import Texts


def plain(html: str) -> str:
    """What is read of a text: without its tags."""
    return html.replace("<b>", "").replace("</b>", "")


async def events_of(table: Table) -> list[Event]:
    """Everything that happened in the game."""
    log = await table.town.store.read_log((await table.document()).code)
    return [event for line in log for event in load_entry(line).events]


async def secrets_of(table: Table, texts: Texts) -> dict[int, set[str]]:
    """By seat: the texts that only this seat may have read (or others who know the very same)."""
    document, game = await table.document(), await table.game()
    cast = Cast.of(document, "playground_bot")
    found: dict[int, set[str]] = {seat: set() for seat in range(len(document.members))}
    for event in await events_of(table):
        match event:
            case RoleShown(to=seat):
                text = role_letter(event, table_view(game).table, cast, "en", texts)
            case LoyaltyShown(to=seat) | PeekShown(to=seat) | TileDiscarded(to=seat):
                text = closing([event], None, False, cast, "en", texts)
            case _:
                continue
        found[seat].add(plain(text))
    return found


async def read_before_the_end(person: Person) -> list[str]:
    """Everything that somebody was ever shown, edits and alerts included, but the last reveal."""
    shown = [f"{entry['text']}" for entry in await person.saw()]
    return [text for text in shown if FINISHED not in text]


@pytest.mark.parametrize("size", [5, 7, 10])
async def test_nobody_ever_reads_what_only_somebody_else_may_know(town: Town, size: int) -> None:
    table = await Table.gather(town, size, seed=size)
    await table.deal()
    for person in table.people:
        await person.press(table.label("button-my-role"), table.group)
    await table.play(Manners(ja=0.8))
    secrets = await secrets_of(table, town.texts)
    read = {seat: await read_before_the_end(await table.person_at(seat)) for seat in range(size)}

    for seat, own in secrets.items():
        assert len(own) >= 1
        for secret in own:
            assert any(secret in text for text in read[seat]), "the owner has read it"
            for other in range(size):
                if secret not in secrets[other]:
                    assert not any(secret in text for text in read[other])


@pytest.mark.parametrize("size", [5, 7])
async def test_tiles_stand_on_nobody_elses_buttons(town: Town, size: int) -> None:
    table = await Table.gather(town, size, seed=size + 1)
    await table.deal()
    await table.play(Manners(ja=0.8))
    held: dict[int, set[tuple[str, ...]]] = {seat: set() for seat in range(size)}
    for event in await events_of(table):
        if isinstance(event, TilesDrawn | TilesPassed):
            tiles = sorted(policy.name.title() for policy in event.tiles)
            held[event.to].add(tuple(tiles))

    seen = 0
    for seat in range(size):
        for entry in await (await table.person_at(seat)).saw():
            tiles = sorted(
                label.split()[-1]
                for label in entry["buttons"]
                if label.startswith(("Discard", "Enact"))
            )
            if tiles:
                seen += 1
                assert tuple(tiles) in held[seat]
    assert seen >= sum(len(one) for one in held.values())


async def test_the_log_of_a_game_holds_no_secret(
    town: Town, caplog: pytest.LogCaptureFixture
) -> None:
    # The program logs at INFO; its own lines are looked at in more detail here.
    with caplog.at_level(logging.INFO), caplog.at_level(logging.DEBUG, logger="tgbot"):
        table = await Table.gather(town, 5, seed=9)
        await table.deal()
        await table.people[2].block()
        await table.group.allow(can_send_polls=False)
        await table.group.demote()
        document = await table.document()
        await town.world.inject({"callback_query": {"id": "1", "data": "secret", "from": 7}})
        await table.play(Manners(ja=0.8), turns=12)

    logged = caplog.text.lower()
    assert document.seed not in logged
    assert document.key.lower() not in logged
    assert town.world.token.lower() not in logged
    for word in ("hitler", "fascist", "liberal", "🐍", "💀", "🕊", "dora", "ева"):
        assert word not in logged
    assert "was refused" in logged, "something was logged at all"

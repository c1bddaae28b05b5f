"""What a table of strangers in private chats costs, and how soon somebody sits at one.

    .venv/bin/python -m tests.load.strangers [games [players]]

Strangers queue, say that they are there, and play by pressing what they see, ja with a probability
of 0.7; they do not talk. Answers to taps and getUpdates are not counted.
"""

import asyncio
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from tests.bot.strangers import play_on, strangers
from tests.bot.town import Town
from tgbot.playground.client import Playground
from tgbot.queue.matchmaking import AT_ONCE, PATIENCE_MS
from tgbot.storage.embedded import embedded_store

FREE = {"answerCallbackQuery", "getUpdates"}


async def measure(url: str, games: int, players: int) -> list[str]:
    """Plays so many tables, one after the other; the figures as text."""
    async with await Playground.start() as world, Town.founded(world, url) as town:
        calls: Counter[str] = Counter()
        seated_s, rounds = 0.0, 0
        for seed in range(games):
            people = await strangers(town, players, name=f"Table {seed} guest")
            for one in people:
                await one.person.say("/play")
            await town.rest()
            since, began = (await world.journal())[-1].number, time.monotonic()
            await asyncio.gather(*(one.press("button-seek") for one in people))
            if players < AT_ONCE:
                await town.wait(PATIENCE_MS / 1000)
            await asyncio.gather(*(one.press("button-match-ready") for one in people))
            seated_s += time.monotonic() - began
            dealt = await people[0].document()
            await play_on(town, people, seed=seed, ja=0.7)
            for call in await world.journal(since=since):
                calls[call.method] += call.method not in FREE
            over = await town.store.read_table(dealt.code) if dealt else None
            rounds += len(over.game.rounds) if over and over.game else 0
        total = sum(calls.values())
        listed = ", ".join(f"{name} {count / games:.1f}" for name, count in calls.most_common())
        return [
            f"tables of {players}: {games}, rounds per game {rounds / games:.1f}",
            f"calls per table, queue and lobby included: {total / games:.0f}",
            f"calls per table and reader: {total / games / players:.1f}",
            f"  {listed}",
            f"first wish to last role letter, patience not counted: {seated_s / games:.1f} s",
        ]


def main() -> None:
    """Measures and prints."""
    numbers = [int(word) for word in sys.argv[1:3]]
    games, players = [*numbers, *(10, 7)[len(numbers) :]]
    with tempfile.TemporaryDirectory() as folder, embedded_store(Path(folder)) as url:
        print("\n".join(asyncio.run(measure(url, games, players))))


if __name__ == "__main__":
    main()

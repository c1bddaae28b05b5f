"""How many calls of the Bot API a game costs, and how much work and room.

    .venv/bin/python -m tests.load.calls [games [players [seconds]]]

Whole games are played over HTTP by players who press what they see, vote ja with a probability of
0.7, never think twice and never claim. Each takes up to so many seconds for an act (0 by default),
on a clock that only moves while nothing else does. Answers to taps and getUpdates do not count.
"""

import asyncio
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from redis.asyncio import Redis

from tests.bot.driver import Manners, Table
from tests.bot.town import Town, busiest_minute
from tgbot.playground.client import Playground
from tgbot.storage.embedded import embedded_store

FREE = {"answerCallbackQuery", "getUpdates"}
MANNERS = Manners(ja=0.7, back=0)


@dataclass(slots=True)
class Bill:
    """What some games cost."""

    games: int = 0
    rounds: int = 0
    lobby: Counter[str] = field(default_factory=Counter)
    game: Counter[str] = field(default_factory=Counter)
    group: Counter[str] = field(default_factory=Counter)
    updates: int = 0
    cpu_s: float = 0.0
    stored: int = 0
    minute: int = 0

    def per_game(self, calls: Counter[str]) -> float:
        """The mean over all games."""
        return sum(calls.values()) / self.games

    def lines(self) -> list[str]:
        """The bill as text."""
        listed = ", ".join(
            f"{method} {count / self.games:.1f}" for method, count in self.game.most_common()
        )
        rate = self.updates / self.cpu_s
        return [
            f"games played: {self.games}, rounds per game {self.rounds / self.games:.1f}",
            f"calls per game, from the deal: {self.per_game(self.game):.1f}",
            f"  {listed}",
            f"calls per lobby of as many people: {self.per_game(self.lobby):.1f}",
            f"calls to the group per game: {self.per_game(self.group):.1f}",
            f"most sends and edits to the group in 60 seconds: {self.minute}",
            f"updates per CPU second, simulation and players included: {rate:.0f}",
            f"bytes stored per finished game: {self.stored / self.games:.0f}",
        ]


async def play(town: Town, redis: Redis, players: int, seconds: int, seed: int, bill: Bill) -> None:
    """One game, added to the bill."""
    table = await Table.gather(town, players, seed=seed)
    before = (await town.world.journal())[-1].number
    await table.open()
    await table.host.press(table.label("button-start"), table.group)
    await town.rest()
    opened = (await town.world.journal())[-1].number
    await table.host.press(table.label("button-deal", players=players), table.group)
    await town.rest()

    began, presses = time.process_time(), table.tally.presses + table.tally.votes

    async def between() -> None:
        await town.rest()
        if seconds:
            await town.wait(table.chance.uniform(0, seconds))

    await table.play(MANNERS, between=between)
    bill.cpu_s += time.process_time() - began
    bill.updates += table.tally.presses + table.tally.votes - presses

    for call in await town.world.journal(since=before):
        if call.method not in FREE:
            (bill.lobby if call.number <= opened else bill.game)[call.method] += 1
            if call.number > opened and call.params.get("chat_id") == table.group.id:
                bill.group[call.method] += 1
    bill.minute = max(bill.minute, busiest_minute(await town.calls(chat=table.group.id)))
    code = (await table.document()).code
    bill.games += 1
    bill.rounds += (await table.game()).round
    for key in (f"table:{code}", f"log:{code}"):
        bill.stored += await redis.memory_usage(key) or 0


async def main(games: int, players: int, seconds: int) -> None:
    """Plays, and prints the bill."""
    bill = Bill()
    with (
        tempfile.TemporaryDirectory(prefix="calls-") as folder,
        embedded_store(Path(folder)) as url,
    ):
        for seed in range(games):
            async with (
                await Playground.start() as world,
                Redis.from_url(url, decode_responses=True) as redis,
                Town.founded(world, url) as town,
            ):
                await play(town, redis, players, seconds, seed, bill)
                await redis.flushall()
    print("\n".join(bill.lines()))


if __name__ == "__main__":
    chosen = [int(argument) for argument in sys.argv[1:4]]
    asyncio.run(main(*chosen, *(20, 7, 0)[len(chosen) :]))

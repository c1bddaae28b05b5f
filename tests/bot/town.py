"""A town for tests: a simulated Telegram with the bot in it, and the one clock of both.

Everything people do goes over HTTP. The bot runs in this process, on the clock of the simulated
Telegram, so that a minute of waiting takes no time: the clock is moved while nothing else moves.
"""

import asyncio
import contextlib
import functools
from collections.abc import AsyncIterator, Sequence

from tgbot.assembly import bot
from tgbot.house import House
from tgbot.languages import LANGUAGES
from tgbot.playground.client import Playground
from tgbot.playground.phones import Person
from tgbot.playground.seen import Call
from tgbot.settings import Settings, load
from tgbot.storage.store import Store
from tgbot.words.texts import Texts

NAMES = (
    *("Ann", "Bob", "Cem", "Dora", "Ева", "Fatima", "Gül", "Hugo", "İnci", "Jan"),
    *("Kian", "Léa", "مریم", "Nora", "Ömer"),
)
FINISHED, CANCELLED = "🏁", "🛑"
COUNTED = ("sendMessage", "sendPoll", "editMessageText", "editMessageReplyMarkup", "stopPoll")
"""Methods that share Telegram's limits."""
FAST = {
    "group_sends_per_minute": 100_000,
    "chat_sends_per_second": 10_000,
    "total_sends_per_second": 100_000,
}
MOMENT_S = 0.01
"""So long nothing must move before time is moved."""
TICK_S = 1.0
"""By so much time is moved at once: less than a courier may be silent."""
PATIENCE_S = 30.0


@functools.cache
def texts() -> Texts:
    """All texts, read once for all tests."""
    return Texts.load()


def settings_for(world: Playground, **other: object) -> Settings:
    """Settings of a bot in that world, without speed limits unless they are given."""
    return load(
        _env_file=None,
        bot_token=world.token,
        bot_api_url=world.api_url,
        **{**FAST, **other},
    )


class Town:
    """A simulated Telegram with the bot in it, and the one clock of both."""

    def __init__(self, world: Playground, store: Store, *, house: House | None = None) -> None:
        served = world.served
        assert served is not None, "the town's Telegram runs in this process"
        self.world = world
        self.store = store
        self.texts = texts()
        self._house = house
        self._sim = served.simulation

    @classmethod
    @contextlib.asynccontextmanager
    async def founded(
        cls, world: Playground, valkey_url: str, **settings: object
    ) -> AsyncIterator["Town"]:
        """The bot comes to the world, and leaves it at the end."""
        assert world.served is not None
        clock = world.served.simulation.world
        chosen = settings_for(world, redis_url=valkey_url, **settings)
        async with bot(chosen, valkey_url, lambda: int(clock.now() * 1000), texts()) as house:
            town = cls(world, house.store, house=house)
            await town.rest()
            yield town

    @property
    def house(self) -> House:
        """The bot's parts, where it runs in this process."""
        assert self._house is not None
        return self._house

    async def rest(self) -> None:
        """Until the bot has taken every update, made every call and owes nobody anything.

        While it only waits for its own limits, time is moved.
        """
        loop = asyncio.get_running_loop()
        deadline = loop.time() + PATIENCE_S
        while loop.time() < deadline:
            version = self._sim.world.version
            if not self._busy():
                if await self.store.outbox.is_empty() and not self._busy():
                    return
                if await self._sim.world.changed(version, MOMENT_S) == version and not self._busy():
                    self.pass_time(TICK_S)
                continue
            await asyncio.sleep(0.002)
        raise AssertionError("the bot does not come to rest")

    async def taken(self) -> None:
        """Until the bot has taken every update; it may still owe somebody something."""
        while self._sim.deliveries.pending:  # noqa: ASYNC110  # confirming an update is no event
            await asyncio.sleep(0.002)

    def _busy(self) -> bool:
        return bool(self._sim.deliveries.pending) or self._sim.calls_under_way > 0

    def pass_time(self, seconds: float) -> None:
        """Moves the clock, and lets a bot of this process look at it."""
        if self._house is not None:
            self._sim.world.advance(seconds)
            self.store.posted.set()
            self.store.armed.set()

    async def wait(self, seconds: float) -> None:
        """Lets so much time pass, deadlines and their letters included."""
        self.pass_time(seconds)
        store = self.store
        while await store.due(store.now_ms()):  # noqa: ASYNC110  # the store tells nobody
            await asyncio.sleep(0.01)
        await self.rest()

    def unanswered(self) -> list[str]:
        """The data of all presses that the bot never answered."""
        return [one.data for one in self._sim.world.queries.values() if one.answer is None]

    async def calls(self, *methods: str, chat: int | None = None) -> list[Call]:
        """The bot's calls, all or those of these methods in that chat."""
        return [
            call
            for call in await self.world.journal()
            if (not methods or call.method in methods)
            and (chat is None or call.params.get("chat_id") == chat)
        ]

    async def people(
        self, count: int, *, language: str | None = "en", names: Sequence[str] = NAMES
    ) -> list[Person]:
        """So many people who never talked to the bot; language None gives each another one."""
        return [
            await self.world.person(
                names[number], language=language or LANGUAGES[number % len(LANGUAGES)]
            )
            for number in range(count)
        ]


def busiest_minute(calls: Sequence[Call]) -> int:
    """The most sends and edits that any sixty seconds of these calls hold."""
    times = [call.at for call in calls if call.method in COUNTED]
    return max((sum(first <= at < first + 60 for at in times) for first in times), default=0)

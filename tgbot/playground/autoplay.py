"""People who play by themselves: they follow links to the bot, vote, and press what they are
offered.

They know buttons and polls, no game. In private they press in the newest message whose buttons
still lead somewhere; in a group they only follow links and vote. A button styled as dangerous is
pressed only where it is one side of a choice or the confirmation of what they have begun
themselves.
"""

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import Callable
from functools import partial

from tgbot.playground import links, people, screens
from tgbot.playground.errors import Impossible
from tgbot.playground.model import Account, Json, Message, Poll
from tgbot.playground.simulation import Simulation

RECENT = 30  # messages of a chat that they look at
TRIES = 3  # presses in one and the same keyboard
THINKING = (0.4, 1.6)  # seconds between two acts, at pace 1


class AutoPlayer:
    """Moves the people whom nobody drives."""

    def __init__(self, simulation: Simulation, seed: int | None = None) -> None:
        self._sim = simulation
        self._random = random.Random(seed)
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._pace = 1.0

    def state(self) -> Json:
        """Who plays by themselves, and at what pace."""
        return {"people": sorted(self._tasks), "pace": self._pace}

    def set(self, user_ids: list[int], pace: float = 1.0) -> None:
        """Let exactly these play; a smaller pace is quicker."""
        self._pace = pace
        for gone in self._tasks.keys() - set(user_ids):
            self._tasks.pop(gone).cancel()
        for user_id in set(user_ids) - self._tasks.keys():
            hand = _Hand(self._sim, self._sim.world.account(user_id), self._random)
            self._tasks[user_id] = asyncio.create_task(self._play(hand))

    async def _play(self, hand: "_Hand") -> None:
        world = self._sim.world
        while True:
            version = world.version
            if hand.next_act() is None:
                await world.changed(version, 5.0)
                continue
            await asyncio.sleep(self._random.uniform(*THINKING) * self._pace)
            act = hand.next_act()  # what was there before may be gone by now
            if act is not None:
                with contextlib.suppress(Impossible):  # somebody may have been quicker
                    act()


class _Hand:
    """What one of them remembers, and what they would do next."""

    def __init__(self, sim: Simulation, person: Account, chance: random.Random) -> None:
        self._sim = sim
        self._person = person
        self._random = chance
        self._voted: set[str] = set()
        self._pressed: Counter[tuple[int, str]] = Counter()  # by message and data
        self._tried: Counter[tuple[int, frozenset[str]]] = Counter()  # by message and keyboard
        self._begun: set[tuple[int, frozenset[str]]] = set()  # keyboards that came of an own press
        self._last_press: tuple[int, frozenset[str]] | None = None

    def next_act(self) -> Callable[[], object] | None:
        """The next thing to do, or None if there is nothing."""
        return self._next_vote() or self._next_press() or self._next_link()

    def _recent(self, private: bool) -> list[Message]:
        chats = screens.chats_of(self._sim, self._person)
        return [
            message
            for chat in (chats[:1] if private else chats[1:])
            for message in reversed(screens.visible(self._sim, self._person, chat)[-RECENT:])
        ]

    def _next_vote(self) -> Callable[[], object] | None:
        for message in self._recent(private=False) + self._recent(private=True):
            poll = message.poll
            if poll is None or poll.closed or poll.id in self._voted:
                continue
            return partial(self._vote, poll)
        return None

    def _next_link(self) -> Callable[[], object] | None:
        start = f"https://t.me/{self._sim.world.bot.username}?start="
        for message in self._recent(private=False):
            for button in _buttons(message):
                url = button.get("url", "")
                if url.startswith(start) and url not in self._person.opened:
                    return partial(links.open_link, self._sim, self._person, url)
        return None

    def _next_press(self) -> Callable[[], object] | None:
        for message in self._recent(private=True):
            buttons = [one for one in _buttons(message) if "callback_data" in one]
            keyboard = (message.id, frozenset(one["callback_data"] for one in buttons))
            self._notice(keyboard)
            wanted = self._wanted(buttons, keyboard) if self._tried[keyboard] < TRIES else []
            if wanted:
                fewest = min(self._pressed[message.id, one["callback_data"]] for one in wanted)
                choice = self._random.choice([
                    one["callback_data"]
                    for one in wanted
                    if self._pressed[message.id, one["callback_data"]] == fewest
                ])  # fmt: skip
                return partial(self._press, message, keyboard, choice)
        return None

    def _vote(self, poll: Poll) -> None:
        self._voted.add(poll.id)
        choice = self._random.randrange(len(poll.options))
        people.vote(self._sim, self._person, poll, [choice])

    def _notice(self, keyboard: tuple[int, frozenset[str]]) -> None:
        """A keyboard that follows an own press in the same message is what was begun by it."""
        last = self._last_press
        if last is not None and last[0] == keyboard[0] and keyboard != last:
            if not self._tried[keyboard]:
                self._begun.add(keyboard)
            self._last_press = None

    def _wanted(self, buttons: list[Json], keyboard: tuple[int, frozenset[str]]) -> list[Json]:
        harmless = [one for one in buttons if one.get("style") != "danger"]
        dangerous = len(buttons) - len(harmless)
        a_choice = any(one.get("style") == "success" for one in buttons) or dangerous > 1
        return buttons if a_choice or keyboard in self._begun else harmless

    def _press(self, message: Message, keyboard: tuple[int, frozenset[str]], data: str) -> None:
        self._tried[keyboard] += 1
        self._pressed[message.id, data] += 1
        self._last_press = keyboard
        people.press(self._sim, self._person, message, data)


def _buttons(message: Message) -> list[Json]:
    rows = (message.markup or {}).get("inline_keyboard", [])
    return [button for row in rows for button in row]

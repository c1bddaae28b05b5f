"""People in private chats for tests: they look for tables, answer what they are asked, and play.

Each looks only at their own phone; nothing is pressed that they do not see.
"""

import asyncio
import html
import random
import re
from collections.abc import Callable, Sequence

from core.state import Game
from tests.bot.town import CANCELLED, COUNTED, FINISHED, PATIENCE_S, Town
from tgbot.documents import TableDocument
from tgbot.playground.phones import Person
from tgbot.playground.seen import Button, Seen


class Stranger:
    """Somebody in a private chat with the bot, in their own language."""

    def __init__(self, town: Town, person: Person, language: str) -> None:
        self.town = town
        self.person = person
        self.language = language
        self._ballots = [self.words("button-ja"), self.words("button-nein")]

    @property
    def id(self) -> int:
        return self.person.id

    def words(self, key: str, **facts: int | str) -> str:
        """A plain text in this person's language."""
        return self.town.texts.plain(self.language, key, **facts)

    async def seek(self) -> None:
        """/play, and the button that begins the waiting."""
        await self.person.say("/play")
        await self.town.rest()
        await self.press("button-seek")

    async def press(self, key: str, **facts: int | str) -> str:
        """Presses the newest button of that kind; gives what the bot answered."""
        answer = await self.person.press(self.words(key, **facts), wait=PATIENCE_S)
        await self.town.rest()
        return answer.text

    async def hears(self, words: str) -> Seen | None:
        """The newest message from the bot that holds these words, if there is one."""
        shown = [one for one in await self.person.sees() if one.from_bot and words in one.text]
        return shown[-1] if shown else None

    async def is_told(self, key: str, **facts: int | str) -> bool:
        """Whether the bot's words are to be read in this chat now; their first line tells."""
        said = self.town.texts.say(self.language, key, **facts).split("\n")[0]
        return await self.hears(html.unescape(re.sub(r"<[^>]*>", "", said))) is not None

    async def is_over(self) -> bool:
        """Whether the newest game that this person knows of is over."""
        return bool(await self.hears(FINISHED) or await self.hears(CANCELLED))

    async def document(self) -> TableDocument | None:
        """The table at which this person sits, as it is stored."""
        known = await self.town.store.read_person(self.id)
        return await self.town.store.read_table(known.table) if known.table else None

    async def act(self, chance: random.Random, ja: float) -> bool:
        """Answers the newest question of a running game, if there is one; `ja`: the odds of one."""
        button = self._asked(await self.person.sees(), chance, ja)
        if button is None:
            return False
        await self.person.press(button, wait=PATIENCE_S)
        return True

    def _asked(self, shown: Sequence[Seen], chance: random.Random, ja: float) -> Button | None:
        for message in reversed(shown):
            buttons = [one for row in message.buttons for one in row if one.kind == "callback"]
            game = [one for one in buttons if (one.data or "").split(":")[0] in ("p", "q")]
            if not game or self._voted(message):
                continue
            if message.labels == self._ballots:
                return game[0 if chance.random() < ja else 1]
            return chance.choice(game)
        return None

    def _voted(self, message: Seen) -> bool:
        """Whether this question is a ballot that is in already."""
        cast = [self.words("voted", ballot=choice) for choice in ("ja", "nein")]
        return message.labels == self._ballots and any(words in message.text for words in cast)


async def strangers(
    town: Town, count: int, languages: Sequence[str] = ("en",), name: str = "Somebody"
) -> list[Stranger]:
    """So many people who have pressed Start, the languages taking turns."""
    found = []
    for number in range(count):
        language = languages[number % len(languages)]
        person = await town.world.person(f"{name} {number}", language=language, started=True)
        found.append(Stranger(town, person, language))
    return found


async def reach(
    town: Town, people: Sequence[Stranger], wanted: Callable[[Game], bool], *, seed: int = 1
) -> Game:
    """Plays one act after the other until the game is as it is wanted."""
    chance = random.Random(seed)
    for _ in range(400):
        for one in chance.sample(people, len(people)):
            table = await people[0].document()
            if table is not None and table.game is not None and wanted(table.game):
                return table.game
            if await one.act(chance, ja=1.0):
                await town.rest()
    raise AssertionError("the game does not get there")


async def play_on(
    town: Town,
    people: Sequence[Stranger],
    *,
    seed: int = 1,
    ja: float = 0.8,
    turns: int = 600,
) -> None:
    """Everybody plays until nobody's game runs, all tables at the same time."""
    chance = random.Random(seed)
    heard = 0
    rung: set[object] = {one.id for one in people}
    for _ in range(turns):
        looking = [one for one in people if one.id in rung]
        acted = await asyncio.gather(*(one.act(chance, ja) for one in looking))
        # Who had nothing to do looks again when the phone rings.
        rung = {one.id for one, did in zip(looking, acted, strict=True) if did}
        await town.rest()
        fresh = await town.world.journal(since=heard)
        rung |= {call.params.get("chat_id") for call in fresh if call.method in COUNTED}
        heard = fresh[-1].number if fresh else heard
        if not any(acted) and not fresh:
            if all([await one.is_over() for one in people]):
                return
            await town.wait(2)
    raise AssertionError("the games do not end")

"""Players for tests: they read their phones, press what they see, and count what came of it."""

import contextlib
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from core.codec import load_entry
from core.record import Verdict, export, verify
from core.shuffle import Seed
from core.state import Game, Over
from tests.bot.town import CANCELLED, COUNTED, FINISHED, NAMES, PATIENCE_S, Town
from tgbot.documents import TableDocument
from tgbot.languages import LANGUAGES
from tgbot.playground.errors import Impossible
from tgbot.playground.phones import Group, Person
from tgbot.playground.seen import Button, Pressed, Seen
from tgbot.playground.wire import Unanswered
from tgbot.storage.transaction import Transaction


@dataclass(frozen=True, slots=True)
class Manners:
    """How people play: the odds of a ja, of thinking twice, and of a claim after a session.

    The `impatient` do not wait for the answer to a press.
    """

    ja: float = 0.7
    back: float = 0.05
    claim: float = 0.0
    impatient: bool = False


@dataclass(slots=True)
class Tally:
    """What came of a game, as far as players can tell."""

    presses: int = 0
    votes: int = 0
    claims: int = 0
    alerts: list[str] = field(default_factory=list)
    ballots: dict[str, dict[int, bool]] = field(default_factory=dict)
    """What everybody voted (user id: ja), by the question, oldest first."""
    news: Counter[int] = field(default_factory=Counter)
    """New group messages by step."""


class Player:
    """Somebody at a table: looks at the phone and does the first thing it asks for."""

    def __init__(self, person: Person, table: "Table") -> None:
        self.person = person
        self.notified = True
        """Whether the private chat has news that were not looked at."""
        self._table = table
        self._dealt_with: set[tuple[int, int]] = set()
        """Messages of the group to which nothing more is to be done."""

    async def act(self, manners: Manners) -> bool:
        """Does one thing, if there is one to be done."""
        for message in self._table.offers:
            place = message.chat_id, message.id
            if place not in self._dealt_with:
                self._dealt_with.add(place)
                if await self._heeds(message, manners):
                    return True
        return self.notified and await self._answers(manners)

    async def _heeds(self, message: Seen, manners: Manners) -> bool:
        """Votes, or claims, if that is what a message of the group is for."""
        chance, tally = self._table.chance.random(), self._table.tally
        if message.poll or len(message.labels) == 2:
            # Whoever is asked twice answers the same.
            asked = message.poll.question if message.poll else message.text
            question = tally.ballots.setdefault(asked, {})
            ja = question.setdefault(self.person.id, chance < manners.ja)
            tally.votes += 1
            if message.poll:
                with contextlib.suppress(Impossible):  # somebody's was the last ballot
                    await self.person.vote(message, 0 if ja else 1)
            else:
                await self.press(message.buttons[0][0 if ja else 1], manners)
            return True
        if chance >= manners.claim:
            return False
        answer = await self.press(message.buttons[0][0], manners)
        tally.claims += answer is not None and not answer.alert
        return True

    async def _answers(self, manners: Manners) -> bool:
        """The newest private question: any of its buttons, the way back seldom."""
        chance = self._table.chance
        for message in reversed(await self.person.sees()):
            buttons = [one for row in message.buttons for one in row if one.kind == "callback"]
            if buttons:
                forward = [one for one in buttons if one.text not in self._table.ways_back]
                wanted = forward if chance.random() >= manners.back else buttons
                answer = await self.press(chance.choice(wanted), manners)
                if answer is not None and answer.alert:
                    self._table.tally.alerts.append(answer.text)
                return True
        self.notified = False
        return False

    async def press(self, button: Button, manners: Manners) -> Pressed | None:
        """Presses, and gives the answer unless it is not waited for."""
        self._table.tally.presses += 1
        if not manners.impatient:
            return await self.person.press(button, wait=PATIENCE_S)
        with contextlib.suppress(Unanswered):
            await self.person.press(button, wait=0)
        return None


class Table:
    """A group and its players, from the lobby to the last reveal."""

    def __init__(
        self, town: Town, people: Sequence[Person], group: Group, seed: int, language: str
    ) -> None:
        self.town = town
        self.people = list(people)
        self.group = group
        self.language = language
        self.tally = Tally()
        self.chance = random.Random(seed)
        self.players = [Player(one, self) for one in people]
        self.offers: list[Seen] = []
        """Messages of the group that ask for something: the ballot, and claims."""
        self.ways_back = {town.texts.plain(one, "button-back") for one in LANGUAGES}
        """What the way back from a second tap is called, whoever reads it."""
        self._heard = 0

    @classmethod
    async def gather(
        cls,
        town: Town,
        size: int,
        *,
        seed: int = 1,
        language: str = "en",
        rights: Sequence[str] | None = ("can_pin_messages", "can_delete_messages"),
        kind: str = "supergroup",
        names: Sequence[str] = NAMES,
    ) -> "Table":
        """A new group of people that the bot is added to; nothing is opened yet."""
        people = await town.people(size, language=language, names=names)
        group = await town.world.group("Friends", owner=people[0], members=people[1:], kind=kind)
        await group.add_bot(rights=rights)
        await town.rest()
        return cls(town, people, group, seed, language)

    @property
    def host(self) -> Person:
        return self.people[0]

    def label(self, key: str, **facts: int) -> str:
        """The words on a button, in the table's language."""
        return self.town.texts.plain(self.language, key, **facts)

    async def open(self, seats: int | None = None) -> None:
        """A lobby, in which everybody takes a seat by the panel's button."""
        await self.host.say("/newgame", self.group)
        await self.town.rest()
        await self._choose_seed()
        for person in self.people[:seats]:
            await self.sit(person)

    async def _choose_seed(self) -> None:
        """The same cards in every run: a test that fails must fail again."""
        code = (await self.document()).code

        async def inside(tx: Transaction) -> None:
            table = await tx.table(code)
            assert table is not None
            tx.put_table(table.changed(seed=self.chance.randbytes(32).hex()))

        await self.town.store.transact(inside)

    async def sit(self, person: Person) -> None:
        """Somebody follows the Join button into the private chat."""
        await person.press(self.label("button-join"), self.group)
        await self.town.rest()

    async def begin(self) -> None:
        """The host starts, and confirms."""
        await self.host.press(self.label("button-start"), self.group)
        await self.town.rest()
        seated = len((await self.document()).members)
        await self.host.press(self.label("button-deal", players=seated), self.group)
        await self.town.rest()
        self._heard = (await self.town.world.journal())[-1].number

    async def deal(self) -> None:
        """A lobby, everybody seated, and the deal."""
        await self.open()
        await self.begin()

    async def document(self) -> TableDocument:
        """The table as it is stored: for counting, never for playing."""
        store = self.town.store
        for code in await store.codes():
            found = await store.read_table(code)
            if found is not None and found.venue.chat == self.group.id:
                return found
        raise LookupError("the group has no table")

    async def game(self) -> Game:
        """The running game as it is stored: for arranging a test, never for playing."""
        game = (await self.document()).game
        assert game is not None, "no game runs"
        return game

    async def person_at(self, seat: int) -> Person:
        """Who sits there."""
        user_id = (await self.document()).members[seat].user_id
        return next(person for person in self.people if person.id == user_id)

    async def candidate(self) -> Person:
        """Who is presidential candidate in this round."""
        return await self.person_at((await self.game()).rounds[-1].president)

    async def reach(self, wanted: Callable[[Game], bool], manners: Manners | None = None) -> Game:
        """Plays, one act after the other, until the game is as it is wanted."""
        for _ in range(2_000):
            for player in self.chance.sample(self.players, len(self.players)):
                game = await self.game()
                if wanted(game):
                    return game
                assert not isinstance(game.phase, Over), "the game ended before it got there"
                if await player.act(manners or Manners()):
                    await self.town.rest()
                    await self._hear()
        raise AssertionError("the game does not get there")

    async def over(self) -> bool:
        """Whether the last message of the group says that it is over."""
        text = (await self.group.last()).text
        return FINISHED in text or CANCELLED in text

    async def play(
        self,
        manners: Manners | None = None,
        *,
        turns: int = 1_000,
        between: Callable[[], Awaitable[None]] | None = None,
    ) -> Tally:
        """Plays to the end, or for so many turns.

        After every act comes what happens `between`: if nothing is given, the bot comes to rest.
        """
        for _ in range(turns):
            if await self.over():
                break
            if not await self._turn(manners or Manners(), between or self.town.rest):
                before = self._heard
                await self.town.rest()
                await self._hear()
                if self._heard == before:
                    raise AssertionError(f"nobody can act: {(await self.group.last()).text}")
        return self.tally

    async def _turn(self, manners: Manners, between: Callable[[], Awaitable[None]]) -> bool:
        """Everybody, in any order, does what there is to do; whether anybody did anything."""
        acted = False
        for player in self.chance.sample(self.players, len(self.players)):
            if await player.act(manners):
                acted = True
                await between()
                await self._hear()
        return acted

    async def _hear(self) -> None:
        """Phones ring for what the bot has just sent; new group messages are counted by step."""
        fresh = await self.town.world.journal(since=self._heard)
        if not fresh:
            return
        self._heard = fresh[-1].number
        touched = {call.params.get("chat_id") for call in fresh if call.method in COUNTED}
        for player in self.players:
            player.notified |= player.person.id in touched
        if self.group.id not in touched:
            return
        self.offers = [one for one in await self.group.messages() if self._asks(one)]
        if sent := sum(
            call.method in {"sendMessage", "sendPoll"}
            and call.code == 200
            and call.params["chat_id"] == self.group.id
            for call in fresh
        ):
            self.tally.news[(await self.game()).step] += sent

    def _asks(self, message: Seen) -> bool:
        """Whether a group message asks for a ballot or a claim."""
        if not message.from_bot:
            return False
        if message.poll:
            return not message.poll.closed
        ballots = [self.label("button-ja"), self.label("button-nein")]
        return message.labels in (ballots, [self.label("button-claim")])


def forged(near: Seen, data: str) -> Button:
    """A button that never was: what somebody's own client may send of a message they see."""
    return Button(near.chat_id, near.id, "?", "callback", data, None, None, None)


async def check_record(table: Table) -> None:
    """What is stored is one true game, with every ballot as its owner cast it."""
    document, game = await table.document(), await table.game()
    log = [load_entry(line) for line in await table.town.store.read_log(document.code)]
    assert verify(export(Seed.from_hex(document.seed), game.table, log)) == Verdict(
        None, game.commitment
    )
    voted = [one for one in game.rounds if one.ballots]
    assert len(voted) == len(table.tally.ballots)
    for past, cast in zip(voted, table.tally.ballots.values(), strict=True):
        people = {document.members[seat].user_id: ja for seat, ja in past.ballots}
        assert people.items() <= cast.items()

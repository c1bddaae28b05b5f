"""People of the simulated Telegram for tests: they read their phones and act, all over HTTP.

world = await Playground.start()
ann = await world.person("Ann")
group = await world.group("Friends", owner=ann)
await group.add_bot()
await ann.say("/newgame", group)
await ann.press("Join", group)
"""

from collections.abc import Sequence
from typing import Self

from tgbot.playground.limits import Limits
from tgbot.playground.model import Json
from tgbot.playground.phones import Group, Person
from tgbot.playground.seen import Call
from tgbot.playground.server import Served, serve
from tgbot.playground.simulation import Options
from tgbot.playground.wire import Wire


class Playground(Wire):
    """A simulated Telegram: its people, its groups, its clock and its journal."""

    def __init__(self, address: str, token: str, served: Served | None = None) -> None:
        super().__init__(address)
        self.token = token
        self.served = served

    @classmethod
    async def start(
        cls, limits: Limits | None = None, port: int = 0, options: Options | None = None
    ) -> Self:
        """A playground of one's own in this process."""
        served = await serve(options or Options(limits=limits), port=port)
        return cls(served.api_url, served.token, served)

    async def close(self) -> None:
        """End it, if it was started here."""
        await self.hang_up()
        if self.served is not None:
            await self.served.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def person(
        self,
        first_name: str,
        last_name: str | None = None,
        *,
        language: str | None = "en",
        username: str | None = None,
        started: bool = False,
        id: int | None = None,  # noqa: A002 - the Bot API's own name for it
    ) -> Person:
        """Somebody new; `started` if they have already talked to the bot in private."""
        card = await self.ask(
            "create_person", first_name=first_name, last_name=last_name, language=language,
            username=username, started=started, id=id,
        )  # fmt: skip
        return Person(self, card["id"], card["name"])

    async def group(
        self,
        title: str,
        owner: Person,
        members: Sequence[Person] = (),
        *,
        kind: str = "supergroup",
        forum: bool = False,
        username: str | None = None,
    ) -> Group:
        """A new group; the bot is not in it yet."""
        made = await self.ask(
            "create_group", title=title, owner=owner.id, members=[one.id for one in members],
            kind=kind, forum=forum, username=username,
        )  # fmt: skip
        return Group(self, made["id"], owner)

    async def advance(self, seconds: float) -> None:
        """Let time pass."""
        await self.ask("advance", seconds=seconds)

    async def inject(self, update: Json) -> int:
        """Queue a raw update, however malformed; returns its id."""
        number: int = await self.ask("inject", update=update)
        return number

    async def journal(self, method: str | None = None, since: int = 0) -> list[Call]:
        """The bot's calls, oldest first, all or those of one method."""
        return [Call(**one) for one in await self.ask("journal", method=method, since=since)]

    async def refused_calls(self) -> list[Call]:
        """The bot's calls that were not answered with success."""
        return [call for call in await self.journal() if call.code != 200]

    async def settled(self, quiet: float = 0.05, within: float = 10.0) -> None:
        """Wait until the bot has taken every update and nothing moves; raises AssertionError."""
        if not await self.ask("settled", quiet=quiet, within=within):
            raise AssertionError("the bot does not come to rest")

    async def set_limits(self, limits: Limits | None) -> None:
        """Other speed limits, or none."""
        fields = None if limits is None else {
            name: getattr(limits, name) for name in Limits.__dataclass_fields__
        }  # fmt: skip
        await self.ask("set_limits", limits=fields)

    async def play_by_themselves(self, people: Sequence[Person], pace: float = 1.0) -> None:
        """Let exactly these people play by themselves."""
        await self.ask("auto", people=[one.id for one in people], pace=pace)

    async def reset(self) -> None:
        """A new world."""
        await self.ask("reset")

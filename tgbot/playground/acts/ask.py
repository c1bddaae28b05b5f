"""What somebody wants of the control API, with the things that its ids name."""

from typing import Any

from tgbot.playground import people
from tgbot.playground.autoplay import AutoPlayer
from tgbot.playground.errors import Impossible
from tgbot.playground.model import Account, Chat, Json, Message
from tgbot.playground.simulation import Simulation


class Ask:
    """What was asked for, with the things its ids name."""

    def __init__(self, sim: Simulation, auto: AutoPlayer, fields: Json) -> None:
        self.sim = sim
        self.auto = auto
        self.fields = fields

    def __getitem__(self, name: str) -> Any:
        try:
            return self.fields[name]
        except KeyError:
            raise Impossible(f"{name} is missing") from None

    def get(self, name: str, default: Any = None) -> Any:
        return self.fields.get(name, default)

    def person(self, name: str = "person") -> Account:
        return self.sim.world.account(self[name])

    def chat(self, name: str = "chat") -> Chat:
        return self.sim.world.chat(self[name])

    def message(self) -> Message:
        return people.find_message(self.sim, self["chat"], self["message"])

    def actor(self, chat: Chat) -> Account:
        """Who does it: the one named by `by`, else the group's creator."""
        if "by" in self.fields:
            return self.person("by")
        creator = next(who for who, one in chat.members.items() if one.status == "creator")
        return self.sim.world.account(creator)

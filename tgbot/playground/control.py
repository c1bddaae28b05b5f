"""The door for tests and for the page: `POST /_control/<act>` with a JSON object.

An act answers `{"result": ...}`, or 409 and `{"error": ...}` when a person could not do it. All
acts are listed in ACTS, under their function's name.
"""

import inspect
import json
from collections.abc import Callable, Mapping
from typing import Any

from tornado.web import RequestHandler

from tgbot.playground.acts import groups, looks, persons
from tgbot.playground.acts.ask import Ask
from tgbot.playground.autoplay import AutoPlayer
from tgbot.playground.errors import Impossible
from tgbot.playground.simulation import Simulation

ACTS: Mapping[str, Callable[[Ask], Any]] = {
    act.__name__: act
    for act in (
        persons.create_person,
        persons.change_person,
        persons.say,
        persons.edit,
        persons.delete,
        persons.open_link,
        persons.press,
        persons.vote,
        persons.block,
        persons.unblock,
        persons.share_chat,
        groups.create_group,
        groups.add_bot,
        groups.add_member,
        groups.remove_member,
        groups.leave,
        groups.promote,
        groups.demote,
        groups.set_permissions,
        groups.create_topic,
        groups.close_topic,
        groups.migrate,
        groups.create_invite,
        looks.screen,
        looks.chat_screen,
        looks.look,
        looks.saw,
        looks.overview,
        looks.changed,
        looks.settled,
        looks.journal,
        looks.advance,
        looks.inject,
        looks.set_limits,
        looks.auto,
        looks.reset,
    )
}


class Control(RequestHandler):
    """One act."""

    def initialize(self, simulation: Simulation, auto_player: AutoPlayer) -> None:
        self.simulation = simulation
        self.auto_player = auto_player

    def prepare(self) -> None:
        """Other web sites, open in the same browser, have no say here."""
        origin = self.request.headers.get("Origin")
        if origin is not None and origin.partition("//")[2] != self.request.host:
            self.send_error(403)

    async def post(self, name: str) -> None:
        """Do it and tell what came of it."""
        try:
            if name not in ACTS:
                raise Impossible(f"there is no act {name!r}")
            fields = json.loads(self.request.body or b"{}")
            result = ACTS[name](Ask(self.simulation, self.auto_player, fields))
            if inspect.isawaitable(result):
                result = await result
        except Impossible as reason:
            self.set_status(409)
            self.finish({"error": str(reason)})
        else:
            self.finish({"result": result})

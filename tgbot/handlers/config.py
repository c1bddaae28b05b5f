"""/config in a group: its settings, for everybody to see. The buttons under them are `taps`'."""

from typing import Any

from telegram import Update
from telegram.ext import CommandHandler, filters

from tgbot.handlers.hearing import Hearing, Scene
from tgbot.house import House
from tgbot.tables import config


class ConfigCommand:
    """/config and /settings."""

    def __init__(self, house: House) -> None:
        self._voice = house.voice
        self._hearing = Hearing(house)

    def handlers(self) -> list[CommandHandler[Any, Any]]:
        """One handler, for groups only."""
        groups = filters.ChatType.GROUPS
        return [CommandHandler(["config", "settings"], self.on_config, filters=groups)]

    async def on_config(self, update: Update, _: object) -> None:
        """/config shows the settings; only the taps under them need an admin."""

        async def work(scene: Scene) -> None:
            config.show(scene.tx, scene.group, scene.reader, self._voice)

        await self._hearing.play(update, work, faceless_too=True, quiet_key="config")

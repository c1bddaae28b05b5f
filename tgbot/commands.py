"""The menu of commands, registered once for each scope and language that differs.

A scope without a language beats nothing below it, so every scope is set in every language; English
is also what a client in any other language gets.
"""

import logging
from collections.abc import Iterable, Iterator
from typing import Any

from telegram.error import TelegramError

from tgbot.languages import FALLBACK, LANGUAGES
from tgbot.transport.line import Line
from tgbot.words.texts import Code, Texts, stack

log = logging.getLogger(__name__)

IN_PRIVATE = (
    *("play", "tables", "private", "practice", "stop", "role", "board", "history", "leave"),
    *("mute", "block", "report", "rules", "help", "language", "about"),
)
IN_GROUPS = (
    *("newgame", "startgame", "join", "leave", "players", "board", "nextgame"),
    *("extend", "history", "config", "rules", "help"),
)
FOR_ADMINS = (*IN_GROUPS, "forcestart", "kick", "cancel", "language")

SCOPES = {
    "all_private_chats": IN_PRIVATE,
    "all_group_chats": IN_GROUPS,
    "all_chat_administrators": FOR_ADMINS,
}


def registrations(texts: Texts) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every call that tells Telegram what the bot is and understands, in each language."""
    for language in (FALLBACK, *(other for other in LANGUAGES if other != FALLBACK)):
        spoken = {} if language == FALLBACK else {"language_code": language}
        for scope, names in SCOPES.items():
            menu = [
                {"command": name, "description": texts.plain(language, f"command-{name}")}
                for name in names
            ]
            yield "setMyCommands", {"commands": menu, "scope": {"type": scope}, **spoken}
        description = texts.plain(language, "bot-description")
        yield "setMyDescription", {"description": description, **spoken}
        short = texts.plain(language, "bot-short-description")
        yield "setMyShortDescription", {"short_description": short, **spoken}


def help_text(language: str, texts: Texts) -> str:
    """/help: the commands of a group and of the private chat, each with what it does."""

    def menu(heading: str, names: Iterable[str]) -> list[str]:
        return [
            texts.say(language, heading),
            *(
                texts.say(
                    language,
                    "help-line",
                    command=Code(f"/{name}"),
                    does=texts.plain(language, f"command-{name}"),
                )
                for name in names
            ),
        ]

    return stack([*menu("help-group", FOR_ADMINS), "", *menu("help-private", IN_PRIVATE)])


async def register(line: Line, texts: Texts) -> None:
    """Makes the registrations. One that fails is logged: no game waits for a menu."""
    for method, params in registrations(texts):
        try:
            await line.call(method, params)
        except TelegramError as error:
            log.warning("%s was refused: %s", method, error.message)
            return

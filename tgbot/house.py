"""What every handler and use case is given: the texts, the bot's own name, and where to store.

Use cases work inside a transaction and return an `Answer`, which alone is sent at once: everything
else that people read is a letter, committed with the facts that caused it.
"""

from dataclasses import dataclass

from tgbot.settings import Settings
from tgbot.storage.store import Store
from tgbot.transport.line import Line
from tgbot.words.texts import Texts


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to one tap or command: a toast, or with `alert` a window to be closed.

    An empty text ends the tap's waiting and says nothing.
    """

    text: str = ""
    alert: bool = False


@dataclass(frozen=True, slots=True)
class Voice:
    """How the bot speaks: its texts, and the username that its links need."""

    texts: Texts
    username: str


@dataclass(frozen=True, slots=True)
class House:
    """The bot's parts, put together once by the composition root."""

    store: Store
    voice: Voice
    line: Line
    settings: Settings

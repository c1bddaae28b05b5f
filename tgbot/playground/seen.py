"""What people see on their phones, as values that tests compare and press."""

from dataclasses import dataclass
from typing import Any, Self

from tgbot.playground.model import Json


@dataclass(frozen=True, slots=True)
class Button:
    """A button as it was seen; it can be pressed even when it is gone by now."""

    chat_id: int
    message_id: int
    text: str
    kind: str  # callback, url, copy, disabled, other
    data: str | None
    url: str | None
    copy: str | None
    style: str | None


@dataclass(frozen=True, slots=True)
class PollSeen:
    """A poll as somebody sees it: `votes` are None while the results are hidden from them."""

    id: str
    question: str
    options: tuple[str, ...]
    votes: tuple[int | None, ...]
    mine: tuple[int, ...]
    closed: bool
    hidden: bool
    total: int


@dataclass(frozen=True, slots=True)
class Seen:
    """A message as somebody sees it; `raw` is all of it."""

    chat_id: int
    id: int
    text: str
    from_bot: bool
    sender: str
    pinned: bool
    buttons: tuple[tuple[Button, ...], ...]
    poll: PollSeen | None
    service: str | None
    raw: Json

    @property
    def labels(self) -> list[str]:
        return [button.text for row in self.buttons for button in row]

    def button(self, label: str) -> Button:
        """The button with that label, exactly or in part; raises LookupError."""
        for fits in (str.__eq__, str.__contains__):
            for row in self.buttons:
                for button in row:
                    if fits(button.text, label):
                        return button
        raise LookupError(f"no button {label!r} among {self.labels}")

    @classmethod
    def read(cls, raw: Json) -> Self:
        """A message from a screen."""
        where = raw["chat_id"], raw["id"]
        poll = raw["poll"]
        return cls(
            chat_id=raw["chat_id"],
            id=raw["id"],
            text=raw["text"],
            from_bot=raw["from_bot"],
            sender=raw["sender"],
            pinned=raw["pinned"],
            buttons=tuple(tuple(Button(*where, **one) for one in row) for row in raw["buttons"]),
            poll=PollSeen(
                id=poll["id"],
                question=poll["question"],
                options=tuple(option["text"] for option in poll["options"]),
                votes=tuple(option["votes"] for option in poll["options"]),
                mine=tuple(n for n, option in enumerate(poll["options"]) if option["mine"]),
                closed=poll["closed"],
                hidden=poll["hidden"],
                total=poll["total"],
            )
            if poll
            else None,
            service=raw["service"]["kind"] if raw["service"] else None,
            raw=raw,
        )


@dataclass(frozen=True, slots=True)
class Pressed:
    """What came of a press: the bot's answer, where a link led, or the copied text."""

    kind: str
    text: str = ""
    alert: bool = False
    led: str | None = None
    url: str | None = None


@dataclass(frozen=True, slots=True)
class Call:
    """One of the bot's calls, from the journal."""

    number: int
    at: float
    method: str
    params: Json
    code: int
    error: str | None
    result: Any

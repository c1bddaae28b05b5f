"""Letters about what stands in a chat for the whole game: the panel, its pin, a prompt, a role."""

from collections.abc import Callable, Sequence

from core.events import RoleShown
from core.views import SeatView, TableView
from tgbot.post import Act, Letter, Priority
from tgbot.words.cast import Cast, Reader
from tgbot.words.message import hand_slot, message, panel_slot
from tgbot.words.panel import panel, panel_keyboard
from tgbot.words.prompts import keyboard, question, role_letter
from tgbot.words.texts import Texts

Order = Callable[[int, int], Sequence[int]]
"""(seat, number of tiles) -> the order in which that seat's tiles are shown in this step."""


def panel_letters(view: TableView, cast: Cast, texts: Texts) -> list[Letter]:
    """The panel, brought up to date in every chat of the public table."""
    return [
        message(
            reader,
            panel(view, cast, reader.language, texts),
            panel_keyboard(view, cast, reader.language, texts),
            act=Act.UPSERT,
            slot=panel_slot(cast.code),
            priority=Priority.PANEL,
        )
        for reader in cast.public()
    ]


def prompt_letter(view: SeatView, scene_order: Order, cast: Cast, texts: Texts) -> Letter | None:
    """The question that waits for a seat, or None for a robot."""
    reader = cast.private(view.seat)
    if reader is None:
        return None
    return message(
        reader,
        question(view, cast, reader.language, texts),
        keyboard(view, scene_order(view.seat, len(view.tiles)), cast, reader.language, texts),
        act=Act.UPSERT,
        slot=hand_slot(cast.code, view.seat, view.table.step),
        receipt=f"hand:{cast.code}:{view.seat}",
    )


def role_letter_again(view: SeatView, cast: Cast, texts: Texts) -> Letter:
    """A seat's role once more, for a chat that lost it. The seat is a person's."""
    reader = cast.private(view.seat)
    if reader is None:
        raise ValueError("a robot has no private chat")
    shown = RoleShown(view.seat, view.role, view.allies)
    text = role_letter(shown, view.table.table, cast, reader.language, texts)
    return message(reader, text, slot=f"{cast.code}:role:{view.seat}")


def pin(reader: Reader, code: str) -> Letter:
    """The panel to the top of the chat, without a sound; refused quietly without the right."""
    return Letter(
        chat=reader.chat,
        act=Act.EDIT,
        method="pinChatMessage",
        params={"disable_notification": True},
        slot=panel_slot(code),
        priority=Priority.COSMETIC,
    )


def unpin(reader: Reader, code: str) -> Letter:
    """The panel is no longer pinned."""
    return Letter(
        chat=reader.chat,
        act=Act.EDIT,
        method="unpinChatMessage",
        slot=panel_slot(code),
        priority=Priority.COSMETIC,
    )

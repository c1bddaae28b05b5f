"""One letter with words for one reader, and the slots under which messages are found again."""

from typing import Any

from tgbot.post import Act, Letter, Priority
from tgbot.words.cast import Reader
from tgbot.words.panel import Keyboard


def panel_slot(code: str) -> str:
    """Where a table's panel stands."""
    return f"{code}:panel"


def vote_slot(code: str, step: int) -> str:
    """Where the ballot of a step stands, in the group."""
    return f"{code}:vote:{step}"


def hand_slot(code: str, seat: int, step: int) -> str:
    """Where the prompt of a seat for a step stands, in its private chat."""
    return f"{code}:hand:{seat}:{step}"


def claim_slot(code: str, seat: int) -> str:
    """Where the claims offered to a seat stand, in its private chat."""
    return f"{code}:claim:{seat}"


def message(
    reader: Reader,
    text: str,
    rows: Keyboard | None = None,
    *,
    act: Act = Act.SEND,
    slot: str | None = None,
    priority: Priority = Priority.GAME,
    receipt: str | None = None,
    silent: bool = False,
) -> Letter:
    """A letter with HTML text for one reader."""
    params: dict[str, Any] = {
        "text": text,
        "parse_mode": "HTML",
        "link_preview_options": {"is_disabled": True},
    }
    if rows is not None:
        params["reply_markup"] = {"inline_keyboard": rows}
    if reader.thread is not None:
        params["message_thread_id"] = reader.thread
    if silent:
        params["disable_notification"] = True
    method = "editMessageText" if act is Act.EDIT else "sendMessage"
    return Letter(
        chat=reader.chat,
        act=act,
        method=method,
        params=params,
        slot=slot,
        priority=priority,
        receipt=receipt,
    )

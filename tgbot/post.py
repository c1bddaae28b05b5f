"""A letter is one Bot API call that is owed to a chat.

Letters are written by pure code, committed in the same transaction as the facts that caused them,
and sent later by the courier. A letter never names a message id: it names a slot, under which the
courier remembers the message it became.
"""

from enum import IntEnum, StrEnum
from typing import Any

from pydantic import BaseModel, ConfigDict


class Act(StrEnum):
    """How a letter relates to the message that its slot names."""

    SEND = "send"
    """A new message; its id is remembered under the slot, when there is one."""
    UPSERT = "upsert"
    """The slot's message is edited, or sent when there is none. The method is sendMessage."""
    EDIT = "edit"
    """A method that takes chat_id and message_id; dropped when the slot holds no message."""
    CALL = "call"
    """A method that concerns the chat and leaves no message (sendChatAction, …)."""


class Priority(IntEnum):
    """Who goes first when the budget over all chats is short; smaller is sooner."""

    GAME = 0
    PANEL = 1
    COSMETIC = 2
    NOTICE = 3


class PollRef(BaseModel):
    """Which question of which table a poll asks."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    code: str
    step: int


class Letter(BaseModel):
    """One Bot API call, ready but for the message id.

    `params` is JSON-ready and holds neither chat_id nor message_id. `slot` is unique within the
    chat ("7KQ2:panel"). `poll` is registered under the poll id that sendPoll returns. `receipt`,
    when given, is handed to the receipt handler with what became of the letter.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", hide_input_in_errors=True)

    chat: int
    act: Act
    method: str
    params: dict[str, Any] = {}
    slot: str | None = None
    priority: Priority = Priority.GAME
    poll: PollRef | None = None
    receipt: str | None = None


class Delivery(BaseModel):
    """What became of a letter with a receipt: delivered, or refused and why (Telegram's words)."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    delivered: bool
    why: str = ""

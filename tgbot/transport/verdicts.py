"""What an error of the Bot API means for the letter that met it.

Law: the letter is kept while its outcome is unknown, since a lost secret is worse than a doubled
one; and it is given up once Telegram has said that it will never be taken.
"""

from dataclasses import dataclass

import httpx
from telegram.error import (
    BadRequest,
    ChatMigrated,
    Conflict,
    Forbidden,
    InvalidToken,
    RetryAfter,
    TelegramError,
    TimedOut,
)

from tgbot.post import Act, Letter


@dataclass(frozen=True, slots=True)
class AsGoodAsDone:
    """The chat already looks as the letter wants it."""


@dataclass(frozen=True, slots=True)
class MessageGone:
    """The message that the slot held is out of reach."""


@dataclass(frozen=True, slots=True)
class Without:
    """The same again without this parameter."""

    param: str


@dataclass(frozen=True, slots=True)
class Flood:
    """The chat must be left alone for so many seconds."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Moved:
    """The group is a supergroup now."""

    chat: int


@dataclass(frozen=True, slots=True)
class Later:
    """Nobody knows whether it arrived. `answered`: the server said that it failed."""

    answered: bool


@dataclass(frozen=True, slots=True)
class Refused:
    """It will never be taken; why, in Telegram's words."""

    why: str


Verdict = AsGoodAsDone | MessageGone | Without | Flood | Moved | Later | Refused

DONE = ("message is not modified", "poll has already been closed", "message to delete not found")
GONE = (
    *("message to edit not found", "message can't be edited", "message to pin not found"),
    *("message with poll to stop not found", "message_id_invalid", "message to react not found"),
    "message identifier is not specified",
)
TOPIC = ("message thread not found", "topic_closed", "topic_deleted", "topic closed")
REPLY = (
    "message to be replied not found",
    "message to reply not found",
    "replied message not found",
)


def judge(letter: Letter, error: TelegramError) -> Verdict:
    """The verdict on a letter whose call raised this error.

    python-telegram-bot capitalises Telegram's words, so they are compared in lower case.
    """
    said = error.message.lower()
    match error:
        case RetryAfter(retry_after=wait):
            return Flood(wait if isinstance(wait, int) else wait.total_seconds())
        case ChatMigrated(new_chat_id=chat):
            return Moved(chat)
        case Forbidden():
            return Refused(error.message)
        case BadRequest():
            return _judge_words(letter, said, error.message)
        case InvalidToken() if "not found" in said:
            # An older server does not know the method; a mere courtesy is then let go.
            return AsGoodAsDone() if letter.act is Act.CALL else Refused(error.message)
        case InvalidToken() | Conflict() | TimedOut():
            return Later(answered=False)
        case _:
            return Later(answered=not isinstance(error.__cause__, httpx.HTTPError))


def _judge_words(letter: Letter, said: str, words: str) -> Verdict:
    def is_one_of(texts: tuple[str, ...]) -> bool:
        return any(text in said for text in texts)

    if is_one_of(DONE):
        return AsGoodAsDone()
    if is_one_of(GONE):
        return MessageGone()
    if is_one_of(TOPIC) and "message_thread_id" in letter.params:
        return Without("message_thread_id")
    if is_one_of(REPLY) and "reply_parameters" in letter.params:
        return Without("reply_parameters")
    return Refused(words)

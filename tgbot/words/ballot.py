"""The ballot of a group: a native hidden poll, or two buttons that count silently."""

from typing import Any

from core.views import TableView
from tgbot.documents import BallotBox
from tgbot.post import Act, Letter, PollRef
from tgbot.words.cast import Cast, Reader
from tgbot.words.lengths import POLL_QUESTION_LIMIT, fit
from tgbot.words.message import message, vote_slot
from tgbot.words.prompts import ballots
from tgbot.words.texts import Texts

POLL_OPEN_S = 604_800
"""A poll stays open a week at most; the bot closes it when all ballots are in."""


def ballot_letter(view: TableView, cast: Cast, reader: Reader, texts: Texts) -> Letter:
    """The group's vote: a native hidden poll, or two buttons that count silently."""
    step, language = view.step, reader.language
    if view.president is None or view.chancellor is None:
        raise ValueError("nobody is up for election")
    names = {"president": cast.name(view.president), "chancellor": cast.name(view.chancellor)}
    slot = vote_slot(cast.code, step)
    if cast.ballots is BallotBox.BUTTONS:
        text = texts.say(language, "ballot-buttons", round=view.round, **names)
        return message(reader, text, [ballots(cast, step, language, texts)], slot=slot)
    asked = texts.plain(language, "poll-question", round=view.round, **names)
    params: dict[str, Any] = {
        "question": fit(asked, POLL_QUESTION_LIMIT),
        "options": [
            {"text": texts.plain(language, "button-ja")},
            {"text": texts.plain(language, "button-nein")},
        ],
        "is_anonymous": False,
        "allows_multiple_answers": False,
        "allows_revoting": True,
        "hide_results_until_closes": True,
        "open_period": POLL_OPEN_S,
        "protect_content": True,
    }
    if reader.thread is not None:
        params["message_thread_id"] = reader.thread
    return Letter(
        chat=reader.chat,
        act=Act.SEND,
        method="sendPoll",
        params=params,
        slot=slot,
        poll=PollRef(code=cast.code, step=step),
        receipt=f"poll:{cast.code}:{step}",
    )

"""`python -m tgbot verify FILE`: does a game's record follow from the seed that was promised?

Whoever runs it trusts neither the bot nor the file: the whole game is played again. The seal that
is printed is to be compared with the one that the lobby showed before the deal.
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from core.events import Event
from core.record import Difference, Verdict, verify

MEANINGS: Mapping[Difference, str] = {
    Difference.UNREADABLE: "this is no record of a game, or its end is missing",
    Difference.COMMITMENT: "the seed is not the one that was promised before the deal",
    Difference.TABLE: "no game can be played at this table",
    Difference.FACTS: "what is recorded is not what the rules and the seed lead to",
    Difference.REFUSED: "something was done that the rules forbid",
    Difference.UNFINISHED: "the record stops before the end of the game",
}


def judged(file: Path) -> tuple[bool, str]:
    """Whether a record is true, and the lines that say so or say where it differs."""
    try:
        document = json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        return False, f"{file} cannot be read: {error.strerror}"
    except ValueError:
        return False, f"{file}: {MEANINGS[Difference.UNREADABLE]}"
    return told(verify(document))


def told(verdict: Verdict) -> tuple[bool, str]:
    """A verdict in words for a terminal."""
    if verdict.difference is None:
        return True, f"True: the rules and the seed lead to this very game.\n{_seal(verdict)}"
    lines = [f"Not true: {MEANINGS[verdict.difference]}."]
    if verdict.entry is not None:
        lines.append(f"It differs in entry {verdict.entry} of the log (counted from 0).")
        lines += _facts("recorded", verdict.recorded) + _facts("replayed", verdict.replayed)
    if verdict.commitment:
        lines.append(_seal(verdict))
    return False, "\n".join(lines)


def _seal(verdict: Verdict) -> str:
    return f"Compare this seal with the one in the lobby: {verdict.commitment}"


def _facts(heading: str, facts: Sequence[Event]) -> list[str]:
    return [f"  {heading}: {fact}" for fact in facts[:3]]

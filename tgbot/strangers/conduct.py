"""What becomes of people who flood the bot: a warning, then a pause from public tables alone.

Friends are never kept apart: a table by link and a group's own table stay open to everybody.
"""

from tgbot.documents import PersonDocument

COMMANDS_A_MINUTE = 10
"""One more than these within a minute is one step on the ladder."""
_HOUR_MS = 3_600_000
LADDER_MS = (0, 12 * _HOUR_MS, 24 * _HOUR_MS, 72 * _HOUR_MS)
"""How long each step closes public tables; the first only warns, the last one repeats."""
FORGOTTEN_MS = 30 * 24 * _HOUR_MS
"""After so long without a step the ladder begins anew."""


def struck(person: PersonDocument, now_ms: int) -> PersonDocument:
    """The person one step further on the ladder."""
    before = 0 if now_ms - person.struck_ms > FORGOTTEN_MS else person.strikes
    pause_ms = LADDER_MS[min(before, len(LADDER_MS) - 1)]
    return person.changed(
        strikes=before + 1,
        struck_ms=now_ms,
        barred_until_ms=max(person.barred_until_ms, now_ms + pause_ms) if pause_ms else 0,
    )


def hours_barred(person: PersonDocument, now_ms: int) -> int:
    """For how many hours, begun ones included, public tables are closed to somebody."""
    return max(0, -(-(person.barred_until_ms - now_ms) // _HOUR_MS))

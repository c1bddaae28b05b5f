"""Golden playthroughs: whole games as text, every fact with the audience it is addressed to.

`python -m tests.core.golden` writes the files anew; do it when the rules changed on purpose, and
read the difference before it is kept.
"""

from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path

from core.codec import Entry
from core.events import Event, Open, Private
from core.evolve import fold
from core.record import conflicts
from core.views import table_view
from tests.core.playouts import log_of

FILES = Path(__file__).parent / "golden"
GAMES = {5: 2, 7: 3, 10: 1, 11: 4, 15: 5}
"""A number of a game for each count of players."""
UNRULY = 0.02


def told(players: int) -> str:
    """The golden game of a size, as the text of its file."""
    seed, log = log_of(players, GAMES[players], unruly=UNRULY)
    lines = [f"seed {seed.hex}", ""]
    for entry in log:
        lines += _decision(entry)
    game = fold(event for entry in log for event in entry.events)
    lines += ["", "the record"]
    view = table_view(game)
    lines += [f"  {_spelt(line)}" for line in (*view.rounds, *view.claims)]
    lines += [f"  {_spelt(conflict)}" for conflict in conflicts(view.rounds, view.claims)]
    return "\n".join(lines) + "\n"


def file_of(players: int) -> Path:
    return FILES / f"{players:02}_players.txt"


def _decision(entry: Entry) -> list[str]:
    actor = "the table" if entry.seat is None else f"seat {entry.seat}"
    wish = "starts a game" if entry.intent is None else _spelt(entry.intent)
    return [f"{actor}: {wish}", *(f"  {_audience(fact):9} {_spelt(fact)}" for fact in entry.events)]


def _audience(event: Event) -> str:
    if isinstance(event, Open):
        return "to all"
    return f"to {event.to}" if isinstance(event, Private) else "sealed"


def _spelt(value: object) -> str:
    """A value with its kind and its parts, short enough to be read in a line."""
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, tuple):
        return "(" + " ".join(_spelt(part) for part in value) + ")"
    if is_dataclass(value) and not isinstance(value, type):
        parts = (
            f"{field.name}={_spelt(getattr(value, field.name))}"
            for field in fields(value)
            if field.name not in ("to", "table")
        )
        return f"{type(value).__name__} {' '.join(parts)}".rstrip()
    return str(value)


def main() -> None:
    FILES.mkdir(exist_ok=True)
    for players in GAMES:
        file_of(players).write_text(told(players), encoding="utf-8")


if __name__ == "__main__":
    main()

"""Golden playthroughs: a changed rule, a changed derivation or a changed audience shows here."""

import pytest

from tests.core.golden import GAMES, file_of, told


@pytest.mark.parametrize("players", GAMES)
def test_a_whole_game_reads_as_it_was_written_down(players: int) -> None:
    assert told(players) == file_of(players).read_text(encoding="utf-8")

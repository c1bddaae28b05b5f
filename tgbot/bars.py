"""Why a table says no to somebody outside its game: one name for each reason.

Refusals of the rules are another matter: `core.refusals`.
"""

from enum import StrEnum


class Bar(StrEnum):
    """Why somebody may not do something around a table; the value is the id of its text."""

    TOO_FEW = "too-few"
    TABLE_FULL = "table-full"
    ALREADY_SEATED = "already-seated"
    SEATED_ELSEWHERE = "seated-elsewhere"
    TOO_LATE = "too-late"
    NOT_IN_LOBBY = "not-in-lobby"
    NOT_HOST = "not-host"
    BAD_INVITATION = "bad-invitation"
    NO_TABLE = "no-table"
    NO_BOTS = "no-bots"
    NOT_A_MEMBER = "not-a-member"
    SEATS_KEPT = "seats-kept"
    NOT_OF_THAT_GAME = "not-of-that-game"
    GAME_RUNS = "game-runs"
    LOBBY_IS_OPEN = "lobby-is-open"
    ENOUGH_PLAYERS = "enough-players"
    NO_ROBOT = "no-robot"
    NO_SUCH_SEAT = "no-such-seat"
    MATCH_FOUND = "match-found-already"
    MATCH_GONE = "match-gone"
    BARRED_FROM_PUBLIC = "barred-from-public"
    TABLE_GONE = "table-gone"
    ROOM_TAKEN = "room-taken"
    BAD_CODE = "bad-code"
    NOTHING_TO_REPORT = "nothing-to-report"
    EXTENDED_ALREADY = "extended-already"


class Barred(Exception):
    """The table says no; nothing has changed."""

    def __init__(self, bar: Bar) -> None:
        super().__init__(bar.value)
        self.bar = bar

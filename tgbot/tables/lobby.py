"""A table before its game, as pure functions: who may sit, leave, start and close.

Each takes a document and returns the changed one, or raises `Barred` with the reason a person is
told. Nothing here knows Redis, Telegram or a language.
"""

from core.tables import TABLES
from tgbot.bars import Bar, Barred
from tgbot.documents import Member, Stage, TableDocument

FEWEST, MOST = min(TABLES), max(TABLES)
CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Latin letters and digits that nobody takes for each other."""
CODE_LENGTH = 4
ROBOT_NAMES = (
    *("Vega", "Rigel", "Altair", "Mira", "Deneb", "Lyra", "Orion"),
    *("Nova", "Atlas", "Juno", "Ceres", "Sirius", "Electra", "Antares"),
)
"""Stars, which every language of the bot knows. They are shown beside the robots' mark."""


def join(table: TableDocument, member: Member) -> TableDocument:
    """The table with one more seat taken, in the order of joining.

    At a full table a robot makes room. While seats are kept for the people of the game before,
    only they sit down. Raises Barred: the game has begun, the person sits already, every seat is
    taken or kept.
    """
    if table.stage is not Stage.LOBBY:
        raise Barred(Bar.TOO_LATE)
    if table.seat_of(member.user_id) is not None:
        raise Barred(Bar.ALREADY_SEATED)
    kept = tuple(one for one in table.kept if one.user_id != member.user_id)
    if table.kept and kept == table.kept:
        raise Barred(Bar.SEATS_KEPT)
    if len(table.members) < table.size_max:
        return table.changed(members=(*table.members, member), kept=kept)
    robot = _last_robot(table)
    if robot is None:
        raise Barred(Bar.TABLE_FULL)
    members = tuple(member if one == robot else one for one in table.members)
    return table.changed(members=members, kept=kept)


def leave(table: TableDocument, user_id: int) -> TableDocument | None:
    """The table without a person, the next seat hosting if the host went; None when nobody is left.

    A start that was under way is off. Raises Barred: not seated here, or the game has begun.
    """
    if table.stage not in (Stage.LOBBY, Stage.STARTING):
        raise Barred(Bar.TOO_LATE)
    if table.seat_of(user_id) is None:
        raise Barred(Bar.NOT_IN_LOBBY)
    stay = tuple(member for member in table.members if member.user_id != user_id)
    people = [member for member in stay if not member.robot]
    if not people:
        return None
    host = table.host if table.host != user_id else people[0].user_id
    return table.changed(members=stay, host=host, stage=Stage.LOBBY, probed=())


def add_robot(table: TableDocument) -> TableDocument:
    """The table with a robot on the next seat.

    Robots only fill a table up to the fewest players it needs. Raises Barred.
    """
    if table.stage is not Stage.LOBBY:
        raise Barred(Bar.TOO_LATE)
    if not missing(table):
        raise Barred(Bar.ENOUGH_PLAYERS)
    taken = {member.name for member in table.members if member.robot}
    number, name = next(
        (number, name) for number, name in enumerate(ROBOT_NAMES, start=1) if name not in taken
    )
    robot = Member(user_id=-number, name=name, robot=True)
    return table.changed(members=(*table.members, robot))


def remove_robot(table: TableDocument) -> TableDocument:
    """The table without the robot that came last. Raises Barred."""
    if table.stage is not Stage.LOBBY:
        raise Barred(Bar.TOO_LATE)
    robot = _last_robot(table)
    if robot is None:
        raise Barred(Bar.NO_ROBOT)
    return table.changed(members=tuple(one for one in table.members if one != robot))


def _last_robot(table: TableDocument) -> Member | None:
    return next((member for member in reversed(table.members) if member.robot), None)


def release(table: TableDocument) -> TableDocument:
    """The table once no seat is kept any longer: anybody may sit down."""
    return table.changed(kept=())


def missing(table: TableDocument) -> int:
    """How many more players the table needs before it can start."""
    return max(0, table.size_min - len(table.members))


def begin(table: TableDocument) -> TableDocument:
    """The table while every private chat is being probed.

    Raises Barred: too few are seated, or the game has begun.
    """
    if table.stage is not Stage.LOBBY:
        raise Barred(Bar.TOO_LATE)
    if missing(table):
        raise Barred(Bar.TOO_FEW)
    return table.changed(
        stage=Stage.STARTING,
        starts_ms=0,
        kept=(),
        probed=tuple(member.user_id for member in table.members if member.robot),
    )


def reached(table: TableDocument, user_id: int) -> TableDocument:
    """The table knowing that a person's private chat is open."""
    if user_id in table.probed or table.seat_of(user_id) is None:
        return table
    return table.changed(probed=(*table.probed, user_id))


def all_reached(table: TableDocument) -> bool:
    """Whether the deal may happen: a role is dealt to nobody until all can be told theirs."""
    return table.stage is Stage.STARTING and len(table.probed) == len(table.members)


def may_run(table: TableDocument, user_id: int, *, group_admin: bool) -> bool:
    """Whether a person may start, cancel or kick: the host, or an admin of the hosting group."""
    return user_id == table.host or (group_admin and table.venue.chat is not None)

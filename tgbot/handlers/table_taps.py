"""Taps about a table outside its game: seats, start and end, robots, rematch, rooms."""

from tgbot.bars import Bar
from tgbot.documents import Stage, TableDocument
from tgbot.handlers.acquaintance import known_group
from tgbot.handlers.tap import Tap
from tgbot.house import Answer
from tgbot.strangers import private_tables, rooms
from tgbot.tables import absence, lobby, rematch, seating
from tgbot.tables.running import Stale

FOR_HOSTS = {
    *("start", "deal", "cancel", "close", "keep", "robot", "unrobot"),
    *("list", "room", "home"),
}
"""Words about a table that only its host, or who runs its group, may say."""


async def open_here(tap: Tap) -> Answer:
    """The button of the greeting: a lobby in this group, hosted by the presser. Raises Stale."""
    group = await known_group(tap.tx, tap.group(), tap.person.speaks)
    table = await tap.tx.table(group.table) if group.table else None
    if table is not None and table.stage is Stage.PLAYING:
        return tap.says("game-runs", alert=True)
    if table is not None:
        seating.repost(tap.tx, table, tap.voice)
    else:
        await seating.host_in_group(tap.tx, group, None, tap.person, tap.voice)
    return Answer()


async def at_table(tap: Tap, code: str, word: str) -> Answer:
    """A word about a table. Raises Barred, Refused, or Stale for a word whose time is over."""
    table = await tap.tx.table(code)
    if table is None:
        return tap.barred(Bar.NO_TABLE)
    if word in FOR_HOSTS and not lobby.may_run(table, tap.person.user_id, group_admin=tap.admin):
        return tap.barred(Bar.NOT_HOST)
    if table.stage is Stage.LOBBY and word in {"start", "deal"} and lobby.missing(table):
        return tap.barred(Bar.TOO_FEW, lobby.missing(table))
    return await _said(tap, table, word)


async def _said(tap: Tap, table: TableDocument, word: str) -> Answer:
    tx, voice, person = tap.tx, tap.voice, tap.person
    in_lobby = table.stage is Stage.LOBBY
    match word:
        case "leave":
            await seating.leave_lobby(tx, table, person.user_id, voice)
        case "again":
            await rematch.ask_again(tx, table, person, voice)
        case "sit":
            await rematch.sit(tx, table, person, voice)
        case "robot":
            seating.keep(tx, lobby.add_robot(table).changed(asking=""), voice)
        case "unrobot":
            seating.keep(tx, lobby.remove_robot(table).changed(asking=""), voice)
        case "start" | "cancel" if in_lobby:
            seating.ask(tx, table, word, voice)
        case "keep" if in_lobby:
            seating.ask(tx, table, "", voice)
        case "deal" if table.stage in (Stage.STARTING, Stage.PLAYING):
            pass  # the second tap of a double one
        case "deal":
            seating.begin(tx, table, voice)
        case "close":
            await seating.cancel(tx, table, voice)
            tap.remove(f"{table.code}:cancel")
        case "keep":
            tap.remove(f"{table.code}:cancel")
        case "flee":
            await absence.flee(tx, table.code, person.user_id, voice)
            tap.remove(f"{table.code}:flee")
        case "stay":
            tap.remove(f"{table.code}:flee")
        case "list":
            await private_tables.let_strangers_find(tx, table, voice)
            return tap.says("listed")
        case "room":
            await rooms.ask_for_room(tx, table, person, voice)
        case "home" if person.room is not None:
            await rooms.open_room(tx, person, await tx.group(person.room), voice)
        case _:
            raise Stale
    return Answer()

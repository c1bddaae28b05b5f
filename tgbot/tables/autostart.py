"""A lobby that starts by itself: a group's wish, off unless its admins turn it on.

What the countdown is at any moment is `countdown`'s; here it is heard and obeyed.
"""

from tgbot.documents import Stage, TableDocument
from tgbot.house import Voice
from tgbot.post import Priority
from tgbot.storage.transaction import Transaction
from tgbot.tables import countdown, lobby, seating
from tgbot.tables.lobby_panel import join_button
from tgbot.words.cast import Cast
from tgbot.words.message import message
from tgbot.words.texts import Code


async def ring(tx: Transaction, code: str, voice: Voice) -> None:
    """The countdown reached a reminder or its end."""
    tx.deadline(f"start:{code}", None)
    table = await tx.table(code)
    if table is None or table.stage is not Stage.LOBBY or not table.starts_ms:
        return
    if tx.now_ms < table.starts_ms:
        _remind(tx, table, voice)
    elif lobby.missing(table):
        _give_up(tx, table, voice)
    else:
        seating.begin(tx, table, voice)


def _remind(tx: Transaction, table: TableDocument, voice: Voice) -> None:
    """One reminder, also when two have come due at once."""
    due = countdown.reminders_due(table, tx.now_ms)
    seconds = round((table.starts_ms - tx.now_ms) / 1000)
    if due > table.reminders:
        for reader in Cast.of(table, voice.username).public():
            text = voice.texts.say(
                reader.language, "countdown-left", code=Code(table.code), seconds=seconds
            )
            row = [join_button(table, reader.language, voice)]
            tx.send(message(reader, text, [row], priority=Priority.COSMETIC))
    reminded = table.changed(reminders=due)
    tx.put_table(reminded)
    tx.deadline(f"start:{table.code}", countdown.next_ring(reminded))


def _give_up(tx: Transaction, table: TableDocument, voice: Voice) -> None:
    """Too few came: the lobby stays open, and its host starts it."""
    for reader in Cast.of(table, voice.username).public():
        text = voice.texts.say(reader.language, "countdown-few", missing=lobby.missing(table))
        tx.send(message(reader, text))
    seating.keep(tx, table.changed(starts_ms=0), voice)


def extend(
    tx: Transaction,
    table: TableDocument,
    user_id: int,
    more_ms: int,
    voice: Voice,
    *,
    admin: bool,
) -> int:
    """More time for a lobby, or less if an admin wants so; gives the seconds left to the start.

    A lobby that does not start by itself stays open for longer, and gives 0. Raises Barred.
    """
    if table.starts_ms:
        table = countdown.extended(table, user_id, more_ms, tx.now_ms, admin=admin)
    seating.keep(tx, table, voice)
    return round((table.starts_ms - tx.now_ms) / 1000) if table.starts_ms else 0

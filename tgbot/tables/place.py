"""Where a game is played: its panel and its vote shown again, a group lost, a poll not allowed."""

from core.cards import CallOffReason
from core.state import Voting
from core.views import PhaseKind, table_view
from tgbot.documents import BallotBox, Stage, TableDocument
from tgbot.house import Voice
from tgbot.post import Act, Letter
from tgbot.storage.transaction import Transaction
from tgbot.tables.play import call_off
from tgbot.words.ballot import ballot_letter
from tgbot.words.cast import Cast
from tgbot.words.message import message, vote_slot
from tgbot.words.standing import panel_letters
from tgbot.words.texts import Code

GROUP_GONE_MS = 30 * 60_000
"""How long a game waits for a group that removed the bot."""


def spoken_to(table: TableDocument, user_id: int, language: str) -> TableDocument:
    """The table once a member chose another language: the next letter is written in it."""
    members = tuple(
        member.changed(language=language) if member.user_id == user_id else member
        for member in table.members
    )
    return table.changed(members=members)


def show_panel(tx: Transaction, table: TableDocument, voice: Voice) -> None:
    """The panel of a running game once more, after something else than the game changed it."""
    if table.game is not None:
        cast = Cast.of(table, voice.username)
        tx.send(*panel_letters(table_view(table.game), cast, voice.texts))


def show_ballot(tx: Transaction, table: TableDocument, voice: Voice) -> None:
    """The running vote once more, in a chat that lost it."""
    if table.game is None or table_view(table.game).phase is not PhaseKind.VOTING:
        return
    cast = Cast.of(table, voice.username)
    if cast.in_group:
        view = table_view(table.game)
        tx.send(*(ballot_letter(view, cast, reader, voice.texts) for reader in cast.public()))


async def vote_with_buttons(tx: Transaction, code: str, step: int, voice: Voice) -> None:
    """A poll cannot hold this table's vote: it votes with buttons from now on.

    The group does not allow polls, or somebody's ballot came without a name (an anonymous admin's,
    which a button tells apart). Ballots that are in stay.
    """
    table = await tx.table(code)
    if table is None or table.game is None or table.game.step != step:
        return
    if table.ballots is BallotBox.BUTTONS or not isinstance(table.game.phase, Voting):
        return
    changed = table.changed(ballots=BallotBox.BUTTONS)
    tx.put_table(changed)
    for reader in Cast.of(table, voice.username).public():
        slot = vote_slot(code, step)
        tx.send(Letter(chat=reader.chat, act=Act.EDIT, method="stopPoll", slot=slot))
    show_ballot(tx, changed, voice)


def lose_group(tx: Transaction, table: TableDocument, voice: Voice) -> None:
    """The bot was removed from the group of a running game: it waits to be added again."""
    cast = Cast.of(table, voice.username)
    for seat in range(len(table.members)):
        if (reader := cast.private(seat)) is not None:
            text = voice.texts.say(reader.language, "group-lost", code=Code(table.code))
            tx.send(message(reader, text))
    tx.deadline(f"gone:{table.code}", tx.now_ms + GROUP_GONE_MS)


def regain_group(tx: Transaction, table: TableDocument, voice: Voice) -> None:
    """The bot is back in the group of a running game: the panel and the vote are shown again."""
    tx.deadline(f"gone:{table.code}", None)
    show_panel(tx, table, voice)
    show_ballot(tx, table, voice)


async def group_gone(tx: Transaction, code: str, voice: Voice) -> None:
    """Nobody added the bot again in time: the game is called off, and every player told so."""
    tx.deadline(f"gone:{code}", None)
    table = await tx.table(code)
    if table is None or table.stage is not Stage.PLAYING:
        return
    reason = CallOffReason.UNREACHABLE
    await call_off(tx, table, reason, voice)
    cast = Cast.of(table, voice.username)
    for seat in range(len(table.members)):
        if (reader := cast.private(seat)) is not None:
            text = voice.texts.say(reader.language, "told-called-off", reason=reason.value)
            tx.send(message(reader, text))

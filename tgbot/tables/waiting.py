"""What the clock does at a table: reminders, time that runs out, robots, a panel that follows."""

from core.cards import CallOffReason
from core.engine import decide
from core.intents import TimeUp
from core.robots import choose
from core.shuffle import Chance, Seed
from core.state import Voting
from core.views import PhaseKind, seat_view, table_view
from tgbot.documents import Stage
from tgbot.house import Voice
from tgbot.post import Priority
from tgbot.storage.transaction import Transaction
from tgbot.tables.pace import ABANDONED_MS, GROUP_NUDGE, NUDGES_MS
from tgbot.tables.place import show_panel
from tgbot.tables.play import by_the_table, call_off, settle
from tgbot.words.cast import Cast
from tgbot.words.message import message
from tgbot.words.texts import Code


async def time_up(tx: Transaction, code: str, step: int, voice: Voice) -> None:
    """The clock of a step ran out; a clock of an earlier step does nothing."""
    tx.deadline(f"clock:{code}:{step}", None)
    table = await tx.table(code)
    if table is None or table.game is None or table.stage is not Stage.PLAYING:
        return
    await by_the_table(tx, table, TimeUp(step), voice)


async def nudge(tx: Transaction, code: str, step: int, voice: Voice) -> None:
    """A reminder to those who are waited for; the table hears one of them, once a step."""
    name = f"nudge:{code}:{step}"
    tx.deadline(name, None)
    table = await tx.table(code)
    if table is None or table.game is None or table.game.step != step:
        return
    cast = Cast.of(table, voice.username)
    count = table.nudges.get(step, 0)
    view = table_view(table.game)
    key = "nudge-vote" if view.phase is PhaseKind.VOTING else "nudge-private"
    for seat in view.waiting_for:
        if (reader := cast.private(seat)) is not None:
            text = voice.texts.say(reader.language, key, code=Code(code))
            tx.send(message(reader, text, priority=Priority.COSMETIC))
    if count == GROUP_NUDGE and cast.in_group:
        for reader in cast.public():
            names = voice.texts.listing(
                reader.language, [cast.name(seat) for seat in view.waiting_for]
            )
            text = voice.texts.say(reader.language, "nudge-group", players=names)
            tx.send(message(reader, text, priority=Priority.COSMETIC))
    if count + 1 < len(NUDGES_MS):
        tx.deadline(name, tx.now_ms + NUDGES_MS[count + 1] - NUDGES_MS[count])
    else:
        tx.deadline(f"idle:{code}:{step}", tx.now_ms + ABANDONED_MS - NUDGES_MS[count])
    tx.put_table(table.changed(nudges={step: count + 1}))


async def abandon(tx: Transaction, code: str, step: int, voice: Voice) -> None:
    """Nobody has moved for a day."""
    tx.deadline(f"idle:{code}:{step}", None)
    table = await tx.table(code)
    if table is not None and table.game is not None and table.game.step == step:
        await call_off(tx, table, CallOffReason.ABANDONED, voice)


async def robots_act(tx: Transaction, code: str, step: int, voice: Voice) -> None:
    """Every robot that is asked, or has something to tell, acts from what its seat may see."""
    tx.deadline(f"robot:{code}:{step}", None)
    table = await tx.table(code)
    if table is None:
        return
    chance = Chance(Seed.from_hex(table.seed))
    for seat, member in enumerate(table.members):
        game = table.game
        if game is None or game.step != step:
            return
        if not member.played_by_robot:
            continue
        if isinstance(game.phase, Voting) and seat not in game.waiting_for:
            continue  # a ballot may be changed; a robot knows its mind
        view = seat_view(game, seat)
        if not view.offers:
            continue
        intent = choose(view, chance)
        table = await settle(tx, table, seat, intent, decide(game, seat, intent, chance), voice)


async def late_panel(tx: Transaction, code: str, step: int, voice: Voice) -> None:
    """The panel of a vote, brought up to date after a pause between ballots."""
    tx.deadline(f"panel:{code}:{step}", None)
    table = await tx.table(code)
    if table is not None and table.game is not None and table.game.step == step:
        show_panel(tx, table, voice)


async def forget(tx: Transaction, code: str) -> None:
    """A finished table's day is over."""
    tx.deadline(f"forget:{code}", None)
    table = await tx.table(code)
    if table is not None and table.stage is Stage.OVER:
        tx.drop_table(code)
        await tx.drop_talk(code)

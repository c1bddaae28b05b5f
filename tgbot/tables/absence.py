"""Who leaves a running game, and who comes back (`rules.md` section 5).

In a group the rules act for an empty seat at once, as if its clock had run out: friends can wait
for each other, and no stranger decides. Among strangers in private chats a robot takes the seat
over, and the rules never hear of it: to them the seat has answered. Either way the seat stays its
person's, and a game that more than half of its people have left is called off.
"""

from core.cards import CallOffReason
from core.engine import decide
from core.intents import Leave, Return
from core.refusals import Reason, Refused
from core.shuffle import Chance, Seed
from core.state import Game, Over
from tgbot.documents import Stage, TableDocument
from tgbot.house import Voice
from tgbot.post import Act
from tgbot.storage.transaction import Transaction
from tgbot.tables import hand, pace, place, play, running, seating
from tgbot.words.cast import Cast, Reader
from tgbot.words.message import message
from tgbot.words.panel import Keyboard
from tgbot.words.texts import Code


async def flee(tx: Transaction, code: str, user_id: int, voice: Voice) -> None:
    """Somebody leaves a running game, and is told the way back.

    Raises Stale when no game runs, Refused when the rules are against it.
    """
    await _attend(tx, code, user_id, voice, leaves=True)
    person = await tx.person(user_id)
    table, _ = await running.running(tx, code)
    if table.stage is Stage.PLAYING:
        text = voice.texts.say(person.speaks, "left-game", code=Code(code), command=Code("/back"))
    else:
        text = voice.texts.say(person.speaks, "left-and-over", code=Code(code))
    tx.send(message(Reader(user_id, person.speaks), text))


async def come_back(tx: Transaction, code: str, user_id: int, voice: Voice) -> None:
    """Somebody returns to the seat they left; role and open question are sent again.

    Raises Stale when no game runs, Refused when the rules are against it.
    """
    await _attend(tx, code, user_id, voice, leaves=False)
    await hand.resend_private(tx, user_id, voice)


async def _attend(tx: Transaction, code: str, user_id: int, voice: Voice, *, leaves: bool) -> None:
    table, game = await running.running(tx, code)
    seat = table.seat_of(user_id)
    if seat is None:
        raise Refused(Reason.NOT_SEATED)
    if table.venue.chat is None:
        await _hand_over(tx, table, game, seat, voice, to_robot=leaves)
        return
    intent = Leave() if leaves else Return()
    events = decide(game, seat, intent, Chance(Seed.from_hex(table.seed)))
    await play.settle(tx, table, seat, intent, events, voice)


async def _hand_over(
    tx: Transaction, table: TableDocument, game: Game, seat: int, voice: Voice, *, to_robot: bool
) -> None:
    """A seat changes hands between its person and a robot; those who stay are told."""
    if isinstance(game.phase, Over):
        raise Refused(Reason.GAME_OVER)
    if table.members[seat].away is to_robot:
        raise Refused(Reason.ALREADY_SO)
    members = tuple(
        member.changed(away=to_robot) if place == seat else member
        for place, member in enumerate(table.members)
    )
    table = table.changed(members=members)
    tx.put_table(table)
    cast = Cast.of(table, voice.username)
    key = "robot-stands-in" if to_robot else "told-returned"
    for reader in cast.public():
        text = voice.texts.say(reader.language, key, player=cast.name(seat, mention=False))
        tx.send(message(reader, text))
    if deserted(table, game):
        await play.call_off(tx, table, CallOffReason.DESERTED, voice)
        return
    place.show_panel(tx, table, voice)
    if to_robot and seat in game.waiting_for:
        tx.deadline(f"robot:{table.code}:{game.step}", tx.now_ms + pace.ROBOT_PAUSE_MS)


def deserted(table: TableDocument, game: Game) -> bool:
    """Whether more than half of the living people of a table in private chats have left."""
    people = [table.members[seat] for seat in game.alive if not table.members[seat].robot]
    gone = sum(member.away for member in people)
    return 2 * gone > len(people) or all(member.played_by_robot for member in table.members)


async def blocked(tx: Transaction, table: TableDocument, user_id: int, voice: Voice) -> None:
    """Somebody at a table blocked the bot: the lobby goes on without them, the game says so."""
    seat = table.seat_of(user_id)
    if table.stage is Stage.PLAYING and seat is not None:
        await unreachable(tx, table.code, seat, voice)
    else:
        await seating.drop_unreachable(tx, table, user_id, voice)


async def unreachable(tx: Transaction, code: str, seat: int, voice: Voice) -> None:
    """A private letter could not be delivered: the group says so, with the way back.

    Where private chats are the table, the person has left it.
    """
    table = await tx.table(code)
    if table is None or table.game is None or table.stage is not Stage.PLAYING:
        return
    cast = Cast.of(table, voice.username)
    if not cast.in_group:
        if not table.members[seat].away:
            await _hand_over(tx, table, table.game, seat, voice, to_robot=True)
        return
    for reader in cast.public():
        text = voice.texts.say(reader.language, "unreachable", player=cast.name(seat))
        rows: Keyboard = [
            [
                {
                    "text": voice.texts.plain(reader.language, "button-private"),
                    "url": f"https://t.me/{voice.username}?start=back",
                }
            ]
        ]
        slot = f"{code}:lost:{seat}"
        tx.send(message(reader, text, rows, act=Act.UPSERT, slot=slot))

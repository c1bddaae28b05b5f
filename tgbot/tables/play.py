"""A running game inside one transaction: load, decide, fold, project, write, schedule.

Nothing is stored without the letters it causes, and no letter is written from the game itself:
`letters` sees views. The presser is an argument that comes from the update, never from a button.
"""

from collections.abc import Sequence

from core import codec
from core.cards import CallOffReason
from core.engine import decide, start
from core.events import Event
from core.evolve import fold
from core.intents import CallOff, ClaimLoyalty, ClaimTiles, Intent, Vote
from core.refusals import Reason, Refused
from core.shuffle import Chance, Seed
from core.state import Over, Voting
from core.tables import TABLES
from core.views import seat_view, table_view
from tgbot.buttons import Play, data
from tgbot.documents import Stage, TableDocument
from tgbot.house import Answer, Voice
from tgbot.post import Act
from tgbot.queue import hall
from tgbot.storage.transaction import Transaction
from tgbot.tables.hand import ask_again, close_claims, no_tiles
from tgbot.tables.pace import BALLOTS_PAUSE_MS, PANEL_PAUSE_MS, schedule
from tgbot.tables.running import Stale, game_of, refusal, running
from tgbot.words.cast import Cast
from tgbot.words.letters import Scene, letters_after, panel_waits
from tgbot.words.message import hand_slot, message
from tgbot.words.prompts import confirmation, confirmation_keyboard
from tgbot.words.standing import pin, prompt_letter, unpin
from tgbot.words.texts import Texts

KEEP_FINISHED_MS = 86_400_000
"""How long a finished table can still be asked for its record or a rematch."""


async def deal(tx: Transaction, table: TableDocument, voice: Voice) -> TableDocument:
    """Deals a table's game: roles in private, the panel for all, the first question."""
    seed = Seed.from_hex(table.seed)
    events = start(TABLES[len(table.members)], seed)
    dealt = table.changed(stage=Stage.PLAYING, probed=())
    dealt = await settle(tx, dealt, None, None, events, voice)
    cast = Cast.of(dealt, voice.username)
    if dealt.venue.chat is None or (await tx.group(dealt.venue.chat)).may_pin:
        tx.send(*(pin(reader, cast.code) for reader in cast.public()))
    return dealt


async def settle(
    tx: Transaction,
    table: TableDocument,
    seat: int | None,
    intent: Intent | None,
    events: Sequence[Event],
    voice: Voice,
) -> TableDocument:
    """Makes facts true: the game after them, the record, every letter, the next deadlines."""
    before = None if table.game is None else table_view(table.game)
    game = fold(events, table.game)
    now = table_view(game)
    chance = Chance(Seed.from_hex(table.seed))
    cast = Cast.of(table, voice.username)
    scene = Scene(
        cast=cast,
        events=tuple(events),
        before=before,
        now=now,
        seats={owing: seat_view(game, owing, now) for owing in now.waiting_for},
        order=lambda owner, count: chance.order(f"buttons:{now.step}:{owner}", count),
    )
    tx.send(*letters_after(scene, voice.texts))
    tx.log(table.code, codec.dump_entry(seat, intent, events))
    schedule(tx, table, before.step if before else None, game)
    if panel_waits(scene):
        pause_ms = BALLOTS_PAUSE_MS if isinstance(game.phase, Voting) else PANEL_PAUSE_MS
        tx.deadline(f"panel:{table.code}:{game.step}", tx.now_ms + pause_ms)
    settled = table.changed(game=game)
    if isinstance(game.phase, Over):
        settled = await _finish(tx, settled, cast)
    tx.put_table(settled)
    return settled


async def _finish(tx: Transaction, table: TableDocument, cast: Cast) -> TableDocument:
    """Everybody is free for another table; the finished one stays a day for its record."""
    for member in table.members:
        if not member.robot:
            person = await tx.person(member.user_id)
            if person.table == table.code:
                tx.put_person(person.changed(table=None, last_table=table.code))
    if table.venue.chat is not None:
        group = await tx.group(table.venue.chat)
        if group.table == table.code:
            tx.put_group(group.changed(table=None))
        may_unpin = group.may_pin
    else:
        may_unpin = True
    if may_unpin:
        tx.send(*(unpin(reader, table.code) for reader in cast.public()))
    await hall.leave(tx, table)
    tx.deadline(f"forget:{table.code}", tx.now_ms + KEEP_FINISHED_MS)
    return table.changed(stage=Stage.OVER)


async def act(
    tx: Transaction,
    code: str,
    user_id: int,
    step: int,
    intent: Intent,
    language: str,
    voice: Voice,
) -> Answer:
    """One person's act in a game. A repeated press is a quiet success; a refusal says why.

    Raises Stale when the button belongs to a question that is over.
    """
    table, game = await running(tx, code)
    seat = table.seat_of(user_id)
    spelt = data(Play(code, step, intent))
    if seat is not None and table.done.get(user_id) == spelt:
        return _done(intent, language, voice.texts)
    claiming = isinstance(intent, ClaimTiles | ClaimLoyalty)
    if step != game.step and not claiming:
        raise Stale
    try:
        if seat is None:
            raise Refused(Reason.NOT_SEATED)
        if table.members[seat].away:
            raise Refused(Reason.AWAY)
        chance = Chance(Seed.from_hex(table.seed))
        events = decide(game, seat, intent, chance)
    except Refused as refused:
        return refusal(refused.reason, language, voice.texts)
    table = table.changed(done={**table.done, user_id: spelt})
    table = await settle(tx, table, seat, intent, events, voice)
    if isinstance(intent, Vote) and table.game and table.game.step == game.step:
        cast = Cast.of(table, voice.username)
        if not cast.in_group:
            own = prompt_letter(seat_view(table.game, seat), no_tiles, cast, voice.texts)
            tx.send(*([own] if own else []))
    if claiming:
        close_claims(tx, table, seat, voice)
    return _done(intent, language, voice.texts)


def _done(intent: Intent, language: str, texts: Texts) -> Answer:
    if isinstance(intent, Vote):
        return Answer(texts.plain(language, "voted", ballot="ja" if intent.ja else "nein"))
    return Answer(texts.plain(language, "done"))


async def vote_by_poll(
    tx: Transaction, code: str, step: int, user_id: int, option: int | None, voice: Voice
) -> None:
    """A poll answer: counted for the living of this table in this step, ignored for others.

    A retracted vote (`option` None) leaves the ballot as it was: the rules know no empty ballot.
    """
    table = await tx.table(code)
    if table is None or table.game is None or table.game.step != step or option is None:
        return
    seat = table.seat_of(user_id)
    if seat is None:
        return
    intent = Vote(option == 0)
    try:
        events = decide(table.game, seat, intent, Chance(Seed.from_hex(table.seed)))
    except Refused:
        return
    await settle(tx, table, seat, intent, events, voice)


async def ask_twice(
    tx: Transaction, code: str, user_id: int, step: int, intent: Intent, voice: Voice
) -> Answer:
    """The first tap of an act that cannot be undone: the prompt turns into its confirmation."""
    table, game = await running(tx, code)
    seat = table.seat_of(user_id)
    if seat is None or step != game.step:
        raise Stale
    view = seat_view(game, seat)
    if intent not in view.offers:
        raise Stale
    cast = Cast.of(table, voice.username)
    if (reader := cast.private(seat)) is not None:
        tx.send(
            message(
                reader,
                confirmation(intent, cast, reader.language, voice.texts),
                confirmation_keyboard(step, intent, cast, reader.language, voice.texts),
                act=Act.EDIT,
                slot=hand_slot(code, seat, step),
            )
        )
    return Answer()


async def back_to_choices(
    tx: Transaction, code: str, user_id: int, step: int, voice: Voice
) -> Answer:
    """Away from the second tap: the prompt as it was."""
    table, game = await running(tx, code)
    seat = table.seat_of(user_id)
    if seat is None or step != game.step or seat not in game.waiting_for:
        raise Stale
    ask_again(tx, table, game, seat, voice)
    return Answer()


async def call_off(
    tx: Transaction, table: TableDocument, reason: CallOffReason, voice: Voice
) -> None:
    """Ends a running game without a winner; every role is shown."""
    await by_the_table(tx, table, CallOff(reason), voice)


async def by_the_table(tx: Transaction, table: TableDocument, intent: Intent, voice: Voice) -> None:
    try:
        events = decide(game_of(table), None, intent, Chance(Seed.from_hex(table.seed)))
    except Refused:
        return
    await settle(tx, table, None, intent, events, voice)

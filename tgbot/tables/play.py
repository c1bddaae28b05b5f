"""A running game inside one transaction: load, decide, fold, project, write, schedule.

Nothing is stored without the letters it causes, and no letter is written from the game itself:
`letters` sees views. The presser is an argument that comes from the update, never from a button.
"""

from collections.abc import Sequence

from core import codec
from core.cards import CallOffReason
from core.clock import patience
from core.engine import decide, start
from core.events import Event
from core.evolve import fold
from core.intents import CallOff, ClaimLoyalty, ClaimTiles, Intent, TimeUp, Vote
from core.offers import legal
from core.refusals import Reason, Refused
from core.robots import choose
from core.shuffle import Chance, Seed
from core.state import Game, Over, Voting
from core.tables import TABLES
from core.views import PhaseKind, seat_view, table_view
from tgbot.buttons import Play, data
from tgbot.documents import BallotBox, Clock, Stage, TableDocument
from tgbot.house import Answer, Voice
from tgbot.post import Act, Letter, Priority
from tgbot.queue import hall
from tgbot.storage.transaction import Transaction
from tgbot.words.cast import Cast, Reader
from tgbot.words.letters import (
    Scene,
    ballot_letter,
    claim_slot,
    hand_slot,
    letters_after,
    message,
    panel_letters,
    panel_waits,
    pin,
    prompt_letter,
    role_letter_again,
    unpin,
    vote_slot,
)
from tgbot.words.prompts import claims, confirmation, confirmation_keyboard, hand
from tgbot.words.texts import Code, Texts

NUDGES_MS = (120_000, 600_000, 1_800_000)
"""Relaxed clock: when the one waited for is reminded, after the question was put."""
GROUP_NUDGE = 1
"""Which of the reminders the whole table hears, once a step."""
ROBOT_PAUSE_MS = 1_500
"""A robot lets people read before it acts."""
PANEL_PAUSE_MS, BALLOTS_PAUSE_MS = 5_000, 15_000
"""Where only the one waited for has changed, the panel is edited when nothing else comes so long.

Ballots have the longer pause: it names those whom the others wait for, and not each voter in turn.
"""
GROUP_GONE_MS = 30 * 60_000
"""How long a game waits for a group that removed the bot."""
ABANDONED_MS = 86_400_000
"""A relaxed game in which nobody moves for so long is called off, and its players are free."""
KEEP_FINISHED_MS = 86_400_000
"""How long a finished table can still be asked for its record or a rematch."""


class Stale(Exception):
    """The button belongs to a table or a question that is over."""


async def running(tx: Transaction, code: str) -> tuple[TableDocument, Game]:
    """A table whose game has been dealt. Raises Stale for any other."""
    table = await tx.table(code)
    if table is None:
        raise Stale
    return table, _game_of(table)


def _game_of(table: TableDocument) -> Game:
    if table.game is None:
        raise Stale
    return table.game


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
    _schedule(tx, table, before.step if before else None, game)
    if panel_waits(scene):
        pause_ms = BALLOTS_PAUSE_MS if isinstance(game.phase, Voting) else PANEL_PAUSE_MS
        tx.deadline(f"panel:{table.code}:{game.step}", tx.now_ms + pause_ms)
    settled = table.changed(game=game)
    if isinstance(game.phase, Over):
        settled = await _finish(tx, settled, cast)
    tx.put_table(settled)
    return settled


def _schedule(tx: Transaction, table: TableDocument, old_step: int | None, game: Game) -> None:
    """Deadlines of the step that is over go; those of a new one are set."""
    if old_step == game.step:
        return
    if old_step is not None:
        for kind in ("clock", "nudge", "idle", "panel", "robot"):
            tx.deadline(f"{kind}:{table.code}:{old_step}", None)
    wait_s = patience(game.phase)
    if wait_s is None:
        return
    robots = [seat for seat, one in enumerate(table.members) if one.played_by_robot]
    if any(legal(game, seat) for seat in robots):
        tx.deadline(f"robot:{table.code}:{game.step}", tx.now_ms + ROBOT_PAUSE_MS)
    if table.clock is Clock.TIMED:
        tx.deadline(f"clock:{table.code}:{game.step}", tx.now_ms + wait_s * 1000)
    else:
        tx.deadline(f"nudge:{table.code}:{game.step}", tx.now_ms + NUDGES_MS[0])


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
            own = prompt_letter(seat_view(table.game, seat), _no_tiles, cast, voice.texts)
            tx.send(*([own] if own else []))
    if claiming:
        _close_claims(tx, table, seat, voice)
    return _done(intent, language, voice.texts)


def _done(intent: Intent, language: str, texts: Texts) -> Answer:
    if isinstance(intent, Vote):
        return Answer(texts.plain(language, "voted", ballot="ja" if intent.ja else "nein"))
    return Answer(texts.plain(language, "done"))


def refusal(reason: Reason, language: str, texts: Texts) -> Answer:
    """A refusal of the rules in words that say what to do instead."""
    extra = {"command": Code("/back")} if reason is Reason.AWAY else {}
    return Answer(texts.plain(language, f"refused-{reason.value}", **extra), alert=True)


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
    _ask_again(tx, table, game, seat, voice)
    return Answer()


def _no_tiles(seat: int, count: int) -> Sequence[int]:
    """The order of the buttons of a question that shows no tiles."""
    return range(count)


def _ask_again(
    tx: Transaction,
    table: TableDocument,
    game: Game,
    seat: int,
    voice: Voice,
    *,
    anew: bool = False,
) -> None:
    """Puts a seat's question once more, in the same order of tiles; `anew` as a new message."""
    cast = Cast.of(table, voice.username)
    chance = Chance(Seed.from_hex(table.seed))
    view = seat_view(game, seat)
    if view.table.phase is PhaseKind.VOTING and cast.in_group:
        return
    letter = prompt_letter(
        view,
        lambda owner, count: chance.order(f"buttons:{game.step}:{owner}", count),
        cast,
        voice.texts,
    )
    if letter is not None:
        tx.send(letter.model_copy(update={"act": Act.SEND}) if anew else letter)


def _close_claims(tx: Transaction, table: TableDocument, seat: int, voice: Voice) -> None:
    """The claim letter shows what is still open, so that no button in it is a dead one."""
    game, cast = _game_of(table), Cast.of(table, voice.username)
    if (reader := cast.private(seat)) is not None:
        text, rows = claims(seat_view(game, seat), cast, reader.language, voice.texts)
        if not rows:
            text = voice.texts.say(reader.language, "closed-done")
        slot = claim_slot(table.code, seat)
        tx.send(message(reader, text, rows, act=Act.EDIT, slot=slot))


async def offer_claims(tx: Transaction, code: str, user_id: int, voice: Voice) -> Answer:
    """The claims open to the presser, as a private letter; an alert when there are none."""
    table, game = await running(tx, code)
    seat = table.seat_of(user_id)
    language = (await tx.person(user_id)).speaks
    if seat is None:
        return refusal(Reason.NOT_SEATED, language, voice.texts)
    cast = Cast.of(table, voice.username)
    reader = cast.private(seat)
    text, rows = claims(seat_view(game, seat), cast, language, voice.texts)
    if not rows or reader is None:
        return Answer(voice.texts.plain(language, "no-claim"), alert=True)
    tx.send(message(reader, text, rows, slot=claim_slot(code, seat)))
    return Answer(voice.texts.plain(language, "claim-in-private"))


async def own_hand(tx: Transaction, code: str, user_id: int, voice: Voice) -> Answer:
    """The presser's own role and cards as an alert: nobody else sees it."""
    table, game = await running(tx, code)
    seat = table.seat_of(user_id)
    language = (await tx.person(user_id)).speaks
    if seat is None:
        return refusal(Reason.NOT_SEATED, language, voice.texts)
    cast = Cast.of(table, voice.username)
    return Answer(hand(seat_view(game, seat), cast, language, voice.texts), alert=True)


async def resend_private(tx: Transaction, user_id: int, voice: Voice) -> bool:
    """Role and open question once more, for somebody who (again) opens the private chat."""
    person = await tx.person(user_id)
    table = await tx.table(person.table) if person.table else None
    if table is None or table.game is None or table.stage is not Stage.PLAYING:
        return False
    seat = table.seat_of(user_id)
    if seat is None:
        return False
    if table.members[seat].away:
        away = refusal(Reason.AWAY, person.speaks, voice.texts)
        tx.send(message(Reader(user_id, person.speaks), away.text))
        return True
    cast = Cast.of(table, voice.username)
    view = seat_view(table.game, seat)
    tx.send(role_letter_again(view, cast, voice.texts))
    if seat in table.game.waiting_for:
        _ask_again(tx, table, table.game, seat, voice, anew=True)
    return True


async def time_up(tx: Transaction, code: str, step: int, voice: Voice) -> None:
    """The clock of a step ran out; a clock of an earlier step does nothing."""
    tx.deadline(f"clock:{code}:{step}", None)
    table = await tx.table(code)
    if table is None or table.game is None or table.stage is not Stage.PLAYING:
        return
    await _by_the_table(tx, table, TimeUp(step), voice)


async def call_off(
    tx: Transaction, table: TableDocument, reason: CallOffReason, voice: Voice
) -> None:
    """Ends a running game without a winner; every role is shown."""
    await _by_the_table(tx, table, CallOff(reason), voice)


async def _by_the_table(
    tx: Transaction, table: TableDocument, intent: Intent, voice: Voice
) -> None:
    try:
        events = decide(_game_of(table), None, intent, Chance(Seed.from_hex(table.seed)))
    except Refused:
        return
    await settle(tx, table, None, intent, events, voice)


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


async def late_panel(tx: Transaction, code: str, step: int, voice: Voice) -> None:
    """The panel of a vote, brought up to date after a pause between ballots."""
    tx.deadline(f"panel:{code}:{step}", None)
    table = await tx.table(code)
    if table is not None and table.game is not None and table.game.step == step:
        show_panel(tx, table, voice)


def show_ballot(tx: Transaction, table: TableDocument, voice: Voice) -> None:
    """The running vote once more, in a chat that lost it."""
    if table.game is None or table_view(table.game).phase is not PhaseKind.VOTING:
        return
    cast = Cast.of(table, voice.username)
    if cast.in_group:
        view = table_view(table.game)
        tx.send(*(ballot_letter(view, cast, reader, voice.texts) for reader in cast.public()))


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


async def forget(tx: Transaction, code: str) -> None:
    """A finished table's day is over."""
    tx.deadline(f"forget:{code}", None)
    table = await tx.table(code)
    if table is not None and table.stage is Stage.OVER:
        tx.drop_table(code)
        await tx.drop_talk(code)

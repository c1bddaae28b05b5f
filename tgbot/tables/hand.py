"""What one player is shown of the own seat: role and cards, the open question, the open claims."""

from collections.abc import Sequence

from core.refusals import Reason
from core.shuffle import Chance, Seed
from core.state import Game
from core.views import PhaseKind, seat_view
from tgbot.documents import Stage, TableDocument
from tgbot.house import Answer, Voice
from tgbot.post import Act
from tgbot.storage.transaction import Transaction
from tgbot.tables.running import game_of, refusal, running
from tgbot.words.cast import Cast, Reader
from tgbot.words.message import claim_slot, message
from tgbot.words.prompts import claims, hand
from tgbot.words.standing import prompt_letter, role_letter_again


def no_tiles(seat: int, count: int) -> Sequence[int]:
    """The order of the buttons of a question that shows no tiles."""
    return range(count)


def ask_again(
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


def close_claims(tx: Transaction, table: TableDocument, seat: int, voice: Voice) -> None:
    """The claim letter shows what is still open, so that no button in it is a dead one."""
    game, cast = game_of(table), Cast.of(table, voice.username)
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
        ask_again(tx, table, table.game, seat, voice, anew=True)
    return True

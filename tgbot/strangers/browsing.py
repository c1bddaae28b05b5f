"""Tables that strangers may find, inside one transaction: the list, the offer, the seat."""

from tgbot.bars import Bar, Barred
from tgbot.buttons import Browse, Enter, Seek, data
from tgbot.documents import Clock, Member, PersonDocument, Sizes, TableDocument, Wishes
from tgbot.house import Answer, Voice
from tgbot.languages import LANGUAGES
from tgbot.post import Act, Priority
from tgbot.queue import listing
from tgbot.storage.transaction import Transaction
from tgbot.strangers import matching, rooms
from tgbot.tables import seating
from tgbot.words.cast import Reader
from tgbot.words.message import message
from tgbot.words.texts import Code, Name, Texts, Value, stack

MOST_SHOWN = 8
TABLES_SLOT = "tables"


async def show_tables(
    tx: Transaction, person: PersonDocument, wishes: Wishes, voice: Voice, *, anew: bool
) -> None:
    """The open tables that would do, each with its Join, and what may be wished instead."""
    queue = await tx.queue()
    shown: list[TableDocument] = []
    closed: list[str] = []
    for code in queue.open_tables:
        table = await tx.table(code)
        if table is None or not listing.is_open(table):
            closed.append(code)
        elif listing.fits(table, wishes) and await seating.no_block_between(tx, person, table):
            shown.append(table)
    if closed:
        tx.put_queue(listing.forget(queue, closed))
    language, texts = person.speaks, voice.texts
    lines: list[str] = [texts.say(language, "tables-title" if shown else "tables-none")]
    lines += [_line(table, language, texts) for table in shown[:MOST_SHOWN]]
    rows: list[list[dict[str, object]]] = [
        [
            {
                "text": texts.plain(language, "button-enter", code=Code(table.code)),
                "callback_data": data(Enter(table.code)),
                "style": "primary",
            }
        ]
        for table in shown[:MOST_SHOWN]
    ]
    rows.append(_filters(person, wishes, texts))
    seek: dict[str, object] = {
        "text": texts.plain(language, "button-seek"),
        "callback_data": data(Seek(wishes, go=True)),
    }
    rows.append([seek])
    act = Act.SEND if anew else Act.UPSERT
    tx.send(
        message(Reader(person.user_id, language), stack(lines), rows, act=act, slot=TABLES_SLOT)
    )


def _line(table: TableDocument, language: str, texts: Texts) -> str:
    spoken = texts.plain(table.language, "language-name")
    facts: dict[str, Value] = {
        "code": Code(table.code),
        "seated": len(table.members),
        "language": spoken,
        "clock": table.clock.value,
    }
    if table.venue.chat is None:
        return texts.say(language, "tables-private", **facts)
    return texts.say(language, "tables-group", group=Name(table.venue.title), **facts)


def _filters(person: PersonDocument, wishes: Wishes, texts: Texts) -> list[dict[str, object]]:
    """One button for each wish; a tap turns it to its next value."""
    language = person.speaks
    every = set(wishes.languages) >= set(LANGUAGES)
    own = person.wishes.languages if person.wishes else (person.speaks,)
    sizes = list(Sizes)
    clocks = [*Clock, None]
    turned = (
        (
            texts.plain(language, "button-languages", which="any" if every else "own"),
            wishes.changed(languages=own if every else LANGUAGES),
        ),
        (
            texts.plain(language, "button-sizes", sizes=wishes.sizes.value),
            wishes.changed(sizes=sizes[(sizes.index(wishes.sizes) + 1) % len(sizes)]),
        ),
        (
            texts.plain(language, "button-clock", clock=wishes.clock or "any"),
            wishes.changed(clock=clocks[(clocks.index(wishes.clock) + 1) % len(clocks)]),
        ),
    )
    return [{"text": label, "callback_data": data(Browse(other))} for label, other in turned]


async def enter(
    tx: Transaction, person: PersonDocument, code: str, link: str | None, voice: Voice
) -> Answer:
    """Asks for a seat at a listed table; `link` is the way into its group for somebody outside.

    In private chats the seat is taken at once: the tap came from there. A group's seat counts when
    its person is in. Raises Barred.
    """
    table = await tx.table(code)
    if table is None or not listing.is_open(table):
        raise Barred(Bar.TABLE_GONE)
    await matching.may_sit_with(tx, person, table)
    if table.venue.chat is None:
        tx.send(seating.invitation(table, person, voice).model_copy(update={"receipt": None}))
        member = Member(user_id=person.user_id, name=person.name, language=person.speaks)
        await seating.sit_down(tx, table, person, member, voice)
    elif link is None:
        await seating.invite(tx, code, table.key, person, voice)
    else:
        await rooms.show_way(tx, table, person, link, voice)
    return Answer()


async def offer(tx: Transaction, table: TableDocument, voice: Voice) -> None:
    """Tells those who wait that a table which would do has a free seat."""
    for one in (await tx.queue()).seekers:
        person = await tx.person(one.user_id)
        if not listing.fits(table, one.wishes):
            continue
        if not await seating.no_block_between(tx, person, table):
            continue
        texts, language = voice.texts, one.speaks
        text = stack([texts.say(language, "queue-open-table"), _line(table, language, texts)])
        label = texts.plain(language, "button-enter", code=Code(table.code))
        rows = [[{"text": label, "callback_data": data(Enter(table.code)), "style": "primary"}]]
        reader = Reader(one.user_id, language)
        tx.send(message(reader, text, rows, slot="offer", priority=Priority.PANEL))

"""Waiting for a table of strangers, inside one transaction: in, out, and what those who wait read.

Every change ends in `keep`, which makes the tables that can be made and says when to look again.
"""

from tgbot.buttons import Match, Queue, Seek, data
from tgbot.documents import Clock, PersonDocument, Proposal, QueueDocument, Seeker, Sizes, Wishes
from tgbot.house import Voice
from tgbot.languages import LANGUAGES
from tgbot.post import Act, Letter, Priority
from tgbot.queue import matchmaking
from tgbot.queue.matchmaking import AT_ONCE, PATIENCE_MS, READY_MS
from tgbot.storage.transaction import Transaction
from tgbot.words.cast import Reader
from tgbot.words.message import message
from tgbot.words.panel import Keyboard
from tgbot.words.texts import Html, Texts, stack

STATUS_MS = 5_000
"""Those who wait are told how many there are at most this often."""
QUEUE_SLOT = "queue"
CHECKED, UNCHECKED = "☑", "☐"


def match_slot(number: int) -> str:
    """Where a seeker is asked to be ready for a found table."""
    return f"match:{number}"


def wishes_of(person: PersonDocument) -> Wishes:
    """What somebody wanted last, or what is offered to somebody new."""
    return person.wishes or Wishes(languages=(person.speaks,))


# --- Letters -------------------------------------------------------------------------------------


def wishes_letter(person: PersonDocument, wishes: Wishes, voice: Voice, *, anew: bool) -> Letter:
    """The choice of languages, size and clock; `anew` at the end of the chat."""
    reader, texts = Reader(person.user_id, person.speaks), voice.texts
    rows: list[list[dict[str, object]]] = [
        [_language_button(language, wishes, texts) for language in LANGUAGES[:3]],
        [_language_button(language, wishes, texts) for language in LANGUAGES[3:]],
        [
            _choice(
                texts.plain(reader.language, "button-sizes", sizes=sizes.value),
                wishes.changed(sizes=sizes),
                chosen=sizes is wishes.sizes,
            )
            for sizes in Sizes
        ],
        [
            _choice(
                texts.plain(reader.language, "button-clock", clock=clock or "any"),
                wishes.changed(clock=clock),
                chosen=clock is wishes.clock,
            )
            for clock in (*Clock, None)
        ],
        [
            {
                "text": texts.plain(reader.language, "button-seek"),
                "callback_data": data(Seek(wishes, go=True)),
                "style": "success",
            }
        ],
    ]
    act = Act.SEND if anew else Act.UPSERT
    return message(reader, texts.say(reader.language, "seek-ask"), rows, act=act, slot=QUEUE_SLOT)


def _language_button(language: str, wishes: Wishes, texts: Texts) -> dict[str, object]:
    chosen = language in wishes.languages
    languages = (
        tuple(one for one in wishes.languages if one != language)
        if chosen
        else (*wishes.languages, language)
    )
    # The last language stays: to wait in none would be to wait for ever.
    changed = wishes.changed(languages=languages or wishes.languages)
    return _choice(texts.plain(language, "language-name"), changed, chosen=chosen)


def _choice(label: str, wishes: Wishes, *, chosen: bool) -> dict[str, object]:
    mark = CHECKED if chosen else UNCHECKED
    return {"text": f"{mark} {label}", "callback_data": data(Seek(wishes, go=False))}


def status_letter(queue: QueueDocument, one: Seeker, texts: Texts, *, anew: bool = False) -> Letter:
    """How many wait, and what will make a table: only what is so, no promise of a time."""
    others = matchmaking.others_for(queue, one)
    languages = Html(
        " · ".join(texts.plain(language, "language-name") for language in one.wishes.languages)
    )
    sizes = matchmaking.SIZES[one.wishes.sizes]
    players, fewer = min(AT_ONCE, sizes[-1]), sizes[0]
    parts = [
        texts.say(one.speaks, "queue-waiting", others=others, languages=languages),
        texts.say(
            one.speaks,
            "queue-rule" if fewer < players else "queue-rule-exact",
            players=players,
            fewer=fewer,
            seconds=PATIENCE_MS // 1000,
        ),
    ]
    rows: Keyboard = [[_queue_button("stop", one.speaks, texts)]]
    return message(
        Reader(one.user_id, one.speaks),
        stack(parts),
        rows,
        act=Act.SEND if anew else Act.UPSERT,
        slot=QUEUE_SLOT,
        priority=Priority.GAME if anew else Priority.COSMETIC,
    )


def _queue_button(word: str, language: str, texts: Texts) -> dict[str, object]:
    label = texts.plain(language, f"button-queue-{word}")
    return {"text": label, "callback_data": data(Queue(word))}


def closing_letter(user_id: int, language: str, key: str, voice: Voice) -> Letter:
    """What the message about waiting becomes when the waiting is over."""
    text = voice.texts.say(language, key)
    return message(Reader(user_id, language), text, [], act=Act.EDIT, slot=QUEUE_SLOT)


def _ready_letter(proposal: Proposal, one: Seeker, texts: Texts) -> Letter:
    text = texts.say(
        one.speaks,
        "match-found",
        players=len(proposal.seekers),
        language=texts.plain(proposal.language, "language-name"),
        clock=proposal.clock.value,
        seconds=READY_MS // 1000,
    )

    def word(name: str, style: str = "") -> dict[str, object]:
        label = texts.plain(one.speaks, f"button-match-{name}")
        styled = {"style": style} if style else {}
        return {"text": label, "callback_data": data(Match(proposal.number, name)), **styled}

    return message(
        Reader(one.user_id, one.speaks),
        text,
        [[word("ready", "success"), word("no")], [word("room")]],
        slot=match_slot(proposal.number),
    )


# --- Use cases -----------------------------------------------------------------------------------


async def enqueue(tx: Transaction, person: PersonDocument, wishes: Wishes, voice: Voice) -> None:
    """Somebody begins to wait, or waits on with other wishes. Raises Barred."""
    seeker = Seeker(
        user_id=person.user_id,
        speaks=person.speaks,
        wishes=wishes,
        since_ms=tx.now_ms,
        blocks=person.blocks,
    )
    queue = matchmaking.seek(await tx.queue(), seeker)
    tx.put_person(person.changed(queued=True, wishes=wishes))
    tx.send(status_letter(queue, seeker, voice.texts))
    queue = matchmaking.shown(queue, {person.user_id: matchmaking.others_for(queue, seeker)})
    keep(tx, queue, voice)


async def leave(tx: Transaction, person: PersonDocument, key: str, voice: Voice) -> PersonDocument:
    """Somebody waits no longer, for the reason that the text `key` tells. The person as written."""
    if not person.queued:
        return person
    queue = await tx.queue()
    left = person.changed(queued=False)
    tx.put_person(left)
    tx.send(closing_letter(person.user_id, person.speaks, key, voice))
    keep(tx, matchmaking.stop(queue, person.user_id), voice)
    return left


async def widen(tx: Transaction, person: PersonDocument, voice: Voice) -> bool:
    """Somebody takes a table in any language from now on. False for one who does not wait."""
    queue = await tx.queue()
    if matchmaking.seeker_of(queue, person.user_id) is None:
        return False
    queue = matchmaking.widen(queue, person.user_id, LANGUAGES)
    seeker = matchmaking.seeker_of(queue, person.user_id)
    if seeker is not None:
        tx.send(status_letter(queue, seeker, voice.texts))
    keep(tx, queue, voice)
    return True


async def show_status(tx: Transaction, person: PersonDocument, voice: Voice) -> bool:
    """The message about one's waiting, once more. False for somebody who does not wait."""
    queue = await tx.queue()
    seeker = matchmaking.seeker_of(queue, person.user_id)
    if seeker is None:
        return False
    tx.send(status_letter(queue, seeker, voice.texts, anew=True))
    return True


async def look(tx: Transaction, voice: Voice) -> None:
    """Time has passed: fewer may do now, somebody may be asked for patience, numbers are told."""
    queue = await tx.queue()
    to_ask = matchmaking.to_widen(queue, tx.now_ms, LANGUAGES)
    for one in to_ask:
        text = voice.texts.say(one.speaks, "queue-widen")
        rows = [[_queue_button("widen", one.speaks, voice.texts)]]
        tx.send(message(Reader(one.user_id, one.speaks), text, rows, slot="widen"))
    queue = matchmaking.offered(queue, [one.user_id for one in to_ask])
    numbers = {one.user_id: matchmaking.others_for(queue, one) for one in queue.seekers}
    for one in queue.seekers:
        if numbers[one.user_id] != one.shown:
            tx.send(status_letter(queue, one, voice.texts))
    keep(tx, matchmaking.shown(queue, numbers), voice)


def keep(tx: Transaction, queue: QueueDocument, voice: Voice) -> None:
    """Makes the tables that can be made, stores the queue, and sets the time of the next look."""
    queue, made = matchmaking.form(queue, tx.now_ms)
    for proposal in made:
        tx.send(*(_ready_letter(proposal, one, voice.texts) for one in proposal.seekers))
        tx.deadline(f"ready:{proposal.number}", tx.now_ms + READY_MS)
    moments = [matchmaking.next_look(queue, tx.now_ms)]
    if any(matchmaking.others_for(queue, one) != one.shown for one in queue.seekers):
        moments.append((tx.now_ms // STATUS_MS + 1) * STATUS_MS)
    tx.deadline("queue", min((moment for moment in moments if moment is not None), default=None))
    tx.put_queue(queue)

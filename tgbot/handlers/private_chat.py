"""What handlers of private chats share: one transaction with the person who writes, and a reply."""

from collections.abc import Awaitable, Callable

from telegram import Update

from tgbot.bars import Barred
from tgbot.documents import PersonDocument
from tgbot.handlers.acquaintance import Actor, known
from tgbot.house import House, Voice
from tgbot.storage.transaction import Transaction
from tgbot.words.cast import Reader
from tgbot.words.message import message
from tgbot.words.texts import Code, Value

Work = Callable[[Transaction, PersonDocument], Awaitable[None]]


def reply(tx: Transaction, person: PersonDocument, voice: Voice, key: str, **facts: Value) -> None:
    """Tells a person one text."""
    text = voice.texts.say(person.speaks, key, **facts)
    tx.send(message(Reader(person.user_id, person.speaks), text))


async def in_private(house: House, update: Update, work: Work) -> None:
    """Runs a command's work in one transaction; a bar that it meets is told to who wrote."""
    user = update.effective_user
    if user is None:
        return
    actor = Actor.of(user)

    async def inside(tx: Transaction) -> None:
        person = await known(tx, actor, reachable=True)
        try:
            await work(tx, person)
        except Barred as barred:
            reply(
                tx,
                person,
                house.voice,
                barred.bar.value,
                code=Code(person.table or ""),
                command=Code("/newgame"),
                missing=0,
            )

    await house.store.transact(inside, update_id=update.update_id)


def words_after(update: Update) -> list[str]:
    """The words behind a command."""
    sent = update.effective_message
    return (sent.text or "").split()[1:] if sent else []

"""One tap as its use cases need it: who, where, what of the group, and the words for an answer."""

from dataclasses import dataclass

from telegram import Chat

from tgbot.bars import Bar
from tgbot.documents import PersonDocument
from tgbot.handlers.acquaintance import GROUPS
from tgbot.house import Answer, Voice
from tgbot.post import Act, Letter
from tgbot.storage.transaction import Transaction
from tgbot.tables.running import Stale
from tgbot.words.texts import Code


@dataclass(frozen=True, slots=True)
class Tap:
    """A tap inside its transaction.

    `admin`: the presser is known to run the group. `way`: a link into the group of a listed table,
    for somebody who is not in it; None when no way is needed, "" when there is none.
    """

    tx: Transaction
    person: PersonDocument
    chat: Chat | None
    admin: bool
    way: str | None
    voice: Voice

    def says(self, key: str, *, alert: bool = False) -> Answer:
        """An answer in the presser's language."""
        return Answer(self.voice.texts.plain(self.person.speaks, key), alert=alert)

    def barred(self, bar: Bar, missing: int = 0) -> Answer:
        """A no, and what to do instead."""
        text = self.voice.texts.plain(
            self.person.speaks,
            bar.value,
            missing=missing,
            code=Code(self.person.table or ""),
            command=Code("/newgame"),
        )
        return Answer(text, alert=True)

    def group(self) -> Chat:
        """The group of the pressed message. Raises Stale when the button stands in none."""
        if self.chat is None or self.chat.type not in GROUPS:
            raise Stale
        return self.chat

    def remove(self, slot: str) -> None:
        """A question that has been answered goes away."""
        if self.chat is not None:
            letter = Letter(chat=self.chat.id, act=Act.EDIT, method="deleteMessage", slot=slot)
            self.tx.send(letter)

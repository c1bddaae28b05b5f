"""Poll answers: ballots of the group's native poll.

An answer carries no chat and may come from anybody who sees the poll: only the living of the table
are counted. An answer whose poll is not registered yet waits for it; one in the name of a chat (an
anonymous admin's) cannot be matched with a seat, so that table goes on with buttons.
"""

from typing import Any

from telegram import Update
from telegram.ext import PollAnswerHandler

from tgbot.house import House
from tgbot.storage.transaction import Transaction
from tgbot.tables import place, play


class PollAnswers:
    """All poll answers."""

    def __init__(self, house: House) -> None:
        self._house = house

    def handlers(self) -> list[PollAnswerHandler[Any, Any]]:
        """One handler: the poll's id leads to its table and step."""
        return [PollAnswerHandler(self.on_answer)]

    async def on_answer(self, update: Update, _: object) -> None:
        """Counts one ballot, or parks it until its poll is known."""
        answer = update.poll_answer
        if answer is None or answer.user is None:
            return
        nameless = answer.voter_chat is not None
        user_id = answer.user.id
        option = answer.option_ids[0] if answer.option_ids else None

        async def inside(tx: Transaction) -> None:
            asked = await tx.poll(answer.poll_id)
            if asked is None:
                tx.park_answer(answer.poll_id, update.to_json())
                return
            if nameless:
                await place.vote_with_buttons(tx, asked.code, asked.step, self._house.voice)
                return
            await play.vote_by_poll(tx, asked.code, asked.step, user_id, option, self._house.voice)

        await self._house.store.transact(inside, update_id=update.update_id)

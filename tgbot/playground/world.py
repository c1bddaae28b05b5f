"""The simulated world: everybody and everything by its id, as people and as the bot may find it.

It knows Telegram and no game.
"""

import itertools
from collections.abc import Iterator

from tgbot.playground.clock import Clock
from tgbot.playground.errors import Impossible, bad_request, migrated
from tgbot.playground.model import Account, Chat, Member, Message, Poll, Query, Version


class World(Clock):
    """Everything there is, by its id, with the one clock."""

    def __init__(self, bot: Account) -> None:
        super().__init__()
        self.bot = bot
        self.accounts: dict[int, Account] = {bot.id: bot}
        self.chats: dict[int, Chat] = {}
        self.polls: dict[str, Poll] = {}
        self.queries: dict[str, Query] = {}
        self._numbers = itertools.count(1)
        self._private_ids = itertools.count(1)  # private chats and basic groups share one sequence

    def number(self) -> int:
        """A number that was not used before."""
        return next(self._numbers)

    def next_message_id(self, chat: Chat) -> int:
        if chat.kind == "supergroup":
            chat.last_id += 1
        else:
            chat.last_id = next(self._private_ids)
        return chat.last_id

    def account(self, user_id: int) -> Account:
        """An account by its id; raises Impossible."""
        try:
            return self.accounts[user_id]
        except KeyError:
            raise Impossible(f"there is nobody with the id {user_id}") from None

    def people(self) -> Iterator[Account]:
        return (account for account in self.accounts.values() if not account.is_bot)

    def groups(self) -> Iterator[Chat]:
        return (chat for chat in self.chats.values() if chat.kind != "private")

    def private_chat(self, person: Account) -> Chat:
        """The chat of a person with the bot; it is made when first asked for."""
        chat = self.chats.get(person.id)
        if chat is None:
            both = {who: Member(who) for who in (person.id, self.bot.id)}
            chat = self.chats[person.id] = Chat(person.id, "private", members=both)
        return chat

    def chat(self, chat_id: int) -> Chat:
        """A chat as people reach it: a migrated group leads on to its supergroup."""
        chat = self.chats.get(chat_id)
        if chat is None and chat_id in self.accounts:
            return self.private_chat(self.account(chat_id))
        if chat is None:
            raise Impossible(f"there is no chat with the id {chat_id}")
        return self.chats[chat.migrated_to] if chat.migrated_to else chat

    def chat_for_bot(self, chat_id: int | str) -> Chat:
        """A chat as the Bot API finds it; raises the documented refusals."""
        if isinstance(chat_id, str):
            for chat in self.groups():
                if chat.username and f"@{chat.username}".lower() == chat_id.lower():
                    return chat
            raise bad_request("chat not found")
        if chat_id > 0:
            person = self.accounts.get(chat_id)
            if person is None or person.is_bot or not self._met(person):
                raise bad_request("chat not found")
            return self.private_chat(person)
        found = self.chats.get(chat_id)
        if found is None or self.bot.id not in found.members:
            raise bad_request("chat not found")
        if found.migrated_to:
            raise migrated(found.migrated_to)
        return found

    def _met(self, person: Account) -> bool:
        """Whether the bot has ever come across this person."""
        return person.started or any(
            self.bot.id in chat.members
            and (person.id in chat.members or person.id in chat.requests)
            for chat in self.groups()
        )

    def history(self, chat: Chat) -> list[Message]:
        """The messages of a chat, oldest first; a supergroup begins with the group it was."""
        before = self.history(self.chats[chat.migrated_from]) if chat.migrated_from else []
        return before + list(chat.messages.values())

    def show(self, message: Message) -> None:
        """Note who sees the message in its present state, and tell of the change."""
        chat = self.chats[message.chat_id]
        rows = (message.markup or {}).get("inline_keyboard", [])
        labels = tuple(str(button["text"]) for row in rows for button in row)
        text = f"{message.poll.question} {message.text}" if message.poll else message.text
        message.versions.append(Version(self.now(), text, labels, chat.audience))
        self.touch()

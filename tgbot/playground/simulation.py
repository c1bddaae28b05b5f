"""The simulated Telegram as one thing: the world, and all that stands between it and the bot."""

import secrets
from dataclasses import dataclass, field

from tgbot.playground import entities, present
from tgbot.playground.deliveries import Deliveries
from tgbot.playground.journal import Journal
from tgbot.playground.limits import Limits, Meter
from tgbot.playground.model import Account, Chat, Json, Member, Message
from tgbot.playground.schema import PERMISSIONS
from tgbot.playground.world import World

BOT_ID = 7_000_000_001


@dataclass(frozen=True, slots=True)
class Options:
    """How this Telegram is.

    `limits` None: no speed limits. `query_life`: seconds in which a press may be answered.
    `strict`: unknown parameters are refused; a real server ignores them. `privacy`: the bot reads
    only what concerns it. `first_retry`: the first pause after a webhook's refusal, in seconds.
    """

    bot_name: str = "Playground"
    bot_username: str = "playground_bot"
    limits: Limits | None = None
    query_life: float = 15.0
    strict: bool = True
    privacy: bool = True
    first_retry: float = 0.1


@dataclass(slots=True)
class Profile:
    """What the bot has said about itself, by language, and its commands by scope and language."""

    texts: dict[tuple[str, str], str] = field(default_factory=dict)  # (what, language)
    commands: dict[tuple[str, str], list[Json]] = field(default_factory=dict)  # (scope, language)


class Simulation:
    """Everything that a call of the bot or an act of a person may touch."""

    def __init__(self, options: Options | None = None) -> None:
        self.options = options or Options()
        self.token = f"{BOT_ID}:{'PLAYGROUND'.ljust(35, '0')}"
        self._begin()

    def start_over(self) -> None:
        """Forget everybody and everything but the options."""
        self.stop()
        self._begin()

    def stop(self) -> None:
        """Nothing happens by itself any more."""
        self.world.stop_clock()
        self.deliveries.stop()

    def _begin(self) -> None:
        bot = Account(
            BOT_ID, self.options.bot_name, username=self.options.bot_username, is_bot=True
        )
        self.world = World(bot)
        self.deliveries = Deliveries(self.world.now, self.options.first_retry)
        self.meter = Meter(self.options.limits)
        self.journal = Journal()
        self.profile = Profile()
        self.files: dict[str, tuple[str, bytes]] = {}  # name and content, by file id
        self.calls_under_way = 0

    def keep_file(self, name: str, content: bytes) -> str:
        """Store a file that was sent; returns its id."""
        file_id = secrets.token_urlsafe(24)
        self.files[file_id] = (name, content)
        return file_id

    def new_group(self, title: str, owner: Account, kind: str, forum: bool = False) -> Chat:
        """A group that `owner` has just created."""
        number = 5_000_000_000 + self.world.number()
        basic = kind == "group"
        chat = Chat(
            id=-number if basic else -(10**12) - number,
            kind="group" if basic else "supergroup",
            title=title,
            forum=forum,
            members={owner.id: Member(owner.id, "creator")},
            permissions=frozenset(PERMISSIONS),
        )
        self.world.chats[chat.id] = chat
        self.world.touch()
        return chat

    def post(self, chat: Chat, message: Message) -> Message:
        """Put a message into a chat, where people see it at once."""
        message.id = self.world.next_message_id(chat)
        known = self.world.accounts
        message.entities = [
            entity
            for entity in message.entities
            if "user_id" not in entity or entity["user_id"] in known
        ]
        chat.messages[message.id] = message
        self.world.show(message)
        return message

    def draft(self, chat: Chat, sender_id: int) -> Message:
        """An empty message with today's date, to be filled and posted."""
        return Message(0, chat.id, int(self.world.now()), sender_id)

    def service(self, chat: Chat, sender_id: int, fields: Json, tell_bot: bool = True) -> Message:
        """Post a service message, such as somebody's coming or going."""
        message = self.draft(chat, sender_id)
        message.service = fields
        self.post(chat, message)
        if tell_bot:
            self.tell_bot(chat, message)
        return message

    def tell_bot(self, chat: Chat, message: Message) -> None:
        """Send the bot an update about a message, if it gets to see it."""
        if self._bot_reads(chat, message):
            payload = present.message(self.world, message)
            self.deliveries.push("message", payload, f"chat:{chat.id}")

    def _bot_reads(self, chat: Chat, message: Message) -> bool:
        bot = chat.member(self.world.bot.id)
        if chat.kind == "private":
            return not self.world.account(chat.id).blocked
        if not bot.present:
            return False
        if bot.admin or not self.options.privacy or message.service:
            return True
        replied = chat.messages.get(message.reply_to or 0)
        if replied is not None and replied.sender_id == self.world.bot.id:
            return True
        return any(
            entity["type"] == "bot_command" and self._addresses_bot(message.text, entity)
            for entity in message.entities
        )

    def _addresses_bot(self, text: str, entity: Json) -> bool:
        start = entity["offset"]
        raw = text.encode("utf-16-le")[start * 2 : (start + entity["length"]) * 2]
        _, at, name = raw.decode("utf-16-le").partition("@")
        return not at or name.lower() == self.options.bot_username.lower()

    def written(self, message: Message, text: str) -> Message:
        """Fill in a person's plain text, with the entities that apps find."""
        message.text = text.strip()
        message.entities = entities.found_in(message.text, [])
        return message

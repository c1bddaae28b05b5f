"""The bot put together: which parts there are, in which order they start and stop."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable

from tgbot.application import Front
from tgbot.commands import register
from tgbot.due import Due
from tgbot.handlers.membership import move_group
from tgbot.house import House, Voice
from tgbot.receipts import Receipts
from tgbot.settings import Settings
from tgbot.storage.store import Store, wall_clock
from tgbot.transport.courier import Courier
from tgbot.transport.line import Line, line_to, reach
from tgbot.transport.receiver import Inbox, Receiver
from tgbot.transport.timers import Ticker
from tgbot.transport.webhook import Webhook
from tgbot.words.texts import Texts

log = logging.getLogger(__name__)


@contextlib.asynccontextmanager
async def bot(
    settings: Settings,
    redis_url: str,
    clock: Callable[[], int] = wall_clock,
    texts: Texts | None = None,
) -> AsyncIterator[House]:
    """A running bot for as long as the context is open.

    On the way out it takes no more updates, finishes those in hand and delivers what is in flight;
    everything else stays in the store for the next start. `clock` is the store's, in milliseconds;
    `texts`, when they are given, are not read anew. Raises TelegramError when the token is refused,
    Unavailable when the store is out of reach.
    """
    store = Store.connect(redis_url, clock)
    await store.ping()
    if settings.redis_url is None:
        # An embedded store has one owner: whoever held a letter before is dead.
        await store.outbox.bury_couriers()
    line = line_to(settings)
    await reach(line)
    async with line:
        texts = texts or Texts.load()
        house = House(store, Voice(texts, line.username), line, settings)

        async def moved(old: int, new: int) -> None:
            await store.transact(lambda tx: move_group(tx, old, new, house))

        front = Front(house)
        courier = Courier(line, store, settings.limits, Receipts(house), moved)
        receiver = _receiver(line, store, Inbox(line, store, front.process), settings)
        ticker = Ticker(store, Due(house))
        async with front.app:
            await front.app.start()
            # A part that fails ends the group, and so the bot: half a bot would be a silent one.
            async with asyncio.TaskGroup() as parts:
                receiving = parts.create_task(receiver.run())
                parts.create_task(courier.run())
                parts.create_task(ticker.run())
                menu = parts.create_task(register(line, texts))
                log.info("@%s is ready", line.username)
                try:
                    yield house
                finally:
                    menu.cancel()
                    receiver.stop()
                    await asyncio.wait([receiving])
                    await front.app.stop()
                    ticker.stop()
                    courier.stop()
        await store.close()


def _receiver(line: Line, store: Store, inbox: Inbox, settings: Settings) -> Receiver | Webhook:
    """The way updates come in: asked for, or brought to the operator's address."""
    if settings.webhook_url is None or settings.webhook_secret is None:
        return Receiver(line, inbox)
    return Webhook(
        line,
        store,
        inbox,
        url=settings.webhook_url,
        secret=settings.webhook_secret.get_secret_value(),
        listen=settings.listen_address,
    )

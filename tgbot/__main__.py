"""The command line, and the composition root: read this first.

python -m tgbot run            the bot, as the environment describes it (.env.example)
python -m tgbot play           a whole Telegram in the browser, with the bot in it, for trying out
python -m tgbot verify FILE    replays a finished game's record against its revealed seed
python -m tgbot reports        what players have reported in the last two weeks, one JSON a line
"""

import argparse
import asyncio
import contextlib
import logging
import signal
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from telegram.error import TelegramError

from tgbot.assembly import bot
from tgbot.playground.client import Playground
from tgbot.playground.server import Served, serve
from tgbot.playground.simulation import Options
from tgbot.proof import judged
from tgbot.settings import BadSettings, Settings, load
from tgbot.storage.embedded import NoStore, embedded_store
from tgbot.storage.outage import Unavailable
from tgbot.storage.store import Store

USAGE_ERROR, FAILED = 2, 1
PLAYERS = (
    ("Alice", "en"),
    ("بهار", "fa"),
    ("Chloé", "fr"),
    ("Deniz", "tr"),
    ("Ева", "ru"),
    ("Felix", "en"),
    ("گلنار", "fa"),
)
"""Who sits around the playground's group, and what their phones speak."""
UNHURRIED = {"group_sends_per_minute": 600, "chat_sends_per_second": 30}
"""The playground has no flood control, so the bot need not hold back there."""


def main() -> int:
    """Runs one command; gives the exit code."""
    parser = argparse.ArgumentParser(prog="tgbot", description="Secret Hitler for Telegram")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("run", help="the bot, as the environment describes it")
    play = commands.add_parser("play", help="a whole Telegram in the browser, with the bot in it")
    play.add_argument("--port", type=int, default=8080, help="port of the page (default 8080)")
    check = commands.add_parser("verify", help="replay a game's record against its seed")
    check.add_argument("file", type=Path, help="the record, as the bot exported it")
    commands.add_parser("reports", help="what players have reported, one JSON a line")
    arguments = parser.parse_args()
    logging.basicConfig(
        format="%(asctime)s %(levelname)s %(name)s: %(message)s", level=logging.INFO
    )
    try:
        match arguments.command:
            case "run":
                settings = load()
                with _store(settings) as url:
                    asyncio.run(_run(settings, url))
            case "reports":
                with _store(load()) as url:
                    asyncio.run(_print_reports(url))
            case "play":
                asyncio.run(_play_with_store(arguments.port))
            case _:
                true, words = judged(arguments.file)
                print(words)
                return 0 if true else FAILED
    except (BadSettings, NoStore, Unavailable) as error:
        print(f"tgbot: {error}", file=sys.stderr)
        return USAGE_ERROR
    except TelegramError as error:
        print(f"tgbot: Telegram says: {error.message}", file=sys.stderr)
        return FAILED
    return 0


@contextlib.contextmanager
def _store(settings: Settings) -> Iterator[str]:
    """The address of the store: the operator's, or one that runs for as long as the bot does."""
    if settings.redis_url is not None:
        yield settings.redis_url
    else:
        with embedded_store(settings.data_dir) as url:
            yield url


async def _run(settings: Settings, url: str) -> None:
    async with bot(settings, url):
        await _told_to_stop()


async def _print_reports(url: str) -> None:
    store = Store.connect(url)
    for report in await store.read_reports():
        print(report)
    await store.close()


async def _told_to_stop() -> None:
    """Returns at the first SIGINT or SIGTERM."""
    stop = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, stop.set)
    await stop.wait()


async def _play_with_store(port: int) -> None:
    with (
        tempfile.TemporaryDirectory(prefix="tgbot-") as folder,
        embedded_store(Path(folder)) as url,
    ):
        await _play(url, port)


async def _play(url: str, port: int) -> None:
    """A simulated Telegram with a group of seven, the bot in it, and a page to act on."""
    try:
        world = await serve(Options(), port=port)
    except OSError:  # something else listens there
        world = await serve(Options(), port=0)
    settings = load(bot_token=world.token, bot_api_url=world.api_url, **UNHURRIED)
    try:
        async with bot(settings, url):
            await _furnish(world)
            print(f"Open {world.page_url} and play.", flush=True)
            await _told_to_stop()
    finally:
        await world.close()


async def _furnish(world: Served) -> None:
    """Seven people and a group, to which the first of them adds the bot."""
    async with Playground(world.api_url, world.token) as telegram:
        people = [await telegram.person(name, language=language) for name, language in PLAYERS]
        group = await telegram.group("Friday table", owner=people[0], members=people[1:])
        await group.add_bot(rights=["can_pin_messages", "can_delete_messages"])


if __name__ == "__main__":
    sys.exit(main())

"""Looks at the world, and turns of its own screws: clock, limits, who plays by themselves."""

import asyncio

from tgbot.playground import screens
from tgbot.playground.acts.ask import Ask
from tgbot.playground.limits import Limits, Meter
from tgbot.playground.model import Json


def screen(ask: Ask) -> Json:
    """Somebody's phone."""
    return screens.screen(ask.sim, ask.person())


def chat_screen(ask: Ask) -> Json:
    """One chat on somebody's phone."""
    return screens.chat_screen(ask.sim, ask.person(), ask.chat())


async def look(ask: Ask) -> Json:
    """Every phone at once, as soon as the world's version is another than `since`."""
    world = ask.sim.world
    version = await world.changed(ask["since"], ask.get("within", 20.0))
    return {
        "version": version,
        "bot": world.bot.username,
        "screens": [screens.screen(ask.sim, one, ask.get("newest", 40)) for one in world.people()],
        "auto": ask.auto.state(),
    }


def saw(ask: Ask) -> list[Json]:
    """All that somebody was ever shown."""
    return screens.saw(ask.sim, ask.person())


def overview(ask: Ask) -> Json:
    """Who and what there is."""
    world = ask.sim.world
    return {
        "version": world.version,
        "bot": {"id": world.bot.id, "username": world.bot.username, "name": world.bot.name},
        "people": [screens.card(person) for person in world.people()],
        "groups": [
            {
                "id": chat.id,
                "kind": chat.kind,
                "title": chat.title,
                "members": sorted(chat.audience),
            }
            for chat in world.groups()
            if not chat.migrated_to
        ],
        "auto": ask.auto.state(),
    }


async def changed(ask: Ask) -> int:
    """Wait until the world's version is another than `since`."""
    return await ask.sim.world.changed(ask["since"], ask.get("within", 20.0))


async def settled(ask: Ask) -> bool:
    """Wait until the bot has taken all updates and has been still for `quiet` seconds."""
    loop = asyncio.get_running_loop()
    deadline = loop.time() + ask.get("within", 10.0)
    world, quiet = ask.sim.world, ask.get("quiet", 0.05)
    while loop.time() < deadline:
        version = world.version
        busy = ask.sim.deliveries.pending or ask.sim.calls_under_way
        if await world.changed(version, quiet) == version and not busy:
            return True
    return False


def journal(ask: Ask) -> list[Json]:
    """The bot's calls."""
    return ask.sim.journal.read(ask.get("since", 0), ask.get("method"))


def advance(ask: Ask) -> None:
    """Let time pass."""
    ask.sim.world.advance(ask["seconds"])


def inject(ask: Ask) -> int:
    """Queue a raw update, however malformed."""
    return ask.sim.deliveries.push_raw(ask["update"])


def set_limits(ask: Ask) -> None:
    """Other speed limits, or none."""
    limits: Json | None = ask["limits"]
    ask.sim.meter = Meter(None if limits is None else Limits(**limits))


def auto(ask: Ask) -> Json:
    """Who plays by themselves, and how fast."""
    ask.auto.set(ask.get("people", []), ask.get("pace", 1.0))
    ask.sim.world.touch()
    return ask.auto.state()


def reset(ask: Ask) -> None:
    """A new world."""
    ask.auto.set([])
    ask.sim.start_over()

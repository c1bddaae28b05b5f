"""Taps that choose: a language, a group's settings, a page of the rules."""

from core.tables import TABLES
from tgbot.documents import Stage
from tgbot.handlers.acquaintance import known_group
from tgbot.handlers.privates import rules_keyboard
from tgbot.handlers.tap import Tap
from tgbot.house import Answer
from tgbot.languages import LANGUAGES
from tgbot.post import Act
from tgbot.tables import config, place, seating
from tgbot.tables.running import Stale
from tgbot.words.cast import Reader
from tgbot.words.message import message
from tgbot.words.rulebook import PAGES, page


async def configure(tap: Tap, setting: str, value: str) -> Answer:
    """A setting of the group, for its admins. Raises Stale."""
    chat = tap.group()
    if not tap.admin:
        return tap.says("config-admin", alert=True)
    group = await known_group(tap.tx, chat, tap.person.speaks)
    await config.configure(tap.tx, group, setting, value, tap.voice)
    return tap.says("done")


async def speak(tap: Tap, language: str, *, group: bool) -> Answer:
    """A language for oneself, or for the group by its admins. Raises Stale for one not spoken."""
    if language not in LANGUAGES:
        raise Stale
    if group:
        return await _group_speaks(tap, language)
    tap.tx.put_person(tap.person.changed(language=language))
    table = await seating.mine(tap.tx, tap.person.user_id)
    if table is not None:
        tap.tx.put_table(place.spoken_to(table, tap.person.user_id, language))
    return _set(tap, language)


async def _group_speaks(tap: Tap, language: str) -> Answer:
    if not tap.admin or tap.chat is None:
        return tap.says("language-admin", alert=True)
    group = (await tap.tx.group(tap.chat.id)).changed(language=language)
    tap.tx.put_group(group)
    table = await tap.tx.table(group.table) if group.table else None
    if table is not None:
        changed = table.changed(language=language)
        tap.tx.put_table(changed)
        if changed.stage is Stage.LOBBY:
            seating.keep(tap.tx, changed, tap.voice)
        place.show_panel(tap.tx, changed, tap.voice)
    config.show_again(tap.tx, group, tap.voice)
    return _set(tap, language)


def _set(tap: Tap, language: str) -> Answer:
    """Said in the new language."""
    return Answer(tap.voice.texts.plain(language, "language-set"))


def turn(tap: Tap, number: int, players: int) -> Answer:
    """Another page of the rules, in place of the one that is shown. Raises Stale."""
    if players not in TABLES or not 1 <= number <= PAGES:
        raise Stale
    language, texts = tap.person.speaks, tap.voice.texts
    text = page(texts, language, TABLES[players], number)
    rows = rules_keyboard(number, players, language, tap.voice)
    reader = Reader(tap.person.user_id, language)
    tap.tx.send(message(reader, text, rows, act=Act.UPSERT, slot="rules"))
    return Answer()

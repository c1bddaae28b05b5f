"""People of five languages around one table, and what each of them has read that is not theirs."""

from collections.abc import Sequence

from tests.bot.driver import Table
from tests.bot.natives import Native
from tests.bot.town import NAMES, Town
from tgbot.languages import LANGUAGES
from tgbot.playground.phones import Person

GROUP_TITLE = "Friends"
KNOWN = (*NAMES, GROUP_TITLE, *(f"Friend {number}" for number in range(7)))


async def gathered(town: Town, language: str, *, size: int = 7, seed: int = 1) -> Table:
    """People of five languages in a group to which one who speaks `language` has added the bot."""
    turn = LANGUAGES.index(language)
    tongues = [LANGUAGES[(turn + seat) % len(LANGUAGES)] for seat in range(size)]
    people = [
        await town.world.person(name, language=tongue)
        for name, tongue in zip(NAMES, tongues, strict=False)
    ]
    group = await town.world.group(GROUP_TITLE, owner=people[0], members=people[1:])
    await group.add_bot(rights=("can_pin_messages", "can_delete_messages"))
    await town.rest()
    return Table(town, people, group, seed, language)


def tongue(table: Table, person: Person, first: str = "") -> str:
    """The language of somebody at a table that `gathered`, the `first` one being the host's."""
    turn = LANGUAGES.index(first or table.language) + table.people.index(person)
    return LANGUAGES[turn % len(LANGUAGES)]


async def misread(
    person: Person, language: str, tables: Sequence[Table], *, private: bool = False
) -> list[str]:
    """Everything that somebody was ever shown and that is not in the language it should be in.

    A group's messages are in its table's language; private ones, and the answers to one's own
    presses wherever they were made, in one's own. With `private` only private ones are looked at.
    """
    groups = {table.group.id: Native(table.language, KNOWN) for table in tables}
    own = Native(language, KNOWN)
    found = []
    for entry in await person.saw():
        in_group = entry["chat_id"] != person.id
        if not entry["from_bot"] or (private and in_group):
            continue
        reader = groups[entry["chat_id"]] if in_group and entry["message_id"] else own
        for words in (entry["text"], *entry["buttons"]):
            found += [f"to {person}, not {reader.language}: {x}" for x in reader.foreign(words)]
    return found

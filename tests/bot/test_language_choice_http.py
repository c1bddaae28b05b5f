"""Who chooses in which language somebody, or a group, is spoken to: over HTTP.

The next message after a choice is in the new language; an answer to a press is the presser's.
"""

import pytest

from tests.bot.natives import Native
from tests.bot.polyglots import GROUP_TITLE, KNOWN, gathered, misread, tongue
from tests.bot.town import NAMES, Town
from tgbot.languages import LANGUAGES
from tgbot.playground.phones import Group, Person


async def told(person: Person, language: str, group: Group | None = None) -> bool:
    """Whether the bot's newest message there is in that language, and in that one alone."""
    newest = await person.last(group)
    said = [newest.text, *newest.labels]
    readers = [one for one in LANGUAGES if not any(map(Native(one, KNOWN).foreign, said))]
    return readers == [language]


async def hears(town: Town, person: Person, word: str, group: Group | None = None) -> None:
    """Somebody says something, and the bot has answered."""
    await person.say(word, group)
    await town.rest()


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("fa-IR", "fa"),
        ("fr-CA", "fr"),
        ("tr", "tr"),
        ("ru-RU", "ru"),
        ("pt-BR", "en"),
        (None, "en"),
    ],
)
async def test_a_person_and_the_group_they_bring_the_bot_to_are_spoken_to_in_their_language(
    town: Town, tag: str | None, language: str
) -> None:
    ann = await town.world.person("Ann", language=tag)
    await hears(town, ann, "/start")
    assert await told(ann, language)

    group = await town.world.group(GROUP_TITLE, owner=ann)
    await group.add_bot()
    await town.rest()
    assert await told(ann, language, group)


@pytest.mark.parametrize("chosen", [one for one in LANGUAGES if one != "fr"])
async def test_the_next_private_message_is_in_the_chosen_language(town: Town, chosen: str) -> None:
    ann = await town.world.person("Ann", language="fr")
    await hears(town, ann, "/help")
    assert await told(ann, "fr")

    await hears(town, ann, "/language")
    answer = await ann.press(town.texts.plain(chosen, "language-name"))
    assert answer.text == town.texts.plain(chosen, "language-set")

    await hears(town, ann, "/help")
    assert await told(ann, chosen)
    await ann.change(language="ru" if chosen != "ru" else "tr")
    await hears(town, ann, "/about")
    assert await told(ann, chosen), "what was chosen holds, whatever Telegram says"


async def test_a_group_follows_who_added_the_bot_until_an_admin_changes_it(town: Town) -> None:
    table = await gathered(town, "tr", size=5)
    owner, other = table.people[:2]
    assert tongue(table, other) != "tr"
    await hears(town, other, "/newgame", table.group)
    assert await told(owner, "tr", table.group)

    # What the owner reads in private is another matter.
    await hears(town, owner, "/language")
    await owner.press(town.texts.plain("en", "language-name"))
    await hears(town, other, "/players", table.group)
    assert await told(owner, "tr", table.group)

    await hears(town, owner, "/language", table.group)
    answer = await owner.press(town.texts.plain("fa", "language-name"), table.group)
    assert answer.text == town.texts.plain("fa", "language-set")
    await hears(town, other, "/history", table.group)
    assert await told(owner, "fa", table.group)
    labels = [label for one in await table.group.messages() for label in one.labels]
    assert town.texts.plain("fa", "button-start") in labels, "the lobby is said anew"
    assert town.texts.plain("tr", "button-start") not in labels


async def test_a_group_changes_its_language_in_the_middle_of_a_game(town: Town) -> None:
    table = await gathered(town, "ru", size=5)
    await table.deal()
    await hears(town, table.host, "/language", table.group)
    await table.host.press(town.texts.plain("fr", "language-name"), table.group)
    await town.rest()
    panel = next(one for one in await table.group.messages() if one.pinned)
    assert Native("fr", KNOWN).foreign(panel.text) == []
    assert town.texts.plain("fr", "button-my-role") in panel.labels

    table.language = "fr"
    before = len(await table.group.messages())
    await table.reach(lambda game: len(game.rounds) > 1)
    news = (await table.group.messages())[before:]
    assert news
    for one in news:
        assert Native("fr", KNOWN).foreign(one.poll.question if one.poll else one.text) == []
    for person in table.people:
        assert await misread(person, tongue(table, person, "ru"), [], private=True) == []


async def test_somebody_changes_their_language_in_the_middle_of_a_game(town: Town) -> None:
    table = await gathered(town, "en", size=5)
    await table.deal()
    candidate = await table.candidate()
    chosen = next(one for one in LANGUAGES if one not in (tongue(table, candidate), "en"))
    await hears(town, candidate, "/language")
    await candidate.press(town.texts.plain(chosen, "language-name"))
    await town.rest()

    alert = await candidate.press(table.label("button-my-role"), table.group)
    assert Native(chosen, KNOWN).foreign(alert.text) == []
    await hears(town, candidate, "/role")
    assert await told(candidate, chosen)
    assert not await told(candidate, chosen, table.group)


async def test_somebody_who_is_no_admin_is_told_so(town: Town) -> None:
    table = await gathered(town, "fa", size=5)
    await hears(town, table.people[1], "/language", table.group)
    said = (await table.group.last()).text
    assert said == town.texts.plain("fa", "language-admin"), "the group hears it in its language"


async def test_an_admins_choice_is_nobody_elses_to_make(town: Town) -> None:
    table = await gathered(town, "fa", size=5)
    member = table.people[1]
    own = tongue(table, member)
    await hears(town, table.host, "/language", table.group)
    answer = await member.press(town.texts.plain("tr", "language-name"), table.group)
    assert own not in ("fa", "tr")
    assert answer.alert
    assert answer.text == town.texts.plain(own, "language-admin"), "the presser is told in theirs"
    await hears(town, member, "/newgame", table.group)
    assert await told(member, "fa", table.group), "nothing has changed"


async def test_alerts_are_in_the_pressers_language_wherever_they_press(town: Town) -> None:
    table = await gathered(town, "tr", size=5)
    await table.deal()
    for number, language in enumerate(LANGUAGES):
        outsider = await town.world.person(NAMES[7 + number], language=language)
        await outsider.join(table.group)
        answer = await outsider.press(table.label("button-my-role"), table.group)
        assert answer.alert
        assert answer.text == town.texts.plain(language, "refused-not_seated")
    for person in table.people:
        answer = await person.press(table.label("button-claim"), table.group)
        assert answer.text == town.texts.plain(tongue(table, person), "no-claim")

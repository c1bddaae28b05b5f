"""Everybody reads their own language, whatever the table around them speaks: over HTTP.

What each phone has ever shown is given to natives (`tests.bot.natives`), who read one language.
"""

import pytest
import regex

from core.cards import Role
from tests.bot.driver import Manners, Table
from tests.bot.polyglots import gathered, misread, tongue
from tests.bot.strangers import play_on, reach, strangers
from tests.bot.town import FINISHED, Town
from tgbot.languages import LANGUAGES
from tgbot.words.cast import Cast, Reader
from tgbot.words.marks import ROLE_MARKS


async def says(table: Table, *words: str) -> None:
    """An admin says these words in the group, one after the other, and the bot answers."""
    for word in words:
        await table.host.say(word, table.group)
        await table.town.rest()


async def asks(table: Table, *words: str) -> None:
    """Everybody says these words in the private chat, one after the other."""
    for word in words:
        for person in table.people:
            await person.say(word)
        await table.town.rest()


# --- Whole games ----------------------------------------------------------------------------------


@pytest.mark.timeout(240)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_whole_game_in_which_nobody_reads_another_language(
    town: Town, language: str
) -> None:
    table = await gathered(town, language, seed=LANGUAGES.index(language))
    foreign = "fr" if language != "fr" else "ru"
    outsider = await town.world.person("Hugo", language=foreign)
    await outsider.join(table.group)
    await table.open()
    await says(table, "/config", "/players", "/language", "/join")
    await table.begin()

    # Everybody looks at their hand, somebody is late, somebody has no business here.
    for person in (*table.people, outsider):
        await person.press(table.label("button-my-role"), table.group)
        await person.press(table.label("button-claim"), table.group)
    await town.wait(11 * 60)  # and some are reminded
    await says(table, "/board", "/who", "/history", "/newgame", "/cancel", "/ping")
    await asks(table, "/role", "/board")
    leaver = table.people[-1]
    for word, answer in (("/leave", "button-flee"), ("/back", None)):
        await leaver.say(word)
        await town.rest()
        if answer is not None:
            await leaver.press(town.texts.plain(tongue(table, leaver), answer))
            await town.rest()
    await table.play(Manners(claim=0.7))
    assert FINISHED in (await table.group.last()).text
    await asks(table, "/history", "/role", "/help", "/about", "/rules", "/language", "/play")
    for person in table.people:
        await person.press(table.label("button-record"), table.group)
    await town.rest()

    for person in table.people:
        assert await misread(person, tongue(table, person), [table]) == []
    assert await misread(outsider, foreign, [table]) == []
    options = [call.params["options"] for call in await town.calls("sendPoll")]
    ballots = [table.label("button-ja"), table.label("button-nein")]
    assert all([one["text"] for one in shown] == ballots for shown in options)
    assert options
    assert await town.world.refused_calls() == []
    assert town.unanswered() == []


@pytest.mark.timeout(240)
async def test_a_table_in_private_chats_speaks_to_each_in_their_own_language(town: Town) -> None:
    people = await strangers(town, 7, LANGUAGES, name="Friend")
    host = people[0]
    await host.person.say("/private")
    await town.rest()
    table = await host.document()
    assert table is not None
    for one in people[1:]:
        await one.person.start(f"j-{table.code}-{table.key}")
        await town.rest()
    await host.press("button-list")  # from here on everybody is shown by their seat
    await host.press("button-start")
    await host.press("button-deal", players=len(people))
    for one in people:
        await one.press("button-my-role")
        await one.press("button-say")
        await one.press("label-hello")
        await town.wait(4)
    await reach(town, people, lambda game: any(past.enacted for past in game.rounds))
    for one in people:
        await one.press("button-claim")  # two of them are offered tiles, and choose below
    await play_on(town, people)

    for one in people:
        assert await misread(one.person, one.language, []) == []
        seen = await one.person.saw()
        labels = {label for entry in seen for label in entry["buttons"]}
        texts = [entry["text"] for entry in seen]
        # All that differs was there to be read: role, ballots, claims, phrases, the end.
        assert any(
            [await one.is_told("role-you", role=role.value, mark=ROLE_MARKS[role]) for role in Role]
        )
        assert {one.words("button-ja"), one.words("button-nein")} <= labels
        assert any("📣" in text and regex.search("[🕊💀]", text) for text in texts)
        assert any(one.words("phrase-hello") in text for text in texts)
        assert any(FINISHED in text for text in texts)


async def test_private_letters_in_the_groups_language_would_be_noticed(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    def mistaken(cast: Cast, seat: int) -> Reader:
        return Reader(cast.members[seat].user_id, cast.language)

    monkeypatch.setattr(Cast, "private", mistaken)
    table = await gathered(town, "tr", size=5)
    await table.deal()

    for person in table.people:
        strange = await misread(person, tongue(table, person), [table])
        assert bool(strange) == (tongue(table, person) != "tr")
        assert all("not tr" not in line for line in strange), "the group is spoken to as it should"

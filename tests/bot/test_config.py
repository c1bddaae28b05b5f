"""A group's settings: seen by all, changed by its admins, true from the next game on."""

from tests.bot.driver import Table
from tests.bot.town import FINISHED, Town
from tgbot.documents import BallotBox, Clock, GroupDocument, Reveal, Visibility
from tgbot.playground.phones import Person
from tgbot.playground.seen import Pressed, Seen
from tgbot.storage.transaction import Transaction


async def settings(table: Table) -> Seen:
    """The settings message, as the group sees it."""
    return await table.group.owner.expects("Settings of this group", table.group)


async def stored(table: Table) -> GroupDocument:
    async def work(tx: Transaction) -> GroupDocument:
        return await tx.group(table.group.id)

    return await table.town.store.transact(work)


async def press(table: Table, who: Person, label: str) -> Pressed:
    answer = await who.press(label, table.group)
    await table.town.rest()
    return answer


async def opened(town: Town, size: int = 5) -> Table:
    table = await Table.gather(town, size)
    await table.people[1].say("/config", table.group)
    await town.rest()
    return table


async def test_everybody_sees_the_settings_and_only_admins_change_them(town: Town) -> None:
    table = await opened(town)
    assert "Clock: relaxed" in (await settings(table)).text

    refused = await press(table, table.people[1], "⏱ Use the timed clock")
    assert refused.alert
    assert "Only a group admin" in refused.text
    assert (await stored(table)).clock is Clock.RELAXED

    await press(table, table.host, "⏱ Use the timed clock")
    assert "Clock: timed" in (await settings(table)).text
    assert (await stored(table)).clock is Clock.TIMED


async def test_every_setting_goes_there_and_back(town: Town) -> None:
    table = await opened(town)
    before = await stored(table)
    there = [row[0].text for row in (await settings(table)).buttons[:5]]
    for label in there:
        await press(table, table.host, label)
    changed = await stored(table)
    assert (changed.clock, changed.ballots, changed.reveal, changed.autostart, changed.listed) == (
        *(Clock.TIMED, BallotBox.BUTTONS, Reveal.ROLES),
        *(True, True),
    )

    for row in (await settings(table)).buttons[:5]:
        assert row[0].text not in there
        await press(table, table.host, row[0].text)
    assert await stored(table) == before
    assert await town.world.refused_calls() == []


async def test_a_second_tap_on_an_old_button_changes_nothing_back(town: Town) -> None:
    table = await opened(town)
    old = (await settings(table)).button("⏱ Use the timed clock")
    for _ in range(2):
        await table.host.press(old)
        await town.rest()
    assert (await stored(table)).clock is Clock.TIMED


async def test_the_language_is_chosen_there_too(town: Town) -> None:
    table = await opened(town)
    await press(table, table.host, "Français")
    assert (await stored(table)).language == "fr"


async def test_an_open_lobby_takes_new_settings_at_once_and_a_running_game_does_not(
    town: Town,
) -> None:
    table = await opened(town)
    await table.open()
    await press(table, table.host, "🗳 Vote with buttons")
    await press(table, table.host, "🌍 Let strangers find us")
    document = await table.document()
    assert (document.ballots, document.visibility) == (BallotBox.BUTTONS, Visibility.LISTED)

    await table.begin()
    await press(table, table.host, "🗳 Vote with polls")
    assert (await table.document()).ballots is BallotBox.BUTTONS
    await table.play()
    assert FINISHED in (await table.group.last()).text
    assert await town.calls("sendPoll") == []


async def test_a_forged_setting_is_nothing(town: Town) -> None:
    table = await opened(town)
    before = await stored(table)
    real = (await settings(table)).buttons[0][0]
    for forged in ("g:clock:never", "g:next_game:yes", "g:clock", "g::"):
        button = type(real)(
            *(real.chat_id, real.message_id, real.text, real.kind, forged, None, None, None)
        )
        answer = await table.host.press(button)
        assert "too old" in answer.text
    assert await stored(table) == before


async def test_roles_only_means_no_record_of_hands(town: Town) -> None:
    table = await opened(town)
    await press(table, table.host, "🔓 Show only the roles")
    await table.deal()
    await table.play()
    assert (await table.group.last()).labels == ["🔁 Play again"]
    await table.host.say("/history")
    await town.rest()
    record = await table.host.last()
    assert "📄 Whole record" not in record.labels
    assert "drew" not in record.text

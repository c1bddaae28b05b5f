"""Groups that strangers come into, over HTTP: made by one of them, and listed ones."""

from collections.abc import Sequence

import pytest

from tests.bot.strangers import Stranger, strangers
from tests.bot.town import PATIENCE_S, Town
from tgbot.documents import Stage, TableDocument
from tgbot.playground.phones import Group
from tgbot.strangers.rooms import COME_MS, MAKE_ROOM_MS

COME, MAKE_ROOM = COME_MS / 1000, MAKE_ROOM_MS / 1000


async def table_of(one: Stranger) -> TableDocument:
    found = await one.document()
    assert found is not None, f"{one.person} sits nowhere"
    return found


async def found_table(town: Town, count: int = 7) -> list[Stranger]:
    """Strangers who are ready; the third makes a room."""
    people = await strangers(town, count)
    for one in people:
        await one.seek()
    for number, one in enumerate(people):
        await one.press("button-match-room" if number == 2 else "button-match-ready")
    return people


async def room_of(town: Town, owner: Stranger, title: str = "Our room") -> Group:
    """A group that its owner has just created for the table, and chosen."""
    group = await town.world.group(title, owner=owner.person, kind="group")
    await owner.person.share(owner.words("key-room"), group)
    await town.rest()
    return group


async def way_of(one: Stranger) -> str:
    """Where the button leads that shows the way into the room."""
    shown = await one.person.sees()
    labelled = [seen for seen in shown if one.words("button-way") in seen.labels]
    return labelled[-1].button(one.words("button-way")).url or ""


async def come(town: Town, people: Sequence[Stranger]) -> None:
    """They press the button, and ask to join."""
    for one in people:
        await one.person.press(one.words("button-way"), wait=PATIENCE_S)
        await town.rest()


async def members(group: Group, town: Town) -> set[int]:
    shown = await town.world.ask("overview")
    chat = next(one for one in shown["groups"] if one["id"] == group.id)
    return set(chat["members"])


async def test_a_found_table_moves_into_a_room_and_begins_when_all_are_in(town: Town) -> None:
    people = await found_table(town)
    host = people[2]
    others = [one for one in people if one is not host]
    table = await table_of(host)
    assert (table.stage, table.host) == (Stage.LOBBY, host.id)
    group = await room_of(town, host)
    moved = await table_of(host)
    assert moved.venue.chat == group.id
    assert [member.user_id for member in moved.members] == [host.id]
    # The link is worth nothing to somebody else.
    way = await way_of(others[0])
    (outsider,) = await strangers(town, 1, name="Outsider")
    assert await outsider.person.open(way) == "request"
    await town.rest()
    assert await outsider.is_told("room-closed", group="\u2068Our room\u2069")
    declined = await town.calls("declineChatJoinRequest")
    assert [call.params["user_id"] for call in declined] == [outsider.id]
    await come(town, others[:5])
    assert (await table_of(host)).stage is Stage.LOBBY
    assert len((await table_of(host)).members) == 6
    await come(town, others[5:])
    playing = await table_of(others[0])
    assert playing.stage is Stage.PLAYING
    assert {member.user_id for member in playing.members} == {one.id for one in people}
    approved = await town.calls("approveChatJoinRequest")
    assert {call.params["user_id"] for call in approved} == {one.id for one in others}
    assert "Round 1" in (await group.last()).text
    assert await town.world.refused_calls() == []


async def test_a_room_that_nobody_makes_is_done_without(town: Town) -> None:
    people = await found_table(town)
    await town.wait(MAKE_ROOM + 1)
    table = await table_of(people[0])
    assert (table.stage, table.venue.chat) == (Stage.PLAYING, None)
    assert await people[2].is_told("room-late")


async def test_who_does_not_come_is_done_without(town: Town) -> None:
    people = await found_table(town)
    host, late = people[2], people[6]
    await room_of(town, host)
    way = await way_of(late)
    await come(town, [people[0], people[1], people[3], people[4]])
    assert (await table_of(host)).stage is Stage.LOBBY
    await town.wait(COME + 1)
    table = await table_of(host)
    assert (table.stage, len(table.members)) == (Stage.PLAYING, 5)
    assert await late.is_told("room-missed", command="/play")
    assert await late.document() is None
    # The way is closed behind them.
    assert await late.person.open(way) == "request"
    await town.rest()
    declined = await town.calls("declineChatJoinRequest")
    assert [call.params["user_id"] for call in declined] == [late.id]


async def test_too_few_in_the_room_are_found_by_others(town: Town) -> None:
    people = await found_table(town)
    host = people[2]
    await room_of(town, host)
    await come(town, people[:2])
    await town.wait(COME + 1)
    table = await table_of(host)
    assert (table.stage, len(table.members)) == (Stage.LOBBY, 3)
    (guest,) = await strangers(town, 1, name="Guest")
    await guest.person.say("/tables")
    await town.rest()
    await guest.press("button-enter", code=table.code)
    assert len((await table_of(host)).members) == 3  # outside, no seat counts
    await come(town, [guest])
    assert (await table_of(guest)).code == table.code


async def test_friends_move_their_table_into_a_group_and_next_time_with_one_tap(
    town: Town,
) -> None:
    host, guest = await strangers(town, 2, name="Friend")
    await host.person.say("/private")
    await town.rest()
    table = await table_of(host)
    await guest.person.say(f"/join {table.code}")
    await town.rest()
    await guest.press("button-room")
    assert not await guest.is_told("room-ask")  # the host decides
    await host.press("button-room")
    group = await room_of(town, host, "Home")
    await come(town, [guest])
    assert len((await table_of(guest)).members) == 2
    assert await guest.is_told("room-moved", code=table.code)
    await host.person.say("/cancel", group)
    await town.rest()
    await host.press("button-close")
    await host.person.say("/private")
    await town.rest()
    await host.press("button-room")
    await host.press("button-home")
    again = await table_of(host)
    assert again.code != table.code
    assert again.venue.chat == group.id


async def test_a_room_that_becomes_a_supergroup_shows_the_way_anew(town: Town) -> None:
    people = await found_table(town)
    host, guest = people[2], people[0]
    group = await room_of(town, host)
    old_way = await way_of(guest)
    await group.migrate()
    await town.rest()
    assert await way_of(guest) != old_way
    await come(town, [guest])
    table = await table_of(guest)
    assert table.venue.chat == group.id
    assert len(table.members) == 2


async def test_a_group_where_the_bot_may_not_invite_is_no_room(town: Town) -> None:
    (host,) = await strangers(town, 1)
    await host.person.say("/private")
    await town.rest()
    await host.press("button-room")
    owner, *_ = await strangers(town, 1, name="Owner")
    group = await town.world.group("Not mine", owner=owner.person, members=[host.person])
    await group.promote(host.person, rights=["can_invite_users", "can_delete_messages"])
    await group.add_bot()
    await host.person.share(host.words("key-room"), group)
    await town.rest()
    assert await host.is_told("room-no-rights")
    assert (await table_of(host)).venue.chat is None


@pytest.mark.parametrize("username", [None, "friendly_chess"])
async def test_a_listed_group_lets_in_whom_the_bot_has_shown_the_way(
    town: Town, username: str | None
) -> None:
    owner, member, guest, curious = await strangers(town, 4, name="Person")
    group = await town.world.group(
        "Open house", owner=owner.person, members=[member.person], username=username
    )
    await group.add_bot(rights=["can_invite_users"])
    await town.rest()
    await owner.person.say("/config", group)
    await town.rest()
    await owner.press("button-config-listed", chosen="yes")
    await owner.person.say("/newgame", group)
    await town.rest()
    table = await town.store.read_table((await town.store.read_group(group.id)).table or "")
    assert table is not None
    for one in (member, guest):
        await one.person.say("/tables")
        await town.rest()
        await one.press("button-clock", clock="any")
        await one.press("button-enter", code=table.code)
    assert (await table_of(member)).code == table.code  # who is in sits at once
    assert await guest.document() is None
    way = await way_of(guest)
    if username is None:
        assert await curious.person.open(way) == "request"
        await town.rest()
        assert curious.id not in await members(group, town)
    await come(town, [guest])
    assert (await table_of(guest)).code == table.code


async def test_requests_by_a_link_of_the_groups_own_admins_are_theirs_to_answer(
    town: Town,
) -> None:
    people = await found_table(town)
    group = await room_of(town, people[2])
    own_link = await group.invite(asks=True)
    (outsider,) = await strangers(town, 1, name="Outsider")
    assert await outsider.person.open(own_link) == "request"
    await town.rest()
    assert not await town.calls("declineChatJoinRequest", "approveChatJoinRequest")

"""Groups in the simulated Telegram: coming and going, rights, migration, topics, invitations."""

import pytest
from telegram import (
    Bot,
    ChatAdministratorRights,
    ChatMemberAdministrator,
    ChatPermissions,
    KeyboardButton,
    KeyboardButtonRequestChat,
    ReplyKeyboardMarkup,
    ReplyKeyboardRemove,
    Update,
)
from telegram.error import BadRequest, ChatMigrated, Forbidden

from tgbot.playground.client import Playground
from tgbot.playground.errors import Impossible
from tgbot.playground.phones import Group, Person


async def friends(
    world: Playground, kind: str = "supergroup", forum: bool = False
) -> tuple[Person, Person, Group]:
    ann, bob = await world.person("Ann"), await world.person("Bob")
    group = await world.group("Friends", ann, [bob], kind=kind, forum=forum)
    await group.add_bot()
    return ann, bob, group


async def heard(api: Bot) -> list[Update]:
    """The updates so far, confirmed; of all kinds."""
    updates = await api.get_updates(allowed_updates=Update.ALL_TYPES)
    if updates:
        await api.get_updates(offset=updates[-1].update_id + 1)
    return list(updates)


async def test_the_bot_learns_who_added_it_and_who_threw_it_out(
    world: Playground, api: Bot
) -> None:
    ann, _, group = await friends(world)
    added, welcome = await heard(api)
    assert added.my_chat_member is not None
    assert added.my_chat_member.from_user.id == ann.id
    assert added.my_chat_member.new_chat_member.status == "member"
    assert welcome.message is not None
    assert [one.is_bot for one in welcome.message.new_chat_members] == [True]
    await group.remove_bot()
    (thrown_out,) = await heard(api)
    assert thrown_out.my_chat_member is not None
    assert thrown_out.my_chat_member.new_chat_member.status == "kicked"
    with pytest.raises(Forbidden, match="bot was kicked from the supergroup chat"):
        await api.send_message(group.id, "hello?")
    await group.add_bot()
    assert await api.leave_chat(group.id)
    with pytest.raises(Forbidden, match="bot is not a member of the supergroup chat"):
        await api.send_message(group.id, "bye")


async def test_a_link_adds_the_bot_with_rights(world: Playground, api: Bot) -> None:
    ann = await world.person("Ann")
    group = await world.group("Friends", ann)
    link = "https://t.me/playground_bot?startgroup=hi&admin=pin_messages+delete_messages"
    assert await ann.open(link, group) == "group"
    me = await api.get_chat_member(group.id, api.id)
    assert isinstance(me, ChatMemberAdministrator)
    assert (me.can_pin_messages, me.can_invite_users) == (True, False)
    texts = [one.message.text for one in await heard(api) if one.message and one.message.text]
    assert texts == ["/start@playground_bot hi"]


async def test_privacy_hides_what_is_not_meant_for_the_bot(world: Playground, api: Bot) -> None:
    ann, bob, group = await friends(world)
    question = await api.send_message(group.id, "Who?")
    await heard(api)
    asked = await ann.last(group)
    assert asked.id == question.message_id
    await bob.say("I think it is Ann", group)
    await bob.say("/vote@other_bot", group)
    await bob.say("/board", group)
    await bob.say("please /board@Playground_Bot", group)
    await bob.say("me", group, reply_to=asked)
    read = [one.message.text for one in await heard(api) if one.message]
    assert read == ["/board", "please /board@Playground_Bot", "me"]
    await group.promote()
    await bob.say("and now?", group)
    assert "and now?" in [one.message.text for one in await heard(api) if one.message]


async def test_an_administrator_hears_of_others_coming_and_going(
    world: Playground, api: Bot
) -> None:
    _, bob, group = await friends(world)
    await heard(api)
    await bob.leave(group)
    (left,) = await heard(api)
    assert left.message is not None
    assert left.message.left_chat_member is not None
    assert left.message.left_chat_member.id == bob.id
    await group.promote()
    await bob.join(group)
    kinds = [one.chat_member.new_chat_member.status for one in await heard(api) if one.chat_member]
    assert kinds == ["member"]
    await group.remove(bob)
    with pytest.raises(Impossible, match="Bob was removed from Friends"):
        await bob.join(group)
    assert (await api.get_chat_member(group.id, bob.id)).status == "kicked"


async def test_pinning_needs_the_right(world: Playground, api: Bot) -> None:
    ann, _, group = await friends(world)
    sent = await api.send_message(group.id, "Board")
    with pytest.raises(BadRequest, match="Not enough rights to manage pinned messages in the chat"):
        await api.pin_chat_message(group.id, sent.message_id)
    await group.promote(rights=["can_pin_messages"])
    await api.pin_chat_message(group.id, sent.message_id)
    pinned = (await api.get_chat(group.id)).pinned_message
    assert pinned is not None
    assert pinned.message_id == sent.message_id
    assert [one.service for one in await ann.sees(group)][-1] == "pinned_message"
    await api.unpin_chat_message(group.id)
    assert (await api.get_chat(group.id)).pinned_message is None
    with pytest.raises(BadRequest, match="Message to unpin not found"):
        await api.unpin_chat_message(group.id, sent.message_id)
    assert await api.unpin_all_chat_messages(group.id)


async def test_a_group_becomes_a_supergroup(world: Playground, api: Bot) -> None:
    ann, bob, group = await friends(world, kind="group")
    old = group.id
    sent = await api.send_message(old, "Old board")
    await heard(api)
    await group.migrate()
    service = [one.message for one in await heard(api) if one.message]
    assert [one.migrate_to_chat_id for one in service] == [group.id, None]
    assert [one.migrate_from_chat_id for one in service] == [None, old]
    with pytest.raises(ChatMigrated) as refusal:
        await api.send_message(old, "anybody?")
    assert refusal.value.new_chat_id == group.id
    with pytest.raises(BadRequest, match="Message to edit not found"):
        await api.edit_message_text("New board", group.id, sent.message_id)
    await api.send_message(group.id, "New board")
    texts = [one.text for one in await bob.sees(group) if one.text]
    assert texts == ["Old board", "New board"]
    await ann.say("/board", group)


async def test_administrators_members_and_their_number(world: Playground, api: Bot) -> None:
    ann, bob, group = await friends(world)
    assert [one.user.id for one in await api.get_chat_administrators(group.id)] == [ann.id]
    assert await api.get_chat_member_count(group.id) == 3
    assert (await api.get_chat_member(group.id, bob.id)).status == "member"
    eve = await world.person("Eve")
    assert (await api.get_chat_member(group.id, eve.id)).status == "left"
    with pytest.raises(BadRequest, match="Participant_id_invalid"):
        await api.get_chat_member(group.id, 4711)
    full = await api.get_chat(group.id)
    assert full.permissions is not None
    assert full.permissions.can_send_polls is True


async def test_a_muted_person_cannot_write_until_the_time_is_over(
    world: Playground, api: Bot
) -> None:
    ann, bob, group = await friends(world)
    mute = ChatPermissions.no_permissions()
    with pytest.raises(BadRequest, match="Not enough rights to restrict/unrestrict chat member"):
        await api.restrict_chat_member(group.id, bob.id, mute)
    await group.promote(rights=["can_restrict_members"])
    with pytest.raises(BadRequest, match="Can't remove chat owner"):
        await api.restrict_chat_member(group.id, ann.id, mute)
    sent = await api.send_message(group.id, "Quiet!")
    until = int(sent.date.timestamp()) + 60
    await api.restrict_chat_member(group.id, bob.id, mute, until_date=until)
    with pytest.raises(Impossible, match="Bob may not write in Friends"):
        await bob.say("But", group)
    await world.advance(61)
    await bob.say("At last", group)


async def test_topics_are_written_into_by_their_number(world: Playground, api: Bot) -> None:
    _, bob, group = await friends(world, forum=True)
    topic = await group.topic("Games")
    sent = await api.send_message(group.id, "Board", message_thread_id=topic)
    assert (sent.message_thread_id, sent.is_topic_message) == (topic, True)
    await heard(api)
    await bob.say("/board", group, topic=topic)
    (asked,) = await heard(api)
    assert asked.message is not None
    assert asked.message.message_thread_id == topic
    with pytest.raises(BadRequest, match="Message thread not found"):
        await api.send_message(group.id, "Board", message_thread_id=4711)
    await group.close_topic(topic)
    with pytest.raises(BadRequest, match="Topic_closed"):
        await api.send_message(group.id, "Board", message_thread_id=topic)


async def test_anonymous_admins_and_channels_write_under_other_names(
    world: Playground, api: Bot
) -> None:
    ann, bob, group = await friends(world)
    await group.promote(ann, anonymous=True)
    await heard(api)
    await ann.say("/newgame", group)
    await bob.say("/newgame", group, as_channel="Bob's news")
    anonymous, channel = [one.message for one in await heard(api) if one.message]
    assert anonymous.from_user is not None
    assert anonymous.from_user.id == 1087968824
    assert anonymous.sender_chat is not None
    assert anonymous.sender_chat.id == group.id
    assert channel.from_user is not None
    assert channel.from_user.id == 136817688
    assert channel.sender_chat is not None
    assert channel.sender_chat.type == "channel"


async def test_people_ask_to_join_and_are_let_in_or_not(world: Playground, api: Bot) -> None:
    _, _, group = await friends(world)
    eve, max_ = await world.person("Eve"), await world.person("Max")
    with pytest.raises(BadRequest, match="Not enough rights to manage chat invite link"):
        await api.create_chat_invite_link(group.id)
    await group.promote(rights=["can_invite_users"])
    link = await api.create_chat_invite_link(group.id, name="Game", creates_join_request=True)
    await heard(api)
    assert await eve.open(link.invite_link) == "request"
    assert await max_.open(link.invite_link) == "request"
    first, _ = [one.chat_join_request for one in await heard(api) if one.chat_join_request]
    assert (first.from_user.id, first.user_chat_id) == (eve.id, eve.id)
    await api.send_message(first.user_chat_id, "One moment")
    assert await api.approve_chat_join_request(group.id, eve.id)
    assert await api.decline_chat_join_request(group.id, max_.id)
    with pytest.raises(BadRequest, match="User_already_participant"):
        await api.approve_chat_join_request(group.id, eve.id)
    with pytest.raises(BadRequest, match="Hide_requester_missing"):
        await api.approve_chat_join_request(group.id, max_.id)
    with pytest.raises(Forbidden, match="can't initiate conversation"):
        await api.send_message(first.user_chat_id, "Welcome")
    open_link = await api.export_chat_invite_link(group.id)
    assert await max_.open(open_link) == "group"
    assert await api.get_chat_member_count(group.id) == 5
    await api.revoke_chat_invite_link(group.id, open_link)
    with pytest.raises(Impossible, match="this invite link has expired"):
        await (await world.person("Zoe")).open(open_link)


async def test_somebody_shares_a_group_by_a_button(world: Playground, api: Bot) -> None:
    ann, bob, _ = await friends(world)
    other = await world.group("Others", ann, [bob])
    none = ChatAdministratorRights.no_rights().to_dict()
    rights = ChatAdministratorRights.de_json(none | {"can_invite_users": True})
    wanted = KeyboardButtonRequestChat(
        7, chat_is_channel=False, user_administrator_rights=rights, bot_administrator_rights=rights,
        request_title=True,
    )  # fmt: skip
    keyboard = ReplyKeyboardMarkup([[KeyboardButton("Choose a group", request_chat=wanted)]])
    for person in (ann, bob):
        await person.start()
        await api.send_message(person.id, "Where?", reply_markup=keyboard)
    await heard(api)
    with pytest.raises(Impossible, match="Bob is no administrator of Others"):
        await bob.share("Choose a group", other)
    await ann.share("Choose a group", other)
    (shared,) = [one.message for one in await heard(api) if one.message and one.message.chat_shared]
    assert shared.chat_shared is not None
    assert (shared.chat_shared.request_id, shared.chat_shared.chat_id) == (7, other.id)
    assert shared.chat_shared.title == "Others"
    me = await api.get_chat_member(other.id, api.id)
    assert isinstance(me, ChatMemberAdministrator)
    await api.send_message(ann.id, "Thanks", reply_markup=ReplyKeyboardRemove())
    with pytest.raises(Impossible, match="no button"):
        await ann.share("Choose a group", other)


async def test_a_reaction_is_seen(world: Playground, api: Bot) -> None:
    _, bob, group = await friends(world)
    asked = await bob.say("/board", group)
    await api.set_message_reaction(group.id, asked.id, "👀")
    assert (await bob.sees(group))[-1].raw["reactions"] == ["👀"]
    await api.set_message_reaction(group.id, asked.id)
    assert (await bob.sees(group))[-1].raw["reactions"] == []

"""A group for a table of strangers, inside one transaction: one makes it, they alone come in.

Law: nobody comes in by the bot's link who was not shown the way, and a seat counts only once its
person is in the group. The same holds for a group that lists its lobbies.
"""

from typing import Any

from tgbot.bars import Bar, Barred
from tgbot.buttons import AtTable, data
from tgbot.documents import (
    GroupDocument,
    Member,
    PersonDocument,
    Stage,
    TableDocument,
    Venue,
    Visibility,
)
from tgbot.house import Voice
from tgbot.post import Act, Letter
from tgbot.queue import listing
from tgbot.storage.transaction import Transaction
from tgbot.tables import lobby, seating
from tgbot.words.cast import Reader
from tgbot.words.message import message, panel_slot
from tgbot.words.texts import Code, Name

MAKE_ROOM_MS = 120_000
"""How long a found table waits for its room; then it plays in private chats."""
COME_MS = 180_000
"""How long a room waits for its people; then it begins without the rest."""
WAY_MS = 600_000
"""How long somebody who was shown the way into a group is let in."""

ADMIN_RIGHTS = (
    *("is_anonymous", "can_manage_chat", "can_delete_messages", "can_manage_video_chats"),
    *("can_restrict_members", "can_promote_members", "can_change_info", "can_invite_users"),
    *("can_post_stories", "can_edit_stories", "can_delete_stories"),
)
"""The rights that a request for a chat must speak of."""
WANTED_RIGHTS = frozenset({"can_manage_chat", "can_delete_messages", "can_invite_users"})
"""To make a link that asks, let people in by it, and tidy up the lobby's panel."""


def _rights(wanted: frozenset[str], **more: bool) -> dict[str, bool]:
    return {name: name in wanted for name in ADMIN_RIGHTS} | more


def room_keyboard(language: str, voice: Voice) -> dict[str, Any]:
    """The key that lets a person choose or create a group and makes the bot its admin."""
    request = {
        "request_id": 1,
        "chat_is_channel": False,
        "user_administrator_rights": _rights(
            WANTED_RIGHTS | {"can_promote_members"}, can_pin_messages=True
        ),
        "bot_administrator_rights": _rights(WANTED_RIGHTS, can_pin_messages=True),
        "bot_is_member": True,
        "request_title": True,
    }
    key = {"text": voice.texts.plain(language, "key-room"), "request_chat": request}
    return {"keyboard": [[key]], "resize_keyboard": True, "one_time_keyboard": True}


def _with_keys(letter: Letter, markup: dict[str, Any]) -> Letter:
    """The letter with keys in place of the keyboard of letters."""
    return letter.model_copy(update={"params": {**letter.params, "reply_markup": markup}})


async def ask_for_room(
    tx: Transaction, table: TableDocument, host: PersonDocument, voice: Voice
) -> None:
    """Asks the host for a group: the one of last time with a tap, or another one with two.

    Raises Barred for a table that has begun, or stands in a group already.
    """
    if table.stage is not Stage.LOBBY or table.venue.chat is not None:
        raise Barred(Bar.TOO_LATE)
    reader, texts = Reader(host.user_id, host.speaks), voice.texts
    text = texts.say(reader.language, "room-ask")
    tx.send(_with_keys(message(reader, text), room_keyboard(reader.language, voice)))
    if host.room is None:
        return
    home = await tx.group(host.room)
    if home.link and home.table is None:
        label = texts.plain(reader.language, "button-home")
        rows = [[{"text": label, "callback_data": data(AtTable(table.code, "home"))}]]
        text = texts.say(reader.language, "room-home", group=Name(home.title))
        tx.send(message(reader, text, rows, slot=f"{table.code}:home"))


async def open_room(
    tx: Transaction,
    host: PersonDocument,
    group: GroupDocument,
    voice: Voice,
) -> None:
    """Moves the host's table into a group: whoever sat there is shown the way in.

    Raises Barred: no such table, not its host, it has begun, or the group has a table.
    """
    table = await seating.mine(tx, host.user_id)
    if table is None or table.venue.chat is not None:
        raise Barred(Bar.NO_TABLE)
    if table.host != host.user_id:
        raise Barred(Bar.NOT_HOST)
    if table.stage is not Stage.LOBBY:
        raise Barred(Bar.TOO_LATE)
    if group.table is not None and await tx.table(group.table) is not None:
        raise Barred(Bar.ROOM_TAKEN)
    # The host left the bot in: their seat counts. Everybody else's counts when they are in.
    others = [one for one in table.members if one.user_id != host.user_id and not one.robot]
    wait_ms = COME_MS if table.strangers else WAY_MS
    moved = table.changed(
        venue=Venue(chat=group.chat, title=group.title),
        visibility=Visibility.GROUP,
        members=(Member(user_id=host.user_id, name=host.name, language=host.speaks),),
        expected={one.user_id: tx.now_ms + wait_ms for one in others},
        gathering=table.strangers and bool(others),
        asking="",
    )
    tx.put_group(group.changed(table=table.code, language=group.language or table.language))
    tx.put_person(host.changed(room=group.chat))
    for one in others:
        person = await tx.person(one.user_id)
        tx.put_person(person.changed(table=None))
        tx.send(_panel_gone(table, person, voice), way_letter(moved, group, person, voice))
    tx.send(_panel_gone(table, host, voice))
    reader = Reader(host.user_id, host.speaks)
    made = message(reader, voice.texts.say(host.speaks, "room-made", group=Name(group.title)))
    tx.send(_with_keys(made, {"remove_keyboard": True}))
    seating.keep(tx, moved, voice)
    if moved.gathering:
        tx.deadline(f"room:{table.code}", tx.now_ms + COME_MS)


def _panel_gone(table: TableDocument, person: PersonDocument, voice: Voice) -> Letter:
    """The lobby's panel in a private chat says that the table has moved."""
    text = voice.texts.say(person.speaks, "room-moved", code=Code(table.code))
    reader = Reader(person.user_id, person.speaks)
    return message(reader, text, [], act=Act.EDIT, slot=panel_slot(table.code))


def way_letter(
    table: TableDocument, group: GroupDocument, person: PersonDocument, voice: Voice
) -> Letter:
    """The way into a group, for somebody whose seat waits there."""
    text = voice.texts.say(
        person.speaks, "room-way", code=Code(table.code), group=Name(table.venue.title)
    )
    label = voice.texts.plain(person.speaks, "button-way")
    rows = [[{"text": label, "url": group.link, "style": "primary"}]]
    return message(Reader(person.user_id, person.speaks), text, rows, slot=f"{table.code}:way")


async def show_way(
    tx: Transaction, table: TableDocument, person: PersonDocument, link: str, voice: Voice
) -> None:
    """Shows the way into a listed group; whoever comes in time has the seat. Raises Barred."""
    if table.venue.chat is None or not link:
        raise Barred(Bar.NOT_A_MEMBER)
    group = await tx.group(table.venue.chat)
    if group.link != link:
        group = group.changed(link=link)
        tx.put_group(group)
    still = {who: until for who, until in table.expected.items() if until > tx.now_ms}
    tx.put_table(table.changed(expected={**still, person.user_id: tx.now_ms + WAY_MS}))
    tx.send(way_letter(table, group, person, voice))


async def relink(tx: Transaction, chat: int, link: str, voice: Voice) -> None:
    """A group has a new link: who was shown the old way in is shown the new one."""
    group = (await tx.group(chat)).changed(link=link)
    tx.put_group(group)
    table = await tx.table(group.table) if group.table else None
    if table is None:
        return
    for user_id, until in table.expected.items():
        if until > tx.now_ms:
            person = await tx.person(user_id)
            way = way_letter(table, group, person, voice)
            tx.send(way.model_copy(update={"act": Act.UPSERT}))


async def asks_in(
    tx: Transaction, chat: int, link: str, person: PersonDocument, voice: Voice
) -> None:
    """Somebody asks to join by a link: let in if they were shown the way, turned away if not.

    A link that is not the bot's is its makers' business.
    """
    group = await tx.group(chat)
    if not group.link or group.link != link:
        return
    table = await tx.table(group.table) if group.table else None
    welcome = table is not None and (
        table.expected.get(person.user_id, 0) > tx.now_ms
        or table.seat_of(person.user_id) is not None
    )
    method = "approveChatJoinRequest" if welcome else "declineChatJoinRequest"
    tx.send(Letter(chat=chat, act=Act.CALL, method=method, params={"user_id": person.user_id}))
    if not welcome:  # whoever asks to join may be written to
        text = voice.texts.say(person.speaks, "room-closed", group=Name(group.title))
        tx.send(message(Reader(person.user_id, person.speaks), text))


async def arrived(tx: Transaction, chat: int, user_id: int, voice: Voice) -> None:
    """Somebody is in the group now: who was shown the way has the seat, and the last one begins."""
    group = await tx.group(chat)
    table = await tx.table(group.table) if group.table else None
    if table is None or table.expected.get(user_id, 0) <= tx.now_ms:
        return
    person = await tx.person(user_id)
    table = table.changed(expected={k: v for k, v in table.expected.items() if k != user_id})
    tx.put_table(table)
    member = Member(user_id=user_id, name=person.name, language=person.speaks)
    try:
        await seating.sit_down(tx, table, person, member, voice)
    except Barred as barred:
        text = voice.texts.say(person.speaks, barred.bar.value, code=Code(person.table or ""))
        tx.send(message(Reader(user_id, person.speaks), text))
        return
    seated = await tx.table(table.code)
    if seated is not None and seated.gathering and not seated.expected:
        _begin(tx, seated, voice)


async def time_is_up(tx: Transaction, code: str, voice: Voice) -> None:
    """A room was not made in time, or not everybody came: the rest play, if there are enough."""
    tx.deadline(f"room:{code}", None)
    table = await tx.table(code)
    if table is None or table.stage is not Stage.LOBBY:
        return
    if table.venue.chat is None:
        host = await tx.person(table.host)
        late = message(Reader(host.user_id, host.speaks), voice.texts.say(host.speaks, "room-late"))
        tx.send(_with_keys(late, {"remove_keyboard": True}))
    for user_id in table.expected:
        person = await tx.person(user_id)
        text = voice.texts.say(person.speaks, "room-missed", command=Code("/play"))
        tx.send(message(Reader(user_id, person.speaks), text))
    table = table.changed(expected={}, gathering=False)
    if not lobby.missing(table):
        _begin(tx, table, voice)
        return
    tx.put_queue(listing.remember(await tx.queue(), code))
    seating.keep(tx, table.changed(visibility=Visibility.LISTED), voice)


def _begin(tx: Transaction, table: TableDocument, voice: Voice) -> None:
    """The start of a table of strangers: they have all said that they are ready."""
    tx.deadline(f"room:{table.code}", None)
    if lobby.missing(table):
        seating.keep(tx, table, voice)
    else:
        seating.begin(tx, table.changed(gathering=False), voice)

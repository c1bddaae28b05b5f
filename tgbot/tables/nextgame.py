"""Who is told of a group's next lobby: a list that somebody is on until they sit down or leave it.

Each lobby calls everybody on the list once, in private, a few at a time and with the least urgent
letters there are, so that a long list delays no game.
"""

from tgbot.buttons import StopWaiting, data
from tgbot.documents import GroupDocument, PersonDocument, Stage
from tgbot.house import Voice
from tgbot.post import Priority
from tgbot.storage.transaction import Transaction
from tgbot.tables.lobby_panel import join_button
from tgbot.words.cast import Reader
from tgbot.words.message import message
from tgbot.words.texts import Name

LONGEST_LIST = 500
"""More people are not told of one group's lobby."""
CALLED_AT_ONCE = 25
"""So many people are read and written to in one transaction."""
WAIT_PREFIX = "n"


def without(group: GroupDocument, user_id: int) -> GroupDocument:
    """The group with a person off its list."""
    return group.changed(next_game=tuple(one for one in group.next_game if one != user_id))


def waiting_link(group: GroupDocument, username: str) -> str:
    """The link by which somebody opens the private chat and goes on the list."""
    return f"https://t.me/{username}?start={WAIT_PREFIX}-{abs(group.chat)}"


def _stop_button(group: GroupDocument, language: str, voice: Voice) -> dict[str, object]:
    return {
        "text": voice.texts.plain(language, "button-stop-waiting"),
        "callback_data": data(StopWaiting(group.chat)),
    }


def wait(tx: Transaction, group: GroupDocument, person: PersonDocument, voice: Voice) -> None:
    """Puts a person, whose private chat is open, on the list, and tells them so there.

    On a full list there is no place; a private letter that is refused takes the place away again.
    """
    listed = person.user_id in group.next_game
    key = "nextgame-on" if listed or len(group.next_game) < LONGEST_LIST else "nextgame-full"
    if key == "nextgame-on" and not listed:
        tx.put_group(group.changed(next_game=(*group.next_game, person.user_id)))
    text = voice.texts.say(person.speaks, key, group=Name(group.title))
    tx.send(
        message(
            Reader(person.user_id, person.speaks),
            text,
            [[_stop_button(group, person.speaks, voice)]] if key == "nextgame-on" else None,
            receipt=f"called:{group.chat}:{person.user_id}",
        )
    )


def stop_waiting(
    tx: Transaction, group: GroupDocument, person: PersonDocument, voice: Voice
) -> None:
    """Takes a person off the list, and tells them so in private."""
    tx.put_group(without(group, person.user_id))
    text = voice.texts.say(person.speaks, "nextgame-off", group=Name(group.title))
    tx.send(message(Reader(person.user_id, person.speaks), text))


async def call(tx: Transaction, code: str, voice: Voice) -> None:
    """Tells the next few people on the list that the lobby is open, while it is."""
    tx.deadline(f"call:{code}", None)
    table = await tx.table(code)
    if table is None or table.venue.chat is None or table.stage is not Stage.LOBBY:
        return
    group = await tx.group(table.venue.chat)
    for user_id in table.to_call[:CALLED_AT_ONCE]:
        if user_id not in group.next_game:
            continue  # sat down or left the list meanwhile
        person = await tx.person(user_id)
        language = person.speaks
        text = voice.texts.say(language, "nextgame-call", group=Name(group.title))
        rows = [[join_button(table, language, voice)], [_stop_button(group, language, voice)]]
        tx.send(
            message(
                Reader(user_id, language),
                text,
                rows,
                priority=Priority.NOTICE,
                receipt=f"called:{group.chat}:{user_id}",
            )
        )
    left = table.to_call[CALLED_AT_ONCE:]
    tx.put_table(table.changed(to_call=left))
    if left:
        tx.deadline(f"call:{code}", tx.now_ms)


async def unheard(tx: Transaction, chat: int, user_id: int) -> None:
    """A call was refused: somebody who cannot be told is not kept waiting."""
    group = await tx.group(chat)
    if user_id in group.next_game:
        tx.put_group(without(group, user_id))

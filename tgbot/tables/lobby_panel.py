"""The lobby as people see it: one panel, edited for every seat taken or left, never sent again.

It stands in the slot that the table's panel takes over when the game begins, so that a game adds no
second pinned message. The shuffle's seal is on it before anybody is dealt anything.
"""

from urllib.parse import quote

from core.shuffle import Seed
from tgbot.buttons import AtTable, Press, Say, data
from tgbot.documents import Stage, TableDocument
from tgbot.house import Voice
from tgbot.post import Act, Letter, Priority
from tgbot.tables.lobby import missing
from tgbot.words.cast import Cast
from tgbot.words.message import message, panel_slot
from tgbot.words.panel import Keyboard
from tgbot.words.roster import number_equal
from tgbot.words.texts import Code, Name, Seat, stack

JOIN_PREFIX = "j"


def join_link(table: TableDocument, username: str) -> str:
    """The link that opens the private chat and asks for a seat: code and the table's own key."""
    return f"https://t.me/{username}?start={JOIN_PREFIX}-{table.code}-{table.key}"


def lobby_text(table: TableDocument, cast: Cast, language: str, voice: Voice) -> str:
    """The panel's HTML: host, players in seat order, what is needed, the shuffle's seal."""
    say = voice.texts.say
    host = table.seat_of(table.host)
    lines: list[str] = [say(language, "lobby-title", code=Code(table.code))]
    if host is not None:
        lines.append(say(language, "lobby-host", player=cast.name(host, mention=False)))
    lines.append("")
    lines += [
        say(language, "lobby-seat", seat=Seat(seat), player=cast.name(seat, mention=False))
        for seat in range(len(table.members))
    ]
    lines.append("")
    if table.stage is Stage.STARTING:
        lines.append(say(language, "lobby-starting"))
    elif table.asking == "start":
        lines.append(say(language, "ask-start", players=len(table.members)))
    elif table.asking == "cancel":
        lines.append(say(language, "ask-cancel-lobby"))
    else:
        lines.append(say(language, "lobby-need", missing=missing(table), seated=len(table.members)))
        if table.venue.chat is not None:
            lines.append(say(language, "lobby-how"))
        elif not table.strangers:
            command = Code(f"/join {table.code}")
            lines.append(say(language, "lobby-how-private", command=command))
    if table.kept:
        kept = number_equal([member.name for member in table.kept])
        names = voice.texts.listing(language, [Name(name) for name in kept])
        lines.append(say(language, "lobby-kept", players=names))
    if table.starts_ms:
        lines.append(say(language, "lobby-countdown"))
    commitment = Seed.from_hex(table.seed).commitment
    lines.append(say(language, "lobby-seal", commitment=Code(commitment)))
    return stack(lines)


def lobby_keyboard(table: TableDocument, language: str, voice: Voice) -> Keyboard:
    """Join opens the private chat; Start and Cancel ask once more before they act.

    People for whom a seat is kept have their private chat open: they sit down with one tap.
    """
    if table.stage is not Stage.LOBBY:
        return []

    def word(name: str, label: str, style: str = "") -> dict[str, object]:
        facts = {"players": len(table.members)} if label == "button-deal" else {}
        text = voice.texts.plain(language, label, **facts)
        styled = {"style": style} if style else {}
        return {"text": text, "callback_data": data(AtTable(table.code, name)), **styled}

    match table.asking:
        case "start":
            return [[word("deal", "button-deal", "success"), word("keep", "button-keep")]]
        case "cancel":
            return [[word("close", "button-close", "danger"), word("keep", "button-keep")]]
    robots = [word("robot", "button-robot")] if missing(table) else []
    if any(member.robot for member in table.members):
        robots.append(word("unrobot", "button-no-robot"))
    if table.kept:
        ways_in = [[word("sit", "button-sit", "primary")]]
    elif table.venue.chat is not None:
        ways_in = [[join_button(table, language, voice)]]
    else:
        ways_in = _ways_into_private(table, language, voice)
    return [
        *ways_in,
        [word("start", "button-start", "success"), word("leave", "button-leave")],
        *([robots] if robots else []),
        [word("cancel", "button-cancel", "danger")],
    ]


def _ways_into_private(
    table: TableDocument, language: str, voice: Voice
) -> list[list[dict[str, object]]]:
    """How people come to a table in private chats, and how those who sit there talk."""
    plain = voice.texts.plain

    def word(press: Press, label: str) -> dict[str, object]:
        return {"text": plain(language, label), "callback_data": data(press)}

    room = word(AtTable(table.code, "room"), "button-room")
    say = word(Say(table.code), "button-say")
    if table.strangers:
        return [[room, say]]
    share: dict[str, object] = {
        "text": plain(language, "button-share"),
        "url": f"https://t.me/share/url?url={quote(join_link(table, voice.username), safe='')}",
        "style": "primary",
    }
    return [[share], [word(AtTable(table.code, "list"), "button-list")], [room, say]]


def join_button(table: TableDocument, language: str, voice: Voice) -> dict[str, object]:
    """The button that opens the private chat and asks for a seat."""
    return {
        "text": voice.texts.plain(language, "button-join"),
        "url": join_link(table, voice.username),
        "style": "primary",
    }


def lobby_letters(table: TableDocument, voice: Voice) -> list[Letter]:
    """The panel, brought up to date in every chat of the public table."""
    cast = Cast.of(table, voice.username)
    return [
        message(
            reader,
            lobby_text(table, cast, reader.language, voice),
            lobby_keyboard(table, reader.language, voice),
            act=Act.UPSERT,
            slot=panel_slot(table.code),
            priority=Priority.PANEL,
        )
        for reader in cast.public()
    ]


def closed_letters(table: TableDocument, key: str, voice: Voice) -> list[Letter]:
    """The lobby's end: the panel loses its buttons, and one message says why (`key`)."""
    letters = []
    for reader in Cast.of(table, voice.username).public():
        text = voice.texts.say(reader.language, key, code=Code(table.code))
        slot = panel_slot(table.code)
        letters.append(message(reader, text, [], act=Act.EDIT, slot=slot))
        letters.append(message(reader, text))
    return letters

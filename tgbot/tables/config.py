"""The settings of a group: one message in the group itself, which everybody sees and admins change.

Each button names what it will do. A setting holds from the next game on, and for an open lobby at
once; a running game keeps the settings it was dealt with.
"""

from collections.abc import Mapping
from enum import StrEnum

from tgbot.buttons import Configure, data
from tgbot.documents import (
    BallotBox,
    Clock,
    GroupDocument,
    Reveal,
    Stage,
    TableDocument,
    Visibility,
)
from tgbot.house import Voice
from tgbot.post import Act
from tgbot.queue import listing
from tgbot.storage.transaction import Transaction
from tgbot.tables import seating
from tgbot.tables.running import Stale
from tgbot.words.cast import Reader
from tgbot.words.language import language_keyboard
from tgbot.words.message import message
from tgbot.words.panel import Keyboard
from tgbot.words.texts import stack

SLOT = "config"


class Setting(StrEnum):
    """What a group may choose. The value is spelt on buttons and in the ids of texts."""

    CLOCK = "clock"
    BALLOTS = "ballots"
    REVEAL = "reveal"
    AUTOSTART = "autostart"
    LISTED = "listed"


CHOICES: Mapping[Setting, tuple[str, str]] = {
    Setting.CLOCK: (Clock.RELAXED.value, Clock.TIMED.value),
    Setting.BALLOTS: (BallotBox.POLL.value, BallotBox.BUTTONS.value),
    Setting.REVEAL: (Reveal.RECORD.value, Reveal.ROLES.value),
    Setting.AUTOSTART: ("no", "yes"),
    Setting.LISTED: ("no", "yes"),
}
"""The two values of each setting, the usual one first."""


def value_of(group: GroupDocument, setting: Setting) -> str:
    """What a group has chosen."""
    match setting:
        case Setting.CLOCK:
            return group.clock.value
        case Setting.BALLOTS:
            return group.ballots.value
        case Setting.REVEAL:
            return group.reveal.value
        case Setting.AUTOSTART:
            return "yes" if group.autostart else "no"
        case Setting.LISTED:
            return "yes" if group.listed else "no"


def configured(group: GroupDocument, setting: str, value: str) -> GroupDocument:
    """The group with one setting changed. Raises ValueError for one that no button offers."""
    known = Setting(setting)
    if value not in CHOICES[known]:
        raise ValueError("no such choice")
    switches = {"no": False, "yes": True}
    return group.changed(**{known.value: switches.get(value, value)})


def applied(table: TableDocument, group: GroupDocument) -> TableDocument:
    """An open lobby under the settings of its group."""
    return table.changed(
        clock=group.clock,
        ballots=group.ballots,
        reveal=group.reveal,
        autostart=group.autostart,
        visibility=Visibility.LISTED if group.listed else Visibility.GROUP,
    )


def config_text(group: GroupDocument, language: str, voice: Voice) -> str:
    """The settings as they are, each with what it means."""
    say = voice.texts.say
    return stack(
        [
            say(language, "config-title"),
            "",
            say(language, "config-clock", chosen=group.clock.value),
            say(language, "config-ballots", chosen=group.ballots.value),
            say(language, "config-reveal", chosen=group.reveal.value),
            say(language, "config-autostart", chosen=value_of(group, Setting.AUTOSTART)),
            say(language, "config-listed", chosen=value_of(group, Setting.LISTED)),
            "",
            say(language, "config-who"),
        ]
    )


def config_keyboard(group: GroupDocument, language: str, voice: Voice) -> Keyboard:
    """A button for what each setting is not, and the languages."""

    def switch(setting: Setting) -> list[dict[str, object]]:
        usual, other = CHOICES[setting]
        value = other if value_of(group, setting) == usual else usual
        label = voice.texts.plain(language, f"button-config-{setting.value}", chosen=value)
        return [{"text": label, "callback_data": data(Configure(setting.value, value))}]

    names = [row[0] for row in language_keyboard(voice.texts, group=True)]
    return [*(switch(setting) for setting in Setting), names[:3], names[3:]]


def show(tx: Transaction, group: GroupDocument, reader: Reader, voice: Voice) -> None:
    """Posts the settings in the group."""
    text = config_text(group, reader.language, voice)
    rows = config_keyboard(group, reader.language, voice)
    tx.send(message(reader, text, rows, slot=SLOT, silent=True))


def show_again(tx: Transaction, group: GroupDocument, voice: Voice) -> None:
    """Brings the settings message up to date, where there is one."""
    language = group.language or "en"
    text = config_text(group, language, voice)
    rows = config_keyboard(group, language, voice)
    reader = Reader(group.chat, language)
    tx.send(message(reader, text, rows, act=Act.EDIT, slot=SLOT))


async def configure(
    tx: Transaction, group: GroupDocument, setting: str, value: str, voice: Voice
) -> None:
    """Changes one setting. Raises Stale for one that no button of today offers."""
    try:
        after = configured(group, setting, value)
    except ValueError:
        raise Stale from None
    tx.put_group(after)
    show_again(tx, after, voice)
    table = await tx.table(after.table) if after.table else None
    if table is not None and table.stage is Stage.LOBBY:
        seating.keep(tx, applied(table, after), voice)
        if after.listed:
            tx.put_queue(listing.remember(await tx.queue(), table.code))

"""A press is a typed value; callback data is its spelling, at most 64 ASCII bytes.

The presser is never in the data: it is taken from the update. Data that no press spells is
`None`, and gets the same answer as a button that has grown old.
"""

from dataclasses import dataclass
from typing import assert_never

from core.intents import Intent
from tgbot.documents import Wishes
from tgbot.spelling import flag, read_intent, read_wishes, spell_intent, spell_wishes

DATA_LIMIT = 64


@dataclass(frozen=True, slots=True)
class Play:
    """An act in a running game, in the step it was offered in."""

    code: str
    step: int
    intent: Intent


@dataclass(frozen=True, slots=True)
class Ask:
    """The first tap of an act that cannot be undone: shows the second."""

    code: str
    step: int
    intent: Intent


@dataclass(frozen=True, slots=True)
class Back:
    """Away from the second tap, to the choices."""

    code: str
    step: int


@dataclass(frozen=True, slots=True)
class Claim:
    """Opens the claims that are open to the presser."""

    code: str


@dataclass(frozen=True, slots=True)
class MyRole:
    """Shows the presser their own role and cards, and nobody else."""

    code: str


@dataclass(frozen=True, slots=True)
class AtTable:
    """A word about a table outside its game: one of `TABLE_WORDS`."""

    code: str
    word: str


@dataclass(frozen=True, slots=True)
class Open:
    """Opens a lobby in the group where the button stands."""


@dataclass(frozen=True, slots=True)
class Speak:
    """Chooses a language, for oneself or (`group`) for the group."""

    language: str
    group: bool


@dataclass(frozen=True, slots=True)
class Page:
    """Turns the rules to a page, as they are for a table of `players`."""

    number: int
    players: int


@dataclass(frozen=True, slots=True)
class Configure:
    """Sets one of a group's settings, in the group where the button stands."""

    setting: str
    value: str


@dataclass(frozen=True, slots=True)
class StopWaiting:
    """Off the list of those who are told of a group's next lobby."""

    chat: int


@dataclass(frozen=True, slots=True)
class History:
    """Turns the record of a table to a page."""

    code: str
    page: int


@dataclass(frozen=True, slots=True)
class RecordFile:
    """Sends the presser the record of a finished game as a file."""

    code: str


@dataclass(frozen=True, slots=True)
class Seek:
    """Chooses what is wanted of a table of strangers; `go`: begins to wait for it."""

    wishes: Wishes
    go: bool


@dataclass(frozen=True, slots=True)
class Queue:
    """A word about one's waiting: one of `QUEUE_WORDS`."""

    word: str


@dataclass(frozen=True, slots=True)
class Match:
    """The answer to a found table: one of `MATCH_WORDS`."""

    number: int
    word: str


@dataclass(frozen=True, slots=True)
class Browse:
    """Shows the open tables that would do."""

    wishes: Wishes


@dataclass(frozen=True, slots=True)
class Enter:
    """Asks for a seat at a listed table."""

    code: str


@dataclass(frozen=True, slots=True)
class Say:
    """Says a phrase at a table in private chats; an empty one shows the phrases.

    `about` is the seat that the phrase is about; a phrase that wants one and has none asks for it.
    """

    code: str
    phrase: str = ""
    about: int | None = None


Press = (
    Play
    | Ask
    | Back
    | Claim
    | MyRole
    | AtTable
    | Open
    | Speak
    | Page
    | Configure
    | StopWaiting
    | History
    | RecordFile
    | Seek
    | Queue
    | Match
    | Browse
    | Enter
    | Say
)

QUEUE_WORDS = {"stop", "widen"}
MATCH_WORDS = {"ready", "no", "room"}
"""ready = I am there, no = not now, room = I am there and make a group for us."""

TABLE_WORDS = {
    "leave",
    "start",
    "deal",
    "cancel",
    "close",
    "keep",
    "again",
    "sit",
    "robot",
    "unrobot",
    "flee",
    "stay",
    "list",
    "room",
    "home",
}
"""leave, (ask to) start, deal = start confirmed, (ask to) cancel, close = cancel confirmed,
keep = neither, again = rematch, sit = take the seat kept in a rematch, robot = one more robot,
unrobot = one robot less, flee = leave a running game, stay = do not,
list = let strangers find this table, room = a group for it, home = the group of last time.
"""


def data(press: Press) -> str:
    """The callback data of a press. Raises ValueError for an act that no button offers."""
    spelt = _spell(press)
    if len(spelt) > DATA_LIMIT or not spelt.isascii():
        raise ValueError("a press must be spelt in 64 ASCII bytes")
    return spelt


def _spell(press: Press) -> str:
    match press:
        case Play(code, step, intent):
            return f"p:{code}:{step}:{spell_intent(intent)}"
        case Ask(code, step, intent):
            return f"q:{code}:{step}:{spell_intent(intent)}"
        case Back(code, step):
            return f"b:{code}:{step}"
        case Claim(code):
            return f"c:{code}"
        case MyRole(code):
            return f"m:{code}"
        case AtTable(code, word):
            return f"t:{code}:{word}"
        case Open():
            return "o"
        case Speak(language, group):
            return f"l:{language}:{int(group)}"
        case Page(number, players):
            return f"r:{number}:{players}"
        case Configure(setting, value):
            return f"g:{setting}:{value}"
        case StopWaiting(chat):
            return f"w:{chat}"
        case History(code, number):
            return f"h:{code}:{number}"
        case RecordFile(code):
            return f"f:{code}"
        case Seek(wishes, go):
            return f"sk:{spell_wishes(wishes)}:{int(go)}"
        case Queue(word):
            return f"qu:{word}"
        case Match(number, word):
            return f"ma:{number}:{word}"
        case Browse(wishes):
            return f"br:{spell_wishes(wishes)}"
        case Enter(code):
            return f"en:{code}"
        case Say(code, phrase, about):
            return f"sy:{code}:{phrase}:{'' if about is None else about}"
        case _ as unreachable:
            assert_never(unreachable)


def press(text: str) -> Press | None:
    """The press that callback data spells, or None: forged or of an older version.

    Every press has one spelling: what merely looks like it is forged.
    """
    try:
        found = _read(text)
        return found if found is not None and data(found) == text else None
    except (KeyError, ValueError, IndexError):
        return None


def _read(text: str) -> Press | None:
    match text.split(":"):
        case ["p", code, step, intent]:
            return Play(code, int(step), read_intent(intent))
        case ["q", code, step, intent]:
            return Ask(code, int(step), read_intent(intent))
        case ["b", code, step]:
            return Back(code, int(step))
        case ["c", code]:
            return Claim(code)
        case ["m", code]:
            return MyRole(code)
        case ["t", code, word] if word in TABLE_WORDS:
            return AtTable(code, word)
        case ["o"]:
            return Open()
        case ["l", language, group]:
            return Speak(language, flag(group))
        case ["r", number, players]:
            return Page(int(number), int(players))
        case ["g", setting, value]:
            return Configure(setting, value)
        case ["w", chat]:
            return StopWaiting(int(chat))
        case ["h", code, number]:
            return History(code, int(number))
        case ["f", code]:
            return RecordFile(code)
        case ["sk", languages, sizes, clock, go]:
            return Seek(read_wishes(languages, sizes, clock), flag(go))
        case ["qu", word] if word in QUEUE_WORDS:
            return Queue(word)
        case ["ma", number, word] if word in MATCH_WORDS:
            return Match(int(number), word)
        case ["br", languages, sizes, clock]:
            return Browse(read_wishes(languages, sizes, clock))
        case ["en", code]:
            return Enter(code)
        case ["sy", code, phrase, about]:
            return Say(code, phrase, int(about) if about else None)
    return None

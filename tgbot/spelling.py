"""How acts and wishes are spelt on buttons: short, in ASCII, and read back strictly."""

from collections.abc import Callable

from core.cards import Party, Policy
from core.intents import (
    AnswerVeto,
    AskVeto,
    CallSpecialElection,
    ClaimLoyalty,
    ClaimTiles,
    Discard,
    Enact,
    Execute,
    Intent,
    Investigate,
    Nominate,
    Peek,
    Vote,
)
from tgbot.documents import Clock, Sizes, Wishes
from tgbot.languages import LANGUAGES

_POLICIES = {"L": Policy.LIBERAL, "F": Policy.FASCIST}
_PARTIES = {"L": Party.LIBERAL, "F": Party.FASCIST}


def _letters(policies: tuple[Policy, ...]) -> str:
    return "".join("L" if policy is Policy.LIBERAL else "F" for policy in policies)


def spell_intent(intent: Intent) -> str:
    """The shortest spelling of an act; raises ValueError for one that no button offers."""
    match intent:
        case Nominate(chancellor):
            return f"n{chancellor}"
        case Vote(ja):
            return f"v{int(ja)}"
        case Discard(policy):
            return f"d{_letters((policy,))}"
        case Enact(policy):
            return f"e{_letters((policy,))}"
        case AskVeto():
            return "k"
        case AnswerVeto(consent):
            return f"y{int(consent)}"
        case Investigate(target):
            return f"i{target}"
        case CallSpecialElection(target):
            return f"s{target}"
        case Peek():
            return "p"
        case Execute(target):
            return f"x{target}"
        case ClaimTiles(tiles):
            return f"c{_letters(tiles)}"
        case ClaimLoyalty(target, party):
            return f"l{'L' if party is Party.LIBERAL else 'F'}{target}"
        case _:
            raise ValueError(f"no button offers {type(intent).__name__}")


def flag(text: str) -> bool:
    """What "0" or "1" means; raises KeyError for anything else."""
    return {"0": False, "1": True}[text]


_READERS: dict[str, Callable[[str], Intent]] = {
    "n": lambda rest: Nominate(int(rest)),
    "v": lambda rest: Vote(flag(rest)),
    "d": lambda rest: Discard(_POLICIES[rest]),
    "e": lambda rest: Enact(_POLICIES[rest]),
    "k": lambda rest: AskVeto(),
    "y": lambda rest: AnswerVeto(flag(rest)),
    "i": lambda rest: Investigate(int(rest)),
    "s": lambda rest: CallSpecialElection(int(rest)),
    "p": lambda rest: Peek(),
    "x": lambda rest: Execute(int(rest)),
    "c": lambda rest: ClaimTiles(tuple(_POLICIES[letter] for letter in rest)),
    "l": lambda rest: ClaimLoyalty(int(rest[1:]), _PARTIES[rest[0]]),
}


def read_intent(text: str) -> Intent:
    """The act that a spelling means; raises KeyError, ValueError or IndexError for none."""
    return _READERS[text[0]](text[1:])


_SIZES = {"s": Sizes.SMALL, "l": Sizes.LARGE, "a": Sizes.ANY}
_CLOCKS = {"r": Clock.RELAXED, "t": Clock.TIMED, "a": None}


def spell_wishes(wishes: Wishes) -> str:
    """Wishes in three fields."""
    clock = "a" if wishes.clock is None else wishes.clock.value[0]
    return f"{'.'.join(wishes.languages)}:{wishes.sizes.value[0]}:{clock}"


def read_wishes(languages: str, sizes: str, clock: str) -> Wishes:
    """The wishes that three fields mean; raises KeyError or ValueError for none."""
    spoken = tuple(dict.fromkeys(languages.split(".")))
    if not set(spoken) <= set(LANGUAGES):
        raise ValueError("a language that the bot does not speak")
    return Wishes(languages=spoken, sizes=_SIZES[sizes], clock=_CLOCKS[clock])

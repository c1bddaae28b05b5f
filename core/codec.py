"""Games, facts and intents as plain JSON values and back, built once from the types themselves.

What is dumped loads to an equal value, and anything else is `Unreadable`: no coercion, no unknown
key. A value of a union says in "is" which kind it is; tiles and ballots are short strings; what
has its usual value is left out, because a game is read and written at every tap.
"""

import json
from collections.abc import Callable, Iterable
from dataclasses import MISSING, dataclass, fields, is_dataclass
from enum import StrEnum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, cast, get_args, get_origin, get_type_hints

from core.cards import Policy
from core.events import Event
from core.intents import Intent
from core.state import Game
from core.tables import Table

Json = Any
"""What `json` can write: dicts with string keys, lists, strings, whole numbers, booleans, None."""

_KIND: Final = "is"
_NO_BALLOT: Final = "-"
_MARKS: Final = {True: "J", False: "N", None: _NO_BALLOT}
_BALLOTS: Final = {mark: ballot for ballot, mark in _MARKS.items()}


class Unreadable(ValueError):
    """This is nothing that was dumped here. Says where, never what: it may be a secret."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One decision of a game's log. `intent` is None for the start; seat None is the table."""

    seat: int | None
    intent: Intent | None
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Record:
    """A whole finished game, for anybody to replay (see `core.record`)."""

    format: int
    table: Table
    commitment: str
    seed: str
    log: tuple[Entry, ...]


def dump_game(game: Game) -> Json:
    """The JSON value of a game; it holds every secret."""
    return _shape(Game).dump(game)


def load_game(value: Json) -> Game:
    """The game of a JSON value. Raises Unreadable."""
    return cast(Game, _shape(Game).load(value))


def dump_intent(intent: Intent) -> Json:
    """The JSON value of an intent."""
    return _shape(Intent).dump(intent)


def load_intent(value: Json) -> Intent:
    """The intent of a JSON value. Raises Unreadable."""
    return cast(Intent, _shape(Intent).load(value))


def dump_events(events: Iterable[Event]) -> list[Json]:
    """The JSON values of facts, in their order; they hold secrets."""
    return [_shape(Event).dump(event) for event in events]


def load_events(values: Json) -> tuple[Event, ...]:
    """The facts of JSON values. Raises Unreadable."""
    return cast(tuple[Event, ...], _shape(tuple[Event, ...]).load(values))


def dump_entry(seat: int | None, intent: Intent | None, events: Iterable[Event]) -> str:
    """One line of a game's log: who wanted what, and what came of it."""
    value = _shape(Entry).dump(Entry(seat, intent, tuple(events)))
    return json.dumps(value, separators=(",", ":"))


def load_entry(line: str) -> Entry:
    """The entry of a line. Raises Unreadable."""
    try:
        value = json.loads(line)
    except ValueError:
        raise Unreadable("a line of the log is no JSON") from None
    return cast(Entry, _shape(Entry).load(value))


def dump_record(record: Record) -> Json:
    """The JSON value of a record; it holds every secret of the game."""
    return _shape(Record).dump(record)


def load_record(value: Json) -> Record:
    """The record of a JSON value. Raises Unreadable."""
    return cast(Record, _shape(Record).load(value))


# --- Shapes --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Shape:
    """How values of one type are written and read."""

    dump: Callable[[Any], Json]
    load: Callable[[Json], Any]


@cache
def _shape(kind: Any) -> _Shape:
    if get_origin(kind) is tuple:
        return _tuple_shape(kind)
    if isinstance(kind, UnionType):
        return _union_shape(kind)
    if is_dataclass(kind):
        return _record_shape(kind)
    if issubclass(kind, StrEnum):
        return _Shape(dump=lambda member: member.value, load=_member_of(kind))
    return _Shape(dump=_as_it_is, load=_exactly(kind))


def _as_it_is(value: Any) -> Any:
    return value


def _exactly(kind: type) -> Callable[[Json], Any]:
    def load(value: Json) -> Any:
        if type(value) is not kind:  # a bool is an int to isinstance, and must not be one here
            raise Unreadable(f"expected {kind.__name__}")
        return value

    return load


def _member_of(kind: type[StrEnum]) -> Callable[[Json], Any]:
    members = {member.value: member for member in kind}

    def load(value: Json) -> Any:
        if type(value) is not str or value not in members:
            raise Unreadable(f"expected {kind.__name__}")
        return members[value]

    return load


def _tuple_shape(kind: Any) -> _Shape:
    if kind == tuple[Policy, ...]:
        return _Shape(dump="".join, load=_load_tiles)
    if kind == tuple[bool | None, ...]:
        return _Shape(dump=_dump_places, load=_load_places)
    if kind == tuple[tuple[int, bool], ...]:
        return _Shape(dump=_dump_ballots, load=_load_ballots)
    parts = get_args(kind)
    if parts[-1] is Ellipsis:
        item = _shape(parts[0])
        return _Shape(
            dump=lambda values: [item.dump(value) for value in values],
            load=lambda values: tuple([item.load(value) for value in _list_of(values, None)]),
        )
    items = [_shape(part) for part in parts]
    return _Shape(
        dump=lambda values: [item.dump(value) for item, value in zip(items, values, strict=True)],
        load=lambda values: tuple(
            item.load(value)
            for item, value in zip(items, _list_of(values, len(items)), strict=True)
        ),
    )


def _list_of(values: Json, count: int | None) -> list[Json]:
    if not isinstance(values, list) or count not in (None, len(values)):
        raise Unreadable("expected a list")
    return values


def _union_shape(kind: UnionType) -> _Shape:
    members = [member for member in get_args(kind) if member is not NoneType]
    optional = len(members) < len(get_args(kind))
    if all(is_dataclass(member) for member in members):
        some = _tagged_shape(members) if len(members) > 1 else _shape(members[0])
    elif all(issubclass(member, StrEnum) for member in members):
        some = _names_shape(members)
    else:
        (member,) = members
        some = _shape(member)
    if not optional:
        return some
    return _Shape(
        dump=lambda value: None if value is None else some.dump(value),
        load=lambda value: None if value is None else some.load(value),
    )


def _names_shape(kinds: list[type[StrEnum]]) -> _Shape:
    """Members of several enumerations that share no value."""
    members = {member.value: member for kind in kinds for member in kind}

    def load(value: Json) -> Any:
        if type(value) is not str or value not in members:
            raise Unreadable("expected one of several names")
        return members[value]

    return _Shape(dump=lambda member: member.value, load=load)


def _tagged_shape(kinds: list[type]) -> _Shape:
    shapes = {kind.__name__: _shape(kind) for kind in kinds}

    def dump(value: Any) -> Json:
        name = type(value).__name__
        return {_KIND: name, **shapes[name].dump(value)}

    def load(value: Json) -> Any:
        name = value.get(_KIND) if isinstance(value, dict) else None
        if not isinstance(name, str) or name not in shapes:
            raise Unreadable("expected a value that says what it is")
        return shapes[name].load({key: part for key, part in value.items() if key != _KIND})

    return _Shape(dump, load)


def _record_shape(kind: Any) -> _Shape:
    hints = get_type_hints(kind)
    parts = [(field.name, _shape(hints[field.name]), field.default) for field in fields(kind)]
    names = {name for name, _, _ in parts}

    def dump(value: Any) -> Json:
        dumped = {}
        for name, shape, default in parts:
            part = getattr(value, name)
            if part != default:
                dumped[name] = shape.dump(part)
        return dumped

    def load(value: Json) -> Any:
        if not isinstance(value, dict) or not names.issuperset(value):
            raise Unreadable(f"expected {kind.__name__}")
        loaded = {}
        for name, shape, default in parts:
            if name in value:
                loaded[name] = shape.load(value[name])
            elif default is MISSING:
                raise Unreadable(f"{kind.__name__} lacks {name}")
        return kind(**loaded)

    return _Shape(dump, load)


def _load_tiles(value: Json) -> tuple[Policy, ...]:
    load = _shape(Policy).load
    return tuple([load(letter) for letter in _text(value)])


def _dump_places(ballots: tuple[bool | None, ...]) -> str:
    return "".join([_MARKS[ballot] for ballot in ballots])


def _load_places(value: Json) -> tuple[bool | None, ...]:
    marks = _text(value)
    if not set(marks) <= set(_BALLOTS):
        raise Unreadable("expected ballots")
    return tuple([_BALLOTS[mark] for mark in marks])


def _dump_ballots(ballots: tuple[tuple[int, bool], ...]) -> str:
    """One mark for each seat up to the last that voted."""
    cast_by = dict(ballots)
    last = max(cast_by, default=-1)
    return _dump_places(tuple(cast_by.get(seat) for seat in range(last + 1)))


def _load_ballots(value: Json) -> tuple[tuple[int, bool], ...]:
    places = enumerate(_load_places(value))
    return tuple([(seat, ballot) for seat, ballot in places if ballot is not None])


def _text(value: Json) -> str:
    if not isinstance(value, str):
        raise Unreadable("expected marks")
    return value

"""The types of fields, and what the Bot API says to a value of the wrong one.

A value may come as JSON or as the text of a form field; a checked value is JSON.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tgbot.playground.errors import bad_request

Check = Callable[[str, Any], Any]


def integer(name: str, value: Any) -> int:
    """A whole number, or the digits of one."""
    if isinstance(value, bool) or not isinstance(value, int | str):
        raise bad_request(f'field "{name}" must be of type Integer')
    try:
        return int(value)
    except ValueError:
        raise bad_request(f'field "{name}" must be a valid Number') from None


def boolean(name: str, value: Any) -> bool:
    """A truth value, or one of the words that a form may send for it."""
    match value:
        case bool():
            return value
        case "true" | "True" | "1" | "yes":
            return True
        case "false" | "False" | "0" | "no" | "":
            return False
        case _:
            raise bad_request(f'field "{name}" must be of type Boolean')


def string(name: str, value: Any) -> str:
    """A text."""
    if not isinstance(value, str):
        raise bad_request(f'field "{name}" must be of type String')
    return value


def chat_id(name: str, value: Any) -> int | str:
    """The id of a chat, or @username."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    text = string(name, value).strip()
    if not text:
        raise bad_request(f"{name} is empty")
    return text if text.startswith("@") else integer(name, text)


def one_of(*words: str) -> Check:
    """One of the given words."""

    def check(name: str, value: Any) -> str:
        if value not in words:
            raise bad_request(f'field "{name}" must be one of {", ".join(words)}')
        return string(name, value)

    return check


def array_of(item: Check) -> Check:
    """A list, each of its items checked."""

    def check(name: str, value: Any) -> list[Any]:
        value = _decoded(name, value)
        if not isinstance(value, list):
            raise bad_request(f'field "{name}" must be of type Array')
        return [item(f"{name}[{number}]", entry) for number, entry in enumerate(value)]

    return check


def anything(name: str, value: Any) -> Any:
    """A JSON value that its own module looks into (keyboards, above all)."""
    return _decoded(name, value)


def file(name: str, value: Any) -> str:
    """A file id, an address, or `attach://` and the name of a part of the same form."""
    return string(name, value)


def _decoded(name: str, value: Any) -> Any:
    if not isinstance(value, str):
        return value
    try:
        return json.loads(value)
    except ValueError:
        raise bad_request(f'can\'t parse field "{name}" as a JSON') from None


@dataclass(frozen=True, slots=True)
class Shape:
    """The fields of a method or of an object inside a parameter."""

    required: Mapping[str, Check] = field(default_factory=dict)
    optional: Mapping[str, Check] = field(default_factory=dict)

    def __call__(self, name: str, value: Any) -> dict[str, Any]:
        value = _decoded(name, value)
        if not isinstance(value, dict):
            raise bad_request(f'field "{name}" must be of type Object')
        return self.check(value, name)

    def check(self, given: Mapping[str, Any], where: str, strict: bool = True) -> dict[str, Any]:
        """The given fields, typed; refuses what is missing and, if strict, what is unknown."""
        for missing in self.required.keys() - given.keys():
            raise bad_request(f'parameter "{missing}" is required in {where}')
        result = {}
        for name, value in given.items():
            kind = self.required.get(name) or self.optional.get(name)
            if kind is not None:
                if value is not None:
                    result[name] = kind(name, value)
            elif strict:
                raise bad_request(f'there is no parameter "{name}" in {where}')
        return result

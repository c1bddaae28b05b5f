"""Frozen values that are cheap to make: a game makes hundreds, and each of them once.

A frozen dataclass fills its fields with `object.__setattr__`, which looks every one of them up by
name. A slotted class has a descriptor for each, and calling that takes half the time.
"""

from collections.abc import Iterable
from dataclasses import fields
from typing import Any


def quicken(kinds: Iterable[type]) -> None:
    """Gives frozen, slotted dataclasses an `__init__` of the same signature that fills the slots.

    For classes without `__post_init__` and without fields that are made by a factory.
    """
    for kind in kinds:
        names = [field.name for field in fields(kind)]
        head = f"def __init__({', '.join(['self', *names])}):"
        body = [f"set_{name}(self, {name})" for name in names] or ["pass"]
        scope: dict[str, Any] = {f"set_{name}": getattr(kind, name).__set__ for name in names}
        exec("\n    ".join([head, *body]), scope)  # noqa: S102 - as dataclasses does, from names alone
        made = scope["__init__"]
        made.__defaults__ = kind.__init__.__defaults__  # type: ignore[misc]
        kind.__init__ = made  # type: ignore[misc]

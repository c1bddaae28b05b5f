"""How `tgbot/` asks for texts, read from its syntax trees.

An id may be written out ("lobby-full") or made from other words (f"refused-{reason}"): then its
constant beginning counts for every id that begins so.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import regex

_ID = regex.compile(r"[a-z][a-z0-9_]*(?:-[a-z0-9_]+)*")
_PREFIX = regex.compile(r"[a-z][a-z0-9_]*(?:-[a-z0-9_]+)*-")
_ASKING = {"say", "plain"}
_ENUMS = {"policy", "party", "role", "reason", "power", "winner", "phase"}
_CASE_CHANGES = {"upper", "lower", "title", "capitalize", "swapcase"}


@dataclass(frozen=True)
class Use:
    """One call of `say` or `plain` with a written-out id; `given` is None when it passes **more."""

    where: str
    key: str
    plain: bool
    given: frozenset[str] | None


@dataclass(frozen=True)
class Module:
    """One module's tree and its name for messages to people who broke a rule."""

    name: str
    tree: ast.Module

    @classmethod
    def read(cls, path: Path) -> "Module":
        return cls(path.name, ast.parse(path.read_text(encoding="utf-8")))

    def words(self) -> set[str]:
        """Every string constant that could be an id."""
        return {
            node.value
            for node in ast.walk(self.tree)
            if isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and _ID.fullmatch(node.value)
        }

    def prefixes(self) -> set[str]:
        """Every constant beginning of an f-string that could be an id's."""
        return {
            first.value
            for node in ast.walk(self.tree)
            if isinstance(node, ast.JoinedStr) and len(node.values) > 1
            for first in node.values[:1]
            if isinstance(first, ast.Constant)
            and isinstance(first.value, str)
            and _PREFIX.fullmatch(first.value)
        }

    def uses(self) -> Iterator[Use]:
        """Every call that asks for a written-out id; both branches of an inline choice count."""
        for call in ast.walk(self.tree):
            if not isinstance(call, ast.Call) or not call.args:
                continue
            asked = call.func.attr if isinstance(call.func, ast.Attribute) else None
            if isinstance(call.func, ast.Name):
                asked = call.func.id
            if asked not in _ASKING:
                continue
            names = [keyword.arg for keyword in call.keywords]
            given = None if None in names else frozenset(name for name in names if name)
            for key in _constants(call.args[-1]):  # a helper may know the language
                yield Use(f"{self.name}:{call.lineno}", key, asked == "plain", given)

    def case_changes(self) -> Iterator[str]:
        """Calls that change letter case, which is wrong in Turkish for any text that is shown.

        The name of an enum's member (`role.name.lower()`) is a key and no text.
        """
        for call in ast.walk(self.tree):
            if (
                isinstance(call, ast.Call)
                and isinstance(call.func, ast.Attribute)
                and call.func.attr in _CASE_CHANGES
                and not call.args
                and not (isinstance(call.func.value, ast.Attribute) and _of_a_card(call.func.value))
            ):
                yield f"{self.name}:{call.lineno}: .{call.func.attr}()"


def _of_a_card(attribute: ast.Attribute) -> bool:
    owner = attribute.value
    word = owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")
    return attribute.attr == "name" and word in _ENUMS


def _constants(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _constants(node.body)
        yield from _constants(node.orelse)

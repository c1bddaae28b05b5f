"""The texts of `locales/` as the guards read them: every message cut into passages.

A passage is one run of text without a choice in it: a message, or one variant of it. Whatever is
filled in is a single mark, so that a rule sees what touches it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from html import unescape
from pathlib import Path
from typing import TypeVar

import regex
from fluent.syntax import FluentParser, ast

VARIABLE, TERM, REFERENCE, CHOICE = "\ue000", "\ue001", "\ue002", "\ue003"
"""What stands in a passage for { $variable }, { -term }, { message } and { $key -> … }."""
MARKS = f"[{VARIABLE}{TERM}{REFERENCE}{CHOICE}]"

Node = TypeVar("Node", bound=ast.BaseNode)

_TAG = regex.compile(r"<[^>]*>")


@dataclass(frozen=True)
class Passage:
    """One run of text, with the names of what its marks stand for, in order."""

    language: str
    file: str
    key: str
    text: str
    filled: tuple[str, ...] = ()

    @cached_property
    def shown(self) -> str:
        """The text without tags and entities, as it is read."""
        return unescape(_TAG.sub("", self.text))


@dataclass(frozen=True)
class Text:
    """One message or term of one language."""

    language: str
    file: str
    entry: ast.Message | ast.Term

    @cached_property
    def key(self) -> str:
        dash = "-" if isinstance(self.entry, ast.Term) else ""
        return dash + self.entry.id.name

    @cached_property
    def passages(self) -> tuple[Passage, ...]:
        assert self.entry.value is not None, f"{self.key} has no text"
        return tuple(_passages(self, self.entry.value))

    @cached_property
    def variables(self) -> frozenset[str]:
        return frozenset(node.id.name for node in self.nodes(ast.VariableReference))

    @cached_property
    def references(self) -> frozenset[str]:
        """Messages that are put into this one."""
        return frozenset(node.id.name for node in self.nodes(ast.MessageReference))

    @cached_property
    def tags(self) -> frozenset[str]:
        return frozenset(
            name for passage in self.passages for name in regex.findall(r"<([a-z-]+)", passage.text)
        )

    def nodes(self, kind: type[Node]) -> list[Node]:
        return list(walk(self.entry, kind))


def walk(node: object, kind: type[Node]) -> Iterator[Node]:
    """Every node of a kind in a syntax tree."""
    if isinstance(node, kind):
        yield node
    if isinstance(node, list):
        for item in node:
            yield from walk(item, kind)
    elif isinstance(node, ast.BaseNode):
        for item in vars(node).values():
            yield from walk(item, kind)


def _passages(text: Text, pattern: ast.Pattern) -> Iterator[Passage]:
    written: list[str] = []
    filled: list[str] = []
    choices: list[ast.SelectExpression] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            written.append(element.value)
            continue
        match element.expression:
            case ast.StringLiteral() as literal:
                written.append(literal.parse()["value"])
            case ast.VariableReference(id=name):
                written.append(VARIABLE)
                filled.append(name.name)
            case ast.TermReference(id=name):
                written.append(TERM)
                filled.append(name.name)
            case ast.MessageReference(id=name):
                written.append(REFERENCE)
                filled.append(name.name)
            case ast.SelectExpression() as choice:
                written.append(CHOICE)
                filled.append("")
                choices.append(choice)
            case other:
                raise AssertionError(f"{text.key}: {type(other).__name__} is not used here")
    yield Passage(text.language, text.file, text.key, "".join(written), tuple(filled))
    for choice in choices:
        for variant in choice.variants:
            yield from _passages(text, variant.value)


def read(source: str, language: str, file: str = "sample.ftl") -> list[Text]:
    """The messages and terms of one file's text."""
    entries = FluentParser(with_spans=False).parse(source).body
    junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    assert not junk, f"{language}/{file}: {junk}"
    return [
        Text(language, file, entry)
        for entry in entries
        if isinstance(entry, (ast.Message, ast.Term))
    ]


def read_all(root: Path, language: str) -> dict[str, Text]:
    """Every message and term of a language by its id."""
    texts: dict[str, Text] = {}
    for file in sorted((root / language).glob("*.ftl")):
        for text in read(file.read_text(encoding="utf-8"), language, file.name):
            assert text.key not in texts, f"{language}: {text.key} is given twice"
            texts[text.key] = text
    return texts

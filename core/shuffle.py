"""Chance that can be proved: every random act of a game follows from one seed.

The seed's SHA-256 is published before the deal, the seed after the end. A draw named `label` reads
the stream HMAC-SHA256(seed, label + 0x00 + block), block = 0, 1, 2 ... as four bytes, as big-endian
four-byte words. A number below n is the next word that is less than the largest multiple of n
within 2**32, modulo n: rejection, not remainder, so that all are equally likely.

Labels: "roles", "first" (the first candidate), "pile", "reshuffle:{k}" (the k-th, from 1),
"clock:{step}" (a tile chosen when time ran out), "buttons:{step}:{seat}" (order on a phone),
"robot:{step}:{seat}:{what}" (a robot's whim).
"""

import hashlib
import hmac
import secrets
import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Final

SEED_BYTES: Final = 32
_WORDS: Final = 1 << 32
_BLOCK: Final = struct.Struct(">8I")
"""One HMAC-SHA256 as eight big-endian words."""


@dataclass(frozen=True, slots=True)
class Seed:
    """The secret of one game: 32 bytes from the system's secure source, kept out of every log."""

    secret: bytes = field(repr=False)

    def __post_init__(self) -> None:
        if len(self.secret) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes")

    @classmethod
    def fresh(cls) -> "Seed":
        """A new seed that nobody can guess."""
        return cls(secrets.token_bytes(SEED_BYTES))

    @classmethod
    def from_hex(cls, text: str) -> "Seed":
        """A seed as it is stored and revealed. Raises ValueError when it is none."""
        return cls(bytes.fromhex(text))

    @property
    def hex(self) -> str:
        """The seed as it is stored and, after the end, revealed."""
        return self.secret.hex()

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed in hex: published before the deal, it gives nothing away."""
        return hashlib.sha256(self.secret).hexdigest()


@dataclass(frozen=True, slots=True)
class Chance:
    """The random acts of one game. The same label always gives the same answer."""

    seed: Seed

    def order(self, label: str, size: int) -> tuple[int, ...]:
        """A permutation of 0..size-1 by Fisher and Yates, from the last place to the second."""
        places = list(range(size))
        words = self._words(label)
        for last in range(size - 1, 0, -1):
            other = _below(last + 1, words)
            places[last], places[other] = places[other], places[last]
        return tuple(places)

    def pick(self, label: str, size: int) -> int:
        """One of 0..size-1."""
        return _below(size, self._words(label))

    def _words(self, label: str) -> Iterator[int]:
        prefix = label.encode() + b"\x00"
        for block in count():
            message = prefix + block.to_bytes(4, "big")
            yield from _BLOCK.unpack(hmac.digest(self.seed.secret, message, "sha256"))


def _below(limit: int, words: Iterator[int]) -> int:
    fair = _WORDS - _WORDS % limit
    for word in words:
        if word < fair:
            return word % limit
    raise AssertionError("the stream of words has no end")

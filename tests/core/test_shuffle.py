"""The provable shuffle: the published method, step by step, and evenly spread."""

import hashlib
import hmac
import math
from collections import Counter

import pytest

from core import shuffle
from core.engine import start
from core.events import GameStarted, PileStacked, RolesDealt, RoundBegan
from core.shuffle import Chance, Seed
from core.tables import TABLES
from tests.core.stories import SEED, F, L


def by_the_book(secret: bytes, label: str, size: int) -> list[int]:
    """The documented method once more, written for reading and not for use."""
    words: list[int] = []
    block = 0
    while len(words) < 8 * size:
        message = label.encode() + b"\x00" + block.to_bytes(4, "big")
        digest = hmac.new(secret, message, hashlib.sha256).digest()
        words += [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]
        block += 1
    order = list(range(size))
    for last in reversed(range(1, size)):
        choices = last + 1
        while (word := words.pop(0)) >= 2**32 // choices * choices:
            pass
        other = word % choices
        order[last], order[other] = order[other], order[last]
    return order


@pytest.mark.parametrize("size", [1, 2, 3, 5, 15, 17, 27, 40])
def test_an_order_is_the_documented_one(size: int) -> None:
    for number in range(20):
        secret = hashlib.sha256(bytes([number])).digest()
        order = Chance(Seed(secret)).order("pile", size)
        assert list(order) == by_the_book(secret, "pile", size)
        assert sorted(order) == list(range(size))


def test_a_known_seed_gives_a_known_game() -> None:
    """A constant for whoever writes a verifier of their own."""
    assert SEED.hex == "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
    assert SEED.commitment == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert Chance(SEED).order("pile", 5) == tuple(by_the_book(SEED.secret, "pile", 5))


def test_rejected_words_are_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """With 2**32 - 1 as the first word a choice among three must look at the second."""
    words = iter([2**32 - 1, 7])
    assert shuffle._below(3, words) == 7 % 3  # noqa: SLF001 - a word like that cannot be waited for
    assert shuffle._below(2**31, iter([2**32 - 1])) == 2**31 - 1  # noqa: SLF001 - powers of two reject none


def test_roles_first_candidate_and_pile_follow_from_the_seed() -> None:
    for table in TABLES.values():
        events = start(table, SEED)
        chance = Chance(SEED)
        cards = table.roles
        deck = (L,) * table.deck_liberal + (F,) * table.deck_fascist
        assert events[0] == GameStarted(table, SEED.commitment)
        assert events[1] == RolesDealt(
            tuple(cards[place] for place in chance.order("roles", table.players))
        )
        assert events[-2] == PileStacked(
            tuple(deck[place] for place in chance.order("pile", table.deck))
        )
        assert events[-1] == RoundBegan(1, chance.pick("first", table.players), special=False)


def test_another_label_is_another_stream_and_the_same_label_the_same() -> None:
    chance = Chance(SEED)
    assert chance.order("pile", 17) == chance.order("pile", 17)
    assert chance.order("pile", 17) != chance.order("reshuffle:1", 17)
    assert len({chance.pick(f"clock:{step}", 1000) for step in range(50)}) > 40


@pytest.mark.parametrize("size", [2, 3, 5, 7])
def test_picks_are_even(size: int) -> None:
    """A chi-square test at far less than one in a million, on fixed seeds: no flake."""
    draws = 3000
    counts = Counter(Chance(SEED).pick(f"clock:{step}", size) for step in range(draws))
    expected = draws / size
    distance = sum((counts[side] - expected) ** 2 / expected for side in range(size))
    assert distance < (size - 1) + 6 * math.sqrt(2 * (size - 1)) + 10


def test_every_place_is_reached_from_every_place() -> None:
    seen: Counter[tuple[int, int]] = Counter()
    for number in range(1200):
        for place, card in enumerate(Chance(SEED).order(f"reshuffle:{number}", 6)):
            seen[place, card] += 1
    assert len(seen) == 36
    assert min(seen.values()) > 140
    assert max(seen.values()) < 260


def test_a_seed_has_thirty_two_bytes_and_is_fresh() -> None:
    assert len({Seed.fresh().hex for _ in range(10)}) == 10
    assert len(Seed.fresh().secret) == 32
    assert Seed.from_hex(SEED.hex) == SEED
    for wrong in (b"", bytes(31), bytes(33)):
        with pytest.raises(ValueError, match="32 bytes"):
            Seed(wrong)
    with pytest.raises(ValueError, match="hexadecimal"):
        Seed.from_hex("no hex")

"""The public record: contradictions among claims, and records that anybody can replay."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from core.cards import Party
from core.codec import Entry
from core.engine import start
from core.intents import Leave
from core.record import (
    Difference,
    TilesConflict,
    TilesImpossible,
    Verdict,
    accusations,
    conflicts,
    export,
    verify,
)
from core.shuffle import Seed
from core.tables import TABLES, table_for
from tests.core.playouts import log_of
from tests.core.stories import F, L, Story, given

UNRULY = 0.03


def contradictions(story: Story) -> tuple[TilesConflict | TilesImpossible, ...]:
    return conflicts(story.table.rounds, story.table.claims)


class TestConflicts:
    @pytest.mark.parametrize(
        ("president", "chancellor"), [("LFF", "LF"), ("LFF", "FF"), ("FFF", "FF"), ("LLF", "LF")]
    )
    def test_claims_that_fit_are_none(self, president: str, chancellor: str) -> None:
        story = given(7, pile="LFF").govern(3, F)
        story.claim_tiles(0, president).claim_tiles(3, chancellor)
        assert contradictions(story) == ()

    @pytest.mark.parametrize(("president", "chancellor"), [("FFF", "LF"), ("LLF", "FF")])
    def test_a_tile_that_was_never_passed_is_one(self, president: str, chancellor: str) -> None:
        story = given(7, pile="LFF").govern(3, F)
        story.claim_tiles(3, chancellor).claim_tiles(0, president)
        assert contradictions(story) == (TilesConflict(1, 0, 3),)

    @pytest.mark.parametrize(("seat", "claimed"), [(0, "LLL"), (3, "LL")])
    def test_the_enacted_policy_must_be_among_the_claimed(self, seat: int, claimed: str) -> None:
        story = given(7, pile="LFF").govern(3, F).claim_tiles(seat, claimed)
        assert contradictions(story) == (TilesImpossible(1, seat),)

    def test_one_claim_alone_contradicts_nobody(self) -> None:
        story = given(7, pile="LFF").govern(3, F).claim_tiles(3, "LF")
        assert contradictions(story) == ()

    def test_a_vetoed_session_can_be_quarrelled_about_too(self) -> None:
        story = given(7, fascist=5, pile="FFF").elect(3).discard(F).ask_veto().consent()
        story.claim_tiles(0, "FFF").claim_tiles(3, "LL")
        assert contradictions(story) == (TilesConflict(1, 0, 3),)

    def test_rounds_are_not_mixed(self) -> None:
        story = given(7, pile="LFF LFF").govern(3, F)
        story.claim_tiles(0, "FFF").govern(4, L).claim_tiles(4, "LL")
        assert contradictions(story) == ()

    def test_an_accusation_is_a_claimed_fascist(self) -> None:
        story = given(10, pile="FFF FFF").govern(3, F).investigate(9).govern(4, F).investigate(5)
        story.claim_loyalty(0, 9, Party.FASCIST).claim_loyalty(1, 5, Party.LIBERAL)
        assert accusations(story.table.claims) == ((0, 9),)


def exported(players: int = 7, number: int = 3) -> Any:
    seed, log = log_of(players, number, unruly=UNRULY)
    return json.loads(json.dumps(export(seed, table_for(players), log)))


class TestReplay:
    @pytest.mark.parametrize("players", TABLES)
    def test_a_true_record_is_true(self, players: int) -> None:
        document = exported(players, 8)
        verdict = verify(document)
        assert verdict == Verdict(None, document["commitment"])
        assert verdict.true

    def test_a_record_says_everything_itself(self) -> None:
        assert sorted(exported()) == ["commitment", "format", "log", "seed", "table"]

    @pytest.mark.parametrize(
        ("damage", "difference"),
        [
            (lambda d: d.update(format=2), Difference.UNREADABLE),
            (lambda d: d.update(seed=d["seed"][:-1]), Difference.UNREADABLE),
            (lambda d: d.update(seed=d["seed"].upper()), Difference.UNREADABLE),
            (lambda d: d.update(seed="x" * 64), Difference.UNREADABLE),
            (lambda d: d.update(extra=1), Difference.UNREADABLE),
            (lambda d: d.pop("table"), Difference.UNREADABLE),
            (lambda d: d.update(log=[]), Difference.UNREADABLE),
            (lambda d: d.update(seed=other_digit(d["seed"])), Difference.COMMITMENT),
            (lambda d: d.update(commitment=other_digit(d["commitment"])), Difference.COMMITMENT),
            (lambda d: d["table"].update(liberals=5), Difference.TABLE),
            (lambda d: d["table"].update(veto_from=4), Difference.FACTS),
            (lambda d: d["log"].pop(), Difference.UNFINISHED),
            (lambda d: d["log"].pop(0), Difference.FACTS),
            (lambda d: d["log"].append(d["log"][-1]), Difference.REFUSED),
            (lambda d: d["log"].append(d["log"][0]), Difference.FACTS),
        ],
    )
    def test_a_damaged_record_is_not(
        self, damage: Callable[[Any], object], difference: Difference
    ) -> None:
        document = exported()
        damage(document)
        verdict = verify(document)
        assert verdict.difference is difference
        assert not verdict.true

    def test_every_changed_fact_is_found_where_it_is(self) -> None:
        """Each value of each fact is changed in turn."""
        document = exported()
        changes = 0
        for place, entry in enumerate(document["log"]):
            for number, fact in enumerate(entry["events"]):
                for key in fact:
                    true = fact[key]
                    for lie in lies(true):
                        fact[key] = lie
                        verdict = verify(document)
                        if verdict.difference is Difference.FACTS:
                            assert verdict.entry == place
                            assert len(verdict.recorded) == len(entry["events"]) - number
                        else:
                            assert verdict.difference is Difference.UNREADABLE
                        changes += 1
                    fact[key] = true
            if changes > 400:
                break
        assert changes > 400
        assert verify(document).true

    def test_every_changed_actor_is_found(self) -> None:
        document = exported()
        for place, entry in list(enumerate(document["log"]))[1:40]:
            seat = entry["seat"]
            entry["seat"] = 6 if seat != 6 else 5
            verdict = verify(document)
            assert verdict.difference in (Difference.FACTS, Difference.REFUSED)
            assert verdict.entry == place
            entry["seat"] = seat
        assert verify(document).true

    def test_what_the_rules_forbid_is_refused_where_it_is(self) -> None:
        seed, log = log_of(7, 3)
        log.insert(1, Entry(99, Leave(), ()))
        verdict = verify(export(seed, table_for(7), log))
        assert (verdict.difference, verdict.entry) == (Difference.REFUSED, 1)

    def test_it_shows_both_from_the_first_difference_on(self) -> None:
        seed, log = log_of(7, 3)
        recorded = log[0].events
        log[0] = Entry(None, None, recorded[:-1])
        verdict = verify(export(seed, table_for(7), log))
        assert verdict == Verdict(
            Difference.FACTS, seed.commitment, 0, recorded=(), replayed=recorded[-1:]
        )

    def test_the_start_is_the_tables_own(self) -> None:
        seed = Seed(bytes(32))
        log = [Entry(0, None, start(table_for(5), seed))]
        assert verify(export(seed, table_for(5), log)).difference is Difference.FACTS


def other_digit(text: str) -> str:
    return ("0" if text[0] != "0" else "1") + text[1:]


def lies(value: Any) -> list[Any]:
    """Values close to a true one: a changed byte, at each place of a text."""
    match value:
        case bool():
            return [not value]
        case int():
            return [value + 1]
        case str():
            return [
                value[:at] + ("L" if c != "L" else "F") + value[at + 1 :]
                for at, c in enumerate(value[:4])
            ]
        case _:
            return [None]

"""Letters depend on nothing that their reader may not know, and a chat gets one message a step.

What an audience cannot know is drawn anew, as in the core's test of secrecy: every letter to that
audience's chats must be the same, byte for byte.
"""

import html
import re
from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from core.engine import start
from core.events import Event
from core.evolve import fold
from core.shuffle import Chance, Seed
from core.state import Game, Over
from core.tables import table_for
from core.views import seat_view, table_view
from tests.bot.natives import Native
from tests.bot.town import NAMES, texts
from tests.core.playouts import playout
from tests.core.test_secrecy import (
    PUBLIC,
    Audience,
    audiences,
    hidden_twin,
    redrawn,
    tells_a_secret,
    what_follows,
)
from tgbot.documents import BallotBox, Member, TableDocument, Venue
from tgbot.languages import LANGUAGES
from tgbot.post import Act, Letter
from tgbot.words.cast import Cast
from tgbot.words.letters import Scene, letters_after

GROUP = -100
SEED = Seed(bytes(32))


def cast_of(players: int, *, in_group: bool = True, poll: bool = True) -> Cast:
    """People of five languages at a table."""
    languages = ("en", "fa", "fr", "tr", "ru")
    members = tuple(
        Member(user_id=1_000 + seat, name=NAMES[seat], language=languages[seat % 5])
        for seat in range(players)
    )
    table = TableDocument(
        code="7KQ2",
        key="k",
        seed=SEED.hex,
        host=1_000,
        language="en",
        members=members,
        venue=Venue(chat=GROUP if in_group else None),
        ballots=BallotBox.POLL if poll else BallotBox.BUTTONS,
    )
    return Cast.of(table, "playground_bot")


def letters(cast: Cast, before: Game | None, events: tuple[Event, ...]) -> list[Letter]:
    """Every letter that these events cause."""
    game = fold(events, before)
    now = table_view(game)
    chance = Chance(SEED)
    scene = Scene(
        cast=cast,
        events=events,
        before=table_view(before) if before else None,
        now=now,
        seats={seat: seat_view(game, seat, now) for seat in now.waiting_for},
        order=lambda owner, count: chance.order(f"buttons:{now.step}:{owner}", count),
    )
    return letters_after(scene, texts())


def read_by(audience: Audience, cast: Cast, written: list[Letter]) -> list[str]:
    """The letters that an audience reads: of the group, and of its own private chat."""
    chats = {GROUP}
    if audience is not PUBLIC:
        chats.add(cast.members[audience].user_id)
    return [letter.model_dump_json() for letter in written if letter.chat in chats]


@pytest.mark.parametrize("in_group", [True, False])
@pytest.mark.parametrize("players", [5, 7, 10])
def test_letters_do_not_depend_on_what_their_reader_cannot_know(
    players: int, in_group: bool
) -> None:
    random, cast = Random(players), cast_of(players, in_group=in_group)
    compared = 0
    for number in range(3):
        for moment in playout(players, number, unruly=0.02):
            for audience in audiences(moment.before, random):
                other = redrawn(moment.before, audience, random)
                there = what_follows(
                    other, moment.seat, hidden_twin(other, moment.seat, moment.intent)
                )
                if there is None or tells_a_secret(moment.intent, moment.events + there, audience):
                    continue
                compared += 1
                assert read_by(audience, cast, letters(cast, other, there)) == read_by(
                    audience, cast, letters(cast, moment.before, moment.events)
                )
    assert compared > 100


@pytest.mark.parametrize("players", [5, 7, 10])
def test_the_deal_tells_the_group_nothing_of_the_roles(players: int) -> None:
    cast = cast_of(players)
    told: dict[int, set[str]] = {}
    for number in range(20):
        seed = Seed(bytes([number]) * 32)
        dealt = start(table_for(players), seed)
        candidate = fold(dealt).rounds[0].president
        public = "".join(read_by(PUBLIC, cast, letters(cast, None, dealt)))
        told.setdefault(candidate, set()).add(public.replace(seed.commitment, ""))
    assert {len(texts) for texts in told.values()} == {1}


@pytest.mark.parametrize("poll", [True, False])
@pytest.mark.parametrize("players", [5, 11, 15])
def test_a_decision_adds_at_most_one_new_message_to_the_group(players: int, poll: bool) -> None:
    cast = cast_of(players, poll=poll)
    for number in range(3):
        for moment in playout(players, number, unruly=0.02):
            new = [
                letter
                for letter in letters(cast, moment.before, moment.events)
                if letter.chat == GROUP and letter.act is Act.SEND
            ]
            assert len(new) <= 1


@pytest.mark.parametrize("players", [5, 7, 15])
def test_every_question_reaches_whoever_is_asked_and_every_prompt_is_closed(players: int) -> None:
    cast = cast_of(players)
    open_prompts: set[tuple[int, str]] = set()
    game: Game | None = None
    for moment in playout(players, 4):
        for letter in letters(cast, moment.before, moment.events):
            if letter.slot is None or ":hand:" not in letter.slot:
                continue
            place = letter.chat, letter.slot
            if letter.params["reply_markup"]["inline_keyboard"]:
                open_prompts.add(place)
            else:
                open_prompts.discard(place)
        game = moment.after
        if not isinstance(game.phase, Over) and table_view(game).phase.value != "voting":
            asked = {cast.members[seat].user_id for seat in game.waiting_for}
            assert {chat for chat, _ in open_prompts} == asked
    assert game is not None
    assert not open_prompts


@pytest.mark.parametrize("in_group", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_is_in_the_language_of_its_reader(language: str, in_group: bool) -> None:
    """Also of games in which people leave, let time run out, veto and use every power."""
    cast = replace(cast_of(10, in_group=in_group), language=language)
    natives = {one: Native(one, NAMES) for one in LANGUAGES}
    tongues = {GROUP: language, **{one.user_id: one.language for one in cast.members}}
    read = Counter[str]()
    for number in range(6):
        written = letters(cast, None, start(table_for(10), SEED))
        for moment in playout(10, number, unruly=0.02):
            written += letters(cast, moment.before, moment.events)
        for letter in written:
            tongue = tongues[letter.chat]
            for words in words_of(letter):
                read[tongue] += 1
                assert natives[tongue].foreign(words) == [], letter.slot
    assert min(read[one] for one in LANGUAGES) > 100


def words_of(letter: Letter) -> list[str]:
    """All that somebody reads of a letter: its text, its question, its buttons and options."""
    params = letter.params
    rows = params.get("reply_markup", {}).get("inline_keyboard", [])
    labels = [button["text"] for row in rows for button in row]
    options = [option["text"] for option in params.get("options", [])]
    text = html.unescape(re.sub(r"<[^>]*>", "", params.get("text", "")))
    return [text, params.get("question", ""), *labels, *options]

"""From what happened to what everybody reads: events and views in, letters out.

Open events go to the chats of the public table, Private ones to their seat, Sealed ones nowhere.
A step adds at most one new message to a chat: all its lines stand in one letter. This module sees
views, never the game.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from core.events import (
    Event,
    Nominated,
    Open,
    PolicyEnacted,
    Private,
    RoleShown,
    TimeRanOut,
)
from core.views import PhaseKind, SeatView, TableView
from tgbot.buttons import AtTable, Claim, RecordFile, data
from tgbot.documents import BallotBox, Reveal
from tgbot.post import Act, Letter
from tgbot.words.ballot import ballot_letter
from tgbot.words.cast import Cast, Reader
from tgbot.words.lengths import split
from tgbot.words.message import hand_slot, message, vote_slot
from tgbot.words.panel import Keyboard, panel
from tgbot.words.prompts import closing, role_letter
from tgbot.words.standing import Order, panel_letters, prompt_letter
from tgbot.words.telling import tell
from tgbot.words.texts import Texts, stack


@dataclass(frozen=True, slots=True)
class Scene:
    """What presentation may know of a decision: its events, and views before and after."""

    cast: Cast
    events: tuple[Event, ...]
    before: TableView | None
    now: TableView
    seats: Mapping[int, SeatView]
    """Views of every seat, after the events."""
    order: Order

    @property
    def new_step(self) -> bool:
        """Whether a new question has been put."""
        return self.before is None or self.before.step != self.now.step

    def heard(self, seat: int) -> tuple[Private, ...]:
        """The private events addressed to a seat."""
        return tuple(e for e in self.events if isinstance(e, Private) and e.to == seat)


def role_letters(scene: Scene, texts: Texts) -> list[Letter]:
    """Each seat's role, to itself alone."""
    letters = []
    for event in scene.events:
        if isinstance(event, RoleShown) and (reader := scene.cast.private(event.to)):
            text = role_letter(event, scene.now.table, scene.cast, reader.language, texts)
            letters.append(
                message(
                    reader,
                    text,
                    slot=f"{scene.cast.code}:role:{event.to}",
                    receipt=f"hand:{scene.cast.code}:{event.to}",
                )
            )
    return letters


def _asked_in_private(seat: int, view: TableView, cast: Cast) -> bool:
    """Whether a seat is asked in its private chat: all but the ballots of a group."""
    return view.phase is not PhaseKind.VOTING or not cast.in_group


def _closed_prompts(scene: Scene, texts: Texts) -> list[Letter]:
    """The prompts of the step before, turned into what their seats have done or learnt."""
    if scene.before is None:
        return []
    letters = []
    late = {seat for e in scene.events if isinstance(e, TimeRanOut) for seat in e.seats}
    nominated = next((e for e in scene.events if isinstance(e, Nominated)), None)
    for seat in scene.before.waiting_for:
        answered = seat not in scene.now.waiting_for or scene.new_step
        if not answered or not _asked_in_private(seat, scene.before, scene.cast):
            continue
        if scene.before.phase is PhaseKind.VOTING:
            continue  # `_spent_ballots` says when these go
        reader = scene.cast.private(seat)
        if reader is None:
            continue
        nominee = nominated.chancellor if nominated and nominated.president == seat else None
        text = closing(scene.heard(seat), nominee, seat in late, scene.cast, reader.language, texts)
        slot = hand_slot(scene.cast.code, seat, scene.before.step)
        letters.append(message(reader, text, [], act=Act.EDIT, slot=slot))
    return letters


def _spent_ballots(scene: Scene) -> list[Letter]:
    """In private chats the ballots go when the vote is over: what was cast is told to all."""
    before = scene.before
    if before is None or before.phase is not PhaseKind.VOTING:
        return []
    if scene.cast.in_group or not scene.new_step:
        return []
    return [
        Letter(
            chat=reader.chat,
            act=Act.EDIT,
            method="deleteMessage",
            slot=hand_slot(scene.cast.code, seat, before.step),
        )
        for seat in before.alive
        if (reader := scene.cast.private(seat)) is not None
    ]


def _prompts(scene: Scene, texts: Texts) -> list[Letter]:
    """The questions of a new step, in the private chats of those who owe an answer."""
    if not scene.new_step or scene.now.outcome is not None:
        return []
    asked = [
        prompt_letter(scene.seats[seat], scene.order, scene.cast, texts)
        for seat in scene.now.waiting_for
        if _asked_in_private(seat, scene.now, scene.cast)
    ]
    return [letter for letter in asked if letter is not None]


def _closed_ballot(scene: Scene, reader: Reader) -> Letter | None:
    """The end of the group's vote: the poll is stopped, or the buttons go."""
    before = scene.before
    if before is None or before.phase is not PhaseKind.VOTING or not scene.new_step:
        return None
    slot = vote_slot(scene.cast.code, before.step)
    if scene.cast.ballots is BallotBox.POLL:
        return Letter(chat=reader.chat, act=Act.EDIT, method="stopPoll", slot=slot)
    return Letter(
        chat=reader.chat,
        act=Act.EDIT,
        method="editMessageReplyMarkup",
        params={"reply_markup": {"inline_keyboard": []}},
        slot=slot,
    )


def _under_news(scene: Scene, reader: Reader, texts: Texts) -> Keyboard | None:
    """The button below a public message: a rematch after the end, claims after a session."""
    language, code = reader.language, scene.cast.code
    if scene.now.outcome is not None:
        again = {
            "text": texts.plain(language, "button-again"),
            "callback_data": data(AtTable(code, "again")),
            "style": "primary",
        }
        return [[again, *_record_button(scene.cast, language, texts)]]
    if any(isinstance(event, PolicyEnacted) and not event.chaos for event in scene.events):
        return [
            [
                {
                    "text": texts.plain(language, "button-claim"),
                    "callback_data": data(Claim(code)),
                }
            ]
        ]
    return None


def _record_button(cast: Cast, language: str, texts: Texts) -> list[dict[str, str]]:
    """The whole record of a finished game as a file, where the table's setting shows it."""
    if cast.reveal is not Reveal.RECORD:
        return []
    return [
        {
            "text": texts.plain(language, "button-record"),
            "callback_data": data(RecordFile(cast.code)),
        }
    ]


def _news(scene: Scene, texts: Texts) -> list[Letter]:
    """The one new public message of this decision, in each chat of the public table."""
    letters: list[Letter] = []
    nominated = next((e for e in scene.events if isinstance(e, Nominated)), None)
    open_events = [event for event in scene.events if isinstance(event, Open)]
    for reader in scene.cast.public():
        if scene.cast.in_group and (closed := _closed_ballot(scene, reader)):
            letters.append(closed)
        still_voting = scene.now.phase is PhaseKind.VOTING
        if nominated and scene.cast.in_group and still_voting:
            letters.append(ballot_letter(scene.now, scene.cast, reader, texts))
            continue
        told = open_events
        if nominated and still_voting and _asked_to_vote(reader, scene):
            told = [event for event in open_events if event != nominated]  # the ballot says it
        lines = tell(told, scene.now, scene.cast, reader.language, texts)
        if lines:
            letters += [
                message(reader, part, _under_news(scene, reader, texts))
                for part in split(stack(lines))
            ]
    return letters


def _asked_to_vote(reader: Reader, scene: Scene) -> bool:
    """Whether a chat gets a ballot of its own: that of a living person, in private chats."""
    return any(scene.cast.private(seat) == reader for seat in scene.now.waiting_for)


def letters_after(scene: Scene, texts: Texts) -> list[Letter]:
    """Every letter that a decision causes, in the order they are to be read."""
    letters = role_letters(scene, texts)
    letters += _closed_prompts(scene, texts)
    letters += _spent_ballots(scene)
    letters += panel_letters(scene.now, scene.cast, texts) if _panel_changed(scene, texts) else []
    letters += _news(scene, texts)
    letters += _prompts(scene, texts)
    return letters


def _panel_changed(scene: Scene, texts: Texts) -> bool:
    """Whether the panel is to be edited at once: with news, and if it would read differently."""
    if scene.before is None:
        return True
    if panel_waits(scene):
        return False
    cast, language = scene.cast, scene.cast.language
    before = panel(scene.before, cast, language, texts)
    return before != panel(scene.now, cast, language, texts)


def panel_waits(scene: Scene) -> bool:
    """Whether the panel follows after a pause (`pace.PANEL_PAUSE_MS`), if nothing else comes.

    Ballots and discards bring no news but whom the table waits for: one edit tells the last of
    several. In a vote the ballot itself says what is asked.
    """
    if scene.before is None or scene.before == scene.now:
        return False
    told = any(isinstance(event, Open) for event in scene.events)
    return scene.now.phase is PhaseKind.VOTING or not told

"""The table panel: everything that all may know, in one edited message.

It is drawn from a `TableView` alone, which has no field that could hold a secret. Colour never
carries meaning alone: every mark has its word or its place.
"""

from collections.abc import Mapping, Sequence

from core.cards import Policy
from core.views import PhaseKind, SeatLine, TableView
from tgbot.buttons import Claim, MyRole, Say, data
from tgbot.words.cast import Cast
from tgbot.words.marks import (
    AWAY,
    CHANCELLOR,
    CONFIRMED,
    DEAD,
    EMPTY_SLOT,
    GOAL,
    LIMITED,
    NO_POWER,
    POLICY_MARKS,
    POWER_MARKS,
    PRESIDENT,
)
from tgbot.words.texts import Code, Html, Seat, Texts, stack

Keyboard = Sequence[Sequence[Mapping[str, object]]]
"""Rows of buttons, each a button as the Bot API spells it."""


def liberal_track(view: TableView) -> str:
    """The liberal track, one mark for each slot."""
    done, goal = view.liberal_policies, view.table.liberal_goal
    return (
        POLICY_MARKS[Policy.LIBERAL] * done + EMPTY_SLOT * (goal - 1 - done) + GOAL * (goal > done)
    )


def fascist_track(view: TableView) -> str:
    """The fascist track: policies enacted, then the powers ahead, then the goal."""
    done, goal = view.fascist_policies, view.table.fascist_goal
    ahead = "".join(POWER_MARKS[power] if power else NO_POWER for power in view.table.powers[done:])
    return POLICY_MARKS[Policy.FASCIST] * done + ahead + GOAL * (goal > done)


def _seat_line(line: SeatLine, view: TableView, cast: Cast, language: str, texts: Texts) -> str:
    """One seat: number, name, and each of its marks with its word."""
    marks = []
    if not line.alive:
        marks.append(f"{DEAD} {texts.say(language, 'mark-dead')}")
    governing = view.phase is not PhaseKind.VOTING
    if line.seat == view.president and governing:
        marks.append(f"{PRESIDENT} {texts.say(language, 'mark-president')}")
    elif line.seat == view.candidate and line.alive:
        marks.append(f"{PRESIDENT} {texts.say(language, 'mark-candidate')}")
    if line.seat == view.chancellor:
        word = "mark-chancellor" if governing else "mark-nominee"
        marks.append(f"{CHANCELLOR} {texts.say(language, word)}")
    if line.alive and line.term_limited:
        marks.append(f"{LIMITED} {texts.say(language, 'mark-limited')}")
    if line.confirmed_not_hitler:
        marks.append(f"{CONFIRMED} {texts.say(language, 'mark-confirmed')}")
    if line.absent:
        marks.append(f"{AWAY} {texts.say(language, 'mark-away')}")
    return texts.say(
        language,
        "panel-seat",
        seat=Seat(line.seat),
        player=cast.name(line.seat, mention=False),
        marks=Html(" · ".join(marks)),
        marked=len(marks),
    )


def panel(view: TableView, cast: Cast, language: str, texts: Texts) -> str:
    """The panel's HTML in one language."""
    say = texts.say
    lines: list[str] = [
        say(language, "panel-title", code=Code(cast.code), round=view.round),
        say(
            language,
            "panel-liberal",
            done=view.liberal_policies,
            goal=view.table.liberal_goal,
            track=liberal_track(view),
        ),
        say(
            language,
            "panel-fascist",
            done=view.fascist_policies,
            goal=view.table.fascist_goal,
            track=fascist_track(view),
        ),
        say(
            language,
            "panel-counts",
            tracker=view.tracker,
            draw=view.draw_count,
            discard=view.discard_count,
        ),
    ]
    if view.outcome is None and (ahead := _powers_ahead(view, language, texts)):
        lines.append(say(language, "panel-powers", powers=ahead))
    if view.hitler_zone and view.outcome is None:
        lines.append(say(language, "panel-zone"))
    if view.veto_open and view.outcome is None:
        lines.append(say(language, "panel-veto"))
    lines.append("")
    lines += [_seat_line(view.seats[seat], view, cast, language, texts) for seat in view.order]
    dead = [line for line in view.seats if not line.alive]
    lines += [_seat_line(line, view, cast, language, texts) for line in dead]
    lines += ["", waiting(view, cast, language, texts)]
    return stack(lines)


def _powers_ahead(view: TableView, language: str, texts: Texts) -> Html:
    """The powers still to come, each with its mark and its word, once."""
    ahead = dict.fromkeys(
        power for power in view.table.powers[view.fascist_policies :] if power is not None
    )
    return Html(
        " · ".join(
            f"{POWER_MARKS[power]} {texts.say(language, 'power-name', power=power.value)}"
            for power in ahead
        )
    )


def waiting(view: TableView, cast: Cast, language: str, texts: Texts) -> str:
    """Who is being waited for and for what: never how anybody acted."""
    if view.outcome is not None:
        return texts.say(language, "panel-over")
    return texts.say(
        language,
        f"waiting-{view.phase.value}",
        players=cast.listing(view.waiting_for, language, texts),
        count=len(view.waiting_for),
    )


def panel_keyboard(view: TableView, cast: Cast, language: str, texts: Texts) -> Keyboard:
    """The buttons under the panel: one's own role, one's claims, the way to the private chat."""
    if view.outcome is not None:
        return []
    own = [
        {
            "text": texts.plain(language, "button-my-role"),
            "callback_data": data(MyRole(cast.code)),
        },
        {
            "text": texts.plain(language, "button-claim"),
            "callback_data": data(Claim(cast.code)),
        },
    ]
    if not cast.in_group:
        say = {
            "text": texts.plain(language, "button-say"),
            "callback_data": data(Say(cast.code)),
        }
        return [own, [say]]
    way = {"text": texts.plain(language, "button-private"), "url": f"https://t.me/{cast.bot}"}
    return [own, [way]]

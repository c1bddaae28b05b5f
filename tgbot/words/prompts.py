"""What one seat reads in private: its role, its question with the answers, and what became of it.

A prompt is made from a `SeatView`; its buttons are exactly the view's offers. Tiles stand in a
shuffled order, so that a position tells nothing.
"""

from collections.abc import Sequence
from typing import TypeVar, assert_never

from core.cards import Policy
from core.events import LoyaltyShown, PeekShown, Private, RoleShown, TileDiscarded
from core.intents import (
    AnswerVeto,
    AskVeto,
    CallSpecialElection,
    ClaimLoyalty,
    ClaimTiles,
    Discard,
    Enact,
    Execute,
    Intent,
    Investigate,
    Nominate,
    Peek,
    Vote,
)
from core.tables import Table
from core.views import PhaseKind, SeatView
from tgbot.buttons import Ask, Back, Play, data
from tgbot.words.cast import Cast
from tgbot.words.lengths import ALERT_LIMIT, fit
from tgbot.words.marks import POLICY_MARKS, ROLE_MARKS
from tgbot.words.panel import Keyboard
from tgbot.words.texts import Html, Seat, Texts, number, stack

T = TypeVar("T")


def confirmed_twice(intent: Intent) -> bool:
    """Whether an act cannot be undone, and so wants a second tap (`rules.md` section 5)."""
    return isinstance(intent, Discard | Enact | Execute)


def tile(policy: Policy, language: str, texts: Texts) -> str:
    """A tile with its mark and its word, plain."""
    word = texts.plain(language, "tile", policy=policy.name.lower())
    return f"{POLICY_MARKS[policy]} {word}"


def tiles(policies: Sequence[Policy], language: str, texts: Texts) -> str:
    """Tiles in a row, plain."""
    return " · ".join(tile(policy, language, texts) for policy in policies)


def role_letter(shown: RoleShown, table: Table, cast: Cast, language: str, texts: Texts) -> str:
    """The role letter: who you are, whom you know, and what that means at this table."""
    parts = [
        texts.say(
            language,
            "role-you",
            role=shown.role.name.lower(),
            mark=ROLE_MARKS[shown.role],
        )
    ]
    for seat, role in shown.allies:
        parts.append(
            texts.say(
                language,
                "role-ally",
                player=cast.name(seat, mention=False),
                seat=Seat(seat),
                role=role.name.lower(),
            )
        )
    parts.append(
        texts.say(
            language,
            f"role-meaning-{shown.role.name.lower()}",
            knows="yes" if table.hitler_knows else "no",
            players=table.players,
            liberalgoal=table.liberal_goal,
            fascistgoal=table.fascist_goal,
            zone=table.hitler_zone,
        )
    )
    return stack(parts)


def question(view: SeatView, cast: Cast, language: str, texts: Texts) -> str:
    """The text of the prompt for the phase that waits for this seat (HTML)."""
    say = texts.say
    table = view.table
    match table.phase:
        case PhaseKind.NOMINATING:
            return say(language, "ask-nominate", special="yes" if table.special else "no")
        case PhaseKind.VOTING:
            return say(
                language,
                "ask-vote",
                president=cast.name(_given(table.candidate)),
                chancellor=cast.name(_given(table.chancellor)),
                ballot={None: "none", True: "ja", False: "nein"}[view.ballot],
            )
        case PhaseKind.PRESIDENT_DISCARDING:
            return say(language, "ask-discard")
        case PhaseKind.CHANCELLOR_ENACTING:
            return say(language, "ask-enact", veto="yes" if AskVeto() in view.offers else "no")
        case PhaseKind.VETO_CONSENTING:
            return say(language, "ask-veto", chancellor=cast.name(_given(table.chancellor)))
        case PhaseKind.EXECUTIVE_ACTING:
            return say(language, f"ask-power-{_given(table.power).value}")
        case PhaseKind.OVER:
            return say(language, "panel-over")
        case _ as unreachable:
            assert_never(unreachable)


def _given(value: T | None) -> T:
    """What the phase guarantees to be there; raises ValueError when the view breaks its word."""
    if value is None:
        raise ValueError("a view without what its phase is about")
    return value


def button_label(intent: Intent, cast: Cast, language: str, texts: Texts) -> str:
    """The words on a button: always the verb, never only a colour."""
    plain = texts.plain
    match intent:
        case Nominate(seat) | Investigate(seat) | CallSpecialElection(seat) | Execute(seat):
            return cast.label(seat, language, texts)
        case Vote(ja):
            return plain(language, "button-ja" if ja else "button-nein")
        case Discard(policy):
            return plain(language, "button-discard", tile=tile(policy, language, texts))
        case Enact(policy):
            return plain(language, "button-enact", tile=tile(policy, language, texts))
        case AskVeto():
            return plain(language, "button-ask-veto")
        case AnswerVeto(consent):
            return plain(language, "button-veto-yes" if consent else "button-veto-no")
        case Peek():
            return plain(language, "button-peek")
        case ClaimTiles(claimed):
            return tiles(claimed, language, texts)
        case ClaimLoyalty(target, party):
            return plain(
                language,
                "button-party",
                party=party.value,
                seat=Seat(target),
                player=cast.name(target, mention=False),
            )
        case _:
            raise ValueError(f"no button offers {type(intent).__name__}")


def in_shuffled_order(view: SeatView, order: Sequence[int]) -> list[Intent]:
    """The offers as they are shown: tiles one button each, in the order dealt for this prompt.

    `order` is a permutation of the tiles in hand. Acts that are no tile keep their place after
    the tiles; claims are offered elsewhere.
    """
    acts: list[Intent] = [
        act for act in view.offers if not isinstance(act, ClaimTiles | ClaimLoyalty)
    ]
    by_tile = {act.policy: act for act in acts if isinstance(act, Discard | Enact)}
    if not by_tile:
        return acts
    shown: list[Intent] = [by_tile[view.tiles[place]] for place in order]
    return shown + [act for act in acts if not isinstance(act, Discard | Enact)]


def keyboard(
    view: SeatView, order: Sequence[int], cast: Cast, language: str, texts: Texts
) -> Keyboard:
    """The prompt's buttons: one row each, but for the two ballots, which stand side by side."""
    step = view.table.step
    if view.table.phase is PhaseKind.VOTING:
        return [ballots(cast, step, language, texts)]
    acts = in_shuffled_order(view, order)
    # Between equal tiles there is no choice, and so none to think over.
    matters = len(set(acts)) > 1
    return [
        [
            {
                "text": button_label(intent, cast, language, texts),
                "callback_data": data(
                    Ask(cast.code, step, intent)
                    if matters and confirmed_twice(intent)
                    else Play(cast.code, step, intent)
                ),
            }
        ]
        for intent in acts
    ]


def ballots(cast: Cast, step: int, language: str, texts: Texts) -> list[dict[str, object]]:
    """The two ballots, side by side: what every living player is offered in a vote."""
    return [
        {
            "text": button_label(vote, cast, language, texts),
            "callback_data": data(Play(cast.code, step, vote)),
            "style": "success" if vote.ja else "danger",
        }
        for vote in (Vote(ja=True), Vote(ja=False))
    ]


def confirmation(intent: Intent, cast: Cast, language: str, texts: Texts) -> str:
    """The text above the second tap."""
    match intent:
        case Discard(policy):
            return texts.say(language, "confirm-discard", tile=tile(policy, language, texts))
        case Enact(policy):
            return texts.say(language, "confirm-enact", tile=tile(policy, language, texts))
        case Execute(target):
            return texts.say(language, "confirm-execute", player=cast.name(target, mention=False))
        case _:
            raise ValueError(f"{type(intent).__name__} needs no second tap")


def confirmation_keyboard(
    step: int, intent: Intent, cast: Cast, language: str, texts: Texts
) -> Keyboard:
    """Yes, and the way back."""
    return [
        [
            {
                "text": texts.plain(language, "button-confirm"),
                "callback_data": data(Play(cast.code, step, intent)),
            },
            {
                "text": texts.plain(language, "button-back"),
                "callback_data": data(Back(cast.code, step)),
            },
        ]
    ]


def closing(
    shown: Sequence[Private],
    nominee: int | None,
    timed_out: bool,
    cast: Cast,
    language: str,
    texts: Texts,
) -> str:
    """What the prompt becomes when its question is over: what the seat alone has learnt or done.

    `nominee` is whom the seat has just named as chancellor candidate, if that was the question.
    """
    lines: list[str] = []
    if nominee is not None:
        player = cast.name(nominee, mention=False)
        lines.append(texts.say(language, "closed-nominated", player=player))
    for event in shown:
        match event:
            case TileDiscarded(policy=policy):
                lines.append(
                    texts.say(language, "closed-discard", tile=tile(policy, language, texts))
                )
            case LoyaltyShown(target=target, party=party):
                lines.append(
                    texts.say(
                        language,
                        "shown-loyalty",
                        player=cast.name(target, mention=False),
                        party=party.name.lower(),
                    )
                )
            case PeekShown(tiles=seen):
                lines.append(
                    texts.say(language, "shown-peek", tiles=Html(tiles(seen, language, texts)))
                )
            case _:
                pass
    if timed_out:
        lines.insert(0, texts.say(language, "closed-time"))
    return stack(lines or [texts.say(language, "closed-done")])


def hand(view: SeatView, cast: Cast, language: str, texts: Texts) -> str:
    """One's own role and cards in one alert of at most 200 characters (plain)."""
    seat_tiles = tiles(view.tiles, language, texts)
    # Names would not fit for fifteen players: the seat numbers of the panel do.
    allies = " · ".join(
        f"{number(language, seat + 1)} {ROLE_MARKS[role]}" for seat, role in view.allies
    )
    text = texts.plain(
        language,
        "hand",
        role=view.role.name.lower(),
        mark=ROLE_MARKS[view.role],
        tiles=seat_tiles or "none",
        hastiles="yes" if view.tiles else "no",
        allies=allies or "none",
        hasallies="yes" if allies else "no",
    )
    return fit(text, ALERT_LIMIT)


def claims(view: SeatView, cast: Cast, language: str, texts: Texts) -> tuple[str, Keyboard]:
    """The claims that are open to this seat: text and buttons (none: an empty keyboard)."""
    rows: Keyboard = [
        [
            {
                "text": button_label(intent, cast, language, texts),
                "callback_data": data(Play(cast.code, view.table.step, intent)),
            }
        ]
        for intent in view.offers
        if isinstance(intent, ClaimTiles | ClaimLoyalty)
    ]
    return texts.say(language, "ask-claim" if rows else "no-claim"), rows

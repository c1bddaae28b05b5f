"""Open events as sentences, for everybody at the table.

One exhaustive match: an event without a sentence does not type-check. Only `OpenEvent`s are taken,
so nothing private or sealed can be told.
"""

from collections.abc import Iterable
from typing import assert_never

from core.cards import Role
from core.events import (
    BallotsRevealed,
    ChaosBroke,
    ConfirmedNotHitler,
    Executed,
    GameCalledOff,
    GameStarted,
    GameWon,
    GovernmentElected,
    GovernmentRejected,
    LoyaltyClaimed,
    LoyaltyInvestigated,
    Nominated,
    OpenEvent,
    PoliciesPeeked,
    PolicyEnacted,
    PowerGranted,
    PowerLapsed,
    Reshuffled,
    RoundBegan,
    SeatLeft,
    SeatReturned,
    SeedRevealed,
    SpecialElectionCalled,
    TilesClaimed,
    TimeRanOut,
    TrackerMoved,
    VetoAsked,
    VetoGranted,
    VetoRefused,
)
from core.views import TableView
from tgbot.words.cast import Cast
from tgbot.words.marks import POLICY_MARKS, POWER_MARKS, ROLE_MARKS
from tgbot.words.texts import Code, Html, Seat, Texts, Value


def tell(
    events: Iterable[OpenEvent], now: TableView, cast: Cast, language: str, texts: Texts
) -> list[str]:
    """The lines (HTML) that a reader of this language gets for these events, in order."""
    lines: list[str] = []
    for event in events:
        lines += _told(event, now, cast, language, texts)
    return lines


def _told(event: OpenEvent, now: TableView, cast: Cast, language: str, texts: Texts) -> list[str]:
    def say(key: str, **facts: Value) -> str:
        return texts.say(language, key, **facts)

    name = cast.name
    match event:
        case GameStarted(table=table, commitment=commitment):
            return [
                say(
                    "told-started",
                    players=table.players,
                    liberals=table.liberals,
                    fascists=table.fascists,
                ),
                # The lobby's panel, which had it first, is the table's by now.
                say("lobby-seal", commitment=Code(commitment)),
            ]
        case RoundBegan(round=number, candidate=seat, special=special):
            key = "told-round-special" if special else "told-round"
            return ["", say(key, round=number, player=name(seat))]
        case Nominated(president=president, chancellor=chancellor):
            return [say("told-nominated", president=name(president), chancellor=name(chancellor))]
        case BallotsRevealed(ballots=ballots):
            return _ballots(ballots, cast, language, texts)
        case GovernmentElected(president=president, chancellor=chancellor):
            return [say("told-elected", president=name(president), chancellor=name(chancellor))]
        case GovernmentRejected(reason=reason):
            return [say("told-rejected", reason=reason.value)]
        case TrackerMoved(tracker=tracker):
            return [say("told-tracker", tracker=tracker)]
        case ChaosBroke():
            return [say("told-chaos")]
        case ConfirmedNotHitler(seat=seat):
            return [say("told-confirmed", player=name(seat, mention=False))]
        case VetoAsked(chancellor=seat):
            return [say("told-veto-asked", player=name(seat, mention=False))]
        case VetoRefused(president=seat):
            return [say("told-veto-refused", player=name(seat, mention=False))]
        case VetoGranted(president=seat):
            return [say("told-veto-granted", player=name(seat, mention=False))]
        case PolicyEnacted(policy=policy, liberal_policies=liberal, fascist_policies=fascist):
            return [
                say(
                    "told-enacted",
                    policy=policy.name.lower(),
                    mark=POLICY_MARKS[policy],
                    liberal=liberal,
                    liberalgoal=now.table.liberal_goal,
                    fascist=fascist,
                    fascistgoal=now.table.fascist_goal,
                )
            ]
        case Reshuffled(draw=draw):
            return [say("told-reshuffled", draw=draw)]
        case PowerGranted(president=seat, power=power):
            return [
                say(
                    "told-power",
                    player=name(seat),
                    power=power.value,
                    mark=POWER_MARKS[power],
                )
            ]
        case LoyaltyInvestigated(president=president, target=target):
            return [
                say(
                    "told-investigated",
                    president=name(president, mention=False),
                    player=name(target, mention=False),
                )
            ]
        case SpecialElectionCalled(president=president, target=target):
            return [
                say(
                    "told-special",
                    president=name(president, mention=False),
                    player=name(target, mention=False),
                )
            ]
        case PoliciesPeeked(president=president):
            return [say("told-peeked", player=name(president, mention=False))]
        case Executed(target=target):
            return [say("told-executed", player=name(target, mention=False))]
        case PowerLapsed(power=power):
            return [say("told-lapsed", power=power.value)]
        case TimeRanOut():
            return [say("told-time")]
        case SeatLeft(seat=seat):
            return [say("told-left", player=name(seat, mention=False))]
        case SeatReturned(seat=seat):
            return [say("told-returned", player=name(seat, mention=False))]
        case TilesClaimed(seat=seat, round=number, as_president=as_president, tiles=claimed):
            return [
                say(
                    "told-claim-tiles",
                    player=name(seat, mention=False),
                    round=number,
                    office="president" if as_president else "chancellor",
                    tiles=Html(" ".join(POLICY_MARKS[policy] for policy in claimed)),
                )
            ]
        case LoyaltyClaimed(seat=seat, target=target, party=party):
            return [
                say(
                    "told-claim-loyalty",
                    player=name(seat, mention=False),
                    target=name(target, mention=False),
                    party=party.value,
                )
            ]
        case GameWon(winner=winner, reason=reason, roles=roles):
            won = say("told-won", winner=winner.value, reason=reason.value)
            return ["", won, "", *_roles(roles, cast, language, texts)]
        case GameCalledOff(reason=reason, roles=roles):
            called_off = say("told-called-off", reason=reason.value)
            return [called_off, "", *_roles(roles, cast, language, texts)]
        case SeedRevealed(seed=seed):
            return ["", say("told-seed", seed=Code(seed))]
        case _ as unreachable:
            assert_never(unreachable)


def _ballots(
    ballots: tuple[tuple[int, bool], ...], cast: Cast, language: str, texts: Texts
) -> list[str]:
    """Everybody's ballot at once: the bot's own list is the result, not the poll's."""
    lines: list[str] = []
    for choice, key in ((True, "told-ballots-ja"), (False, "told-ballots-nein")):
        seats = [seat for seat, ja in ballots if ja is choice]
        names = cast.listing(seats, language, texts)
        lines.append(texts.say(language, key, count=len(seats), players=names))
    return lines


def _roles(roles: tuple[Role, ...], cast: Cast, language: str, texts: Texts) -> list[str]:
    """Every role, told once the game is over."""
    return [
        texts.say(
            language,
            "told-role",
            seat=Seat(seat),
            player=cast.name(seat, mention=False),
            role=role.value,
            mark=ROLE_MARKS[role],
        )
        for seat, role in enumerate(roles)
    ]

"""Tables by link, over HTTP: made in a private chat, joined, played and talked at by friends."""

import asyncio
import json

import pytest
from redis.asyncio import Redis

from core.state import PresidentDiscarding
from tests.bot.strangers import Stranger, play_on, reach, strangers
from tests.bot.town import PATIENCE_S, Town
from tgbot.documents import Stage, TableDocument
from tgbot.languages import LANGUAGES
from tgbot.playground.seen import Seen
from tgbot.queue import hall


async def open_table(town: Town, host: Stranger) -> TableDocument:
    """The host's new table, as it is stored."""
    await host.person.say("/private")
    await town.rest()
    return await document(host)


async def document(one: Stranger) -> TableDocument:
    """The table where somebody sits."""
    found = await one.document()
    assert found is not None, f"{one.person} sits nowhere"
    return found


async def join(town: Town, table: TableDocument, *people: Stranger) -> None:
    """They follow the link, one after the other."""
    for one in people:
        await one.person.start(f"j-{table.code}-{table.key}")
        await town.rest()


async def friends(town: Town, count: int, languages: tuple[str, ...] = ("en",)) -> list[Stranger]:
    """So many friends at a table by link; the first is the host."""
    people = await strangers(town, count, languages, name="Friend")
    await join(town, await open_table(town, people[0]), *people[1:])
    return people


async def begin(people: list[Stranger]) -> None:
    """The host starts."""
    await people[0].press("button-start")
    await people[0].press("button-deal", players=len(people))


async def said(town: Town, one: Stranger, words: str) -> None:
    """Somebody writes, and the bot has taken it."""
    await one.person.say(words)
    await town.taken()


# --- A whole game --------------------------------------------------------------------------------


@pytest.mark.timeout(240)
async def test_seven_friends_of_five_languages_play_a_whole_game(town: Town) -> None:
    people = await strangers(town, 7, LANGUAGES, name="Friend")
    table = await open_table(town, people[0])
    assert await people[0].hears(f"?start=j-{table.code}-{table.key}")
    await join(town, table, *people[1:4])
    for one in people[4:]:
        await one.person.say(f"/join {table.code.casefold()}")
        await town.rest()
    await begin(people)
    playing = await document(people[0])
    assert playing.stage is Stage.PLAYING
    assert [member.user_id for member in playing.members] == [one.id for one in people]
    await play_on(town, people)
    assert await town.world.refused_calls() == []
    assert town.unanswered() == []
    for one in people:
        shown = await one.person.sees()
        (end,) = [seen for seen in shown if "🏁" in seen.text]
        assert one.words("button-again") in end.labels
        assert not any(one.words("button-ja") in seen.labels for seen in shown)
        assert (await town.store.read_person(one.id)).table is None


# --- Talk ----------------------------------------------------------------------------------------


async def test_everybody_reads_the_others_in_order_and_in_their_own_language(town: Town) -> None:
    people = await friends(town, 5, LANGUAGES)
    table = await document(people[0])
    ann, bob, cem, dora, eva = people
    await said(town, bob, "bonjour <à> & tous")
    await said(town, cem, "herkese merhaba")
    await dora.press("button-say")
    await dora.press("label-no-choice")
    await town.wait(3)
    for reader in (ann, eva):
        heard = await reader.hears("bonjour <à> & tous")
        assert heard is not None
        parts = ["Friend 1", "bonjour", "Friend 2", "merhaba", "Friend 3"]
        parts.append(reader.words("phrase-no-choice"))
        places = [heard.text.index(part) for part in parts]
        assert places == sorted(places)
    # Nobody is told their own words.
    heard = await bob.hears("merhaba")
    assert heard is not None
    assert "bonjour" not in heard.text
    # And they are words: never a forwarded message, never a link.
    talk = [call for call in await town.calls("sendMessage") if "merhaba" in call.params["text"]]
    assert {call.params["chat_id"] for call in talk} == {ann.id, bob.id, dora.id, eva.id}
    assert not await town.calls("forwardMessage", "copyMessage")
    assert (await town.store.read_table(table.code)) is not None


async def test_a_phrase_may_be_about_a_seat(town: Town) -> None:
    people = await friends(town, 3)
    await people[0].press("button-say")
    await people[0].press("label-suspect")
    await people[0].press("button-seat", seat="2", player="\u2068Friend 1\u2069")
    await town.wait(3)
    for reader in people[1:]:
        heard = await reader.hears("I suspect this player: \u2068Friend 1\u2069")
        assert heard is not None


async def test_a_government_is_silent_until_the_enactment_and_the_others_are_not(
    town: Town,
) -> None:
    people = await friends(town, 5)
    await begin(people)
    game = await reach(town, people, lambda game: isinstance(game.phase, PresidentDiscarding))
    phase = game.phase
    assert isinstance(phase, PresidentDiscarding)
    table = await document(people[0])
    by_seat = {table.seat_of(one.id): one for one in people}
    president, chancellor = by_seat[phase.president], by_seat[phase.chancellor]
    others = [one for one in people if one not in (president, chancellor)]
    await said(town, president, "I have three fascist tiles")
    await said(town, chancellor, "pass me the good one")
    await said(town, others[0], "who trusts them")
    await town.wait(3)
    assert await president.is_told("unfit-session")
    assert await chancellor.is_told("unfit-session")
    assert await others[1].hears("who trusts them")
    assert await president.hears("who trusts them")
    for one in people:
        assert await one.hears("three fascist tiles") is None
        assert await one.hears("the good one") is None
    press = await chancellor.person.press(chancellor.words("button-say"), wait=PATIENCE_S)
    assert not press.alert
    await town.rest()
    press = await chancellor.person.press(chancellor.words("label-hello"), wait=PATIENCE_S)
    assert press.alert
    assert press.text == chancellor.words("unfit-session")


async def test_what_is_not_fit_is_told_to_its_writer_alone(town: Town) -> None:
    people = await friends(town, 4)
    await said(town, people[0], "join t.me/elsewhere")
    await said(town, people[1], "write to @somebody")
    await said(town, people[2], "x" * 201)
    await said(town, people[3], "one")
    await said(town, people[3], "two at once")
    await town.wait(3)
    for one, why in zip(people, ["unfit-link"] * 2 + ["unfit-long", "unfit-soon"], strict=True):
        assert await one.is_told(why)
    assert await people[0].hears("one")
    for words in ("elsewhere", "@somebody", "xxx", "two at once"):
        assert not [
            call
            for call in await town.calls("sendMessage")
            if words in call.params["text"] and "💬" in call.params["text"]
        ]


async def test_a_muted_seat_is_not_read_by_who_muted_it(town: Town) -> None:
    people = await friends(town, 3)
    await said(town, people[0], "/mute 2")
    await said(town, people[1], "loud words")
    await town.wait(3)
    assert await people[0].hears("loud words") is None
    assert await people[2].hears("loud words")
    await said(town, people[0], "/mute ۲")
    await said(town, people[1], "soft words")
    await town.wait(3)
    assert await people[0].hears("soft words")
    for wrong in ("/mute", "/mute 1", "/mute 9", "/mute all"):
        await said(town, people[0], wrong)
    await town.rest()
    assert await people[0].hears(people[0].words("no-such-seat"))
    assert await people[0].hears("/mute 3")


async def test_a_report_keeps_the_last_lines_for_two_weeks(town: Town, redis: Redis) -> None:
    people = await friends(town, 3)
    await said(town, people[1], "an ugly word")
    await town.wait(3)
    await said(town, people[0], "/report 2")
    await said(town, people[0], "/report 2")
    await town.rest()
    (report,) = map(json.loads, await town.store.read_reports())
    assert (report["by"], report["about"]) == (people[0].id, people[1].id)
    assert [line["words"] for line in report["lines"]] == ["an ugly word"]
    (key,) = await redis.keys("report:*")
    assert 13 * 86_400 < await redis.ttl(key) <= 14 * 86_400


# --- Bad invitations -----------------------------------------------------------------------------


async def test_an_invitation_is_worth_what_it_says(town: Town) -> None:
    host, guest = await strangers(town, 2)
    table = await open_table(town, host)
    forgeries = [
        *(f"j-{table.code}-{table.key[::-1]}", f"j-{table.code}-", f"j-2222-{table.key}"),
        *("j", "j-", f"j-{table.code}", f"{table.code}", "j-../../x", "j--", "J-ABCD-EFGH"),
    ]
    for payload in forgeries:
        if set(payload) - {".", "/"} == set(payload):
            await guest.person.start(payload)
    for words in ("/join", "/join 2222", "/join ????", "/join SELECT"):
        await guest.person.say(words)
    await town.rest()
    assert await guest.is_told("bad-invitation")
    assert await guest.is_told("bad-code")
    assert await guest.document() is None
    assert len((await document(host)).members) == 1


async def test_the_link_is_dead_when_the_table_is_closed(town: Town) -> None:
    host, guest = await strangers(town, 2)
    table = await open_table(town, host)
    await host.press("button-cancel")
    await host.press("button-close")
    await join(town, table, guest)
    assert await guest.is_told("bad-invitation")
    await guest.person.say(f"/join {table.code}")
    await town.rest()
    assert await guest.is_told("bad-code")


async def test_two_devices_take_one_seat(town: Town) -> None:
    host, guest = await strangers(town, 2)
    table = await open_table(town, host)
    link = f"j-{table.code}-{table.key}"
    await asyncio.gather(*(guest.person.start(link) for _ in range(2)))
    await guest.person.say(f"/join {table.code}")
    await town.rest()
    members = [member.user_id for member in (await document(host)).members]
    assert members == [host.id, guest.id]


async def test_nobody_sits_at_two_tables(town: Town) -> None:
    ann, bob = await strangers(town, 2)
    await open_table(town, ann)
    table = await open_table(town, bob)
    await join(town, table, ann)
    await ann.person.say(f"/join {table.code}")
    await ann.person.say("/private")
    await ann.person.say("/play")
    await town.rest()
    assert (await document(ann)).code != table.code
    assert len((await document(bob)).members) == 1
    assert len(await town.store.codes()) == 2


async def test_the_next_seat_hosts_when_the_host_leaves(town: Town) -> None:
    ann, bob = await friends(town, 2)
    await ann.person.say("/leave")
    await town.rest()
    assert (await document(bob)).host == bob.id
    assert await ann.document() is None


async def test_nobody_joins_a_game_that_has_begun(town: Town) -> None:
    people = await friends(town, 5)
    await begin(people)
    (late,) = await strangers(town, 1, name="Late")
    await join(town, await document(people[0]), late)
    assert await late.is_told("too-late")
    assert await late.document() is None


async def test_somebody_who_blocks_the_bot_before_the_deal_costs_nobody_the_lobby(
    town: Town,
) -> None:
    people = await friends(town, 6)
    await people[5].person.block()
    await town.rest()
    table = await document(people[0])
    assert (len(table.members), table.stage) == (5, Stage.LOBBY)
    await begin(people[:5])
    assert (await document(people[0])).stage is Stage.PLAYING


# --- The hall ------------------------------------------------------------------------------------


async def test_a_full_hall_says_the_place_in_line_and_seats_when_one_ends(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "TALKING_TABLES", 1)
    first = await friends(town, 5)
    await begin(first)
    second, third = await friends(town, 5), await friends(town, 5)
    await begin(second)
    await begin(third)
    assert (await document(first[0])).stage is Stage.PLAYING
    for people, place in ((second, 1), (third, 2)):
        assert (await document(people[0])).stage is Stage.STARTING
        for one in people:
            assert await one.is_told("hall-full", place=place)
    await first[0].person.say("/cancel")
    await town.rest()
    await first[0].press("button-close")
    await town.wait(1)
    assert (await document(second[0])).stage is Stage.PLAYING
    assert (await document(third[0])).stage is Stage.STARTING
    assert await third[0].is_told("hall-full", place=1)


def texts_of(shown: list[Seen]) -> str:
    return "\n".join(seen.text for seen in shown)


async def test_strangers_let_in_are_shown_seats_instead_of_names(town: Town) -> None:
    people = await friends(town, 3)
    await people[0].press("button-list")
    table = await document(people[0])
    assert [member.name for member in table.members] == ["", "", ""]
    (guest,) = await strangers(town, 1, name="Guest")
    await guest.person.say("/tables")
    await town.rest()
    await guest.press("button-enter", code=table.code)
    assert [member.user_id for member in (await document(guest)).members][-1] == guest.id
    assert "Friend" not in texts_of(await guest.person.sees())
    assert "Guest" not in texts_of(await people[0].person.sees())
    assert await guest.hears("Player 4")

"""Messages in the simulated Telegram, sent with python-telegram-bot: what arrives and what not."""

import httpx
import pytest
from telegram import (
    Bot,
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    CopyTextButton,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    LinkPreviewOptions,
    ReplyParameters,
)
from telegram.error import BadRequest, EndPointNotFound, Forbidden, InvalidToken

from tgbot.playground.client import Playground
from tgbot.playground.seen import Seen

NAMES = ["a_b*[x](y)", "<b>&", "علی رضا", "Ali.GH", "👩‍👩‍👧 Ann", "x" * 64]


def keyboard(*labels: str) -> InlineKeyboardMarkup:
    return InlineKeyboardMarkup([[InlineKeyboardButton(one, callback_data=one)] for one in labels])


async def test_the_bot_learns_who_it_is(api: Bot) -> None:
    me = await api.get_me()
    assert me.username == "playground_bot"
    assert me.is_bot
    assert me.can_read_all_group_messages is False


async def test_a_person_starts_the_bot_and_reads_its_answer(world: Playground, api: Bot) -> None:
    ann = await world.person("Ann", language="fa", username="ann")
    await ann.start("hello")
    (update,) = await api.get_updates(timeout=1)
    assert update.message is not None
    assert update.message.text == "/start hello"
    assert update.message.parse_entities(["bot_command"]) == {update.message.entities[0]: "/start"}
    assert update.effective_user is not None
    assert update.effective_user.language_code == "fa"
    sent = await api.send_message(ann.id, "<b>Hi</b> &lt;Ann&gt;", parse_mode="HTML")
    assert (await ann.last()).text == "Hi <Ann>"
    assert [entity.type for entity in sent.entities] == ["bold"]


@pytest.mark.parametrize("name", NAMES)
async def test_any_name_is_mentioned_as_it_is_written(
    world: Playground, api: Bot, name: str
) -> None:
    ann = await world.person(name, started=True)
    escaped = name.replace("&", "&amp;").replace("<", "&lt;")
    html = f'<i>👋</i> <a href="tg://user?id={ann.id}">{escaped}</a>!'
    sent = await api.send_message(ann.id, html, parse_mode="HTML")
    mention = next(entity for entity in sent.entities if entity.type == "text_mention")
    assert sent.parse_entity(mention) == name
    assert mention.user is not None
    assert mention.user.id == ann.id


@pytest.mark.parametrize(
    ("html", "complaint"),
    [
        ("<x>a</x>", 'unsupported start tag "x" at byte offset 0'),
        ("ab <b>c", 'can\'t find end tag corresponding to start tag "b"'),
        ("<b>a</i>", 'unmatched end tag at byte offset 4, expected "</b>", found "</i>"'),
        ("é</b>", "unexpected end tag at byte offset 2"),
        ("a <b", "unclosed start tag at byte offset 2"),
        ("2 < 3", 'unsupported start tag "" at byte offset 2'),
    ],
)
async def test_broken_html_is_refused(
    world: Playground, api: Bot, html: str, complaint: str
) -> None:
    ann = await world.person("Ann", started=True)
    with pytest.raises(BadRequest, match=r"(?i)^can't parse entities: ") as refusal:
        await api.send_message(ann.id, html, parse_mode="HTML")
    assert complaint in str(refusal.value).lower()


async def test_texts_have_a_length(world: Playground, api: Bot) -> None:
    ann = await world.person("Ann", started=True)
    await api.send_message(ann.id, "<b>" + "x" * 4096 + "</b>", parse_mode="HTML")
    with pytest.raises(BadRequest, match="Message is too long"):
        await api.send_message(ann.id, "x" * 4097)
    with pytest.raises(BadRequest, match="Message text is empty"):
        await api.send_message(ann.id, "<b> </b>", parse_mode="HTML")


async def test_callback_data_has_64_bytes(world: Playground, api: Bot) -> None:
    ann = await world.person("Ann", started=True)
    await api.send_message(ann.id, "fits", reply_markup=keyboard("ж" * 32))
    with pytest.raises(BadRequest, match="Button_data_invalid"):
        await api.send_message(ann.id, "too long", reply_markup=keyboard("ж" * 32 + "x"))


async def test_buttons_of_every_kind_are_seen(world: Playground, api: Bot) -> None:
    ann = await world.person("Ann", started=True)
    row = [
        InlineKeyboardButton("Yes", callback_data="y", style="success"),
        InlineKeyboardButton("Site", url="https://example.org/"),
        InlineKeyboardButton("Code", copy_text=CopyTextButton("7KQ2")),
        InlineKeyboardButton("Dead", api_kwargs={"disabled": {}}),
    ]
    await api.send_message(ann.id, "Choose", reply_markup=InlineKeyboardMarkup([row]))
    seen = (await ann.last()).buttons[0]
    assert [one.kind for one in seen] == ["callback", "url", "copy", "disabled"]
    assert seen[0].style == "success"
    assert (await ann.press("Code")).text == "7KQ2"
    assert (await ann.press("Site")).led == "web"


async def test_who_never_started_or_blocked_the_bot_cannot_be_written_to(
    world: Playground, api: Bot
) -> None:
    ann, bob, eve = [await world.person(name) for name in ("Ann", "Bob", "Eve")]
    group = await world.group("Friends", ann, [bob])
    await group.add_bot()
    with pytest.raises(Forbidden, match="bot can't initiate conversation with a user"):
        await api.send_message(bob.id, "hello")
    with pytest.raises(BadRequest, match="Chat not found"):
        await api.send_message(eve.id, "never met")
    await ann.start()
    await ann.block()
    with pytest.raises(Forbidden, match="bot was blocked by the user"):
        await api.send_message(ann.id, "hello")
    await ann.start()
    await api.send_message(ann.id, "welcome back")
    await ann.change(deactivated=True)
    with pytest.raises(Forbidden, match="user is deactivated"):
        await api.send_message(ann.id, "hello")
    kinds = [
        (change.old_chat_member.status, change.new_chat_member.status)
        for update in await api.get_updates()
        if (change := update.my_chat_member) and change.chat.type == "private"
    ]
    assert kinds == [("member", "kicked"), ("kicked", "member")]


async def test_an_edit_is_seen_and_an_empty_edit_refused(world: Playground, api: Bot) -> None:
    ann = await world.person("Ann", started=True)
    sent = await api.send_message(ann.id, "one", reply_markup=keyboard("A"))
    await api.edit_message_text("two", ann.id, sent.message_id, reply_markup=keyboard("A"))
    assert (await ann.last()).text == "two"
    with pytest.raises(BadRequest, match="Message is not modified"):
        await api.edit_message_text("two", ann.id, sent.message_id, reply_markup=keyboard("A"))
    await api.edit_message_reply_markup(ann.id, sent.message_id)
    assert (await ann.last()).labels == []
    with pytest.raises(BadRequest, match="Message to edit not found"):
        await api.edit_message_text("two", ann.id, 4711)
    hers = await ann.say("mine")
    with pytest.raises(BadRequest, match="Message can't be edited"):
        await api.edit_message_text("ours", ann.id, hers.id)


async def test_a_deleted_message_is_gone_for_good(world: Playground, api: Bot) -> None:
    ann = await world.person("Ann", started=True)
    sent = await api.send_message(ann.id, "secret")
    assert await api.delete_message(ann.id, sent.message_id)
    assert await ann.sees() == []
    assert [entry["text"] for entry in await ann.saw()] == ["secret"]
    with pytest.raises(BadRequest, match="Message to delete not found"):
        await api.delete_message(ann.id, sent.message_id)
    with pytest.raises(BadRequest, match="Message to be replied not found"):
        await api.send_message(ann.id, "re", reply_parameters=ReplyParameters(sent.message_id))
    forgiving = ReplyParameters(sent.message_id, allow_sending_without_reply=True)
    reply = await api.send_message(ann.id, "re", reply_parameters=forgiving)
    assert reply.reply_to_message is None


async def test_after_two_days_only_an_administrator_deletes(world: Playground, api: Bot) -> None:
    ann = await world.person("Ann")
    group = await world.group("Friends", ann)
    await group.add_bot()
    sent = await api.send_message(group.id, "old")
    await world.advance(48 * 3600 + 60)
    with pytest.raises(BadRequest, match="Message can't be deleted for everyone"):
        await api.delete_message(group.id, sent.message_id)
    await group.promote(rights=["can_delete_messages"])
    assert await api.delete_message(group.id, sent.message_id)


async def test_the_ways_of_sending_are_kept(world: Playground, api: Bot) -> None:
    ann = await world.person("Ann", started=True)
    first = await ann.say("question")
    sent = await api.send_message(
        ann.id,
        "answer https://example.org",
        protect_content=True,
        disable_notification=True,
        link_preview_options=LinkPreviewOptions(is_disabled=True),
        reply_parameters=ReplyParameters(first.id),
    )
    assert sent.has_protected_content
    assert sent.reply_to_message is not None
    assert sent.reply_to_message.text == "question"
    assert sent.link_preview_options is not None
    seen = (await ann.last()).raw
    assert (seen["protected"], seen["silent"], seen["reply_to"]) == (True, True, first.id)


async def test_a_picture_and_a_document_arrive_with_their_bytes(
    world: Playground, api: Bot
) -> None:
    ann = await world.person("Ann", started=True)
    png = bytes.fromhex("89504e470d0a1a0a0000000d494844520000050000000000") + b"rest"
    photo = await api.send_photo(ann.id, png, caption="<i>Board</i>", parse_mode="HTML")
    assert photo.photo[-1].width == 1280
    assert photo.caption == "Board"
    again = await api.send_photo(ann.id, photo.photo[-1].file_id)
    assert again.photo[-1].file_id == photo.photo[-1].file_id
    with pytest.raises(BadRequest, match="Wrong file identifier/http url specified"):
        await api.send_photo(ann.id, "nobody-sent-this")
    await api.send_document(ann.id, b'{"log": []}', filename="game.json")
    document = (await ann.last()).raw["document"]
    assert document["name"] == "game.json"
    async with httpx.AsyncClient(base_url=world.api_url) as http:
        assert (await http.get(f"/_file/{document['file_id']}")).content == b'{"log": []}'
    await api.edit_message_caption(ann.id, photo.message_id, caption="New board")
    assert [one.text for one in await ann.sees()] == ["New board", "", ""]


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"text": "a", "txt": "b"}, 'there is no parameter "txt" in sendMessage'),
        ({}, 'parameter "text" is required in sendMessage'),
        ({"chat_id": "ann", "text": "a"}, 'field "chat_id" must be a valid Number'),
        (
            {"text": "a", "protect_content": "perhaps"},
            'field "protect_content" must be of type Boolean',
        ),
        ({"text": "a", "reply_markup": "{"}, 'can\'t parse field "reply_markup" as a JSON'),
        (
            {"text": "a", "reply_markup": {"rows": []}},
            "can't parse reply keyboard markup JSON object",
        ),
        (
            {"text": "a", "reply_markup": {"inline_keyboard": [[{"text": "x"}]]}},
            "Text buttons are unallowed",
        ),
    ],
)
async def test_misspelt_and_mistyped_parameters_are_refused(
    world: Playground, fields: dict[str, object], complaint: str
) -> None:
    ann = await world.person("Ann", started=True)
    async with httpx.AsyncClient(base_url=f"{world.api_url}/bot{world.token}") as http:
        answer = (await http.post("/sendMessage", json={"chat_id": ann.id} | fields)).json()
    assert answer["error_code"] == 400
    assert complaint in answer["description"]


async def test_unknown_methods_and_tokens_are_refused(world: Playground, api: Bot) -> None:
    with pytest.raises(EndPointNotFound):
        await api.do_api_request("sendHologram")
    async with httpx.AsyncClient(base_url=world.api_url) as http:
        answer = await http.get(f"/bot{world.token}/sendHologram")
    expected = {"ok": False, "error_code": 404, "description": "Not Found"}
    assert (answer.status_code, answer.json()) == (404, expected)
    stranger = Bot(f"1:{'x' * 35}", base_url=f"{world.api_url}/bot")
    with pytest.raises(InvalidToken):
        await stranger.get_me()
    await stranger.request.shutdown()


async def test_calls_come_as_json_as_a_form_or_in_the_address(world: Playground) -> None:
    ann = await world.person("Ann", started=True)
    fields = {"chat_id": str(ann.id), "text": "hi", "disable_notification": "true"}
    parts = {name: (None, value) for name, value in fields.items()}
    async with httpx.AsyncClient(base_url=f"{world.api_url}/bot{world.token}") as http:
        for answer in (
            await http.post("/sendMessage", json=fields),
            await http.post("/sendmessage", data=fields),
            await http.post("/sendMessage", files=parts),
            await http.get("/sendMessage", params=fields),
        ):
            assert answer.json()["result"]["text"] == "hi", answer.text
    seen: list[Seen] = await ann.sees()
    assert all(one.raw["silent"] for one in seen)
    assert len(seen) == 4


async def test_the_journal_holds_every_call(world: Playground, api: Bot) -> None:
    ann = await world.person("Ann", started=True)
    await api.send_message(ann.id, "one")
    with pytest.raises(BadRequest):
        await api.send_message(ann.id, "")
    ok, refused = await world.journal("sendMessage")
    assert (ok.params["text"], ok.code, ok.result["text"]) == ("one", 200, "one")
    assert (refused.code, refused.error) == (400, "Bad Request: message text is empty")
    assert await world.refused_calls() == [refused]
    assert (await world.journal())[0].method == "getMe"


async def test_commands_are_found_by_scope_and_language(world: Playground, api: Bot) -> None:
    ann = await world.person("Ann", language="fa", started=True)
    bob = await world.person("Bob", language="en", started=True)
    group = await world.group("Friends", ann, [bob])
    await group.add_bot()
    await api.set_my_commands([("help", "Help")])
    await api.set_my_commands([("board", "Board")], scope=BotCommandScopeAllGroupChats())
    await api.set_my_commands([("role", "نقش")], language_code="fa")
    await api.set_my_commands([("cancel", "C")], scope=BotCommandScopeAllChatAdministrators())
    assert await ann.commands() == ["role"]
    assert await bob.commands() == ["help"]
    assert await bob.commands(group) == ["board"]
    assert await ann.commands(group) == ["cancel"]
    assert [one.command for one in await api.get_my_commands(language_code="fa")] == ["role"]
    await api.delete_my_commands(language_code="fa")
    assert await ann.commands() == ["help"]
    with pytest.raises(BadRequest, match="Bot_command_invalid"):
        await api.set_my_commands([("No", "Help")])


async def test_the_bot_introduces_itself_in_each_language(world: Playground, api: Bot) -> None:
    await api.set_my_name("Spiel", "de")
    await api.set_my_description("A game")
    await api.set_my_short_description("Un jeu", "fr")
    assert (await api.get_my_name("de")).name == "Spiel"
    assert (await api.get_my_name("fr")).name == "Playground"
    assert (await api.get_my_description("fr")).description == "A game"
    assert (await api.get_my_short_description("fr")).short_description == "Un jeu"
    with pytest.raises(BadRequest, match="Bot name is too long"):
        await api.set_my_name("x" * 65)

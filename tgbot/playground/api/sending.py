"""New messages: texts, pictures, files, polls; and the sign that the bot is busy."""

import struct
from typing import Any

from tgbot.playground import entities, keyboards, present
from tgbot.playground.api import reach
from tgbot.playground.errors import bad_request
from tgbot.playground.model import Chat, Json, Message, Poll, PollOption
from tgbot.playground.simulation import Simulation

MOST_TEXT = 4096
MOST_CAPTION = 1024


def send_message(sim: Simulation, params: Json) -> Json:
    """sendMessage."""
    chat = reach.writable(sim, params, "text")
    draft = _draft(sim, chat, params)
    draft.text, draft.entities = text_of(params)
    draft.preview = params.get("link_preview_options")
    if len(draft.text) > MOST_TEXT:
        raise bad_request("message is too long")
    return _posted(sim, chat, draft, params)


def text_of(params: Json) -> tuple[str, list[Json]]:
    """The text that was given, and its entities; raises 400 if nothing is left of it."""
    text, found = entities.formatted(
        params["text"], params.get("parse_mode"), params.get("entities")
    )
    if not text:
        raise bad_request("message text is empty")
    return text, found


def caption_of(params: Json) -> tuple[str, list[Json]]:
    """The caption that was given, perhaps empty, and its entities."""
    text, found = entities.formatted(
        params.get("caption", ""), params.get("parse_mode"), params.get("caption_entities")
    )
    if len(text) > MOST_CAPTION:
        raise bad_request("message caption is too long")
    return text, found


def send_photo(sim: Simulation, params: Json) -> Json:
    """sendPhoto."""
    return _send_media(sim, params, "photo")


def send_document(sim: Simulation, params: Json) -> Json:
    """sendDocument."""
    return _send_media(sim, params, "document")


def _send_media(sim: Simulation, params: Json, kind: str) -> Json:
    chat = reach.writable(sim, params, kind)
    draft = _draft(sim, chat, params)
    draft.text, draft.entities = caption_of(params)
    draft.media = media(sim, kind, params[kind])
    return _posted(sim, chat, draft, params)


def media(sim: Simulation, kind: str, file_id: str) -> Json:
    """The fields with which a message shows a file; raises 400 if nobody ever sent that file."""
    if file_id.startswith(("http://", "https://")):
        file_id = sim.keep_file(file_id.rpartition("/")[2], b"")
    if file_id not in sim.files:
        raise bad_request("wrong file identifier/HTTP URL specified")
    name, content = sim.files[file_id]
    fields: Json = {
        "file_id": file_id,
        "file_unique_id": file_id[:12],
        "file_size": len(content),
    }
    if kind == "document":
        return {"document": fields | {"file_name": name}}
    width, height = _size(content)
    return {"photo": [fields | {"width": width, "height": height}]}


def _size(content: bytes) -> tuple[int, int]:
    """Width and height of a PNG; of anything else something likely."""
    if content[:8] == b"\x89PNG\r\n\x1a\n" and len(content) >= 24:
        width, height = struct.unpack(">II", content[16:24])
        return int(width), int(height)
    return 1280, 720


def send_poll(sim: Simulation, params: Json) -> Json:
    """sendPoll, for regular polls."""
    chat = reach.writable(sim, params, "poll")
    draft = _draft(sim, chat, params)
    poll = draft.poll = _poll(sim, chat, params)
    result = _posted(sim, chat, draft, params)
    poll.message_id = draft.id
    sim.world.polls[poll.id] = poll
    if poll.close_date is not None:
        sim.world.at(poll.close_date, lambda: close_poll(sim, poll))
    return result


def _poll(sim: Simulation, chat: Chat, params: Json) -> Poll:
    question, marked = entities.formatted(
        params["question"], params.get("question_parse_mode"), params.get("question_entities")
    )
    _length("poll question", question, 1, 300)
    options = [_option(sim, option) for option in params["options"]]
    if not 1 <= len(options) <= 12:
        raise bad_request("poll must have from 1 to 12 options")
    description, about = entities.formatted(
        params.get("description", ""),
        params.get("description_parse_mode"),
        params.get("description_entities"),
    )
    _length("poll description", description, 0, 1024)
    period = params.get("open_period")
    if period is not None and not 5 <= period <= 2_628_000:
        raise bad_request("open_period must be between 5 and 2628000")
    now = int(sim.world.now())
    return Poll(
        id=str(5_100_000_000_000_000_000 + sim.world.number()),
        chat_id=chat.id,
        message_id=0,
        question=question,
        question_entities=marked,
        options=options,
        anonymous=params.get("is_anonymous", True),
        multiple=params.get("allows_multiple_answers", False),
        revoting=params.get("allows_revoting", True),
        hidden=params.get("hide_results_until_closes", False),
        open_period=period,
        close_date=now + period if period is not None else params.get("close_date"),
        description=description or None,
        description_entities=about,
        closed=params.get("is_closed", False),
    )


def _option(sim: Simulation, given: Json) -> PollOption:
    text, marked = entities.formatted(
        given["text"], given.get("text_parse_mode"), given.get("text_entities")
    )
    _length("poll option", text, 1, 100)
    return PollOption(text, marked, f"option{sim.world.number()}")


def _length(what: str, text: str, least: int, most: int) -> None:
    if len(text) < least:
        raise bad_request(f"{what} must be non-empty")
    if len(text) > most:
        raise bad_request(f"{what} length must not exceed {most}")


def close_poll(sim: Simulation, poll: Poll) -> None:
    """End a poll, by the clock or by the bot, and tell the bot its last state."""
    if poll.closed:
        return
    poll.closed = True
    sim.deliveries.push("poll", present.poll(poll), f"poll:{poll.id}")
    sim.world.touch()


def send_chat_action(sim: Simulation, params: Json) -> bool:
    """sendChatAction; it shows for five seconds."""
    chat = reach.reached(sim, params)
    reach.thread(sim, chat, params)
    chat.actions.append((sim.world.now(), params["action"]))
    sim.world.touch()
    return True


def _draft(sim: Simulation, chat: Chat, params: Json) -> Message:
    draft = sim.draft(chat, sim.world.bot.id)
    draft.thread_id = reach.thread(sim, chat, params)
    draft.protected = params.get("protect_content", False)
    draft.silent = params.get("disable_notification", False)
    reply: Json = params.get("reply_parameters") or {}
    if reply:
        original = chat.messages.get(reply["message_id"])
        if original is not None and not original.deleted:
            draft.reply_to = original.id
        elif not reply.get("allow_sending_without_reply"):
            raise bad_request("message to be replied not found")
    return draft


def _posted(sim: Simulation, chat: Chat, draft: Message, params: Json) -> Json:
    """Attach the keyboard, count the message against the limits, and post it."""
    markup: Any = keyboards.checked(params.get("reply_markup"), chat)
    if markup is not None and "inline_keyboard" in markup:
        draft.markup = markup
    sim.meter.charge(chat.id, sim.world.now())
    if markup is not None and "inline_keyboard" not in markup:
        _give_keyboard(sim, chat, markup)
    return present.message(sim.world, sim.post(chat, draft))


def _give_keyboard(sim: Simulation, chat: Chat, markup: Json) -> None:
    for reader in chat.audience - {sim.world.bot.id}:
        if "keyboard" in markup:
            chat.keyboards[reader] = markup
        elif "remove_keyboard" in markup:
            chat.keyboards.pop(reader, None)

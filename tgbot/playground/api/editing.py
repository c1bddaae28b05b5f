"""Messages that are there already: edits, deletions, pins, reactions, the end of a poll.

Nobody's message changes but the bot's own, and an edit that changes nothing is refused.
"""

from tgbot.playground import keyboards, present
from tgbot.playground.api import reach
from tgbot.playground.api.sending import MOST_TEXT, caption_of, close_poll, media, text_of
from tgbot.playground.errors import NOT_MODIFIED, QUERY_EXPIRED, bad_request
from tgbot.playground.model import Answer, Chat, Json, Message, Toast
from tgbot.playground.simulation import Simulation

OLDEST_DELETABLE = 48 * 3600


def edit_message_text(sim: Simulation, params: Json) -> Json:
    """editMessageText."""
    chat, message = _to_edit(sim, params)
    if message.poll is not None or message.media is not None:
        raise bad_request("there is no text in the message to edit")
    text, found = text_of(params)
    if len(text) > MOST_TEXT:
        raise bad_request("MESSAGE_TOO_LONG")
    markup = keyboards.checked(params.get("reply_markup"), chat, only_inline=True)
    if (text, found, markup) == (message.text, message.entities, message.markup):
        raise bad_request(NOT_MODIFIED)
    sim.meter.charge(chat.id, sim.world.now())
    message.text, message.entities, message.markup = text, found, markup
    message.preview = params.get("link_preview_options")
    return _edited(sim, message)


def edit_message_caption(sim: Simulation, params: Json) -> Json:
    """editMessageCaption."""
    chat, message = _to_edit(sim, params)
    if message.media is None:
        raise bad_request("there is no caption in the message to edit")
    text, found = caption_of(params)
    markup = keyboards.checked(params.get("reply_markup"), chat, only_inline=True)
    if (text, found, markup) == (message.text, message.entities, message.markup):
        raise bad_request(NOT_MODIFIED)
    sim.meter.charge(chat.id, sim.world.now())
    message.text, message.entities, message.markup = text, found, markup
    return _edited(sim, message)


def edit_message_media(sim: Simulation, params: Json) -> Json:
    """editMessageMedia, for photos and documents."""
    chat, message = _to_edit(sim, params)
    if message.poll is not None:
        raise bad_request("message can't be edited")
    given: Json = params["media"]
    fields = media(sim, given["type"], given["media"])
    text, found = caption_of(given)
    markup = keyboards.checked(params.get("reply_markup"), chat, only_inline=True)
    sim.meter.charge(chat.id, sim.world.now())
    message.media, message.text, message.entities, message.markup = fields, text, found, markup
    return _edited(sim, message)


def edit_message_reply_markup(sim: Simulation, params: Json) -> Json:
    """editMessageReplyMarkup."""
    chat, message = _to_edit(sim, params)
    markup = keyboards.checked(params.get("reply_markup"), chat, only_inline=True)
    if markup == message.markup:
        raise bad_request(NOT_MODIFIED)
    sim.meter.charge(chat.id, sim.world.now())
    message.markup = markup
    return _edited(sim, message)


def _to_edit(sim: Simulation, params: Json) -> tuple[Chat, Message]:
    chat = reach.reached(sim, params)
    return chat, reach.own_message(sim, chat, params["message_id"], "edit")


def _edited(sim: Simulation, message: Message) -> Json:
    message.edit_date = int(sim.world.now())
    sim.world.show(message)
    return present.message(sim.world, message)


def stop_poll(sim: Simulation, params: Json) -> Json:
    """stopPoll."""
    chat = reach.reached(sim, params)
    message = reach.own_message(sim, chat, params["message_id"], "stop")
    if message.poll is None:
        raise bad_request("message is not a poll")
    if message.poll.closed:
        raise bad_request("poll has already been closed")
    message.markup = keyboards.checked(params.get("reply_markup"), chat, only_inline=True)
    sim.meter.charge(chat.id, sim.world.now())
    close_poll(sim, message.poll)
    sim.world.show(message)
    return present.poll(message.poll)


def delete_message(sim: Simulation, params: Json) -> bool:
    """deleteMessage."""
    chat = reach.reached(sim, params)
    message = reach.existing(chat, params["message_id"], "message to delete")
    _check_deletable(sim, chat, message)
    remove(sim, chat, message)
    return True


def delete_messages(sim: Simulation, params: Json) -> bool:
    """deleteMessages; what cannot be found is skipped."""
    chat = reach.reached(sim, params)
    found = [chat.messages[number] for number in params["message_ids"] if number in chat.messages]
    for message in found:
        _check_deletable(sim, chat, message)
    for message in found:
        remove(sim, chat, message)
    return True


def _check_deletable(sim: Simulation, chat: Chat, message: Message) -> None:
    bot = chat.member(sim.world.bot.id)
    own = message.sender_id == bot.user_id
    if not own and chat.kind != "private" and not bot.may("can_delete_messages"):
        raise bad_request("message can't be deleted")
    old = sim.world.now() - message.date > OLDEST_DELETABLE
    if old and not bot.may("can_delete_messages"):
        raise bad_request("message can't be deleted for everyone")


def remove(sim: Simulation, chat: Chat, message: Message) -> None:
    """Take a message from everybody's sight, and from the pins."""
    message.deleted = True
    if message.id in chat.pinned:
        chat.pinned.remove(message.id)
    sim.world.touch()


def pin_chat_message(sim: Simulation, params: Json) -> bool:
    """pinChatMessage; people see a service message about it."""
    chat = reach.reached(sim, params)
    _check_pins(sim, chat)
    message = reach.existing(chat, params["message_id"], "message to pin")
    if message.id in chat.pinned:
        return True
    chat.pinned.append(message.id)
    pinned = {"pinned_message": present.message(sim.world, message, with_reply=False)}
    sim.service(chat, sim.world.bot.id, pinned, tell_bot=False)
    return True


def unpin_chat_message(sim: Simulation, params: Json) -> bool:
    """unpinChatMessage: the one that is named, or the latest."""
    chat = reach.reached(sim, params)
    _check_pins(sim, chat)
    message_id = params.get("message_id", chat.pinned[-1] if chat.pinned else 0)
    if message_id not in chat.pinned:
        raise bad_request("message to unpin not found")
    chat.pinned.remove(message_id)
    sim.world.touch()
    return True


def unpin_all_chat_messages(sim: Simulation, params: Json) -> bool:
    """unpinAllChatMessages."""
    chat = reach.reached(sim, params)
    _check_pins(sim, chat)
    chat.pinned.clear()
    sim.world.touch()
    return True


def _check_pins(sim: Simulation, chat: Chat) -> None:
    if chat.kind != "private" and not chat.member(sim.world.bot.id).may("can_pin_messages"):
        raise bad_request("not enough rights to manage pinned messages in the chat")


def set_message_reaction(sim: Simulation, params: Json) -> bool:
    """setMessageReaction: one reaction of the bot's, or none."""
    chat = reach.reached(sim, params)
    message = reach.existing(chat, params["message_id"], "message to react")
    given: list[Json] = params.get("reaction", [])
    if len(given) > 1:
        raise bad_request("REACTIONS_TOO_MANY")
    message.reactions.pop(sim.world.bot.id, None)
    if given:
        message.reactions[sim.world.bot.id] = given[0].get("emoji", "")
    sim.world.touch()
    return True


def answer_callback_query(sim: Simulation, params: Json) -> bool:
    """answerCallbackQuery: once, in time, and at most 200 characters."""
    query = sim.world.queries.get(params["callback_query_id"])
    now = sim.world.now()
    late = query is None or now - query.at > sim.options.query_life
    if query is None or late or query.answer is not None:
        raise bad_request(QUERY_EXPIRED)
    text = params.get("text", "")
    if len(text) > 200:
        raise bad_request("MESSAGE_TOO_LONG")
    query.answer = Answer(text, params.get("show_alert", False), params.get("url"))
    if text:
        toast = Toast(now, text, query.answer.alert, query.chat_id)
        sim.world.account(query.person_id).toasts.append(toast)
    sim.world.touch()
    return True

"""Keyboards under messages: what the Bot API accepts, and its complaints about the rest."""

import re
from typing import Any

from tgbot.playground.errors import bad_request
from tgbot.playground.fields import (
    Check,
    Shape,
    anything,
    array_of,
    boolean,
    integer,
    one_of,
    string,
)
from tgbot.playground.model import Chat, Json
from tgbot.playground.schema import ADMIN_RIGHTS

MOST_BUTTONS = 100
MOST_DATA = 64

_style = one_of("danger", "success", "primary")
_FACE: dict[str, Check] = {"style": _style, "icon_custom_emoji_id": string}
_inline_button = Shape(
    {"text": string},
    {**_FACE, "url": string, "callback_data": string, "copy_text": Shape({"text": string}),
     "switch_inline_query": string, "switch_inline_query_current_chat": string,
     "disabled": anything},
)  # fmt: skip
_IN_CHANNELS = ("can_post_messages", "can_edit_messages", "can_manage_direct_messages")
_rights = Shape(
    {}, {"is_anonymous": boolean, **dict.fromkeys((*ADMIN_RIGHTS, *_IN_CHANNELS), boolean)}
)
_request_chat = Shape(
    {"request_id": integer, "chat_is_channel": boolean},
    {"chat_is_forum": boolean, "chat_has_username": boolean, "chat_is_created": boolean,
     "user_administrator_rights": _rights, "bot_administrator_rights": _rights,
     "bot_is_member": boolean, "request_title": boolean, "request_username": boolean,
     "request_photo": boolean},
)  # fmt: skip
_reply_button = Shape(
    {"text": string},
    {
        **_FACE,
        "request_chat": _request_chat,
        "request_contact": boolean,
        "request_location": boolean,
    },
)


def _key(name: str, value: Any) -> Any:
    return {"text": value} if isinstance(value, str) else _reply_button(name, value)


_KINDS = {
    "inline_keyboard": Shape({"inline_keyboard": array_of(array_of(_inline_button))}),
    "keyboard": Shape(
        {"keyboard": array_of(array_of(_key))},
        {"is_persistent": boolean, "resize_keyboard": boolean, "one_time_keyboard": boolean,
         "input_field_placeholder": string, "selective": boolean},
    ),
    "remove_keyboard": Shape({"remove_keyboard": boolean}, {"selective": boolean}),
    "force_reply": Shape(
        {"force_reply": boolean}, {"input_field_placeholder": string, "selective": boolean}
    ),
}  # fmt: skip


def checked(markup: Any, chat: Chat, only_inline: bool = False) -> Json | None:
    """A keyboard as it will be shown, None for none; raises the documented 400s."""
    if markup is None or markup in ({}, ""):
        return None
    if not isinstance(markup, dict):
        raise bad_request("object expected as reply markup")
    kind = next((kind for kind in _KINDS if kind in markup), None)
    if kind is None or (only_inline and kind != "inline_keyboard"):
        raise bad_request("can't parse reply keyboard markup JSON object")
    result = _KINDS[kind].check(markup, kind)
    for row in result.get("inline_keyboard", []):
        for button in row:
            _check_inline(button)
    for row in result.get("keyboard", []):
        for key in row:
            if "request_chat" in key and chat.kind != "private":
                raise bad_request("chats can be requested in private chats only")
    rows = result.get(kind)
    if isinstance(rows, list):
        result[kind] = [row for row in rows if row]
        if sum(map(len, rows)) > MOST_BUTTONS:
            raise bad_request("REPLY_MARKUP_TOO_LONG")
        if not result[kind]:
            return None
    return result


def _check_inline(button: Json) -> None:
    if not button["text"].strip():
        raise bad_request("can't parse inline keyboard button: button text must be non-empty")
    actions = button.keys() - {"text", *_FACE}
    if not actions:
        raise bad_request(
            "can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard"
        )
    if len(actions) > 1:
        raise bad_request("can't parse inline keyboard button: more than one action")
    data = button.get("callback_data")
    if data is not None and not 1 <= len(data.encode()) <= MOST_DATA:
        raise bad_request("BUTTON_DATA_INVALID")
    url = button.get("url")
    if url is not None and not re.match(r"(https?://|tg://)?[^\s/.]+[./?]\S*", url):
        raise bad_request(f"inline keyboard button URL '{url}' is invalid: Wrong HTTP URL")
    copied = button.get("copy_text")
    if copied is not None and not 1 <= len(copied["text"]) <= 256:
        raise bad_request("can't parse inline keyboard button: invalid copied text")

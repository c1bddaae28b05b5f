"""The Bot API methods that are simulated: names, types and what is required of each parameter.

What a method does not have is refused, since a misspelt parameter that is silently ignored is a bug
nobody sees.
"""

from collections.abc import Mapping

from tgbot.playground.fields import (
    Check,
    Shape,
    anything,
    array_of,
    boolean,
    chat_id,
    file,
    integer,
    one_of,
    string,
)

ADMIN_RIGHTS = (
    "can_manage_chat",
    "can_delete_messages",
    "can_manage_video_chats",
    "can_restrict_members",
    "can_promote_members",
    "can_change_info",
    "can_invite_users",
    "can_post_stories",
    "can_edit_stories",
    "can_delete_stories",
    "can_pin_messages",
    "can_manage_topics",
    "can_manage_tags",
    "can_send_welcome_messages",
)
PERMISSIONS = (
    "can_send_messages",
    "can_send_audios",
    "can_send_documents",
    "can_send_photos",
    "can_send_videos",
    "can_send_video_notes",
    "can_send_voice_notes",
    "can_send_polls",
    "can_send_other_messages",
    "can_add_web_page_previews",
    "can_react_to_messages",
    "can_edit_tag",
    "can_change_info",
    "can_invite_users",
    "can_pin_messages",
    "can_manage_topics",
)
SCOPES = (
    "default",
    "all_private_chats",
    "all_group_chats",
    "all_chat_administrators",
    "chat",
    "chat_administrators",
    "chat_member",
)
ACTIONS = (
    "typing",
    "upload_photo",
    "record_video",
    "upload_video",
    "record_voice",
    "upload_voice",
    "upload_document",
    "choose_sticker",
    "find_location",
    "record_video_note",
    "upload_video_note",
)

_parse_mode = one_of("HTML")
_entities = array_of(anything)
_reply = Shape(
    {"message_id": integer},
    {"chat_id": chat_id, "allow_sending_without_reply": boolean, "quote": string,
     "quote_parse_mode": _parse_mode, "quote_entities": _entities, "quote_position": integer},
)  # fmt: skip
_preview = Shape(
    {},
    {"is_disabled": boolean, "url": string, "prefer_small_media": boolean,
     "prefer_large_media": boolean, "show_above_text": boolean},
)  # fmt: skip
_poll_option = Shape({"text": string}, {"text_parse_mode": _parse_mode, "text_entities": _entities})
_permissions = Shape({}, dict.fromkeys(PERMISSIONS, boolean))
_scope = Shape({"type": one_of(*SCOPES)}, {"chat_id": chat_id, "user_id": integer})
_command = Shape({"command": string, "description": string}, {"is_ephemeral": boolean})
_reaction = Shape(
    {"type": one_of("emoji", "custom_emoji")}, {"emoji": string, "custom_emoji_id": string}
)
_media = Shape(
    {"type": one_of("photo", "document"), "media": file},
    {"caption": string, "parse_mode": _parse_mode, "caption_entities": _entities,
     "show_caption_above_media": boolean, "has_spoiler": boolean},
)  # fmt: skip

_CHAT: Mapping[str, Check] = {"chat_id": chat_id}
_MESSAGE: Mapping[str, Check] = {"chat_id": chat_id, "message_id": integer}
_MEMBER: Mapping[str, Check] = {"chat_id": chat_id, "user_id": integer}
_LANGUAGE: Mapping[str, Check] = {"language_code": string}
_POSTING: Mapping[str, Check] = {
    "message_thread_id": integer,
    "disable_notification": boolean,
    "protect_content": boolean,
    "message_effect_id": string,
    "allow_paid_broadcast": boolean,
    "reply_parameters": _reply,
    "reply_markup": anything,
}
_CAPTION: Mapping[str, Check] = {
    "caption": string,
    "parse_mode": _parse_mode,
    "caption_entities": _entities,
    "show_caption_above_media": boolean,
}
_TEXT: Mapping[str, Check] = {
    "parse_mode": _parse_mode,
    "entities": _entities,
    "link_preview_options": _preview,
}

METHODS: Mapping[str, Shape] = {
    "getMe": Shape(),
    "getUpdates": Shape(
        {},
        {"offset": integer, "limit": integer, "timeout": integer,
         "allowed_updates": array_of(string)},
    ),
    "setWebhook": Shape(
        {"url": string},
        {"ip_address": string, "max_connections": integer, "allowed_updates": array_of(string),
         "drop_pending_updates": boolean, "secret_token": string},
    ),
    "deleteWebhook": Shape({}, {"drop_pending_updates": boolean}),
    "getWebhookInfo": Shape(),
    "sendMessage": Shape({"chat_id": chat_id, "text": string}, {**_POSTING, **_TEXT}),
    "sendPhoto": Shape(
        {"chat_id": chat_id, "photo": file}, {**_POSTING, **_CAPTION, "has_spoiler": boolean}
    ),
    "sendDocument": Shape(
        {"chat_id": chat_id, "document": file},
        {**_POSTING, **_CAPTION, "disable_content_type_detection": boolean, "thumbnail": file},
    ),
    "sendPoll": Shape(
        {"chat_id": chat_id, "question": string, "options": array_of(_poll_option)},
        {**_POSTING, "question_parse_mode": _parse_mode, "question_entities": _entities,
         "is_anonymous": boolean, "type": one_of("regular"), "allows_multiple_answers": boolean,
         "allows_revoting": boolean, "shuffle_options": boolean,
         "hide_results_until_closes": boolean, "open_period": integer, "close_date": integer,
         "is_closed": boolean, "description": string,
         "description_parse_mode": _parse_mode, "description_entities": _entities},
    ),
    "stopPoll": Shape(_MESSAGE, {"reply_markup": anything}),
    "sendChatAction": Shape(
        {"chat_id": chat_id, "action": one_of(*ACTIONS)}, {"message_thread_id": integer}
    ),
    "editMessageText": Shape({**_MESSAGE, "text": string}, {**_TEXT, "reply_markup": anything}),
    "editMessageCaption": Shape(_MESSAGE, {**_CAPTION, "reply_markup": anything}),
    "editMessageMedia": Shape({**_MESSAGE, "media": _media}, {"reply_markup": anything}),
    "editMessageReplyMarkup": Shape(_MESSAGE, {"reply_markup": anything}),
    "deleteMessage": Shape(_MESSAGE),
    "deleteMessages": Shape({**_CHAT, "message_ids": array_of(integer)}),
    "setMessageReaction": Shape(_MESSAGE, {"reaction": array_of(_reaction), "is_big": boolean}),
    "answerCallbackQuery": Shape(
        {"callback_query_id": string},
        {"text": string, "show_alert": boolean, "url": string, "cache_time": integer},
    ),
    "pinChatMessage": Shape(_MESSAGE, {"disable_notification": boolean}),
    "unpinChatMessage": Shape(_CHAT, {"message_id": integer}),
    "unpinAllChatMessages": Shape(_CHAT),
    "getChat": Shape(_CHAT),
    "getChatMember": Shape(_MEMBER),
    "getChatAdministrators": Shape(_CHAT, {"return_bots": boolean}),
    "getChatMemberCount": Shape(_CHAT),
    "leaveChat": Shape(_CHAT),
    "restrictChatMember": Shape(
        {**_MEMBER, "permissions": _permissions},
        {"use_independent_chat_permissions": boolean, "until_date": integer},
    ),
    "createChatInviteLink": Shape(
        _CHAT,
        {"name": string, "expire_date": integer, "member_limit": integer,
         "creates_join_request": boolean},
    ),
    "exportChatInviteLink": Shape(_CHAT),
    "revokeChatInviteLink": Shape({**_CHAT, "invite_link": string}),
    "approveChatJoinRequest": Shape(_MEMBER),
    "declineChatJoinRequest": Shape(_MEMBER),
    "setMyCommands": Shape({"commands": array_of(_command)}, {"scope": _scope, **_LANGUAGE}),
    "getMyCommands": Shape({}, {"scope": _scope, **_LANGUAGE}),
    "deleteMyCommands": Shape({}, {"scope": _scope, **_LANGUAGE}),
    "setMyName": Shape({}, {"name": string, **_LANGUAGE}),
    "getMyName": Shape({}, _LANGUAGE),
    "setMyDescription": Shape({}, {"description": string, **_LANGUAGE}),
    "getMyDescription": Shape({}, _LANGUAGE),
    "setMyShortDescription": Shape({}, {"short_description": string, **_LANGUAGE}),
    "getMyShortDescription": Shape({}, _LANGUAGE),
    "getFile": Shape({"file_id": string}),
}  # fmt: skip

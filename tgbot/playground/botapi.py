"""The door for the bot: `/bot<token>/<method>`, by GET or POST, as JSON, form or multipart form.

Every call is answered as the Bot API answers it and written into the journal.
"""

import inspect
import json
from collections.abc import Callable, Mapping
from typing import Any

from tornado.web import RequestHandler

from tgbot.playground.api import editing, groups, profile, receiving, sending
from tgbot.playground.errors import ApiError, bad_request
from tgbot.playground.model import Json
from tgbot.playground.schema import METHODS
from tgbot.playground.simulation import Simulation

CALLS: Mapping[str, Callable[[Simulation, Json], Any]] = {
    "getMe": profile.get_me,
    "getUpdates": receiving.get_updates,
    "setWebhook": receiving.set_webhook,
    "deleteWebhook": receiving.delete_webhook,
    "getWebhookInfo": receiving.get_webhook_info,
    "sendMessage": sending.send_message,
    "sendPhoto": sending.send_photo,
    "sendDocument": sending.send_document,
    "sendPoll": sending.send_poll,
    "sendChatAction": sending.send_chat_action,
    "stopPoll": editing.stop_poll,
    "editMessageText": editing.edit_message_text,
    "editMessageCaption": editing.edit_message_caption,
    "editMessageMedia": editing.edit_message_media,
    "editMessageReplyMarkup": editing.edit_message_reply_markup,
    "deleteMessage": editing.delete_message,
    "deleteMessages": editing.delete_messages,
    "setMessageReaction": editing.set_message_reaction,
    "answerCallbackQuery": editing.answer_callback_query,
    "pinChatMessage": editing.pin_chat_message,
    "unpinChatMessage": editing.unpin_chat_message,
    "unpinAllChatMessages": editing.unpin_all_chat_messages,
    "getChat": groups.get_chat,
    "getChatMember": groups.get_chat_member,
    "getChatAdministrators": groups.get_chat_administrators,
    "getChatMemberCount": groups.get_chat_member_count,
    "leaveChat": groups.leave_chat,
    "restrictChatMember": groups.restrict_chat_member,
    "createChatInviteLink": groups.create_chat_invite_link,
    "exportChatInviteLink": groups.export_chat_invite_link,
    "revokeChatInviteLink": groups.revoke_chat_invite_link,
    "approveChatJoinRequest": groups.approve_chat_join_request,
    "declineChatJoinRequest": groups.decline_chat_join_request,
    "setMyCommands": profile.set_my_commands,
    "getMyCommands": profile.get_my_commands,
    "deleteMyCommands": profile.delete_my_commands,
    "setMyName": profile.set_my_name,
    "getMyName": profile.get_my_name,
    "setMyDescription": profile.set_my_description,
    "getMyDescription": profile.get_my_description,
    "setMyShortDescription": profile.set_my_short_description,
    "getMyShortDescription": profile.get_my_short_description,
    "getFile": profile.get_file,
}
_BY_LOWER_CASE = {name.lower(): name for name in CALLS}  # the Bot API does not mind the case


class BotApi(RequestHandler):
    """One call of the bot."""

    def initialize(self, simulation: Simulation) -> None:
        self.simulation = simulation

    def check_xsrf_cookie(self) -> None:
        """Bots have no cookies."""

    async def get(self, token: str, name: str) -> None:
        await self.post(token, name)

    async def post(self, token: str, name: str) -> None:
        """Answer the call."""
        sim = self.simulation
        method = _BY_LOWER_CASE.get(name.lower(), name)
        params: Json = {}
        result: Any = None
        error: ApiError | None = None
        world = sim.world
        sim.calls_under_way += method != "getUpdates"
        try:
            if token != sim.token:
                raise ApiError(401, "Unauthorized")
            if method not in CALLS:
                raise ApiError(404, "Not Found")
            params = METHODS[method].check(self._given(method), method, sim.options.strict)
            result = CALLS[method](sim, params)
            if inspect.isawaitable(result):
                result = await result
        except ApiError as refusal:
            result, error = None, refusal
        finally:
            sim.calls_under_way -= method != "getUpdates"
        code = error.code if error else 200
        sim.journal.write(
            world.now(), method, params, code, error.description if error else None, result
        )
        self._answer(code, error.body() if error else {"ok": True, "result": result})

    def _answer(self, code: int, body: Json) -> None:
        self.set_status(code)
        self.set_header("Content-Type", "application/json")
        if "parameters" in body and "retry_after" in body["parameters"]:
            self.set_header("Retry-After", str(body["parameters"]["retry_after"]))
        self.finish(json.dumps(body))

    def _given(self, method: str) -> Json:
        """The parameters as they were sent; files are kept and stand as their ids."""
        given: Json = {name: values[-1].decode() for name, values in self.request.arguments.items()}
        content_type = self.request.headers.get("Content-Type", "")
        if content_type.startswith("application/json") and self.request.body:
            try:
                body = json.loads(self.request.body)
            except ValueError:
                body = None
            if not isinstance(body, dict):
                raise bad_request("can't parse the request body as a JSON object")
            given |= body
        shape = METHODS[method]
        for part, (file, *_) in self.request.files.items():
            file_id = self.simulation.keep_file(file["filename"], file["body"])
            if part in shape.required or part in shape.optional:
                given[part] = file_id
            for name, value in given.items():
                if isinstance(value, str):
                    given[name] = value.replace(f"attach://{part}", file_id)
        return given


class Files(RequestHandler):
    """Files that were sent through the bot, for the bot and for the page."""

    def initialize(self, simulation: Simulation) -> None:
        self.simulation = simulation

    async def get(self, file_id: str) -> None:
        """Send the file."""
        if file_id not in self.simulation.files:
            self.send_error(404)
            return
        name, content = self.simulation.files[file_id]
        kind = "image/png" if content[:4] == b"\x89PNG" else "application/octet-stream"
        if content[:3] == b"\xff\xd8\xff":
            kind = "image/jpeg"
        self.set_header("Content-Type", kind)
        if kind == "application/octet-stream":
            self.set_header("Content-Disposition", f'attachment; filename="{name}"')
        self.finish(content)

"""A Bot API that does as it is told: refuses, fails, hangs, or forgets to answer.

The playground is Telegram as it should be; this is Telegram on a bad day.
"""

import asyncio
import json
import time
from collections import defaultdict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from tornado.httpserver import HTTPServer
from tornado.netutil import bind_sockets
from tornado.web import Application, RequestHandler

TOKEN = "123456789:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw1"


@dataclass(frozen=True, slots=True)
class Refusal:
    """An answer with "ok": false."""

    code: int
    description: str
    parameters: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Hang:
    """The call arrives and is carried out, but no answer comes for so many seconds."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Call:
    """A call that arrived; `at` in seconds of the monotonic clock."""

    method: str
    params: dict[str, Any]
    at: float

    @property
    def chat(self) -> int:
        return int(self.params["chat_id"])

    @property
    def text(self) -> str:
        return str(self.params.get("text", ""))


@dataclass
class Scripted:
    """The calls that came, and what the next ones of a chat or method will meet."""

    calls: list[Call] = field(default_factory=list)
    url: str = ""
    _script: dict[object, deque[Refusal | Hang]] = field(default_factory=lambda: defaultdict(deque))

    def next(self, what: int | str, *answers: Refusal | Hang) -> None:
        """The next calls of that chat (a number) or method meet these."""
        self._script[what].extend(answers)

    def of(self, chat: int) -> list[Call]:
        """The calls that concern a chat."""
        return [call for call in self.calls if call.params.get("chat_id") == str(chat)]

    async def answer(self, method: str, params: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        """Carries a call out."""
        if method == "getMe":
            return 200, {"ok": True, "result": {"id": 1, "is_bot": True, "first_name": "Bot"}}
        self.calls.append(Call(method, params, time.monotonic()))
        chat = int(params.get("chat_id", 0))
        for queue in (self._script[method], self._script[chat]):
            if queue:
                match queue.popleft():
                    case Refusal(code, description, parameters):
                        refusal = {"error_code": code, "description": description}
                        return code, {"ok": False, "parameters": parameters, **refusal}
                    case Hang(seconds):
                        await asyncio.sleep(seconds)
        message: dict[str, Any] = {"message_id": len(self.calls), "chat": {"id": chat}}
        if method == "sendPoll":
            message["poll"] = {"id": f"poll {len(self.calls)}"}
        is_message = method.startswith(("send", "edit")) and method != "sendChatAction"
        return 200, {"ok": True, "result": message if is_message else True}


class _Handler(RequestHandler):
    def initialize(self, api: Scripted) -> None:
        self._api = api

    async def post(self, method: str) -> None:
        params = {name: self.get_body_argument(name) for name in self.request.body_arguments}
        code, body = await self._api.answer(method, params)
        self.set_status(code)
        self.finish(json.dumps(body))


class _Quiet(Application):
    def log_request(self, handler: RequestHandler) -> None:
        """Tests look at `calls`."""


@asynccontextmanager
async def scripted_api() -> AsyncIterator[Scripted]:
    """Serves on a free port until the block ends."""
    api = Scripted()
    sockets = bind_sockets(0, "127.0.0.1")
    server = HTTPServer(_Quiet([(r"/bot[^/]+/(\w+)", _Handler, {"api": api})]))
    server.add_sockets(sockets)
    api.url = f"http://127.0.0.1:{sockets[0].getsockname()[1]}"
    try:
        yield api
    finally:
        server.stop()
        await server.close_all_connections()

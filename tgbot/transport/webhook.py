"""The webhook: Telegram delivers updates to any number of replicas behind one address.

Law: 200 is answered after the commit; anything else makes Telegram deliver the update again.
"""

import asyncio
import hmac
import json
import logging
from typing import Any
from urllib.parse import urlsplit

from telegram.error import TelegramError
from tornado.httpserver import HTTPServer
from tornado.netutil import bind_sockets
from tornado.web import Application, RequestHandler

from tgbot.storage.outage import Unavailable
from tgbot.storage.store import Store
from tgbot.transport.line import Line
from tgbot.transport.receiver import ALLOWED_UPDATES, Inbox, pause_after, rest

log = logging.getLogger(__name__)

MAX_BODY = 4 * 1024 * 1024


class _Hook(RequestHandler):
    def initialize(self, inbox: Inbox, store: Store, secret: str) -> None:
        self._inbox = inbox
        self._store = store
        self._secret = secret

    async def post(self) -> None:
        given = self.request.headers.get("X-Telegram-Bot-Api-Secret-Token", "")
        if not hmac.compare_digest(given.encode(), self._secret.encode()):
            self.set_status(403)
            return
        try:
            await self._take(self.request.body)
        except Unavailable as error:
            log.warning("the store is out of reach (%s)", error)
            self.set_status(503)

    async def _take(self, body: bytes) -> None:
        try:
            raw: Any = json.loads(body)
        except ValueError:
            raw = None
        if isinstance(raw, dict):
            await self._inbox.take(raw)
        else:
            await self._store.put_aside(body.decode(errors="replace"), "not a JSON object")


class _Health(RequestHandler):
    def initialize(self, store: Store) -> None:
        self._store = store

    async def get(self) -> None:
        try:
            await self._store.ping()
        except Unavailable:
            self.set_status(503)


class _Quiet(Application):
    def log_request(self, handler: RequestHandler) -> None:
        """Telegram's deliveries are no news."""


class Webhook:
    """Listens for updates, and tells Telegram where. `/healthz` says whether the store answers."""

    def __init__(
        self,
        line: Line,
        store: Store,
        inbox: Inbox,
        *,
        url: str,
        secret: str,
        listen: tuple[str, int],
    ) -> None:
        self._line = line
        self._store = store
        self._inbox = inbox
        self._url = url
        self._secret = secret
        self._address = listen
        self._stopping = asyncio.Event()
        self.port: int | None = None
        """Where it listens, once it runs."""

    async def run(self) -> None:
        """Serves until `stop`; updates in hand are finished first."""
        host, port = self._address
        sockets = bind_sockets(port, host)
        server = HTTPServer(self._application(), max_body_size=MAX_BODY)
        server.add_sockets(sockets)
        self.port = sockets[0].getsockname()[1]
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(self._inbox.hear_again(self._stopping))
                group.create_task(self._register())
        finally:
            server.stop()
            await server.close_all_connections()

    def stop(self) -> None:
        """Asks `run` to end."""
        self._stopping.set()

    def _application(self) -> Application:
        hook = {"inbox": self._inbox, "store": self._store, "secret": self._secret}
        path = urlsplit(self._url).path or "/"
        return _Quiet([("/healthz", _Health, {"store": self._store}), (path, _Hook, hook)])

    async def _register(self) -> None:
        failures = 0
        while not self._stopping.is_set():
            try:
                await self._line.call(
                    "setWebhook",
                    {
                        "url": self._url,
                        "secret_token": self._secret,
                        "allowed_updates": list(ALLOWED_UPDATES),
                        "drop_pending_updates": False,
                    },
                )
            except TelegramError as error:
                failures += 1
                log.warning("the webhook is not registered yet: %s", error.message)
                await rest(self._stopping, pause_after(failures))
            else:
                return

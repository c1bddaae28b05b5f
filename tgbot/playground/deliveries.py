"""Updates on their way to the bot, by long polling or webhook; never both.

An update waits until it is confirmed: by a higher offset, or by a 2xx of the webhook. Long polling
keeps one order; a webhook keeps the order only inside a lane (a chat's messages, a person's
presses, a poll's answers), and the next update of a lane waits while one is being retried.
"""

import asyncio
import contextlib
import json
from collections.abc import Callable
from dataclasses import dataclass

from tornado.httpclient import AsyncHTTPClient, HTTPClientError, HTTPRequest

from tgbot.playground.errors import ApiError, bad_request, conflict
from tgbot.playground.model import Json

ONLY_ON_REQUEST = frozenset({"chat_member", "message_reaction", "message_reaction_count"})
QUERY_LIFE = 150.0
LIFE = 24 * 3600.0


@dataclass(frozen=True, slots=True)
class Update:
    """One update of a `kind`; `body` is all but its id, `lane` is what it is ordered by."""

    id: int
    kind: str
    body: Json
    lane: str
    born: float

    def json(self) -> Json:
        return {"update_id": self.id, **self.body}


@dataclass(slots=True)
class Webhook:
    url: str
    secret: str | None
    most: int
    last_error: str | None = None
    last_error_at: int | None = None


class Deliveries:
    """The bot's queue of updates."""

    def __init__(self, now: Callable[[], float], first_retry: float = 0.1) -> None:
        self.pending: dict[int, Update] = {}
        self.allowed: frozenset[str] | None = None  # None: all but those only on request
        self.webhook: Webhook | None = None
        self._now = now
        self._first_retry = first_retry
        self._last_id = 100_000_000
        self._poller: asyncio.Future[ApiError | None] | None = None
        self._lanes: dict[str, asyncio.Task[None]] = {}
        self._gate = asyncio.Semaphore(1)

    def push(self, kind: str, payload: Json, lane: str) -> None:
        """Queue an update if the bot wants its kind."""
        wanted = kind not in ONLY_ON_REQUEST if self.allowed is None else kind in self.allowed
        if wanted:
            self._add(kind, {kind: payload}, lane)

    def push_raw(self, body: Json) -> int:
        """Queue any JSON object as an update, however malformed; returns its id."""
        return self._add("raw", body, "raw")

    def _add(self, kind: str, body: Json, lane: str) -> int:
        self._last_id += 1
        self.pending[self._last_id] = Update(self._last_id, kind, body, lane, self._now())
        if self._poller is not None and not self._poller.done():
            self._poller.set_result(None)
        self._serve_lanes()
        return self._last_id

    def allow(self, names: list[str] | None) -> None:
        """Remember which kinds the bot wants: None changes nothing, an empty list is usual."""
        if names is not None:
            self.allowed = frozenset(names) or None

    async def poll(
        self, offset: int = 0, limit: int = 100, seconds: int = 0, allowed: list[str] | None = None
    ) -> list[Json]:
        """getUpdates: confirm what is below `offset`, then wait for something to hand over."""
        if self.webhook is not None:
            raise conflict(
                "can't use getUpdates method while webhook is active; "
                "use deleteWebhook to delete the webhook first"
            )
        self.allow(allowed)
        self.end_poll("terminated by other getUpdates request; "
                      "make sure that only one bot instance is running")  # fmt: skip
        self._confirm(offset)
        self._drop_expired()
        if not self.pending and seconds > 0:
            await self._wait(min(seconds, 50))
            self._drop_expired()
        return [update.json() for update in list(self.pending.values())[: max(1, min(limit, 100))]]

    def end_poll(self, reason: str) -> None:
        """Send away whoever is waiting for updates."""
        if self._poller is not None and not self._poller.done():
            self._poller.set_result(conflict(reason))

    async def _wait(self, seconds: float) -> None:
        mine = self._poller = asyncio.get_running_loop().create_future()
        try:
            refusal = await asyncio.wait_for(mine, seconds)
        except TimeoutError:
            return
        finally:
            if self._poller is mine:
                self._poller = None
        if refusal is not None:
            raise refusal

    def _confirm(self, offset: int) -> None:
        if offset < 0:
            offset = (list(self.pending)[offset:] or [0])[0]
        for update_id in [known for known in self.pending if known < offset]:
            del self.pending[update_id]

    def _drop_expired(self) -> None:
        now = self._now()
        for update in list(self.pending.values()):
            life = QUERY_LIFE if update.kind == "callback_query" else LIFE
            if now - update.born > life:
                del self.pending[update.id]

    def set_webhook(
        self, url: str, secret: str | None, most: int, allowed: list[str] | None, drop: bool
    ) -> None:
        """Begin to push updates to `url`; an empty url ends it."""
        loopback = url.startswith(("http://127.0.0.1", "http://localhost"))
        if url and not (url.startswith("https://") or loopback):
            raise bad_request("bad webhook: An HTTPS URL must be provided for webhook")
        if drop:
            self.pending.clear()
        if not url and self.webhook is None:
            return
        self.stop()
        self.allow(allowed)
        self.webhook = Webhook(url, secret, most) if url else None
        self._gate = asyncio.Semaphore(most)
        self._serve_lanes()

    def webhook_info(self) -> Json:
        """A WebhookInfo."""
        hook = self.webhook
        info: Json = {
            "url": hook.url if hook else "",
            "has_custom_certificate": False,
            "pending_update_count": len(self.pending),
        }
        if hook is not None:
            info |= {"max_connections": hook.most, "ip_address": "127.0.0.1"}
            if hook.last_error_at is not None:
                info |= {
                    "last_error_date": hook.last_error_at,
                    "last_error_message": hook.last_error,
                }
        if self.allowed is not None:
            info["allowed_updates"] = sorted(self.allowed)
        return info

    def stop(self) -> None:
        """End all deliveries; what is pending stays."""
        self.end_poll("terminated by setWebhook request")
        for lane in self._lanes.values():
            lane.cancel()
        self._lanes.clear()
        self.webhook = None

    def _serve_lanes(self) -> None:
        if self.webhook is None:
            return
        for lane in {update.lane for update in self.pending.values()} - self._lanes.keys():
            self._lanes[lane] = asyncio.create_task(self._serve(lane, self.webhook))

    async def _serve(self, lane: str, hook: Webhook) -> None:
        pause = 0.0
        while True:
            self._drop_expired()
            update = next((one for one in self.pending.values() if one.lane == lane), None)
            if update is None:
                del self._lanes[lane]
                return
            if pause:
                await asyncio.sleep(pause)
            asked = await self._deliver(update, hook)
            if asked is None:
                self.pending.pop(update.id, None)
                pause = 0.0
            else:
                pause = asked or min(60.0, pause * 2 or self._first_retry)

    async def _deliver(self, update: Update, hook: Webhook) -> float | None:
        """Hand over one update; None when it was taken, else the pause that was asked for or 0."""
        headers = {"Content-Type": "application/json"}
        if hook.secret:
            headers["X-Telegram-Bot-Api-Secret-Token"] = hook.secret
        request = HTTPRequest(
            hook.url, "POST", headers, json.dumps(update.json()), request_timeout=60
        )
        async with self._gate:
            try:
                await AsyncHTTPClient().fetch(request)
            except HTTPClientError as error:
                hook.last_error = f"Wrong response from the webhook: {error.code} {error.message}"
                asked = error.response.headers.get("Retry-After") if error.response else None
            except OSError as error:
                hook.last_error, asked = f"Connection failed: {error}", None
            else:
                return None
        hook.last_error_at = int(self._now())
        with contextlib.suppress(ValueError):
            return min(3600.0, float(asked or 0))
        return 0.0

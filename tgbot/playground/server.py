"""The simulated Telegram as a server on the loopback interface.

One port carries the Bot API (`/bot<token>/...`), the control API (`/_control/...`) and the page
(`/`).
"""

from dataclasses import dataclass
from pathlib import Path

from tornado.httpserver import HTTPServer
from tornado.netutil import bind_sockets
from tornado.web import Application, RequestHandler, StaticFileHandler

from tgbot.playground.autoplay import AutoPlayer
from tgbot.playground.botapi import BotApi, Files
from tgbot.playground.control import Control
from tgbot.playground.simulation import Options, Simulation

PAGE = Path(__file__).parent / "page"


@dataclass(frozen=True, slots=True)
class Served:
    """A running playground; `api_url` is what the bot takes as the Bot API's address."""

    api_url: str
    page_url: str
    token: str
    simulation: Simulation
    auto_player: AutoPlayer
    http: HTTPServer

    async def close(self) -> None:
        """Stop serving; waiting polls are sent away."""
        self.auto_player.set([])
        self.simulation.stop()
        self.http.stop()
        await self.http.close_all_connections()


class _Quiet(Application):
    def log_request(self, handler: RequestHandler) -> None:
        """The journal holds the calls; the log would only repeat them."""


class _Page(StaticFileHandler):
    def set_extra_headers(self, path: str) -> None:
        self.set_header("Cache-Control", "no-store")


def application(simulation: Simulation, auto_player: AutoPlayer) -> Application:
    """All doors of the playground."""
    one = {"simulation": simulation}
    return _Quiet([
        (r"/bot([^/]+)/(\w+)", BotApi, one),
        (r"/file/bot[^/]+/([\w-]+)/.*", Files, one),
        (r"/_file/([\w-]+)", Files, one),
        (r"/_control/(\w+)", Control, one | {"auto_player": auto_player}),
        (r"/(.*)", _Page, {"path": PAGE, "default_filename": "index.html"}),
    ])  # fmt: skip


async def serve(options: Options | None = None, host: str = "127.0.0.1", port: int = 0) -> Served:
    """Start a playground; port 0 takes any that is free."""
    simulation = Simulation(options)
    auto_player = AutoPlayer(simulation)
    sockets = bind_sockets(port, host)
    http = HTTPServer(application(simulation, auto_player), idle_connection_timeout=60)
    http.add_sockets(sockets)
    address = f"http://{host}:{sockets[0].getsockname()[1]}"
    return Served(
        api_url=address,
        page_url=f"{address}/",
        token=simulation.token,
        simulation=simulation,
        auto_player=auto_player,
        http=http,
    )

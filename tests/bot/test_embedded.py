"""The embedded store keeps what it acknowledged, whoever is killed."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from redis import Redis
from redis.exceptions import RedisError

from tgbot.storage.embedded import NoStore, embedded_store, find_server

A_BOT = """
import sys, time
from pathlib import Path
from tgbot.storage.embedded import embedded_store

with embedded_store(Path(sys.argv[1])) as url:
    print(url, flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def data_dir() -> Iterator[Path]:
    with TemporaryDirectory(prefix="data-") as directory:
        yield Path(directory)


def a_bot(data_dir: Path) -> tuple["subprocess.Popen[str]", "Redis"]:
    """A process that owns an embedded store until its input ends."""
    bot = subprocess.Popen(
        [sys.executable, "-c", A_BOT, str(data_dir)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert bot.stdout is not None
    return bot, Redis.from_url(bot.stdout.readline().strip(), decode_responses=True)


def end(bot: "subprocess.Popen[str]") -> None:
    bot.communicate(timeout=20)


def pid_of(client: "Redis") -> int:
    return int(client.info("server")["process_id"])


def is_gone(pid: int) -> bool:
    deadline = time.monotonic() + 5
    while time.monotonic() < deadline:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        state = Path(f"/proc/{pid}/stat")
        if state.exists() and state.read_text().rsplit(")", 1)[1].split()[0] == "Z":
            return True  # dead, and only its new parent has not looked yet
        time.sleep(0.01)
    return False


def test_data_outlives_a_stop_and_the_server_does_not(data_dir: Path) -> None:
    with embedded_store(data_dir) as url, Redis.from_url(url, decode_responses=True) as client:
        client.set("game", "7KQ2")
        server = pid_of(client)
    assert is_gone(server)
    with embedded_store(data_dir) as url, Redis.from_url(url, decode_responses=True) as client:
        assert client.get("game") == "7KQ2"


def test_every_write_is_synced_and_nothing_is_evicted(data_dir: Path) -> None:
    with embedded_store(data_dir) as url, Redis.from_url(url, decode_responses=True) as client:
        wanted = {"appendonly": "yes", "appendfsync": "always", "save": ""}
        for name, value in {**wanted, "maxmemory-policy": "noeviction"}.items():
            assert client.config_get(name) == {name: value}


def test_a_killed_bot_takes_its_server_along_and_the_next_one_finds_the_data(
    data_dir: Path,
) -> None:
    bot, client = a_bot(data_dir)
    client.set("game", "7KQ2")
    server = pid_of(client)
    client.close()
    bot.kill()
    end(bot)

    with embedded_store(data_dir) as url, Redis.from_url(url, decode_responses=True) as client:
        assert client.get("game") == "7KQ2"
        assert pid_of(client) != server
    assert is_gone(server)


def test_a_killed_server_loses_nothing_that_was_acknowledged(data_dir: Path) -> None:
    with embedded_store(data_dir) as url, Redis.from_url(url, decode_responses=True) as client:
        for number in range(50):
            client.set(f"write:{number}", "1")
        os.kill(pid_of(client), signal.SIGKILL)
    with embedded_store(data_dir) as url, Redis.from_url(url, decode_responses=True) as client:
        assert len(client.keys("write:*")) == 50


def test_a_server_left_behind_is_replaced(data_dir: Path) -> None:
    """As after a killed bot on a system that does not tell children of their parent's death."""
    socket = data_dir / "valkey.sock"
    orphan = subprocess.Popen(
        [
            *(find_server(), "--port", "0", "--unixsocket", str(socket), "--dir", str(data_dir)),
            *("--appendonly", "yes", "--appendfsync", "always", "--save", ""),
        ],
        stdout=subprocess.DEVNULL,
    )
    with Redis(unix_socket_path=str(socket), decode_responses=True) as client:
        deadline = time.monotonic() + 5
        while True:
            try:
                client.set("game", "7KQ2")
            except RedisError:
                assert time.monotonic() < deadline
                time.sleep(0.01)
            else:
                break
    with embedded_store(data_dir) as url, Redis.from_url(url, decode_responses=True) as client:
        assert orphan.wait(5) == 0
        assert client.get("game") == "7KQ2"


def test_a_second_bot_on_the_same_data_is_refused(data_dir: Path) -> None:
    bot, client = a_bot(data_dir)
    with pytest.raises(NoStore, match="another bot runs"), embedded_store(data_dir):
        pass
    assert client.ping(), "the first one is left alone"
    client.close()
    end(bot)


def test_a_deep_directory_gets_a_short_socket(data_dir: Path) -> None:
    deep = data_dir / ("d" * 120)
    with embedded_store(deep) as url, Redis.from_url(url) as client:
        assert len(url.removeprefix("unix://")) < 104
        assert client.ping()
    assert (deep / "appendonlydir").is_dir()


def test_a_directory_that_cannot_be_used_is_named(data_dir: Path) -> None:
    (data_dir / "file").write_text("")
    with pytest.raises(NoStore, match=r"DATA_DIR .*file"), embedded_store(data_dir / "file"):
        pass

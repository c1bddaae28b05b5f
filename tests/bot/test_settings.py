"""A wrong setting stops the start with one clear line, which never holds a secret."""

from pathlib import Path

import pytest
from pydantic import ValidationError

from tgbot.settings import BadSettings, Settings, load

TOKEN = "123456789:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw1"


@pytest.fixture(autouse=True)
def _bare_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)  # no .env of a developer
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)


def test_a_token_is_all_that_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOT_TOKEN", TOKEN)
    settings = load()
    assert settings.bot_token.get_secret_value() == TOKEN
    assert settings.bot_api_url == "https://api.telegram.org"
    assert settings.redis_url is None
    assert settings.data_dir == Path("data")
    assert settings.listen_address == ("127.0.0.1", 8443)
    limits = settings.limits
    assert (limits.group_per_minute, limits.private_per_second, limits.total_per_second) == (
        *(20, 1, 30),
    )
    assert limits.panel_spacing_ms == 3_000


def test_values_come_from_a_dotenv_file_and_empty_ones_are_unset(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(
        f"BOT_TOKEN={TOKEN}\nREDIS_URL=\nGROUP_SENDS_PER_MINUTE=15\nSOMETHING_ELSE=1\n"
    )
    settings = load()
    assert settings.redis_url is None
    assert settings.limits.panel_spacing_ms == 4_000


def test_a_given_value_goes_before_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOT_API_URL", "https://api.telegram.org")
    settings = load(bot_token=TOKEN, bot_api_url="http://127.0.0.1:8081/")
    assert settings.bot_api_url == "http://127.0.0.1:8081"


@pytest.mark.parametrize(
    ("values", "line"),
    [
        ({"BOT_TOKEN": ""}, "BOT_TOKEN: the token that BotFather gave you is wanted"),
        ({"BOT_TOKEN": "not-a-token"}, "BOT_TOKEN: the token that BotFather gave you is wanted"),
        ({"BOT_API_URL": "api.telegram.org"}, "BOT_API_URL: an http(s) address is wanted"),
        ({"REDIS_URL": "localhost:6379"}, "REDIS_URL: a redis://, rediss:// or unix://"),
        ({"WEBHOOK_URL": "example.org"}, "WEBHOOK_URL: an https address"),
        ({"WEBHOOK_URL": "https://example.org/hook"}, "WEBHOOK_URL needs a WEBHOOK_SECRET"),
        ({"WEBHOOK_SECRET": "with space"}, "WEBHOOK_SECRET: 1-256 of"),
        ({"WEBHOOK_LISTEN": "8443"}, "WEBHOOK_LISTEN: host:port is wanted"),
        ({"WEBHOOK_LISTEN": "0.0.0.0:70000"}, "WEBHOOK_LISTEN: host:port is wanted"),
        ({"GROUP_SENDS_PER_MINUTE": "0"}, "GROUP_SENDS_PER_MINUTE: "),
        ({"TOTAL_SENDS_PER_SECOND": "many"}, "TOTAL_SENDS_PER_SECOND: "),
    ],
)
def test_a_wrong_value_is_named_in_one_line(
    monkeypatch: pytest.MonkeyPatch, values: dict[str, str], line: str
) -> None:
    for name, value in {"BOT_TOKEN": TOKEN, **values}.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(BadSettings) as refused:
        load()
    said = str(refused.value)
    assert said.startswith(line)
    assert "\n" not in said


def test_every_wrong_value_is_named_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REDIS_URL", "x")
    with pytest.raises(BadSettings, match=r"BOT_TOKEN: .*; REDIS_URL: "):
        load()


def test_secrets_are_never_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = load(bot_token=TOKEN, webhook_url="https://e.org", webhook_secret="s3cret")
    assert TOKEN not in repr(settings) + str(settings)
    assert "s3cret" not in repr(settings) + str(settings)
    monkeypatch.setenv("BOT_TOKEN", TOKEN + " ")
    with pytest.raises(BadSettings) as refused:
        load()
    assert TOKEN not in str(refused.value)
    assert refused.value.__cause__ is None


def test_settings_do_not_change() -> None:
    settings = load(bot_token=TOKEN)
    with pytest.raises(ValidationError):
        settings.bot_api_url = "http://elsewhere"  # type: ignore[misc]  # frozen is what is tested

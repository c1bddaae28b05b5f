"""What the operator decides, read once at the start from the environment and `.env`.

Law: a missing or malformed value stops the start with one clear line, and no line ever shows the
token or another secret.
"""

import re
from pathlib import Path
from typing import Annotated, Any, Self
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from tgbot.storage.outbox import Limits

A_TOKEN = re.compile(r"[0-9]+:[A-Za-z0-9_-]{3,}")
A_SECRET = re.compile(r"[A-Za-z0-9_-]{1,256}")

WANTED_OF_BOTFATHER = "the token that BotFather gave you is wanted, such as 123456:AA…"

Rate = Annotated[int, Field(ge=1, le=1_000_000)]


class BadSettings(Exception):
    """A setting is missing or malformed; the text is one line for the operator."""


class Settings(BaseSettings):
    """All settings. Each is an environment variable of the same name in capitals."""

    model_config = SettingsConfigDict(
        frozen=True,
        env_file=".env",
        env_ignore_empty=True,
        extra="ignore",
        hide_input_in_errors=True,
    )

    bot_token: SecretStr
    bot_api_url: str = "https://api.telegram.org"
    redis_url: str | None = None
    """None: an embedded Valkey with its data under `data_dir`."""
    data_dir: Path = Path("data")
    webhook_url: str | None = None
    """None: long polling."""
    webhook_secret: SecretStr | None = None
    webhook_listen: str = "127.0.0.1:8443"
    group_sends_per_minute: Rate = 20
    chat_sends_per_second: Rate = 1
    total_sends_per_second: Rate = 30

    @field_validator("bot_token")
    @classmethod
    def _is_a_token(cls, value: SecretStr) -> SecretStr:
        if not A_TOKEN.fullmatch(value.get_secret_value()):
            raise ValueError(WANTED_OF_BOTFATHER)
        return value

    @field_validator("webhook_secret")
    @classmethod
    def _is_a_secret(cls, value: SecretStr | None) -> SecretStr | None:
        if value is not None and not A_SECRET.fullmatch(value.get_secret_value()):
            raise ValueError("1-256 of A-Z a-z 0-9 _ - are wanted")
        return value

    @field_validator("bot_api_url")
    @classmethod
    def _is_http(cls, value: str) -> str:
        parts = urlsplit(value)
        if parts.scheme not in {"http", "https"} or not parts.hostname:
            raise ValueError("an http(s) address is wanted, such as https://api.telegram.org")
        return value.rstrip("/")

    @field_validator("redis_url")
    @classmethod
    def _is_redis(cls, value: str | None) -> str | None:
        if value is not None and urlsplit(value).scheme not in {"redis", "rediss", "unix"}:
            raise ValueError("a redis://, rediss:// or unix:// address is wanted")
        return value

    @field_validator("webhook_url")
    @classmethod
    def _is_web_address(cls, value: str | None) -> str | None:
        if value is not None:
            parts = urlsplit(value)
            # Telegram itself takes https alone; http is for a Bot API server of one's own.
            if parts.scheme not in {"http", "https"} or not parts.hostname:
                raise ValueError("an https address that Telegram can reach is wanted")
        return value

    @field_validator("webhook_listen")
    @classmethod
    def _is_host_and_port(cls, value: str) -> str:
        host, colon, port = value.rpartition(":")
        if not (host and colon and port.isdecimal() and int(port) < 65_536):
            raise ValueError("host:port is wanted, such as 127.0.0.1:8443")
        return value

    @model_validator(mode="after")
    def _webhook_has_a_secret(self) -> Self:
        if self.webhook_url is not None and self.webhook_secret is None:
            raise ValueError("WEBHOOK_URL needs a WEBHOOK_SECRET (1-256 of A-Z a-z 0-9 _ -)")
        return self

    @property
    def limits(self) -> Limits:
        """The courier's limits."""
        return Limits(
            group_per_minute=self.group_sends_per_minute,
            private_per_second=self.chat_sends_per_second,
            total_per_second=self.total_sends_per_second,
        )

    @property
    def listen_address(self) -> tuple[str, int]:
        """Host and port of the webhook's listener."""
        host, _, port = self.webhook_listen.rpartition(":")
        return host.strip("[]"), int(port)


def load(**overrides: Any) -> Settings:
    """The settings of this process; `overrides` go before the environment.

    Raises BadSettings with one line that names every wrong setting.
    """
    try:
        return Settings(**overrides)
    except ValidationError as error:
        raise BadSettings(
            "; ".join(_said(one["loc"], one["msg"]) for one in error.errors())
        ) from None


def _said(place: tuple[int | str, ...], message: str) -> str:
    name = str(place[0]) if place else ""
    message = message.removeprefix("Value error, ")
    if name == "bot_token" and message == "Field required":
        message = WANTED_OF_BOTFATHER
    return f"{name.upper()}: {message}" if name else message

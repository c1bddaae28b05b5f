"""What the simulated Telegram refuses, in Telegram's own words.

`ApiError` is a refusal that the bot reads as an HTTP answer; `Impossible` is something that a
person's app would not let them do, and is told to the test or the page instead.
"""

from typing import Any


class ApiError(Exception):
    """A refused Bot API call: `code`, `description` and the documented `parameters`, if any."""

    def __init__(self, code: int, description: str, **parameters: int) -> None:
        super().__init__(description)
        self.code = code
        self.description = description
        self.parameters = parameters

    def body(self) -> dict[str, Any]:
        """The JSON object that the Bot API answers with."""
        body: dict[str, Any] = {
            "ok": False,
            "error_code": self.code,
            "description": self.description,
        }
        if self.parameters:
            body["parameters"] = self.parameters
        return body


class Impossible(Exception):
    """A person tried what their app, or the server behind it, does not allow."""


def bad_request(text: str) -> ApiError:
    """400: the request, as it stands, makes no sense to the server."""
    return ApiError(400, f"Bad Request: {text}")


def forbidden(text: str) -> ApiError:
    """403: the bot may not reach that chat or person."""
    return ApiError(403, f"Forbidden: {text}")


def conflict(text: str) -> ApiError:
    """409: two ways of receiving updates at the same time."""
    return ApiError(409, f"Conflict: {text}")


def too_many_requests(retry_after: int) -> ApiError:
    """429: come back in `retry_after` seconds."""
    return ApiError(429, f"Too Many Requests: retry after {retry_after}", retry_after=retry_after)


def migrated(new_chat_id: int) -> ApiError:
    """400 with the id under which the group goes on as a supergroup."""
    return ApiError(
        400,
        "Bad Request: group chat was upgraded to a supergroup chat",
        migrate_to_chat_id=new_chat_id,
    )


QUERY_EXPIRED = "query is too old and response timeout expired or query ID is invalid"
NOT_MODIFIED = (
    "message is not modified: specified new message content and reply markup are exactly the same "
    "as a current content and reply markup of the message"
)

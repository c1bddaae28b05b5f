"""How the bot gets its updates."""

import re

from tgbot.playground.errors import bad_request
from tgbot.playground.model import Json
from tgbot.playground.simulation import Simulation


async def get_updates(sim: Simulation, params: Json) -> list[Json]:
    """getUpdates."""
    return await sim.deliveries.poll(
        params.get("offset", 0),
        params.get("limit", 100),
        params.get("timeout", 0),
        params.get("allowed_updates"),
    )


def set_webhook(sim: Simulation, params: Json) -> bool:
    """setWebhook."""
    secret = params.get("secret_token")
    if secret is not None and not re.fullmatch(r"[A-Za-z0-9_-]{1,256}", secret):
        raise bad_request("secret token contains unallowed characters")
    sim.deliveries.set_webhook(
        params["url"],
        secret,
        max(1, min(100, params.get("max_connections", 40))),
        params.get("allowed_updates"),
        params.get("drop_pending_updates", False),
    )
    return True


def delete_webhook(sim: Simulation, params: Json) -> bool:
    """deleteWebhook."""
    return set_webhook(sim, params | {"url": ""})


def get_webhook_info(sim: Simulation, _: Json) -> Json:
    """getWebhookInfo."""
    return sim.deliveries.webhook_info()

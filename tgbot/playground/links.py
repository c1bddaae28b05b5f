"""Links that people follow: to the bot, into a group, or out of Telegram."""

import re
from urllib.parse import parse_qs, urlsplit

from tgbot.playground import membership, people, present
from tgbot.playground.errors import Impossible
from tgbot.playground.model import Account, Chat, InviteLink, Json, Message
from tgbot.playground.simulation import Simulation

_PAYLOAD = re.compile(r"[A-Za-z0-9_-]{1,64}")


def open_link(sim: Simulation, person: Account, url: str, group: Chat | None = None) -> str:
    """Follow a link; returns where it led: "private", "group", "request" or "web".

    Links to the bot start it, or add it to `group`; an invite link leads into its group, or asks.
    """
    link = _invite(sim, url)
    if link is not None:
        chat, invite = link
        return _follow_invite(sim, person, chat, invite)
    parts = urlsplit(url if "//" in url else f"https://{url}")
    name = parts.path.strip("/")
    if parts.hostname not in ("t.me", "telegram.me") or name.lower() != sim.options.bot_username:
        return "web"
    person.opened.add(url)
    query = parse_qs(parts.query, keep_blank_values=True)
    if "startgroup" in query:
        if group is None:
            raise Impossible("a group has to be chosen")
        _start_in_group(sim, person, group, query["startgroup"][0], query.get("admin", [""])[0])
        return "group"
    start(sim, person, query.get("start", [""])[0])
    return "private"


def start(sim: Simulation, person: Account, payload: str = "") -> Message:
    """Press START in the chat with the bot; it also lifts a block."""
    if payload and not _PAYLOAD.fullmatch(payload):
        raise Impossible(f"a link cannot carry {payload!r}")
    if person.blocked:
        people.unblock(sim, person)
    return people.say(sim, person, sim.world.private_chat(person), f"/start {payload}")


def _start_in_group(
    sim: Simulation, person: Account, group: Chat, payload: str, rights: str
) -> None:
    bot = sim.world.bot
    if not group.member(bot.id).present:
        people.add_bot(sim, person, group)
    if rights and group.member(person.id).may("can_promote_members"):
        names = [f"can_{right}" for right in rights.split()]
        membership.promote(sim, group, bot, person, names)
    if payload:
        people.say(sim, person, group, f"/start@{bot.username} {payload}")


def _invite(sim: Simulation, url: str) -> tuple[Chat, InviteLink] | None:
    for chat in sim.world.groups():
        if url in chat.invites:
            return sim.world.chat(chat.id), chat.invites[url]
        if (
            chat.username
            and url.removeprefix("https://").lower() == f"t.me/{chat.username}".lower()
        ):
            return chat, InviteLink(url, sim.world.bot.id)
    return None


def _follow_invite(sim: Simulation, person: Account, chat: Chat, link: InviteLink) -> str:
    now = sim.world.now()
    used_up = link.limit is not None and link.joined >= link.limit
    if link.revoked or used_up or (link.expires is not None and link.expires <= now):
        raise Impossible("this invite link has expired")
    person.opened.add(link.url)
    if chat.member(person.id).present:
        return "group"
    if not link.asks:
        membership.come_in(sim, chat, person, person, link)
        return "group"
    chat.requests[person.id] = (now, link.url)
    bot = chat.member(sim.world.bot.id)
    if bot.may("can_invite_users"):
        request: Json = {
            "chat": present.chat(sim.world, chat),
            "from": present.user(person),
            "user_chat_id": person.id,
            "date": int(now),
            "invite_link": present.invite_link(sim.world, link),
        }
        sim.deliveries.push("chat_join_request", request, f"chat:{chat.id}")
    sim.world.touch()
    return "request"

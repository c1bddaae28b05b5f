"""What the bot says about itself, and its commands, by scope and language."""

import re

from tgbot.playground import present
from tgbot.playground.api import reach
from tgbot.playground.errors import bad_request
from tgbot.playground.model import Account, Chat, Json
from tgbot.playground.simulation import Simulation

_MOST = {"name": 64, "description": 512, "short_description": 120}
_ADMINS_ONLY = ("chat_administrators", "all_chat_administrators")


def get_me(sim: Simulation, _: Json) -> Json:
    """getMe."""
    return present.user(sim.world.bot) | {
        "can_join_groups": True,
        "can_read_all_group_messages": not sim.options.privacy,
        "supports_inline_queries": False,
        "can_connect_to_business": False,
        "has_main_web_app": False,
    }


def set_my_commands(sim: Simulation, params: Json) -> bool:
    """setMyCommands."""
    commands: list[Json] = params["commands"]
    if len(commands) > 100:
        raise bad_request("BOT_COMMANDS_TOO_MUCH")
    for command in commands:
        if not re.fullmatch(r"/?[a-z0-9_]{1,32}", command["command"]):
            raise bad_request("BOT_COMMAND_INVALID")
        if not 1 <= len(command["description"]) <= 256:
            raise bad_request("BOT_COMMAND_DESCRIPTION_INVALID")
    if commands:
        sim.profile.commands[_place(sim, params)] = commands
        sim.world.touch()
        return True
    return delete_my_commands(sim, params)


def get_my_commands(sim: Simulation, params: Json) -> list[Json]:
    """getMyCommands: of exactly that scope and language."""
    return sim.profile.commands.get(_place(sim, params), [])


def delete_my_commands(sim: Simulation, params: Json) -> bool:
    """deleteMyCommands."""
    sim.profile.commands.pop(_place(sim, params), None)
    sim.world.touch()
    return True


def _place(sim: Simulation, params: Json) -> tuple[str, str]:
    scope: Json = params.get("scope") or {"type": "default"}
    words = [scope["type"]]
    if scope["type"].startswith("chat"):
        if "chat_id" not in scope:
            raise bad_request("chat_id is empty")
        words.append(str(reach.reached(sim, scope).id))
    if scope["type"] == "chat_member":
        words.append(str(scope.get("user_id")))
    return ":".join(words), _language(params)


def _language(params: Json) -> str:
    language: str = params.get("language_code", "")
    if not re.fullmatch(r"([a-z]{2})?", language):
        raise bad_request("invalid language code specified")
    return language


def commands_for(sim: Simulation, person: Account, chat: Chat) -> list[Json]:
    """The menu that this person sees in that chat, by the documented order of scopes."""
    scopes = [f"chat:{chat.id}", "all_private_chats", "default"]
    if chat.kind != "private":
        admin = chat.member(person.id).admin
        scopes = [
            f"chat_member:{chat.id}:{person.id}", f"chat_administrators:{chat.id}",
            f"chat:{chat.id}", "all_chat_administrators", "all_group_chats", "default",
        ]  # fmt: skip
        scopes = [scope for scope in scopes if admin or not scope.startswith(_ADMINS_ONLY)]
    for scope in scopes:
        for language in ((person.language_code or "")[:2], ""):
            found = sim.profile.commands.get((scope, language))
            if found:
                return found
    return []


def _set(sim: Simulation, params: Json, what: str) -> bool:
    text: str = params.get(what, "")
    if len(text) > _MOST[what]:
        raise bad_request(f"bot {what.replace('_', ' ')} is too long")
    sim.profile.texts[what, _language(params)] = text
    sim.world.touch()
    return True


def _get(sim: Simulation, params: Json, what: str) -> Json:
    texts = sim.profile.texts
    default = sim.world.bot.first_name if what == "name" else ""
    general = texts.get((what, "")) or default
    return {what: texts.get((what, _language(params))) or general}


def set_my_name(sim: Simulation, params: Json) -> bool:
    """setMyName."""
    return _set(sim, params, "name")


def get_my_name(sim: Simulation, params: Json) -> Json:
    """getMyName."""
    return _get(sim, params, "name")


def set_my_description(sim: Simulation, params: Json) -> bool:
    """setMyDescription."""
    return _set(sim, params, "description")


def get_my_description(sim: Simulation, params: Json) -> Json:
    """getMyDescription."""
    return _get(sim, params, "description")


def set_my_short_description(sim: Simulation, params: Json) -> bool:
    """setMyShortDescription."""
    return _set(sim, params, "short_description")


def get_my_short_description(sim: Simulation, params: Json) -> Json:
    """getMyShortDescription."""
    return _get(sim, params, "short_description")


def get_file(sim: Simulation, params: Json) -> Json:
    """getFile."""
    file_id = params["file_id"]
    if file_id not in sim.files:
        raise bad_request("invalid file_id")
    name, content = sim.files[file_id]
    return {
        "file_id": file_id,
        "file_unique_id": file_id[:12],
        "file_size": len(content),
        "file_path": f"{file_id}/{name}",
    }

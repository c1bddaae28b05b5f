"""Acts upon groups: who is in, who may what."""

from tgbot.playground import membership, people
from tgbot.playground.acts.ask import Ask
from tgbot.playground.api import groups
from tgbot.playground.errors import Impossible
from tgbot.playground.model import Json, Topic
from tgbot.playground.schema import PERMISSIONS


def create_group(ask: Ask) -> Json:
    """A new group with its owner and members."""
    owner = ask.person("owner")
    kind = ask.get("kind", "supergroup")
    chat = ask.sim.new_group(ask["title"], owner, kind, ask.get("forum", False))
    chat.username = ask.get("username")
    for user_id in ask.get("members", []):
        membership.come_in(ask.sim, chat, ask.sim.world.account(user_id), owner)
    return {"id": chat.id, "kind": chat.kind, "title": chat.title}


def add_bot(ask: Ask) -> None:
    """Bring the bot in, and make it an administrator if `rights` are given."""
    chat = ask.chat()
    actor = ask.actor(chat)
    people.add_bot(ask.sim, actor, chat)
    if ask.get("rights") is not None:
        membership.promote(ask.sim, chat, ask.sim.world.bot, actor, ask["rights"])


def add_member(ask: Ask) -> None:
    """Somebody comes, or is brought by `by`."""
    person = ask.person()
    by = ask.person("by") if "by" in ask.fields else person
    membership.come_in(ask.sim, ask.chat(), person, by)


def remove_member(ask: Ask) -> None:
    """Somebody, perhaps the bot, is removed by an administrator."""
    chat = ask.chat()
    membership.go(ask.sim, chat, ask.person(), ask.actor(chat))


def leave(ask: Ask) -> None:
    """Somebody leaves."""
    membership.go(ask.sim, ask.chat(), ask.person(), ask.person())


def promote(ask: Ask) -> None:
    """Administrator rights for somebody or the bot; `rights` null is all of them."""
    chat = ask.chat()
    membership.promote(
        ask.sim, chat, ask.person(), ask.actor(chat), ask.get("rights"), ask.get("anonymous", False)
    )


def demote(ask: Ask) -> None:
    """An administrator becomes a member again."""
    chat = ask.chat()
    membership.demote(ask.sim, chat, ask.person(), ask.actor(chat))


def set_permissions(ask: Ask) -> None:
    """What all members of a group may do, or one of them: `{"can_send_polls": false}`."""
    chat = ask.chat()
    changes: dict[str, bool] = ask["permissions"]
    unknown = changes.keys() - set(PERMISSIONS)
    if unknown:
        raise Impossible(f"there is no permission called {', '.join(sorted(unknown))}")
    allowed = chat.permissions | {name for name, given in changes.items() if given}
    allowed -= {name for name, given in changes.items() if not given}
    if "person" in ask.fields:
        membership.restrict(ask.sim, chat, ask.person(), ask.actor(chat), allowed, 0)
    else:
        chat.permissions = allowed
    ask.sim.world.touch()


def create_topic(ask: Ask) -> int:
    """A new topic of a forum."""
    chat = ask.chat()
    if not chat.forum:
        raise Impossible(f"{chat.title} is no forum")
    created = {"forum_topic_created": {"name": ask["name"], "icon_color": 7322096}}
    message = ask.sim.service(chat, ask.actor(chat).id, created, tell_bot=False)
    message.thread_id = message.id
    chat.topics[message.id] = Topic(message.id, ask["name"])
    ask.sim.tell_bot(chat, message)
    return message.id


def close_topic(ask: Ask) -> None:
    """A topic is closed, or opened again."""
    chat = ask.chat()
    if ask["topic"] not in chat.topics:
        raise Impossible(f"{chat.title} has no topic {ask['topic']}")
    chat.topics[ask["topic"]].closed = ask.get("closed", True)


def migrate(ask: Ask) -> Json:
    """A basic group becomes a supergroup."""
    chat = ask.chat()
    new = people.migrate(ask.sim, chat, ask.actor(chat))
    return {"id": new.id, "kind": new.kind, "title": new.title}


def create_invite(ask: Ask) -> str:
    """A link into a group, made by an administrator; with `asks` it needs consent."""
    chat = ask.chat()
    link = groups.new_link(ask.sim, chat, ask.actor(chat))
    link.asks = ask.get("asks", False)
    return link.url

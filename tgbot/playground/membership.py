"""Coming, going, and what somebody may do in a group; the bot is told as Telegram would tell it.

About itself the bot always hears (`my_chat_member`); about others only as an administrator who
asked for `chat_member`. Service messages come besides.
"""

from dataclasses import replace

from tgbot.playground import present
from tgbot.playground.errors import Impossible
from tgbot.playground.model import Account, Chat, InviteLink, Json, Member, Status
from tgbot.playground.schema import ADMIN_RIGHTS, PERMISSIONS
from tgbot.playground.simulation import Simulation


def change(
    sim: Simulation,
    chat: Chat,
    actor: Account,
    new: Member,
    link: InviteLink | None = None,
    by_request: bool = False,
) -> None:
    """Give an account a new standing in a chat."""
    world = sim.world
    old = chat.member(new.user_id)
    payload: Json = {
        "chat": present.chat(world, chat),
        "from": present.user(actor),
        "date": int(world.now()),
        "old_chat_member": present.member(world, chat, old),
        "new_chat_member": present.member(world, chat, new),
    }
    if link is not None:
        payload["invite_link"] = present.invite_link(world, link)
    if by_request:
        payload["via_join_request"] = True
    chat.members[new.user_id] = new
    if new.user_id == world.bot.id:
        sim.deliveries.push("my_chat_member", payload, f"chat:{chat.id}")
    elif chat.kind != "private" and chat.member(world.bot.id).admin:
        sim.deliveries.push("chat_member", payload, f"chat:{chat.id}")
    world.touch()


def come_in(
    sim: Simulation,
    chat: Chat,
    who: Account,
    by: Account,
    link: InviteLink | None = None,
    by_request: bool = False,
) -> None:
    """`who` becomes a member, added by `by` (the same, if they came by themselves)."""
    old = chat.member(who.id)
    if old.present:
        raise Impossible(f"{who.name} is already in {chat.title}")
    if old.status == "kicked" and by is who:
        raise Impossible(f"{who.name} was removed from {chat.title}")
    muted = old.status == "restricted"
    new = replace(old, inside=True) if muted else Member(who.id)
    change(sim, chat, by, new, link, by_request)
    if link is not None:
        link.joined += 1
    chat.requests.pop(who.id, None)
    sim.service(chat, by.id, {"new_chat_members": [present.user(who)]})


def go(sim: Simulation, chat: Chat, who: Account, by: Account) -> None:
    """`who` leaves, or is removed for good if `by` is somebody else."""
    old = chat.member(who.id)
    if not old.present:
        raise Impossible(f"{who.name} is not in {chat.title}")
    if by is not who and old.status == "creator":
        raise Impossible("the creator of a group cannot be removed")
    status: Status = "left" if by is who else "kicked"
    new = Member(who.id, status)
    if old.status == "restricted" and by is who:
        new = replace(old, inside=False)
    about_bot = who.id == sim.world.bot.id
    if not about_bot:
        sim.service(chat, by.id, {"left_chat_member": present.user(who)})
    change(sim, chat, by, new)
    if about_bot:
        sim.service(chat, by.id, {"left_chat_member": present.user(who)}, tell_bot=False)


def promote(
    sim: Simulation,
    chat: Chat,
    who: Account,
    by: Account,
    rights: list[str] | None,
    anonymous: bool = False,
) -> None:
    """Make somebody an administrator with `rights` (None: all), or change the rights they have."""
    old = chat.member(who.id)
    if not old.present:
        raise Impossible(f"{who.name} is not in {chat.title}")
    if old.status == "creator":
        change(sim, chat, by, replace(old, anonymous=anonymous))
        return
    given = frozenset(ADMIN_RIGHTS if rights is None else rights)
    unknown = given - set(ADMIN_RIGHTS)
    if unknown:
        raise Impossible(f"there is no right called {', '.join(sorted(unknown))}")
    given |= {"can_manage_chat"}
    change(sim, chat, by, Member(who.id, "administrator", given, anonymous=anonymous))


def demote(sim: Simulation, chat: Chat, who: Account, by: Account) -> None:
    """Make an administrator a plain member again."""
    if chat.member(who.id).status != "administrator":
        raise Impossible(f"{who.name} is no administrator of {chat.title}")
    change(sim, chat, by, Member(who.id))


def restrict(
    sim: Simulation, chat: Chat, who: Account, by: Account, allowed: frozenset[str], until: int
) -> None:
    """Leave a member only these permissions until `until` (0: for good); all lifts it."""
    old = chat.member(who.id)
    if allowed >= set(PERMISSIONS):
        change(sim, chat, by, Member(who.id, "member" if old.present else "left"))
        return
    new = Member(who.id, "restricted", permissions=allowed, until=until, inside=old.present)
    change(sim, chat, by, new)
    if until:
        sim.world.at(until, lambda: _lift(chat, new))


def _lift(chat: Chat, muted: Member) -> None:
    if chat.members.get(muted.user_id) is muted:
        chat.members[muted.user_id] = Member(muted.user_id, "member" if muted.inside else "left")


def may(chat: Chat, user_id: int, permission: str) -> bool:
    """Whether somebody may do what `permission` names, by standing or the group's rule."""
    standing = chat.member(user_id)
    match standing.status:
        case "creator" | "administrator":
            return True
        case "restricted":
            return standing.inside and permission in standing.permissions & chat.permissions
        case "member":
            return chat.kind == "private" or permission in chat.permissions
        case "left" | "kicked":
            return False

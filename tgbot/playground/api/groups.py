"""Groups from the bot's side: who is in, who may what, how one gets in."""

from tgbot.playground import membership, present
from tgbot.playground.api import reach
from tgbot.playground.errors import Impossible, bad_request
from tgbot.playground.model import Account, Chat, InviteLink, Json
from tgbot.playground.simulation import Simulation

FOR_GOOD = range(30, 366 * 24 * 3600)  # a restriction outside of these seconds has no end


def get_chat(sim: Simulation, params: Json) -> Json:
    """getChat."""
    chat = sim.world.chat_for_bot(params["chat_id"])
    if chat.kind != "private":
        chat = reach.reached(sim, params)
    return present.full_chat(sim.world, chat)


def get_chat_member(sim: Simulation, params: Json) -> Json:
    """getChatMember."""
    chat = reach.reached(sim, params)
    _known(sim, params["user_id"])
    return present.member(sim.world, chat, chat.member(params["user_id"]))


def get_chat_administrators(sim: Simulation, params: Json) -> list[Json]:
    """getChatAdministrators; other bots are left out."""
    chat = _group(sim, params, "there are no administrators in the private chat")
    return [
        present.member(sim.world, chat, standing)
        for standing in chat.members.values()
        if standing.admin
    ]


def get_chat_member_count(sim: Simulation, params: Json) -> int:
    """getChatMemberCount."""
    return len(reach.reached(sim, params).audience)


def leave_chat(sim: Simulation, params: Json) -> bool:
    """leaveChat."""
    chat = _group(sim, params, "chat member status can't be changed in private chats")
    membership.go(sim, chat, sim.world.bot, sim.world.bot)
    return True


def restrict_chat_member(sim: Simulation, params: Json) -> bool:
    """restrictChatMember, in supergroups."""
    chat = reach.reached(sim, params)
    if chat.kind != "supergroup":
        raise bad_request("method is available only for supergroups")
    person = _known(sim, params["user_id"])
    standing = chat.member(person.id)
    if standing.status == "creator":
        raise bad_request("can't remove chat owner")
    if standing.admin:
        raise bad_request("user is an administrator of the chat")
    reach.admin_right(
        sim, chat, "can_restrict_members", "not enough rights to restrict/unrestrict chat member"
    )
    allowed = frozenset(name for name, given in params["permissions"].items() if given)
    until = params.get("until_date", 0)
    if until - int(sim.world.now()) not in FOR_GOOD:
        until = 0
    membership.restrict(sim, chat, person, sim.world.bot, allowed, until)
    return True


def create_chat_invite_link(sim: Simulation, params: Json) -> Json:
    """createChatInviteLink."""
    chat = _inviting(sim, params)
    limit = params.get("member_limit")
    if params.get("creates_join_request") and limit is not None:
        raise bad_request(
            "member limit can't be specified for links requiring administrator approval"
        )
    link = new_link(sim, chat, sim.world.bot)
    link.asks = params.get("creates_join_request", False)
    link.name = params.get("name")
    link.expires = params.get("expire_date")
    link.limit = limit
    return present.invite_link(sim.world, link)


def export_chat_invite_link(sim: Simulation, params: Json) -> str:
    """exportChatInviteLink: a new primary link; the old one is revoked."""
    chat = _inviting(sim, params)
    for old in chat.invites.values():
        if old.primary and old.creator_id == sim.world.bot.id:
            old.revoked = True
    link = new_link(sim, chat, sim.world.bot)
    link.primary = True
    return link.url


def revoke_chat_invite_link(sim: Simulation, params: Json) -> Json:
    """revokeChatInviteLink."""
    link = _inviting(sim, params).invites.get(params["invite_link"])
    if link is None:
        raise bad_request("INVITE_HASH_INVALID")
    link.revoked = True
    return present.invite_link(sim.world, link)


def new_link(sim: Simulation, chat: Chat, creator: Account) -> InviteLink:
    """A fresh link into a group."""
    link = InviteLink(f"https://t.me/+playground{sim.world.number():06}", creator.id)
    chat.invites[link.url] = link
    return link


def approve_chat_join_request(sim: Simulation, params: Json) -> bool:
    """approveChatJoinRequest."""
    chat, person = _request(sim, params)
    _, url = chat.requests[person.id]
    membership.come_in(sim, chat, person, person, chat.invites[url], by_request=True)
    return True


def decline_chat_join_request(sim: Simulation, params: Json) -> bool:
    """declineChatJoinRequest."""
    chat, person = _request(sim, params)
    del chat.requests[person.id]
    sim.world.touch()
    return True


def _request(sim: Simulation, params: Json) -> tuple[Chat, Account]:
    chat = _inviting(sim, params)
    person = _known(sim, params["user_id"])
    if chat.member(person.id).present:
        raise bad_request("USER_ALREADY_PARTICIPANT")
    if person.id not in chat.requests:
        raise bad_request("HIDE_REQUESTER_MISSING")
    return chat, person


def _inviting(sim: Simulation, params: Json) -> Chat:
    chat = _group(sim, params, "can't access invite links of a private chat")
    reach.admin_right(sim, chat, "can_invite_users", "not enough rights to manage chat invite link")
    return chat


def _group(sim: Simulation, params: Json, complaint: str) -> Chat:
    chat = reach.reached(sim, params)
    if chat.kind == "private":
        raise bad_request(complaint)
    return chat


def _known(sim: Simulation, user_id: int) -> Account:
    try:
        return sim.world.account(user_id)
    except Impossible:
        raise bad_request("PARTICIPANT_ID_INVALID") from None

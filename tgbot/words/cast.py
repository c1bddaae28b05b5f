"""Who sits at a table, as the words about it need to know them: people, never roles.

A cast is made from a table's document and holds nothing of its game, so that no sentence that is
written from it can say what nobody may know.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from tgbot.documents import BallotBox, Clock, Member, Reveal, TableDocument, Venue
from tgbot.words.marks import ROBOT
from tgbot.words.roster import number_equal
from tgbot.words.texts import Html, Name, Seat, Texts


@dataclass(frozen=True, slots=True)
class Reader:
    """One chat in which something is read, and the language it is read in."""

    chat: int
    language: str
    thread: int | None = None


@dataclass(frozen=True, slots=True)
class Cast:
    """The people of a table in seat order, and where and in which language it is played."""

    code: str
    members: tuple[Member, ...]
    host: int
    venue: Venue
    language: str
    ballots: BallotBox
    clock: Clock
    reveal: Reveal
    names: tuple[str, ...]
    """Shown names, told apart where equal; an empty one is shown by its seat."""
    bot: str
    """The bot's username, for links."""

    @classmethod
    def of(cls, table: TableDocument, bot: str) -> Self:
        """The cast of a stored table."""
        return cls(
            code=table.code,
            members=table.members,
            host=table.host,
            venue=table.venue,
            language=table.language,
            ballots=table.ballots if table.venue.chat is not None else BallotBox.BUTTONS,
            clock=table.clock,
            reveal=table.reveal,
            names=number_equal([member.name for member in table.members]),
            bot=bot,
        )

    @property
    def in_group(self) -> bool:
        """Whether a group hosts the public table (else every private chat does)."""
        return self.venue.chat is not None

    def public(self) -> tuple[Reader, ...]:
        """Every chat that the public table is shown in."""
        if self.venue.chat is not None:
            return (Reader(self.venue.chat, self.language, self.venue.thread),)
        return tuple(
            Reader(member.user_id, member.language)
            for member in self.members
            if not member.played_by_robot
        )

    def private(self, seat: int) -> Reader | None:
        """The private chat of a seat, or None where a robot plays."""
        member = self.members[seat]
        return None if member.played_by_robot else Reader(member.user_id, member.language)

    def name(self, seat: int, *, mention: bool = True) -> Name:
        """The name of a seat; with `mention` it links to, and so notifies, its person.

        Among strangers (no group) a name never links to an account.
        """
        member = self.members[seat]
        linked = self.in_group and not member.robot
        shown = f"{ROBOT} {self.names[seat]}" if member.played_by_robot else self.names[seat]
        return Name(shown, member.user_id if linked else None, seat=seat, mention=mention)

    def label(self, seat: int, language: str, texts: Texts) -> str:
        """A seat on a button: its number and name, so that equal names stay apart."""
        return texts.plain(
            language, "button-seat", seat=Seat(seat), player=self.name(seat, mention=False)
        )

    def listing(self, seats: Iterable[int], language: str, texts: Texts) -> Html:
        """Seats as a joined list of names, which notifies nobody."""
        return texts.listing(language, [self.name(seat, mention=False) for seat in seats])

"""Commands that everybody in a group uses: the lobby and its game, and the words about the table.

What only runs a lobby is in `hosting`, what a group has chosen in `settling`.
"""

from time import monotonic
from typing import Any

from telegram import Update
from telegram.ext import CommandHandler, filters

from core.views import table_view
from tgbot.buttons import AtTable, data
from tgbot.documents import PersonDocument, Stage, TableDocument
from tgbot.handlers.hearing import Callback, Hearing, Scene
from tgbot.house import House
from tgbot.post import Act, Letter
from tgbot.tables import hand, lobby, nextgame, seating
from tgbot.words.cast import Cast, Reader
from tgbot.words.language import language_keyboard
from tgbot.words.message import message
from tgbot.words.panel import Keyboard, panel, waiting
from tgbot.words.texts import Code, Seat, stack


class GroupCommands:
    """The commands that a group understands."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._voice = house.voice
        self._hearing = Hearing(house)

    def handlers(self) -> list[CommandHandler[Any, Any]]:
        """One handler for each command, for groups only."""
        commands: list[tuple[list[str], Callback]] = [
            (["newgame", "new", "game"], self.on_new),
            (["startgame"], self.on_start_game),
            (["join", "start"], self.on_join),
            (["leave", "flee"], self.on_leave),
            (["cancel", "cancelgame"], self.on_cancel),
            (["nextgame", "stopwaiting"], self.on_next_game),
            (["board"], self.on_board),
            (["players", "who"], self.on_players),
            (["role"], self.on_role),
            (["rules", "help", "about", "history"], self.on_words),
            (["ping"], self.on_ping),
            (["language"], self.on_language),
        ]
        return [
            CommandHandler(names, callback, filters=filters.ChatType.GROUPS)
            for names, callback in commands
        ]

    async def on_new(self, update: Update, _: object) -> None:
        """/newgame opens a lobby, or shows the one there is."""
        await self._hearing.play(update, self._open_or_show)

    async def on_start_game(self, update: Update, _: object) -> None:
        """/startgame opens, shows, or asks the host to start: it never starts by itself."""

        async def work(scene: Scene) -> None:
            table = scene.table
            if table is None or table.stage is not Stage.LOBBY:
                await self._open_or_show(scene)
            elif self._hearing.runs(scene, table) and not lobby.missing(table):
                seating.ask(scene.tx, table, "start", self._voice, anew=True)
            else:
                seating.repost(scene.tx, table, self._voice)

        await self._hearing.play(update, work, needs_admin=True)

    async def on_join(self, update: Update, _: object) -> None:
        """/join shows the panel with its Join button; the seat is taken there."""

        async def work(scene: Scene) -> None:
            if scene.table is None:
                self._hearing.say(scene, "no-table", command=Code("/newgame"))
            elif scene.table.stage is Stage.LOBBY:
                seating.repost(scene.tx, scene.table, self._voice)
            else:
                self._hearing.say(scene, "too-late")

        await self._hearing.play(update, work)

    async def on_leave(self, update: Update, _: object) -> None:
        """/leave gives up a seat in a lobby; in a game it asks in private first."""

        async def work(scene: Scene) -> None:
            table = scene.table
            if table is None or table.seat_of(scene.actor.user_id) is None:
                return
            if table.stage is Stage.PLAYING:
                scene.tx.send(flee_question(table, scene.person, self._house))
            else:
                await seating.leave_lobby(scene.tx, table, scene.actor.user_id, self._voice)

        await self._hearing.play(update, work)

    async def on_cancel(self, update: Update, _: object) -> None:
        """/cancel by the host or an admin, with a confirming tap."""

        async def work(scene: Scene) -> None:
            table = scene.table
            if table is None:
                self._hearing.say(scene, "no-table", command=Code("/newgame"))
            elif not self._hearing.runs(scene, table):
                self._hearing.say(scene, "not-host")
            elif table.stage is Stage.LOBBY:
                seating.ask(scene.tx, table, "cancel", self._voice, anew=True)
            else:
                scene.tx.send(cancel_question(table, scene.reader, self._house))

        await self._hearing.play(update, work, needs_admin=True, faceless_too=True)

    async def on_next_game(self, update: Update, _: object) -> None:
        """/nextgame: on the list of those who are told of the next lobby, or off it again."""
        sent = update.effective_message
        stops = sent is not None and (sent.text or "").startswith("/stop")

        async def work(scene: Scene) -> None:
            tx, person, group = scene.tx, scene.person, scene.group
            if person.user_id in group.next_game:
                nextgame.stop_waiting(tx, group, person, self._voice)
            elif person.reachable and not stops:
                nextgame.wait(tx, group, person, self._voice)
            elif not stops:
                language = scene.reader.language
                rows: Keyboard = [
                    [
                        {
                            "text": self._voice.texts.plain(language, "button-wait"),
                            "url": nextgame.waiting_link(group, self._voice.username),
                        }
                    ]
                ]
                text = self._voice.texts.say(language, "nextgame-private")
                tx.send(message(scene.reader, text, rows, silent=True))

        await self._hearing.play(update, work)

    async def on_board(self, update: Update, _: object) -> None:
        """/board puts the panel, as it is now, at the end of the chat."""

        async def work(scene: Scene) -> None:
            table = scene.table
            if table is None:
                self._hearing.say(scene, "no-game")
            elif table.game is None:
                seating.repost(scene.tx, table, self._voice)
            else:
                cast = Cast.of(table, self._voice.username)
                texts, language = self._voice.texts, scene.reader.language
                text = panel(table_view(table.game), cast, language, texts)
                scene.tx.send(message(scene.reader, text, silent=True))

        await self._hearing.play(update, work, quiet_key="board")

    async def on_players(self, update: Update, _: object) -> None:
        """/players: who sits where, and who is being waited for."""

        async def work(scene: Scene) -> None:
            if scene.table is None:
                self._hearing.say(scene, "no-table", command=Code("/newgame"))
            else:
                text = self._people(scene.table, scene.reader.language)
                scene.tx.send(message(scene.reader, text, silent=True))

        await self._hearing.play(update, work, quiet_key="players")

    async def on_role(self, update: Update, _: object) -> None:
        """/role in a group: the role goes to the private chat, never to the group."""

        async def work(scene: Scene) -> None:
            await hand.resend_private(scene.tx, scene.actor.user_id, self._voice)

        await self._hearing.play(update, work)

    async def on_words(self, update: Update, _: object) -> None:
        """/rules, /help, /about, /history: one line, with a button to the private chat."""
        sent = update.effective_message
        topic = (sent.text or "").lstrip("/").split("@")[0].split()[0] if sent else "help"

        async def work(scene: Scene) -> None:
            language = scene.reader.language
            rows: Keyboard = [
                [
                    {
                        "text": self._voice.texts.plain(language, "button-private"),
                        "url": f"https://t.me/{self._voice.username}?start={topic}",
                    }
                ]
            ]
            text = self._voice.texts.say(language, "words-in-private")
            scene.tx.send(message(scene.reader, text, rows, silent=True))

        await self._hearing.play(update, work, quiet_key="words")

    async def on_ping(self, update: Update, _: object) -> None:
        """/ping: how long Telegram takes to answer the bot."""
        began = monotonic()
        await self._house.line.call("getMe", {})
        took = round((monotonic() - began) * 1000)

        async def work(scene: Scene) -> None:
            self._hearing.say(scene, "pong", ms=took)

        await self._hearing.play(update, work, quiet_key="ping")

    async def on_language(self, update: Update, _: object) -> None:
        """/language in a group: its admins choose."""

        async def work(scene: Scene) -> None:
            if not scene.admin:
                self._hearing.say(scene, "language-admin")
                return
            rows = language_keyboard(self._voice.texts, group=True)
            text = self._voice.texts.say(scene.reader.language, "language-choose")
            scene.tx.send(message(scene.reader, text, rows))

        await self._hearing.play(
            update, work, needs_admin=True, faceless_too=True, quiet_key="language"
        )

    async def _open_or_show(self, scene: Scene) -> None:
        table = scene.table
        if table is not None and table.stage is Stage.LOBBY:
            seating.repost(scene.tx, table, self._voice)
        elif table is not None and table.stage is not Stage.OVER:
            self._hearing.say(scene, "game-runs")
        else:
            await seating.host_in_group(
                scene.tx, scene.group, scene.thread, scene.person, self._voice
            )

    def _people(self, table: TableDocument, language: str) -> str:
        cast, texts = Cast.of(table, self._voice.username), self._voice.texts
        lines: list[str] = [
            texts.say(
                language, "lobby-seat", seat=Seat(seat), player=cast.name(seat, mention=False)
            )
            for seat in range(len(table.members))
        ]
        if table.game is not None:
            lines += ["", waiting(table_view(table.game), cast, language, texts)]
        else:
            need = texts.say(
                language, "lobby-need", missing=lobby.missing(table), seated=len(table.members)
            )
            lines += ["", need]
        return stack(lines)


def cancel_question(table: TableDocument, reader: Reader, house: House) -> Letter:
    """The confirming tap before a running game is cancelled for everybody."""
    texts, language = house.voice.texts, reader.language
    rows: Keyboard = [
        [
            {
                "text": texts.plain(language, "button-close"),
                "callback_data": data(AtTable(table.code, "close")),
                "style": "danger",
            },
            {
                "text": texts.plain(language, "button-keep"),
                "callback_data": data(AtTable(table.code, "keep")),
            },
        ]
    ]
    slot = f"{table.code}:cancel"
    return message(reader, texts.say(language, "ask-cancel-game"), rows, act=Act.SEND, slot=slot)


def flee_question(table: TableDocument, person: PersonDocument, house: House) -> Letter:
    """The confirming tap before somebody leaves a running game, in private."""
    texts, language = house.voice.texts, person.speaks
    rows: Keyboard = [
        [
            {
                "text": texts.plain(language, "button-flee"),
                "callback_data": data(AtTable(table.code, "flee")),
                "style": "danger",
            },
            {
                "text": texts.plain(language, "button-stay"),
                "callback_data": data(AtTable(table.code, "stay")),
            },
        ]
    ]
    reader, slot = Reader(person.user_id, language), f"{table.code}:flee"
    return message(reader, texts.say(language, "ask-flee"), rows, slot=slot)

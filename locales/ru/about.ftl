### /about, what Telegram shows of the bot (description: 512 characters, short description: 120, both
### without tags), and the commands as its menu lists them (short: one line on a phone).

about =
    <b>{ -game }</b> — игра, которую придумали Mike Boxleiter, Tommy Maranges, Max Temkin и Mac Schubert.
    Её лицензия — <a href="https://creativecommons.org/licenses/by-nc-sa/4.0/">CC BY-NC-SA 4.0</a>: делись, меняй, называй авторов, ничего не продавай и передавай дальше ту же свободу.

    Этот бот переносит её в Telegram на пяти языках. Авторы игры в этом не участвовали и бота не одобряли. Тексты и картинки игры здесь под той же лицензией, код самого бота — под лицензией MIT. Всё это бесплатно.

bot-description =
    Игра с тайными ролями на 5–15 человек. Кто-то из вас врёт, кто-то один хуже всех, и все клянутся в своей честности.

    Добавь меня в группу, открой { -lobby } — и рассаживайтесь. Или я найду тебе { -table }. Я раздаю роли, храню тайны, считаю голоса и никогда не вру.

    По игре { -game }, CC BY-NC-SA 4.0. Бесплатно.
bot-short-description = { -game }: тайные роли, открытые обвинения. От 5 до 15 человек, в группе или с незнакомцами.

## Commands

command-newgame = Открыть { -lobby }
command-startgame = Открыть { -lobby } или начать игру
command-join = Показать { -lobby }, чтобы занять место
command-leave = Освободить своё место
command-flee = Освободить своё место
command-players = Кто за { -table(form: "ins") }
command-board = Показать { -table }
command-role = Твоя { -role }
command-rules = Правила для этого { -table(form: "gen") }
command-help = Что я умею
command-about = Авторы, лицензия, благодарности
command-ping = Проверить, не сплю ли я
command-language = Выбрать язык
command-config = Настройки этой группы
command-extend = Больше времени для { -lobby }
command-forcestart = Начать сейчас
command-go = Начать сейчас
command-kick = Освободить чужое место
command-smite = Освободить чужое место
command-cancel = Закрыть { -lobby } или игру
command-nextgame = Сообщить, когда откроется { -lobby }
command-private = Открыть { -table } по ссылке
command-tables = Открытые { -table(form: "many") }
command-play = Найти мне { -table }
command-practice = Игра в одиночку с роботами
command-stop = Больше не искать { -table }
command-mute = Не показывать мне слова игрока
command-block = Больше не сажать меня с игроком
command-report = Пожаловаться на игрока
command-history = Запись этой игры
command-claim = Сказать, что было на руках
command-who = Кого ждём?

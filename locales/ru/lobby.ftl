### Before a game: arrival in a group, the lobby, and everything that concerns a table's people.

## Arrival

greet-group =
    👋 <b>{ -game }</b> — игра с тайными ролями на 5–15 человек.
    Открой { -lobby } кнопкой или командой { $command }; дальше каждый занимает место одним нажатием.
greet-rights =
    { $missing ->
        [pin] У меня нет права закреплять сообщения: { -table } не останется наверху.
       *[polls] Опросы здесь запрещены: голосование пройдёт двумя кнопками.
    }
greet-private =
    👋 Я веду <b>{ -game }</b> — игру с тайными ролями на 5–15 человек.
    Добавь меня в группу, открой там { -lobby } командой { $command }, и все займут места одним нажатием. Тайные письма придут в этот чат.
button-add-to-group = ➕ Добавить меня в группу
button-open-lobby = 🎲 Открыть { -lobby }

## The lobby panel

lobby-title = 🎲 <b>{ -game }</b> · { -lobby } { $code }
lobby-host = Хозяин стола: { $player }
lobby-seat = {"\u200E"}{ $seat }. { $player }
lobby-need =
    { $missing ->
        [0] Всё готово: { $seated ->
            [one] за столом { $seated } игрок.
            [few] за столом { $seated } игрока.
           *[many] за столом { $seated } игроков.
        } Хозяин стола может начинать.
        [one] Нужен ещё { $missing } игрок.
        [few] Нужно ещё { $missing } игрока.
       *[many] Нужно ещё { $missing } игроков.
    }
lobby-seal = 🔒 Отпечаток зерна раздачи: <code>{ $commitment }</code>
lobby-how = «Занять место» откроет личный чат со мной: нажми там «Запустить».
lobby-starting = ⏳ Секунду: проверяю, могу ли написать каждому.
lobby-closed = 🛑 { -lobby(form: "cap") } { $code } закрыто.
lobby-expired = 🛑 { -lobby(form: "cap") } { $code } закрыто: полчаса никто не заходил.
lobby-empty = 🛑 { -lobby(form: "cap") } { $code } закрыто: все вышли.
lobby-unreachable = ✉ Игра не начнётся: не могу написать игроку { $player }. Место снова свободно.

button-join = ✋ Занять место
button-leave = Выйти
button-start = ▶ Начать
button-cancel = Отменить
button-deal =
    { $players ->
        [one] ▶ Начать: { $players } игрок
        [few] ▶ Начать: { $players } игрока
       *[many] ▶ Начать: { $players } игроков
    }
button-close = 🛑 Да, отменить
button-keep = ↩ Нет
button-flee = 🛑 Да, выйти
button-stay = ↩ Нет

ask-start =
    { $players ->
        [one] Начать игру? За столом { $players } игрок.
        [few] Начать игру? За столом { $players } игрока.
       *[many] Начать игру? За столом { $players } игроков.
    }
ask-cancel-lobby = Закрыть { -lobby }?
ask-cancel-game = Отменить игру для всех?
ask-flee = Выйти из игры? Место останется, и ходить за тебя буду я.

## In private, around a seat

seated-in = ✋ Место за тобой: { -table } { $code }, группа { $group }. Роль придёт сюда, когда хозяин стола начнёт игру.
seated-private = ✋ Место за тобой: { -table } { $code }. Роль придёт сюда, когда хозяин стола начнёт игру.
left-lobby = Ты больше не за { -table(form: "ins") } { $code }. До встречи!

## Robots

robot-stands-in = 💤 Из игры выходит { $player }. Дальше на этом месте играет робот.
enough-players = Роботы садятся за { -table }, только пока игроков не хватает. Сейчас хватает.
no-robot = Роботов здесь нет.
button-robot = 🤖 Добавить робота
button-no-robot = 🤖 Убрать робота

## A lobby that starts by itself, and more time for it

lobby-countdown = 🚀 Игра начнётся сама. Каждый новый игрок даёт ещё немного времени.
countdown-left =
    { $seconds ->
        [one] 🚀 { -lobby(form: "cap") } { $code }: игра начнётся через { $seconds } секунду.
        [few] 🚀 { -lobby(form: "cap") } { $code }: игра начнётся через { $seconds } секунды.
       *[many] 🚀 { -lobby(form: "cap") } { $code }: игра начнётся через { $seconds } секунд.
    }
countdown-few =
    { $missing ->
        [one] 🚀 Время вышло, а нужен ещё { $missing } игрок. { -lobby(form: "cap") } остаётся открытым, начать сможет хозяин стола.
        [few] 🚀 Время вышло, а нужно ещё { $missing } игрока. { -lobby(form: "cap") } остаётся открытым, начать сможет хозяин стола.
       *[many] 🚀 Время вышло, а нужно ещё { $missing } игроков. { -lobby(form: "cap") } остаётся открытым, начать сможет хозяин стола.
    }
extended-already = Твоя просьба о времени для этого { -lobby } уже учтена. Пусть попросит кто-то другой или админ.
lobby-stays = ⏱ { -lobby(form: "cap") } открыто ещё на полчаса.

## Taking a seat from somebody

kick-whom = Чьё место освободить? Ответь на сообщение этого игрока командой { $command } или отправь { $command } и номер места.
no-such-seat = Там никто не сидит. Номера мест показывает { -table }.
kicked = Место снова свободно: { $player }
kicked-you = Твоё место снова свободно: { -table } { $code }. Оно понадобилось хозяину стола или админу группы.

## Playing again

lobby-kept = ⏳ Ещё минуту места держатся за игроками: { $players }
seats-kept = Минуту места держатся за игроками прошлой игры. Попробуй чуть позже.
not-of-that-game = Повторить игру могут только те, кто в ней сидел. А ты открой своё { -lobby }.
lobby-is-open = Здесь уже открыто { -lobby }. Занимай место там.
rematch-call = 🔁 Ещё одна игра тем же составом? Место держу для тебя минуту: { -table } { $code }
button-sit = ✋ Сесть на своё место

## Waiting for the next lobby of a group

nextgame-on = 🔔 Напишу сюда, когда в группе { $group } откроется { -lobby }.
nextgame-off = 🔕 Больше не пишу тебе о { -lobby } в группе { $group }.
nextgame-full = Слишком многие уже ждут { -lobby } в группе { $group }. Заглядывай туда время от времени.
nextgame-call = 🔔 Открыто { -lobby } в группе { $group }.
nextgame-private = 🔔 Сообщу, когда здесь откроется { -lobby }: нажми ниже, а там — «Запустить», чтобы я мог тебе написать.
button-stop-waiting = 🔕 Больше не сообщать
button-wait = 🔔 Сообщить мне

## Leaving a running game

left-game = Ты больше не в игре: { -table } { $code }. Чтобы вернуться, отправь { $command }
left-and-over = Ты больше не за { -table(form: "ins") } { $code }, и его игра окончена.

## Practice

practice-size = Сколько будет игроков вместе с роботами? Отправь { $command } и число: { $fewest }–{ $most }.

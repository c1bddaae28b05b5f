### Before a game: arrival in a group, the lobby, and everything that concerns a table's people.

## Arrival

greet-group =
    👋 <b>{ -game }</b> — игра с тайными ролями на 5–15 человек.
    Открой { -lobby } кнопкой или командой { $command }; каждый занимает место одним нажатием.
greet-rights =
    { $missing ->
        [pin] У меня нет права закреплять сообщения: { -table } не останется наверху.
       *[polls] Опросы здесь запрещены: голосование пройдёт двумя кнопками.
    }
greet-private =
    👋 Я веду <b>{ -game }</b> — игру с тайными ролями на 5–15 человек.
    Добавь меня в группу, открой там { -lobby } командой { $command }, и каждый займёт место одним нажатием. Тайные письма придут в этот чат.
button-add-to-group = ➕ Добавить меня в группу
button-open-lobby = 🎲 Открыть { -lobby }

## The lobby panel

lobby-title = 🎲 <b>{ -game }</b> · { -lobby } { $code }
lobby-host = Хозяин стола: { $player }
lobby-seat = { $seat }. { $player }
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
lobby-seal = 🔒 Печать раздачи: <code>{ $commitment }</code>
lobby-how = Кнопка откроет личный чат со мной: нажми там «Запустить».
lobby-starting = ⏳ Секунду: проверяю, могу ли написать каждому.
lobby-closed = 🛑 Закрыто: { -lobby } { $code }
lobby-expired = 🛑 Закрыто, полчаса никто не заходил: { -lobby } { $code }
lobby-empty = 🛑 Закрыто, все вышли: { -lobby } { $code }
lobby-unreachable = ✉ Игру не начать: не получается написать этому игроку: { $player }. Место снова свободно.

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
ask-flee = Выйти из игры? Место останется, и за тебя буду действовать я.

## In private, around a seat

seated-in = ✋ Место есть: { -table } { $code }, группа { $group }. Роль придёт сюда, когда хозяин стола начнёт.
seated-private = ✋ Место есть: { -table } { $code }. Роль придёт сюда, когда хозяин стола начнёт.
left-lobby = Место свободно: { -table } { $code }. До встречи!

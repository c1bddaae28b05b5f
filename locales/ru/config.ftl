### The settings of a group: what each is set to and means, and the buttons that change it.

config-title = ⚙ <b>Настройки этой группы</b>
config-who = Видят их все, меняют админы группы. Действуют со следующей игры.
config-admin = Настройки может менять только админ группы.

config-clock =
    { $chosen ->
        [timed] ⏱ Время: <b>с таймером.</b> Кто не успеет, за того хожу я.
       *[relaxed] ⏱ Время: <b>без таймера.</b> Я только напоминаю.
    }
config-ballots =
    { $chosen ->
        [buttons] 🗳 Голосование: <b>две кнопки</b> под сообщением.
       *[poll] 🗳 Голосование: <b>опрос,</b> который скрывает итог, пока не проголосуют все.
    }
config-reveal =
    { $chosen ->
        [roles] 🔓 После игры: открываю <b>роли,</b> больше ничего.
       *[record] 🔓 После игры: открываю <b>всю запись</b> с картами каждого.
    }
config-autostart =
    { $chosen ->
        [yes] 🚀 Игра начинается <b>сама,</b> через три минуты после открытия { -lobby }.
       *[no] 🚀 Игру начинает <b>хозяин стола.</b>
    }
config-listed =
    { $chosen ->
        [yes] 🌍 Незнакомцы: <b>могут найти</b> { -lobby } этой группы и вступить в неё, чтобы сыграть.
       *[no] 🌍 Незнакомцы: <b>не видят</b> { -lobby } этой группы.
    }

## Each button says what it changes the setting to.

button-config-clock =
    { $chosen ->
        [timed] ⏱ Играть с таймером
       *[relaxed] ⏱ Играть без таймера
    }
button-config-ballots =
    { $chosen ->
        [buttons] 🗳 Голосовать кнопками
       *[poll] 🗳 Голосовать опросом
    }
button-config-reveal =
    { $chosen ->
        [roles] 🔓 Открывать только роли
       *[record] 🔓 Открывать всю запись
    }
button-config-autostart =
    { $chosen ->
        [yes] 🚀 Пусть начинается сама
       *[no] 🚀 Пусть начинает хозяин
    }
button-config-listed =
    { $chosen ->
        [yes] 🌍 Показать незнакомцам
       *[no] 🌍 Скрыть от незнакомцев
    }

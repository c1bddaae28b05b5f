### Tables of strangers and tables by link: /play, /tables, /private, /join, rooms.
### $language and $languages are what languages call themselves: isolated, since they may be Persian.

## /play: what is wanted

seek-ask =
    🎯 <b>{ -table(form: "cap") } с незнакомцами.</b> На каких языках читаешь, сколько нас будет, с таймером или без?
    Другие видят номер твоего места, но не имя.
button-sizes =
    { $sizes ->
        [small] 5–6
        [large] 7–10
       *[any] Сколько угодно
    }
button-clock =
    { $clock ->
        [timed] С таймером
        [relaxed] Без таймера
       *[any] Таймер не важен
    }
button-languages =
    { $which ->
        [any] Все языки
       *[own] Мои языки
    }
button-seek = 🎯 Найти мне { -table }

## Waiting

queue-waiting =
    { $others ->
        [0] ⏳ <b>Ищу тебе { -table }.</b> Подходящих игроков пока нет.
        [one] ⏳ <b>Ищу тебе { -table }.</b> Здесь ещё { $others } подходящий игрок.
        [few] ⏳ <b>Ищу тебе { -table }.</b> Здесь ещё { $others } подходящих игрока.
       *[many] ⏳ <b>Ищу тебе { -table }.</b> Здесь ещё { $others } подходящих игроков.
    }
    Языки: {"\u2068"}{ $languages }{"\u2069"}
queue-rule =
    Наберётся { $players } — начнём сразу; { $fewer } — как только кто-то прождёт { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }.
queue-rule-exact = Наберётся { $players } — начнём сразу.
queue-seated = 🎯 Место нашлось.
queue-left = Больше не ищу тебе { -table }.
queue-not-in = Я и так не ищу тебе { -table }.
queue-widen = Игроков сейчас мало. Подойдёт { -table } на любом языке? Игра останется на твоём, без перевода будет только то, что пишут игроки.
queue-widened = Теперь подойдёт любой язык.
queue-open-table = Есть место за подходящим { -table(form: "ins") }:
button-queue-stop = Больше не искать
button-queue-widen = Подойдёт любой язык

## A table is found

match-found =
    🎯 <b>{ -table(form: "cap") } найден:</b> { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }, {"\u2068"}{ $language }{"\u2069"}, { $clock ->
        [timed] с таймером
       *[relaxed] без таймера
    }.
    Ты здесь? На ответ { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }.
button-match-ready = ✅ Я здесь
button-match-no = Не сейчас
button-match-room = 🏠 Я здесь и создам группу
match-ready = Ответ принят. Начнём, когда ответят остальные.
match-waiting = ✅ Ответ принят. Начнём, когда ответят остальные.
match-declined = Больше не ищу тебе { -table }.
match-missed = ⌛ Ответа не было, остальные играют без тебя. Захочешь — найдём другой { -table }.
match-back = Откликнулись не все. Место в очереди за тобой, ищу дальше.
match-seated = 🎯 Место за тобой: { -table } { $code }
match-gone = Этот { -table } уже не занять. Поищи другой.
match-found-already = Для тебя уже нашёлся { -table }: сначала ответь на тот вопрос.
barred-from-public = { -table(form: "caps") } с незнакомцами пока закрыты для тебя: слишком много команд. { -table(form: "caps") } с друзьями открыты.

## Open tables

tables-title = <b>Открытые { -table(form: "many") }</b>
tables-none = Подходящих открытых { -table(form: "manygen") } сейчас нет. Измени пожелания или дай мне найти { -table }.
tables-private =
    {"\u200E"}{ $code } · {"\u2068"}{ $language }{"\u2069"} · { $seated ->
        [one] { $seated } игрок
        [few] { $seated } игрока
       *[many] { $seated } игроков
    } · { $clock ->
        [timed] с таймером
       *[relaxed] без таймера
    }
tables-group =
    {"\u200E"}{ $code } · {"\u2068"}{ $language }{"\u2069"} · { $seated ->
        [one] { $seated } игрок
        [few] { $seated } игрока
       *[many] { $seated } игроков
    } · { $clock ->
        [timed] с таймером
       *[relaxed] без таймера
    } · { $group }
button-enter = ✋ Сесть: { $code }
table-gone = За этим { -table(form: "ins") } для тебя места уже нет. Выбери другой.
listed = Теперь этот { -table } могут найти незнакомцы, и вместо имён у всех номера мест.
button-list = 🌍 Пустить незнакомцев

## A table by link

private-made =
    🔗 <b>Твой { -table } { $code } открыт.</b> Отправь друзьям ссылку:
    { $link }
    Или пусть напишут мне: { $command }
lobby-how-private = Друзья садятся по ссылке или командой { $command }
button-share = 🔗 Поделиться ссылкой
join-how = Напиши код { -table(form: "gen") } после команды, вот так: { $command }
bad-code = Нет { -table(form: "gen") } с таким кодом. Спроси ещё раз у того, кто его прислал.

## A group for strangers

room-ask = 🏠 Выбери группу кнопкой ниже или создай новую: я войду в неё админом и впущу только игроков этого { -table(form: "gen") }.
key-room = 🏠 Выбрать или создать группу
room-home = Или сыграйте ещё раз в группе { $group }.
button-home = 🏠 Снова та же группа
button-room = 🏠 Играть в группе
room-made = 🏠 Теперь { -table } в группе { $group }. Остальные уже знают дорогу.
room-moved = 🏠 { -table(form: "cap") } { $code } переезжает в группу.
room-way = 🏠 { -table(form: "cap") } { $code } играет в группе { $group }. Заходи: место займёшь, как только войдёшь.
button-way = 🏠 Войти
room-closed = В группу { $group } впускаю только игроков её { -table(form: "gen") }. Садись лучше за открытый { -table }.
room-no-rights = У меня нет права приглашать туда людей. Сделай меня админом с этим правом или выбери другую группу.
room-taken = В той группе уже идёт игра. Выбери другую.
room-late = Группа не выбрана, так что играем здесь.
room-missed = ⌛ Остальные играют без тебя. Чтобы найти другой { -table }, отправь { $command }

## Many tables at once

# $place counts tables, from 1.
hall-full = ⏳ Все мои { -table(form: "many") } заняты. Номер твоего { -table(form: "gen") } в очереди: { $place }. Как только место освободится, игра начнётся сама.

## Flooding

flood-warning = ⚠ Слишком много команд за минуту. Помедленнее: в следующий раз { -table(form: "many") } с незнакомцами закроются для тебя на 12 часов.
flood-barred =
    { $hours ->
        [one] ⚠ Слишком много команд. На { $hours } час { -table(form: "many") } с незнакомцами для тебя закрыты, { -table(form: "many") } с друзьями открыты.
        [few] ⚠ Слишком много команд. На { $hours } часа { -table(form: "many") } с незнакомцами для тебя закрыты, { -table(form: "many") } с друзьями открыты.
       *[many] ⚠ Слишком много команд. На { $hours } часов { -table(form: "many") } с незнакомцами для тебя закрыты, { -table(form: "many") } с друзьями открыты.
    }

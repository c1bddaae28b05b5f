### Short answers to one person: alerts and toasts (200 characters, no HTML), and replies.

## Why an act is refused, and what to do instead. The ids end in the reasons of the rules.

refused-game_over = Игра окончена. Садись в следующую.
refused-not_seated = У тебя нет места за этим { -table(form: "ins") }. Смотри и садись в следующую игру.
refused-dead = Тебя казнили: больше ни ходов, ни голосов. Смотри и садись в следующую игру.
refused-away = Ты вне этой игры. Чтобы вернуться, отправь { $command }
refused-table_only = Игроки этого не делают. Жми кнопки, которые тебе пришли.
refused-not_now = Не сейчас: { -table } ждёт чего-то другого. Чего — сказано в закреплённом сообщении.
refused-not_your_turn = Сейчас не твой ход. Чей — сказано в закреплённом сообщении.
refused-step_passed = На этот вопрос уже есть ответ. Смотри самое новое сообщение.
refused-already_so = Так уже и есть. Больше ничего не нужно.
refused-no_such_seat = Такого места нет. Выбери из списка.
refused-yourself = Себя нельзя. Выбери другого игрока.
refused-target_dead = Этот игрок мёртв. Выбери кого-то из живых.
refused-term_limited = Мешает { -term-limit }. Выбери другого игрока.
refused-already_investigated = Этого игрока уже проверяли. Выбери кого-то другого.
refused-tile_not_held = Этой карты у тебя нет. Смотри самое новое сообщение.
refused-veto_closed = { -veto(form: "cap") } пока недоступно. Прими один из двух законов.
refused-veto_was_refused = { -president(form: "cap") } против { -veto }. Прими одну из двух карт.
refused-nothing_to_claim = Сейчас тебе нечего заявить. Попробуй после своей следующей сессии.
refused-silence = Тишина, пока не принят { -policy }. Расскажешь потом.

## Buttons

stale = Эта кнопка устарела. Смотри самое новое сообщение.
done = Готово.
voted =
    { $ballot ->
        [ja] Твой голос: { -ja }. Его можно менять, пока не проголосуют все.
       *[nein] Твой голос: { -nein }. Его можно менять, пока не проголосуют все.
    }
claim-in-private = Варианты ждут тебя в нашем личном чате.
not-host = Это может только хозяин стола или админ группы.
no-table = Здесь больше нет { -table(form: "gen") }. Открой новое { -lobby } командой { $command }
too-few =
    { $missing ->
        [one] Нужен ещё { $missing } игрок.
        [few] Нужно ещё { $missing } игрока.
       *[many] Нужно ещё { $missing } игроков.
    }
table-full = Все места заняты. Садись в следующую игру.
already-seated = У тебя уже есть место.
seated-elsewhere = У тебя есть место за другим { -table(form: "ins") } ({ $code }). Сначала освободи его.
too-late = Игра уже началась. Садись в следующую.
not-in-lobby = В этом { -lobby } у тебя нет места.
bad-invitation = Это приглашение больше не действует. Попроси новое или нажми «Занять место» в группе.
not-a-member = Тебя нет в этой группе. Сначала вступи в неё, потом попробуй ещё раз.
no-bots = Боты не могут занять место.
no-channel = Каналы и анонимные админы не могут занять место. Пиши от своего имени.
group-only = Это работает в группе. Сначала добавь меня в неё.
no-game = Здесь сейчас нет игры.
language-set = Теперь говорю по-русски.
language-choose = На каком языке говорить?
language-admin = Язык может менять только админ группы.
pong = 🏓 { $ms } мс
something-wrong = У меня что-то пошло не так. Ничего не потеряно: попробуй ещё раз.
game-runs = Здесь уже идёт игра. Садись в следующую.
words-in-private = Это для личного чата: нажми ниже.
group-lost = ⚠ Меня удалили из группы, где { -table } { $code }. Вернут в течение получаса — игра продолжится.

## /help

help-private = <b>Здесь, в личном чате</b>
help-group = <b>В группе</b>
help-line = { $command } — { $does }

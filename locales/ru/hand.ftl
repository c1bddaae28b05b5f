### What one player reads in private: the role letter, the questions, and what became of them.

## The role letter

role-you =
    { $role ->
        [liberal] { $mark } <b>Ты — { -liberal }.</b>
        [fascist] { $mark } <b>Ты — { -fascist }.</b>
       *[hitler] { $mark } <b>Ты — { -hitler }.</b>
    }
role-ally =
    { $role ->
        [hitler] 🐍 { -hitler }: { $seat }. { $player }
       *[fascist] 💀 { -fascist(form: "cap") }: { $seat }. { $player }
    }
role-meaning-liberal =
    Ты не знаешь ничьей роли. Победа: { $liberalgoal ->
        [one] { $liberalgoal } { -liberal(form: "adj") } { -policy }
        [few] { $liberalgoal } { -liberal(form: "adjmanygen") } { -policy(form: "gen") }
       *[many] { $liberalgoal } { -liberal(form: "adjmanygen") } { -policy(form: "manygen") }
    } или { -execution } { -hitler(form: "gen") }.
    Когда принято уже { rules-zone }, не дай { -hitler(form: "dat") } стать { -chancellor(form: "ins") }.
role-meaning-fascist =
    { $knows ->
        [yes] За этим { -table(form: "ins") } { -hitler } тоже тебя знает.
       *[no] За этим { -table(form: "ins") } { -hitler } тебя не знает.
    }
    Победа: { $fascistgoal ->
        [one] { $fascistgoal } { -fascist(form: "adj") } { -policy }
        [few] { $fascistgoal } { -fascist(form: "adjmanygen") } { -policy(form: "gen") }
       *[many] { $fascistgoal } { -fascist(form: "adjmanygen") } { -policy(form: "manygen") }
    } или { -hitler }, избранный { -chancellor(form: "ins") }, когда таких { -policy(form: "manygen") } уже { $zone }.
role-meaning-hitler =
    { $knows ->
        [yes] За этим { -table(form: "ins") } ты знаешь, кто { -fascist }.
       *[no] За этим { -table(form: "ins") } { -fascist(form: "many") } тебя знают, а ты их — нет.
    }
    Победа: стать { -chancellor(form: "ins") }, когда { -fascist(form: "adjmanygen") } { -policy(form: "manygen") } уже { $zone }, или { $fascistgoal ->
        [one] { $fascistgoal } { -fascist(form: "adj") } { -policy }
        [few] { $fascistgoal } { -fascist(form: "adjmanygen") } { -policy(form: "gen") }
       *[many] { $fascistgoal } { -fascist(form: "adjmanygen") } { -policy(form: "manygen") }
    }. Прикинься { -liberal(form: "ins") } и останься в живых.

## Tiles

tile =
    { $policy ->
        [liberal] { -liberal(form: "adj") }
       *[fascist] { -fascist(form: "adj") }
    }

## Questions

ask-nominate =
    { $special ->
        [yes] 👑 <b>{ -special-election(form: "cap") }: ты — { -presidential-candidate }.</b>
       *[no] 👑 <b>Ты — { -presidential-candidate }.</b>
    } Кого выдвигаешь в { -chancellor(form: "many") }?
ask-vote =
    🗳 <b>Избираем это { -government }?</b>
    { -president(form: "cap") }: { $president }
    { -chancellor(form: "cap") }: { $chancellor }
    { $ballot ->
        [ja] Твой голос: { -ja }. Его можно менять, пока не проголосуют все.
        [nein] Твой голос: { -nein }. Его можно менять, пока не проголосуют все.
       *[none] Голоса откроются, когда проголосуют все.
    }
ask-discard = 👑 Тебе пришли эти три карты. Какую <b>сбросить</b>? Две другие получит { -chancellor }.
ask-enact =
    { $veto ->
        [yes] 🎩 Тебе передали эти две карты. Какую <b>принять</b>? А можно предложить { -veto }.
       *[no] 🎩 Тебе передали эти две карты. Какую <b>принять</b>?
    }
ask-veto = ✋ { -chancellor(form: "cap") } предлагает тебе { -veto }: { $chancellor }. Если согласиться, все три карты уйдут в { -discard-pile(form: "acc") }, а { -election-tracker } сдвинется на шаг.
ask-power-investigate = 🔍 Чью { -party(form: "shortacc") } посмотреть? Увидишь её только ты.
ask-power-special_election = 🗳 Кто следующий { -presidential-candidate }?
ask-power-peek = 🔮 Можно посмотреть три верхние карты. Они останутся на месте.
ask-power-execution = 🗡 Кого казнить? Если это { -hitler }, { -liberal(form: "many") } сразу побеждают.
ask-claim = 📣 Что сказать { -table(form: "dat") }? Прочтут все, проверить не сможет никто.
no-claim = Сейчас тебе нечего заявить. Одно { -claim } открывается после каждой { -legislative-session(form: "gen") } с твоим участием и после каждой твоей { -investigate-loyalty(form: "gen") }.

button-seat = {"\u200E"}{ $seat }. { $player }
button-discard = { -discard(form: "cap") }: { $tile }
button-enact = { -enact(form: "cap") }: { $tile }
button-ask-veto = ✋ Предложить { -veto }
button-veto-yes = За { -veto }
button-veto-no = Отказать
button-peek = 🔮 Посмотреть
button-party =
    { $party ->
        [liberal] {"\u200E"}{ $seat }. { $player } — { -liberal }
       *[fascist] {"\u200E"}{ $seat }. { $player } — { -fascist }
    }
button-confirm = ✔ Да
button-back = ↩ Назад
button-my-role = 👁 Моя роль
button-claim = 📣 { -claim(form: "cap") }
button-private = ✉ Личный чат
button-again = 🔁 Сыграть ещё

## The second tap

confirm-discard = Сбросить этот { -policy }: <b>{ $tile }</b>?
confirm-enact = Принять этот { -policy }: <b>{ $tile }</b>?
confirm-execute = Казнить этого игрока: <b>{ $player }</b>?

## What a question becomes when it is over

closed-done = Готово. Игра продолжается за { -table(form: "ins") }.
closed-nominated = Готово. Твой { -chancellor-candidate }: { $player }
closed-time = ⌛ Время вышло.
closed-discard = Сброшен { -policy }: { $tile }
shown-loyalty =
    { $party ->
        [liberal] 🔍 { -party(form: "shortcap") } игрока { $player }: { -liberal }
       *[fascist] 🔍 { -party(form: "shortcap") } игрока { $player }: { -fascist }
    }
shown-peek = 🔮 Сверху вниз: { $tiles }

## One's own hand in an alert

hand =
    { $role ->
        [liberal] { $mark } Ты — { -liberal }.
        [fascist] { $mark } Ты — { -fascist }.
       *[hitler] { $mark } Ты — { -hitler }.
    }{ $hasallies ->
        [yes] {" "}Свои (места): { $allies }.
       *[no] {""}
    }{ $hastiles ->
        [yes] {" "}На руках: { $tiles }.
       *[no] {""}
    }

## Reminders, and help when a private letter does not arrive

nudge-private = ⏳ Тебя ждёт { -table } { $code }.
nudge-vote = ⏳ Твоего голоса ждёт { -table } { $code }.
nudge-group = ⏳ Всё ещё ждём: { $players }
unreachable = ✉ Не могу написать игроку { $player }. Открой личный чат со мной и нажми «Запустить».

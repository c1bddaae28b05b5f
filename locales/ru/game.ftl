### What the whole table reads: the panel, and one message for each thing that happens.
### The variables are explained in locales/en/game.ftl.

## The panel

panel-title = <b>{ -game }</b> · { -table } { $code } · раунд { $round }
panel-liberal = { -liberal(form: "caps") }: { $done } из { $goal }  { $track }
panel-fascist = { -fascist(form: "caps") }: { $done } из { $goal }  { $track }
panel-counts = { -election-tracker(form: "cap") }: { $tracker } из 3 · { -draw-pile(form: "cap") }: { $draw } · { -discard-pile(form: "cap") }: { $discard }
panel-zone = 🐍 Опасно: теперь { -hitler } на посту { -chancellor(form: "gen") } — это победа { -fascist(form: "manygen") }
panel-veto = ✋ { -veto(form: "cap") } доступно
panel-powers = Полномочия впереди: { $powers }
panel-seat =
    { $marked ->
        [0] { $seat }. { $player }
       *[other] { $seat }. { $player } — { $marks }
    }
panel-over = Игра окончена.

mark-president = { -president }
mark-candidate = { -presidential-candidate }
mark-chancellor = { -chancellor }
mark-nominee = { -chancellor-candidate }
mark-limited = { -term-limit }
mark-dead = вне игры
mark-confirmed = точно не { -hitler }
mark-away = нет на месте

power-name =
    { $power ->
        [investigate] { -investigate-loyalty }
        [special_election] { -special-election }
        [peek] { -policy-peek }
       *[execution] { -execution }
    }

## Who is being waited for

waiting-nominating = ⏳ Ждём, кто станет { -chancellor-candidate(form: "ins") }. Выдвигает: { $players }
waiting-voting = ⏳ Ждём голоса ({ $count }): { $players }
waiting-president_discarding = ⏳ { -legislative-session(form: "cap") }. Ждём { -president(form: "acc") }: { $players }
waiting-chancellor_enacting = ⏳ { -legislative-session(form: "cap") }. Ждём { -chancellor(form: "acc") }: { $players }
waiting-veto_consenting = ⏳ Предложено { -veto }. Ждём { -president(form: "acc") }: { $players }
waiting-executive_acting = ⏳ { -executive-action(form: "cap") }. Ждём { -president(form: "acc") }: { $players }

## The vote

poll-question =
    Раунд { $round }. Избрать это { -government }?
    { -president(form: "cap") }: { $president }
    { -chancellor(form: "cap") }: { $chancellor }
ballot-buttons =
    🗳 <b>Раунд { $round }: избрать это { -government }?</b>
    { -president(form: "cap") }: { $president }
    { -chancellor(form: "cap") }: { $chancellor }
    Голоса скрыты, и их можно менять, пока не пришёл последний.
button-ja = { -ja }
button-nein = { -nein }

## What happened

told-started =
    <b>Игра начинается.</b> За { -table(form: "ins") }: { -liberal(form: "many") } ({ $liberals }), { $fascists ->
        [one] { -fascist } ({ $fascists })
        [few] { -fascist(form: "many") } ({ $fascists })
       *[many] { -fascist(form: "many") } ({ $fascists })
    } и { -hitler }.
    Каждого ждёт письмо в личном чате со мной.
told-round = <b>Раунд { $round }</b> · { -presidential-candidate(form: "cap") }: { $player }
told-round-special = <b>Раунд { $round }, { -special-election }</b> · { -presidential-candidate(form: "cap") }: { $player }
told-nominated =
    На голосовании
    { -president(form: "cap") }: { $president }
    { -chancellor(form: "cap") }: { $chancellor }
told-ballots-ja =
    { $count ->
        [0] { -ja } — никто
       *[other] { -ja } ({ $count }): { $players }
    }
told-ballots-nein =
    { $count ->
        [0] { -nein } — никто
       *[other] { -nein } ({ $count }): { $players }
    }
told-elected =
    🏛 <b>{ -government(form: "cap") } избрано.</b>
    { -president(form: "cap") }: { $president }
    { -chancellor(form: "cap") }: { $chancellor }
    Тишина: пока не принят { -policy }, эти двое молчат.
told-rejected =
    { $reason ->
        [time] ✖ <b>{ -government(form: "gen") } нет:</b> никого не выдвинули вовремя.
       *[vote] ✖ <b>Отклонено.</b> В этом раунде { -government(form: "gen") } нет.
    }
told-tracker = { -election-tracker(form: "cap") }: { $tracker } из 3
told-chaos = 🔥 <b>{ -chaos(form: "cap") }!</b> Три неудачи подряд: верхняя карта принимается вслепую, без полномочий, и все { -term-limit(form: "many") } забыты.
told-confirmed = ✅ Точно не { -hitler }: { $player }
told-veto-asked = ✋ { -chancellor(form: "cap") } предлагает { -veto }: { $player }
told-veto-refused = ✋ { -president(form: "cap") } против { -veto }, одну из двух карт придётся принять: { $player }
told-veto-granted = ✋ <b>{ -veto(form: "cap") }.</b> Все три карты ушли в { -discard-pile }. Согласие даёт: { $player }
told-enacted =
    { $policy ->
        [liberal] { $mark } <b>Принят { -liberal(form: "adj") } { -policy }.</b>
       *[fascist] { $mark } <b>Принят { -fascist(form: "adj") } { -policy }.</b>
    }
    { -liberal(form: "caps") } { $liberal } из { $liberalgoal } · { -fascist(form: "caps") } { $fascist } из { $fascistgoal }
told-reshuffled =
    { $draw ->
        [one] 🔀 { -draw-pile(form: "cap") } и { -discard-pile } перемешаны: { $draw } карта.
        [few] 🔀 { -draw-pile(form: "cap") } и { -discard-pile } перемешаны: { $draw } карты.
       *[many] 🔀 { -draw-pile(form: "cap") } и { -discard-pile } перемешаны: { $draw } карт.
    }
told-power =
    { $power ->
        [investigate] { $mark } <b>{ -investigate-loyalty(form: "cap") }.</b> { -president(form: "cap") } узнает партию одного игрока: { $player }
        [special_election] { $mark } <b>{ -special-election(form: "cap") }.</b> { -president(form: "cap") } выбирает, кто следующий { -presidential-candidate }: { $player }
        [peek] { $mark } <b>{ -policy-peek(form: "cap") }.</b> { -president(form: "cap") } смотрит три верхние карты: { $player }
       *[execution] { $mark } <b>{ -execution(form: "cap") }.</b> { -president(form: "cap") } должен казнить одного игрока: { $player }
    }
told-investigated =
    🔍 Проверка проведена, итог знает только { -president }.
    { -president(form: "cap") }: { $president }
    Проверка партии: { $player }
told-special =
    🗳 Выбирает { -president }: { $president }
    Следующий { -presidential-candidate }: { $player }
told-peeked = 🔮 Три верхние карты теперь знает { $player }
told-executed = 🗡 <b>{ -execution(form: "cap") }:</b> { $player }
told-lapsed =
    { $power ->
        [investigate] Полномочие пропало: { -investigate-loyalty }.
        [special_election] Полномочие пропало: { -special-election }.
        [peek] Полномочие пропало: { -policy-peek }.
       *[execution] Полномочие пропало: { -execution }.
    }
told-time = ⌛ Время вышло.
told-left = 💤 Из игры выходит { $player }. Место остаётся, и за него действую я.
told-returned = 👋 Снова за { -table(form: "ins") }: { $player }
told-claim-tiles =
    { $office ->
        [president] 📣 { -claim(form: "cap") } о раунде { $round } — { -president } будто бы берёт { $tiles }: { $player }
       *[chancellor] 📣 { -claim(form: "cap") } о раунде { $round } — { -chancellor } будто бы получает { $tiles }: { $player }
    }
told-claim-loyalty =
    { $party ->
        [liberal] 📣 { -claim(form: "cap") }: { $player } — партия игрока { $target }: { -liberal }
       *[fascist] 📣 { -claim(form: "cap") }: { $player } — партия игрока { $target }: { -fascist }
    }
told-won =
    { $winner ->
        [liberal] 🏁 <b>{ -liberal(form: "caps") } победили!</b>
       *[fascist] 🏁 <b>{ -fascist(form: "caps") } победили!</b>
    } { $reason ->
        [liberal_track] Принят последний { -liberal(form: "adj") } { -policy }.
        [fascist_track] Принят последний { -fascist(form: "adj") } { -policy }.
        [hitler_executed] Состоялась { -execution } { -hitler(form: "gen") }.
       *[hitler_elected] Новый { -chancellor } — { -hitler }.
    }
told-called-off =
    { $reason ->
        [deserted] 🛑 <b>Игра отменена:</b> больше половины живых игроков вышли.
        [abandoned] 🛑 <b>Игра отменена:</b> слишком долго никто не ходил.
        [unreachable] 🛑 <b>Игра отменена:</b> группы больше нет.
       *[cancelled] 🛑 <b>Игра отменена.</b>
    }
told-role =
    { $role ->
        [liberal] { $mark } { $seat }. { $player } — { -liberal }
        [fascist] { $mark } { $seat }. { $player } — { -fascist }
       *[hitler] { $mark } { $seat }. { $player } — { -hitler }
    }
told-seed = 🔓 Зерно раздачи: <code>{ $seed }</code>

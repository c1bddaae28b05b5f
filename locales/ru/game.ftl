### What the whole table reads: the panel, and one message for each thing that happens.
### The variables are explained in locales/en/game.ftl.

## The panel

panel-title = <b>{ -game }</b> · { -table } { $code } · раунд { $round }
panel-liberal = { -liberal(form: "caps") }: { $done } из { $goal }  { $track }
panel-fascist = { -fascist(form: "caps") }: { $done } из { $goal }  { $track }
panel-counts = { -election-tracker(form: "cap") }: { $tracker } из 3 · { -draw-pile(form: "cap") }: { $draw } · { -discard-pile(form: "cap") }: { $discard }
panel-zone = 🐍 Опасно: если { -hitler(form: "acc") } изберут { -chancellor(form: "ins") }, победят { -fascist(form: "many") }
panel-veto = ✋ Доступно { -veto }
panel-powers = Полномочия впереди: { $powers }
panel-seat =
    { $marked ->
        [0] {"\u200E"}{ $seat }. { $player }
       *[other] {"\u200E"}{ $seat }. { $player } — { $marks }
    }
panel-over = Игра окончена.

mark-president = { -president }
mark-candidate = { -presidential-candidate }
mark-chancellor = { -chancellor }
mark-nominee = { -chancellor-candidate }
mark-limited = { -term-limit }
mark-dead = игрок мёртв
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

waiting-nominating = ⏳ Ждём: { -chancellor-candidate(form: "acc") } выдвигает { $players }
waiting-voting = ⏳ Ждём голоса ({ $count }): { $players }
waiting-president_discarding = ⏳ { -legislative-session(form: "cap") }. Ждём { -president(form: "acc") }: { $players }
waiting-chancellor_enacting = ⏳ { -legislative-session(form: "cap") }. Ждём { -chancellor(form: "acc") }: { $players }
waiting-veto_consenting = ⏳ Предложено { -veto }. Ждём { -president(form: "acc") }: { $players }
waiting-executive_acting = ⏳ { -executive-action(form: "cap") }. Ждём { -president(form: "acc") }: { $players }

## The vote

poll-question =
    Раунд { $round }. Избираем это { -government }?
    { -president(form: "cap") }: { $president }
    { -chancellor(form: "cap") }: { $chancellor }
ballot-buttons =
    🗳 <b>Раунд { $round }: избираем это { -government }?</b>
    { -president(form: "cap") }: { $president }
    { -chancellor(form: "cap") }: { $chancellor }
    Голоса откроются, когда проголосуют все; до этого свой можно менять.
button-ja = { -ja(form: "bare") }
button-nein = { -nein(form: "bare") }

## What happened

told-started =
    <b>Игра начинается.</b> За { -table(form: "ins") } { $liberals ->
        [one] { $liberals } { -liberal }
        [few] { $liberals } { -liberal(form: "gen") }
       *[many] { $liberals } { -liberal(form: "manygen") }
    }, { $fascists ->
        [one] { $fascists } { -fascist }
        [few] { $fascists } { -fascist(form: "gen") }
       *[many] { $fascists } { -fascist(form: "manygen") }
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
        [0] { -ja(form: "bare") } — никто
       *[other] { -ja(form: "bare") } — { $count }: { $players }
    }
told-ballots-nein =
    { $count ->
        [0] { -nein(form: "bare") } — никто
       *[other] { -nein(form: "bare") } — { $count }: { $players }
    }
told-elected =
    🏛 <b>{ -government(form: "cap") } избрано.</b>
    { -president(form: "cap") }: { $president }
    { -chancellor(form: "cap") }: { $chancellor }
    Тишина: пока не принят { -policy }, эти двое молчат.
told-rejected =
    { $reason ->
        [time] ✖ <b>Нет { -government(form: "gen") }:</b> никого не выдвинули вовремя.
       *[vote] ✖ <b>Отклонено.</b> В этом раунде { -government(form: "gen") } нет.
    }
told-tracker = { -election-tracker(form: "cap") }: { $tracker } из 3
told-chaos = 🔥 <b>{ -chaos(form: "cap") }!</b> Три раунда подряд без { -policy(form: "gen") }: верхняя карта принимается вслепую и без полномочия, все { -term-limit(form: "many") } сняты.
told-confirmed = ✅ Точно не { -hitler }: { $player }
told-veto-asked = ✋ { -chancellor(form: "cap") } предлагает { -veto }: { $player }
told-veto-refused = ✋ { -president(form: "cap") } против { -veto }: { $player }. Одну из двух карт придётся принять.
told-veto-granted = ✋ <b>{ -veto(form: "cap") }.</b> Все три карты — в { -discard-pile(form: "acc") }. Согласие { -president(form: "gen") }: { $player }
told-enacted =
    { $policy ->
        [liberal] { $mark } <b>Принят { -liberal(form: "adj") } { -policy }.</b>
       *[fascist] { $mark } <b>Принят { -fascist(form: "adj") } { -policy }.</b>
    }
    { -liberal(form: "caps") }: { $liberal } из { $liberalgoal } · { -fascist(form: "caps") }: { $fascist } из { $fascistgoal }
told-reshuffled =
    { $draw ->
        [one] 🔀 { -draw-pile(form: "cap") } и { -discard-pile } перемешаны: теперь в колоде { $draw } карта.
        [few] 🔀 { -draw-pile(form: "cap") } и { -discard-pile } перемешаны: теперь в колоде { $draw } карты.
       *[many] 🔀 { -draw-pile(form: "cap") } и { -discard-pile } перемешаны: теперь в колоде { $draw } карт.
    }
told-power =
    { $power ->
        [investigate] { $mark } <b>{ -investigate-loyalty(form: "cap") }.</b> { -party(form: "shortacccap") } одного игрока узнаёт { -president }: { $player }
        [special_election] { $mark } <b>{ -special-election(form: "cap") }.</b> Кто следующий { -presidential-candidate }, решает { -president }: { $player }
        [peek] { $mark } <b>{ -policy-peek(form: "cap") }.</b> Три верхние карты смотрит { -president }: { $player }
       *[execution] { $mark } <b>{ -execution(form: "cap") }.</b> Кого казнить, решает { -president }: { $player }
    }
told-investigated = 🔍 { -party(form: "shortacccap") } игрока { $player } теперь знает { $president }
told-special =
    🗳 Следующий { -presidential-candidate }: { $player }
    Так решает { -president }: { $president }
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
told-left = 💤 Из игры выходит { $player }. Место остаётся, дальше за него хожу я.
told-returned = 👋 Снова за { -table(form: "ins") }: { $player }
told-claim-tiles =
    { $office ->
        [president] 📣 { -claim(form: "cap") } о раунде { $round }: { -president(form: "dat") } пришли { $tiles } — говорит { $player }
       *[chancellor] 📣 { -claim(form: "cap") } о раунде { $round }: { -chancellor(form: "dat") } достались { $tiles } — говорит { $player }
    }
told-claim-loyalty =
    { $party ->
        [liberal] 📣 { -claim(form: "cap") } о { -party(form: "shortpre") } игрока { $target }: { -liberal } — говорит { $player }
       *[fascist] 📣 { -claim(form: "cap") } о { -party(form: "shortpre") } игрока { $target }: { -fascist } — говорит { $player }
    }
told-won =
    { $winner ->
        [liberal] 🏁 <b>{ -liberal(form: "caps") } победили!</b>
       *[fascist] 🏁 <b>{ -fascist(form: "caps") } победили!</b>
    } { $reason ->
        [liberal_track] Принят последний { -liberal(form: "adj") } { -policy }.
        [fascist_track] Принят последний { -fascist(form: "adj") } { -policy }.
        [hitler_executed] { -hitler(form: "acc") } казнили.
       *[hitler_elected] { -hitler(form: "acc") } избрали { -chancellor(form: "ins") }.
    }
told-called-off =
    { $reason ->
        [deserted] 🛑 <b>Игра прервана:</b> вышло больше половины живых игроков.
        [abandoned] 🛑 <b>Игра прервана:</b> слишком долго никто не ходил.
        [unreachable] 🛑 <b>Игра прервана:</b> группы больше нет.
       *[cancelled] 🛑 <b>Игра отменена.</b>
    }
told-role =
    { $role ->
        [liberal] {"\u200E"}{ $mark } { $seat }. { $player } — { -liberal }
        [fascist] {"\u200E"}{ $mark } { $seat }. { $player } — { -fascist }
       *[hitler] {"\u200E"}{ $mark } { $seat }. { $player } — { -hitler }
    }
told-seed = 🔓 Зерно раздачи: <code>{ $seed }</code>

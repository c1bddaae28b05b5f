### The record of a game, round by round, and its file. Lines that were said during the game are said
### again in the same words (told-…, in game.ftl).

history-title = 📜 <b>Запись игры: { -table } { $code }</b> · страница { $page } из { $pages }
history-chancellor = { -chancellor-candidate(form: "cap") }: { $player }
history-vetoed = ✋ { -veto(form: "cap") }: все три карты — в { -discard-pile(form: "acc") }.
history-enacted =
    { $policy ->
        [liberal] { $mark } Принят { -liberal(form: "adj") } { -policy }
       *[fascist] { $mark } Принят { -fascist(form: "adj") } { -policy }
    }
history-chaos =
    { $policy ->
        [liberal] 🔥 { -chaos(form: "cap") }, верхняя карта: { $mark } { -liberal(form: "adj") } { -policy }
       *[fascist] 🔥 { -chaos(form: "cap") }, верхняя карта: { $mark } { -fascist(form: "adj") } { -policy }
    }
history-power =
    { $power ->
        [investigate] { $mark } { -investigate-loyalty(form: "cap") }
        [special_election] { $mark } { -special-election(form: "cap") }
        [peek] { $mark } { -policy-peek(form: "cap") }
       *[execution] { $mark } { -execution(form: "cap") }
    }
history-power-on =
    { $power ->
        [investigate] { $mark } { -investigate-loyalty(form: "cap") }: { $player }
        [special_election] { $mark } { -special-election(form: "cap") }: { $player }
       *[execution] { $mark } { -execution(form: "cap") }: { $player }
    }
# Told after the end alone.
history-hand =
    { $office ->
        [president] 🔓 Карты { -president(form: "gen") }: { $tiles }
       *[chancellor] 🔓 Карты { -chancellor(form: "gen") }: { $tiles }
    }
history-conflict = ⚡ Эти { -claim(form: "many") } не сходятся.
history-none = Твоих игр я пока не помню. Запись игры храню сутки.

record-file = 📄 Вся игра, карта за картой. Проверить честность раздачи: { $command }
record-in-private = Файл ждёт тебя в нашем личном чате.

button-earlier = ‹ Раньше
button-later = Позже ›
button-record = 📄 Вся запись

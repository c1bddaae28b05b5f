### The record of a game, round by round, and its file. Lines that were said during the game are said
### again in the same words (told-…, in game.ftl).

history-title = 📜 <b>Record of { -table } { $code }</b> · page { $page } of { $pages }
history-chancellor = { -chancellor-candidate(form: "cap") }: { $player }
history-vetoed = ✋ { -veto(form: "cap") }: all three tiles were discarded.
history-enacted =
    { $policy ->
        [liberal] { $mark } Enacted: a { -liberal } { -policy }
       *[fascist] { $mark } Enacted: a { -fascist } { -policy }
    }
history-chaos =
    { $policy ->
        [liberal] 🔥 { -chaos(form: "cap") }, from the top of the pile: { $mark } a { -liberal } { -policy }
       *[fascist] 🔥 { -chaos(form: "cap") }, from the top of the pile: { $mark } a { -fascist } { -policy }
    }
# A power that is being used right now, or one without a target.
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
        [president] 🔓 The { -president } drew { $tiles }
       *[chancellor] 🔓 The { -chancellor } was passed { $tiles }
    }
history-conflict = ⚡ These { -claim(form: "many") } cannot all be true.
history-none = You have played no game yet that I remember. I keep the record of a game for a day.

record-file = 📄 The whole game, card by card. It proves the shuffle: { $command }
record-in-private = I sent you the file in our private chat.

button-earlier = ‹ Earlier
button-later = Later ›
button-record = 📄 Whole record

### The record of a game, round by round, and its file. Lines that were said during the game are said
### again in the same words (told-…, in game.ftl).

history-title = 📜 <b>Journal de la { -table } { $code }</b> · page { $page } sur { $pages }
history-chancellor = { -chancellor-candidate } : { $player }
history-vetoed = ✋ { -veto(form: "cap") } : les trois { -policy(form: "many") } ont été défaussées.
history-enacted =
    { $policy ->
        [liberal] { $mark } { -policy(form: "cap") } { -liberal(form: "f") } promulguée
       *[fascist] { $mark } { -policy(form: "cap") } { -fascist(form: "f") } promulguée
    }
history-chaos =
    { $policy ->
        [liberal] 🔥 { -chaos(form: "cap") }, depuis le dessus de la { -draw-pile } : { $mark } { -policy } { -liberal(form: "f") }
       *[fascist] 🔥 { -chaos(form: "cap") }, depuis le dessus de la { -draw-pile } : { $mark } { -policy } { -fascist(form: "f") }
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
        [investigate] {"\u200E"}{ $mark } { -investigate-loyalty(form: "cap") } : { $player }
        [special_election] {"\u200E"}{ $mark } { -special-election(form: "cap") } : { $player }
       *[execution] {"\u200E"}{ $mark } { -execution(form: "cap") } : { $player }
    }
history-hand =
    { $office ->
        [president] 🔓 Le { -president } avait pioché { $tiles }
       *[chancellor] 🔓 Le { -chancellor } avait reçu { $tiles }
    }
history-conflict = ⚡ Ces { -claim(form: "many") } ne peuvent pas toutes être vraies.
history-none = Je n’ai le journal d’aucune de vos parties. Je garde chaque journal pendant un jour.

record-file = 📄 Toute la partie, carte par carte. De quoi vérifier le mélange : { $command }
record-in-private = Le fichier vous attend dans notre discussion privée.

button-earlier = ‹ Avant
button-later = Après ›
button-record = 📄 Journal complet

### What the whole table reads: the panel, and one message for each thing that happens.
### The variables are explained in locales/en/game.ftl.

## The panel. U+200E keeps a line that begins with a number, a mark or a name left to right.

panel-title = <b>{ -game }</b> · { -table } { $code } · tour { $round }
panel-liberal = { -liberal(form: "many") } : { $done } sur { $goal }  { $track }
panel-fascist = { -fascist(form: "many") } : { $done } sur { $goal }  { $track }
panel-counts = { -election-tracker(form: "cap") } : { $tracker } sur 3 · { -draw-pile } : { $draw } · { -discard-pile } : { $discard }
panel-zone = 🐍 Danger : si { -hitler } devient { -chancellor }, les { -fascist(form: "many") } gagnent
panel-veto = ✋ Le { -veto } est désormais possible
panel-powers = Pouvoirs à venir : { $powers }
panel-seat =
    { $marked ->
        [0] {"\u200E"}{ $seat }. { $player }
       *[other] {"\u200E"}{ $seat }. { $player } — { $marks }
    }
panel-over = La partie est terminée.

mark-president = { -president }
mark-candidate = { -presidential-candidate }
mark-chancellor = { -chancellor }
mark-nominee = { -chancellor-candidate }
mark-limited = { -term-limit }
mark-dead = hors jeu
mark-confirmed = n’est pas { -hitler }
mark-away = en pause

power-name =
    { $power ->
        [investigate] { -investigate-loyalty }
        [special_election] { -special-election }
        [peek] { -policy-peek }
       *[execution] { -execution }
    }

## Who is being waited for

waiting-nominating = ⏳ Un { -chancellor-candidate } reste à proposer. On attend : { $players }
waiting-voting = ⏳ Bulletins manquants ({ $count }) : { $players }
waiting-president_discarding = ⏳ { -legislative-session(form: "cap") }. C’est au { -president } de jouer : { $players }
waiting-chancellor_enacting = ⏳ { -legislative-session(form: "cap") }. C’est au { -chancellor } de jouer : { $players }
waiting-veto_consenting = ⏳ { -veto(form: "cap") } demandé. C’est au { -president } de répondre : { $players }
waiting-executive_acting = ⏳ { -executive-action(form: "cap") }. C’est au { -president } de jouer : { $players }

## The vote

poll-question =
    Tour { $round }. Élire ce { -government } ?
    { -president } : { $president }
    { -chancellor } : { $chancellor }
ballot-buttons =
    🗳 <b>Tour { $round } : élire ce { -government } ?</b>
    { -president } : { $president }
    { -chancellor } : { $chancellor }
    Les bulletins restent cachés, et modifiables, jusqu’à l’arrivée du dernier.
button-ja = { -ja }
button-nein = { -nein }

## What happened

told-started =
    <b>La partie commence.</b> À cette { -table } : { $liberals } { -liberal(form: "many") }, { $fascists ->
        [one] { $fascists } { -fascist }
       *[other] { $fascists } { -fascist(form: "many") }
    } et { -hitler }.
    Votre lettre vous attend dans notre discussion privée.
told-round = <b>Tour { $round }</b> · { -presidential-candidate } : { $player }
told-round-special = <b>Tour { $round }, { -special-election }</b> · { -presidential-candidate } : { $player }
told-nominated =
    Duo soumis au vote
    { -president } : { $president }
    { -chancellor } : { $chancellor }
told-ballots-ja =
    { $count ->
        [0] { -ja } — personne
       *[other] { -ja } ({ $count }) : { $players }
    }
told-ballots-nein =
    { $count ->
        [0] { -nein } — personne
       *[other] { -nein } ({ $count }) : { $players }
    }
told-elected =
    🏛 <b>Le { -government } est élu.</b>
    { -president } : { $president }
    { -chancellor } : { $chancellor }
    Silence, s’il vous plaît : jusqu’à la promulgation de la { -policy }, ce duo ne parle pas.
told-rejected =
    { $reason ->
        [time] ✖ <b>Pas de { -government } :</b> aucune proposition à temps.
       *[vote] ✖ <b>Rejeté.</b> Pas de { -government } à ce tour.
    }
told-tracker = { -election-tracker(form: "cap") } : { $tracker } sur 3
told-chaos = 🔥 <b>{ -chaos(form: "cap") } !</b> Trois tours de suite sans { -policy } : la première de la { -draw-pile } est promulguée à l’aveugle, sans son pouvoir, et toutes les { -term-limit(form: "many") } sont levées.
told-confirmed = ✅ Pas { -hitler }, c’est certain : { $player }
told-veto-asked = ✋ { -veto(form: "cap") } demandé par le { -chancellor } : { $player }
told-veto-refused = ✋ { -veto(form: "cap") } refusé par le { -president } : { $player }. L’une des deux { -policy(form: "many") } doit être promulguée.
told-veto-granted = ✋ <b>{ -veto(form: "cap") }.</b> Les trois { -policy(form: "many") } sont défaussées. Accord du { -president } : { $player }
told-enacted =
    { $policy ->
        [liberal] { $mark } <b>{ -policy(form: "cap") } { -liberal(form: "f") } promulguée.</b>
       *[fascist] { $mark } <b>{ -policy(form: "cap") } { -fascist(form: "f") } promulguée.</b>
    }
    { -liberal(form: "many") } : { $liberal } sur { $liberalgoal } · { -fascist(form: "many") } : { $fascist } sur { $fascistgoal }
told-reshuffled =
    { $draw ->
        [one] 🔀 { -draw-pile(form: "cap") } et { -discard-pile } sont mélangées : { $draw } { -policy } à piocher.
       *[other] 🔀 { -draw-pile(form: "cap") } et { -discard-pile } sont mélangées : { $draw } { -policy(form: "many") } à piocher.
    }
told-power =
    { $power ->
        [investigate] {"\u200E"}{ $mark } <b>{ -investigate-loyalty(form: "cap") }.</b> Le { -party } d’une personne va être montré au { -president } : { $player }
        [special_election] {"\u200E"}{ $mark } <b>{ -special-election(form: "cap") }.</b> Le prochain { -presidential-candidate } est au choix du { -president } : { $player }
        [peek] {"\u200E"}{ $mark } <b>{ -policy-peek(form: "cap") }.</b> Les trois premières { -policy(form: "many") } de la { -draw-pile } vont être montrées au { -president } : { $player }
       *[execution] {"\u200E"}{ $mark } <b>{ -execution(form: "cap") }.</b> Quelqu’un doit mourir, au choix du { -president } : { $player }
    }
told-investigated =
    🔍 { -investigate-loyalty(form: "cap") } faite. Seul le { -president } en connaît le résultat.
    { -president } : { $president }
    Personne visée : { $player }
told-special =
    🗳 Le { -president } a fait son choix.
    { -president } : { $president }
    Prochain { -presidential-candidate } : { $player }
told-peeked = 🔮 Les trois premières { -policy(form: "many") } de la { -draw-pile } ne sont connues que du { -president } : { $player }
told-executed = 🗡 <b>{ -execution(form: "cap") } :</b> { $player }
told-lapsed =
    { $power ->
        [investigate] Pouvoir perdu, faute d’usage : { -investigate-loyalty }.
        [special_election] Pouvoir perdu, faute d’usage : { -special-election }.
        [peek] Pouvoir perdu, faute d’usage : { -policy-peek }.
       *[execution] Pouvoir perdu, faute d’usage : { -execution }.
    }
told-time = ⌛ Le temps est écoulé.
told-left = 💤 Départ : { $player }. Sa place reste, et je joue pour elle.
told-returned = 👋 De retour à la { -table } : { $player }
told-claim-tiles =
    { $office ->
        [president] 📣 { -claim(form: "cap") } du { -president }, tour { $round } : { $player } — { -policy(form: "many") } piochées { $tiles }
       *[chancellor] 📣 { -claim(form: "cap") } du { -chancellor }, tour { $round } : { $player } — { -policy(form: "many") } reçues { $tiles }
    }
told-claim-loyalty =
    { $party ->
        [liberal] 📣 { -claim(form: "cap") } : { $player } — { -party } annoncé pour { $target } : { -liberal }
       *[fascist] 📣 { -claim(form: "cap") } : { $player } — { -party } annoncé pour { $target } : { -fascist }
    }
told-won =
    { $winner ->
        [liberal] 🏁 <b>Les { -liberal(form: "many") } gagnent !</b>
       *[fascist] 🏁 <b>Les { -fascist(form: "many") } gagnent !</b>
    } { $reason ->
        [liberal_track] La dernière { -policy } { -liberal(form: "f") } est promulguée.
        [fascist_track] La dernière { -policy } { -fascist(form: "f") } est promulguée.
        [hitler_executed] { -hitler } vient d’être exécuté.
       *[hitler_elected] { -hitler } vient d’être élu { -chancellor }.
    }
told-called-off =
    { $reason ->
        [deserted] 🛑 <b>La partie est arrêtée :</b> plus de la moitié des vivants sont partis.
        [abandoned] 🛑 <b>La partie est arrêtée :</b> personne n’a joué depuis trop longtemps.
        [unreachable] 🛑 <b>La partie est arrêtée :</b> le groupe n’est plus là.
       *[cancelled] 🛑 <b>La partie est annulée.</b>
    }
told-role =
    { $role ->
        [liberal] {"\u200E"}{ $mark } { $seat }. { $player } — { -liberal }
        [fascist] {"\u200E"}{ $mark } { $seat }. { $player } — { -fascist }
       *[hitler] {"\u200E"}{ $mark } { $seat }. { $player } — { -hitler }
    }
told-seed = 🔓 Graine du mélange : <code>{ $seed }</code>

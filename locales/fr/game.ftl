### What the whole table reads: the panel, and one message for each thing that happens.
### The variables are explained in locales/en/game.ftl.

## The panel

panel-title = <b>{ -game }</b> · { -table } { $code } · tour { $round }
panel-liberal = { -liberal(form: "many") } : { $done } sur { $goal }  { $track }
panel-fascist = { -fascist(form: "many") } : { $done } sur { $goal }  { $track }
panel-counts = { -election-tracker(form: "cap") } : { $tracker } sur 3 · { -draw-pile } : { $draw } · { -discard-pile } : { $discard }
panel-zone = 🐍 Danger : si { -hitler } devient { -chancellor }, les { -fascist(form: "many") } gagnent
panel-veto = ✋ Le { -veto } est ouvert
panel-powers = Pouvoirs à venir : { $powers }
panel-seat =
    { $marked ->
        [0] { $seat }. { $player }
       *[other] { $seat }. { $player } — { $marks }
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

waiting-nominating = ⏳ Proposition d’un { -chancellor-candidate } attendue : { $players }
waiting-voting = ⏳ Bulletins manquants ({ $count }) : { $players }
waiting-president_discarding = ⏳ { -legislative-session(form: "cap") }. La table attend, comme { -president } : { $players }
waiting-chancellor_enacting = ⏳ { -legislative-session(form: "cap") }. La table attend, comme { -chancellor } : { $players }
waiting-veto_consenting = ⏳ { -veto(form: "cap") } demandé. La table attend, comme { -president } : { $players }
waiting-executive_acting = ⏳ { -executive-action(form: "cap") }. La table attend, comme { -president } : { $players }

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
    Chaque personne a une lettre dans sa discussion privée avec moi.
told-round = <b>Tour { $round }</b> · { -presidential-candidate } : { $player }
told-round-special = <b>Tour { $round }, { -special-election }</b> · { -presidential-candidate } : { $player }
told-nominated =
    Au vote
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
    Silence, s’il vous plaît : de la { -draw-pile } à la { -policy } promulguée, ces deux-là ne parlent pas.
told-rejected =
    { $reason ->
        [time] ✖ <b>Pas de { -government } :</b> aucune proposition à temps.
       *[vote] ✖ <b>Rejeté.</b> Pas de { -government } ce tour-ci.
    }
told-tracker = { -election-tracker(form: "cap") } : { $tracker } sur 3
told-chaos = 🔥 <b>{ -chaos(form: "cap") } !</b> Trois échecs de suite : la première { -policy } de la { -draw-pile } est promulguée à l’aveugle, sans son pouvoir, et toutes les { -term-limit(form: "many") } sont oubliées.
told-confirmed = ✅ N’est pas { -hitler }, c’est certain : { $player }
told-veto-asked = ✋ { -veto(form: "cap") } demandé par le { -chancellor } : { $player }
told-veto-refused = ✋ { -veto(form: "cap") } refusé, l’une des deux { -policy(form: "many") } doit être promulguée. { -president } : { $player }
told-veto-granted = ✋ <b>{ -veto(form: "cap") }.</b> Les trois { -policy(form: "many") } sont défaussées. Accord : { $player }
told-enacted =
    { $policy ->
        [liberal] { $mark } <b>Promulguée : une { -policy } { -liberal(form: "f") }.</b>
       *[fascist] { $mark } <b>Promulguée : une { -policy } { -fascist(form: "f") }.</b>
    }
    { -liberal(form: "many") } { $liberal } sur { $liberalgoal } · { -fascist(form: "many") } { $fascist } sur { $fascistgoal }
told-reshuffled =
    { $draw ->
        [one] 🔀 { -draw-pile(form: "cap") } et { -discard-pile } sont mélangées : { $draw } { -policy } à tirer.
       *[other] 🔀 { -draw-pile(form: "cap") } et { -discard-pile } sont mélangées : { $draw } { -policy(form: "many") } à tirer.
    }
told-power =
    { $power ->
        [investigate] { $mark } <b>{ -investigate-loyalty(form: "cap") }.</b> Le { -president } regarde le { -party } de quelqu’un : { $player }
        [special_election] { $mark } <b>{ -special-election(form: "cap") }.</b> Le { -president } choisit le prochain { -presidential-candidate } : { $player }
        [peek] { $mark } <b>{ -policy-peek(form: "cap") }.</b> Le { -president } regarde les trois premières de la { -draw-pile } : { $player }
       *[execution] { $mark } <b>{ -execution(form: "cap") }.</b> Le { -president } doit faire exécuter quelqu’un : { $player }
    }
told-investigated =
    🔍 { -investigate-loyalty(form: "cap") } faite ; seul le { -president } en connaît le résultat.
    { -president } : { $president }
    { -party(form: "cap") } examiné : { $player }
told-special =
    🗳 Choix du { -president } : { $president }
    Prochain { -presidential-candidate } : { $player }
told-peeked = 🔮 Les trois premières de la { -draw-pile } sont connues d’une seule personne : { $player }
told-executed = 🗡 <b>{ -execution(form: "cap") } :</b> { $player }
told-lapsed =
    { $power ->
        [investigate] Pouvoir perdu : { -investigate-loyalty }.
        [special_election] Pouvoir perdu : { -special-election }.
        [peek] Pouvoir perdu : { -policy-peek }.
       *[execution] Pouvoir perdu : { -execution }.
    }
told-time = ⌛ Le temps est écoulé.
told-left = 💤 Départ : { $player }. La place reste, et j’agis pour elle.
told-returned = 👋 De retour à la { -table } : { $player }
told-claim-tiles =
    { $office ->
        [president] 📣 { -claim(form: "cap") } sur le tour { $round } — comme { -president }, tirage { $tiles } : { $player }
       *[chancellor] 📣 { -claim(form: "cap") } sur le tour { $round } — comme { -chancellor }, reçu { $tiles } : { $player }
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
        [hitler_executed] C’est { -hitler } qui vient d’être exécuté.
       *[hitler_elected] C’est { -hitler } qui vient d’être élu { -chancellor }.
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
        [liberal] { $mark } { $seat }. { $player } — { -liberal }
        [fascist] { $mark } { $seat }. { $player } — { -fascist }
       *[hitler] { $mark } { $seat }. { $player } — { -hitler }
    }
told-seed = 🔓 Graine du mélange : <code>{ $seed }</code>

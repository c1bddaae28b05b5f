### What one player reads in private: the role letter, the questions, and what became of them.
### U+200E keeps a line that begins with a number, a mark or a name left to right.

## The role letter

role-you =
    { $role ->
        [liberal] { $mark } <b>Votre { -role } : { -liberal }</b>
        [fascist] { $mark } <b>Votre { -role } : { -fascist }</b>
       *[hitler] { $mark } <b>Votre { -role } : { -hitler }</b>
    }
role-ally =
    { $role ->
        [hitler] {"\u200E"}🐍 { -hitler } : { $seat }. { $player }
       *[fascist] {"\u200E"}💀 { -fascist } : { $seat }. { $player }
    }
role-meaning-liberal =
    Vous ne connaissez le rôle de personne. Pour gagner : { $liberalgoal } { -policy(form: "many") } { -liberal(form: "fmany") } promulguées, ou { -hitler } exécuté.
    À partir de { $zone } { -policy(form: "many") } { -fascist(form: "fmany") }, ne laissez jamais { -hitler } devenir { -chancellor }.
role-meaning-fascist =
    { $knows ->
        [yes] À cette { -table }, { -hitler } vous connaît aussi.
       *[no] À cette { -table }, { -hitler } ne sait pas qui vous êtes.
    }
    Pour gagner : { $fascistgoal } { -policy(form: "many") } { -fascist(form: "fmany") } promulguées, ou { -hitler } élu { -chancellor } à partir de { $zone } { -policy(form: "many") } { -fascist(form: "fmany") }.
role-meaning-hitler =
    { $knows ->
        [yes] À cette { -table }, vous connaissez votre complice { -fascist }.
       *[no] À cette { -table }, les { -fascist(form: "many") } vous connaissent ; vous ne les connaissez pas.
    }
    Pour gagner : devenir { -chancellor } à partir de { $zone } { -policy(form: "many") } { -fascist(form: "fmany") }, ou { $fascistgoal } { -policy(form: "many") } { -fascist(form: "fmany") } promulguées. Passez pour { -liberal }, et restez en vie.

## Tiles

tile =
    { $policy ->
        [liberal] { -liberal(form: "f") }
       *[fascist] { -fascist(form: "f") }
    }

## Questions

ask-nominate =
    { $special ->
        [yes] 👑 <b>{ -special-election(form: "cap") }. { -presidential-candidate } : c’est vous.</b>
       *[no] 👑 <b>{ -presidential-candidate } : c’est vous.</b>
    } Qui proposez-vous comme { -chancellor-candidate } ?
ask-vote =
    🗳 <b>Élire ce { -government } ?</b>
    { -president } : { $president }
    { -chancellor } : { $chancellor }
    { $ballot ->
        [ja] Votre bulletin : { -ja }. Vous pouvez en changer jusqu’à l’arrivée du dernier.
        [nein] Votre bulletin : { -nein }. Vous pouvez en changer jusqu’à l’arrivée du dernier.
       *[none] Les bulletins restent cachés jusqu’à l’arrivée du dernier.
    }
ask-discard = 👑 Vous avez pioché ces trois { -policy(form: "many") }. Laquelle <b>défaussez-vous</b> ? Le { -chancellor } reçoit les deux autres.
ask-enact =
    { $veto ->
        [yes] 🎩 Vous avez reçu ces deux { -policy(form: "many") }. Laquelle <b>promulguez-vous</b> ? Ou bien demandez un { -veto }.
       *[no] 🎩 Vous avez reçu ces deux { -policy(form: "many") }. Laquelle <b>promulguez-vous</b> ?
    }
ask-veto = ✋ Le { -chancellor } vous demande un { -veto } : { $chancellor }. Si vous acceptez, les trois { -policy(form: "many") } sont défaussées et le { -election-tracker } avance d’un cran.
ask-power-investigate = 🔍 De qui voulez-vous voir le { -party } ? Personne d’autre ne le verra.
ask-power-special_election = 🗳 Qui sera le prochain { -presidential-candidate } ?
ask-power-peek = 🔮 Vous pouvez regarder les trois premières { -policy(form: "many") } de la { -draw-pile }. Elles restent où elles sont.
ask-power-execution = 🗡 Qui faites-vous exécuter ? Si c’est { -hitler }, les { -liberal(form: "many") } gagnent aussitôt.
ask-claim = 📣 Que dites-vous à la { -table } ? Tout le monde le lira ; personne ne pourra le vérifier.
no-claim = Vous n’avez rien à déclarer pour le moment. Vous avez droit à une { -claim } par { -legislative-session } à laquelle vous prenez part, et par { -investigate-loyalty } que vous menez.

button-seat = {"\u200E"}{ $seat }. { $player }
button-discard = { -discard(form: "cap") } : { $tile }
button-enact = { -enact(form: "cap") } : { $tile }
button-ask-veto = ✋ Demander un { -veto }
button-veto-yes = Accepter le { -veto }
button-veto-no = Refuser
button-peek = 🔮 Regarder
button-party =
    { $party ->
        [liberal] {"\u200E"}{ $seat }. { $player } — { -liberal }
       *[fascist] {"\u200E"}{ $seat }. { $player } — { -fascist }
    }
button-confirm = ✔ Oui
button-back = ↩ Retour
button-my-role = 👁 Mon rôle
button-claim = 📣 { -claim(form: "cap") }
button-private = ✉ Discussion privée
button-again = 🔁 Rejouer

## The second tap

confirm-discard = Défausser cette { -policy } : <b>{ $tile }</b> ?
confirm-enact = Promulguer cette { -policy } : <b>{ $tile }</b> ?
confirm-execute = Faire exécuter cette personne : <b>{ $player }</b> ?

## What a question becomes when it is over

closed-done = C’est fait. La partie continue à la { -table }.
closed-nominated = C’est fait. Votre { -chancellor-candidate } : { $player }
closed-time = ⌛ Le temps est écoulé.
closed-discard = { -policy(form: "cap") } défaussée : { $tile }
shown-loyalty =
    { $party ->
        [liberal] {"\u200E"}🔍 { $player } — { -party } : { -liberal }
       *[fascist] {"\u200E"}🔍 { $player } — { -party } : { -fascist }
    }
shown-peek = 🔮 Dans l’ordre de la { -draw-pile } : { $tiles }

## One's own hand in an alert

hand =
    { $role ->
        [liberal] { $mark } Votre { -role } : { -liberal }.
        [fascist] { $mark } Votre { -role } : { -fascist }.
       *[hitler] { $mark } Votre { -role } : { -hitler }.
    }{ $hasallies ->
        [yes] {" "}Vous connaissez ces places : { $allies }.
       *[no] {""}
    }{ $hastiles ->
        [yes] {" "}En main : { $tiles }.
       *[no] {""}
    }

## Reminders, and help when a private letter does not arrive

nudge-private = ⏳ La { -table } { $code } vous attend.
nudge-vote = ⏳ La { -table } { $code } attend votre bulletin.
nudge-group = ⏳ On attend toujours : { $players }
unreachable = ✉ Je n’arrive pas à écrire à cette personne : { $player }. Ouvrez la discussion privée avec moi et appuyez sur Démarrer.

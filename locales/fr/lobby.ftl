### Before a game: arrival in a group, the lobby, and everything that concerns a table's people.

## Arrival

greet-group =
    👋 <b>{ -game }</b>, le jeu des rôles cachés, de 5 à 15 personnes.
    Ouvrez un { -lobby } avec le bouton ou avec { $command } ; chaque personne prend place d’un seul appui.
greet-rights =
    { $missing ->
        [pin] Je n’ai pas le droit d’épingler : la { -table } ne restera pas en haut du groupe.
       *[polls] Les sondages sont interdits ici : on votera avec deux boutons.
    }
greet-private =
    👋 J’anime des parties de <b>{ -game }</b>, le jeu des rôles cachés, de 5 à 15 personnes.
    Ajoutez-moi à un groupe, ouvrez-y un { -lobby } avec { $command }, et chaque personne prend place d’un seul appui. Vos lettres secrètes arriveront dans cette discussion.
button-add-to-group = ➕ M’ajouter à un groupe
button-open-lobby = 🎲 Ouvrir un { -lobby }

## The lobby panel

lobby-title = 🎲 <b>{ -game }</b> · { -lobby } { $code }
lobby-host = Hôte : { $player }
lobby-seat = {"\u200E"}{ $seat }. { $player }
lobby-need =
    { $missing ->
        [0] C’est bon : { $seated ->
            [one] { $seated } personne à table.
           *[other] { $seated } personnes à table.
        } L’hôte peut commencer.
        [one] Il manque { $missing } personne.
       *[other] Il manque { $missing } personnes.
    }
lobby-seal = 🔒 Sceau du mélange : <code>{ $commitment }</code>
lobby-how = « Prendre place » ouvre votre discussion privée avec moi : appuyez-y sur Démarrer.
lobby-starting = ⏳ Un instant : je vérifie que je peux écrire à tout le monde.
lobby-closed = 🛑 { -lobby(form: "cap") } { $code } fermé.
lobby-expired = 🛑 { -lobby(form: "cap") } { $code } fermé : personne n’y a touché depuis une demi-heure.
lobby-empty = 🛑 { -lobby(form: "cap") } { $code } fermé : tout le monde est parti.
lobby-unreachable = ✉ La partie ne peut pas commencer, je n’arrive pas à écrire à cette personne : { $player }. Sa place est de nouveau libre.

button-join = ✋ Prendre place
button-leave = Quitter
button-start = ▶ Commencer
button-cancel = Annuler
button-deal =
    { $players ->
        [one] ▶ Commencer à { $players }
       *[other] ▶ Commencer à { $players }
    }
button-close = 🛑 Oui, annuler
button-keep = ↩ Non
button-flee = 🛑 Oui, quitter
button-stay = ↩ Non

ask-start =
    { $players ->
        [one] Commencer la partie à { $players } ?
       *[other] Commencer la partie à { $players } ?
    }
ask-cancel-lobby = Fermer le { -lobby } ?
ask-cancel-game = Annuler la partie en cours pour tout le monde ?
ask-flee = Quitter la partie en cours ? Votre place reste, et je jouerai pour vous.

## In private, around a seat

seated-in = ✋ Vous avez une place à la { -table } { $code }, groupe { $group }. Votre { -role } arrivera ici quand l’hôte commencera.
seated-private = ✋ Vous avez une place à la { -table } { $code }. Votre { -role } arrivera ici quand l’hôte commencera.
left-lobby = Vous avez quitté la { -table } { $code }.

## Robots

robot-stands-in = 💤 Départ : { $player }. Un robot continue à cette place.
enough-players = Les robots ne font que compléter la { -table }, et il ne manque personne.
no-robot = Aucun robot à cette { -table }.
button-robot = 🤖 Ajouter un robot
button-no-robot = 🤖 Retirer un robot

## A lobby that starts by itself, and more time for it

lobby-countdown = 🚀 La partie commencera toute seule. Chaque arrivée la retarde un peu.
countdown-left =
    { $seconds ->
        [one] 🚀 { -lobby(form: "cap") } { $code } : début dans { $seconds } seconde.
       *[other] 🚀 { -lobby(form: "cap") } { $code } : début dans { $seconds } secondes.
    }
countdown-few =
    { $missing ->
        [one] 🚀 Le temps est écoulé, et il manque { $missing } personne. Le { -lobby } reste ouvert ; l’hôte pourra commencer.
       *[other] 🚀 Le temps est écoulé, et il manque { $missing } personnes. Le { -lobby } reste ouvert ; l’hôte pourra commencer.
    }
extended-already = Vous avez déjà demandé plus de temps pour ce { -lobby }. Laissez quelqu’un d’autre le demander, ou un admin.
lobby-stays = ⏱ Le { -lobby } reste ouvert une demi-heure de plus.

## Taking a seat from somebody

kick-whom = Quelle place libérer ? Répondez à un message de cette personne avec { $command }, ou envoyez { $command } suivi du numéro de la place.
no-such-seat = Il n’y a personne à cette place. La { -table } affiche les numéros des places.
kicked = La place est de nouveau libre : { $player }
kicked-you = Vous n’avez plus de place à la { -table } { $code } : l’hôte ou un admin du groupe en avait besoin.

## Playing again

lobby-kept = ⏳ Places gardées pendant une minute : { $players }
seats-kept = Pendant une minute, les places sont gardées pour les personnes de la dernière partie. Réessayez ensuite.
not-of-that-game = Il faut avoir joué cette partie pour en demander une autre. Ouvrez plutôt votre propre { -lobby }.
lobby-is-open = Un { -lobby } est déjà ouvert ici. Rejoignez-le.
rematch-call = 🔁 On rejoue, avec les mêmes ? Je garde votre place pendant une minute à la { -table } { $code }.
button-sit = ✋ Reprendre ma place

## Waiting for the next lobby of a group

nextgame-on = 🔔 Je vous préviendrai ici dès qu’un { -lobby } ouvrira dans le groupe { $group }.
nextgame-off = 🔕 Je ne vous préviendrai plus quand un { -lobby } ouvrira dans le groupe { $group }.
nextgame-full = Trop de monde attend déjà un { -lobby } dans le groupe { $group }. Passez-y voir de temps en temps.
nextgame-call = 🔔 Un { -lobby } vient d’ouvrir dans le groupe { $group }.
nextgame-private = 🔔 Je peux vous prévenir quand un { -lobby } ouvre ici : appuyez ci-dessous, puis sur Démarrer, pour que je puisse vous écrire.
button-stop-waiting = 🔕 Ne plus me prévenir
button-wait = 🔔 Me prévenir

## Leaving a running game

left-game = Vous avez quitté la partie de la { -table } { $code }. Pour revenir, envoyez { $command }
left-and-over = Vous avez quitté la { -table } { $code }, et sa partie est terminée.

## Practice

practice-size = À combien voulez-vous jouer, robots compris ? Envoyez { $command } suivi d’un nombre entre { $fewest } et { $most }.

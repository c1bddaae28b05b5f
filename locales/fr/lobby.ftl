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
    👋 J’organise des parties de <b>{ -game }</b>, le jeu des rôles cachés, de 5 à 15 personnes.
    Ajoutez-moi à un groupe, ouvrez-y un { -lobby } avec { $command }, et chaque personne prend place d’un seul appui. Vos lettres secrètes arriveront dans cette discussion.
button-add-to-group = ➕ M’ajouter à un groupe
button-open-lobby = 🎲 Ouvrir un { -lobby }

## The lobby panel

lobby-title = 🎲 <b>{ -game }</b> · { -lobby } { $code }
lobby-host = Hôte : { $player }
lobby-seat = { $seat }. { $player }
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
lobby-how = Le bouton ouvre votre discussion privée avec moi : appuyez-y sur Démarrer.
lobby-starting = ⏳ Un instant : je vérifie que je peux écrire à tout le monde.
lobby-closed = 🛑 Fermé : { -lobby } { $code }
lobby-expired = 🛑 Fermé, sans mouvement depuis une demi-heure : { -lobby } { $code }
lobby-empty = 🛑 Fermé, plus personne à table : { -lobby } { $code }
lobby-unreachable = ✉ La partie ne peut pas commencer, je ne peux pas écrire à cette personne : { $player }. Sa place est de nouveau libre.

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
ask-flee = Quitter la partie en cours ? La place reste, et j’agirai à votre place.

## In private, around a seat

seated-in = ✋ Vous avez une place à la { -table } { $code }, groupe { $group }. Votre rôle arrivera ici quand l’hôte commencera.
seated-private = ✋ Vous avez une place à la { -table } { $code }. Votre rôle arrivera ici quand l’hôte commencera.
left-lobby = Vous avez quitté la { -table } { $code }.

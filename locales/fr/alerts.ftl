### Short answers to one person: alerts and toasts (200 characters, no HTML), and replies.

## Why an act is refused, and what to do instead. The ids end in the reasons of the rules.

refused-game_over = La partie est terminée. Rejoignez la prochaine.
refused-not_seated = Vous n’avez pas de place à cette { -table }. Suivez la partie, et jouez la prochaine.
refused-dead = Vous êtes hors jeu : vous ne votez plus et n’agissez plus. Regardez, puis rejoignez la prochaine partie.
refused-away = Vous avez quitté cette partie. Pour revenir, envoyez { $command }
refused-table_only = Ce n’est pas à vous de le faire. Utilisez les boutons reçus.
refused-not_now = Pas maintenant : la { -table } attend autre chose. Le message épinglé dit quoi.
refused-not_your_turn = C’est le tour de quelqu’un d’autre. Le message épinglé dit de qui.
refused-step_passed = Cette question a déjà reçu sa réponse. Voyez le message le plus récent.
refused-already_so = C’est déjà le cas. Rien de plus à faire.
refused-no_such_seat = Cette place n’existe pas. Choisissez dans la liste.
refused-yourself = Vous ne pouvez pas vous choisir. Choisissez quelqu’un d’autre.
refused-target_dead = Cette personne est hors jeu. Choisissez quelqu’un qui est en vie.
refused-term_limited = Une { -term-limit } l’interdit. Choisissez quelqu’un d’autre.
refused-already_investigated = Il y a déjà eu une { -investigate-loyalty } sur cette personne. Choisissez quelqu’un d’autre.
refused-tile_not_held = Vous n’avez pas cette { -policy } en main. Voyez le message le plus récent.
refused-veto_closed = Le { -veto } n’est pas encore possible. Promulguez l’une des deux lois.
refused-veto_was_refused = Le { -president } a refusé le { -veto }. Promulguez l’une des deux { -policy(form: "many") }.
refused-nothing_to_claim = Vous n’avez rien à déclarer pour le moment. Réessayez après votre prochaine session.
refused-silence = Silence jusqu’à la promulgation de la { -policy }. Vous parlerez après.

## Buttons

stale = Ce bouton est trop ancien. Voyez le message le plus récent.
done = C’est fait.
voted =
    { $ballot ->
        [ja] Votre bulletin : { -ja }. Vous pouvez en changer jusqu’à l’arrivée du dernier.
       *[nein] Votre bulletin : { -nein }. Vous pouvez en changer jusqu’à l’arrivée du dernier.
    }
claim-in-private = Les choix vous attendent dans notre discussion privée.
not-host = Seuls l’hôte et les admins du groupe peuvent le faire.
no-table = Il n’y a plus de { -table } ici. Ouvrez un { -lobby } avec { $command }
too-few =
    { $missing ->
        [one] Il manque { $missing } personne.
       *[other] Il manque { $missing } personnes.
    }
table-full = Toutes les places sont prises. Jouez la prochaine partie.
already-seated = Vous avez déjà une place.
seated-elsewhere = Vous avez une place à une autre { -table } ({ $code }). Quittez-la d’abord.
too-late = La partie a commencé. Jouez la prochaine.
not-in-lobby = Vous n’avez pas de place dans ce { -lobby }.
bad-invitation = Cette invitation n’est plus valable. Demandez-en une autre, ou utilisez le bouton « Prendre place » du groupe.
not-a-member = Vous n’êtes pas dans ce groupe. Rejoignez-le d’abord, puis réessayez.
no-bots = Les bots ne peuvent pas prendre place.
no-channel = Les canaux et les admins anonymes ne peuvent pas prendre place. Écrivez en votre nom.
group-only = Cela ne marche que dans un groupe. Ajoutez-moi d’abord à l’un des vôtres.
no-game = Aucune partie en cours ici.
language-set = Désormais, je parle français.
language-choose = Quelle langue ?
language-admin = Seuls les admins du groupe peuvent changer la langue.
pong = 🏓 { $ms } ms
something-wrong = Quelque chose a mal tourné de mon côté. Rien n’est perdu : essayez encore une fois.
game-runs = Une partie est en cours ici. Jouez la prochaine.
words-in-private = Cela se dit en privé : appuyez ci-dessous.
group-lost = ⚠ On m’a retiré du groupe de la { -table } { $code }. Si l’on m’y remet dans la demi-heure, la partie continue.

## /help

help-private = <b>Ici, en privé</b>
help-group = <b>Dans un groupe</b>
help-line = { $command } — { $does }

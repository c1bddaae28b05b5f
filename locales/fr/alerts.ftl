### Short answers to one person: alerts and toasts (200 characters, no HTML), and replies.

## Why an act is refused, and what to do instead. The ids end in the reasons of the rules.

refused-game_over = La partie est terminée.
refused-not_seated = Vous n’avez pas de place à cette { -table }. Regardez, et jouez la prochaine.
refused-dead = Vous êtes hors jeu : plus d’actes, plus de votes.
refused-away = Vous avez quitté cette partie. Pour revenir, envoyez { $command }
refused-table_only = Ce n’est pas à vous de le faire.
refused-not_now = Pas maintenant : la { -table } attend autre chose.
refused-not_your_turn = C’est le tour de quelqu’un d’autre.
refused-step_passed = Cette question a déjà sa réponse. Voyez le message le plus récent.
refused-already_so = C’est déjà le cas.
refused-no_such_seat = Cette place n’existe pas.
refused-yourself = Choisissez quelqu’un d’autre que vous.
refused-target_dead = Cette personne est hors jeu. Choisissez quelqu’un de vivant.
refused-term_limited = Une { -term-limit } l’interdit. Choisissez quelqu’un d’autre.
refused-already_investigated = { -investigate-loyalty(form: "cap") } déjà faite sur cette personne. Choisissez quelqu’un d’autre.
refused-tile_not_held = Vous n’avez pas cette { -policy } en main. Voyez le message le plus récent.
refused-veto_closed = Le { -veto } n’est pas encore ouvert.
refused-veto_was_refused = Le { -president } a refusé le { -veto }. Promulguez l’une des deux { -policy(form: "many") }.
refused-nothing_to_claim = Vous n’avez rien à déclarer pour le moment.
refused-silence = Silence jusqu’à la { -policy } promulguée. Vous parlerez après.

## Buttons

stale = Ce bouton est trop ancien. Voyez le message le plus récent.
done = C’est fait.
voted =
    { $ballot ->
        [ja] Votre bulletin : { -ja }. Vous pouvez en changer jusqu’à l’arrivée du dernier.
       *[nein] Votre bulletin : { -nein }. Vous pouvez en changer jusqu’à l’arrivée du dernier.
    }
claim-in-private = Les choix vous attendent dans notre discussion privée.
not-host = Seul l’hôte ou l’équipe d’administration peut le faire.
no-table = Il n’y a plus de { -table } ici. Ouvrez un { -lobby } avec { $command }
too-few =
    { $missing ->
        [one] Il manque { $missing } personne.
       *[other] Il manque { $missing } personnes.
    }
table-full = Toutes les places sont prises. Jouez la prochaine.
already-seated = Vous avez déjà une place.
seated-elsewhere = Vous avez une place à une autre { -table } ({ $code }). Quittez-la d’abord.
too-late = La partie a commencé. Jouez la prochaine.
not-in-lobby = Vous n’avez pas de place dans ce { -lobby }.
bad-invitation = Cette invitation n’est plus valable. Demandez-en une autre, ou prenez place avec le bouton du groupe.
not-a-member = Rejoignez d’abord le groupe, puis appuyez de nouveau pour prendre place.
no-bots = Les bots ne peuvent pas prendre place.
no-channel = Les canaux et les admins anonymes ne peuvent pas prendre place. Venez sous votre propre nom.
group-only = Cela marche dans un groupe. Ajoutez-moi d’abord à un groupe.
no-game = Aucune partie en cours ici.
language-set = Désormais : français.
language-choose = Quelle langue ?
language-admin = Seule l’équipe d’administration peut changer la langue.
pong = 🏓 { $ms } ms
something-wrong = Quelque chose a mal tourné de mon côté. Rien n’est perdu : essayez encore une fois.
game-runs = Une partie est en cours ici. Jouez la prochaine.
words-in-private = Cela se dit en privé : appuyez ci-dessous.
group-lost = ⚠ On m’a retiré du groupe de la { -table } { $code }. Si l’on m’y remet dans la demi-heure, la partie continue.

## /help

help-private = <b>Ici, en privé</b>
help-group = <b>Dans un groupe</b>
help-line = { $command } — { $does }

### Tables of strangers and tables by link: /play, /tables, /private, /join, rooms.
### $language and $languages are what languages call themselves: isolated, since one may be Persian.

## /play: what is wanted

seek-ask =
    🎯 <b>Une { -table } avec des inconnus.</b> Quelles langues lisez-vous, à combien voulez-vous jouer, avec ou sans chrono ?
    Les autres voient votre numéro de place, jamais votre nom.
button-sizes =
    { $sizes ->
        [small] 5 ou 6
        [large] 7 à 10
       *[any] Toutes tailles
    }
button-clock =
    { $clock ->
        [timed] Chrono
        [relaxed] Sans chrono
       *[any] Chrono ou non
    }
button-languages =
    { $which ->
        [any] Toutes langues
       *[own] Mes langues
    }
button-seek = 🎯 Me trouver une { -table }

## Waiting

queue-waiting =
    { $others ->
        [0] ⏳ <b>Vous êtes en attente.</b> Pour l’instant, personne d’autre ne cherche une { -table } comme la vôtre.
        [one] ⏳ <b>Vous êtes en attente.</b> { $others } autre personne cherche une { -table } comme la vôtre.
       *[other] ⏳ <b>Vous êtes en attente.</b> { $others } autres personnes cherchent une { -table } comme la vôtre.
    }
    Langues acceptées : {"\u2066"}{ $languages }{"\u2069"}
queue-rule = À { $players }, on commence tout de suite ; à { $fewer }, quand quelqu’un attend depuis { $seconds } secondes.
queue-rule-exact = À { $players }, on commence tout de suite.
queue-seated = 🎯 Vous avez une place.
queue-left = Vous n’attendez plus de { -table }.
queue-not-in = Vous n’êtes pas en attente d’une { -table }.
queue-widen = Il y a peu de monde en ce moment. Une { -table } dans n’importe quelle langue vous irait ? Vous liriez le jeu dans la vôtre ; seuls les messages des autres ne sont pas traduits.
queue-widened = Désormais, toutes les langues conviennent.
queue-open-table = Il reste une place à une { -table } qui vous conviendrait :
button-queue-stop = Ne plus attendre
button-queue-widen = N’importe quelle langue

## A table is found

match-found =
    🎯 <b>{ -table(form: "cap") } trouvée :</b> { $players } personnes, {"\u2068"}{ $language }{"\u2069"}, { $clock ->
        [timed] avec chrono
       *[relaxed] sans chrono
    }.
    Êtes-vous là ? Vous avez { $seconds } secondes pour répondre.
button-match-ready = ✅ Je suis là
button-match-no = Pas maintenant
button-match-room = 🏠 Oui, et je crée un groupe
match-ready = C’est noté. On commence dès que les autres auront répondu.
match-waiting = ✅ C’est noté. On commence dès que les autres auront répondu.
match-declined = Vous n’attendez plus de { -table }.
match-missed = ⌛ Vous n’avez pas répondu : les autres continuent sans vous. Cherchez une autre { -table } quand vous voulez.
match-back = Trop peu de monde a répondu. Vous gardez votre rang, et je continue à chercher.
match-seated = 🎯 Vous avez une place à la { -table } { $code }.
match-gone = Cette { -table } n’est plus disponible. Cherchez-en une autre.
match-found-already = J’ai trouvé une { -table } pour vous : répondez d’abord à cette question.
barred-from-public = Les { -table(form: "many") } publiques vous sont fermées pour un moment : vous avez envoyé trop de commandes. Celles entre amis restent ouvertes.

## Open tables

tables-title = <b>{ -table(form: "caps") } ouvertes</b>
tables-none = Aucune { -table } ouverte ne convient pour le moment. Changez vos choix, ou laissez-moi vous en trouver une.
tables-private =
    {"\u200E"}{ $code } · {"\u2068"}{ $language }{"\u2069"} · { $seated ->
        [one] { $seated } personne
       *[other] { $seated } personnes
    } · { $clock ->
        [timed] chrono
       *[relaxed] sans chrono
    }
tables-group =
    {"\u200E"}{ $code } · {"\u2068"}{ $language }{"\u2069"} · { $seated ->
        [one] { $seated } personne
       *[other] { $seated } personnes
    } · { $clock ->
        [timed] chrono
       *[relaxed] sans chrono
    } · { $group }
button-enter = ✋ Rejoindre { $code }
table-gone = Il n’y a plus de place pour vous à cette { -table }. Choisissez-en une autre.
listed = Des inconnus peuvent maintenant trouver cette { -table }, et seuls les numéros de place y sont montrés.
button-list = 🌍 Ouvrir aux inconnus

## A table by link

private-made =
    🔗 <b>Votre { -table } { $code } est ouverte.</b> Envoyez ce lien à vos amis :
    { $link }
    Ou dites-leur de m’écrire : { $command }
lobby-how-private = On rejoint la { -table } par le lien, ou avec { $command }
button-share = 🔗 Partager le lien
join-how = Ajoutez le code de la { -table } après la commande, par exemple { $command }
bad-code = Aucune { -table } n’a ce code. Vérifiez-le auprès de la personne qui l’a envoyé.

## A group for strangers

room-ask = 🏠 Choisissez un groupe avec le bouton ci-dessous, ou créez-en un : j’y serai admin, et seules les personnes de cette { -table } pourront y entrer.
key-room = 🏠 Choisir ou créer un groupe
room-home = Ou rejouez dans le groupe { $group }.
button-home = 🏠 Le même groupe
button-room = 🏠 Jouer dans un groupe
room-made = 🏠 La { -table } continue dans le groupe { $group }. J’ai indiqué le chemin aux autres.
room-moved = 🏠 La { -table } { $code } continue dans un groupe.
room-way = 🏠 La { -table } { $code } joue dans le groupe { $group }. Venez : la place est à vous dès votre arrivée.
button-way = 🏠 Entrer
room-closed = Seules les personnes de la { -table } peuvent entrer dans le groupe { $group }. Rejoignez plutôt une { -table } ouverte.
room-no-rights = Je n’ai pas le droit d’inviter dans ce groupe. Nommez-moi admin avec ce droit, ou choisissez un autre groupe.
room-taken = Une partie est en cours dans ce groupe. Choisissez-en un autre.
room-late = Aucun groupe n’a été choisi : nous jouons donc ici.
room-missed = ⌛ Les autres continuent sans vous. Pour chercher une autre { -table }, envoyez { $command }

## Many tables at once

hall-full = ⏳ Toutes mes { -table(form: "many") } sont pleines. Rang de la vôtre dans la file : { $place }. Elle commencera toute seule dès qu’une place se libère.

## Flooding

flood-warning = ⚠ Cela fait beaucoup de commandes en une minute. Moins vite, s’il vous plaît : la prochaine fois, les { -table(form: "many") } publiques vous seront fermées pendant 12 heures.
flood-barred =
    { $hours ->
        [one] ⚠ Trop de commandes. Les { -table(form: "many") } publiques vous sont fermées pendant { $hours } heure ; celles entre amis restent ouvertes.
       *[other] ⚠ Trop de commandes. Les { -table(form: "many") } publiques vous sont fermées pendant { $hours } heures ; celles entre amis restent ouvertes.
    }

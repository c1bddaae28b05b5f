### Talk at a table in private chats: what is passed on, the ready phrases, and what may be done
### about those who say it.

# U+200E: the words of others may be Persian, their line still begins on the left.
talk-line = {"\u200E"}💬 <b>{ $seat }. { $player } :</b> { $words }
talk-said = C’est dit.
talk-choose = 💬 Que dites-vous ? Chaque personne le lira dans sa langue. Ou écrivez, tout simplement : je transmets.
talk-about = 💬 { $phrase } À qui pensez-vous ?
talk-nowhere = Vous n’avez de place à aucune { -table } en discussion privée : personne ne lit ceci. Voyez { $command }
button-say = 💬 Parler

## What is not passed on

unfit-empty = Il n’y a rien à transmettre là-dedans. Écrivez des mots, s’il vous plaît.
unfit-long = C’est trop long : 200 caractères au maximum.
unfit-link = Les liens, les noms avec @ et les numéros de téléphone ne passent pas. Dites-le sans, s’il vous plaît.
unfit-soon = Un message toutes les trois secondes, s’il vous plaît. Renvoyez-le dans un instant.
unfit-session = Silence jusqu’à la promulgation de la { -policy } : ni le { -president } ni le { -chancellor } ne parlent maintenant.
unfit-dead = Vous êtes hors jeu, et les morts se taisent jusqu’à la fin.
unfit-away = Vous avez quitté cette partie : personne ne lit ceci. Revenez d’abord.
unfit-kind = Je ne transmets que du texte : ni images, ni messages vocaux, ni messages transférés.

## Ready phrases

label-hello = 👋 Bonjour
phrase-hello = 👋 Bonjour à toute la { -table } !
label-vote-ja = Votons { -ja }
phrase-vote-ja = Votons { -ja } !
label-vote-nein = Votons { -nein }
phrase-vote-nein = Votons { -nein } !
label-no-choice = Je n’avais pas le choix
phrase-no-choice = Je n’avais pas le choix : les { -policy(form: "many") } étaient toutes pareilles.
label-had-choice = Il y avait le choix
phrase-had-choice = Là, il y avait le choix.
label-wait = Un instant
phrase-wait = Un instant, s’il vous plaît : parlons-en d’abord.
label-agree = D’accord
phrase-agree = Je suis d’accord.
label-disagree = Pas d’accord
phrase-disagree = Je ne suis pas d’accord.
label-trust = 🕊 Je fais confiance à…
phrase-trust = 🕊 Je fais confiance à cette personne : { $player }
label-suspect = 💀 Je soupçonne…
phrase-suspect = 💀 Je soupçonne cette personne : { $player }
label-nominate = 🎩 Je propose…
phrase-nominate = 🎩 Je propose comme { -chancellor } : { $player }
label-what-had = ❓ Qu’avez-vous vu…
phrase-what-had = ❓ Qu’avez-vous vu ? Question pour { $player }

## A seat that somebody would rather not hear

which-seat = Ajoutez le numéro de la place après la commande, par exemple { $command }
seat-muted = 🔇 Vous ne lisez plus les messages de cette personne : { $player }. Pour changer d’avis, renvoyez la même commande.
seat-unmuted = 🔊 Vous lisez de nouveau les messages de cette personne : { $player }
seat-blocked = ⛔ Entre inconnus, vous ne serez plus jamais à la même { -table } que cette personne, et vous ne lirez plus rien d’elle ici : { $player }
seat-reported = 📨 Signalement envoyé : { $player }. Pendant 14 jours, les responsables du bot peuvent lire les derniers messages de cette { -table }.
nothing-to-report = Je ne transmets de messages qu’aux { -table(form: "many") } en discussion privée. Dans un groupe, voyez avec ses admins.

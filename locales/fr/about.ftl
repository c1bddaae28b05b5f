### /about, what Telegram shows of the bot (description: 512 characters, short description: 120, both
### without tags), and the commands as its menu lists them (short: one line on a phone).

about =
    <b>{ -game }</b> est un jeu de Mike Boxleiter, Tommy Maranges, Max Temkin et Mac Schubert.
    Il est sous licence <a href="https://creativecommons.org/licenses/by-nc-sa/4.0/">CC BY-NC-SA 4.0</a> : partagez-le, transformez-le, citez ses auteurs, n’en vendez rien et transmettez la même liberté.

    Ce bot le propose sur Telegram en cinq langues. Les auteurs du jeu n’y ont pas pris part et ne le cautionnent pas. Les textes et les images du jeu sont ici sous la même licence ; le code du bot est sous licence MIT. Tout est gratuit.

bot-description =
    Le jeu des rôles cachés, de 5 à 15 personnes. Parmi vous se cachent des menteurs, dont un pire que les autres, et tout le monde jure de son honnêteté.

    Ajoutez-moi à un groupe, ouvrez un { -lobby }, prenez place. Ou laissez-moi vous trouver une { -table }. Je distribue les rôles, je garde les secrets, je compte les votes et je ne mens jamais.

    D’après { -game }, CC BY-NC-SA 4.0. Gratuit.
bot-short-description = { -game } : rôles cachés, soupçons à voix haute. De 5 à 15, en groupe ou avec des inconnus.

## Commands

command-newgame = Ouvrir un { -lobby }
command-startgame = Ouvrir un { -lobby }, ou commencer
command-join = Revoir le { -lobby } pour prendre place
command-leave = Quitter votre place
command-flee = Quitter votre place
command-players = Qui est à la { -table }
command-board = Afficher la { -table }
command-role = Votre { -role }
command-rules = Les règles, pour cette { -table }
command-help = Ce que je sais faire
command-about = Auteurs, licence, remerciements
command-ping = Vérifier que je ne dors pas
command-language = Choisir la langue
command-config = Réglages de ce groupe
command-extend = Plus de temps pour le { -lobby }
command-forcestart = Commencer maintenant
command-go = Commencer maintenant
command-kick = Libérer la place de quelqu’un
command-smite = Libérer la place de quelqu’un
command-cancel = Fermer le { -lobby } ou la partie
command-nextgame = Me prévenir du prochain { -lobby }
command-private = Ouvrir une { -table } à rejoindre par lien
command-tables = Les { -table(form: "many") } ouvertes
command-play = Me trouver une { -table }
command-practice = Jouer en solo avec des robots
command-stop = Ne plus chercher de { -table }
command-mute = Ne plus lire les messages d’une place
command-block = Ne plus jamais jouer avec quelqu’un
command-report = Signaler quelqu’un
command-history = Le journal de la partie
command-claim = Dire ce que vous avez vu
command-who = Qui attend-on ?

### /rules: the variables are explained in locales/en/rules.ftl.

rules-frame = <b>{ $heading }</b> ({ $page } sur { $pages })

rules-power =
    { $power ->
        [investigate] { $slot }. { -investigate-loyalty(form: "cap") }
        [special_election] { $slot }. { -special-election(form: "cap") }
        [peek] { $slot }. { -policy-peek(form: "cap") }
        [execution] { $slot }. { -execution(form: "cap") }
       *[none] { $slot }. rien
    }

## Counts of policies, for use inside the pages.

rules-liberal-goal =
    { $liberal_goal ->
        [one] { $liberal_goal } { -policy } { -liberal(form: "f") }
       *[other] { $liberal_goal } { -policy(form: "many") } { -liberal(form: "fmany") }
    }
rules-fascist-goal =
    { $fascist_goal ->
        [one] { $fascist_goal } { -policy } { -fascist(form: "f") }
       *[other] { $fascist_goal } { -policy(form: "many") } { -fascist(form: "fmany") }
    }
rules-zone =
    { $zone ->
        [one] { $zone } { -policy } { -fascist(form: "f") }
       *[other] { $zone } { -policy(form: "many") } { -fascist(form: "fmany") }
    }
rules-veto-from =
    { $veto_from ->
        [one] { $veto_from } { -policy } { -fascist(form: "f") }
       *[other] { $veto_from } { -policy(form: "many") } { -fascist(form: "fmany") }
    }

## The pages

rules-heading-1 = Le but du jeu
rules-page-1 =
    Allemagne, 1932. Un parlement fragile, une majorité de justesse et, autour de cette table, quelqu’un qui aimerait bien en finir avec tout cela.

    Chaque personne reçoit un { -role }. Les { -liberal(form: "many") } sont en majorité, mais ne connaissent personne au départ. Les { -fascist(form: "many") } sont peu nombreux, mais se connaissent. { -hitler } est de leur côté.

    <b>Les { -liberal(form: "many") } gagnent</b> dès que
    • { rules-liberal-goal } sont promulguées, ou
    • { -hitler } est exécuté.

    <b>Les { -fascist(form: "many") } gagnent</b> dès que
    • { rules-fascist-goal } sont promulguées, ou
    • { -hitler } est élu { -chancellor } alors que { rules-zone } sont déjà promulguées.

    Un tour compte jusqu’à trois temps : une { -election }, une { -legislative-session } et, parfois, une { -executive-action }. Puis un nouveau tour commence, jusqu’à la victoire d’un camp.

    Ce que vous savez, vous pouvez le dire, le déformer ou le taire. Tout le monde a le droit de mentir sur ses cartes. Le bot, lui, ne ment jamais.

rules-heading-2 = Autour de la table
rules-page-2 =
    Une { -table } de { $players } :
    • { -liberal(form: "many") } : { $liberals }
    • { -fascist(form: "many") } : { $fascists }
    • { -hitler } : 1

    <b>Qui connaît qui</b>
    • Un { -liberal } ne connaît personne.
    • { $fascists ->
        [one] Le { -fascist } sait qui est { -hitler }.
       *[other] Les { -fascist(form: "many") } se connaissent entre eux et savent qui est { -hitler }.
    }
    • { $hitler_knows ->
        [yes] À une { -table } aussi petite, { -hitler } connaît aussi le { -fascist }.
       *[no] À une { -table } de cette taille, { -hitler } ne sait pas qui sont les { -fascist(form: "many") }.
    }

    <b>Rôle et { -party } : deux choses</b>
    Un { -role } dit { -liberal }, { -fascist } ou { -hitler }. Le { -party } dit seulement { -liberal } ou { -fascist } ; pour { -hitler }, il dit { -fascist }. Une { -investigate-loyalty } montre le { -party }, jamais le rôle.

    <b>La { -draw-pile }</b>
    { $deck } { -policy(form: "many") } : { $deck_liberal } { -liberal(form: "fmany") } et { $deck_fascist } { -fascist(form: "fmany") }. On pioche donc surtout de mauvaises nouvelles : c’est là que les mensonges commencent.

rules-heading-3 = L’élection
rules-page-3 =
    <b>1. La candidature.</b> Le hasard désigne le premier { -presidential-candidate }. Ensuite, la candidature passe de place en place, que la précédente ait abouti ou non.

    <b>2. La proposition.</b> Le { -presidential-candidate } propose quelqu’un d’autre comme { -chancellor-candidate }. Discutez-en aussi longtemps que vous voulez.

    <b>{ -term-limit(form: "caps") }.</b> Le dernier { -president } élu et le dernier { -chancellor } élu ne peuvent pas être proposés comme { -chancellor }. À cinq en vie ou moins, cela ne vaut plus que pour le dernier { -chancellor }. Un duo rejeté n’entraîne aucune limite, et tout le monde peut devenir { -president }.

    <b>3. Le vote.</b> Toutes les personnes en vie votent { -ja } ou { -nein }, les deux candidats compris. Aucun bulletin n’est montré avant l’arrivée du dernier ; puis tous le sont d’un coup. Jusque-là, on peut changer d’avis.

    <b>Plus de { -ja } que de { -nein } :</b> le duo gouverne. Si au moins { rules-zone } sont promulguées et que le nouveau { -chancellor } est { -hitler }, les { -fascist(form: "many") } gagnent aussitôt. Si la partie continue, ce { -chancellor } n’est certainement pas { -hitler }, et la { -table } le rappelle jusqu’à la fin.

    <b>Égalité, ou plus de { -nein } :</b> pas de { -government }. Le { -election-tracker } avance d’un cran et la candidature passe à la place suivante.

    <b>{ -chaos(form: "cap") }.</b> À trois, le pays perd patience : la première { -policy } de la { -draw-pile } est promulguée, quelle qu’elle soit. Elle ne donne aucun pouvoir, le { -election-tracker } revient à zéro et toutes les { -term-limit(form: "many") } sont levées.

rules-heading-4 = La session législative
rules-page-4 =
    De la première carte piochée à la promulgation de la { -policy }, { -president } et { -chancellor } gardent le silence : ni mots, ni allusions, ni emojis.

    <b>1.</b> Le { -president } pioche trois { -policy(form: "many") } et en défausse une, face cachée.
    <b>2.</b> Le { -chancellor } reçoit les deux autres, en défausse une, face cachée, et promulgue la dernière.
    <b>3.</b> La { -policy } promulguée rejoint sa piste, à la vue de tous, et le { -election-tracker } revient à zéro.

    Ce qui a été défaussé reste secret toute la partie. Après coup, les deux peuvent prétendre ce qu’ils veulent sur ce qu’ils avaient en main.

    <b>Une nouvelle { -draw-pile }.</b> S’il reste moins de trois { -policy(form: "many") } après une session ou après un { -chaos }, on les mélange avec la { -discard-pile } pour former une nouvelle { -draw-pile }. Cela n’arrive jamais au milieu d’une session, et c’est toujours annoncé.

    <b>{ -veto(form: "cap") }.</b> Dès que { rules-veto-from } sont promulguées, le { -chancellor } peut demander, une fois par session, de tout jeter.
    • Le { -president } accepte : les trois { -policy(form: "many") } sont défaussées et le { -election-tracker } avance d’un cran.
    • Le { -president } refuse : le { -chancellor } doit promulguer l’une des deux.
    Un { -veto } n’efface pas le vote : la { -term-limit } s’applique au duo.

rules-heading-5 = Les pouvoirs
rules-page-5 =
    Une { -policy } { -fascist(form: "f") } peut donner un pouvoir au { -president } en place. Il sert une seule fois, avant le tour suivant, et ne se met pas de côté. Un { -liberal } en fonction le reçoit aussi : voilà la tentation.

    <b>À cette { -table }, { -policy } { -fascist(form: "f") } après { -policy } { -fascist(form: "f") } :</b>
    { $powers }
    La suivante donne la victoire.

    <b>{ -investigate-loyalty(form: "cap") }.</b> Le { -president } découvre le { -party } de quelqu’un d’autre, et dit la vérité ou non. Personne n’est visé deux fois dans une partie.

    <b>{ -special-election(form: "cap") }.</b> Le { -president } désigne n’importe qui d’autre comme prochain { -presidential-candidate }, même sous { -term-limit }. Ensuite, l’ordre reprend là où il en était : personne ne perd son tour, et la place voisine peut avoir la candidature deux fois de suite.

    <b>{ -policy-peek(form: "cap") }.</b> Le { -president } regarde les trois prochaines { -policy(form: "many") }, dans l’ordre. Elles restent où elles sont.

    <b>{ -execution(form: "cap") }.</b> Le { -president } fait exécuter quelqu’un d’autre. Si c’était { -hitler }, les { -liberal(form: "many") } gagnent. Sinon, son rôle reste secret. Les morts ne parlent plus, ne votent plus et n’occupent plus aucun poste.

    Une { -policy } promulguée par le { -chaos } ne donne rien.

rules-heading-6 = Jouer ici
rules-page-6 =
    <b>Les secrets</b> arrivent dans votre discussion privée avec le bot. Le groupe ne voit que ce que tout le monde peut savoir.

    <b>{ -claim(form: "caps") }.</b> Après une session, { -president } et { -chancellor } peuvent déclarer ce qu’ils disent avoir eu en main ; après une { -investigate-loyalty }, le { -president } ce qu’il dit avoir vu. Tout reste noté à côté des votes. Le bot note, il ne juge pas.

    <b>Les choix.</b> Les { -policy(form: "many") } sont placées au hasard sur vos boutons : leur place ne dit rien. Ce qui est définitif demande un second appui.

    <b>Le chrono.</b> Sans chrono, la { -table } se contente de rappels. Avec chrono, elle agit quand le temps est écoulé : sans proposition, le { -government } est rejeté ; un bulletin manquant vaut { -nein } ; une demande de { -veto } est refusée ; un pouvoir est perdu ; une { -policy } est tirée au sort. La { -table } apprend seulement que le temps est écoulé : attendre ne prouve donc rien.

    <b>Partir.</b> Si vous quittez une partie, votre place reste et joue comme si son temps était écoulé, jusqu’à votre retour. Si plus de la moitié des vivants sont partis, la partie est arrêtée.

    <b>Un mélange honnête.</b> Avant de distribuer, le bot publie l’empreinte d’une graine aléatoire ; à la fin, la graine elle-même. Rôles, pioche et tirages en découlent, et chaque personne peut le vérifier.

    <b>La fin.</b> Quand un camp a gagné, tous les rôles sont montrés.

rules-heading-7 = Bien jouer
rules-page-7 =
    <b>Tout le monde est { -liberal }.</b> Dites-le. Personne n’a rien à gagner à dire autre chose.

    <b>Du côté { -liberal }</b>
    • Dites la vérité sur vos { -policy(form: "many") }. Votre camp gagne en recoupant ce qu’il sait ; un seul noble mensonge gâche tout.
    • Prenez votre temps. Demandez pourquoi : pourquoi ce { -chancellor }, pourquoi ce vote ?
    • Une { -policy } { -fascist(form: "f") } a trois coupables possibles : le { -president }, le { -chancellor } et la { -draw-pile }. Comptez avant d’accuser.
    • Regardez les votes, pas les discours. Les votes restent.
    • Dès que { rules-zone } sont promulguées, une seule question avant chaque vote : et si ce { -chancellor } était { -hitler } ?

    <b>Du côté { -fascist }</b>
    • Inutile de faire passer toutes les { -policy(form: "many") } : il suffit d’une bonne excuse à la fois.
    • Aidez { -hitler } à paraître inoffensif ; disputez-vous entre vous de temps en temps.
    • La hâte et la confusion travaillent pour vous.

    <b>Dans le rôle de { -hitler }</b>
    • Jouez en { -liberal } modèle : promulguez des { -policy(form: "many") } { -liberal(form: "fmany") }, fuyez les disputes, gagnez la confiance.
    • Laissez le sale travail aux autres. Votre élection fait gagner plus de parties que { rules-fascist-goal }.

    <b>Un pouvoir en main</b>
    • Dites d’avance ce que vous allez faire, et pourquoi. Le silence a l’air coupable.
    • Une { -investigate-loyalty } vaut ce que vaut votre parole.

rules-heading-8 = Questions
rules-page-8 =
    <b>A-t-on le droit de mentir ?</b>
    Sur tout ce que personne d’autre ne peut savoir : toujours. Mais les lettres du bot et les captures d’écran restent hors du jeu.

    <b>Puis-je montrer ma lettre à quelqu’un ?</b>
    Non. Une preuve gâche la partie de tout le monde. Rien que des mots.

    <b>Peut-on gouverner deux fois de suite ?</b>
    Comme { -president }, oui. Comme { -chancellor }, voyez les { -term-limit(form: "many") } à la page 3.

    <b>Une { -election } remet-elle le { -election-tracker } à zéro ?</b>
    Non, seule une { -policy } promulguée le fait.

    <b>Le { -chaos } demande-t-il qui est { -hitler } ?</b>
    Non. Mais sa { -policy } compte, et peut donner la victoire.

    <b>Un { -veto } accepté avec le { -election-tracker } à deux ?</b>
    Il arrive à trois : { -chaos }.

    <b>Qui utilise un pouvoir ?</b>
    Le { -president } sous lequel la { -policy } a été promulguée, aussitôt.

    <b>Qui vient après une { -special-election } ?</b>
    La personne dont c’était le tour de toute façon, que le vote ait réussi ou non.

    <b>Puis-je me faire exécuter, examiner ou désigner ?</b>
    Non, toujours quelqu’un d’autre.

    <b>Apprend-on le rôle après une { -execution } ?</b>
    Seulement si c’était { -hitler }. Sinon, à la fin.

    <b>Quelqu’un ne répond pas.</b>
    La { -table } montre qui elle attend. Envoyez un petit rappel, ou jouez avec le chrono.

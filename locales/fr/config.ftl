### The settings of a group: what each is set to and means, and the buttons that change it.

config-title = ⚙ <b>Réglages de ce groupe</b>
config-who = Tout le monde les voit ; les admins du groupe les changent. Ils valent à partir de la prochaine partie.
config-admin = Seuls les admins du groupe peuvent changer les réglages.

config-clock =
    { $chosen ->
        [timed] ⏱ Chrono : <b>avec.</b> Quand le temps est écoulé, je joue pour les retardataires.
       *[relaxed] ⏱ Chrono : <b>sans.</b> J’envoie seulement des rappels.
    }
config-ballots =
    { $chosen ->
        [buttons] 🗳 Vote : <b>deux boutons</b> sous un message.
       *[poll] 🗳 Vote : <b>un sondage</b> dont le résultat reste caché jusqu’au dernier bulletin.
    }
config-reveal =
    { $chosen ->
        [roles] 🔓 Après la partie : <b>les rôles</b> sont montrés, rien d’autre.
       *[record] 🔓 Après la partie : <b>tout le journal,</b> avec ce que chaque personne avait en main.
    }
config-autostart =
    { $chosen ->
        [yes] 🚀 Début : <b>automatique,</b> trois minutes après l’ouverture d’un { -lobby }.
       *[no] 🚀 Début : <b>au choix de l’hôte.</b>
    }
config-listed =
    { $chosen ->
        [yes] 🌍 Inconnus : <b>ils peuvent trouver</b> les { -lobby(form: "many") } de ce groupe, et y entrer pour jouer.
       *[no] 🌍 Inconnus : <b>ils ne voient jamais</b> les { -lobby(form: "many") } de ce groupe.
    }

## Each button says what it changes the setting to.

button-config-clock =
    { $chosen ->
        [timed] ⏱ Jouer avec chrono
       *[relaxed] ⏱ Jouer sans chrono
    }
button-config-ballots =
    { $chosen ->
        [buttons] 🗳 Voter par boutons
       *[poll] 🗳 Voter par sondage
    }
button-config-reveal =
    { $chosen ->
        [roles] 🔓 Ne montrer que les rôles
       *[record] 🔓 Montrer tout le journal
    }
button-config-autostart =
    { $chosen ->
        [yes] 🚀 Début automatique
       *[no] 🚀 Début au choix de l’hôte
    }
button-config-listed =
    { $chosen ->
        [yes] 🌍 Ouvrir aux inconnus
       *[no] 🌍 Cacher aux inconnus
    }

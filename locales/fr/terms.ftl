### The words of the game, one row for each concept of the glossary. Every other file takes them
### from here, so that another skin of the game is another file of this name.
###
### A term's form is chosen with (form: "…"). French has: many (plural), cap (capital, for the start
### of a line), caps (capital and plural), and for the two parties as adjectives of a feminine noun
### f and fmany ("loi libérale", "lois libérales"). Without a form: singular.

-game = Secret Hitler

## Roles and parties

-liberal =
    { $form ->
       *[one] Libéral
        [many] Libéraux
        [f] libérale
        [fmany] libérales
    }
-fascist =
    { $form ->
       *[one] Fasciste
        [many] Fascistes
        [f] fasciste
        [fmany] fascistes
    }
-hitler = Hitler
-role =
    { $form ->
       *[one] rôle secret
        [many] rôles secrets
        [cap] Rôle secret
    }
-party =
    { $form ->
       *[one] camp
        [many] camps
        [cap] Camp
    }

## The government

-president =
    { $form ->
       *[one] Président
        [many] Présidents
    }
-chancellor =
    { $form ->
       *[one] Chancelier
        [many] Chanceliers
    }
-presidential-candidate =
    { $form ->
       *[one] Candidat à la Présidentielle
        [many] Candidats à la Présidentielle
    }
-chancellor-candidate =
    { $form ->
       *[one] Candidat à la Chancellerie
        [many] Candidats à la Chancellerie
    }
-government =
    { $form ->
       *[one] gouvernement
        [many] gouvernements
        [cap] Gouvernement
    }

## The election

-election =
    { $form ->
       *[one] élection
        [many] élections
        [cap] Élection
        [caps] Élections
    }
-ja = JA
-nein = NEIN
-election-tracker =
    { $form ->
       *[one] traqueur d’élections
        [cap] Traqueur d’élections
    }
-chaos =
    { $form ->
       *[one] chaos
        [cap] Chaos
    }
-term-limit =
    { $form ->
       *[one] limite de mandat
        [many] limites de mandat
        [cap] Limite de mandat
        [caps] Limites de mandat
    }

## The legislative session

-legislative-session =
    { $form ->
       *[one] session législative
        [many] sessions législatives
        [cap] Session législative
    }
-policy =
    { $form ->
       *[one] loi
        [many] lois
        [cap] Loi
        [caps] Lois
    }
-enact =
    { $form ->
       *[one] promulguer
        [cap] Promulguer
    }
-discard =
    { $form ->
       *[one] défausser
        [cap] Défausser
    }
-draw-pile =
    { $form ->
       *[one] pioche
        [cap] Pioche
    }
-discard-pile =
    { $form ->
       *[one] défausse
        [cap] Défausse
    }
-veto =
    { $form ->
       *[one] veto
        [cap] Veto
    }

## Executive actions

-executive-action =
    { $form ->
       *[one] action exécutive
        [many] actions exécutives
        [cap] Action exécutive
        [caps] Actions exécutives
    }
-investigate-loyalty =
    { $form ->
       *[one] investigation
        [cap] Investigation
    }
-special-election =
    { $form ->
       *[one] élection spéciale
        [cap] Élection spéciale
    }
-policy-peek =
    { $form ->
       *[one] coup d’œil sur les lois
        [cap] Coup d’œil sur les lois
    }
-execution =
    { $form ->
       *[one] exécution
        [many] exécutions
        [cap] Exécution
    }

## The table

-claim =
    { $form ->
       *[one] déclaration
        [many] déclarations
        [cap] Déclaration
        [caps] Déclarations
    }
-table =
    { $form ->
       *[one] table
        [many] tables
        [cap] Table
        [caps] Tables
    }
-lobby =
    { $form ->
       *[one] salon
        [many] salons
        [cap] Salon
    }
-spectator =
    { $form ->
       *[one] spectateur
        [many] spectateurs
        [cap] Spectateur
        [caps] Spectateurs
    }
-moderator =
    { $form ->
       *[one] meneur
        [cap] Meneur
    }
-warning =
    { $form ->
       *[one] avertissement
        [many] avertissements
        [cap] Avertissement
        [caps] Avertissements
    }

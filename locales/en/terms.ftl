### The words of the game, one row for each concept of the glossary. Every other file takes them
### from here, so that another skin of the game is another file of this name.
###
### A term's form is chosen with (form: "…"). English has: many (plural), cap (first letter capital,
### for the start of a line), caps (capital and plural). Without a form: singular.

-game = Secret Hitler

## Roles and parties

-liberal =
    { $form ->
       *[one] Liberal
        [many] Liberals
    }
-fascist =
    { $form ->
       *[one] Fascist
        [many] Fascists
    }
-hitler = Hitler
-role =
    { $form ->
       *[one] secret role
        [many] secret roles
        [cap] Secret role
    }
-party =
    { $form ->
       *[one] party membership
        [many] party memberships
        [cap] Party membership
    }

## The government

-president =
    { $form ->
       *[one] President
        [many] Presidents
    }
-chancellor =
    { $form ->
       *[one] Chancellor
        [many] Chancellors
    }
-presidential-candidate =
    { $form ->
       *[one] presidential candidate
        [many] presidential candidates
        [cap] Presidential candidate
    }
-chancellor-candidate =
    { $form ->
       *[one] chancellor candidate
        [many] chancellor candidates
        [cap] Chancellor candidate
    }
-government =
    { $form ->
       *[one] government
        [many] governments
        [cap] Government
    }

## The election

-election =
    { $form ->
       *[one] election
        [many] elections
        [cap] Election
        [caps] Elections
    }
-ja = Ja!
-nein = Nein
-election-tracker =
    { $form ->
       *[one] election tracker
        [cap] Election tracker
    }
-chaos =
    { $form ->
       *[one] chaos
        [cap] Chaos
    }
-term-limit =
    { $form ->
       *[one] term limit
        [many] term limits
        [cap] Term limit
        [caps] Term limits
    }

## The legislative session

-legislative-session =
    { $form ->
       *[one] legislative session
        [many] legislative sessions
        [cap] Legislative session
    }
-policy =
    { $form ->
       *[one] policy
        [many] policies
        [cap] Policy
        [caps] Policies
    }
-enact =
    { $form ->
       *[one] enact
        [cap] Enact
    }
-discard =
    { $form ->
       *[one] discard
        [cap] Discard
    }
-draw-pile =
    { $form ->
       *[one] draw pile
        [cap] Draw pile
    }
-discard-pile =
    { $form ->
       *[one] discard pile
        [cap] Discard pile
    }
-veto =
    { $form ->
       *[one] veto
        [cap] Veto
    }

## Executive actions

-executive-action =
    { $form ->
       *[one] executive action
        [many] executive actions
        [cap] Executive action
        [caps] Executive actions
    }
-investigate-loyalty =
    { $form ->
       *[one] investigate loyalty
        [cap] Investigate loyalty
    }
-special-election =
    { $form ->
       *[one] special election
        [cap] Special election
    }
-policy-peek =
    { $form ->
       *[one] policy peek
        [cap] Policy peek
    }
-execution =
    { $form ->
       *[one] execution
        [many] executions
        [cap] Execution
    }

## The table

-claim =
    { $form ->
       *[one] claim
        [many] claims
        [cap] Claim
        [caps] Claims
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
       *[one] lobby
        [many] lobbies
        [cap] Lobby
    }
-spectator =
    { $form ->
       *[one] spectator
        [many] spectators
        [cap] Spectator
        [caps] Spectators
    }
-moderator =
    { $form ->
       *[one] moderator
        [cap] Moderator
    }
-warning =
    { $form ->
       *[one] warning
        [many] warnings
        [cap] Warning
        [caps] Warnings
    }

### Words that code asks for by key: a role, a policy, a power. No tags in here: they are also said on
### buttons and in alerts.

# What the language calls itself.
language-name = English

# A player whose name shows nothing. $seat: the seat's number.
player-unnamed = Player { $seat }
# Somebody whose account is gone or has no visible name.
player-unknown = Somebody

# $role: liberal, fascist or hitler.
role-name =
    { $role ->
        [liberal] { -liberal }
        [fascist] { -fascist }
       *[hitler] { -hitler }
    }
# $party: liberal or fascist.
party-name =
    { $party ->
        [liberal] { -liberal }
       *[fascist] { -fascist }
    }
# $policy: liberal or fascist.
policy-name =
    { $policy ->
        [liberal] { -liberal } { -policy }
       *[fascist] { -fascist } { -policy }
    }
# $power: investigate, special_election, peek, execution or none.
power-name =
    { $power ->
        [investigate] { -investigate-loyalty(form: "cap") }
        [special_election] { -special-election(form: "cap") }
        [peek] { -policy-peek(form: "cap") }
        [execution] { -execution(form: "cap") }
       *[none] Nothing
    }
# $ballot: ja or nein.
ballot-name =
    { $ballot ->
        [ja] { -ja }
       *[nein] { -nein }
    }

### Words that code asks for by key: a role, a policy, a power. No tags in here: they are also said on
### buttons and in alerts.

# What the language calls itself.
language-name = فارسی

# A player whose name shows nothing. $seat: the seat's number.
player-unnamed = بازیکن { $seat }
# Somebody whose account is gone or has no visible name.
player-unknown = بی‌نام

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
        [liberal] { -policy } { -liberal(form: "adj") }
       *[fascist] { -policy } { -fascist(form: "adj") }
    }
# $power: investigate, special_election, peek, execution or none.
power-name =
    { $power ->
        [investigate] { -investigate-loyalty }
        [special_election] { -special-election }
        [peek] { -policy-peek }
        [execution] { -execution }
       *[none] هیچ
    }
# $ballot: ja or nein.
ballot-name =
    { $ballot ->
        [ja] { -ja }
       *[nein] { -nein }
    }

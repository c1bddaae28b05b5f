### The settings of a group: what each is set to and means, and the buttons that change it.

config-title = ⚙ <b>Settings of this group</b>
config-who = Everybody sees them, group admins change them. They count from the next game on.
config-admin = Only a group admin can change the settings.

config-clock =
    { $chosen ->
        [timed] ⏱ Clock: <b>timed.</b> I act for whoever runs out of time.
       *[relaxed] ⏱ Clock: <b>relaxed.</b> I only send reminders.
    }
config-ballots =
    { $chosen ->
        [buttons] 🗳 Ballots: <b>two buttons</b> under a message.
       *[poll] 🗳 Ballots: <b>a poll</b> that hides its result until the last ballot is in.
    }
config-reveal =
    { $chosen ->
        [roles] 🔓 After the game: <b>the roles</b> are shown, nothing else.
       *[record] 🔓 After the game: <b>the whole record,</b> with everybody’s tiles.
    }
config-autostart =
    { $chosen ->
        [yes] 🚀 Start: <b>by itself,</b> three minutes after a { -lobby } opens.
       *[no] 🚀 Start: <b>by the host.</b>
    }
config-listed =
    { $chosen ->
        [yes] 🌍 Strangers: <b>they may find</b> the { -lobby(form: "many") } of this group, and join the group to play.
       *[no] 🌍 Strangers: <b>they never see</b> the { -lobby(form: "many") } of this group.
    }

## Each button says what it changes the setting to.

button-config-clock =
    { $chosen ->
        [timed] ⏱ Use the timed clock
       *[relaxed] ⏱ Use the relaxed clock
    }
button-config-ballots =
    { $chosen ->
        [buttons] 🗳 Vote with buttons
       *[poll] 🗳 Vote with polls
    }
button-config-reveal =
    { $chosen ->
        [roles] 🔓 Show only the roles
       *[record] 🔓 Show the whole record
    }
button-config-autostart =
    { $chosen ->
        [yes] 🚀 Let games start by themselves
       *[no] 🚀 Let the host start
    }
button-config-listed =
    { $chosen ->
        [yes] 🌍 Let strangers find us
       *[no] 🌍 Hide from strangers
    }

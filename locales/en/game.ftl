### What the whole table reads: the panel, and one message for each thing that happens.
### $player, $president, $chancellor and $target are names; they stand alone or after a colon.

## The panel. $track and $marks are made of marks that stand beside these words.

panel-title = <b>{ -game }</b> · { -table } { $code } · round { $round }
panel-liberal = { -liberal }: { $done } of { $goal }  { $track }
panel-fascist = { -fascist }: { $done } of { $goal }  { $track }
panel-counts = { -election-tracker(form: "cap") }: { $tracker } of 3 · { -draw-pile }: { $draw } · { -discard-pile }: { $discard }
panel-zone = 🐍 Danger: if { -hitler } is elected { -chancellor }, the { -fascist(form: "many") } win
panel-veto = ✋ The { -veto } is open
panel-powers = Powers ahead: { $powers }
# $marked is how many marks the seat carries.
panel-seat =
    { $marked ->
        [0] {"\u200E"}{ $seat }. { $player }
       *[other] {"\u200E"}{ $seat }. { $player } — { $marks }
    }
panel-over = The game is over.

mark-president = { -president }
mark-candidate = { -presidential-candidate }
mark-chancellor = { -chancellor }
mark-nominee = { -chancellor-candidate }
mark-limited = { -term-limit }
mark-dead = dead
mark-confirmed = not { -hitler }
mark-away = away

power-name =
    { $power ->
        [investigate] { -investigate-loyalty }
        [special_election] { -special-election }
        [peek] { -policy-peek }
       *[execution] { -execution }
    }

## Who is being waited for, never how anybody acted. $count people, listed in $players.

waiting-nominating = ⏳ Waiting for { $players } to name a { -chancellor-candidate }
waiting-voting = ⏳ Ballots still missing ({ $count }): { $players }
waiting-president_discarding = ⏳ { -legislative-session(form: "cap") }. Waiting for the { -president }: { $players }
waiting-chancellor_enacting = ⏳ { -legislative-session(form: "cap") }. Waiting for the { -chancellor }: { $players }
waiting-veto_consenting = ⏳ A { -veto } was asked for. Waiting for the { -president }: { $players }
waiting-executive_acting = ⏳ { -executive-action(form: "cap") }. Waiting for the { -president }: { $players }

## The vote

# In a poll: 300 characters at the most, no HTML.
poll-question =
    Round { $round }. Elect this { -government }?
    { -president }: { $president }
    { -chancellor }: { $chancellor }
ballot-buttons =
    🗳 <b>Round { $round }: elect this { -government }?</b>
    { -president }: { $president }
    { -chancellor }: { $chancellor }
    Ballots stay hidden, and may be changed, until the last one is in.
button-ja = { -ja }
button-nein = { -nein }

## What happened. Each of these is a line of one message.

told-started =
    <b>The game begins.</b> At the { -table }: { $liberals } { -liberal(form: "many") }, { $fascists ->
        [one] 1 { -fascist }
       *[other] { $fascists } { -fascist(form: "many") }
    } and { -hitler }.
    Everybody has a letter in the private chat with me.
told-round = <b>Round { $round }</b> · { -presidential-candidate(form: "cap") }: { $player }
told-round-special = <b>Round { $round }, { -special-election }</b> · { -presidential-candidate(form: "cap") }: { $player }
told-nominated =
    Up for election
    { -president }: { $president }
    { -chancellor }: { $chancellor }
told-ballots-ja =
    { $count ->
        [0] { -ja } — nobody
       *[other] { -ja } ({ $count }): { $players }
    }
told-ballots-nein =
    { $count ->
        [0] { -nein } — nobody
       *[other] { -nein } ({ $count }): { $players }
    }
told-elected =
    🏛 <b>Elected.</b>
    { -president }: { $president }
    { -chancellor }: { $chancellor }
    Silence, please: these two may not talk until the { -policy } is enacted.
told-rejected =
    { $reason ->
        [time] ✖ <b>No { -government }:</b> nobody was nominated in time.
       *[vote] ✖ <b>Rejected.</b> No { -government } this round.
    }
told-tracker = { -election-tracker(form: "cap") }: { $tracker } of 3
told-chaos = 🔥 <b>{ -chaos(form: "cap") }!</b> Three rounds without a { -policy }: the top tile is enacted unseen, without its power, and all { -term-limit(form: "many") } are lifted.
told-confirmed = ✅ Confirmed not { -hitler }: { $player }
told-veto-asked = ✋ The { -chancellor } asks for a { -veto }: { $player }
told-veto-refused = ✋ The { -president } refuses the { -veto }: { $player }. One of the two tiles must be enacted.
told-veto-granted = ✋ <b>{ -veto(form: "cap") }.</b> All three tiles are discarded. The { -president } agrees: { $player }
told-enacted =
    { $policy ->
        [liberal] { $mark } <b>Enacted: a { -liberal } { -policy }.</b>
       *[fascist] { $mark } <b>Enacted: a { -fascist } { -policy }.</b>
    }
    { -liberal } { $liberal } of { $liberalgoal } · { -fascist } { $fascist } of { $fascistgoal }
told-reshuffled =
    { $draw ->
        [one] 🔀 The piles are shuffled together: 1 tile to draw.
       *[other] 🔀 The piles are shuffled together: { $draw } tiles to draw.
    }
told-power =
    { $power ->
        [investigate] { $mark } <b>{ -investigate-loyalty(form: "cap") }.</b> The { -president }, { $player }, looks at one player’s { -party }.
        [special_election] { $mark } <b>{ -special-election(form: "cap") }.</b> The { -president }, { $player }, chooses the next { -presidential-candidate }.
        [peek] { $mark } <b>{ -policy-peek(form: "cap") }.</b> The { -president }, { $player }, looks at the top three tiles.
       *[execution] { $mark } <b>{ -execution(form: "cap") }.</b> The { -president }, { $player }, must have somebody executed.
    }
told-investigated = {"\u200E"}🔍 { $president } now knows the { -party } of { $player }
told-special = 🗳 Next { -presidential-candidate }, chosen by { $president }: { $player }
told-peeked = 🔮 The top three tiles are now known to { $player }
told-executed = 🗡 <b>{ -execution(form: "cap") }:</b> { $player }
told-lapsed =
    { $power ->
        [investigate] The { -investigate-loyalty } power lapses unused.
        [special_election] The { -special-election } power lapses unused.
        [peek] The { -policy-peek } power lapses unused.
       *[execution] The { -execution } power lapses unused.
    }
told-time = ⌛ Time ran out.
told-left = 💤 Left the game: { $player }. The seat stays, and I act for it.
told-returned = 👋 Back at the { -table }: { $player }
told-claim-tiles =
    { $office ->
        [president] 📣 { -claim(form: "cap") } by { $player }, round { $round } — as { -president }, drew { $tiles }
       *[chancellor] 📣 { -claim(form: "cap") } by { $player }, round { $round } — as { -chancellor }, was passed { $tiles }
    }
told-claim-loyalty =
    { $party ->
        [liberal] 📣 { -claim(form: "cap") } by { $player } — the { -party } of { $target } is { -liberal }
       *[fascist] 📣 { -claim(form: "cap") } by { $player } — the { -party } of { $target } is { -fascist }
    }
told-won =
    { $winner ->
        [liberal] 🏁 <b>The { -liberal(form: "many") } win!</b>
       *[fascist] 🏁 <b>The { -fascist(form: "many") } win!</b>
    } { $reason ->
        [liberal_track] The last { -liberal } { -policy } is enacted.
        [fascist_track] The last { -fascist } { -policy } is enacted.
        [hitler_executed] { -hitler } has been executed.
       *[hitler_elected] { -hitler } has been elected { -chancellor }.
    }
told-called-off =
    { $reason ->
        [deserted] 🛑 <b>The game is called off:</b> more than half of the living players have left.
        [abandoned] 🛑 <b>The game is called off:</b> nobody has moved for too long.
        [unreachable] 🛑 <b>The game is called off:</b> the group is gone.
       *[cancelled] 🛑 <b>The game is cancelled.</b>
    }
told-role =
    { $role ->
        [liberal] {"\u200E"}{ $mark } { $seat }. { $player } — { -liberal }
        [fascist] {"\u200E"}{ $mark } { $seat }. { $player } — { -fascist }
       *[hitler] {"\u200E"}{ $mark } { $seat }. { $player } — { -hitler }
    }
told-seed = 🔓 Shuffle seed: <code>{ $seed }</code>

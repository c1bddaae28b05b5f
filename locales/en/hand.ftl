### What one player reads in private: the role letter, the questions, and what became of them.

## The role letter

role-you =
    { $role ->
        [liberal] { $mark } <b>You are a { -liberal }.</b>
        [fascist] { $mark } <b>You are a { -fascist }.</b>
       *[hitler] { $mark } <b>You are { -hitler }.</b>
    }
# Somebody whose role this player knows.
role-ally =
    { $role ->
        [hitler] 🐍 { -hitler }: { $seat }. { $player }
       *[fascist] 💀 { -fascist }: { $seat }. { $player }
    }
role-meaning-liberal =
    You know nobody’s role. Win by enacting { $liberalgoal } { -liberal } { -policy(form: "many") }, or by the { -execution } of { -hitler }.
    From { $zone } { -fascist } { -policy(form: "many") } on, never let { -hitler } become { -chancellor }.
role-meaning-fascist =
    { $knows ->
        [yes] At this { -table } { -hitler } knows you too.
       *[no] At this { -table } { -hitler } does not know who you are.
    }
    Win by enacting { $fascistgoal } { -fascist } { -policy(form: "many") }, or by having { -hitler } elected { -chancellor } from { $zone } { -fascist } { -policy(form: "many") } on.
role-meaning-hitler =
    { $knows ->
        [yes] At this { -table } you know your { -fascist } partner.
       *[no] At this { -table } the { -fascist(form: "many") } know you; you do not know them.
    }
    Win by becoming { -chancellor } from { $zone } { -fascist } { -policy(form: "many") } on, or with { $fascistgoal } { -fascist } { -policy(form: "many") }. Look like a { -liberal }, and stay alive.

## Tiles. A tile is shown as its mark and this word.

tile =
    { $policy ->
        [liberal] { -liberal }
       *[fascist] { -fascist }
    }

## Questions

ask-nominate =
    { $special ->
        [yes] 👑 <b>{ -special-election(form: "cap") }: you are the { -presidential-candidate }.</b>
       *[no] 👑 <b>You are the { -presidential-candidate }.</b>
    } Whom do you name as { -chancellor-candidate }?
ask-vote =
    🗳 <b>Elect this { -government }?</b>
    { -president }: { $president }
    { -chancellor }: { $chancellor }
    { $ballot ->
        [ja] Your ballot: { -ja } You may change it until the last one is in.
        [nein] Your ballot: { -nein }. You may change it until the last one is in.
       *[none] Ballots stay hidden until the last one is in.
    }
ask-discard = 👑 You drew these three tiles. Which one do you <b>discard</b>? The { -chancellor } gets the other two.
ask-enact =
    { $veto ->
        [yes] 🎩 You were passed these two tiles. Which one do you <b>enact</b>? Or ask for a { -veto }.
       *[no] 🎩 You were passed these two tiles. Which one do you <b>enact</b>?
    }
ask-veto = ✋ The { -chancellor } asks you for a { -veto }: { $chancellor }. If you agree, all three tiles are discarded and the { -election-tracker } moves on.
ask-power-investigate = 🔍 Whose { -party } do you look at? You alone will see it.
ask-power-special_election = 🗳 Who is the next { -presidential-candidate }?
ask-power-peek = 🔮 You may look at the top three tiles. They stay where they are.
ask-power-execution = 🗡 Who is executed? If it is { -hitler }, the { -liberal(form: "many") } win at once.
ask-claim = 📣 What do you tell the { -table }? Everybody will read it; nobody can check it.
no-claim = You have nothing to claim right now. You get one { -claim } for each { -legislative-session } of yours, and one for each player you investigate.

button-seat = {"\u200E"}{ $seat }. { $player }
button-discard = Discard: { $tile }
button-enact = Enact: { $tile }
button-ask-veto = ✋ Ask for a { -veto }
button-veto-yes = Agree to the { -veto }
button-veto-no = Refuse
button-peek = 🔮 Look
# $seat and $player are the one who was investigated.
button-party =
    { $party ->
        [liberal] {"\u200E"}{ $seat }. { $player } — { -liberal }
       *[fascist] {"\u200E"}{ $seat }. { $player } — { -fascist }
    }
button-confirm = ✔ Yes
button-back = ↩ Back
button-my-role = 👁 My role
button-claim = 📣 { -claim(form: "cap") }
button-private = ✉ Private chat
button-again = 🔁 Play again

## The second tap

confirm-discard = Discard this tile: <b>{ $tile }</b>?
confirm-enact = Enact this tile: <b>{ $tile }</b>?
confirm-execute = Have this player executed: <b>{ $player }</b>?

## What a question becomes when it is over

closed-done = Done. The game goes on at the { -table }.
closed-nominated = Done. Your { -chancellor-candidate }: { $player }
closed-time = ⌛ Time ran out.
closed-discard = Discarded: { $tile }
shown-loyalty =
    { $party ->
        [liberal] 🔍 { -liberal } — { -party } of { $player }
       *[fascist] 🔍 { -fascist } — { -party } of { $player }
    }
shown-peek = 🔮 From the top: { $tiles }

## One's own hand in an alert: 200 characters at the most, no HTML. $allies are seat numbers.

hand =
    { $role ->
        [liberal] { $mark } You are a { -liberal }.
        [fascist] { $mark } You are a { -fascist }.
       *[hitler] { $mark } You are { -hitler }.
    }{ $hasallies ->
        [yes] {" "}You know these seats: { $allies }.
       *[no] {""}
    }{ $hastiles ->
        [yes] {" "}In your hand: { $tiles }.
       *[no] {""}
    }

## Reminders, and help when a private letter does not arrive

nudge-private = ⏳ The { -table } { $code } is waiting for you.
nudge-vote = ⏳ The { -table } { $code } is waiting for your ballot.
nudge-group = ⏳ Still waiting for { $players }
unreachable = ✉ I cannot write to { $player }. Please open the private chat with me and press Start.

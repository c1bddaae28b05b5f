### Before a game: arrival in a group, the lobby, and everything that concerns a table's people.

## Arrival

greet-group =
    👋 <b>{ -game }</b>, the game of hidden roles for 5 to 15 players.
    Open a { -lobby } with the button or with { $command }; everybody takes a seat with one tap.
greet-rights =
    { $missing ->
        [pin] I lack the right to pin messages: the { -table } will not stay at the top.
       *[polls] Polls are not allowed here: votes will be held with two buttons.
    }
greet-private =
    👋 I host <b>{ -game }</b>, the game of hidden roles for 5 to 15 players.
    Add me to a group, open a { -lobby } there with { $command }, and everybody joins with one tap. Your secret letters will arrive in this chat.
button-add-to-group = ➕ Add me to a group
button-open-lobby = 🎲 Open a { -lobby }

## The lobby panel

lobby-title = 🎲 <b>{ -game }</b> · { -lobby } { $code }
lobby-host = Host: { $player }
lobby-seat = { $seat }. { $player }
lobby-need =
    { $missing ->
        [0] Ready: { $seated ->
            [one] 1 player is seated.
           *[other] { $seated } players are seated.
        } The host can start.
        [one] 1 more player is needed.
       *[other] { $missing } more players are needed.
    }
lobby-seal = 🔒 Shuffle seal: <code>{ $commitment }</code>
lobby-how = Join opens your private chat with me: press Start there.
lobby-started = 🎲 { -lobby(form: "cap") } { $code }: the game has begun.
lobby-starting = ⏳ One moment: I am checking that I can write to everybody.
lobby-closed = 🛑 { -lobby(form: "cap") } { $code } is closed.
lobby-expired = 🛑 { -lobby(form: "cap") } { $code } is closed: nobody touched it for half an hour.
lobby-empty = 🛑 { -lobby(form: "cap") } { $code } is closed: everybody has left.
lobby-unreachable = ✉ The game cannot start: I cannot write to { $player }. The seat is free again.

button-join = ✋ Join
button-leave = Leave
button-start = ▶ Start
button-cancel = Cancel
button-deal =
    { $players ->
        [one] ▶ Start with 1
       *[other] ▶ Start with { $players }
    }
button-close = 🛑 Yes, cancel
button-keep = ↩ No
button-flee = 🛑 Yes, leave
button-stay = ↩ No

ask-start =
    { $players ->
        [one] Start the game with 1 player?
       *[other] Start the game with { $players } players?
    }
ask-cancel-lobby = Close the { -lobby }?
ask-cancel-game = Cancel the running game for everybody?
ask-flee = Leave the running game? The seat stays, and I will act for it.

## In private, around a seat

seated-in = ✋ You have a seat at { -table } { $code } in { $group }. Your role arrives here when the host starts.
seated-private = ✋ You have a seat at { -table } { $code }. Your role arrives here when the host starts.
seat-lost = Your seat at { -table } { $code } is free again: { $reason ->
        [full] the { -table } was full.
        [elsewhere] you sit at another { -table }.
        [closed] the { -lobby } is closed.
       *[started] the game has begun without you.
    }
left-lobby = You have left { -table } { $code }.

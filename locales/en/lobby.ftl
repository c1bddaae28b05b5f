### Before a game: arrival in a group, the lobby, and everything that concerns a table's people.

## Arrival

greet-group =
    👋 <b>{ -game }</b>, the game of hidden roles for 5 to 15 players.
    Open a { -lobby } with the button or with { $command }; everybody takes a seat with one tap.
greet-rights =
    { $missing ->
        [pin] I lack the right to pin messages, so the { -table } will not stay at the top.
       *[polls] Polls are not allowed here, so you will vote with two buttons.
    }
greet-private =
    👋 I host <b>{ -game }</b>, the game of hidden roles for 5 to 15 players.
    Add me to a group, open a { -lobby } there with { $command }, and everybody joins with one tap. Your secret letters will arrive in this chat.
button-add-to-group = ➕ Add me to a group
button-open-lobby = 🎲 Open a { -lobby }

## The lobby panel

lobby-title = 🎲 <b>{ -game }</b> · { -lobby } { $code }
lobby-host = Host: { $player }
lobby-seat = {"\u200E"}{ $seat }. { $player }
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
left-lobby = You have left { -table } { $code }.

## Robots

robot-stands-in = 💤 Left the game: { $player }. A robot plays on in this seat.
enough-players = Robots only fill in for missing players, and nobody is missing.
no-robot = No robot sits here.
button-robot = 🤖 Add a robot
button-no-robot = 🤖 Remove a robot

## A lobby that starts by itself, and more time for it

lobby-countdown = 🚀 The game starts by itself. Whoever joins gives it a little more time.
countdown-left =
    { $seconds ->
        [one] 🚀 { -lobby(form: "cap") } { $code } starts in 1 second.
       *[other] 🚀 { -lobby(form: "cap") } { $code } starts in { $seconds } seconds.
    }
countdown-few =
    { $missing ->
        [one] 🚀 Time is up, and 1 more player is needed. The { -lobby } stays open; the host can start it.
       *[other] 🚀 Time is up, and { $missing } more players are needed. The { -lobby } stays open; the host can start it.
    }
extended-already = You have asked for more time in this { -lobby } before. Let somebody else ask, or an admin.
lobby-stays = ⏱ The { -lobby } stays open for another half hour.

## Taking a seat from somebody

kick-whom = Whose seat? Reply to a message of that player with { $command }, or send { $command } and the number of the seat.
no-such-seat = Nobody sits there. The { -table } shows the numbers of the seats.
kicked = The seat is free again: { $player }
kicked-you = Your seat at { -table } { $code } is free again: the host or an admin of the group needed it.

## Playing again

lobby-kept = ⏳ For one minute, seats are kept for { $players }
seats-kept = For one minute, seats are kept for the players of the last game. Try again after that.
not-of-that-game = Only the players of that game can ask for another one. Open a { -lobby } of your own instead.
lobby-is-open = A { -lobby } is open here already. Join that one.
rematch-call = 🔁 Another game with the same players? Your seat at { -table } { $code } is kept for one minute.
button-sit = ✋ Take my seat

## Waiting for the next lobby of a group

nextgame-on = 🔔 I will write to you here when a { -lobby } opens in { $group }.
nextgame-off = 🔕 I will not write to you any more when a { -lobby } opens in { $group }.
nextgame-full = Too many people are waiting for a { -lobby } in { $group } already. Drop in there from time to time.
nextgame-call = 🔔 A { -lobby } is open in { $group }.
nextgame-private = 🔔 I will tell you when a { -lobby } opens here: tap below and press Start, so that I can write to you.
button-stop-waiting = 🔕 Stop telling me
button-wait = 🔔 Tell me

## Leaving a running game

left-game = You have left the game at { -table } { $code }. Send { $command } to come back.
left-and-over = You have left { -table } { $code }, and its game is over.

## Practice

practice-size = How many players, robots included? Send { $command } and a number from { $fewest } to { $most }.

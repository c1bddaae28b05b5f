### Short answers to one person: alerts and toasts (200 characters, no HTML), and replies.

## Why an act is refused, and what to do instead. The ids end in the reasons of the rules.

refused-game_over = The game is over. Join the next one.
refused-not_seated = You have no seat at this { -table }. Watch, and join the next game.
refused-dead = You are dead: no more moves, no more votes. Watch, and join the next game.
refused-away = You have left this game. Send { $command } to come back.
refused-table_only = That is not for players to do. Use the buttons you were sent.
refused-not_now = Not now: the { -table } is waiting for something else. Its pinned message says for what.
refused-not_your_turn = It is somebody else’s turn. The pinned message of the { -table } says whose.
refused-step_passed = That question is answered already. Use the newest message.
refused-already_so = That is so already. There is nothing more to do.
refused-no_such_seat = There is no such seat. Choose one from the list.
refused-yourself = You cannot choose yourself. Choose somebody else.
refused-target_dead = That player is dead. Choose somebody alive.
refused-term_limited = That player is under a { -term-limit }. Choose somebody else.
refused-already_investigated = That player has been investigated already. Choose somebody else.
refused-tile_not_held = You do not hold that tile. Use the newest message.
refused-veto_closed = The { -veto } is not open yet. Enact one of the two tiles.
refused-veto_was_refused = The { -president } refused the { -veto }. Enact one of the two tiles.
refused-nothing_to_claim = You have nothing to claim right now. Try again after your next { -legislative-session }.
refused-silence = Silence until the { -policy } is enacted. Tell us afterwards.

## Buttons

stale = This button is too old. Use the newest message.
done = Done.
voted =
    { $ballot ->
        [ja] Your ballot: { -ja } You may change it until the last one is in.
       *[nein] Your ballot: { -nein }. You may change it until the last one is in.
    }
claim-in-private = I sent you the choices in our private chat.
not-host = Only the host or a group admin can do that.
no-table = There is no { -table } here any more. Open a new { -lobby } with { $command }.
too-few =
    { $missing ->
        [one] 1 more player is needed.
       *[other] { $missing } more players are needed.
    }
table-full = All seats are taken. Join the next game.
already-seated = You have a seat already.
seated-elsewhere = You sit at another { -table } ({ $code }). Leave it first.
too-late = The game has begun. Join the next one.
not-in-lobby = You have no seat in this { -lobby }.
bad-invitation = This invitation is no longer valid. Ask for a new one, or use the Join button in the group.
not-a-member = You are not in that group. Join it first, then try again.
no-bots = Bots cannot take a seat.
no-channel = Channels and anonymous admins cannot take a seat. Please act as yourself.
group-only = That works in a group. Add me to one first.
no-game = No game is running here.
language-set = From now on: English.
language-choose = Which language?
language-admin = Only a group admin can change the language.
pong = 🏓 { $ms } ms
something-wrong = Something went wrong on my side. Nothing is lost: try once more.
game-runs = A game is running here. Join the next one.
words-in-private = That is for the private chat: tap below.
group-lost = ⚠ I was removed from the group of { -table } { $code }. If I am added again within half an hour, the game goes on.

## /help: these headings, and under each the commands with their descriptions.

help-private = <b>Here, in private</b>
help-group = <b>In a group</b>
help-line = { $command } — { $does }

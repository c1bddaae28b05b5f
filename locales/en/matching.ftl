### Tables of strangers and tables by link: /play, /tables, /private, /join, rooms.
### $language and $languages are what languages call themselves: isolated, since they may be Persian.

## /play: what is wanted

seek-ask =
    🎯 <b>A { -table } with strangers.</b> Which languages do you read, how many players, clock or no clock?
    Others see your seat, never your name.
button-sizes =
    { $sizes ->
        [small] 5–6
        [large] 7–10
       *[any] Any size
    }
button-clock =
    { $clock ->
        [timed] Clock
        [relaxed] No clock
       *[any] Any clock
    }
button-languages =
    { $which ->
        [any] All languages
       *[own] My languages
    }
button-seek = 🎯 Find me a { -table }

## Waiting

# $others: people who wait and could sit with the reader.
queue-waiting =
    { $others ->
        [0] ⏳ <b>You are waiting.</b> Nobody else who fits is here yet.
        [one] ⏳ <b>You are waiting.</b> 1 other player who fits is here.
       *[other] ⏳ <b>You are waiting.</b> { $others } other players who fit are here.
    }
    Languages: {"\u2068"}{ $languages }{"\u2069"}
# $players and $fewer are whole numbers of players.
queue-rule = With { $players } players we begin at once; with { $fewer }, once somebody has waited { $seconds } seconds.
queue-rule-exact = With { $players } players we begin at once.
queue-seated = 🎯 You have a seat.
queue-left = You are no longer waiting for a { -table }.
queue-not-in = You are not waiting for a { -table }.
queue-widen = Few players are here right now. Would a { -table } in any language do? You still read the game in your own; only what players write stays untranslated.
queue-widened = Any language will do from now on.
queue-open-table = There is a free seat at a { -table } that suits you:
button-queue-stop = Stop waiting
button-queue-widen = Any language will do

## A table is found

match-found =
    🎯 <b>A { -table } is found:</b> { $players } players, {"\u2068"}{ $language }{"\u2069"}, { $clock ->
        [timed] with a clock
       *[relaxed] without a clock
    }.
    Are you there? You have { $seconds } seconds.
button-match-ready = ✅ I am here
button-match-no = Not now
button-match-room = 🏠 Here, and I’ll make a group
match-ready = You are in. It begins when the others have answered.
match-waiting = ✅ You are in. It begins when the others have answered.
match-declined = You are no longer waiting for a { -table }.
match-missed = ⌛ You did not answer, so the others go on without you. Look for another { -table } whenever you like.
match-back = Too few of the others were there. You keep your place, and I keep looking.
match-seated = 🎯 You sit at { -table } { $code }.
match-gone = This { -table } is gone. Look for another one.
match-found-already = A { -table } is found for you: answer that question first.
barred-from-public = Public tables are closed to you for a while: you sent too many commands. Tables with friends are open.

## Open tables

tables-title = <b>Open { -table(form: "many") }</b>
tables-none = No open { -table } suits you right now. Change your wishes, or let me find you one.
tables-private =
    { $seated ->
        [one] {"\u200E"}{ $code } · {"\u2068"}{ $language }{"\u2069"} · 1 seated · { $clock ->
            [timed] clock
           *[relaxed] no clock
        }
       *[other] {"\u200E"}{ $code } · {"\u2068"}{ $language }{"\u2069"} · { $seated } seated · { $clock ->
            [timed] clock
           *[relaxed] no clock
        }
    }
tables-group =
    { $seated ->
        [one] {"\u200E"}{ $code } · {"\u2068"}{ $language }{"\u2069"} · 1 seated · { $clock ->
            [timed] clock
           *[relaxed] no clock
        } · { $group }
       *[other] {"\u200E"}{ $code } · {"\u2068"}{ $language }{"\u2069"} · { $seated } seated · { $clock ->
            [timed] clock
           *[relaxed] no clock
        } · { $group }
    }
button-enter = ✋ Join { $code }
table-gone = There is no seat for you at this { -table } any more. Choose another one.
listed = Strangers can find this { -table } now, and everybody is shown by their seat.
button-list = 🌍 Let strangers join

## A table by link

private-made =
    🔗 <b>Your { -table } { $code } is open.</b> Send your friends this link:
    { $link }
    Or let them write to me: { $command }
lobby-how-private = Friends join by the link, or with { $command }
button-share = 🔗 Share the link
join-how = Write the code of the { -table } after the command, like { $command }
bad-code = There is no { -table } with this code. Check it with whoever sent it.

## A group for strangers

room-ask = 🏠 Choose a group with the button below, or create one: I come in as its admin, and only the people of this { -table } are let in.
key-room = 🏠 Choose or create a group
room-home = Or play in { $group } once more.
button-home = 🏠 That group again
button-room = 🏠 Play in a group
room-made = 🏠 The { -table } has moved to { $group }. I have shown the others the way.
room-moved = 🏠 { -table(form: "cap") } { $code } has moved to a group.
room-way = 🏠 { -table(form: "cap") } { $code } plays in { $group }. Come in: the seat is yours when you are there.
button-way = 🏠 Enter
room-closed = Only people of the { -table } are let into { $group }. Join an open { -table } instead.
room-no-rights = I may not invite people there. Make me an admin with that right, or choose another group.
room-taken = A game runs in that group. Choose another one.
room-late = No group was chosen, so we play here.
room-missed = ⌛ The others went on without you. Look for another { -table } with { $command }.

## Many tables at once

# $place counts tables, from 1.
hall-full = ⏳ All my { -table(form: "many") } are full, and yours is number { $place } in line. It begins by itself as soon as one is free.

## Flooding

flood-warning = ⚠ That was many commands in a minute. Please slow down: next time public tables will be closed to you for 12 hours.
flood-barred =
    { $hours ->
        [one] ⚠ Too many commands. Public tables are closed to you for 1 hour; tables with friends are open.
       *[other] ⚠ Too many commands. Public tables are closed to you for { $hours } hours; tables with friends are open.
    }

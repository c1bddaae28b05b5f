### Talk at a table in private chats: what is passed on, the ready phrases, and what may be done
### about those who say it.

# $words: what was written, or a ready phrase in the reader's language.
talk-line = {"\u200E"}💬 <b>{ $seat }. { $player }:</b> { $words }
talk-said = Said.
talk-choose = 💬 What do you say? Everybody reads it in their own language. Or just write: I pass it on.
# $phrase is the label of a phrase that is about a player.
talk-about = 💬 { $phrase } Whom do you mean?
talk-nowhere = You sit at no { -table } in private chats, so nobody reads this. See { $command }
button-say = 💬 Say

## What is not passed on

unfit-empty = There is nothing to pass on in that. Words, please.
unfit-long = That is too long: 200 characters at the most.
unfit-link = Links, names with @ and telephone numbers are not passed on. Please say it without.
unfit-soon = One line in three seconds, please. Send it again in a moment.
unfit-session = Silence until the { -policy } is enacted: neither { -president } nor { -chancellor } may talk now.
unfit-dead = You are dead, and the dead are silent until the end.
unfit-away = You have left this game, so nobody reads this. Come back first.
unfit-kind = Only words are passed on: no pictures, no voice messages, nothing forwarded.

## Ready phrases. A label stands on a button; a phrase is what the others read. $player stands
## behind a colon.

label-hello = 👋 Hello
phrase-hello = 👋 Hello, everybody!
label-vote-ja = Vote { -ja }
phrase-vote-ja = Let us vote { -ja }
label-vote-nein = Vote { -nein }
phrase-vote-nein = Let us vote { -nein }
label-no-choice = I had no choice
phrase-no-choice = I had no choice: the tiles were all the same.
label-had-choice = There was a choice
phrase-had-choice = There was a choice there.
label-wait = Wait, please
phrase-wait = Wait, please: let us talk first.
label-agree = I agree
phrase-agree = I agree.
label-disagree = I disagree
phrase-disagree = I disagree.
label-trust = 🕊 I trust…
phrase-trust = 🕊 I trust this player: { $player }
label-suspect = 💀 I suspect…
phrase-suspect = 💀 I suspect this player: { $player }
label-nominate = 🎩 Nominate…
phrase-nominate = 🎩 My proposal for { -chancellor }: { $player }
label-what-had = ❓ What did you see…
phrase-what-had = ❓ What did you see? A question to { $player }

## A seat that somebody would rather not hear

which-seat = Write the number of the seat after the command, like { $command }
seat-muted = 🔇 You no longer read what this player writes: { $player }. Send the same command to change your mind.
seat-unmuted = 🔊 You read again what this player writes: { $player }
seat-blocked = ⛔ You will never sit among strangers with this player again, and read nothing they write here: { $player }
seat-reported = 📨 Reported: { $player }. For 14 days, whoever runs this bot can read the last lines of this { -table }.
nothing-to-report = I only pass words on at a { -table } in private chats. In a group, turn to its admins.

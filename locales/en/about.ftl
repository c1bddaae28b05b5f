### /about, what Telegram shows of the bot (description: 512 characters, short description: 120, both
### without tags), and the commands as its menu lists them (short: one line on a phone).

about =
    <b>{ -game }</b> is a game by Mike Boxleiter, Tommy Maranges, Max Temkin and Mac Schubert.
    It is licensed under <a href="https://creativecommons.org/licenses/by-nc-sa/4.0/">CC BY-NC-SA 4.0</a>: share it, change it, say whose it is, sell nothing, and pass on the same freedom.

    This bot brings it to Telegram in five languages. The game’s authors had no part in that and do not endorse it. The words and pictures of the game here are under the same licence; the bot’s own code is under the MIT licence. All of it is free.

bot-description =
    The game of hidden roles for 5 to 15 players. Some of you are liars, one of you is the worst of them, and all of you swear to be honest.

    Add me to a group, open a { -lobby }, take your seats. Or let me find you a { -table }. I deal the roles, keep the secrets, count the votes and never lie.

    After { -game }, CC BY-NC-SA 4.0. Free of charge.
bot-short-description = { -game }: hidden roles, open accusations. 5 to 15 players, in groups or with strangers.

## Commands

command-newgame = Open a { -lobby }
command-startgame = Open a { -lobby }, or start from it
command-join = Show the { -lobby } again, to take a seat
command-leave = Leave your seat
command-flee = Leave your seat
command-players = Who sits at the { -table }
command-board = Show the { -table }
command-role = Your { -role }
command-rules = The rules, for this { -table }
command-help = What I can do
command-about = Authors, licence, thanks
command-ping = Check that I am awake
command-language = Choose the language
command-config = Settings of this group
command-extend = More time for the { -lobby }
command-forcestart = Start now
command-go = Start now
command-kick = Free somebody’s seat
command-smite = Free somebody’s seat
command-cancel = Close the { -lobby } or the game
command-nextgame = Tell me when a { -lobby } opens here
command-private = Open a { -table } by link
command-tables = Open { -table(form: "many") }
command-play = Find me a { -table }
command-practice = Play alone with robots
command-stop = Stop looking for a { -table }
command-mute = Stop hearing a player
command-block = Never seat me with a player again
command-report = Report a player
command-history = The record of this game
command-claim = Say what you saw
command-who = Whom are we waiting for?

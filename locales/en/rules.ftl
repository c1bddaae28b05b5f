### /rules: the whole game in pages, for the table that is being played. tgbot/words/rulebook.py turns them.
###
### Every page is given every variable; a page uses those it needs.
### $players, $liberals, $fascists: people at the table, of each role (Hitler not counted among them)
### $hitler_knows: yes or no
### $deck, $deck_liberal, $deck_fascist: tiles in the deck
### $liberal_goal, $fascist_goal: policies that win
### $zone: fascist policies from which electing Hitler wins; $veto_from: from which a veto is open
### $powers: ready lines, one rules-power for each fascist policy that does not win

# Over the pages. $page, $pages: numbers; $heading: the heading of the page.
rules-frame = <b>{ $heading }</b> ({ $page } of { $pages })

# One line of $powers. $slot: which fascist policy it is; $power: investigate, special_election, peek,
# execution or none.
rules-power =
    { $power ->
        [investigate] { $slot }. { -investigate-loyalty(form: "cap") }
        [special_election] { $slot }. { -special-election(form: "cap") }
        [peek] { $slot }. { -policy-peek(form: "cap") }
        [execution] { $slot }. { -execution(form: "cap") }
       *[none] { $slot }. nothing
    }

## Counts of policies, for use inside the pages.

rules-liberal-goal =
    { $liberal_goal ->
        [one] { $liberal_goal } { -liberal } { -policy }
       *[other] { $liberal_goal } { -liberal } { -policy(form: "many") }
    }
rules-fascist-goal =
    { $fascist_goal ->
        [one] { $fascist_goal } { -fascist } { -policy }
       *[other] { $fascist_goal } { -fascist } { -policy(form: "many") }
    }
rules-zone =
    { $zone ->
        [one] { $zone } { -fascist } { -policy }
       *[other] { $zone } { -fascist } { -policy(form: "many") }
    }
rules-veto-from =
    { $veto_from ->
        [one] { $veto_from } { -fascist } { -policy }
       *[other] { $veto_from } { -fascist } { -policy(form: "many") }
    }

## The pages

rules-heading-1 = What it is about
rules-page-1 =
    Germany, 1932. A shaky parliament, a weak majority, and somebody at this very table who would like to end it all.

    Everybody is dealt a { -role }. The { -liberal(form: "many") } are more, but start out knowing nobody. The { -fascist(form: "many") } are few, and know each other. One of their side is { -hitler }.

    <b>{ -liberal(form: "many") } win</b> as soon as
    • { rules-liberal-goal } are enacted, or
    • { -hitler } is executed.

    <b>{ -fascist(form: "many") } win</b> as soon as
    • { rules-fascist-goal } are enacted, or
    • { -hitler } is elected { -chancellor } once { rules-zone } are enacted.

    A round has up to three parts: an { -election }, a { -legislative-session }, and now and then an { -executive-action }. Then the next round begins, until one side has won.

    What you know is yours to tell, to twist or to keep. Everybody may lie about their cards. The bot never does.

rules-heading-2 = Who sits here
rules-page-2 =
    A table of { $players }:
    • { -liberal(form: "many") }: { $liberals }
    • { -fascist(form: "many") }: { $fascists }
    • { -hitler }: 1

    <b>Who knows whom</b>
    • A { -liberal } knows nobody.
    • { $fascists ->
        [one] The { -fascist } knows who { -hitler } is.
       *[other] The { -fascist(form: "many") } know each other, and who { -hitler } is.
    }
    • { $hitler_knows ->
        [yes] At a table this small, { -hitler } knows the { -fascist } too.
       *[no] At a table this size, { -hitler } does not know who the { -fascist(form: "many") } are.
    }

    <b>Role and party are two things</b>
    A { -role } says { -liberal }, { -fascist } or { -hitler }. A { -party } only says { -liberal } or { -fascist }, and for { -hitler } it says { -fascist }. An investigation shows the party, never the role.

    <b>The deck</b>
    { $deck } tiles: { $deck_liberal } { -liberal } and { $deck_fascist } { -fascist }. Most of what anybody draws is bad news. That is where the lies begin.

rules-heading-3 = The election
rules-page-3 =
    <b>1. The candidate.</b> Chance names the first { -presidential-candidate }. From then on the candidacy moves around the table, seat by seat, whether or not the last one was elected.

    <b>2. The nomination.</b> The candidate picks somebody else as { -chancellor-candidate }. Talk about it as long as you like.

    <b>{ -term-limit(form: "caps") }.</b> The last elected { -president } and the last elected { -chancellor } cannot be nominated as { -chancellor }. Once five or fewer are alive, this only holds for the last { -chancellor }. Rejected pairs limit nobody, and anybody may be { -president }.

    <b>3. The vote.</b> Everybody alive votes { -ja } or { -nein }, both candidates included. Nobody sees a ballot before the last one is in; then everybody sees all of them. A ballot can be changed until that moment.

    <b>More { -ja } than { -nein }:</b> the pair governs. If { rules-zone } or more are enacted and the new { -chancellor } is { -hitler }, the { -fascist(form: "many") } win on the spot. If the game goes on, the { -chancellor } is certainly not { -hitler }, and the table keeps showing it.

    <b>A tie, or more { -nein }:</b> no { -government }. The { -election-tracker } moves on by one, and so does the candidacy.

    <b>{ -chaos(form: "cap") }.</b> At three, the country has had enough: the top tile of the { -draw-pile } becomes law, whatever it is. It grants no power, the tracker goes back to zero, and all { -term-limit(form: "many") } are forgotten.

rules-heading-4 = The legislative session
rules-page-4 =
    From the first card drawn to the { -policy } on the board, { -president } and { -chancellor } keep silent: no words, no hints, no emoji.

    <b>1.</b> The { -president } draws three tiles and discards one, face down.
    <b>2.</b> The { -chancellor } gets the other two, discards one, face down, and enacts the last.
    <b>3.</b> The enacted { -policy } goes on its track for all to see, and the { -election-tracker } goes back to zero.

    What was discarded stays secret for the whole game. Afterwards both may claim whatever they like about what they held.

    <b>A fresh pile.</b> When fewer than three tiles are left after a session or after { -chaos }, they are shuffled together with the { -discard-pile } into a new { -draw-pile }. This never happens in mid-session, and it is always announced.

    <b>{ -veto(form: "cap") }.</b> Once { rules-veto-from } are enacted, the { -chancellor } may ask to throw everything away, once a session.
    • The { -president } agrees: all three tiles are discarded and the { -election-tracker } moves on by one.
    • The { -president } refuses: the { -chancellor } must enact one of the two.
    A vetoed { -government } was still elected: its pair is term-limited.

rules-heading-5 = The powers
rules-page-5 =
    A { -fascist } { -policy } may hand the sitting { -president } a power. It must be used before the next round, once, and cannot be saved. A { -liberal } in office gets it just the same, and that is the temptation.

    <b>At this table, by { -fascist } { -policy }:</b>
    { $powers }
    The next one after these wins the game.

    <b>{ -investigate-loyalty(form: "cap") }.</b> The { -president } learns one player’s { -party }, and may tell the truth about it or not. Nobody is investigated twice in a game.

    <b>{ -special-election(form: "cap") }.</b> The { -president } names anybody else as the next { -presidential-candidate }, { -term-limit } or not. After that the turn goes on where it would have gone, so nobody is skipped, and a neighbour may be up twice in a row.

    <b>{ -policy-peek(form: "cap") }.</b> The { -president } looks at the next three tiles, in order. They stay where they are.

    <b>{ -execution(form: "cap") }.</b> The { -president } has somebody else executed. If it was { -hitler }, the { -liberal(form: "many") } win. If not, nobody is told what the dead player was. The dead do not talk, vote, or hold office.

    A { -policy } enacted by { -chaos } grants nothing.

rules-heading-6 = Playing it here
rules-page-6 =
    <b>Secrets</b> come in your private chat with the bot. The group only ever sees what everybody may know.

    <b>{ -claim(form: "caps") }.</b> After a session, { -president } and { -chancellor } can put on record what they say they held, and an investigator what they say they found. It stays beside the votes for all to compare. The bot records; it does not judge.

    <b>Choices.</b> Tiles are dealt to your buttons in random order, so their place tells nothing. What cannot be undone asks for a second tap.

    <b>The clock.</b> A relaxed table only reminds. A timed one acts when time is up: no nomination counts as a rejected { -government }, a missing ballot as { -nein }, a { -veto } request is refused, a power goes unused, and a tile is picked at random. The table hears only that time ran out, so waiting proves nothing.

    <b>Leaving.</b> If you leave in mid-game, your seat stays and plays as if its time were up, until you return. With more than half of the living gone, the game is called off.

    <b>A fair shuffle.</b> Before the deal the bot publishes the fingerprint of a random seed; at the end, the seed itself. Roles, piles and every roll of the dice follow from it, and anybody can check.

    <b>The end.</b> When a side has won, every role is shown.

rules-heading-7 = How to win
rules-page-7 =
    <b>Everybody is a { -liberal }.</b> Say so. Nobody gains anything by saying otherwise.

    <b>As a { -liberal }</b>
    • Tell the truth about your tiles. Your side wins by comparing notes, and one noble lie ruins the lot.
    • Take your time. Ask why: why this { -chancellor }, why that vote.
    • A { -fascist } { -policy } has three possible culprits: the { -president }, the { -chancellor }, and the deck. Count the tiles before you accuse.
    • Look at votes, not at speeches. Votes are on record.
    • From { rules-zone } on, ask one question before every vote: could this { -chancellor } be { -hitler }?

    <b>As a { -fascist }</b>
    • You do not need every { -policy }. You need one good excuse at a time.
    • Help { -hitler } look harmless; quarrel with each other now and then.
    • Hurry and confusion work for you.

    <b>As { -hitler }</b>
    • Be the best { -liberal } at the table: enact { -liberal } { -policy(form: "many") }, stay out of fights, collect trust.
    • Leave the dirty work to others. More games are won by your election than by { rules-fascist-goal }.

    <b>With a power in hand</b>
    • Say beforehand what you mean to do and why. Silence looks guilty.
    • An investigation is worth what your word is worth.

rules-heading-8 = Questions
rules-page-8 =
    <b>May I lie?</b>
    About anything you alone know: always. Letters from the bot and screenshots stay out of it.

    <b>May I show somebody my letter?</b>
    No. A proof ends the game for everybody. Words only.

    <b>Can the { -president } or the { -chancellor } be voted for twice in a row?</b>
    As { -president }, yes. As { -chancellor }, see { -term-limit(form: "many") } on page 3.

    <b>Does an { -election } reset the { -election-tracker }?</b>
    No, only an enacted { -policy } does.

    <b>Does { -chaos } ask who { -hitler } is?</b>
    No. But its { -policy } counts, and can win the game.

    <b>A vetoed { -government } with the tracker at two?</b>
    The tracker reaches three: { -chaos }.

    <b>Who uses a power?</b>
    The { -president } under whom the { -policy } was enacted, at once.

    <b>Who comes after a { -special-election }?</b>
    The one who would have come anyway, whether the vote passed or failed.

    <b>May I have myself executed, investigated or named?</b>
    No, always somebody else.

    <b>Do we learn who the dead player was?</b>
    Only if it was { -hitler }. Otherwise at the end.

    <b>Somebody is not answering.</b>
    The table shows who it waits for. Remind them, or play with the clock.

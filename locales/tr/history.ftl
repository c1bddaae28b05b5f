### The record of a game, round by round, and its file. Lines that were said during the game are said
### again in the same words (told-…, in game.ftl).

history-title = 📜 <b>Oyun kaydı, { -table } { $code }</b> · sayfa { $page } / { $pages }
history-chancellor = { -chancellor-candidate }: { $player }
history-vetoed = ✋ { -veto(form: "cap") }: üç kart da atıldı.
history-enacted =
    { $policy ->
        [liberal] { $mark } Yürürlüğe girdi: { -liberal } { -policy }
       *[fascist] { $mark } Yürürlüğe girdi: { -fascist } { -policy }
    }
history-chaos =
    { $policy ->
        [liberal] 🔥 { -chaos(form: "cap") }, destenin üstünden: { $mark } { -liberal } { -policy }
       *[fascist] 🔥 { -chaos(form: "cap") }, destenin üstünden: { $mark } { -fascist } { -policy }
    }
history-power =
    { $power ->
        [investigate] { $mark } { -investigate-loyalty(form: "cap") }
        [special_election] { $mark } { -special-election(form: "cap") }
        [peek] { $mark } { -policy-peek(form: "cap") }
       *[execution] { $mark } { -execution(form: "cap") }
    }
history-power-on =
    { $power ->
        [investigate] { $mark } { -investigate-loyalty(form: "cap") }: { $player }
        [special_election] { $mark } { -special-election(form: "cap") }: { $player }
       *[execution] { $mark } { -execution(form: "cap") }: { $player }
    }
history-hand =
    { $office ->
        [president] 🔓 { -president(form: "gen") } çektiği: { $tiles }
       *[chancellor] 🔓 { -chancellor(form: "dat") } gelen: { $tiles }
    }
history-conflict = ⚡ Bu { -claim(form: "manygen") } hepsi birden doğru olamaz.
history-none = Hatırladığım bir oyununuz yok. Bir oyunun kaydını bir gün saklarım.

record-file = 📄 Bütün oyun, kart kart. Karıştırmanın dürüst olduğu şöyle denetlenir: { $command }
record-in-private = Dosyayı özel sohbetimize gönderdim.

button-earlier = ‹ Önceki
button-later = Sonraki ›
button-record = 📄 Bütün kayıt

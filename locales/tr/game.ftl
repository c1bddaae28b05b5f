### What the whole table reads: the panel, and one message for each thing that happens.
### The variables are explained in locales/en/game.ftl.

## The panel

panel-title = <b>{ -game }</b> · { -table } { $code } · tur { $round }
panel-liberal = { -liberal }: { $done } / { $goal }  { $track }
panel-fascist = { -fascist }: { $done } / { $goal }  { $track }
panel-counts = { -election-tracker(form: "cap") }: { $tracker } / 3 · { -draw-pile(form: "cap") }: { $draw } · { -discard-pile(form: "cap") }: { $discard }
panel-zone = 🐍 Tehlike: artık { -hitler } { -chancellor } seçilirse { -fascist(form: "many") } kazanır
panel-veto = ✋ { -veto(form: "cap") } açık
panel-powers = Sıradaki güçler: { $powers }
panel-seat =
    { $marked ->
        [0] { $seat }. { $player }
       *[other] { $seat }. { $player } — { $marks }
    }
panel-over = Oyun bitti.

mark-president = { -president }
mark-candidate = { -presidential-candidate }
mark-chancellor = { -chancellor }
mark-nominee = { -chancellor-candidate }
mark-limited = { -term-limit }
mark-dead = ölü
mark-confirmed = { -hitler } değil
mark-away = yok

power-name =
    { $power ->
        [investigate] { -investigate-loyalty }
        [special_election] { -special-election }
        [peek] { -policy-peek }
       *[execution] { -execution }
    }

## Who is being waited for

waiting-nominating = ⏳ { -chancellor-candidate } göstermesi bekleniyor: { $players }
waiting-voting = ⏳ Beklenen oylar ({ $count }): { $players }
waiting-president_discarding = ⏳ { -legislative-session(form: "cap") }. Beklenen { -president }: { $players }
waiting-chancellor_enacting = ⏳ { -legislative-session(form: "cap") }. Beklenen { -chancellor }: { $players }
waiting-veto_consenting = ⏳ { -veto(form: "cap") } istendi. Beklenen { -president }: { $players }
waiting-executive_acting = ⏳ { -executive-action(form: "cap") }. Beklenen { -president }: { $players }

## The vote

poll-question =
    Tur { $round }. Bu { -government } seçilsin mi?
    { -president }: { $president }
    { -chancellor }: { $chancellor }
ballot-buttons =
    🗳 <b>Tur { $round }: bu { -government } seçilsin mi?</b>
    { -president }: { $president }
    { -chancellor }: { $chancellor }
    Oylar son oy gelene dek gizli kalır ve değiştirilebilir.
button-ja = { -ja }
button-nein = { -nein }

## What happened

told-started =
    <b>Oyun başlıyor.</b> Bu { -table(form: "loc") }: { $liberals } { -liberal }, { $fascists ->
        [one] { $fascists } { -fascist }
       *[other] { $fascists } { -fascist }
    } ve { -hitler }.
    Benimle özel sohbetinizde size bir mektup var.
told-round = <b>Tur { $round }</b> · { -presidential-candidate }: { $player }
told-round-special = <b>Tur { $round }, { -special-election }</b> · { -presidential-candidate }: { $player }
told-nominated =
    Oylanacak ikili
    { -president }: { $president }
    { -chancellor }: { $chancellor }
told-ballots-ja =
    { $count ->
        [0] { -ja } — kimse
       *[other] { -ja } ({ $count }): { $players }
    }
told-ballots-nein =
    { $count ->
        [0] { -nein } — kimse
       *[other] { -nein } ({ $count }): { $players }
    }
told-elected =
    🏛 <b>Seçildi.</b>
    { -president }: { $president }
    { -chancellor }: { $chancellor }
    Lütfen sessizlik: { -policy } yürürlüğe girene dek bu ikisi konuşamaz.
told-rejected =
    { $reason ->
        [time] ✖ <b>{ -government(form: "cap") } kurulmadı:</b> zamanında aday gösterilmedi.
       *[vote] ✖ <b>Reddedildi.</b> Bu tur { -government } yok.
    }
told-tracker = { -election-tracker(form: "cap") }: { $tracker } / 3
told-chaos = 🔥 <b>{ -chaos(form: "cap") }!</b> Üst üste üç sonuçsuz tur: en üstteki kart görülmeden, gücü sayılmadan yürürlüğe girer ve bütün { -term-limit(form: "many") } unutulur.
told-confirmed = ✅ Kesinlikle { -hitler } değil: { $player }
told-veto-asked = ✋ { -veto(form: "cap") } isteyen { -chancellor }: { $player }
told-veto-refused = ✋ { -veto(form: "cap") } reddedildi, iki karttan biri yürürlüğe girmeli. Reddeden { -president }: { $player }
told-veto-granted = ✋ <b>{ -veto(form: "cap") }.</b> Üç kart da atıldı. Onaylayan: { $player }
told-enacted =
    { $policy ->
        [liberal] { $mark } <b>Yürürlükte: { -liberal } { -policy }.</b>
       *[fascist] { $mark } <b>Yürürlükte: { -fascist } { -policy }.</b>
    }
    { -liberal } { $liberal } / { $liberalgoal } · { -fascist } { $fascist } / { $fascistgoal }
told-reshuffled =
    { $draw ->
        [one] 🔀 Desteler birlikte karıştırıldı: çekilecek { $draw } kart var.
       *[other] 🔀 Desteler birlikte karıştırıldı: çekilecek { $draw } kart var.
    }
told-power =
    { $power ->
        [investigate] { $mark } <b>{ -investigate-loyalty(form: "cap") }.</b> Birinin partisine bakacak { -president }: { $player }
        [special_election] { $mark } <b>{ -special-election(form: "cap") }.</b> Sonraki adayı seçecek { -president }: { $player }
        [peek] { $mark } <b>{ -policy-peek(form: "cap") }.</b> Üstteki üç karta bakacak { -president }: { $player }
       *[execution] { $mark } <b>{ -execution(form: "cap") }.</b> Bir oyuncuyu infaz ettirecek { -president }: { $player }
    }
told-investigated =
    🔍 Soruşturma bitti; sonucu yalnızca { -president } biliyor.
    { -president }: { $president }
    Partisine bakılan: { $player }
told-special =
    🗳 Seçen { -president }: { $president }
    Sonraki { -presidential-candidate }: { $player }
told-peeked = 🔮 Üstteki üç kartı artık bilen: { $player }
told-executed = 🗡 <b>{ -execution(form: "cap") }:</b> { $player }
told-lapsed =
    { $power ->
        [investigate] Kullanılmadan düşen güç: { -investigate-loyalty }.
        [special_election] Kullanılmadan düşen güç: { -special-election }.
        [peek] Kullanılmadan düşen güç: { -policy-peek }.
       *[execution] Kullanılmadan düşen güç: { -execution }.
    }
told-time = ⌛ Süre doldu.
told-left = 💤 Oyundan ayrıldı: { $player }. Yeri duruyor, onun adına ben oynuyorum.
told-returned = 👋 Yeniden bu { -table(form: "loc") }: { $player }
told-claim-tiles =
    { $office ->
        [president] 📣 { -claim(form: "cap") }, tur { $round } — { -president } olarak çektiği { $tiles }: { $player }
       *[chancellor] 📣 { -claim(form: "cap") }, tur { $round } — { -chancellor } olarak aldığı { $tiles }: { $player }
    }
told-claim-loyalty =
    { $party ->
        [liberal] 📣 { -claim(form: "cap") }: { $player } — { $target } için açıklanan parti: { -liberal }
       *[fascist] 📣 { -claim(form: "cap") }: { $player } — { $target } için açıklanan parti: { -fascist }
    }
told-won =
    { $winner ->
        [liberal] 🏁 <b>{ -liberal(form: "many") } kazandı!</b>
       *[fascist] 🏁 <b>{ -fascist(form: "many") } kazandı!</b>
    } { $reason ->
        [liberal_track] Son { -liberal } { -policy } yürürlüğe girdi.
        [fascist_track] Son { -fascist } { -policy } yürürlüğe girdi.
        [hitler_executed] { -hitler } infaz edildi.
       *[hitler_elected] { -hitler } { -chancellor } seçildi.
    }
told-called-off =
    { $reason ->
        [deserted] 🛑 <b>Oyun iptal:</b> hayattaki oyuncuların yarısından çoğu ayrıldı.
        [abandoned] 🛑 <b>Oyun iptal:</b> çok uzun süredir kimse oynamadı.
        [unreachable] 🛑 <b>Oyun iptal:</b> grup artık yok.
       *[cancelled] 🛑 <b>Oyun iptal edildi.</b>
    }
told-role =
    { $role ->
        [liberal] { $mark } { $seat }. { $player } — { -liberal }
        [fascist] { $mark } { $seat }. { $player } — { -fascist }
       *[hitler] { $mark } { $seat }. { $player } — { -hitler }
    }
told-seed = 🔓 Karıştırma tohumu: <code>{ $seed }</code>

### What the whole table reads: the panel, and one message for each thing that happens.
### The variables are explained in locales/en/game.ftl.

## The panel

panel-title = <b>{ -game }</b> · { -table } { $code } · { $round }. tur
panel-liberal = { -liberal }: { $done } / { $goal }  { $track }
panel-fascist = { -fascist }: { $done } / { $goal }  { $track }
panel-counts = { -election-tracker(form: "cap") }: { $tracker } / 3 · { -draw-pile(form: "cap") }: { $draw } · { -discard-pile(form: "cap") }: { $discard }
panel-zone = 🐍 Tehlike: artık { -hitler } { -chancellor } seçilirse { -fascist(form: "many") } kazanır
panel-veto = ✋ { -veto(form: "cap") } açık
panel-powers = Sıradaki güçler: { $powers }
# The mark U+200E keeps a line without a letter of its own left to right.
panel-seat =
    { $marked ->
        [0] {"\u200E"}{ $seat }. { $player }
       *[other] {"\u200E"}{ $seat }. { $player } — { $marks }
    }
panel-over = Oyun bitti.

mark-president = { -president }
mark-candidate = { -presidential-candidate }
mark-chancellor = { -chancellor }
mark-nominee = { -chancellor-candidate }
mark-limited = { -term-limit }
mark-dead = ölü
mark-confirmed = { -hitler } değil
mark-away = ayrıldı

power-name =
    { $power ->
        [investigate] { -investigate-loyalty }
        [special_election] { -special-election }
        [peek] { -policy-peek }
       *[execution] { -execution }
    }

## Who is being waited for

waiting-nominating = ⏳ { -chancellor-candidate(form: "acc") } gösterecek: { $players }
waiting-voting = ⏳ Oyu beklenenler ({ $count }): { $players }
waiting-president_discarding = ⏳ { -legislative-session(form: "cap") }. Sıra { -president(form: "loc") }: { $players }
waiting-chancellor_enacting = ⏳ { -legislative-session(form: "cap") }. Sıra { -chancellor(form: "loc") }: { $players }
waiting-veto_consenting = ⏳ { -veto(form: "cap") } istendi. Karar { -president(form: "loc") }: { $players }
waiting-executive_acting = ⏳ { -executive-action(form: "cap") }. Sıra { -president(form: "loc") }: { $players }

## The vote

poll-question =
    { $round }. tur: bu { -government } seçilsin mi?
    { -president }: { $president }
    { -chancellor }: { $chancellor }
ballot-buttons =
    🗳 <b>{ $round }. tur: bu { -government } seçilsin mi?</b>
    { -president }: { $president }
    { -chancellor }: { $chancellor }
    Son oy gelene dek oylar gizli kalır ve değiştirilebilir.
button-ja = { -ja }
button-nein = { -nein }

## What happened

told-started =
    <b>Oyun başlıyor.</b> Bu { -table(form: "loc") }: { $liberals } { -liberal }, { $fascists } { -fascist } ve { -hitler }.
    Mektubunuz, benimle özel sohbetinizde sizi bekliyor.
told-round = <b>{ $round }. tur</b> · { -presidential-candidate }: { $player }
told-round-special = <b>{ $round }. tur, { -special-election }</b> · { -presidential-candidate }: { $player }
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
    🏛 <b>{ -government(form: "cap") } seçildi.</b>
    { -president }: { $president }
    { -chancellor }: { $chancellor }
    Lütfen sessizlik: { -policy } yürürlüğe girene dek bu ikisi konuşamaz.
told-rejected =
    { $reason ->
        [time] ✖ <b>{ -government(form: "cap") } kurulmadı:</b> zamanında aday gösterilmedi.
       *[vote] ✖ <b>Reddedildi.</b> Bu tur { -government } yok.
    }
told-tracker = { -election-tracker(form: "cap") }: { $tracker } / 3
told-chaos = 🔥 <b>{ -chaos(form: "cap") }!</b> Üç tur { -policy } çıkmadı: en üstteki kart görülmeden, gücü işlemeden yürürlüğe girer ve bütün { -term-limit(form: "many") } kalkar.
told-confirmed = ✅ Kesinlikle { -hitler } değil: { $player }
told-veto-asked = ✋ { -veto(form: "cap") } isteyen { -chancellor }: { $player }
told-veto-refused = ✋ { -veto(form: "cap") } reddedildi, iki karttan biri yürürlüğe girmeli. Reddeden { -president }: { $player }
told-veto-granted = ✋ <b>{ -veto(form: "cap") }.</b> Üç kart da atıldı. Kabul eden { -president }: { $player }
told-enacted =
    { $policy ->
        [liberal] { $mark } <b>Yürürlüğe girdi: { -liberal } { -policy }.</b>
       *[fascist] { $mark } <b>Yürürlüğe girdi: { -fascist } { -policy }.</b>
    }
    { -liberal } { $liberal } / { $liberalgoal } · { -fascist } { $fascist } / { $fascistgoal }
told-reshuffled = 🔀 Desteler birlikte karıştırıldı: çekilecek { $draw } kart var.
told-power =
    { $power ->
        [investigate] { $mark } <b>{ -investigate-loyalty(form: "cap") }.</b> Birinin { -party(form: "dat") } bakacak { -president }: { $player }
        [special_election] { $mark } <b>{ -special-election(form: "cap") }.</b> Sonraki adayı seçecek { -president }: { $player }
        [peek] { $mark } <b>{ -policy-peek(form: "cap") }.</b> Üstteki üç karta bakacak { -president }: { $player }
       *[execution] { $mark } <b>{ -execution(form: "cap") }.</b> Bir oyuncuyu infaz ettirecek { -president }: { $player }
    }
told-investigated =
    🔍 Soruşturma bitti; sonucu yalnızca { -president } biliyor.
    { -president }: { $president }
    Soruşturulan: { $player }
told-special =
    🗳 Seçen { -president }: { $president }
    Sonraki { -presidential-candidate }: { $player }
told-peeked = 🔮 Üstteki üç karta bakan { -president }: { $player }
told-executed = 🗡 <b>{ -execution(form: "cap") }:</b> { $player }
told-lapsed =
    { $power ->
        [investigate] Güç kullanılmadan düştü: { -investigate-loyalty }.
        [special_election] Güç kullanılmadan düştü: { -special-election }.
        [peek] Güç kullanılmadan düştü: { -policy-peek }.
       *[execution] Güç kullanılmadan düştü: { -execution }.
    }
told-time = ⌛ Süre doldu.
told-left = 💤 Oyundan ayrıldı: { $player }. Yeri duruyor, onun adına ben oynuyorum.
told-returned = 👋 { -table(form: "capdat") } döndü: { $player }
told-claim-tiles =
    { $office ->
        [president] 📣 { -claim(form: "cap") }, { $round }. tur — { -president }: { $player }, çektiği kartlar: { $tiles }
       *[chancellor] 📣 { -claim(form: "cap") }, { $round }. tur — { -chancellor }: { $player }, aldığı kartlar: { $tiles }
    }
told-claim-loyalty =
    { $party ->
        [liberal] 📣 { -claim(form: "cap") }: { $player } — { $target } adlı oyuncunun { -party }: { -liberal }
       *[fascist] 📣 { -claim(form: "cap") }: { $player } — { $target } adlı oyuncunun { -party }: { -fascist }
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
        [deserted] 🛑 <b>Oyun iptal:</b> hayattaki oyuncuların yarısından fazlası ayrıldı.
        [abandoned] 🛑 <b>Oyun iptal:</b> çok uzun süredir kimse hamle yapmadı.
        [unreachable] 🛑 <b>Oyun iptal:</b> grup artık yok.
       *[cancelled] 🛑 <b>Oyun iptal edildi.</b>
    }
told-role =
    { $role ->
        [liberal] {"\u200E"}{ $mark } { $seat }. { $player } — { -liberal }
        [fascist] {"\u200E"}{ $mark } { $seat }. { $player } — { -fascist }
       *[hitler] {"\u200E"}{ $mark } { $seat }. { $player } — { -hitler }
    }
told-seed = 🔓 Karıştırma tohumu: <code>{ $seed }</code>

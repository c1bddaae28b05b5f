### What one player reads in private: the role letter, the questions, and what became of them.

## The role letter

role-you =
    { $role ->
        [liberal] { $mark } <b>Rolünüz: { -liberal }.</b>
        [fascist] { $mark } <b>Rolünüz: { -fascist }.</b>
       *[hitler] { $mark } <b>Rolünüz: { -hitler }.</b>
    }
role-ally =
    { $role ->
        [hitler] 🐍 { -hitler }: { $seat }. { $player }
       *[fascist] 💀 { -fascist }: { $seat }. { $player }
    }
role-meaning-liberal =
    Kimsenin rolünü bilmiyorsunuz. { $liberalgoal } { -liberal } { -policy } yürürlüğe girerse ya da { -hitler } infaz edilirse kazanırsınız.
    { $zone } { -fascist } { -policy } çıktıktan sonra { -hitler(form: "gen") } { -chancellor } seçilmesine sakın izin vermeyin.
role-meaning-fascist =
    { $knows ->
        [yes] Bu { -table(form: "loc") } { -hitler } de sizi tanıyor.
       *[no] Bu { -table(form: "loc") } { -hitler } sizi tanımıyor.
    }
    { $fascistgoal } { -fascist } { -policy } yürürlüğe girerse ya da { $zone } { -fascist } { -policy } çıktıktan sonra { -hitler } { -chancellor } seçilirse kazanırsınız.
role-meaning-hitler =
    { $knows ->
        [yes] Bu { -table(form: "loc") } { -fascist } ortağınızı tanıyorsunuz.
       *[no] Bu { -table(form: "loc") } { -fascist(form: "many") } sizi tanıyor, siz onları tanımıyorsunuz.
    }
    { $zone } { -fascist } { -policy } çıktıktan sonra { -chancellor } seçilirseniz ya da { $fascistgoal } { -fascist } { -policy } yürürlüğe girerse kazanırsınız. { -liberal } gibi görünün ve hayatta kalın.

## Tiles

tile =
    { $policy ->
        [liberal] { -liberal }
       *[fascist] { -fascist }
    }

## Questions

ask-nominate =
    { $special ->
        [yes] 👑 <b>{ -special-election(form: "cap") }: { -presidential-candidate } sizsiniz.</b>
       *[no] 👑 <b>{ -presidential-candidate } sizsiniz.</b>
    } { -chancellor-candidate } kim olsun?
ask-vote =
    🗳 <b>Bu { -government } seçilsin mi?</b>
    { -president }: { $president }
    { -chancellor }: { $chancellor }
    { $ballot ->
        [ja] Oyunuz: { -ja } Son oy gelene dek değiştirebilirsiniz.
        [nein] Oyunuz: { -nein } Son oy gelene dek değiştirebilirsiniz.
       *[none] Son oy gelene dek oylar gizli kalır.
    }
ask-discard = 👑 Bu üç kartı çektiniz. Hangisini <b>atıyorsunuz</b>? Kalan ikisi { -chancellor(form: "dat") } gider.
ask-enact =
    { $veto ->
        [yes] 🎩 Size bu iki kart geldi. Hangisini <b>yürürlüğe sokuyorsunuz</b>? { -veto(form: "cap") } de isteyebilirsiniz.
       *[no] 🎩 Size bu iki kart geldi. Hangisini <b>yürürlüğe sokuyorsunuz</b>?
    }
ask-veto = ✋ { -chancellor } sizden { -veto } istiyor: { $chancellor }. Kabul ederseniz üç kart da atılır, { -election-tracker } ilerler.
ask-power-investigate = 🔍 Kimin { -party(form: "dat") } bakıyorsunuz? Sonucu yalnızca siz göreceksiniz.
ask-power-special_election = 🗳 Sonraki { -presidential-candidate } kim olsun?
ask-power-peek = 🔮 Üstteki üç karta bakabilirsiniz. Yerleri değişmez.
ask-power-execution = 🗡 Kim infaz edilsin? { -hitler } ise { -liberal(form: "many") } hemen kazanır.
ask-claim = 📣 { -table(form: "capdat") } ne diyorsunuz? Herkes okur, kimse doğrulayamaz.
no-claim = Şu an açıklayacağınız bir şey yok. Görev aldığınız her { -legislative-session(form: "abl") } ve yaptığınız her soruşturmadan sonra bir { -claim } hakkınız olur.

button-seat = {"\u200E"}{ $seat }. { $player }
button-discard = { -discard(form: "cap") }: { $tile }
button-enact = { -enact(form: "cap") }: { $tile }
button-ask-veto = ✋ { -veto(form: "cap") } iste
button-veto-yes = { -veto(form: "capacc") } kabul et
button-veto-no = Reddet
button-peek = 🔮 Bak
button-party =
    { $party ->
        [liberal] {"\u200E"}{ $seat }. { $player } — { -liberal }
       *[fascist] {"\u200E"}{ $seat }. { $player } — { -fascist }
    }
button-confirm = ✔ Evet
button-back = ↩ Geri
button-my-role = 👁 Rolüm
button-claim = 📣 { -claim(form: "cap") }
button-private = ✉ Özel sohbet
button-again = 🔁 Bir oyun daha

## The second tap

confirm-discard = Bu kart atılsın mı: <b>{ $tile }</b>?
confirm-enact = Bu kart yürürlüğe girsin mi: <b>{ $tile }</b>?
confirm-execute = Bu oyuncu infaz edilsin mi: <b>{ $player }</b>?

## What a question becomes when it is over

closed-done = Tamam. Oyun { -table(form: "loc") } sürüyor.
closed-nominated = Tamam. { -chancellor-candidate(form: "yours") }: { $player }
closed-time = ⌛ Süre doldu.
closed-discard = Atıldı: { $tile }
shown-loyalty =
    { $party ->
        [liberal] 🔍 Soruşturduğunuz oyuncu: { $player } — { -party }: { -liberal }
       *[fascist] 🔍 Soruşturduğunuz oyuncu: { $player } — { -party }: { -fascist }
    }
shown-peek = 🔮 Üstten başlayarak: { $tiles }

## One's own hand in an alert

hand =
    { $role ->
        [liberal] { $mark } Rolünüz: { -liberal }.
        [fascist] { $mark } Rolünüz: { -fascist }.
       *[hitler] { $mark } Rolünüz: { -hitler }.
    }{ $hasallies ->
        [yes] {" "}Tanıdıklarınızın yeri: { $allies }.
       *[no] {""}
    }{ $hastiles ->
        [yes] {" "}Elinizde: { $tiles }.
       *[no] {""}
    }

## Reminders, and help when a private letter does not arrive

nudge-private = ⏳ { -table(form: "cap") } { $code } sizi bekliyor.
nudge-vote = ⏳ { -table(form: "cap") } { $code } oyunuzu bekliyor.
nudge-group = ⏳ Hâlâ beklediklerimiz: { $players }
unreachable = ✉ Şu oyuncuya yazamıyorum: { $player }. Lütfen benimle özel sohbeti açıp Başlat düğmesine dokunun.

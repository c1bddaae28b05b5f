### Short answers to one person: alerts and toasts (200 characters, no HTML), and replies.

## Why an act is refused, and what to do instead. The ids end in the reasons of the rules.

refused-game_over = Oyun bitti. Bir sonrakine katılın.
refused-not_seated = Bu { -table(form: "loc") } yeriniz yok. İzleyin, sonraki oyuna katılın.
refused-dead = Öldünüz: artık hamle yapamaz, oy veremezsiniz. İzleyin, sonraki oyuna katılın.
refused-away = Bu oyundan ayrıldınız. Dönmek için şunu gönderin: { $command }
refused-table_only = Bu, oyuncuların işi değil. Size gelen düğmeleri kullanın.
refused-not_now = Şimdi değil: { -table } başka bir şey bekliyor. Neyi beklediği sabitlenmiş mesajda yazar.
refused-not_your_turn = Sıra sizde değil. Sıranın kimde olduğu sabitlenmiş mesajda yazar.
refused-step_passed = Bu soru yanıtlandı bile. En son mesajı kullanın.
refused-already_so = Zaten öyle. Yapacak başka bir şey yok.
refused-no_such_seat = Böyle bir yer yok. Listeden birini seçin.
refused-yourself = Kendinizden başka birini seçin.
refused-target_dead = O oyuncu öldü. Hayatta olan birini seçin.
refused-term_limited = O oyuncu { -term-limit(form: "dat") } takılıyor. Başka birini seçin.
refused-already_investigated = O oyuncu daha önce soruşturuldu. Başka birini seçin.
refused-tile_not_held = O kart elinizde değil. En son mesajı kullanın.
refused-veto_closed = { -veto(form: "cap") } henüz açık değil. İki politikadan birini yürürlüğe sokun.
refused-veto_was_refused = { -president } { -veto(form: "acc") } reddetti. İki karttan birini yürürlüğe sokun.
refused-nothing_to_claim = Şu an açıklayacağınız bir şey yok. Bir sonraki görevinizden sonra yeniden deneyin.
refused-silence = Yeni { -policy } yürürlüğe girene dek sessizlik. Sonra anlatırsınız.

## Buttons

stale = Bu düğme artık geçersiz. En son mesajı kullanın.
done = Tamam.
voted =
    { $ballot ->
        [ja] Oyunuz: { -ja } Son oy gelene dek değiştirebilirsiniz.
       *[nein] Oyunuz: { -nein } Son oy gelene dek değiştirebilirsiniz.
    }
claim-in-private = Seçenekleri özel sohbetimize gönderdim.
not-host = Bunu yalnızca kurucu ya da bir grup yöneticisi yapabilir.
no-table = Burada artık { -table } yok. Yeni { -lobby } açın: { $command }
too-few = { $missing } oyuncu daha gerekiyor.
table-full = Bütün yerler dolu. Sonraki oyuna katılın.
already-seated = Zaten yeriniz var.
seated-elsewhere = Başka bir { -table(form: "loc") } ({ $code }) yeriniz var. Önce oradan kalkın.
too-late = Oyun başladı. Sonrakine katılın.
not-in-lobby = Bu { -lobby(form: "loc") } yeriniz yok.
bad-invitation = Bu davet artık geçersiz. Yenisini isteyin ya da gruptaki Katıl düğmesine dokunun.
not-a-member = O grupta değilsiniz. Önce gruba girin, sonra yeniden deneyin.
no-bots = Botlar oyuna katılamaz.
no-channel = Kanallar ve anonim yöneticiler oyuna katılamaz. Lütfen kendi hesabınızla katılın.
group-only = Bu, grupta olur. Önce beni bir gruba ekleyin.
no-game = Burada süren bir oyun yok.
language-set = Bundan sonra Türkçe.
language-choose = Hangi dil?
language-admin = Dili yalnızca bir grup yöneticisi değiştirebilir.
pong = 🏓 { $ms } ms
something-wrong = Bende bir aksilik oldu. Kaybolan bir şey yok: bir kez daha deneyin.
game-runs = Burada bir oyun sürüyor. Sonrakine katılın.
words-in-private = Bunun yeri özel sohbet: aşağıdaki düğmeye dokunun.
group-lost = ⚠ { -table(form: "cap") } { $code }: gruptan çıkarıldım. Yarım saat içinde geri eklenirsem oyun sürer.

## /help

help-private = <b>Burada, özel sohbette</b>
help-group = <b>Grupta</b>
help-line = { $command } — { $does }

### Talk at a table in private chats: what is passed on, the ready phrases, and what may be done
### about those who say it.

# The words of others may be in any language: their own direction, in a line from left to right.
talk-line = {"\u200E"}💬 <b>{ $seat }. { $player }:</b> {"\u2068"}{ $words }{"\u2069"}
talk-said = İletildi.
talk-choose = 💬 Ne diyorsunuz? Herkes kendi dilinde okur. Ya da siz yazın, ben ileteyim.
talk-about = 💬 { $phrase } Hangi oyuncu?
talk-nowhere = Özel sohbetlerde oynanan bir { -table(form: "loc") } değilsiniz, bunu kimse okumaz. Bakın: { $command }
button-say = 💬 Konuş

## What is not passed on

unfit-empty = Bunda iletecek bir şey yok. Lütfen yazıyla anlatın.
unfit-long = Çok uzun: en fazla 200 karakter.
unfit-link = Bağlantıları, @ ile yazılan adları ve telefon numaralarını iletmem. Lütfen bunlarsız yazın.
unfit-soon = Üç saniyede bir mesaj, lütfen. Birazdan yeniden gönderin.
unfit-session = Yeni { -policy } yürürlüğe girene dek sessizlik: şimdi { -president } da { -chancellor } da konuşamaz.
unfit-dead = Öldünüz. Ölüler oyunun sonuna dek susar.
unfit-away = Bu oyundan ayrıldınız, yazdığınızı kimse okumaz. Önce geri dönün.
unfit-kind = Yalnızca yazı iletirim: fotoğraf, ses ya da başka yerden iletilmiş mesaj olmaz.

## Ready phrases

label-hello = 👋 Merhaba
phrase-hello = 👋 Herkese merhaba!
label-vote-ja = { -ja } diyelim
phrase-vote-ja = { -ja } oyu verelim.
label-vote-nein = { -nein } diyelim
phrase-vote-nein = { -nein } oyu verelim.
label-no-choice = Seçeneğim yoktu
phrase-no-choice = Seçeneğim yoktu: kartların hepsi aynıydı.
label-had-choice = Seçenek vardı
phrase-had-choice = Orada seçenek vardı.
label-wait = Durun biraz
phrase-wait = Durun biraz: önce konuşalım.
label-agree = Bence de
phrase-agree = Bence de öyle.
label-disagree = Bence değil
phrase-disagree = Bence öyle değil.
label-trust = 🕊 Güveniyorum…
phrase-trust = 🕊 Güvendiğim oyuncu: { $player }
label-suspect = 💀 Şüpheleniyorum…
phrase-suspect = 💀 Şüphelendiğim oyuncu: { $player }
label-nominate = 🎩 Aday önerim…
phrase-nominate = 🎩 { -chancellor-candidate } önerim: { $player }
label-what-had = ❓ Ne gördünüz…
phrase-what-had = ❓ Ne gördünüz? Soru şu oyuncuya: { $player }

## A seat that somebody would rather not hear

which-seat = Komutun ardına yer numarasını yazın, örneğin: { $command }
seat-muted = 🔇 Sessize alındı: { $player }. Yeniden okumak için aynı komutu bir daha gönderin.
seat-unmuted = 🔊 Yazdıklarını yeniden okuyacaksınız: { $player }
seat-blocked = ⛔ Engellendi: { $player }. Tanımadıklarınızla oynarken bir daha karşınıza çıkmaz, burada da yazdıklarını okumazsınız.
seat-reported = 📨 Şikâyet edildi: { $player }. Botu işletenler, bu { -table(form: "gen") } son satırlarını 14 gün boyunca okuyabilir.
nothing-to-report = Ben yalnızca özel sohbetlerde oynanan bir { -table(form: "loc") } söylenenleri iletirim. Gruptaysanız yöneticilere başvurun.

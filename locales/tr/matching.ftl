### Tables of strangers and tables by link: /play, /tables, /private, /join, rooms.
### $language and $languages are what languages call themselves: isolated, since they may be Persian.

## /play: what is wanted

seek-ask =
    🎯 <b>Tanımadığınız oyuncularla bir { -table }.</b> Hangi dilleri okuyorsunuz, kaç kişi olalım, süreli mi oynayalım süresiz mi?
    Adınız değil, yalnızca yer numaranız görünür.
button-sizes =
    { $sizes ->
        [small] 5–6 kişi
        [large] 7–10 kişi
       *[any] Her sayıda
    }
button-clock =
    { $clock ->
        [timed] Süreli
        [relaxed] Süresiz
       *[any] Süre fark etmez
    }
button-languages =
    { $which ->
        [any] Bütün diller
       *[own] Dillerim
    }
button-seek = 🎯 Bana { -table } bul

## Waiting

queue-waiting =
    { $others ->
        [0] ⏳ <b>Bekliyorsunuz.</b> Size uyan başka oyuncu henüz yok.
       *[other] ⏳ <b>Bekliyorsunuz.</b> Size uyan { $others } oyuncu daha bekliyor.
    }
    Dil: {"\u2068"}{ $languages }{"\u2069"}
queue-rule = { $players } kişi olunca hemen, biri { $seconds } saniye beklediyse { $fewer } kişiyle de başlarız.
queue-rule-exact = { $players } kişi olunca hemen başlarız.
queue-seated = 🎯 Yeriniz hazır.
queue-left = Artık { -table } beklemiyorsunuz.
queue-not-in = { -table(form: "cap") } beklemiyorsunuz.
queue-widen = Şu an oyuncu az. Dili ne olursa olsun bir { -table } size uyar mı? Oyunu yine kendi dilinizde okursunuz; yalnızca oyuncuların yazdıkları çevrilmez.
queue-widened = Bundan sonra her dil olur.
queue-open-table = Size uyan bir { -table(form: "loc") } boş yer var:
button-queue-stop = Beklemeyi bırak
button-queue-widen = Her dil olur

## A table is found

match-found =
    🎯 <b>{ -table(form: "cap") } bulundu:</b> { $players } oyuncu, {"\u2068"}{ $language }{"\u2069"}, { $clock ->
        [timed] süreli
       *[relaxed] süresiz
    }.
    Orada mısınız? { $seconds } saniyeniz var.
button-match-ready = ✅ Buradayım
button-match-no = Şimdi değil
button-match-room = 🏠 Buradayım, grup kuruyorum
match-ready = Yanıtınızı aldım. Diğerleri de yanıtlayınca başlıyoruz.
match-waiting = ✅ Yanıtınızı aldım. Diğerleri de yanıtlayınca başlıyoruz.
match-declined = Artık { -table } beklemiyorsunuz.
match-missed = ⌛ Yanıt vermediniz, diğerleri sizsiz devam ediyor. İstediğiniz zaman yeniden { -table } arayın.
match-back = Yeterince oyuncu yanıt vermedi. Sıranız duruyor, aramayı sürdürüyorum.
match-seated = 🎯 Yeriniz hazır: { -table } { $code }
match-gone = Bu { -table } artık yok. Başka birini arayın.
match-found-already = Size zaten bir { -table } bulundu: önce o soruyu yanıtlayın.
barred-from-public = Çok fazla komut gönderdiniz: herkese açık { -table(form: "many") } bir süre size kapalı. Arkadaşlarınızla oynayabilirsiniz.

## Open tables

tables-title = <b>Açık { -table(form: "many") }</b>
tables-none = Şu an size uyan açık { -table } yok. Başka bir şey isteyin ya da size ben bulayım.
tables-private =
    {"\u200E"}{ $code } · {"\u2068"}{ $language }{"\u2069"} · { $seated } kişi · { $clock ->
        [timed] süreli
       *[relaxed] süresiz
    }
tables-group =
    {"\u200E"}{ $code } · {"\u2068"}{ $language }{"\u2069"} · { $seated } kişi · { $clock ->
        [timed] süreli
       *[relaxed] süresiz
    } · { $group }
button-enter = ✋ Katıl: { $code }
table-gone = Bu { -table(form: "loc") } artık size yer yok. Başka birini seçin.
listed = Bu { -table(form: "acc") } artık tanımadığınız oyuncular da bulabilir; adlar yerine yer numaraları görünür.
button-list = 🌍 Herkese aç

## A table by link

private-made =
    🔗 <b>{ -table(form: "cap") } { $code } açıldı.</b> Arkadaşlarınıza bu bağlantıyı gönderin:
    { $link }
    Ya da bana şunu yazsınlar: { $command }
lobby-how-private = Arkadaşlar bağlantıyla ya da şu komutla katılır: { $command }
button-share = 🔗 Bağlantıyı paylaş
join-how = Komutun ardına { -table(form: "gen") } kodunu yazın, örneğin: { $command }
bad-code = Bu kodla bir { -table } yok. Kodu gönderene bir daha sorun.

## A group for strangers

room-ask = 🏠 Aşağıdaki düğmeyle bir grup seçin ya da kurun: ben yönetici olarak girerim, içeri yalnızca bu { -table(form: "gen") } oyuncuları alınır.
key-room = 🏠 Grup seç ya da kur
room-home = Ya da yine şu grupta oynayın: { $group }
button-home = 🏠 Yine o grup
button-room = 🏠 Grupta oyna
room-made = 🏠 { -table(form: "cap") } şu gruba taşındı: { $group }. Diğerlerine yolu gösterdim.
room-moved = 🏠 { -table(form: "cap") } { $code } bir gruba taşındı.
room-way = 🏠 { -table(form: "cap") } { $code } şu grupta oynuyor: { $group }. Gelin, girdiğiniz anda yer sizin.
button-way = 🏠 Gruba gir
room-closed = Şu gruba yalnızca { -table(form: "gen") } oyuncuları girebilir: { $group }. Siz açık bir { -table(form: "dat") } katılın.
room-no-rights = Orada davet yetkim yok. Beni bu yetkiyle yönetici yapın ya da başka bir grup seçin.
room-taken = O grupta bir oyun sürüyor. Başka bir grup seçin.
room-late = Grup seçilmedi, burada oynuyoruz.
room-missed = ⌛ Diğerleri sizsiz devam etti. Başka bir { -table } arayın: { $command }

## Many tables at once

hall-full = ⏳ Şu an bütün { -table(form: "many") } dolu, sıra numaranız: { $place }. Biri boşalınca oyununuz kendiliğinden başlar.

## Flooding

flood-warning = ⚠ Bir dakikada çok fazla komut gönderdiniz. Lütfen yavaşlayın: bir daha olursa herkese açık { -table(form: "many") } size 12 saat kapanır.
flood-barred = ⚠ Çok fazla komut gönderdiniz. Herkese açık { -table(form: "many") } size { $hours } saat kapalı; arkadaşlarınızla oynayabilirsiniz.

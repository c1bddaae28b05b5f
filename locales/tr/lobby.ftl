### Before a game: arrival in a group, the lobby, and everything that concerns a table's people.

## Arrival

greet-group =
    👋 <b>{ -game }</b>, 5–15 kişilik gizli roller oyunu.
    Düğmeyle ya da { $command } komutuyla { -lobby } açın; herkes tek dokunuşla yerini alır.
greet-rights =
    { $missing ->
        [pin] Mesaj sabitleme yetkim yok: { -table } grubun üstünde kalmayacak.
       *[polls] Burada anket açılamıyor: oylama iki düğmeyle yapılacak.
    }
greet-private =
    👋 Ben <b>{ -game }</b> oynatırım, 5–15 kişilik gizli roller oyunu.
    Beni bir gruba ekleyin, orada { $command } komutuyla { -lobby } açın; herkes tek dokunuşla yerini alır. Gizli mektuplarınız bu sohbete gelir.
button-add-to-group = ➕ Beni gruba ekle
button-open-lobby = 🎲 { -lobby(form: "cap") } aç

## The lobby panel

lobby-title = 🎲 <b>{ -game }</b> · { -lobby } { $code }
lobby-host = Kurucu: { $player }
lobby-seat = { $seat }. { $player }
lobby-need =
    { $missing ->
        [0] Hazır: { $seated ->
            [one] { $seated } oyuncu yerinde.
           *[other] { $seated } oyuncu yerinde.
        } Kurucu başlatabilir.
        [one] { $missing } oyuncu daha gerekli.
       *[other] { $missing } oyuncu daha gerekli.
    }
lobby-seal = 🔒 Karıştırma mührü: <code>{ $commitment }</code>
lobby-how = Düğme benimle özel sohbetinizi açar: orada Başlat deyin.
lobby-starting = ⏳ Bir saniye: herkese yazabildiğime bakıyorum.
lobby-closed = 🛑 Kapandı: { -lobby } { $code }
lobby-expired = 🛑 Yarım saattir kimse dokunmadı, kapandı: { -lobby } { $code }
lobby-empty = 🛑 Herkes ayrıldı, kapandı: { -lobby } { $code }
lobby-unreachable = ✉ Oyun başlayamıyor, şu oyuncuya yazamıyorum: { $player }. Yeri yeniden boş.

button-join = ✋ Yer al
button-leave = Ayrıl
button-start = ▶ Başlat
button-cancel = İptal
button-deal =
    { $players ->
        [one] ▶ { $players } kişiyle başlat
       *[other] ▶ { $players } kişiyle başlat
    }
button-close = 🛑 Evet, iptal
button-keep = ↩ Hayır
button-flee = 🛑 Evet, ayrıl
button-stay = ↩ Hayır

ask-start =
    { $players ->
        [one] Oyun { $players } oyuncuyla başlasın mı?
       *[other] Oyun { $players } oyuncuyla başlasın mı?
    }
ask-cancel-lobby = Bu { -lobby } kapatılsın mı?
ask-cancel-game = Süren oyun herkes için iptal edilsin mi?
ask-flee = Süren oyundan ayrılıyor musunuz? Yeriniz kalır, sizin adınıza ben oynarım.

## In private, around a seat

seated-in = ✋ Yeriniz hazır: { -table } { $code }, grup { $group }. Kurucu başlatınca rolünüz buraya gelecek.
seated-private = ✋ Yeriniz hazır: { -table } { $code }. Kurucu başlatınca rolünüz buraya gelecek.
left-lobby = Yerinizden kalktınız: { -table } { $code }

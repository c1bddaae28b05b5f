### Before a game: arrival in a group, the lobby, and everything that concerns a table's people.

## Arrival

greet-group =
    👋 <b>{ -game }</b>, 5–15 kişilik gizli roller oyunu.
    Düğmeyle ya da { $command } komutuyla { -lobby } açın; herkes tek dokunuşla katılır.
greet-rights =
    { $missing ->
        [pin] Mesaj sabitleme yetkim yok: { -table } sohbetin başında sabit duramayacak.
       *[polls] Burada anket açamıyorum: oylama iki düğmeyle yapılacak.
    }
greet-private =
    👋 <b>{ -game }</b> oynatırım, 5–15 kişilik gizli roller oyunu.
    Beni bir gruba ekleyin, orada { $command } komutuyla { -lobby } açın; herkes tek dokunuşla katılır. Gizli mektuplarınız bu sohbete gelir.
button-add-to-group = ➕ Beni gruba ekle
button-open-lobby = 🎲 { -lobby(form: "cap") } aç

## The lobby panel

lobby-title = 🎲 <b>{ -game }</b> · { -lobby } { $code }
lobby-host = Kurucu: { $player }
lobby-seat = {"\u200E"}{ $seat }. { $player }
lobby-need =
    { $missing ->
        [0] Hazırız: { $seated } oyuncu yerini aldı. Kurucu başlatabilir.
       *[other] { $missing } oyuncu daha gerekiyor.
    }
lobby-seal = 🔒 Karıştırma mührü: <code>{ $commitment }</code>
lobby-how = Katıl düğmesi benimle özel sohbetinizi açar: orada Başlat düğmesine dokunun.
lobby-starting = ⏳ Bir saniye: herkese yazabiliyor muyum, ona bakıyorum.
lobby-closed = 🛑 { -lobby(form: "cap") } { $code } kapandı.
lobby-expired = 🛑 { -lobby(form: "cap") } { $code } kapandı: yarım saattir kimse dokunmadı.
lobby-empty = 🛑 { -lobby(form: "cap") } { $code } kapandı: herkes ayrıldı.
lobby-unreachable = ✉ Oyun başlayamıyor, şu oyuncuya yazamıyorum: { $player }. Yeri yeniden boş.

button-join = ✋ Katıl
button-leave = Ayrıl
button-start = ▶ Başlat
button-cancel = İptal
button-deal = ▶ { $players } kişiyle başlat
button-close = 🛑 Evet, iptal et
button-keep = ↩ Hayır
button-flee = 🛑 Evet, ayrıl
button-stay = ↩ Hayır

ask-start = Oyun { $players } oyuncuyla başlasın mı?
ask-cancel-lobby = Bu { -lobby } kapatılsın mı?
ask-cancel-game = Süren oyun herkes için iptal edilsin mi?
ask-flee = Süren oyundan ayrılıyor musunuz? Yeriniz kalır, sizin adınıza ben oynarım.

## In private, around a seat

seated-in = ✋ Yeriniz hazır: { -table } { $code }, grup { $group }. Kurucu başlatınca rolünüz buraya gelecek.
seated-private = ✋ Yeriniz hazır: { -table } { $code }. Kurucu başlatınca rolünüz buraya gelecek.
left-lobby = { -table(form: "capabl") } kalktınız: { $code }

## Robots

robot-stands-in = 💤 Oyundan ayrıldı: { $player }. Yerine bir robot oynuyor.
enough-players = Robotlar yalnızca eksik oyuncuların yerini doldurur; şu an eksik yok.
no-robot = Burada oturan robot yok.
button-robot = 🤖 Robot ekle
button-no-robot = 🤖 Robot çıkar

## A lobby that starts by itself, and more time for it

lobby-countdown = 🚀 Oyun kendiliğinden başlayacak. Her yeni katılan biraz süre kazandırır.
countdown-left = 🚀 { -lobby(form: "cap") } { $code }: oyun { $seconds } saniye sonra başlıyor.
countdown-few = 🚀 Süre doldu ama { $missing } oyuncu daha gerekiyor. { -lobby(form: "cap") } açık kalıyor; kurucu başlatabilir.
extended-already = Bu { -lobby(form: "loc") } daha önce ek süre istediniz. Bu kez başka bir oyuncu ya da bir yönetici istesin.
lobby-stays = ⏱ { -lobby(form: "cap") } yarım saat daha açık kalıyor.

## Taking a seat from somebody

kick-whom = Kimin yeri boşalsın? O oyuncunun mesajını { $command } ile yanıtlayın ya da { $command } komutunu yer numarasıyla gönderin.
no-such-seat = Orada oturan yok. Yer numaralarını { -table(form: "loc") } görebilirsiniz.
kicked = Yeri yeniden boş: { $player }
kicked-you = { -table(form: "cap") } { $code }: yeriniz boşaltıldı. Kurucunun ya da bir grup yöneticisinin o yere ihtiyacı vardı.

## Playing again

lobby-kept = ⏳ Bir dakika boyunca yeri ayrılanlar: { $players }
seats-kept = Yerler bir dakika boyunca son oyunun oyuncularına ayrıldı. Sonra yeniden deneyin.
not-of-that-game = Yeni oyunu yalnızca o oyunun oyuncuları isteyebilir. Siz kendiniz bir { -lobby } açın.
lobby-is-open = Burada zaten açık bir { -lobby } var. Ona katılın.
rematch-call = 🔁 Aynı oyuncularla bir oyun daha? Yeriniz bir dakika sizin: { -table } { $code }
button-sit = ✋ Yerime otur

## Waiting for the next lobby of a group

nextgame-on = 🔔 Tamam: { $group } grubunda { -lobby } açılınca size buradan yazarım.
nextgame-off = 🔕 Tamam: { $group } grubunda { -lobby } açılınca artık yazmam.
nextgame-full = Bekleyen çok: { $group } grubunun listesi dolu. Arada bir gruba kendiniz bakın.
nextgame-call = 🔔 { -lobby(form: "cap") } açıldı: { $group }
nextgame-private = 🔔 Burada { -lobby } açılınca haber veririm: size yazabilmem için aşağıya, sonra Başlat düğmesine dokunun.
button-stop-waiting = 🔕 Haber verme
button-wait = 🔔 Haber ver

## Leaving a running game

left-game = Oyundan ayrıldınız: { -table } { $code }. Dönmek için şunu gönderin: { $command }
left-and-over = Oyundan ayrıldınız: { -table } { $code }. Oradaki oyun da bitti.

## Practice

practice-size = Robotlar dahil kaç oyuncu? { $command } komutunu { $fewest } ile { $most } arasında bir sayıyla gönderin.

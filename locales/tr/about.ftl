### /about, what Telegram shows of the bot (description: 512 characters, short description: 120, both
### without tags), and the commands as its menu lists them (short: one line on a phone).

about =
    <b>{ -game }</b>: bir Mike Boxleiter, Tommy Maranges, Max Temkin ve Mac Schubert oyunu.
    Lisansı <a href="https://creativecommons.org/licenses/by-nc-sa/4.0/">CC BY-NC-SA 4.0</a>: paylaşabilir, değiştirebilirsiniz; kime ait olduğunu belirtin, satmayın, aynı özgürlüğü başkalarına da tanıyın.

    Bu bot, oyunu beş dilde Telegram’a taşıyor. Oyunun yaratıcılarının bu işte ne payı ne de onayı var. Buradaki oyun metinleri ve görselleri aynı lisansla, botun kendi kodu MIT lisansıyla sunulur. Her şey ücretsizdir.

bot-description =
    5–15 kişilik gizli roller oyunu. Kiminiz yalan söylüyor, biriniz hepsinden beter ve herkes dürüst olduğuna yemin ediyor.

    Beni bir gruba ekleyin, { -lobby } açın, yerlerinizi alın. Ya da size bir { -table } bulayım. Kartları dağıtır, sırları saklar, oyları sayarım; asla yalan söylemem.

    { -game } oyunundan uyarlanmıştır, CC BY-NC-SA 4.0. Ücretsizdir.
bot-short-description = { -game }: gizli roller, açık suçlamalar. 5–15 kişi, grupta ya da rastgele oyuncularla.

## Commands: what the bot is told to do, so without the polite ending.

command-newgame = { -lobby(form: "cap") } aç
command-startgame = { -lobby(form: "cap") } aç ya da oyunu başlat
command-join = Katılmak için { -lobby(form: "acc") } göster
command-leave = { -table(form: "capabl") } kalk
command-flee = { -table(form: "capabl") } kalk
command-players = { -table(form: "caploc") } kimler var?
command-board = { -table(form: "capgen") } son durumu
command-role = { -role(form: "capmine") }
command-rules = Bu { -table(form: "gen") } kuralları
command-help = Neler yapabilirim?
command-about = Yaratıcılar, lisans, teşekkür
command-ping = Uyanık mıyım?
command-language = Dili değiştir
command-config = Bu grubun ayarları
command-extend = { -lobby(form: "cap") } için ek süre
command-forcestart = Hemen başlat
command-go = Hemen başlat
command-kick = Bir oyuncunun yerini boşalt
command-smite = Bir oyuncunun yerini boşalt
command-cancel = { -lobby(form: "capacc") } kapat ya da oyunu iptal et
command-nextgame = Burada { -lobby } açılınca haber ver
command-private = Davet bağlantılı { -table } aç
command-tables = Açık { -table(form: "many") }
command-play = Bana bir { -table } bul
command-practice = Robotlarla alıştırma yap
command-stop = { -table(form: "cap") } aramayı bırak
command-mute = Bir oyuncuyu sessize al
command-block = Bir oyuncuyu engelle
command-report = Bir oyuncuyu şikâyet et
command-history = Bu oyunun kaydı
command-claim = { -claim(form: "caploc") } bulun
command-who = Kimi bekliyoruz?

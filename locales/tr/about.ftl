### /about, what Telegram shows of the bot (description: 512 characters, short description: 120, both
### without tags), and the commands as its menu lists them (short: one line on a phone).

about =
    <b>{ -game }</b>, Mike Boxleiter, Tommy Maranges, Max Temkin ve Mac Schubert imzalı bir oyundur.
    Lisansı <a href="https://creativecommons.org/licenses/by-nc-sa/4.0/">CC BY-NC-SA 4.0</a>: paylaşın, değiştirin, sahibini anın, satmayın ve aynı özgürlüğü aktarın.

    Bu bot, oyunu beş dilde Telegram ortamına taşır. Oyunun yaratıcılarının bunda payı da onayı da yoktur. Buradaki oyun metinleri ve görseller aynı lisansla, botun kendi kodu MIT lisansıyla sunulur. Her şey ücretsizdir.

bot-description =
    5–15 kişilik gizli roller oyunu. Kiminiz yalan söylüyor, biriniz hepsinden beter ve herkes dürüst olduğuna yemin ediyor.

    Beni bir gruba ekleyin, { -lobby } açın, yerinizi alın. Ya da size bir { -table } bulayım. Dağıtırım, sır tutarım, oyları sayarım, asla yalan söylemem.

    { -game } oyunundan, CC BY-NC-SA 4.0. Ücretsizdir.
bot-short-description = { -game }: gizli roller, açık suçlamalar. 5–15 kişi, grupta ya da yabancılarla.

## Commands

command-newgame = { -lobby(form: "cap") } aç
command-startgame = { -lobby(form: "cap") } aç ya da oyunu başlat
command-join = Yer almak için { -lobby(form: "acc") } göster
command-leave = Yerinden kalk
command-flee = Yerinden kalk
command-players = Bu { -table(form: "loc") } kimler var
command-board = Bu { -table(form: "acc") } göster
command-role = Size düşen { -role }
command-rules = Bu { -table } için kurallar
command-help = Neler yapabilirim
command-about = Yaratıcılar, lisans, teşekkür
command-ping = Uyanık mıyım?
command-language = Dil seçin
command-config = Bu grubun ayarları
command-extend = { -lobby(form: "cap") } için ek süre
command-forcestart = Hemen başlat
command-go = Hemen başlat
command-kick = Bir yeri boşalt
command-smite = Bir yeri boşalt
command-cancel = Bu { -lobby(form: "acc") } ya da oyunu kapat
command-nextgame = { -lobby(form: "cap") } açılınca haber ver
command-private = Bağlantıyla { -table } aç
command-tables = Açık { -table(form: "many") }
command-play = Bana bir { -table } bul
command-practice = Robotlarla tek başına oyna
command-stop = { -table(form: "cap") } aramayı bırak
command-mute = Bir yerin sözlerini iletme
command-block = Bir oyuncuyla eşleştirme
command-report = Bir oyuncuyu şikâyet et
command-history = Bu oyunun kaydı
command-claim = Gördüğünüzü söyleyin
command-who = Kimi bekliyoruz?

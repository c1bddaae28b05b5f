### The settings of a group: what each is set to and means, and the buttons that change it.

config-title = ⚙ <b>Bu grubun ayarları</b>
config-who = Herkes görür, grup yöneticileri değiştirir. Değişiklikler sonraki oyunda geçerli olur.
config-admin = Ayarları yalnızca bir grup yöneticisi değiştirebilir.

config-clock =
    { $chosen ->
        [timed] ⏱ Oyun: <b>süreli.</b> Süresi dolanın yerine ben oynarım.
       *[relaxed] ⏱ Oyun: <b>süresiz.</b> Yalnızca hatırlatırım.
    }
config-ballots =
    { $chosen ->
        [buttons] 🗳 Oylama: <b>iki düğmeyle,</b> bir mesajın altında.
       *[poll] 🗳 Oylama: <b>anketle;</b> sonuç son oya dek gizli kalır.
    }
config-reveal =
    { $chosen ->
        [roles] 🔓 Oyundan sonra: <b>yalnızca roller</b> açıklanır.
       *[record] 🔓 Oyundan sonra: <b>bütün kayıt</b> açıklanır, herkesin kartlarıyla.
    }
config-autostart =
    { $chosen ->
        [yes] 🚀 Başlangıç: <b>kendiliğinden,</b> { -lobby } açıldıktan üç dakika sonra.
       *[no] 🚀 Başlangıç: <b>kurucu başlatınca.</b>
    }
config-listed =
    { $chosen ->
        [yes] 🌍 Dışarıdan oyuncular: bu grubun { -lobby(form: "manypossacc") } <b>bulabilir</b> ve oynamak için gruba katılabilir.
       *[no] 🌍 Dışarıdan oyuncular: bu grubun { -lobby(form: "manypossacc") } <b>göremez.</b>
    }

## Each button says what it changes the setting to.

button-config-clock =
    { $chosen ->
        [timed] ⏱ Süreli oyna
       *[relaxed] ⏱ Süresiz oyna
    }
button-config-ballots =
    { $chosen ->
        [buttons] 🗳 Düğmeyle oyla
       *[poll] 🗳 Anketle oyla
    }
button-config-reveal =
    { $chosen ->
        [roles] 🔓 Yalnızca rolleri açıkla
       *[record] 🔓 Bütün kaydı açıkla
    }
button-config-autostart =
    { $chosen ->
        [yes] 🚀 Kendiliğinden başlasın
       *[no] 🚀 Kurucu başlatsın
    }
button-config-listed =
    { $chosen ->
        [yes] 🌍 Dışarıya aç
       *[no] 🌍 Dışarıya kapat
    }

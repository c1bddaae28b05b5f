### /rules: the variables are explained in locales/en/rules.ftl.

rules-frame = <b>{ $heading }</b> ({ $page } / { $pages })

rules-power =
    { $power ->
        [investigate] { $slot }. { -investigate-loyalty(form: "cap") }
        [special_election] { $slot }. { -special-election(form: "cap") }
        [peek] { $slot }. { -policy-peek(form: "cap") }
        [execution] { $slot }. { -execution(form: "cap") }
       *[none] { $slot }. yok
    }

## Counts of policies, for use inside the pages.

rules-liberal-goal = { $liberal_goal } { -liberal } { -policy }
rules-fascist-goal = { $fascist_goal } { -fascist } { -policy }
rules-zone = { $zone } { -fascist } { -policy }
rules-veto-from = { $veto_from } { -fascist } { -policy }

## The pages

rules-heading-1 = Oyunun konusu
rules-page-1 =
    Almanya, 1932. Sallanan bir meclis, kıl payı bir çoğunluk ve tam da bu masada, her şeye son vermek isteyen biri.

    Herkese bir { -role } dağıtılır. { -liberal(form: "many") } çoğunluktadır ama başta kimseyi tanımaz. { -fascist(form: "many") } azınlıktadır ama birbirini tanır. { -hitler } de onların tarafındadır.

    <b>{ -liberal(form: "many") } kazanır:</b>
    • { rules-liberal-goal } yürürlüğe girerse ya da
    • { -hitler } infaz edilirse.

    <b>{ -fascist(form: "many") } kazanır:</b>
    • { rules-fascist-goal } yürürlüğe girerse ya da
    • { rules-zone } yürürlüğe girdikten sonra { -hitler } { -chancellor } seçilirse.

    Bir tur en çok üç bölümden oluşur: { -election }, { -legislative-session } ve bazen bir { -executive-action }. Ardından yeni tur başlar; taraflardan biri kazanana dek böyle sürer.

    Bildiğinizi söylemek, çarpıtmak ya da saklamak size kalmış. Kartları hakkında herkes yalan söyleyebilir. Bot ise asla söylemez.

rules-heading-2 = Masada kimler var
rules-page-2 =
    { $players } kişilik masa:
    • { -liberal }: { $liberals }
    • { -fascist }: { $fascists }
    • { -hitler }: 1

    <b>Kim kimi tanır?</b>
    • { -liberal(form: "many") } kimseyi tanımaz.
    • { $fascists ->
        [one] { -fascist }, kimin { -hitler } olduğunu bilir.
       *[other] { -fascist(form: "many") } birbirini tanır ve kimin { -hitler } olduğunu bilir.
    }
    • { $hitler_knows ->
        [yes] Bu kadar küçük bir masada { -hitler } de { -fascist(form: "acc") } tanır.
       *[no] Bu büyüklükte bir masada { -hitler }, { -fascist(form: "manyacc") } tanımaz.
    }

    <b>Rol ve parti ayrı şeylerdir</b>
    { -role(form: "cap") } { -liberal }, { -fascist } ya da { -hitler } olabilir. { -party(form: "cap") } ise ya { -liberal } ya { -fascist } olur; { -hitler(form: "gen") } partisi de { -fascist } görünür. Soruşturma partiyi gösterir, rolü asla göstermez.

    <b>Deste</b>
    { $deck } kart: { $deck_liberal } { -liberal }, { $deck_fascist } { -fascist }. Çekilenlerin çoğu kötü haberdir. Yalanlar da orada başlar.

rules-heading-3 = Seçim
rules-page-3 =
    <b>1. Adaylık.</b> İlk { -presidential-candidate } kurayla belirlenir. Sonra adaylık, önceki aday seçilsin seçilmesin, masada sırayla dolaşır.

    <b>2. Aday gösterme.</b> { -presidential-candidate }, bir başkasını { -chancellor-candidate } olarak gösterir. İstediğiniz kadar tartışabilirsiniz.

    <b>{ -term-limit(form: "caps") }.</b> Son seçilen ikili, yani { -president } ve { -chancellor }, { -chancellor-candidate } gösterilemez. Hayatta beş ya da daha az kişi kaldığında bu yalnızca son { -chancellor } için geçerlidir. Reddedilen ikililer kimseyi kısıtlamaz; herkes { -president } olabilir.

    <b>3. Oylama.</b> Adaylar dahil hayattaki herkes { -ja } ya da { -nein } der. Son oy gelene dek hiçbir oy görünmez; sonra hepsi birden açılır. O ana kadar oy değiştirilebilir.

    <b>{ -ja } daha çoksa:</b> ikili göreve gelir. En az { rules-zone } yürürlükteyse ve yeni { -chancellor } { -hitler } ise { -fascist(form: "many") } hemen kazanır. Bu eşikten sonra oyun sürüyorsa yeni { -chancellor } kesinlikle { -hitler } değildir; masa bunu hep gösterir.

    <b>Eşitlik varsa ya da { -nein } daha çoksa:</b> { -government } kurulmaz. { -election-tracker(form: "cap") } bir adım ilerler, adaylık sıradakine geçer.

    <b>{ -chaos(form: "cap") }.</b> Takipçi üçe gelince ülkenin sabrı taşar: { -draw-pile(form: "gen") } en üstündeki { -policy }, ne olursa olsun, yürürlüğe girer. Güç vermez; takipçi sıfırlanır, bütün { -term-limit(form: "many") } kalkar.

rules-heading-4 = Yasama aşaması
rules-page-4 =
    İlk kart çekildiği andan { -policy } yürürlüğe girene dek { -president } ve { -chancellor } susar: söz yok, ima yok, emoji yok.

    <b>1.</b> { -president } üç kart çeker, birini kapalı atar.
    <b>2.</b> { -chancellor } kalan ikisini alır, birini kapalı atar, sonuncuyu yürürlüğe sokar.
    <b>3.</b> Yürürlüğe giren { -policy } herkesin gözü önünde yerine konur; { -election-tracker } sıfırlanır.

    Atılan kartlar oyun boyunca gizli kalır. Sonradan ikisi de elinde ne olduğuna dair dilediğini söyleyebilir.

    <b>Yeni deste.</b> Aşamanın ya da bir { -chaos(form: "gen") } ardından üçten az kart kaldıysa, bunlar { -discard-pile(form: "ins") } karıştırılır ve yeni { -draw-pile } olur. Bu, aşamanın ortasında asla olmaz ve her zaman duyurulur.

    <b>{ -veto(form: "cap") }.</b> { rules-veto-from } yürürlükteyse { -chancellor }, aşama başına bir kez, bütün kartları atmayı önerebilir.
    • { -president } kabul ederse üç kart da atılır, { -election-tracker } bir adım ilerler.
    • { -president } reddederse { -chancellor } iki karttan birini yürürlüğe sokmak zorundadır.
    Veto eden { -government } yine de seçilmiştir: ikilisi için { -term-limit } geçerlidir.

rules-heading-5 = Güçler
rules-page-5 =
    Yürürlüğe giren { -fascist } { -policy }, görevdeki { -president(form: "dat") } bir güç kazandırabilir. Bu güç sonraki turdan önce, bir kez kullanılır; saklanamaz. { -president } { -liberal } olsa da gücü alır; işin ayartıcı yanı da budur.

    <b>Bu masada, { -fascist } { -policy } sırasına göre:</b>
    { $powers }
    Bunlardan sonraki { -fascist } { -policy } oyunu kazandırır.

    <b>{ -investigate-loyalty(form: "cap") }.</b> { -president } bir başkasının hangi partiden olduğunu öğrenir; ister doğruyu söyler, ister söylemez. Bir oyunda kimse iki kez soruşturulmaz.

    <b>{ -special-election(form: "cap") }.</b> { -president } bir başkasını sonraki { -presidential-candidate } yapar; { -term-limit } buna engel değildir. Ardından sıra kaldığı yerden sürer: kimse atlanmaz, yandaki oyuncu üst üste iki kez aday olabilir.

    <b>{ -policy-peek(form: "cap") }.</b> { -president } sıradaki üç karta bakar. Kartlar yerinde, aynı sırada kalır.

    <b>{ -execution(form: "cap") }.</b> { -president } bir başkasını infaz ettirir. O kişi { -hitler } ise { -liberal(form: "many") } kazanır. Değilse rolü kimseye söylenmez. Ölenler konuşmaz, oy vermez, göreve gelmez.

    { -chaos(form: "capins") } yürürlüğe giren { -policy } güç vermez.

rules-heading-6 = Burada nasıl oynanır
rules-page-6 =
    <b>Sırlar</b> botla özel sohbetinize gelir. Grup yalnızca herkesin bilebileceğini görür.

    <b>{ -claim(form: "caps") }.</b> Aşamadan sonra { -president } ve { -chancellor } ellerinde ne olduğunu, soruşturan da ne gördüğünü kayda geçirebilir. Hepsi oyların yanında durur, karşılaştırmak size kalır. Bot kaydeder, yargılamaz.

    <b>Düğmeler.</b> Kartlar düğmelere rastgele dizilir; yerleri bir şey anlatmaz. Geri alınamayan her şey ikinci bir dokunuş ister.

    <b>Süre.</b> Süresiz bir masa yalnızca hatırlatır. Süreli bir masa, süre dolunca kendisi oynar: aday gösterilmediyse { -government } reddedilmiş sayılır, eksik oy { -nein } sayılır, { -veto } isteği reddedilir, güç kullanılmadan düşer, kart rastgele seçilir. Masa yalnızca sürenin dolduğunu duyar; beklemek hiçbir şeyi kanıtlamaz.

    <b>Ayrılmak.</b> Oyunun ortasında ayrılırsanız yeriniz kalır ve siz dönene dek süresi dolmuş gibi oynanır. Hayattakilerin yarısından fazlası ayrıldıysa oyun iptal edilir.

    <b>Dürüst karıştırma.</b> Bot, dağıtmadan önce rastgele bir tohumun parmak izini yayımlar, oyunun sonunda da tohumun kendisini. Roller, deste ve bütün kuralar ondan çıkar; isteyen denetler.

    <b>Oyun sonu.</b> Bir taraf kazanınca bütün roller gösterilir.

rules-heading-7 = Nasıl kazanılır
rules-page-7 =
    <b>Herkes { -liberal }.</b> Siz de öyle deyin. Başka bir şey söylemenin kimseye yararı yok.

    <b>{ -liberal } iseniz</b>
    • Kartlarınız hakkında doğruyu söyleyin. Tarafınız bilgileri karşılaştırarak kazanır; iyi niyetli tek bir yalan hepsini bozar.
    • Acele etmeyin, nedenini sorun: neden bu { -chancellor }, neden bu oy?
    • { -fascist } bir { -policy } çıktıysa üç suçlu olabilir: { -president }, { -chancellor } ve deste. Suçlamadan önce kartları sayın.
    • Sözlere değil oylara bakın. Oylar kayıtlıdır.
    • { rules-zone } yürürlükteyse her oylamadan önce tek bir soru sorun: bu { -chancellor } { -hitler } olabilir mi?

    <b>{ -fascist } iseniz</b>
    • Her { -policy } sizin olmak zorunda değil. Her seferinde iyi bir bahane yeter.
    • { -hitler } zararsız görünsün diye uğraşın; arada bir birbirinizle tartışın.
    • Acele ve karışıklık sizden yana.

    <b>{ -hitler } iseniz</b>
    • Masanın en iyi { -liberal } oyuncusu olun: { -liberal } { -policy } çıkarın, kavgadan uzak durun, güven toplayın.
    • Kirli işi başkalarına bırakın. Sizin seçilmeniz, { rules-fascist-goal } çıkarmaktan daha çok oyun kazandırır.

    <b>Elinizde bir güç varsa</b>
    • Ne yapacağınızı ve nedenini önceden söyleyin. Susmak suçlu gösterir.
    • Bir soruşturmanın değeri, sözünüzün değeri kadardır.

rules-heading-8 = Sorular
rules-page-8 =
    <b>Yalan söyleyebilir miyim?</b>
    Yalnızca sizin bildiğiniz her konuda, her zaman. Bottan gelen mektuplar ve ekran görüntüleri ise oyunun dışındadır.

    <b>Mektubumu birine gösterebilir miyim?</b>
    Hayır. Kanıt, herkesin oyununu bozar. Yalnızca söz.

    <b>Üst üste iki kez göreve gelinebilir mi?</b>
    { -president } olarak evet. { -chancellor } için 3. sayfadaki { -term-limit(form: "manydat") } bakın.

    <b>Kazanılan { -election } takipçiyi sıfırlar mı?</b>
    Hayır, yalnızca yürürlüğe giren bir { -policy } sıfırlar.

    <b>{ -chaos(form: "caploc") } kimin { -hitler } olduğuna bakılır mı?</b>
    Hayır. Ama çıkan { -policy } sayılır ve oyunu kazandırabilir.

    <b>Takipçi ikideyken { -veto } kabul edilirse?</b>
    Takipçi üçe ulaşır: { -chaos }.

    <b>Gücü kim kullanır?</b>
    Hangi { -president } görevdeyken { -policy } çıktıysa o, hemen.

    <b>{ -special-election(form: "cap") } bitince sıra kimde?</b>
    Oylama nasıl sonuçlanırsa sonuçlansın, normalde sıra kimdeyse onda.

    <b>Bir gücü kendime kullanabilir miyim?</b>
    Hayır, her zaman bir başkasına.

    <b>Ölenin rolünü öğrenir miyiz?</b>
    Yalnızca { -hitler } ise. Değilse oyunun sonunda.

    <b>Biri cevap vermiyor.</b>
    Masa kimi beklediğini gösterir. Hatırlatın ya da süreli oynayın.

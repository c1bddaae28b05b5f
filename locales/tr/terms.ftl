### The words of the game, one row for each concept of the glossary. Every other file takes them
### from here, so that another skin of the game is another file of this name.
###
### A term's form is chosen with (form: "…"). Turkish has the cases acc, gen, dat, loc, abl and ins,
### many (plural) with the same cases (manyacc, …), cap (capital, for the start of a line) with the
### same cases (capacc, …), caps (capital and plural), poss (of a third person), mine and yours. A
### suffix never hangs on a placeable: the term brings it. Without a form: singular, nominative.

-game = Secret Hitler

## Roles and parties

-liberal =
    { $form ->
       *[one] Liberal
        [acc] Liberali
        [gen] Liberalin
        [dat] Liberale
        [many] Liberaller
        [manyacc] Liberalleri
        [manygen] Liberallerin
        [manydat] Liberallere
    }
-fascist =
    { $form ->
       *[one] Faşist
        [acc] Faşisti
        [gen] Faşistin
        [dat] Faşiste
        [many] Faşistler
        [manyacc] Faşistleri
        [manygen] Faşistlerin
        [manydat] Faşistlere
    }
-hitler =
    { $form ->
       *[one] Hitler
        [acc] Hitler’i
        [gen] Hitler’in
        [dat] Hitler’e
        [abl] Hitler’den
    }
-role =
    { $form ->
       *[one] gizli rol
        [cap] Gizli rol
        [acc] gizli rolü
        [gen] gizli rolün
        [many] gizli roller
        [poss] gizli rolü
        [possacc] gizli rolünü
        [mine] gizli rolüm
        [capmine] Gizli rolüm
    }
-party =
    { $form ->
       *[one] parti üyeliği
        [cap] Parti üyeliği
        [acc] parti üyeliğini
        [gen] parti üyeliğinin
        [dat] parti üyeliğine
        [many] parti üyelikleri
    }

## The government

-president =
    { $form ->
       *[one] Başkan
        [acc] Başkanı
        [gen] Başkanın
        [dat] Başkana
        [loc] Başkanda
        [abl] Başkandan
        [many] Başkanlar
    }
-chancellor =
    { $form ->
       *[one] Şansölye
        [acc] Şansölyeyi
        [gen] Şansölyenin
        [dat] Şansölyeye
        [loc] Şansölyede
        [abl] Şansölyeden
        [many] Şansölyeler
    }
-presidential-candidate =
    { $form ->
       *[one] Başkan adayı
        [acc] Başkan adayını
        [gen] Başkan adayının
        [dat] Başkan adayına
        [many] Başkan adayları
    }
-chancellor-candidate =
    { $form ->
       *[one] Şansölye adayı
        [acc] Şansölye adayını
        [gen] Şansölye adayının
        [dat] Şansölye adayına
        [many] Şansölye adayları
        [yours] Şansölye adayınız
    }
-government =
    { $form ->
       *[one] hükümet
        [cap] Hükümet
        [acc] hükümeti
        [gen] hükümetin
        [dat] hükümete
        [many] hükümetler
        [manyacc] hükümetleri
    }

## The election

-election =
    { $form ->
       *[one] seçim
        [cap] Seçim
        [acc] seçimi
        [gen] seçimin
        [dat] seçime
        [loc] seçimde
        [many] seçimler
        [caps] Seçimler
    }
-ja = Ja!
-nein = Nein!
-election-tracker =
    { $form ->
       *[one] seçim takipçisi
        [cap] Seçim takipçisi
        [acc] seçim takipçisini
        [gen] seçim takipçisinin
    }
-chaos =
    { $form ->
       *[one] kaos
        [cap] Kaos
        [acc] kaosu
        [gen] kaosun
        [dat] kaosa
        [abl] kaostan
        [caploc] Kaosta
        [capins] Kaosla
    }
-term-limit =
    { $form ->
       *[one] görev süresi sınırı
        [cap] Görev süresi sınırı
        [acc] görev süresi sınırını
        [dat] görev süresi sınırına
        [many] görev süresi sınırları
        [caps] Görev süresi sınırları
        [manyacc] görev süresi sınırlarını
        [manydat] görev süresi sınırlarına
    }

## The legislative session

-legislative-session =
    { $form ->
       *[one] yasama aşaması
        [cap] Yasama aşaması
        [acc] yasama aşamasını
        [gen] yasama aşamasının
        [dat] yasama aşamasına
        [loc] yasama aşamasında
        [abl] yasama aşamasından
    }
-policy =
    { $form ->
       *[one] politika
        [cap] Politika
        [acc] politikayı
        [gen] politikanın
        [dat] politikaya
        [abl] politikadan
        [many] politikalar
        [caps] Politikalar
        [manyacc] politikaları
    }
-enact =
    { $form ->
       *[one] yürürlüğe sokmak
        [cap] Yürürlüğe sok
    }
-discard =
    { $form ->
       *[one] atmak
        [cap] At
    }
-draw-pile =
    { $form ->
       *[one] çekme destesi
        [cap] Çekme destesi
        [acc] çekme destesini
        [gen] çekme destesinin
        [loc] çekme destesinde
    }
-discard-pile =
    { $form ->
       *[one] atma destesi
        [cap] Atma destesi
        [acc] atma destesini
        [gen] atma destesinin
        [dat] atma destesine
        [ins] atma destesiyle
    }
-veto =
    { $form ->
       *[one] veto
        [cap] Veto
        [acc] vetoyu
        [capacc] Vetoyu
        [gen] vetonun
        [dat] vetoya
    }

## Executive actions

-executive-action =
    { $form ->
       *[one] yürütme eylemi
        [cap] Yürütme eylemi
        [acc] yürütme eylemini
        [many] yürütme eylemleri
        [caps] Yürütme eylemleri
    }
-investigate-loyalty =
    { $form ->
       *[one] sadakat soruşturması
        [cap] Sadakat soruşturması
        [acc] sadakat soruşturmasını
    }
-special-election =
    { $form ->
       *[one] özel seçim
        [cap] Özel seçim
        [acc] özel seçimi
        [gen] özel seçimin
        [loc] özel seçimde
        [abl] özel seçimden
    }
-policy-peek =
    { $form ->
       *[one] politika bakışı
        [cap] Politika bakışı
    }
-execution =
    { $form ->
       *[one] infaz
        [cap] İnfaz
        [acc] infazı
        [many] infazlar
    }

## The table

-claim =
    { $form ->
       *[one] iddia
        [cap] İddia
        [acc] iddiayı
        [many] iddialar
        [caps] İddialar
        [manyacc] iddiaları
        [manygen] iddiaların
        [caploc] İddiada
    }
-table =
    { $form ->
       *[one] masa
        [cap] Masa
        [acc] masayı
        [gen] masanın
        [dat] masaya
        [loc] masada
        [abl] masadan
        [capgen] Masanın
        [capdat] Masaya
        [caploc] Masada
        [capabl] Masadan
        [many] masalar
        [caps] Masalar
        [manyacc] masaları
    }
-lobby =
    { $form ->
       *[one] lobi
        [cap] Lobi
        [acc] lobiyi
        [gen] lobinin
        [dat] lobiye
        [loc] lobide
        [capacc] Lobiyi
        [many] lobiler
        [manypossacc] lobilerini
    }
-spectator =
    { $form ->
       *[one] izleyici
        [cap] İzleyici
        [many] izleyiciler
        [caps] İzleyiciler
    }
-moderator =
    { $form ->
       *[one] moderatör
        [cap] Moderatör
    }
-warning =
    { $form ->
       *[one] uyarı
        [cap] Uyarı
        [many] uyarılar
        [caps] Uyarılar
    }

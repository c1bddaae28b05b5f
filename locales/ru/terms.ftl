### The words of the game, one row for each concept of the glossary. Every other file takes them
### from here, so that another skin of the game is another file of this name.
###
### A term's form is chosen with (form: "…"). Russian has the cases gen, dat, acc, ins and pre, many
### (plural) with the same cases (manygen, …), cap (capital, for the start of a line) and caps
### (capital and plural); the two parties also as adjectives of a masculine noun: adj, adjgen,
### adjmany, adjmanygen, adjcap; the party membership also in short: short, shortgen, shortacc,
### shortpre, shortcap, shortacccap; the two ballots also without quotation marks: bare. Without a form: singular,
### nominative.

-game = Secret Hitler

## Roles and parties

-liberal =
    { $form ->
       *[one] либерал
        [gen] либерала
        [dat] либералу
        [acc] либерала
        [ins] либералом
        [pre] либерале
        [many] либералы
        [manygen] либералов
        [manydat] либералам
        [manyacc] либералов
        [manyins] либералами
        [manypre] либералах
        [cap] Либерал
        [caps] Либералы
        [adj] либеральный
        [adjgen] либерального
        [adjmany] либеральные
        [adjmanygen] либеральных
        [adjcap] Либеральный
    }
-fascist =
    { $form ->
       *[one] фашист
        [gen] фашиста
        [dat] фашисту
        [acc] фашиста
        [ins] фашистом
        [pre] фашисте
        [many] фашисты
        [manygen] фашистов
        [manydat] фашистам
        [manyacc] фашистов
        [manyins] фашистами
        [manypre] фашистах
        [cap] Фашист
        [caps] Фашисты
        [adj] фашистский
        [adjgen] фашистского
        [adjmany] фашистские
        [adjmanygen] фашистских
        [adjcap] Фашистский
    }
-hitler =
    { $form ->
       *[one] Гитлер
        [gen] Гитлера
        [dat] Гитлеру
        [acc] Гитлера
        [ins] Гитлером
        [pre] Гитлере
    }
-role =
    { $form ->
       *[one] тайная роль
        [cap] Тайная роль
        [gen] тайной роли
        [acc] тайную роль
        [ins] тайной ролью
        [many] тайные роли
        [caps] Тайные роли
        [manygen] тайных ролей
    }
-party =
    { $form ->
       *[one] партийная принадлежность
        [cap] Партийная принадлежность
        [gen] партийной принадлежности
        [acc] партийную принадлежность
        [short] партия
        [shortgen] партии
        [shortacc] партию
        [shortpre] партии
        [shortcap] Партия
        [shortacccap] Партию
    }

## The government

-president =
    { $form ->
       *[one] президент
        [gen] президента
        [dat] президенту
        [acc] президента
        [ins] президентом
        [pre] президенте
        [many] президенты
        [manygen] президентов
        [manydat] президентам
        [manyacc] президентов
        [manyins] президентами
        [manypre] президентах
        [cap] Президент
        [caps] Президенты
    }
-chancellor =
    { $form ->
       *[one] канцлер
        [gen] канцлера
        [dat] канцлеру
        [acc] канцлера
        [ins] канцлером
        [pre] канцлере
        [many] канцлеры
        [manygen] канцлеров
        [manydat] канцлерам
        [manyacc] канцлеров
        [manyins] канцлерами
        [manypre] канцлерах
        [cap] Канцлер
        [caps] Канцлеры
    }
-presidential-candidate =
    { $form ->
       *[one] кандидат в президенты
        [cap] Кандидат в президенты
        [gen] кандидата в президенты
        [dat] кандидату в президенты
        [acc] кандидата в президенты
        [ins] кандидатом в президенты
        [many] кандидаты в президенты
    }
-chancellor-candidate =
    { $form ->
       *[one] кандидат в канцлеры
        [cap] Кандидат в канцлеры
        [gen] кандидата в канцлеры
        [dat] кандидату в канцлеры
        [acc] кандидата в канцлеры
        [ins] кандидатом в канцлеры
        [many] кандидаты в канцлеры
    }
-government =
    { $form ->
       *[one] правительство
        [cap] Правительство
        [gen] правительства
        [dat] правительству
        [acc] правительство
        [ins] правительством
        [pre] правительстве
        [many] правительства
        [manygen] правительств
    }

## The election

-election =
    { $form ->
       *[one] выборы
        [cap] Выборы
        [gen] выборов
        [dat] выборам
        [acc] выборы
        [ins] выборами
        [pre] выборах
    }
-ja =
    { $form ->
       *[one] «Да» (Ja)
        [bare] Да (Ja)
    }
-nein =
    { $form ->
       *[one] «Нет» (Nein)
        [bare] Нет (Nein)
    }
-election-tracker =
    { $form ->
       *[one] трекер выборов
        [cap] Трекер выборов
        [gen] трекера выборов
        [dat] трекеру выборов
        [acc] трекер выборов
        [ins] трекером выборов
        [pre] трекере выборов
    }
-chaos =
    { $form ->
       *[one] хаос
        [cap] Хаос
        [gen] хаоса
        [dat] хаосу
        [acc] хаос
        [ins] хаосом
        [pre] хаосе
    }
-term-limit =
    { $form ->
       *[one] ограничение срока
        [cap] Ограничение срока
        [gen] ограничения срока
        [acc] ограничение срока
        [ins] ограничением срока
        [many] ограничения срока
        [caps] Ограничения срока
        [manygen] ограничений срока
    }

## The legislative session

-legislative-session =
    { $form ->
       *[one] законодательная сессия
        [cap] Законодательная сессия
        [gen] законодательной сессии
        [dat] законодательной сессии
        [acc] законодательную сессию
        [pre] законодательной сессии
        [many] законодательные сессии
    }
-policy =
    { $form ->
       *[one] закон
        [gen] закона
        [dat] закону
        [acc] закон
        [ins] законом
        [pre] законе
        [many] законы
        [manygen] законов
        [manydat] законам
        [manyacc] законы
        [manyins] законами
        [manypre] законах
        [cap] Закон
        [caps] Законы
    }
-enact =
    { $form ->
       *[one] принять
        [cap] Принять
    }
-discard =
    { $form ->
       *[one] сбросить
        [cap] Сбросить
    }
-draw-pile =
    { $form ->
       *[one] колода законов
        [cap] Колода законов
        [gen] колоды законов
        [dat] колоде законов
        [acc] колоду законов
        [ins] колодой законов
        [pre] колоде законов
    }
-discard-pile =
    { $form ->
       *[one] сброс
        [cap] Сброс
        [gen] сброса
        [dat] сбросу
        [acc] сброс
        [ins] сбросом
        [pre] сбросе
    }
-veto =
    { $form ->
       *[one] вето
        [cap] Вето
    }

## Executive actions

-executive-action =
    { $form ->
       *[many] исполнительные действия
        [caps] Исполнительные действия
        [manygen] исполнительных действий
        [one] исполнительное действие
        [cap] Исполнительное действие
        [gen] исполнительного действия
        [acc] исполнительное действие
    }
-investigate-loyalty =
    { $form ->
       *[one] проверка партийной принадлежности
        [cap] Проверка партийной принадлежности
        [gen] проверки партийной принадлежности
        [acc] проверку партийной принадлежности
    }
-special-election =
    { $form ->
       *[one] внеочередные выборы
        [cap] Внеочередные выборы
        [gen] внеочередных выборов
        [dat] внеочередным выборам
        [acc] внеочередные выборы
        [pre] внеочередных выборах
    }
-policy-peek =
    { $form ->
       *[one] взглянуть на законы
        [cap] Взглянуть на законы
    }
-execution =
    { $form ->
       *[one] казнь
        [cap] Казнь
        [gen] казни
        [dat] казни
        [acc] казнь
        [ins] казнью
        [many] казни
        [manygen] казней
    }

## The table

-claim =
    { $form ->
       *[one] заявление
        [cap] Заявление
        [gen] заявления
        [acc] заявление
        [ins] заявлением
        [many] заявления
        [caps] Заявления
        [manygen] заявлений
    }
-table =
    { $form ->
       *[one] стол
        [gen] стола
        [dat] столу
        [acc] стол
        [ins] столом
        [pre] столе
        [many] столы
        [manygen] столов
        [manydat] столам
        [manyacc] столы
        [manyins] столами
        [manypre] столах
        [cap] Стол
        [caps] Столы
    }
-lobby =
    { $form ->
       *[one] лобби
        [cap] Лобби
    }
-spectator =
    { $form ->
       *[one] зритель
        [gen] зрителя
        [dat] зрителю
        [acc] зрителя
        [ins] зрителем
        [pre] зрителе
        [many] зрители
        [manygen] зрителей
        [manydat] зрителям
        [manyacc] зрителей
        [manyins] зрителями
        [manypre] зрителях
        [cap] Зритель
        [caps] Зрители
    }
-moderator =
    { $form ->
       *[one] ведущий
        [gen] ведущего
        [dat] ведущему
        [acc] ведущего
        [ins] ведущим
        [pre] ведущем
        [many] ведущие
        [manygen] ведущих
        [manydat] ведущим
        [manyacc] ведущих
        [manyins] ведущими
        [manypre] ведущих
        [cap] Ведущий
        [caps] Ведущие
    }
-warning =
    { $form ->
       *[one] предупреждение
        [gen] предупреждения
        [dat] предупреждению
        [acc] предупреждение
        [ins] предупреждением
        [pre] предупреждении
        [many] предупреждения
        [manygen] предупреждений
        [manydat] предупреждениям
        [manyacc] предупреждения
        [manyins] предупреждениями
        [manypre] предупреждениях
        [cap] Предупреждение
        [caps] Предупреждения
    }

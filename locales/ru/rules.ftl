### /rules: the variables are explained in locales/en/rules.ftl.

rules-frame = <b>{ $heading }</b> ({ $page } из { $pages })

rules-power =
    { $power ->
        [investigate] { $slot }. { -investigate-loyalty(form: "cap") }
        [special_election] { $slot }. { -special-election(form: "cap") }
        [peek] { $slot }. { -policy-peek(form: "cap") }
        [execution] { $slot }. { -execution(form: "cap") }
       *[none] { $slot }. ничего
    }

## Counts of policies, for use inside the pages.

rules-liberal-goal =
    { $liberal_goal ->
        [one] { $liberal_goal } { -liberal(form: "adj") } { -policy }
        [few] { $liberal_goal } { -liberal(form: "adjmanygen") } { -policy(form: "gen") }
       *[many] { $liberal_goal } { -liberal(form: "adjmanygen") } { -policy(form: "manygen") }
    }
rules-fascist-goal =
    { $fascist_goal ->
        [one] { $fascist_goal } { -fascist(form: "adj") } { -policy }
        [few] { $fascist_goal } { -fascist(form: "adjmanygen") } { -policy(form: "gen") }
       *[many] { $fascist_goal } { -fascist(form: "adjmanygen") } { -policy(form: "manygen") }
    }
rules-zone =
    { $zone ->
        [one] { $zone } { -fascist(form: "adj") } { -policy }
        [few] { $zone } { -fascist(form: "adjmanygen") } { -policy(form: "gen") }
       *[many] { $zone } { -fascist(form: "adjmanygen") } { -policy(form: "manygen") }
    }
rules-veto-from =
    { $veto_from ->
        [one] { $veto_from } { -fascist(form: "adj") } { -policy }
        [few] { $veto_from } { -fascist(form: "adjmanygen") } { -policy(form: "gen") }
       *[many] { $veto_from } { -fascist(form: "adjmanygen") } { -policy(form: "manygen") }
    }

## The pages

rules-heading-1 = О чём эта игра
rules-page-1 =
    Германия, 1932 год. Шаткий парламент, хрупкое большинство — и кое-кто за этим самым столом не прочь со всем этим покончить.

    Каждому достаётся { -role }. { -liberal(form: "caps") } в большинстве, но поначалу никого не знают. А вот { -fascist(form: "manygen") } мало, зато они знают друг друга. На их стороне и { -hitler }.

    <b>{ -liberal(form: "caps") } побеждают</b>, как только
    • принято { rules-liberal-goal } или
    • { -hitler(form: "acc") } казнили.

    <b>{ -fascist(form: "caps") } побеждают</b>, как только
    • принято { rules-fascist-goal } или
    • { -hitler(form: "acc") } избирают { -chancellor(form: "ins") }, когда уже принято { rules-zone }.

    В раунде до трёх частей: { -election }, { -legislative-session } и изредка { -executive-action }. Потом новый раунд — и так до победы одной из сторон.

    Всё, что знаешь, можно рассказать, исказить или оставить при себе. Врать о своих картах можно всем. Бот не врёт никогда.

rules-heading-2 = Кто за столом
rules-page-2 =
    Игроков за столом: { $players }
    • { -liberal(form: "caps") }: { $liberals }
    • { -fascist(form: "caps") }: { $fascists }
    • { -hitler }: 1

    <b>Кто кого знает</b>
    • { -liberal(form: "caps") } не знают никого.
    • { $fascists ->
        [one] { -fascist(form: "cap") } знает, кто { -hitler }.
        [few] { -fascist(form: "caps") } знают друг друга и знают, кто { -hitler }.
       *[many] { -fascist(form: "caps") } знают друг друга и знают, кто { -hitler }.
    }
    • { $hitler_knows ->
        [yes] За таким маленьким столом { -hitler } тоже знает { -fascist(form: "acc") }.
       *[no] За столом такого размера { -hitler } не знает, кто здесь { -fascist }.
    }

    <b>Роль и { -party(form: "short") } — не одно и то же</b>
    На карте роли может стоять { -liberal }, { -fascist } или { -hitler }. { -party(form: "cap") } показывает только одно из двух: { -liberal } или { -fascist }. Даже { -hitler } по ней — { -fascist }. Проверка показывает { -party(form: "shortacc") }, но не роль.

    <b>{ -draw-pile(form: "cap") }</b>
    Всего карт: { $deck }. Из них { -liberal(form: "adjmanygen") } { $deck_liberal }, { -fascist(form: "adjmanygen") } { $deck_fascist }. Чаще всего приходит что-нибудь плохое — с этого и начинается враньё.

rules-heading-3 = Выборы
rules-page-3 =
    <b>1. Кандидат.</b> Первый { -presidential-candidate } определяется случайно. Дальше очередь идёт по кругу, место за местом, чем бы ни кончились прошлые { -election }.

    <b>2. Выдвижение.</b> { -presidential-candidate(form: "cap") } выдвигает в { -chancellor(form: "many") } другого игрока. Обсуждать можно сколько угодно.

    <b>{ -term-limit(form: "cap") }.</b> Последнего избранного { -president(form: "acc") } и последнего избранного { -chancellor(form: "acc") } в { -chancellor(form: "many") } не выдвигают. Когда в живых пятеро или меньше, это касается только последнего { -chancellor(form: "gen") }. Отклонённую пару это не касается, а { -president(form: "ins") } может стать кто угодно.

    <b>3. Голосование.</b> Все живые выбирают: { -ja } или { -nein }, оба кандидата тоже. Пока не проголосуют все, не видно ни одного голоса; потом открываются сразу все. До этого свой голос можно менять.

    <b>Больше { -ja }:</b> пара приходит к власти. Если принято хотя бы { rules-zone } и новый { -chancellor } — { -hitler }, { -fascist(form: "many") } побеждают сразу. Если игра идёт дальше, этот { -chancellor } точно не { -hitler }, и стол это запомнит.

    <b>Поровну или больше { -nein }:</b> { -government(form: "gen") } нет. { -election-tracker(form: "cap") } сдвигается на шаг, очередь переходит дальше.

    <b>{ -chaos(form: "cap") }.</b> На третьем шаге терпение страны кончается: верхняя карта { -draw-pile(form: "gen") } становится { -policy(form: "ins") }, какой бы она ни была. Полномочий она не даёт, трекер обнуляется, все { -term-limit(form: "many") } сняты.

rules-heading-4 = Законодательная сессия
rules-page-4 =
    С первой карты и до принятия { -policy(form: "gen") } { -president } и { -chancellor } молчат: ни слов, ни намёков, ни эмодзи.

    <b>1.</b> { -president(form: "cap") } берёт три карты и сбрасывает одну в закрытую.
    <b>2.</b> { -chancellor(form: "cap") } получает две оставшиеся, одну сбрасывает в закрытую, а последнюю принимает.
    <b>3.</b> Принятый { -policy } ложится на поле у всех на виду, { -election-tracker } обнуляется.

    Что сброшено, остаётся тайной на всю игру. После сессии оба могут рассказывать о своих картах что угодно.

    <b>Новая колода.</b> Если после сессии или после { -chaos(form: "gen") } осталось меньше трёх карт, их перемешивают вместе со { -discard-pile(form: "ins") } в новую колоду. Посреди сессии такого не бывает, и об этом всегда объявляют.

    <b>{ -veto(form: "cap") }.</b> Когда принято { rules-veto-from }, { -chancellor } может раз за сессию предложить сбросить всё.
    • { -president(form: "cap") } согласен: все три карты уходят в { -discard-pile }, { -election-tracker } сдвигается на шаг.
    • { -president(form: "cap") } против: { -chancellor } должен принять одну из двух карт.
    После { -veto } { -government } всё равно считается избранным: для пары действует { -term-limit }.

rules-heading-5 = Полномочия
rules-page-5 =
    Принятый { -fascist(form: "adj") } { -policy } может дать полномочие действующему { -president(form: "dat") }. Его применяют до следующего раунда, один раз, копить нельзя. Достаётся оно и { -liberal(form: "dat") } у власти — в этом и соблазн.

    <b>За этим столом { -fascist(form: "adjmany") } { -policy(form: "many") } дают по порядку:</b>
    { $powers }
    Следующий приносит победу.

    <b>{ -investigate-loyalty(form: "cap") }.</b> { -president(form: "cap") } узнаёт { -party(form: "shortacc") } другого игрока и может сказать о ней правду, а может и нет. Одного и того же игрока дважды за игру не проверяют.

    <b>{ -special-election(form: "cap") }.</b> { -president(form: "cap") } называет другого игрока: это следующий { -presidential-candidate }, и { -term-limit } не мешает. Затем очередь идёт так, как шла бы и без этого: никого не пропускают, а сосед может стать кандидатом дважды подряд.

    <b>{ -policy-peek(form: "cap") }.</b> { -president(form: "cap") } видит три верхние карты по порядку. Они остаются на месте.

    <b>{ -execution(form: "cap") }.</b> { -president(form: "cap") } казнит другого игрока. Если это { -hitler }, побеждают { -liberal(form: "many") }. Если нет, роль никому не раскрывают. Мёртвые молчат, не голосуют и не занимают должностей.

    { -policy(form: "cap") }, принятый из-за { -chaos(form: "gen") }, ничего не даёт.

rules-heading-6 = Как играют здесь
rules-page-6 =
    <b>Тайны</b> приходят в личный чат с ботом. Группа видит только то, что положено знать всем.

    <b>{ -claim(form: "caps") }.</b> После сессии { -president } и { -chancellor } могут заявить, что было у них на руках, а после проверки — что она показала. Всё это хранится рядом с голосами: сравнивай. Бот записывает, но не судит.

    <b>Выбор.</b> Карты на кнопках стоят в случайном порядке, их место ничего не значит. Всё, чего не вернуть, требует второго нажатия.

    <b>Время.</b> Без таймера бот только напоминает. С таймером он действует сам, когда время вышло: нет выдвижения — { -government } отклонено; нет голоса — считается { -nein }; на просьбу о { -veto } — отказ; полномочие пропадает; карта выбирается случайно. Стол узнаёт лишь, что время вышло, так что ожидание ничего не доказывает.

    <b>Уход.</b> Если выйти посреди игры, место остаётся и до твоего возвращения играет так, будто время вышло. Если вышло больше половины живых, игра прерывается.

    <b>Честная раздача.</b> Перед раздачей бот публикует отпечаток случайного зерна, а в конце и само зерно. Роли, колода и каждый жребий следуют из него, и проверить может любой.

    <b>Конец.</b> Когда одна из сторон побеждает, открываются все роли.

rules-heading-7 = Как побеждать
rules-page-7 =
    <b>Каждый здесь { -liberal }.</b> Так и говори. Говорить что-то другое никому не выгодно.

    <b>Если ты { -liberal }</b>
    • Говори правду о своих картах. Твоя сторона побеждает, сверяя рассказы, и одна благородная ложь портит всё.
    • Не спеши. Спрашивай: почему этот { -chancellor }, почему такой голос?
    • Когда принят { -fascist(form: "adj") } { -policy }, подозреваемых трое: { -president }, { -chancellor } и { -draw-pile }. Сначала считай, потом обвиняй.
    • Смотри на голоса, а не на речи. Голоса записаны.
    • Когда принято { rules-zone }, перед каждым голосованием один вопрос: не { -hitler } ли этот { -chancellor }?

    <b>Если ты { -fascist }</b>
    • Тебе не нужен каждый { -policy }. Тебе нужно хорошее оправдание на каждый раз.
    • Помогай { -hitler(form: "dat") } выглядеть безобидно, а между собой иногда ссорьтесь.
    • Спешка и путаница работают на тебя.

    <b>Если ты { -hitler }</b>
    • Будь лучшим { -liberal(form: "ins") } за столом: принимай { -liberal(form: "adjmany") } { -policy(form: "many") }, избегай ссор, копи доверие.
    • Грязную работу оставь другим. Твоё избрание приносит победу чаще, чем { rules-fascist-goal }.

    <b>Если в руках полномочие</b>
    • Заранее скажи, что сделаешь и почему. Молчание похоже на вину.
    • Проверка стоит столько, сколько стоит твоё слово.

rules-heading-8 = Вопросы
rules-page-8 =
    <b>Можно ли врать?</b>
    Обо всём, что знаешь только ты, — всегда. Но без писем бота и снимков экрана.

    <b>Можно ли показать кому-то своё письмо?</b>
    Нет. Доказательство портит игру всем. Только слова.

    <b>Можно ли избираться два раза подряд?</b>
    В { -president(form: "many") } — да. В { -chancellor(form: "many") } — смотри «{ -term-limit(form: "cap") }» на странице 3.

    <b>Обнуляют ли { -election } { -election-tracker }?</b>
    Нет, только принятый { -policy }.

    <b>Проверяет ли { -chaos }, кто { -hitler }?</b>
    Нет. Но его { -policy } считается и может принести победу.

    <b>А если { -veto }, когда на трекере два?</b>
    Трекер доходит до трёх: { -chaos }.

    <b>Кто применяет полномочие?</b>
    Тот { -president }, при котором принят { -policy }, и сразу же.

    <b>Кто следующий, когда прошли { -special-election }?</b>
    Тот, чья очередь и так была, чем бы ни кончилось голосование.

    <b>Можно ли применить полномочие к себе?</b>
    Нет, всегда к другому.

    <b>Узнаем ли мы роль казнённого?</b>
    Только если это { -hitler }. Иначе — в конце.

    <b>Кто-то не отвечает.</b>
    Стол показывает, кого ждёт. Напомни или играй с таймером.

### What the whole table reads: the panel, and one message for each thing that happens.
### The variables are explained in locales/en/game.ftl.

## The panel

panel-title = <b>{ -game }</b> · { -table } { $code } · دور { $round }
panel-liberal = { -liberal }: { $done } از { $goal }  { $track }
panel-fascist = { -fascist }: { $done } از { $goal }  { $track }
panel-counts = { -election-tracker }: { $tracker } از ۳ · { -draw-pile }: { $draw } · { -discard-pile }: { $discard }
panel-zone = 🐍 خطر: از حالا اگر { -hitler } به مقام { -chancellor } برسد، { -fascist(form: "many") } برنده‌اند
panel-veto = ✋ حق { -veto } باز است
panel-last-vote = رأی قبلی — { -ja } { $ja } · { -nein } { $nein }
panel-powers = قدرت‌های پیش رو: { $powers }
panel-seat =
    { $marked ->
        [0] { $seat }. { $player }
       *[other] { $seat }. { $player } — { $marks }
    }
panel-over = بازی تمام شده است.
panel-seal = 🔒 مهر بُر زدن: { $commitment }

mark-president = { -president }
mark-candidate = { -presidential-candidate }
mark-chancellor = { -chancellor }
mark-nominee = { -chancellor-candidate }
mark-limited = { -term-limit }
mark-dead = مرده
mark-confirmed = { -hitler } نیست
mark-away = غایب

power-name =
    { $power ->
        [investigate] { -investigate-loyalty }
        [special_election] { -special-election }
        [peek] { -policy-peek }
       *[execution] { -execution }
    }

## Who is being waited for

waiting-nominating = ⏳ منتظر معرفی { -chancellor-candidate }: { $players }
waiting-voting = ⏳ رأی‌های نرسیده ({ $count }): { $players }
waiting-president_discarding = ⏳ { -legislative-session }. منتظر { -president }: { $players }
waiting-chancellor_enacting = ⏳ { -legislative-session }. منتظر { -chancellor }: { $players }
waiting-veto_consenting = ⏳ درخواست { -veto } رسیده است. منتظر { -president }: { $players }
waiting-executive_acting = ⏳ { -executive-action }. منتظر { -president }: { $players }

## The vote

poll-question =
    دور { $round }. به این { -government } رأی می‌دهید؟
    { -president }: { $president }
    { -chancellor }: { $chancellor }
ballot-buttons =
    🗳 <b>دور { $round }: به این { -government } رأی می‌دهید؟</b>
    { -president }: { $president }
    { -chancellor }: { $chancellor }
    رأی‌ها تا رسیدن آخرین رأی پنهان‌اند و تا آن وقت می‌شود عوضشان کرد.
button-ja = { -ja }
button-nein = { -nein }

## What happened

told-started =
    <b>بازی شروع شد.</b> سر این { -table }: { $liberals } { -liberal }، { $fascists ->
        [one] { $fascists } { -fascist }
       *[other] { $fascists } { -fascist }
    } و { -hitler }.
    برای هر کس نامه‌ای در گفت‌وگوی خصوصی با من هست.
told-round = <b>دور { $round }</b> · { -presidential-candidate }: { $player }
told-round-special = <b>دور { $round }، { -special-election }</b> · { -presidential-candidate }: { $player }
told-nominated =
    نامزدهای این دور
    { -president }: { $president }
    { -chancellor }: { $chancellor }
told-ballots-ja =
    { $count ->
        [0] { -ja } — هیچ‌کس
       *[other] { -ja } ({ $count }): { $players }
    }
told-ballots-nein =
    { $count ->
        [0] { -nein } — هیچ‌کس
       *[other] { -nein } ({ $count }): { $players }
    }
told-elected =
    🏛 <b>رأی آوردند.</b>
    { -president }: { $president }
    { -chancellor }: { $chancellor }
    سکوت، لطفاً: تا تصویب { -policy } این دو نفر حق حرف زدن ندارند.
told-rejected =
    { $reason ->
        [time] ✖ <b>{ -government } تشکیل نشد:</b> کسی به‌موقع معرفی نشد.
       *[vote] ✖ <b>رد شد.</b> این دور { -government } نداریم.
    }
told-tracker = { -election-tracker }: { $tracker } از ۳
told-chaos = 🔥 <b>{ -chaos }!</b> سه بار پیاپی به بن‌بست رسیدیم: کاشی بالای دسته نادیده و بدون قدرتش تصویب می‌شود و هر { -term-limit } از یاد می‌رود.
told-confirmed = ✅ قطعاً { -hitler } نیست: { $player }
told-veto-asked = ✋ { -chancellor } درخواست { -veto } دارد: { $player }
told-veto-refused = ✋ { -president } با { -veto } مخالف است و یکی از دو کاشی باید تصویب شود: { $player }
told-veto-granted = ✋ <b>{ -veto }.</b> هر سه کاشی دور ریخته شد. موافقت از: { $player }
told-enacted =
    { $policy ->
        [liberal] { $mark } <b>تصویب شد: { -policy } { -liberal(form: "adj") }.</b>
       *[fascist] { $mark } <b>تصویب شد: { -policy } { -fascist(form: "adj") }.</b>
    }
    { -liberal } { $liberal } از { $liberalgoal } · { -fascist } { $fascist } از { $fascistgoal }
told-reshuffled =
    { $draw ->
        [one] 🔀 دسته‌ها با هم بُر خوردند: { $draw } کاشی برای کشیدن.
       *[other] 🔀 دسته‌ها با هم بُر خوردند: { $draw } کاشی برای کشیدن.
    }
told-power =
    { $power ->
        [investigate] { $mark } <b>{ -investigate-loyalty }.</b> { -president } حزب یک نفر را می‌بیند: { $player }
        [special_election] { $mark } <b>{ -special-election }.</b> { -president } نفر بعدی را برای نامزدی برمی‌گزیند: { $player }
        [peek] { $mark } <b>{ -policy-peek }.</b> { -president } سه کاشی بالای دسته را می‌بیند: { $player }
       *[execution] { $mark } <b>{ -execution }.</b> { -president } باید یک بازیکن را اعدام کند: { $player }
    }
told-investigated =
    🔍 تحقیق انجام شد و فقط { -president } نتیجه را می‌داند.
    { -president }: { $president }
    حزب این بازیکن دیده شد: { $player }
told-special =
    🗳 انتخاب { -president }: { $president }
    { -presidential-candidate }: { $player }
told-peeked = 🔮 سه کاشی بالای دسته را دید: { $player }
told-executed = 🗡 <b>{ -execution }:</b> { $player }
told-lapsed =
    { $power ->
        [investigate] قدرت «{ -investigate-loyalty }» بی‌استفاده از دست رفت.
        [special_election] قدرت «{ -special-election }» بی‌استفاده از دست رفت.
        [peek] قدرت «{ -policy-peek }» بی‌استفاده از دست رفت.
       *[execution] قدرت «{ -execution }» بی‌استفاده از دست رفت.
    }
told-time = ⌛ وقت تمام شد.
told-left = 💤 از بازی رفت: { $player }. صندلی می‌ماند و من به جایش بازی می‌کنم.
told-returned = 👋 دوباره سر { -table } است: { $player }
told-claim-tiles =
    { $office ->
        [president] 📣 { -claim(form: "ezafe") } دور { $round } — کاشی‌هایی که { -president } کشید { $tiles }: { $player }
       *[chancellor] 📣 { -claim(form: "ezafe") } دور { $round } — کاشی‌هایی که به { -chancellor } رسید { $tiles }: { $player }
    }
told-claim-loyalty =
    { $party ->
        [liberal] 📣 { -claim(form: "ezafe") } { $player } — حزب { $target } می‌شود { -liberal }
       *[fascist] 📣 { -claim(form: "ezafe") } { $player } — حزب { $target } می‌شود { -fascist }
    }
told-won =
    { $winner ->
        [liberal] 🏁 <b>{ -liberal(form: "many") } بردند!</b>
       *[fascist] 🏁 <b>{ -fascist(form: "many") } بردند!</b>
    } { $reason ->
        [liberal_track] آخرین { -policy } { -liberal(form: "adj") } تصویب شد.
        [fascist_track] آخرین { -policy } { -fascist(form: "adj") } تصویب شد.
        [hitler_executed] { -hitler } اعدام شد.
       *[hitler_elected] { -hitler } با رأی شما { -chancellor } شد.
    }
told-called-off =
    { $reason ->
        [deserted] 🛑 <b>بازی لغو شد:</b> بیش از نیمی از بازیکنان زنده رفته‌اند.
        [abandoned] 🛑 <b>بازی لغو شد:</b> مدت زیادی است که کسی کاری نکرده.
        [unreachable] 🛑 <b>بازی لغو شد:</b> گروه دیگر نیست.
       *[cancelled] 🛑 <b>بازی لغو شد.</b>
    }
told-role =
    { $role ->
        [liberal] { $mark } { $seat }. { $player } — { -liberal }
        [fascist] { $mark } { $seat }. { $player } — { -fascist }
       *[hitler] { $mark } { $seat }. { $player } — { -hitler }
    }
told-seed = 🔓 بذر بُر زدن: <code>{ $seed }</code>

### What the whole table reads: the panel, and one message for each thing that happens.
### The variables are explained in locales/en/game.ftl.

## The panel

panel-title = <b>{ -game }</b> · { -table } { $code } · دور { $round }
panel-liberal = { -liberal }: { $done } از { $goal }  { $track }
panel-fascist = { -fascist }: { $done } از { $goal }  { $track }
panel-counts = { -election-tracker }: { $tracker } از ۳ · { -draw-pile }: { $draw } · { -discard-pile }: { $discard }
panel-zone = 🐍 خطر: از حالا اگر { -hitler } با رأی شما { -chancellor } شود، { -fascist(form: "many") } می‌برند
panel-veto = ✋ حق { -veto } فعال است
panel-powers = قدرت‌های پیش رو: { $powers }
# The mark U+200F keeps a line without a Persian letter of its own right to left.
panel-seat =
    { $marked ->
        [0] {"\u200F"}{ $seat }. { $player }
       *[other] {"\u200F"}{ $seat }. { $player } — { $marks }
    }
panel-over = بازی تمام شده است.

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

waiting-nominating = ⏳ منتظر { $players } برای معرفی { -chancellor-candidate }
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
    <b>بازی شروع شد.</b> سر این { -table }: { $liberals } { -liberal }، { $fascists } { -fascist } و { -hitler }.
    نامهٔ هر کس در گفت‌وگوی خصوصی با من است.
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
told-chaos = 🔥 <b>{ -chaos }!</b> سه دور گذشت و { -policy(form: "a") } تصویب نشد: کاشی بالای دسته، هر چه باشد، بدون قدرتش تصویب می‌شود و همهٔ { -term-limit(form: "many") } فراموش می‌شود.
told-confirmed = ✅ قطعاً { -hitler } نیست: { $player }
told-veto-asked = ✋ { -chancellor } { $player } درخواست { -veto } دارد.
told-veto-refused = ✋ { -president } { $player } با { -veto } مخالف است؛ یکی از دو کاشی باید تصویب شود.
told-veto-granted = ✋ <b>{ -veto }.</b> هر سه کاشی دور ریخته شد، با موافقت { -president } { $player }.
told-enacted =
    { $policy ->
        [liberal] { $mark } <b>تصویب شد: { -policy } { -liberal(form: "adj") }.</b>
       *[fascist] { $mark } <b>تصویب شد: { -policy } { -fascist(form: "adj") }.</b>
    }
    { -liberal } { $liberal } از { $liberalgoal } · { -fascist } { $fascist } از { $fascistgoal }
told-reshuffled = 🔀 دسته‌ها با هم بُر خوردند: { $draw } کاشی برای کشیدن.
told-power =
    { $power ->
        [investigate] { $mark } <b>{ -investigate-loyalty }.</b> { -president } { $player } از { -party } یک نفر باخبر می‌شود.
        [special_election] { $mark } <b>{ -special-election }.</b> { -presidential-candidate } بعدی را { -president } { $player } انتخاب می‌کند.
        [peek] { $mark } <b>{ -policy-peek }.</b> { -president } { $player } سه کاشی بالای دسته را می‌بیند.
       *[execution] { $mark } <b>{ -execution }.</b> { -president } { $player } باید یک نفر را اعدام کند.
    }
told-investigated = 🔍 { -president } { $president } حالا از { -party } این بازیکن خبر دارد: { $player }
told-special = 🗳 به انتخاب { -president } { $president }، { -presidential-candidate } بعدی: { $player }
told-peeked = 🔮 { -president } { $player } سه کاشی بالای دسته را دید.
told-executed = 🗡 <b>{ -execution }:</b> { $player }
told-lapsed =
    { $power ->
        [investigate] قدرت «{ -investigate-loyalty }» بی‌استفاده ماند و از دست رفت.
        [special_election] قدرت «{ -special-election }» بی‌استفاده ماند و از دست رفت.
        [peek] قدرت «{ -policy-peek }» بی‌استفاده ماند و از دست رفت.
       *[execution] قدرت «{ -execution }» بی‌استفاده ماند و از دست رفت.
    }
told-time = ⌛ وقت تمام شد.
told-left = 💤 بازیکن { $player } از بازی رفت. صندلی‌اش می‌ماند و من به‌جایش بازی می‌کنم.
told-returned = 👋 بازیکن { $player } به { -table } برگشت.
told-claim-tiles =
    { $office ->
        [president] 📣 { -claim(form: "ezafe") } { $player }، { -president } دور { $round } — «کشیدم»: { $tiles }
       *[chancellor] 📣 { -claim(form: "ezafe") } { $player }، { -chancellor } دور { $round } — «به من رسید»: { $tiles }
    }
told-claim-loyalty =
    { $party ->
        [liberal] 📣 { -claim(form: "ezafe") } { $player } دربارهٔ { $target } — { -party(form: "short") }: { -liberal }
       *[fascist] 📣 { -claim(form: "ezafe") } { $player } دربارهٔ { $target } — { -party(form: "short") }: { -fascist }
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
        [abandoned] 🛑 <b>بازی لغو شد:</b> مدت زیادی است کسی حرکتی نکرده.
        [unreachable] 🛑 <b>بازی لغو شد:</b> گروه دیگر در دسترس نیست.
       *[cancelled] 🛑 <b>بازی لغو شد.</b>
    }
told-role =
    { $role ->
        [liberal] { $mark } { $seat }. { $player } — { -liberal }
        [fascist] { $mark } { $seat }. { $player } — { -fascist }
       *[hitler] { $mark } { $seat }. { $player } — { -hitler }
    }
told-seed = 🔓 بذر قرعه: <code>{ $seed }</code>

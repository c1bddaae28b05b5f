### The record of a game, round by round, and its file. Lines that were said during the game are said
### again in the same words (told-…, in game.ftl).

history-title = 📜 <b>تاریخچهٔ { -table } { $code }</b> · صفحهٔ { $page } از { $pages }
history-chancellor = { -chancellor-candidate }: { $player }
history-vetoed = ✋ { -veto }: هر سه کاشی دور ریخته شد.
history-enacted =
    { $policy ->
        [liberal] { $mark } تصویب شد: { -policy } { -liberal(form: "adj") }
       *[fascist] { $mark } تصویب شد: { -policy } { -fascist(form: "adj") }
    }
history-chaos =
    { $policy ->
        [liberal] 🔥 { -chaos }، از بالای دسته: { $mark } { -policy } { -liberal(form: "adj") }
       *[fascist] 🔥 { -chaos }، از بالای دسته: { $mark } { -policy } { -fascist(form: "adj") }
    }
history-power =
    { $power ->
        [investigate] { $mark } { -investigate-loyalty }
        [special_election] { $mark } { -special-election }
        [peek] { $mark } { -policy-peek }
       *[execution] { $mark } { -execution }
    }
history-power-on =
    { $power ->
        [investigate] { $mark } { -investigate-loyalty }: { $player }
        [special_election] { $mark } { -special-election }: { $player }
       *[execution] { $mark } { -execution }: { $player }
    }
history-hand =
    { $office ->
        [president] 🔓 { -president } کشید: { $tiles }
       *[chancellor] 🔓 به { -chancellor } رسید: { $tiles }
    }
history-conflict = ⚡ همهٔ این { -claim(form: "many") } با هم درست نیستند.
history-none = هنوز بازی‌ای نکرده‌اید که به یاد داشته باشم. تاریخچهٔ هر بازی را یک روز نگه می‌دارم.

record-file = 📄 همهٔ بازی، کارت به کارت. درستی قرعه با این بررسی می‌شود: { $command }
record-in-private = فایل را در گفت‌وگوی خصوصی برایتان فرستادم.

# Without the arrows of the English: between Persian words they would turn around.
button-earlier = صفحهٔ قبل
button-later = صفحهٔ بعد
button-record = 📄 تاریخچهٔ کامل

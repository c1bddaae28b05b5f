### What one player reads in private: the role letter, the questions, and what became of them.

## The role letter

role-you =
    { $role ->
        [liberal] { $mark } <b>شما { -liberal } هستید.</b>
        [fascist] { $mark } <b>شما { -fascist } هستید.</b>
       *[hitler] { $mark } <b>شما { -hitler } هستید.</b>
    }
role-ally =
    { $role ->
        [hitler] 🐍 { -hitler }: { $seat }. { $player }
       *[fascist] 💀 { -fascist }: { $seat }. { $player }
    }
role-meaning-liberal =
    نقش هیچ‌کس را نمی‌دانید. راه برد: تصویب { $liberalgoal } { -policy } { -liberal(form: "adj") } یا { -execution } { -hitler }.
    پس از { $zone } { -policy } { -fascist(form: "adj") } هرگز نگذارید { -hitler } به مقام { -chancellor } برسد.
role-meaning-fascist =
    { $knows ->
        [yes] سر این { -table }، { -hitler } هم شما را می‌شناسد.
       *[no] سر این { -table }، { -hitler } شما را نمی‌شناسد.
    }
    راه برد: تصویب { $fascistgoal } { -policy } { -fascist(form: "adj") }، یا این‌که پس از { $zone } { -policy } { -fascist(form: "adj") }، { -hitler } با رأی میز { -chancellor } شود.
role-meaning-hitler =
    { $knows ->
        [yes] سر این { -table } هم‌دست { -fascist } خود را می‌شناسید.
       *[no] سر این { -table }، { -fascist(form: "many") } شما را می‌شناسند، ولی شما آن‌ها را نمی‌شناسید.
    }
    راه برد: پس از { $zone } { -policy } { -fascist(form: "adj") } { -chancellor } شوید، یا { $fascistgoal } { -policy } { -fascist(form: "adj") } تصویب شود. مثل یک { -liberal } رفتار کنید و زنده بمانید.

## Tiles

tile =
    { $policy ->
        [liberal] { -liberal(form: "adj") }
       *[fascist] { -fascist(form: "adj") }
    }

## Questions

ask-nominate =
    { $special ->
        [yes] 👑 <b>{ -special-election }: شما { -presidential-candidate } هستید.</b>
       *[no] 👑 <b>شما { -presidential-candidate } هستید.</b>
    } چه کسی { -chancellor-candidate } باشد؟
ask-vote =
    🗳 <b>به این { -government } رأی می‌دهید؟</b>
    { -president }: { $president }
    { -chancellor }: { $chancellor }
    { $ballot ->
        [ja] رأی شما: { -ja } تا رسیدن آخرین رأی می‌توانید عوضش کنید.
        [nein] رأی شما: { -nein }. تا رسیدن آخرین رأی می‌توانید عوضش کنید.
       *[none] رأی‌ها تا رسیدن آخرین رأی پنهان‌اند.
    }
ask-discard = 👑 این سه کاشی را کشیدید. کدام را <b>دور می‌اندازید</b>؟ دو تای دیگر به { -chancellor } می‌رسد.
ask-enact =
    { $veto ->
        [yes] 🎩 این دو کاشی به شما رسید. کدام را <b>تصویب می‌کنید</b>؟ درخواست { -veto } هم ممکن است.
       *[no] 🎩 این دو کاشی به شما رسید. کدام را <b>تصویب می‌کنید</b>؟
    }
ask-veto = ✋ { -chancellor } از شما { -veto } می‌خواهد: { $chancellor }. اگر موافقت کنید، هر سه کاشی دور ریخته می‌شود و { -election-tracker } جلو می‌رود.
ask-power-investigate = 🔍 حزب چه کسی را می‌بینید؟ فقط خودتان آن را خواهید دید.
ask-power-special_election = 🗳 { -presidential-candidate } بعدی چه کسی باشد؟
ask-power-peek = 🔮 می‌توانید سه کاشی بالای دسته را ببینید. جای آن‌ها عوض نمی‌شود.
ask-power-execution = 🗡 چه کسی اعدام شود؟ اگر { -hitler } باشد، { -liberal(form: "many") } درجا می‌برند.
ask-claim = 📣 به { -table } چه می‌گویید؟ همه می‌خوانند و هیچ‌کس نمی‌تواند بررسی کند.
no-claim = فعلاً چیزی برای گفتن ندارید. پس از { -legislative-session } که در آن بوده‌اید، برای هر کدام یک بار نوبت { -claim } است.

button-seat = { $seat }. { $player }
button-discard = { -discard }: { $tile }
button-enact = { -enact }: { $tile }
button-ask-veto = ✋ درخواست { -veto }
button-veto-yes = موافقت با { -veto }
button-veto-no = مخالفت
button-peek = 🔮 نگاه
button-party =
    { $party ->
        [liberal] { $seat }. { $player } — { -liberal }
       *[fascist] { $seat }. { $player } — { -fascist }
    }
button-confirm = ✔ بله
button-back = ↩ برگشت
button-my-role = 👁 نقش من
button-claim = 📣 { -claim }
button-private = ✉ گفت‌وگوی خصوصی
button-again = 🔁 یک بازی دیگر

## The second tap

confirm-discard = این کاشی دور ریخته شود: <b>{ $tile }</b>؟
confirm-enact = این کاشی تصویب شود: <b>{ $tile }</b>؟
confirm-execute = این بازیکن اعدام شود: <b>{ $player }</b>؟

## What a question becomes when it is over

closed-done = انجام شد. بازی سر { -table } ادامه دارد.
closed-nominated = انجام شد. { -chancellor-candidate } شما: { $player }
closed-time = ⌛ وقت تمام شد.
closed-discard = دور ریخته شد: { $tile }
shown-loyalty =
    { $party ->
        [liberal] 🔍 { -liberal } — { -party } این بازیکن: { $player }
       *[fascist] 🔍 { -fascist } — { -party } این بازیکن: { $player }
    }
shown-peek = 🔮 از بالا: { $tiles }

## One's own hand in an alert

hand =
    { $role ->
        [liberal] { $mark } شما { -liberal } هستید.
        [fascist] { $mark } شما { -fascist } هستید.
       *[hitler] { $mark } شما { -hitler } هستید.
    }{ $hasallies ->
        [yes] {" "}می‌شناسید: { $allies }.
       *[no] {""}
    }{ $hastiles ->
        [yes] {" "}در دست شما: { $tiles }.
       *[no] {""}
    }

## Reminders, and help when a private letter does not arrive

nudge-private = ⏳ میز منتظر شماست: { $code }
nudge-vote = ⏳ میز منتظر رأی شماست: { $code }
nudge-group = ⏳ هنوز منتظریم: { $players }
unreachable = ✉ نمی‌توانم به این بازیکن پیام بدهم: { $player }. لطفاً گفت‌وگوی خصوصی با مرا باز کنید و دکمهٔ شروع را بزنید.

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
    پس از { $zone } { -policy } { -fascist(form: "adj") } هرگز نگذارید { -hitler } { -chancellor } شود.
role-meaning-fascist =
    { $knows ->
        [yes] سر این { -table }، { -hitler } هم شما را می‌شناسد.
       *[no] سر این { -table }، { -hitler } شما را نمی‌شناسد.
    }
    راه برد: تصویب { $fascistgoal } { -policy } { -fascist(form: "adj") }، یا { -chancellor } شدن { -hitler } پس از { $zone } { -policy } { -fascist(form: "adj") }.
role-meaning-hitler =
    { $knows ->
        [yes] سر این { -table } همدست { -fascist } خود را می‌شناسید.
       *[no] سر این { -table }، { -fascist(form: "many") } شما را می‌شناسند، ولی شما آن‌ها را نمی‌شناسید.
    }
    راه برد: { -chancellor } شدن خودتان پس از { $zone } { -policy } { -fascist(form: "adj") }، یا تصویب { $fascistgoal } { -policy } { -fascist(form: "adj") }. خود را { -liberal } نشان دهید و زنده بمانید.

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
    } چه کسی را { -chancellor-candidate } می‌کنید؟
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
        [yes] 🎩 این دو کاشی به شما رسید. کدام را <b>تصویب می‌کنید</b>؟ یا درخواست { -veto } بدهید.
       *[no] 🎩 این دو کاشی به شما رسید. کدام را <b>تصویب می‌کنید</b>؟
    }
ask-veto = ✋ { -chancellor } { $chancellor } از شما { -veto } می‌خواهد. اگر موافقت کنید، هر سه کاشی دور ریخته می‌شود و { -election-tracker } جلو می‌رود.
ask-power-investigate = 🔍 { -party } چه کسی را می‌بینید؟ نتیجه را فقط شما می‌دانید.
ask-power-special_election = 🗳 چه کسی را { -presidential-candidate } بعدی می‌کنید؟
ask-power-peek = 🔮 می‌توانید سه کاشی بالای دسته را ببینید. جای آن‌ها عوض نمی‌شود.
ask-power-execution = 🗡 چه کسی را اعدام می‌کنید؟ اگر { -hitler } باشد، { -liberal(form: "many") } درجا می‌برند.
ask-claim = 📣 به { -table } چه می‌گویید؟ همه آن را می‌خوانند و هیچ‌کس نمی‌تواند درستی‌اش را بسنجد.
no-claim = فعلاً چیزی برای گفتن ندارید. پس از هر { -legislative-session } خودتان و هر تحقیقی که می‌کنید، یک بار می‌توانید { -claim } کنید.

button-seat = {"\u200F"}{ $seat }. { $player }
button-discard = { -discard }: { $tile }
button-enact = { -enact }: { $tile }
button-ask-veto = ✋ درخواست { -veto }
button-veto-yes = موافقت با { -veto }
button-veto-no = مخالفت
button-peek = 🔮 نگاه کردن
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
        [liberal] 🔍 { -party } { $player }: { -liberal }
       *[fascist] 🔍 { -party } { $player }: { -fascist }
    }
shown-peek = 🔮 از بالا: { $tiles }

## One's own hand in an alert

hand =
    { $role ->
        [liberal] { $mark } شما { -liberal } هستید.
        [fascist] { $mark } شما { -fascist } هستید.
       *[hitler] { $mark } شما { -hitler } هستید.
    }{ $hasallies ->
        [yes] {" "}می‌شناسید: صندلی { $allies }.
       *[no] {""}
    }{ $hastiles ->
        [yes] {" "}در دست شما: { $tiles }.
       *[no] {""}
    }

## Reminders, and help when a private letter does not arrive

nudge-private = ⏳ { -table } { $code } منتظر شماست.
nudge-vote = ⏳ { -table } { $code } منتظر رأی شماست.
nudge-group = ⏳ هنوز منتظریم: { $players }
unreachable = ✉ نمی‌توانم به { $player } پیام بدهم. لطفاً گفت‌وگوی خصوصی با من را باز کنید و «شروع» ({"\u2066"}Start{"\u2069"}) را بزنید.

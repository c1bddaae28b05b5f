### Tables of strangers and tables by link: /play, /tables, /private, /join, rooms.
### $language and $languages are what languages call themselves: isolated, since they may be Latin.

## /play: what is wanted

seek-ask =
    🎯 <b>{ -table(form: "a") } با غریبه‌ها.</b> به چه زبان‌هایی می‌خوانید، چند نفر باشیم، زمان‌دار باشد یا آرام؟
    شما را با شمارهٔ صندلی می‌بینند، نه با نام.
button-sizes =
    { $sizes ->
        [small] ۵ تا ۶
        [large] ۷ تا ۱۰
       *[any] هر تعداد
    }
button-clock =
    { $clock ->
        [timed] زمان‌دار
        [relaxed] آرام
       *[any] زمان‌دار یا آرام
    }
button-languages =
    { $which ->
        [any] همهٔ زبان‌ها
       *[own] زبان‌های من
    }
button-seek = 🎯 پیدا کردن { -table }

## Waiting

queue-waiting =
    { $others ->
        [0] ⏳ <b>در صف هستید.</b> هنوز هم‌بازی مناسبی نیامده است.
       *[other] ⏳ <b>در صف هستید.</b> { $others } هم‌بازی مناسب هم منتظرند.
    }
    زبان: {"\u2068"}{ $languages }{"\u2069"}
queue-rule = با { $players } نفر فوری شروع می‌کنیم؛ با { $fewer } نفر، وقتی یکی { $seconds } ثانیه منتظر مانده باشد.
queue-rule-exact = با { $players } نفر فوری شروع می‌کنیم.
queue-seated = 🎯 جایتان پیدا شد.
queue-left = دیگر در صف { -table } نیستید.
queue-not-in = در صف { -table } نیستید.
queue-widen = الان بازیکن کم است. { -table(form: "a") } به هر زبانی قبول است؟ بازی را به زبان خودتان می‌خوانید؛ فقط نوشته‌های بازیکنان ترجمه نمی‌شود.
queue-widened = از حالا هر زبانی قبول است.
queue-open-table = سر یک { -table } مناسب جای خالی هست:
button-queue-stop = خروج از صف
button-queue-widen = هر زبانی قبول است

## A table is found

match-found =
    🎯 <b>{ -table(form: "a") } پیدا شد:</b> { $players } بازیکن، {"\u2068"}{ $language }{"\u2069"}، { $clock ->
        [timed] زمان‌دار
       *[relaxed] آرام
    }.
    هستید؟ { $seconds } ثانیه وقت دارید.
button-match-ready = ✅ هستم
button-match-no = الان نه
button-match-room = 🏠 هستم و گروه می‌سازم
match-ready = ثبت شد. وقتی بقیه جواب بدهند، شروع می‌شود.
match-waiting = ✅ ثبت شد. وقتی بقیه جواب بدهند، شروع می‌شود.
match-declined = دیگر در صف { -table } نیستید.
match-missed = ⌛ جواب ندادید و بقیه بدون شما ادامه می‌دهند. هر وقت خواستید، دوباره دنبال { -table } بگردید.
match-back = بقیه به حد نصاب نرسیدند. جایتان در صف محفوظ است و باز هم می‌گردم.
match-seated = 🎯 سر { -table } { $code } نشسته‌اید.
match-gone = این { -table } دیگر در دسترس نیست. دنبال یکی دیگر بگردید.
match-found-already = یک { -table } برایتان پیدا شده است: اول به آن پرسش جواب بدهید.
barred-from-public = { -table(form: "manyezafe") } عمومی فعلاً برای شما بسته است، چون فرمان‌های زیادی فرستادید. { -table(form: "manyezafe") } دوستانه باز است.

## Open tables

tables-title = <b>{ -table(form: "manyezafe") } باز</b>
tables-none = الان هیچ { -table } باز مناسبی نیست. چیز دیگری بخواهید، یا بگذارید یکی برایتان پیدا کنم.
tables-private =
    { $code } · {"\u2068"}{ $language }{"\u2069"} · { $seated } نفر · { $clock ->
        [timed] زمان‌دار
       *[relaxed] آرام
    }
tables-group =
    { $code } · {"\u2068"}{ $language }{"\u2069"} · { $seated } نفر · { $clock ->
        [timed] زمان‌دار
       *[relaxed] آرام
    } · { $group }
button-enter = ✋ می‌نشینم: { $code }
table-gone = سر این { -table } دیگر برای شما جایی نیست. یکی دیگر را انتخاب کنید.
listed = حالا غریبه‌ها می‌توانند این { -table } را پیدا کنند و هر کس با شمارهٔ صندلی‌اش دیده می‌شود.
button-list = 🌍 غریبه‌ها هم بیایند

## A table by link

private-made =
    🔗 <b>{ -table } { $code } باز شد.</b> این لینک را برای دوستانتان بفرستید:
    { $link }
    یا بگویید این را برای من بفرستند: { $command }
lobby-how-private = دوستان با لینک می‌آیند، یا با { $command }
button-share = 🔗 فرستادن لینک
join-how = کد { -table } را بعد از فرمان بنویسید، مثل { $command }
bad-code = هیچ { -table(form: "a") } با این کد نیست. از کسی که کد را فرستاده بپرسید.

## A group for strangers

room-ask = 🏠 با دکمهٔ زیر گروهی انتخاب کنید یا بسازید: من مدیر آن می‌شوم و فقط بازیکنان همین { -table } را راه می‌دهم.
key-room = 🏠 انتخاب یا ساختن گروه
room-home = یا یک بار دیگر در گروه { $group } بازی کنید.
button-home = 🏠 همان گروه قبلی
button-room = 🏠 بازی در گروه
room-made = 🏠 { -table } به گروه { $group } رفت. راه را به بقیه نشان دادم.
room-moved = 🏠 { -table } { $code } به یک گروه رفت.
room-way = 🏠 بازی { -table } { $code } در گروه { $group } است. بیایید: همین که برسید، صندلی مال شماست.
button-way = 🏠 ورود
room-closed = فقط بازیکنان همان { -table } به گروه { $group } راه دارند. به‌جایش سر یک { -table } باز بنشینید.
room-no-rights = اجازهٔ دعوت افراد به آنجا را ندارم. مرا با این اجازه مدیر کنید، یا گروه دیگری انتخاب کنید.
room-taken = در آن گروه یک بازی در جریان است. گروه دیگری انتخاب کنید.
room-late = گروهی انتخاب نشد، پس همین‌جا بازی می‌کنیم.
room-missed = ⌛ بقیه بدون شما ادامه دادند. با این فرمان دنبال { -table } دیگری بگردید: { $command }

## Many tables at once

hall-full = ⏳ همهٔ { -table(form: "manyezafe") } من پر است. شمارهٔ { -table } شما در صف: { $place }. همین که جا باز شود، بازی خودش شروع می‌شود.

## Flooding

flood-warning = ⚠ در یک دقیقه فرمان‌های زیادی فرستادید. لطفاً آرام‌تر: دفعهٔ بعد { -table(form: "manyezafe") } عمومی ۱۲ ساعت برایتان بسته می‌شود.
flood-barred = ⚠ فرمان‌ها خیلی زیاد بود. { -table(form: "manyezafe") } عمومی تا { $hours } ساعت برایتان بسته است؛ { -table(form: "manyezafe") } دوستانه باز است.

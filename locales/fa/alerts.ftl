### Short answers to one person: alerts and toasts (200 characters, no HTML), and replies.

## Why an act is refused, and what to do instead. The ids end in the reasons of the rules.

refused-game_over = بازی تمام شده است.
refused-not_seated = سر این { -table } صندلی ندارید. تماشا کنید و در بازی بعدی بنشینید.
refused-dead = شما مرده‌اید: دیگر نه کاری می‌کنید و نه رأی می‌دهید.
refused-away = از این بازی رفته‌اید. برای برگشتن بفرستید: { $command }
refused-table_only = این کار با بازیکنان نیست.
refused-not_now = حالا نه: { -table } منتظر چیز دیگری است.
refused-not_your_turn = نوبت کس دیگری است.
refused-step_passed = این پرسش دیگر بسته شده است. سراغ تازه‌ترین پیام بروید.
refused-already_so = از قبل همین‌طور است.
refused-no_such_seat = چنین صندلی‌ای وجود ندارد.
refused-yourself = کسی جز خودتان را انتخاب کنید.
refused-target_dead = آن بازیکن مرده است. یک بازیکن زنده را انتخاب کنید.
refused-term_limited = آن بازیکن { -term-limit } دارد. کس دیگری را انتخاب کنید.
refused-already_investigated = دربارهٔ آن بازیکن قبلاً تحقیق شده است. کس دیگری را انتخاب کنید.
refused-tile_not_held = آن کاشی در دست شما نیست. سراغ تازه‌ترین پیام بروید.
refused-veto_closed = حق { -veto } هنوز فعال نیست.
refused-veto_was_refused = { -president } با { -veto } مخالف است. یکی از دو کاشی را تصویب کنید.
refused-nothing_to_claim = فعلاً چیزی برای گفتن ندارید.
refused-silence = تا تصویب { -policy } سکوت کنید. بعد از آن بگویید.

## Buttons

stale = این دکمه قدیمی است. سراغ تازه‌ترین پیام بروید.
done = انجام شد.
voted =
    { $ballot ->
        [ja] رأی شما: { -ja } تا رسیدن آخرین رأی می‌توانید عوضش کنید.
       *[nein] رأی شما: { -nein }. تا رسیدن آخرین رأی می‌توانید عوضش کنید.
    }
claim-in-private = گزینه‌ها را در گفت‌وگوی خصوصی برایتان فرستادم.
not-host = فقط میزبان یا مدیر گروه می‌تواند این کار را بکند.
no-table = اینجا دیگر { -table(form: "a") } نیست. با این فرمان { -lobby } باز کنید: { $command }
too-few = { $missing } بازیکن دیگر لازم است.
table-full = همهٔ صندلی‌ها پر است. در بازی بعدی بنشینید.
already-seated = از قبل نشسته‌اید.
seated-elsewhere = شما سر { -table } دیگری ({ $code }) نشسته‌اید. اول از آنجا بلند شوید.
too-late = بازی شروع شده است. در بازی بعدی بنشینید.
not-in-lobby = در این { -lobby } صندلی ندارید.
bad-invitation = این دعوت دیگر معتبر نیست. دعوت تازه‌ای بخواهید، یا در گروه دکمهٔ «می‌نشینم» را بزنید.
not-a-member = اول عضو گروه شوید، بعد دوباره دکمهٔ «می‌نشینم» را بزنید.
no-bots = ربات‌ها نمی‌توانند بنشینند.
no-channel = کانال‌ها و مدیران ناشناس نمی‌توانند بنشینند. لطفاً با حساب خودتان بیایید.
group-only = این کار فقط در گروه ممکن است. اول مرا به گروهی اضافه کنید.
no-game = اینجا بازی‌ای در جریان نیست.
language-set = از حالا به فارسی.
language-choose = کدام زبان؟
language-admin = فقط مدیر گروه می‌تواند زبان را عوض کند.
pong = 🏓 { $ms } میلی‌ثانیه
something-wrong = از طرف من مشکلی پیش آمد. چیزی از دست نرفته: یک بار دیگر امتحان کنید.
game-runs = اینجا یک بازی در جریان است. در بازی بعدی بنشینید.
words-in-private = جای این کار در گفت‌وگوی خصوصی است: دکمهٔ زیر را بزنید.
group-lost = ⚠ مرا از گروه { -table } { $code } بیرون کردند. اگر تا نیم ساعت دیگر برگردم، بازی ادامه پیدا می‌کند.

## /help

help-private = <b>اینجا، در گفت‌وگوی خصوصی</b>
help-group = <b>در گروه</b>
help-line = { $command } — { $does }

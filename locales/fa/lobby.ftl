### Before a game: arrival in a group, the lobby, and everything that concerns a table's people.

## Arrival

greet-group =
    👋 <b>{ -game }</b>، بازی نقش‌های پنهان برای ۵ تا ۱۵ نفر.
    با دکمهٔ زیر یا با فرمان { $command } { -lobby } باز کنید؛ هر کس با یک ضربه می‌نشیند.
greet-rights =
    { $missing ->
        [pin] حق سنجاق کردن پیام را ندارم: { -table } بالای گروه نمی‌ماند.
       *[polls] نظرسنجی در این گروه بسته است: رأی‌گیری با دو دکمه خواهد بود.
    }
greet-private =
    👋 من میزبان <b>{ -game }</b> هستم، بازی نقش‌های پنهان برای ۵ تا ۱۵ نفر.
    مرا به گروهی اضافه کنید، آن‌جا با فرمان { $command } { -lobby } باز کنید و همه با یک ضربه می‌نشینند. نامه‌های مخفی شما به همین گفت‌وگو می‌آید.
button-add-to-group = ➕ افزودن من به گروه
button-open-lobby = 🎲 باز کردن { -lobby }

## The lobby panel

lobby-title = 🎲 <b>{ -game }</b> · { -lobby } { $code }
lobby-host = میزبان: { $player }
lobby-seat = { $seat }. { $player }
lobby-need =
    { $missing ->
        [0] آماده: { $seated ->
            [one] { $seated } بازیکن نشسته است.
           *[other] { $seated } بازیکن نشسته‌اند.
        } میزبان می‌تواند شروع کند.
        [one] { $missing } بازیکن دیگر لازم است.
       *[other] { $missing } بازیکن دیگر لازم است.
    }
lobby-seal = 🔒 مهر بُر زدن: <code>{ $commitment }</code>
lobby-how = دکمهٔ نشستن، گفت‌وگوی خصوصی با مرا باز می‌کند: آن‌جا شروع را بزنید.
lobby-started = 🎲 بازی شروع شد: { -lobby } { $code }
lobby-starting = ⏳ یک لحظه: دارم می‌بینم می‌توانم به همه پیام بدهم یا نه.
lobby-closed = 🛑 بسته شد: { -lobby } { $code }
lobby-expired = 🛑 بسته شد، چون نیم ساعت کسی به آن دست نزد: { -lobby } { $code }
lobby-empty = 🛑 بسته شد، چون همه رفتند: { -lobby } { $code }
lobby-unreachable = ✉ بازی شروع نمی‌شود، چون نمی‌توانم به این بازیکن پیام بدهم: { $player }. صندلی دوباره خالی است.

button-join = ✋ می‌نشینم
button-leave = بلند می‌شوم
button-start = ▶ شروع
button-cancel = لغو
button-deal =
    { $players ->
        [one] ▶ شروع با { $players } نفر
       *[other] ▶ شروع با { $players } نفر
    }
button-close = 🛑 بله، لغو شود
button-keep = ↩ نه
button-flee = 🛑 بله، می‌روم
button-stay = ↩ نه

ask-start =
    { $players ->
        [one] بازی با { $players } بازیکن شروع شود؟
       *[other] بازی با { $players } بازیکن شروع شود؟
    }
ask-cancel-lobby = این { -lobby } بسته شود؟
ask-cancel-game = بازی در جریان برای همه لغو شود؟
ask-flee = از بازی در جریان می‌روید؟ صندلی می‌ماند و من به جای شما بازی می‌کنم.

## In private, around a seat

seated-in = ✋ سر { -table } { $code } در گروه { $group } نشسته‌اید. وقتی میزبان شروع کند، نقش شما همین‌جا می‌رسد.
seated-private = ✋ سر { -table } { $code } نشسته‌اید. وقتی میزبان شروع کند، نقش شما همین‌جا می‌رسد.
seat-lost = صندلی شما سر { -table } { $code } دوباره خالی شد: { $reason ->
        [full] میز پر بود.
        [elsewhere] سر میز دیگری نشسته‌اید.
        [closed] { -lobby } بسته شد.
       *[started] بازی بدون شما شروع شد.
    }
left-lobby = از { -table } { $code } بلند شدید.

### Before a game: arrival in a group, the lobby, and everything that concerns a table's people.

## Arrival

greet-group =
    👋 <b>{ -game }</b>، بازی نقش‌های پنهان برای ۵ تا ۱۵ نفر.
    با دکمهٔ زیر یا با فرمان { $command } { -lobby } باز کنید؛ هر کس با زدن یک دکمه می‌نشیند.
greet-rights =
    { $missing ->
        [pin] اجازهٔ سنجاق کردن پیام ندارم: { -table } بالای گروه نمی‌ماند.
       *[polls] نظرسنجی در این گروه مجاز نیست: رأی‌گیری با دو دکمه انجام می‌شود.
    }
greet-private =
    👋 من میزبان <b>{ -game }</b> هستم، بازی نقش‌های پنهان برای ۵ تا ۱۵ نفر.
    مرا به گروهی اضافه کنید، آنجا با فرمان { $command } { -lobby } باز کنید و هر کس با زدن یک دکمه می‌نشیند. نامه‌های مخفی شما به همین گفت‌وگو می‌آید.
button-add-to-group = ➕ افزودن به گروه
button-open-lobby = 🎲 باز کردن { -lobby }

## The lobby panel

lobby-title = 🎲 <b>{ -game }</b> · { -lobby } { $code }
lobby-host = میزبان: { $player }
lobby-seat = {"\u200F"}{ $seat }. { $player }
lobby-need =
    { $missing ->
        [0] آماده: { $seated ->
            [one] { $seated } بازیکن نشسته است.
           *[other] { $seated } بازیکن نشسته‌اند.
        } میزبان می‌تواند شروع کند.
        [one] { $missing } بازیکن دیگر لازم است.
       *[other] { $missing } بازیکن دیگر لازم است.
    }
lobby-seal = 🔒 مُهر قرعه: <code>{ $commitment }</code>
lobby-how = دکمهٔ «می‌نشینم» گفت‌وگوی خصوصی با من را باز می‌کند: آنجا «شروع» ({"\u2066"}Start{"\u2069"}) را بزنید.
lobby-starting = ⏳ یک لحظه: دارم می‌بینم می‌توانم به همه پیام بدهم یا نه.
lobby-closed = 🛑 { -lobby } { $code } بسته شد.
lobby-expired = 🛑 { -lobby } { $code } بسته شد: نیم ساعت کسی به آن دست نزد.
lobby-empty = 🛑 { -lobby } { $code } بسته شد: همه رفتند.
lobby-unreachable = ✉ بازی شروع نمی‌شود: نمی‌توانم به { $player } پیام بدهم. صندلی‌اش دوباره خالی است.

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
ask-flee = از بازی می‌روید؟ صندلی‌تان می‌ماند و من به‌جای شما بازی می‌کنم.

## In private, around a seat

seated-in = ✋ سر { -table } { $code } در گروه { $group } نشسته‌اید. وقتی میزبان شروع کند، نقش شما همین‌جا می‌رسد.
seated-private = ✋ سر { -table } { $code } نشسته‌اید. وقتی میزبان شروع کند، نقش شما همین‌جا می‌رسد.
left-lobby = از سر { -table } { $code } بلند شدید.

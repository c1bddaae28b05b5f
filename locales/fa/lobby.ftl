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
        [0] آماده: { $seated } بازیکن نشسته‌اند. میزبان می‌تواند شروع کند.
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
button-deal = ▶ شروع با { $players } نفر
button-close = 🛑 بله، لغو شود
button-keep = ↩ نه
button-flee = 🛑 بله، می‌روم
button-stay = ↩ نه

ask-start = بازی با { $players } بازیکن شروع شود؟
ask-cancel-lobby = این { -lobby } بسته شود؟
ask-cancel-game = بازی در جریان برای همه لغو شود؟
ask-flee = از بازی می‌روید؟ صندلی‌تان می‌ماند و من به‌جای شما بازی می‌کنم.

## In private, around a seat

seated-in = ✋ سر { -table } { $code } در گروه { $group } نشسته‌اید. وقتی میزبان شروع کند، نقش شما همین‌جا می‌رسد.
seated-private = ✋ سر { -table } { $code } نشسته‌اید. وقتی میزبان شروع کند، نقش شما همین‌جا می‌رسد.
left-lobby = از سر { -table } { $code } بلند شدید.

## Robots

robot-stands-in = 💤 بازیکن { $player } از بازی رفت. یک ربات به‌جایش ادامه می‌دهد.
enough-players = ربات‌ها فقط { -table } را به کمترین تعداد لازم می‌رسانند.
no-robot = هیچ رباتی اینجا ننشسته است.
button-robot = 🤖 افزودن ربات
button-no-robot = 🤖 برداشتن ربات

## A lobby that starts by itself, and more time for it

lobby-countdown = 🚀 بازی خودش شروع می‌شود. هر کس بنشیند، کمی وقت اضافه می‌شود.
countdown-left = 🚀 بازی { -lobby } { $code } تا { $seconds } ثانیهٔ دیگر شروع می‌شود.
countdown-few = 🚀 وقت تمام شد و هنوز { $missing } بازیکن دیگر لازم است. { -lobby } باز می‌ماند و میزبان می‌تواند شروع کند.
extended-already = در این { -lobby } یک بار وقت بیشتر خواسته‌اید. بگذارید کس دیگری یا یک مدیر بخواهد.
lobby-stays = ⏱ { -lobby } نیم ساعت دیگر باز می‌ماند.

## Taking a seat from somebody

kick-whom = کدام صندلی؟ در پاسخ به پیام آن بازیکن { $command } را بفرستید، یا { $command } را همراه با شمارهٔ صندلی.
no-such-seat = کسی آنجا ننشسته است. شمارهٔ صندلی‌ها را روی { -table } ببینید.
kicked = صندلی دوباره خالی است: { $player }
kicked-you = صندلی شما سر { -table } { $code } دوباره خالی شد: میزبان یا مدیر گروه آن را لازم داشت.

## Playing again

lobby-kept = ⏳ تا یک دقیقه برای این بازیکنان صندلی نگه می‌دارم: { $players }
seats-kept = تا یک دقیقه صندلی‌ها برای بازیکنان بازی قبل است. بعد از آن دوباره امتحان کنید.
not-of-that-game = فقط بازیکنان همان بازی می‌توانند دوباره بازی بخواهند. خودتان یک { -lobby } باز کنید.
lobby-is-open = اینجا از قبل یک { -lobby } باز است. در همان بنشینید.
rematch-call = 🔁 یک بازی دیگر با همین بازیکنان؟ صندلی شما را سر { -table } { $code } یک دقیقه نگه می‌دارم.
button-sit = ✋ سر جایم می‌نشینم

## Waiting for the next lobby of a group

nextgame-on = 🔔 وقتی در گروه { $group } یک { -lobby } باز شود، همین‌جا خبرتان می‌کنم.
nextgame-off = 🔕 دیگر برای { -lobby(form: "manyezafe") } گروه { $group } خبرتان نمی‌کنم.
nextgame-full = خیلی‌ها منتظر { -lobby } در گروه { $group } هستند. گاهی خودتان به آنجا سر بزنید.
nextgame-call = 🔔 در گروه { $group } یک { -lobby } باز شد.
nextgame-private = 🔔 وقتی اینجا یک { -lobby } باز شود خبرتان می‌کنم: دکمهٔ زیر و بعد «شروع» ({"\u2066"}Start{"\u2069"}) را بزنید تا بتوانم به شما پیام بدهم.
button-stop-waiting = 🔕 دیگر خبرم نکنید
button-wait = 🔔 خبرم کنید

## Leaving a running game

left-game = از بازی { -table } { $code } رفتید. برای برگشتن بفرستید: { $command }
left-and-over = از { -table } { $code } رفتید و بازی آن تمام شد.

## Practice

practice-size = چند بازیکن، با حساب ربات‌ها؟ { $command } را همراه با عددی از { $fewest } تا { $most } بفرستید.

### Talk at a table in private chats: what is passed on, the ready phrases, and what may be done
### about those who say it.

# The words of others may be in any language: their own direction, in a line from right to left.
talk-line = {"\u200F"}💬 <b>{ $seat }. { $player }:</b> {"\u2068"}{ $words }{"\u2069"}
talk-said = گفته شد.
talk-choose = 💬 چه می‌گویید؟ هر کس آن را به زبان خودش می‌خواند. یا خودتان بنویسید تا برسانم.
talk-about = 💬 { $phrase } منظورتان کیست؟
talk-nowhere = سر هیچ { -table(form: "a") } در گفت‌وگوی خصوصی ننشسته‌اید و کسی این را نمی‌خواند. این فرمان را ببینید: { $command }
button-say = 💬 گفتن

## What is not passed on

unfit-empty = در این پیام چیزی برای رساندن نیست. لطفاً با کلمه بنویسید.
unfit-long = خیلی بلند است: حداکثر ۲۰۰ نویسه.
unfit-link = لینک، نام کاربری با @ و شمارهٔ تلفن را نمی‌رسانم. لطفاً بدون آن بنویسید.
unfit-soon = لطفاً هر سه ثانیه یک پیام. کمی بعد دوباره بفرستید.
unfit-session = تا تصویب { -policy } سکوت: حالا { -president } و { -chancellor } حق حرف زدن ندارند.
unfit-dead = شما مرده‌اید و مرده‌ها تا پایان ساکت‌اند.
unfit-away = از این بازی رفته‌اید و کسی این را نمی‌خواند. اول برگردید.
unfit-kind = فقط نوشته را می‌رسانم: نه عکس، نه صدا، نه پیام هدایت‌شده.

## Ready phrases

label-hello = 👋 سلام
phrase-hello = 👋 سلام به همه!
label-vote-ja = رأی «{ -ja }»
phrase-vote-ja = بیایید رأی «{ -ja }» بدهیم.
label-vote-nein = رأی «{ -nein }»
phrase-vote-nein = بیایید رأی «{ -nein }» بدهیم.
label-no-choice = چاره‌ای نداشتم
phrase-no-choice = چاره‌ای نداشتم: همهٔ کاشی‌ها مثل هم بود.
label-had-choice = حق انتخاب بود
phrase-had-choice = آنجا حق انتخاب بود.
label-wait = لطفاً صبر کنید
phrase-wait = لطفاً صبر کنید: اول حرف بزنیم.
label-agree = موافقم
phrase-agree = موافقم.
label-disagree = مخالفم
phrase-disagree = مخالفم.
label-trust = 🕊 اعتماد دارم به…
phrase-trust = 🕊 به این بازیکن اعتماد دارم: { $player }
label-suspect = 💀 شک دارم به…
phrase-suspect = 💀 به این بازیکن شک دارم: { $player }
label-nominate = 🎩 پیشنهاد می‌کنم…
phrase-nominate = 🎩 پیشنهاد من برای { -chancellor }: { $player }
label-what-had = ❓ چه دیدید…
phrase-what-had = ❓ چه دیدید؟ سؤال از { $player }

## A seat that somebody would rather not hear

which-seat = شمارهٔ صندلی را بعد از فرمان بنویسید، مثل { $command }
seat-muted = 🔇 دیگر نوشته‌های این بازیکن را نمی‌بینید: { $player }. با همین فرمان دوباره می‌بینید.
seat-unmuted = 🔊 دوباره نوشته‌های این بازیکن را می‌بینید: { $player }
seat-blocked = ⛔ دیگر هیچ‌وقت میان غریبه‌ها با این بازیکن سر یک { -table } نمی‌نشینید و اینجا هم نوشته‌هایش را نمی‌بینید: { $player }
seat-reported = 📨 گزارش شد: { $player }. مسئول این ربات تا ۱۴ روز می‌تواند آخرین نوشته‌های این { -table } را بخواند.
nothing-to-report = من فقط در گفت‌وگوی خصوصی حرف‌های { -table } را می‌رسانم. در گروه به مدیرانش بگویید.

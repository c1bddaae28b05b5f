### /about, what Telegram shows of the bot (description: 512 characters, short description: 120, both
### without tags), and the commands as its menu lists them (short: one line on a phone).

about =
    بازی <b>{ -game }</b> ساختهٔ {"\u2066"}Mike Boxleiter{"\u2069"}، {"\u2066"}Tommy Maranges{"\u2069"}، {"\u2066"}Max Temkin{"\u2069"} و {"\u2066"}Mac Schubert{"\u2069"} است.
    مجوز آن {"\u2066"}<a href="https://creativecommons.org/licenses/by-nc-sa/4.0/">CC BY-NC-SA 4.0</a>{"\u2069"} است: پخشش کنید، تغییرش بدهید، نام سازندگان را بیاورید، از آن پول درنیاورید و همین آزادی را به دیگران هم بدهید.

    این ربات بازی را به پنج زبان به تلگرام آورده است. سازندگان بازی در این کار دستی نداشته‌اند و آن را تأیید نکرده‌اند. متن‌ها و تصویرهای بازی در اینجا همان مجوز را دارند و کد خود ربات مجوز {"\u2066"}MIT{"\u2069"} دارد. همه‌چیز رایگان است.

bot-description =
    بازی نقش‌های پنهان برای ۵ تا ۱۵ نفر. بعضی از شما دروغ می‌گویند، یکی از همه بدتر است و همه قسم می‌خورند که راستگو هستند.

    مرا به گروهی اضافه کنید، { -lobby } باز کنید و سر { -table } بنشینید. یا بگذارید { -table(form: "a") } برایتان پیدا کنم. نقش‌ها را پخش می‌کنم، راز نگه می‌دارم، رأی‌ها را می‌شمارم و هیچ‌وقت دروغ نمی‌گویم.

    برگرفته از بازی { -game }، مجوز {"\u2066"}CC BY-NC-SA 4.0{"\u2069"}. رایگان.
bot-short-description = بازی { -game }: نقش‌های پنهان، اتهام‌های آشکار. برای ۵ تا ۱۵ نفر، در گروه یا با غریبه‌ها.

## Commands

command-newgame = باز کردن { -lobby }
command-startgame = باز کردن { -lobby } یا شروع بازی
command-join = نمایش دوبارهٔ { -lobby } برای نشستن
command-leave = بلند شدن از سر { -table }
command-flee = بلند شدن از سر { -table }
command-players = چه کسانی سر { -table } هستند
command-board = نمایش { -table }
command-role = { -role } شما
command-rules = قوانین همین { -table }
command-help = چه کارهایی بلدم
command-about = سازندگان، مجوز و سپاس
command-ping = بیدارم؟
command-language = انتخاب زبان
command-config = تنظیمات این گروه
command-extend = وقت بیشتر برای { -lobby }
command-forcestart = شروع همین حالا
command-go = شروع همین حالا
command-kick = خالی کردن یک صندلی
command-smite = خالی کردن یک صندلی
command-cancel = بستن { -lobby } یا بازی
command-nextgame = خبرم کنید وقتی { -lobby } باز شد
command-private = باز کردن { -table } با لینک
command-tables = { -table(form: "manyezafe") } باز
command-play = پیدا کردن { -table } برای بازی
command-practice = تمرین تنهایی با ربات‌ها
command-stop = پایان جست‌وجوی { -table }
command-mute = نشنیدن حرف‌های یک صندلی
command-block = هم‌بازی نشدن با یک بازیکن
command-report = گزارش یک بازیکن
command-history = تاریخچهٔ این بازی
command-claim = اعلام آنچه دیده‌اید
command-who = منتظر که هستیم؟

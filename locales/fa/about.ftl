### /about, what Telegram shows of the bot (description: 512 characters, short description: 120, both
### without tags), and the commands as its menu lists them (short: one line on a phone).

about =
    بازی <b>{ -game }</b> کار {"\u2066"}Mike Boxleiter{"\u2069"}، {"\u2066"}Tommy Maranges{"\u2069"}، {"\u2066"}Max Temkin{"\u2069"} و {"\u2066"}Mac Schubert{"\u2069"} است.
    مجوز آن {"\u2066"}<a href="https://creativecommons.org/licenses/by-nc-sa/4.0/">CC BY-NC-SA 4.0</a>{"\u2069"} است: پخش کنید، تغییر بدهید، نام سازندگان را بیاورید، چیزی از آن نفروشید و همین آزادی را به دیگران بدهید.

    این ربات بازی را به پنج زبان به تلگرام می‌آورد. سازندگان بازی در آن دستی نداشته‌اند و آن را تأیید نکرده‌اند. متن‌ها و تصویرهای بازی در اینجا با همان مجوز است و کد خود ربات با مجوز {"\u2066"}MIT{"\u2069"}. همه چیز رایگان است.

bot-description =
    بازی نقش‌های پنهان برای ۵ تا ۱۵ نفر. بعضی از شما دروغ می‌گویند، یکی از همه بدتر است و همه قسم می‌خورند که راستگو هستند.

    مرا به گروهی اضافه کنید، { -lobby } باز کنید و بنشینید. یا بگذارید { -table(form: "a") } برایتان پیدا کنم. من پخش می‌کنم، راز نگه می‌دارم، رأی‌ها را می‌شمارم و هیچ‌وقت دروغ نمی‌گویم.

    برگرفته از بازی { -game }، مجوز {"\u2066"}CC BY-NC-SA 4.0{"\u2069"}. رایگان.
bot-short-description = بازی { -game }: نقش‌های پنهان، اتهام‌های آشکار. برای ۵ تا ۱۵ نفر، در گروه یا با غریبه‌ها.

## Commands

command-newgame = باز کردن { -lobby }
command-startgame = باز کردن { -lobby } یا شروع بازی
command-join = نمایش دوبارهٔ { -lobby } برای نشستن
command-leave = بلند شدن از صندلی
command-flee = بلند شدن از صندلی
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
command-nextgame = خبر دادن وقتی { -lobby } باز شد
command-private = باز کردن { -table } با پیوند
command-tables = { -table(form: "manyezafe") } باز
command-play = پیدا کردن { -table } برای من
command-practice = بازی تنهایی با ربات‌ها
command-stop = پایان جست‌وجوی { -table }
command-mute = نشنیدن حرف‌های یک صندلی
command-block = هم‌بازی نشدن با یک بازیکن
command-report = گزارش یک بازیکن
command-history = سابقهٔ این بازی
command-claim = گفتن آنچه دیده‌اید
command-who = منتظر که هستیم؟

### The settings of a group: what each is set to and means, and the buttons that change it.

config-title = ⚙ <b>تنظیمات این گروه</b>
config-who = همه آن را می‌بینند و مدیران گروه عوضش می‌کنند. هر تغییر از بازی بعد برقرار است.
config-admin = فقط مدیر گروه می‌تواند تنظیمات را عوض کند.

config-clock =
    { $chosen ->
        [timed] ⏱ ساعت: <b>زمان‌دار.</b> هر کس وقتش تمام شود، من به‌جایش بازی می‌کنم.
       *[relaxed] ⏱ ساعت: <b>آرام.</b> فقط یادآوری می‌کنم.
    }
config-ballots =
    { $chosen ->
        [buttons] 🗳 رأی‌گیری: <b>با دو دکمه</b> زیر یک پیام.
       *[poll] 🗳 رأی‌گیری: <b>با نظرسنجی</b> که نتیجه‌اش تا رسیدن آخرین رأی پنهان می‌ماند.
    }
config-reveal =
    { $chosen ->
        [roles] 🔓 پس از بازی: <b>فقط نقش‌ها</b> رو می‌شوند.
       *[record] 🔓 پس از بازی: <b>تاریخچهٔ کامل</b> رو می‌شود، با کاشی‌های همه.
    }
config-autostart =
    { $chosen ->
        [yes] 🚀 شروع: <b>خودکار،</b> سه دقیقه پس از باز شدن { -lobby }.
       *[no] 🚀 شروع: <b>با میزبان.</b>
    }
config-listed =
    { $chosen ->
        [yes] 🌍 غریبه‌ها: <b>می‌توانند</b> { -lobby(form: "manyezafe") } این گروه را پیدا کنند و برای بازی عضو گروه شوند.
       *[no] 🌍 غریبه‌ها: <b>هیچ‌وقت</b> { -lobby(form: "manyezafe") } این گروه را نمی‌بینند.
    }

## Each button says what it changes the setting to.

button-config-clock =
    { $chosen ->
        [timed] ⏱ ساعت زمان‌دار
       *[relaxed] ⏱ ساعت آرام
    }
button-config-ballots =
    { $chosen ->
        [buttons] 🗳 رأی‌گیری با دکمه
       *[poll] 🗳 رأی‌گیری با نظرسنجی
    }
button-config-reveal =
    { $chosen ->
        [roles] 🔓 نمایش فقط نقش‌ها
       *[record] 🔓 نمایش تاریخچهٔ کامل
    }
button-config-autostart =
    { $chosen ->
        [yes] 🚀 شروع خودکار
       *[no] 🚀 شروع با میزبان
    }
button-config-listed =
    { $chosen ->
        [yes] 🌍 غریبه‌ها پیدایمان کنند
       *[no] 🌍 پنهان از غریبه‌ها
    }

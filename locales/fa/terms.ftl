### The words of the game, one row for each concept of the glossary. Every other file takes them
### from here, so that another skin of the game is another file of this name.
###
### A term's form is chosen with (form: "…"). Persian has: many (plural), ezafe (joined to the word
### after it), manyezafe (both), a (one of several, «یک … »), short (where the line is short), and
### adj for a party as an adjective («قانون فاشیستی»). Without a form: the bare word.

-game = سیکرت هیتلر

## Roles and parties

-liberal =
    { $form ->
       *[one] لیبرال
        [many] لیبرال‌ها
        [adj] لیبرال
    }
-fascist =
    { $form ->
       *[one] فاشیست
        [many] فاشیست‌ها
        [manyezafe] فاشیست‌های
        [adj] فاشیستی
    }
-hitler = هیتلر
-role =
    { $form ->
       *[one] نقش مخفی
        [many] نقش‌های مخفی
    }
-party =
    { $form ->
       *[one] عضویت حزبی
        [many] عضویت‌های حزبی
        [short] حزب
    }

## The government

-president =
    { $form ->
       *[one] رئیس‌جمهور
        [many] رئیس‌جمهورها
        [a] رئیس‌جمهوری
    }
-chancellor =
    { $form ->
       *[one] صدراعظم
        [many] صدراعظم‌ها
        [a] صدراعظمی
    }
-presidential-candidate =
    { $form ->
       *[one] نامزد ریاست‌جمهوری
        [many] نامزدهای ریاست‌جمهوری
    }
-chancellor-candidate =
    { $form ->
       *[one] نامزد صدراعظمی
        [many] نامزدهای صدراعظمی
    }
-government =
    { $form ->
       *[one] دولت
        [many] دولت‌ها
        [a] دولتی
    }

## The election

-election = انتخابات
-ja = بله!
-nein = نه
-election-tracker = شمارشگر انتخابات
-chaos = هرج‌ومرج
-term-limit =
    { $form ->
       *[one] محدودیت دوره
        [many] محدودیت‌های دوره
    }

## The legislative session

-legislative-session =
    { $form ->
       *[one] جلسهٔ قانون‌گذاری
        [many] جلسه‌های قانون‌گذاری
    }
-policy =
    { $form ->
       *[one] قانون
        [many] قانون‌ها
        [manyezafe] قانون‌های
        [a] قانونی
    }
-enact = تصویب
-discard = دور ریختن
-draw-pile = دستهٔ کشیدن
-discard-pile = دستهٔ دورریز
-veto = وتو

## Executive actions

-executive-action =
    { $form ->
       *[one] اقدام اجرایی
        [many] اقدام‌های اجرایی
    }
-investigate-loyalty = تحقیق دربارهٔ وفاداری
-special-election = انتخابات ویژه
-policy-peek = نگاه سریع به قوانین
-execution =
    { $form ->
       *[one] اعدام
        [many] اعدام‌ها
    }

## The table

-claim =
    { $form ->
       *[one] ادعا
        [many] ادعاها
        [ezafe] ادعای
        [manyezafe] ادعاهای
    }
-table =
    { $form ->
       *[one] میز
        [many] میزها
        [manyezafe] میزهای
        [a] میزی
    }
-lobby =
    { $form ->
       *[one] لابی
        [many] لابی‌ها
        [manyezafe] لابی‌های
    }
-spectator =
    { $form ->
       *[one] تماشاگر
        [many] تماشاگرها
    }
-moderator = گرداننده
-warning =
    { $form ->
       *[one] اخطار
        [many] اخطارها
    }

### Talk at a table in private chats: what is passed on, the ready phrases, and what may be done
### about those who say it.

# $words: what was written, or a ready phrase in the reader's language.
talk-line = {"\u200E"}💬 <b>{ $seat }. { $player }:</b> { $words }
talk-said = Сказано.
talk-choose = 💬 Что скажешь? Каждый прочтёт это на своём языке. Или просто напиши, а я передам.
# $phrase is the label of a phrase that is about a player.
talk-about = 💬 { $phrase } Выбери игрока.
talk-nowhere = За { -table(form: "ins") } в личных чатах тебя нет, так что этого никто не прочтёт. Что я умею: { $command }
button-say = 💬 Сказать

## What is not passed on

unfit-empty = Тут нечего передавать. Напиши словами.
unfit-long = Слишком длинно: не больше 200 знаков.
unfit-link = Ссылки, имена с @ и номера телефонов не передаю. Скажи без них.
unfit-soon = Не чаще раза в три секунды. Отправь чуть позже.
unfit-session = Тишина, пока не принят { -policy }: { -president } и { -chancellor } сейчас молчат.
unfit-dead = Тебя казнили, а мёртвые молчат до конца.
unfit-away = Ты вне этой игры, так что этого никто не прочтёт. Сначала вернись.
unfit-kind = Передаю только слова: ни картинок, ни голосовых, ни пересланного.

## Ready phrases. A label stands on a button; a phrase is what the others read. $player stands
## behind a colon.

label-hello = 👋 Привет
phrase-hello = 👋 Всем привет!
label-vote-ja = Голосуем { -ja }
phrase-vote-ja = Давайте проголосуем { -ja }!
label-vote-nein = Голосуем { -nein }
phrase-vote-nein = Давайте проголосуем { -nein }!
label-no-choice = Выбора не было
phrase-no-choice = Выбора у меня не было: все карты одинаковые.
label-had-choice = Выбор там был
phrase-had-choice = Выбор там был.
label-wait = Подождите
phrase-wait = Подождите, давайте сначала обсудим.
label-agree = Я тоже так думаю
phrase-agree = Я тоже так думаю.
label-disagree = Я так не думаю
phrase-disagree = Я так не думаю.
label-trust = 🕊 Доверяю…
phrase-trust = 🕊 Доверяю этому игроку: { $player }
label-suspect = 💀 Подозреваю…
phrase-suspect = 💀 Подозреваю этого игрока: { $player }
label-nominate = 🎩 Предлагаю…
phrase-nominate = 🎩 Предлагаю в { -chancellor(form: "many") }: { $player }
label-what-had = ❓ Что у тебя было…
phrase-what-had = ❓ Какие у тебя были карты? Вопрос игроку { $player }

## A seat that somebody would rather not hear

which-seat = Напиши номер места после команды, вот так: { $command }
seat-muted = 🔇 Больше не показываю слова этого игрока: { $player }. Передумаешь — отправь ту же команду.
seat-unmuted = 🔊 Снова показываю слова этого игрока: { $player }
seat-blocked = ⛔ Среди незнакомцев вас больше не сведу, и слов этого игрока здесь не покажу: { $player }
seat-reported = 📨 Жалоба отправлена: { $player }. Владелец бота 14 дней может читать последние сообщения этого { -table(form: "gen") }.
nothing-to-report = Я передаю слова только за { -table(form: "ins") } в личных чатах. В группе обратись к её админам.

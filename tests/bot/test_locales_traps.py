"""Each rule of the texts' linter fires on its trap, and is silent on what a native would write."""

import pytest

from tests.bot.locale_files import read
from tests.bot.locale_lint import EVERY, RULES, bad_tags, findings
from tgbot.languages import LANGUAGES

TRAPS = [
    ("letter glued to a placeable", "en", "a = { $player }'s vote"),
    ("letter glued to a placeable", "tr", "a = { $player }’ın oyu"),
    ("letter glued to a placeable", "tr", "a = <b>{ $player }</b>ye oy"),
    ("letter glued to a placeable", "fa", "a = { -table }\u200cها"),
    ("letter glued to a placeable", "fr", "a = le vote d’{ $player }"),
    ("letter glued to a placeable", "ru", "a = { $count }-й ход"),
    ("wrong script", "en", "a = Vоte"),
    ("wrong script", "ru", "a = Vote сейчас"),
    ("wrong script", "ru", "a = кaрта"),
    ("wrong script", "fa", "a = رأی vote"),
    ("wrong script", "tr", "a = oy голос"),
    ("gendered ending", "ru", "a = выбрал(а)"),
    ("gendered ending", "fr", "a = élu·e"),
    ("gendered ending", "fr", "a = élu(e)"),
    ("gendered ending", "en", "a = player(s)"),
    ("gendered ending", "ru", "a = готов/а"),
    ("gendered pronoun", "en", "a = the player and his vote"),
    ("gendered pronoun", "en", "a = She votes"),
    ("word of the game written out", "en", "a = the President votes"),
    ("word of the game written out", "fr", "a = les fascistes"),
    ("word of the game written out", "tr", "a = Şansölyeyi seç"),
    ("word of the game written out", "ru", "a = за канцлера"),
    ("word of the game written out", "fa", "a = صدراعظم تازه"),
    ("Arabic letter in Persian", "fa", "a = رأي"),
    ("Arabic letter in Persian", "fa", "a = كاشی"),
    ("Arabic digit in Persian", "fa", "a = ٣ کاشی"),
    ("Latin digit in Persian", "fa", "a = 3 کاشی"),
    ("missing half-space", "fa", "a = بازی می کند"),
    ("missing half-space", "fa", "a = بازیکن ها"),
    ("missing half-space", "fa", "a = رأی گیری"),
    ("missing half-space", "fa", "a = دور ریز"),
    ("missing half-space", "fa", "a = هرج و مرج"),
    ("missing half-space", "fa", "a = بزرگ تر"),
    ("ezafe after heh", "fa", "a = دسته‌ی تازه"),
    ("ezafe after heh", "fa", "a = دسته ی تازه"),
    ("Latin punctuation in Persian", "fa", "a = چرا?"),
    ("Latin punctuation in Persian", "fa", "a = یک, دو"),
    ("Persian line that starts in another script", "fa", "a = Telegram را باز کنید"),
    ("name that turns its line", "en", "a = { $player } votes"),
    ("name that turns its line", "fr", "a = { $seat }. { $player }"),
    ("name that turns its line", "tr", "a = 🔍 { $president }: { $player }"),
    ("name that turns its line", "ru", "a =\n    Итог\n    <b>{ $mark } { $player }</b> — да"),
    ("ASCII space before French punctuation", "fr", "a = Qui ?"),
    ("ASCII space before French punctuation", "fr", "a = Vote : { $player }"),
    ("ASCII space before French punctuation", "fr", "a = la « table »"),
    ("no space before French punctuation", "fr", "a = Qui?"),
    ("no space before French punctuation", "fr", "a = Vote: { $player }"),
    ("no space before French punctuation", "fr", "a = la «table»"),
    ("French elision onto a name", "fr", "a = le vote de { $player }"),
    ("French participle after a name", "fr", "a = { $player } est élu"),
    ("Russian past tense after a name", "ru", "a = { $player } проголосовал"),
    ("Russian past tense after a name", "ru", "a = { $player } не явилась"),
    ("case on a Russian name", "ru", "a = голос за { $player }"),
    ("familiar address in French", "fr", "a = Choisis ton vote"),
    ("familiar address in Turkish", "tr", "a = Sıra sende"),
    ("familiar address in Persian", "fa", "a = نوبت تو است"),
    ("formal address in Russian", "ru", "a = Ваш голос"),
]


@pytest.mark.parametrize(("rule", "language", "source"), TRAPS)
def test_a_rule_fires_on_its_trap(rule: str, language: str, source: str) -> None:
    (text,) = read(source + "\n", language)
    assert any(f": {rule}: " in found for found in findings(text)), findings(text)


def test_no_rule_is_without_a_trap() -> None:
    assert {rule for rule, _, _ in TRAPS} == {rule.name for rule in RULES}


FAIR = [
    ("en", "a = Ballot of <b>{ $player }</b>: { $count }"),
    ("fr", "a = Vote\u00a0: { $player }. À 12:30\u202f? «\u00a0{ $group }\u00a0»\u202f!"),
    ("en", 'a = {"\\u200E"}{ $seat }. { $player }'),
    ("tr", "a = { $mark } Aday: { $player }"),
    ("ru", "a = { $count } → { -table }: { $player }"),
    ("fr", "a = une table de { $players } et plus"),
    ("tr", "a = Aday: { $player } adlı oyuncu"),
    ("ru", "a = игрок { $player } вышел из игры"),
    ("ru", "a = голос за игрока { $player }"),
    ("fa", "a = رأی { $player }: ۳ از ۱۰، مجوز \u2066MIT 4.0\u2069"),
]


@pytest.mark.parametrize(("language", "source"), FAIR)
def test_no_rule_fires_on_what_a_native_would_write(language: str, source: str) -> None:
    (text,) = read(source + "\n", language)
    assert findings(text) == []


@pytest.mark.parametrize(
    ("source", "wrong"),
    [
        ("a = <b>bold", "<b> stays open"),
        ("a = <b>bold</i>", "</i>"),
        ("a = <div>x</div>", "<div>"),
        ("a = R&B", "&"),
    ],
)
def test_a_tag_that_telegram_would_refuse_is_found(source: str, wrong: str) -> None:
    (text,) = read(source + "\n", "en")
    assert wrong in [found for passage in text.passages for found in bad_tags(passage)]


def test_the_linter_and_the_bot_speak_the_same_languages() -> None:
    assert EVERY == LANGUAGES

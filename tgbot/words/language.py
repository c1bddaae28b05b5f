"""The choice of a language: one row for each, in its own words."""

from tgbot.buttons import Speak, data
from tgbot.languages import LANGUAGES
from tgbot.words.panel import Keyboard
from tgbot.words.texts import Texts


def language_keyboard(texts: Texts, *, group: bool) -> Keyboard:
    """A button for every language, named as its speakers name it; `group` chooses for a group."""
    return [
        [
            {
                "text": texts.plain(language, "language-name"),
                "callback_data": data(Speak(language, group)),
            }
        ]
        for language in LANGUAGES
    ]

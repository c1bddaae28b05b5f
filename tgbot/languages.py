"""Which languages the bot speaks, and which of them somebody is spoken to in."""

LANGUAGES = ("fa", "fr", "tr", "ru", "en")
"""The languages the bot speaks. What each calls itself is its message `language-name`."""

FALLBACK = "en"
RIGHT_TO_LEFT = frozenset({"fa"})


def language_of(tag: str | None) -> str:
    """The language to speak to somebody whose client says `tag` ("fa-IR", "pt-br", None)."""
    primary = (tag or "").replace("_", "-").partition("-")[0].casefold()
    return primary if primary in LANGUAGES else FALLBACK

"""The rules as a reader turns them: page by page, with the numbers of one table.

Words are in `locales/*/rules.ftl`; every number comes from the table's row and from nowhere else.
"""

from core.tables import Table
from tgbot.words.texts import Html, Texts, Value, lines

PAGES = 8
"""Six pages of rules, one of strategy, one of questions."""


def heading(texts: Texts, language: str, page: int) -> str:
    """What a page is about, for a button. Pages count from 1 to `PAGES`."""
    return texts.plain(language, f"rules-heading-{page}")


def page(texts: Texts, language: str, table: Table, number: int) -> Html:
    """One page of the rules as they are at this table. Pages count from 1 to `PAGES`."""
    frame = texts.say(
        language,
        "rules-frame",
        heading=heading(texts, language, number),
        page=number,
        pages=PAGES,
    )
    body = texts.say(language, f"rules-page-{number}", **_numbers(texts, language, table))
    return Html(f"{frame}\n\n{body}")


def _numbers(texts: Texts, language: str, table: Table) -> dict[str, Value]:
    powers = [
        texts.say(language, "rules-power", slot=slot, power=power.value if power else "none")
        for slot, power in enumerate(table.powers, start=1)
    ]
    return {
        "players": table.players,
        "liberals": table.liberals,
        "fascists": table.fascists,
        "hitler_knows": "yes" if table.hitler_knows else "no",
        "deck": table.deck,
        "deck_liberal": table.deck_liberal,
        "deck_fascist": table.deck_fascist,
        "liberal_goal": table.liberal_goal,
        "fascist_goal": table.fascist_goal,
        "zone": table.hitler_zone,
        "veto_from": table.veto_from,
        "powers": lines(*powers),
    }

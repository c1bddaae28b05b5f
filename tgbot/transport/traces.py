"""Where an error came from, without what it says: its text may quote somebody's secret."""

import traceback


def trace(error: BaseException) -> str:
    """The error's type and the lines of code that led to it."""
    lines = traceback.format_tb(error.__traceback__)
    return f"{type(error).__name__}\n{''.join(lines)}"

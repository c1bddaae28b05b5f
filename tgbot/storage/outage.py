"""The store's outages as one exception, so that nobody else needs to know Redis's own."""

from collections.abc import Iterator
from contextlib import contextmanager

from redis.exceptions import ConnectionError as Unreachable
from redis.exceptions import OutOfMemoryError, ReadOnlyError, ResponseError
from redis.exceptions import TimeoutError as Late


class Unavailable(Exception):
    """The store cannot serve now. What was asked may or may not have happened; ask again later."""


TRANSIENT = ("MISCONF", "LOADING", "MASTERDOWN", "TRYAGAIN", "NOREPLICAS")
"""Answers of a server that cannot write now: a full disk, a restart, a failover."""


@contextmanager
def reaching() -> Iterator[None]:
    """Turns an outage into Unavailable; an error of the program stays what it is."""
    try:
        yield
    except (Unreachable, Late, ReadOnlyError, OutOfMemoryError) as error:
        raise Unavailable(type(error).__name__) from error
    except ResponseError as error:
        if str(error).startswith(TRANSIENT):
            raise Unavailable(str(error).split(" ", 1)[0]) from error
        raise

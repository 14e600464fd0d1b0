"""primogen prune: remove tables that are older than they are kept for. A server does the same every night."""

from __future__ import annotations

from contextlib import ExitStack

from sqlalchemy import create_engine
from sqlalchemy.exc import SQLAlchemyError

from primogen.cli.databases import address_of, alone, default_database
from primogen.cli.misuse import Misused
from primogen.server.files import file_of
from primogen.server.leases import Leases
from primogen.server.locking import is_held
from primogen.server.migrating import TooNew, is_current
from primogen.server.retention import Pruning, Retention, few
from primogen.server.storage import Storage, with_driver

WORDS = {
    "unplayed": "at which nobody has played",
    "lessons": "of lessons, or of bots alone",
    "finished": "whose game is over, or has been left",
}


def retention_of(unplayed: int, lessons: int, finished: int) -> Retention:
    for name, days in (("unplayed", unplayed), ("lessons", lessons), ("finished", finished)):
        if days < 0:
            raise Misused(f"--keep-{name} {days}: days, or 0 for ever")
    return Retention(unplayed, lessons, finished)


def prune(database: str | None, retention: Retention, *, is_dry: bool) -> int:
    url = address_of(database or default_database())
    path = file_of(url)
    if path is not None and not path.is_file():
        raise Misused(f"{path}: there is no such file")
    address = url.render_as_string(hide_password=False)
    with ExitStack() as stack:
        if not is_dry:
            stack.enter_context(alone(path))
        check_current(address)
        storage = Storage(address)
        stack.callback(storage.close)
        is_served = path is not None and is_dry and is_held(path)
        pruning = Pruning(Leases(storage), retention, spares_leased=is_served)
        for why, names in pruning.old().items():
            gone = len(names) if is_dry else sum(pruning.remove(why, batch) for batch in few(names))
            print(f"{'would remove' if is_dry else 'removed'} {gone} tables {WORDS[why]}")
    return 0


def check_current(address: str) -> None:
    """Looking for old tables is no time to migrate."""
    engine = create_engine(with_driver(address), hide_parameters=True)
    try:
        if not is_current(engine):
            raise Misused("this database is of an earlier version: `primogen serve` brings it up to date")
    except ModuleNotFoundError:
        raise Misused("PostgreSQL needs more: pip install 'primogen[postgresql]'") from None
    except (SQLAlchemyError, TooNew) as error:
        raise Misused(f"--database {engine.url.render_as_string()}: {str(error).partition(chr(10))[0]}") from None
    finally:
        engine.dispose()

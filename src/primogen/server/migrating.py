"""Bringing a database to what this version expects: all of it or nothing, and never one that is newer than this."""

from __future__ import annotations

import logging
import sqlite3
import time
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, NullPool, StaticPool, create_engine, event, inspect, select, text

from primogen import __version__
from primogen.server.copying import copied
from primogen.server.files import file_of
from primogen.server.schema import releases

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATING: Final = 0x5052494D  # the key of a lock: processes that start together migrate one after the other
ONE_AT_A_TIME: Final = text("SELECT pg_advisory_xact_lock(:key)")
PATIENCE: Final = 5.0  # seconds that a locked file is waited for

log: Final = logging.getLogger("primogen")


class TooNew(ValueError):
    """A later version has brought this database further than this one knows."""


class Foreign(ValueError):
    """A database, but none of ours."""


def configured() -> tuple[Config, ScriptDirectory]:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config, ScriptDirectory.from_config(config)


def migrate(engine: Engine) -> None:
    config, scripts = configured()
    with engine.connect() as db:
        at = step_of(db, scripts)
    if at == scripts.get_current_head():
        return
    path = file_of(engine.url)
    if path is not None and at is not None:
        keep_as_it_was(path, scripts.get_current_head() or "")
    changing = engine if path is None else undivided(engine)
    with changing.begin() as db:
        if db.dialect.name == "postgresql":
            db.execute(ONE_AT_A_TIME, {"key": MIGRATING})
        climb(db, config, scripts)
    if changing is not engine:
        changing.dispose()


def is_current(engine: Engine) -> bool:
    """Whether nothing is to be done."""
    scripts = configured()[1]
    with engine.connect() as db:
        return step_of(db, scripts) == scripts.get_current_head()


def climb(db: Connection, config: Config, scripts: ScriptDirectory) -> None:
    """Unless another process has been quicker."""
    if step_of(db, scripts) == scripts.get_current_head():
        return
    before = loose_rows(db)
    config.attributes["connection"] = db
    command.upgrade(config, "head")
    head = scripts.get_current_head()
    db.execute(releases.delete().where(releases.c.step == head))  # somebody went back, and comes again
    db.execute(releases.insert().values(step=head, version=__version__, at=time.time()))
    if loose_rows(db) > before:
        raise RuntimeError("after the migration, rows belong to nothing that did before")


def loose_rows(db: Connection) -> int:
    """While it is migrated, SQLite does not look after what belongs to what."""
    return 0 if db.dialect.name != "sqlite" else len(db.execute(text("PRAGMA foreign_key_check")).all())


def step_of(db: Connection, scripts: ScriptDirectory) -> str | None:
    """How far it has come; nothing if it is empty."""
    at = MigrationContext.configure(db).get_current_revision()
    if at is None or at in {script.revision for script in scripts.walk_revisions()}:
        return at
    by = ""
    if inspect(db).has_table(releases.name):
        by = "".join(f" {version}" for version in db.scalars(select(releases.c.version).where(releases.c.step == at)))
    raise TooNew(
        f"a later version of Primogen{by} has been at work here (step {at}; this is {__version__}, which knows up to"
        f" step {scripts.get_current_head()}): install that version, or restore a backup from before it"
    )


# ---- SQLite


def check_step(db: sqlite3.Connection) -> None:
    """Whether this version can go on with it."""
    engine = create_engine("sqlite://", poolclass=StaticPool, creator=partial(itself, db))
    with engine.connect() as found:
        if step_of(found, configured()[1]) is None:
            raise Foreign("there are no tables of Primogen in it")


def itself(db: sqlite3.Connection) -> sqlite3.Connection:
    return db


def undivided(engine: Engine) -> Engine:
    """Left to itself, the driver would commit before each change of a table: then half a migration could be left.

    Foreign keys are not looked after while tables are made anew, and checked at the end.
    """
    found = create_engine(engine.url, poolclass=NullPool, hide_parameters=True)
    event.listen(found, "connect", no_transactions_by_itself)
    event.listen(found, "begin", begin_at_once)
    return found


def no_transactions_by_itself(connection: object, _: object) -> None:
    assert isinstance(connection, sqlite3.Connection)
    connection.isolation_level = None
    connection.execute(f"PRAGMA busy_timeout={int(PATIENCE * 1000)}")
    connection.execute("PRAGMA synchronous=FULL")


def begin_at_once(db: Connection) -> None:
    db.exec_driver_sql("BEGIN IMMEDIATE")


def keep_as_it_was(path: Path, step: str) -> None:
    """A copy beside it, should somebody want the version before this one again."""
    with closing(sqlite3.connect(path)) as old:
        copy = path.with_name(f"{path.name}.before-{step}")
        copied(old, copy)
    log.warning("the database is migrated; how it was before is kept", extra={"copy": str(copy), "step": step})

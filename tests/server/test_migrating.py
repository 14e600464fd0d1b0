"""From one version to the next: all of a migration or nothing of it, and how it was before is kept."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, inspect

from primogen import __version__
from primogen.server.migrating import configured
from primogen.server.schema import metadata
from primogen.server.storage import Storage

HEAD = configured()[1].get_current_head()
KILLED = 9
# Dies when the third step has changed two tables, and is about to make the first of three new ones.
DIES_HALFWAY = f"""
import os, sys
from alembic import op
from primogen.server.storage import Storage
op.create_table = lambda *_, **__: os._exit({KILLED})
Storage(sys.argv[1])
"""


def step_of(file: Path) -> str:
    with closing(sqlite3.connect(file)) as db:
        return str(db.execute("SELECT version_num FROM alembic_version").fetchone()[0])


def columns(file: Path, table: str) -> set[str]:
    engine = create_engine(f"sqlite:///{file}")
    seen = inspect(engine)
    found = {str(column["name"]) for column in seen.get_columns(table)} if seen.has_table(table) else set()
    engine.dispose()
    return found


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A database of the second step, with one table."""
    file = tmp_path / "tables.db"
    config, _ = configured()
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as db:
        config.attributes["connection"] = db
        command.upgrade(config, "0002")
        db.exec_driver_sql(
            "INSERT INTO rooms (id, game, header, listed, made_at) VALUES ('old', 'rivals', '{}', 0, 1.0)"
        )
        db.exec_driver_sql("INSERT INTO seats VALUES ('old', 0, 'Ana', '', '')")
    engine.dispose()
    return file


def test_a_migration_that_was_cut_in_half_is_taken_up_again(old: Path) -> None:
    address = f"sqlite:///{old}"
    cut = subprocess.run([sys.executable, "-c", DIES_HALFWAY, address], capture_output=True, text=True, check=False)
    assert cut.returncode == KILLED, cut.stderr
    assert step_of(old) == "0002" and "secret" not in columns(old, "rooms")
    Storage(address).close()
    assert step_of(old) == HEAD
    for table in metadata.sorted_tables:
        assert columns(old, table.name) == {column.name for column in table.columns}
    with closing(sqlite3.connect(old)) as db:
        assert db.execute("SELECT id, secret FROM rooms").fetchall() == [("old", "")]
        assert db.execute("SELECT step, version FROM releases").fetchall() == [(HEAD, __version__)]


def test_how_it_was_before_is_kept_and_said(old: Path, caplog: pytest.LogCaptureFixture) -> None:
    Storage(f"sqlite:///{old}").close()
    copy = old.with_name(f"tables.db.before-{HEAD}")
    assert step_of(copy) == "0002" and copy.stat().st_mode & 0o777 == 0o600
    (line,) = [line for line in caplog.records if line.name == "primogen"]
    assert line.getMessage() == "the database is migrated; how it was before is kept"
    assert vars(line)["copy"] == str(copy)
    Storage(f"sqlite:///{old}").close()
    assert len(caplog.records) == 1  # and then there is nothing to do


def test_a_new_database_has_nothing_to_be_kept(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    Storage(f"sqlite:///{tmp_path / 'tables.db'}").close()
    assert os.listdir(tmp_path) == ["tables.db"] and not caplog.records


def test_a_row_that_belongs_to_nothing_stops_no_migration(old: Path) -> None:
    with closing(sqlite3.connect(old)) as db, db:
        db.execute("INSERT INTO seats VALUES ('nowhere', 0, 'Ben', '', '')")
    Storage(f"sqlite:///{old}").close()
    assert step_of(old) == HEAD


def test_a_migration_that_tears_rows_apart_does_not_count(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    upgrade = command.upgrade

    def torn(config: Config, step: str) -> None:
        upgrade(config, step)
        db = config.attributes["connection"]
        assert isinstance(db, Connection)
        db.exec_driver_sql("DELETE FROM rooms")

    monkeypatch.setattr(command, "upgrade", torn)
    with pytest.raises(RuntimeError, match="belong to nothing"):
        Storage(f"sqlite:///{old}")
    assert step_of(old) == "0002" and columns(old, "leases") == set()

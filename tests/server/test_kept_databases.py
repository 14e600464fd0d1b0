"""Databases as earlier versions left them, with games under way: every later version opens them.

Each file in kept/ is named for the step of the database then; keeping.py makes one of today. In it: `waiting` for Ben
to sit down; `begun`, `duel`, `three` (a bot plays), `days` (a slow clock) under way; `four` and `over` are finished; a
`lesson`.
"""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from command_line import primogen
from primogen.kernel.plain import as_dict
from serving import serving

KEPT = Path(__file__).parent / "kept"
FIRST = "0004"  # kept neither snapshots nor what came of answers
FILES = sorted(path.name.removesuffix(".db.gz") for path in KEPT.glob("*.db.gz"))
TABLES = ["begun", "days", "duel", "four", "lesson", "over", "three", "waiting"]


def laid_out(step: str, to: Path) -> Path:
    database = to / "tables.db"
    database.write_bytes(gzip.decompress((KEPT / f"{step}.db.gz").read_bytes()))
    return database


@pytest.mark.parametrize("step", FILES)
def test_every_table_opens(step: str, tmp_path: Path) -> None:
    laid_out(step, tmp_path)
    with serving(tmp_path) as near:
        shown = {name: near.asked(f"/api/tables/{name}") for name in TABLES}
        assert {name: found.status_code for name, found in shown.items()} == dict.fromkeys(TABLES, 200)
        over = {name for name, found in shown.items() if as_dict(found.json())["is_over"]}
        assert over == {"four", "over"}
        for name in ("four", "over"):
            assert near.asked(f"/api/tables/{name}/journal").status_code == 200


@pytest.mark.parametrize("step", [step for step in FILES if step != FIRST])
def test_every_game_goes_on(step: str, tmp_path: Path) -> None:
    """At worst from the beginning of a turn, if its people agree."""
    said = primogen("serve", "--check", "--database", f"sqlite:///{laid_out(step, tmp_path)}")
    assert said.code == 0 and "can only be read" not in said.out and "cannot be opened" not in said.out


def test_what_would_be_lost_is_said_before_the_switch(tmp_path: Path) -> None:
    """And nothing is changed by looking."""
    database = laid_out(FIRST, tmp_path)
    before = database.read_bytes()
    said = primogen("serve", "--check", "--database", f"sqlite:///{database}")
    assert "6 tables are under way" in said.out and said.code in (0, 1)
    assert database.read_bytes() == before and {path.name for path in tmp_path.iterdir()} == {"tables.db"}


def test_what_is_no_database_is_told(tmp_path: Path) -> None:
    said = primogen("serve", "--check", "--database", f"sqlite:///{tmp_path / 'none.db'}")
    assert said.complains() and "there is no such database" in said.err
    (tmp_path / "other.db").write_text("something else")
    assert primogen("serve", "--check", "--database", f"sqlite:///{tmp_path / 'other.db'}").complains()

"""One bad row never stops a server: its table alone is refused, once with a trace, and everybody else plays on."""

from __future__ import annotations

import json
import logging
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from command_line import primogen
from primogen.games.desks import DESKS
from primogen.server.happenings import UnknownKind
from primogen.server.rooms import Room
from primogen.server.storage import Storage
from serving import ANA, BEN, Away, Seated, serving

BREAKS = {
    "a header that is no JSON": "UPDATE rooms SET header = '{broken' WHERE id = ?",
    "a header that is no text": "UPDATE rooms SET header = CAST(x'7bff' AS TEXT) WHERE id = ?",
    "a header that is no object": "UPDATE rooms SET header = '[]' WHERE id = ?",
    "a game that nobody knows": "UPDATE rooms SET game = 'bridge' WHERE id = ?",
    "a secret that is no number": "UPDATE rooms SET secret = 'secret' WHERE id = ?",
    "a time that is no number": "UPDATE rooms SET made_at = 'yesterday' WHERE id = ?",
    "a clock that is no number": "UPDATE rooms SET reserve = 'long' WHERE id = ?",
    "something that cannot happen": (
        "INSERT INTO events (room, number, kind, seat, value, at)"
        " SELECT room, max(number) + 1, 'dance', 0, 0, 0.0 FROM events WHERE room = ?"
    ),
    "nobody sits there": "DELETE FROM seats WHERE room = ?",
}


def change(path: Path, statement: str, at: Seated) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        assert db.execute(statement, (at.room,)).rowcount > 0


def complaints(caplog: pytest.LogCaptureFixture) -> list[tuple[str, bool]]:
    """What was wrong, and whether with a trace."""
    return [(line.getMessage(), line.exc_info is not None) for line in caplog.records if line.levelno > logging.INFO]


@pytest.mark.parametrize("broken", BREAKS)
def test_a_bad_row_costs_one_table(tmp_path: Path, caplog: pytest.LogCaptureFixture, broken: str) -> None:
    with serving(tmp_path) as near:
        tables = [near.deal(ANA, BEN, listed=True) for _ in range(3)]
    change(tmp_path / "tables.db", BREAKS[broken], tables[1])
    caplog.clear()
    with serving(tmp_path) as near:
        assert complaints(caplog) == [("a table cannot be opened", True)]
        assert set(near.hall.open) == {tables[0].room, tables[2].room}
        for _ in range(3):  # whoever asks for it again costs nobody anything
            refused = near.asked(f"/api/tables/{tables[1].room}")
            assert (refused.status_code, refused.json()["detail"]) == (404, "this table can no longer be opened")
        assert len(complaints(caplog)) == 1
        assert len(near.asked("/api/tables").json()) == 3
    caplog.clear()
    with serving(tmp_path) as near:
        assert len(near.hall.open) == 2 and complaints(caplog) == []
        assert near.asked(f"/api/tables/{tables[1].room}").status_code == 404


def test_what_cannot_happen_is_not_taken_for_an_answer(tmp_path: Path) -> None:
    """Its value might be an option's place."""
    with serving(tmp_path) as near:
        at = near.deal(ANA, BEN)
    change(tmp_path / "tables.db", BREAKS["something that cannot happen"], at)
    storage = Storage(f"sqlite:///{tmp_path / 'tables.db'}")
    row = storage.room(at.room)
    storage.close()
    assert row is not None and row.events[-1].kind == "dance"
    with pytest.raises(UnknownKind, match="'dance' is not something that can happen"):
        Room(row, DESKS["rivals"])


def test_a_name_that_cannot_be_read_spoils_no_list(tmp_path: Path) -> None:
    with serving(tmp_path) as near:
        at, other = near.deal(ANA, BEN, listed=True), near.deal(ANA, BEN, listed=True)
    change(tmp_path / "tables.db", "UPDATE seats SET name = CAST(x'416eff' AS TEXT) WHERE seat = 0 AND room = ?", at)
    with serving(tmp_path) as near:
        names = {table["room"]: table["names"] for table in near.asked("/api/tables").json()}
        assert names == {at.room: ["An\ufffd", "Ben"], other.room: ["Ana", "Ben"]}
        assert near.asked(f"/api/tables/{at.room}").status_code == 200


def test_a_glance_that_cannot_be_read_spoils_no_list(tmp_path: Path) -> None:
    with serving(tmp_path) as near:
        tables = [near.deal(ANA, BEN, listed=True) for _ in range(3)]
        for at, glance in zip(tables, ("nonsense", "[1]", '{"names": 3}'), strict=True):
            change(tmp_path / "tables.db", f"UPDATE rooms SET glance = '{glance}' WHERE id = ?", at)
        near.hall.open.clear()
        rooms = [at.room for at in tables]
        for found in (near.asked("/api/tables").json(), near.asked("/api/glances", {"rooms": rooms}).json()):
            assert [table["names"] for table in found] == [["Ana", "Ben"]] * 3


def test_a_table_that_is_mended_opens_again(tmp_path: Path) -> None:
    with serving(tmp_path) as near:
        at = near.deal(ANA, BEN)
    change(tmp_path / "tables.db", "UPDATE rooms SET game = 'bridge' WHERE id = ?", at)
    with serving(tmp_path) as near:
        assert not near.hall.open
    change(tmp_path / "tables.db", "UPDATE rooms SET game = 'rivals' WHERE id = ?", at)
    with serving(tmp_path) as near:
        assert near.table(at).is_mine


def test_what_is_broken_is_not_told_in_the_log(tmp_path: Path) -> None:
    """The driver would repeat a text that it cannot read: here, half of a seed."""
    with serving(tmp_path) as near:
        at = near.deal(ANA, BEN)
    broken = "UPDATE rooms SET secret = CAST(CAST('5ec2e7' AS BLOB) || x'ff' AS TEXT) WHERE id = ?"
    change(tmp_path / "tables.db", broken, at)
    place = Away("--database", f"sqlite:///{tmp_path / 'tables.db'}")
    place.asked(f"/api/tables/{at.room}")
    code, _, err = place.ends(signal.SIGTERM)
    told = [json.loads(line)["what"] for line in err.splitlines()]
    assert code == 0 and "a table cannot be opened" in told and "5ec2e7" not in err


# ---- a database of another version


def test_a_database_of_a_later_version_says_which_is_needed(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    Storage(database).close()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as db, db:
        db.execute("UPDATE alembic_version SET version_num = '0999'")
        db.execute("INSERT INTO releases VALUES ('0999', '7.5.0', 9e9)")
    said = primogen("serve", "--port", 0, "--database", database)
    assert said.complains() and str(tmp_path / "tables.db") in said.err
    assert "Primogen 7.5.0" in said.err and "step 0999" in said.err and "restore a backup" in said.err


def test_also_one_that_never_said_who_made_it(tmp_path: Path) -> None:
    """Or that has forgotten."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    Storage(database).close()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as db, db:
        db.execute("UPDATE alembic_version SET version_num = '0999'")
        db.execute("DROP TABLE releases")
    said = primogen("serve", "--port", 0, "--database", database)
    assert said.complains() and "a later version of Primogen has been at work here (step 0999" in said.err

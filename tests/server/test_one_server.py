"""A SQLite file has one server; the second says who has it, and ends."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest

from command_line import primogen, primogen_apart
from serving import ANA, BEN, Away


@pytest.mark.parametrize("name", ["tables.db", "link.db"])
def test_a_second_server_ends_and_says_who_has_the_file(tmp_path: Path, name: str) -> None:
    """By whatever name it is called."""
    place = Away("--database", f"sqlite:///{tmp_path / 'tables.db'}")
    (tmp_path / "link.db").symlink_to(tmp_path / "tables.db")
    try:
        at = place.deal(ANA, BEN)
        said = primogen_apart("serve", "--port", 0, "--database", f"sqlite:///{tmp_path / name}")
        assert said.complains() and name in said.err
        assert re.search(rf"process {place.process.pid}, since \d{{4}}-\d\d-\d\d \d\d:\d\d:\d\d", said.err)
        assert primogen("backup", tmp_path / "copy.db", "--database", f"sqlite:///{tmp_path / name}").code == 0
        assert place.asked(f"/api/tables/{at.room}").status_code == 200
    finally:
        place.ends(signal.SIGTERM)


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGKILL])
def test_the_next_server_has_it_however_the_first_has_ended(tmp_path: Path, by: signal.Signals) -> None:
    for _ in range(2):
        place = Away("--database", f"sqlite:///{tmp_path / 'tables.db'}")
        assert place.asked("/health").status_code == 200
        place.ends(by)

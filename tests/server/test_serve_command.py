"""`primogen serve`: says where it is, stops when it is told to, and tells no secrets."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
from pathlib import Path

import pytest

from command_line import primogen
from serving import ANA, BEN, Away, both_play


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
def test_it_serves_until_it_is_told_to_stop(tmp_path: Path, by: signal.Signals) -> None:
    """In the user's data folder if nothing else is said; what it logs is one JSON object a line, without tokens."""
    place = Away(folder=tmp_path)
    assert place.said == f"Primogen is open at http://{place.address}\n"
    at = place.deal(ANA, BEN)

    async def some_answers() -> tuple[int, str, str]:
        async with place.client(at, 0) as ana, place.client(at, 1) as ben:
            await both_play(ana, ben, 3)
            await ana.send({"t": "hello", "room": at.room, "token": at.tokens[1]})
            return await asyncio.to_thread(place.ends, by)  # people at a table do not keep it from stopping

    code, out, err = asyncio.run(some_answers())
    assert (code, out) == (0, "")
    assert [json.loads(line)["what"] for line in err.splitlines()] == ["tables are back", "a table is made"]
    assert not any(token in err for token in at.tokens)
    assert {path.name for path in (tmp_path / "primogen").iterdir()} == {"tables.db", "tables.db.lock"}


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ("--port 65536", "--port 65536: 0 to 65535"),
        ("--port -1", "--port -1: 0 to 65535"),
        ("--port x", "--port"),
        ("--bots 0", "--bots 0: 1 to 64 processes"),
        ("--bots 65", "--bots 65: 1 to 64 processes"),
        ("--bots 1.5", "--bots"),
        ("--host no.such.host.invalid", "no.such.host.invalid:8000"),
        ("--host 192.0.2.1", "192.0.2.1:8000"),
        ("--port 0 --database nonsense", "--database: an address such as sqlite:///tables.db"),
        ("--port 0 --database sqlite://", "--database: name a file"),
        ("--port 0 --database sqlite:///:memory:", "--database: name a file"),
        ("--port 0 --database mysql://x", "--database: mysql is not known here, only sqlite and postgresql"),
        ("--port 0 --database sqlite:////no/such/folder/tables.db", "there is no folder /no/such/folder"),
        ("--port 0 --database sqlite:////usr", "--database sqlite:////usr: "),
        ("surplus", "surplus"),
    ],
)
def test_a_bad_option_is_named(arguments: str, named: str) -> None:
    said = primogen("serve", *arguments.split())
    assert said.complains() and named in said.err


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Prince, " * 100, encoding="utf-8")
    said = primogen("serve", "--port", 0, "--database", f"sqlite:///{path}")
    assert said.complains() and str(path) in said.err


def test_a_password_is_not_repeated() -> None:
    said = primogen("serve", "--port", 0, "--database", "postgresql://ana:secret@127.0.0.1:1/tables")
    assert said.complains() and "secret" not in said.err


def test_an_address_in_use_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = primogen("serve", "--port", port, "--database", f"sqlite:///{tmp_path / 'tables.db'}")
    assert said.complains() and f"127.0.0.1:{port}: Address already in use" in said.err

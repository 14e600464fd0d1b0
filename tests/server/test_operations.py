"""What whoever runs a server relies on: a backup while people play, a quiet end, a log without secrets."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import signal
import time
from pathlib import Path

import pytest
from sqlalchemy.exc import SQLAlchemyError

from command_line import primogen
from primogen.games.desks import DESKS
from primogen.server.rows import RoomRow, SeatRow
from primogen.server.storage import Storage
from serving import ANA, BEN, BOT, LONG, Away, both_play, end_of, hello, serving
from sources import HOME

# ---- backup


def test_a_backup_is_made_while_people_play(tmp_path: Path) -> None:
    """A server on the copy has the table as it was at that moment."""
    database, copy = f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "copy.db"
    with serving(tmp_path, database=database) as near:
        at = near.deal(ANA, BEN)

        async def play_on() -> None:
            async with near.client(at, 0) as ana, near.client(at, 1) as ben:
                await both_play(ana, ben, 10)
                backing_up = asyncio.create_task(asyncio.to_thread(primogen, "backup", copy, "--database", database))
                await both_play(ana, ben, 30)
                said = await backing_up
                assert (said.code, said.out, said.err) == (0, f"{copy}: 1 tables\n", "")

        asyncio.run(play_on())
        row = near.hall.storage.room(at.room)
    with serving(tmp_path, database=f"sqlite:///{copy}") as near:
        copied = near.hall.storage.room(at.room)
        assert row is not None and copied is not None
        assert copied.events == row.events[: len(copied.events)] and len(copied.events) >= 10
        assert near.table(at).room.number == len(copied.events)
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.db"]


@pytest.mark.parametrize(
    ("file", "database", "named"),
    [
        ("there.db", "sqlite:///{folder}/tables.db", "there.db: is there already"),
        ("no/folder.db", "sqlite:///{folder}/tables.db", "there is no folder"),
        ("copy.db", "sqlite:///{folder}/nothing.db", "nothing.db: there is no such file"),
        ("copy.db", "sqlite:///{folder}/there.db", "not a database"),
        ("copy.db", "postgresql://ana:secret@host/tables", "pg_dump"),
        ("copy.db", "mysql://x", "--database: an address such as sqlite:///tables.db"),
        ("copy.db", "nonsense", "--database: an address such as sqlite:///tables.db"),
    ],
)
def test_what_is_wrong_with_a_backup_is_named(tmp_path: Path, file: str, database: str, named: str) -> None:
    Storage(f"sqlite:///{tmp_path / 'tables.db'}").close()
    (tmp_path / "there.db").write_text("Dear Prince, " * 100, encoding="utf-8")
    said = primogen("backup", tmp_path / file, "--database", database.format(folder=tmp_path))
    assert said.complains() and named in said.err and "secret" not in said.err
    assert not list(tmp_path.glob("copy*"))


# ---- the end


def children(process: int) -> list[int]:
    """Processes that this one has begun, and theirs."""
    found = [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    return found + [grandchild for child in found for grandchild in children(child)]


def is_running(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGKILL])
def test_bots_end_with_their_server(tmp_path: Path, by: signal.Signals) -> None:
    place = Away("--database", f"sqlite:///{tmp_path / 'tables.db'}", "--bots", 2)
    place.deal(BOT, {**BOT, "name": "Another"})
    bots = children(place.process.pid)
    assert len(bots) >= 2
    place.ends(by)
    until = time.monotonic() + LONG
    while any(map(is_running, bots)) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any(map(is_running, bots))


def test_a_server_that_stops_says_so_to_those_who_sit_there(tmp_path: Path) -> None:
    """1012: come again soon."""
    place = Away("--database", f"sqlite:///{tmp_path / 'tables.db'}")
    at = place.deal(ANA, BEN)

    async def sit() -> int:
        async with place.raw() as raw:
            await raw.send(hello(at, 0))
            await raw.recv()
            os.kill(place.process.pid, signal.SIGTERM)
            return await end_of(raw)

    assert asyncio.run(sit()) == 1012
    assert place.process.wait(LONG) == 0
    place.process.communicate()


# ---- deploy/


DEPLOY = HOME / "deploy"


@pytest.mark.parametrize("file", ["Dockerfile", "primogen.service"])
def test_what_is_deployed_uses_options_that_there_are(file: str) -> None:
    text = (DEPLOY / file).read_text(encoding="utf-8")
    command = next(line for line in text.splitlines() if line.startswith(("ENTRYPOINT", "ExecStart=")))
    options = re.findall(r"--[a-z-]+", command)
    help = primogen("serve", "--help").out
    assert "serve" in command and options and [option for option in options if option not in help] == []
    assert "PRIMOGEN_DATABASE=sqlite:////var/lib/primogen/tables.db" in text and "PRIMOGEN_DATABASE" in help


def test_neither_the_unit_nor_the_image_runs_as_root() -> None:
    """What the unit may do is short; where it may write is where its database is."""
    unit = (DEPLOY / "primogen.service").read_text(encoding="utf-8").splitlines()
    for line in ("DynamicUser=yes", "CapabilityBoundingSet=", "NoNewPrivileges=yes", "ProtectSystem=strict"):
        assert line in unit
    assert "StateDirectory=primogen" in unit and "UMask=0077" in unit
    image = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").splitlines()
    assert image.index("USER primogen") > max(at for at, line in enumerate(image) if line.startswith("FROM "))


def test_the_unit_has_bounds_and_tells_when_it_is_ready() -> None:
    """Memory, processes, and how often it is begun anew; NotifyAccess, because it says so itself."""
    unit = (DEPLOY / "primogen.service").read_text(encoding="utf-8")
    head, service = unit.split("[Service]")
    for name in ("StartLimitIntervalSec", "StartLimitBurst"):
        assert re.search(rf"^{name}=[0-9]+$", head, re.MULTILINE), name  # systemd reads them nowhere else
    for name in ("MemoryMax", "MemoryHigh", "TasksMax", "TimeoutStartSec"):
        assert re.search(rf"^{name}=[0-9]+[GM]?$", service, re.MULTILINE), name
    assert "\nType=notify\n" in service and "\nNotifyAccess=main\n" in service


def test_the_image_is_healthy_when_it_is_ready() -> None:
    """And its base can be named by what it is, not only by a tag."""
    image = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    check = image[image.index("HEALTHCHECK") :].partition("ENV")[0]
    assert "http://127.0.0.1:8000/ready" in check
    assert re.findall(r"(?m)^FROM (\S+)", image) == ["${BASE}", "${BASE}"]
    assert image.index("ARG BASE=") < image.index("FROM ")


# ---- the log


def test_what_cannot_be_written_is_logged_without_what_was_to_be_written(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A seed, above all."""
    storage, seed = Storage(f"sqlite:///{tmp_path / 'tables.db'}"), b"a seed that nobody may know"
    header = DESKS["rivals"].deal(["Ana", "Ben"], ["ministry", "caitiff"], seed)
    row = RoomRow("room", "rivals", header, False, [SeatRow("Ana", "", "0" * 64), SeatRow("Ben", "", "1" * 64)], [], [])
    storage.add_room(row)
    try:
        storage.add_room(row)
    except SQLAlchemyError:
        logging.getLogger("primogen").exception("twice")
    storage.close()
    assert "UNIQUE" in caplog.text and seed.hex() not in caplog.text and "1" * 64 not in caplog.text


def test_every_line_of_the_log_is_json_and_none_has_a_token(tmp_path: Path) -> None:
    """Also of what goes wrong: a bad hello, garbage, a request that is refused."""
    place = Away("--database", f"sqlite:///{tmp_path / 'tables.db'}")
    at = place.deal(ANA, BEN)

    async def go_wrong() -> None:
        for first in (hello(at, 0, lang="xx"), hello(at, 0)[:-1], "x" * 70_000, hello(at, 0)):
            async with place.raw() as raw:
                await raw.send(first)
                if first == hello(at, 0):
                    await raw.send(
                        json.dumps({"t": "answer", "id": 1, "number": 99, "option": 0, "token": at.tokens[0]})
                    )
                    await raw.recv()
                else:
                    await end_of(raw)

    asyncio.run(go_wrong())
    place.asked(f"/api/tables?token={at.tokens[0]}")
    _, _, err = place.ends(signal.SIGTERM)
    lines = [json.loads(line) for line in err.splitlines()]
    assert [line["what"] for line in lines if line["from"] == "primogen"] == ["tables are back", "a table is made"]
    assert all({"at", "level", "from", "what"} <= set(line) for line in lines)
    assert not any(token in err for token in at.tokens)

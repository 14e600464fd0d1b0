"""Whether a server lives, whether people can be sent to it, and what it says of its failures."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import psycopg
import pytest
from psycopg import sql
from sqlalchemy import make_url
from sqlalchemy.exc import OperationalError

from databases import database
from primogen.server import failures, running
from primogen.server.failures import AGAIN, Failures
from primogen.server.happenings import DEAL
from primogen.server.leases import Leases
from primogen.server.rows import NewEvent
from primogen.server.storage import Storage
from serving import ANA, BEN, BOT, LONG, Near, code_of, serving


def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + LONG
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


def is_ready(near: Near) -> bool:
    return near.asked("/ready").status_code == 200


def many(tries: list[str]) -> bool:
    return len(tries) > 40


def lines(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [line for line in caplog.records if line.levelno >= logging.ERROR]


def test_a_server_answers_while_its_tables_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It lives, and says that it is not ready. Who comes finds their table all the same."""
    with serving(tmp_path) as near:
        at = near.deal(ANA, BEN)
        assert near.asked("/ready").json() == {"why": [], "is_draining": False, "left": 0}
    goes_on, unheld = threading.Event(), Leases.unheld

    def later(leases: Leases, wanting: list[str]) -> list[str]:
        assert goes_on.wait(LONG)
        return unheld(leases, wanting)

    monkeypatch.setattr(Leases, "unheld", later)
    with serving(tmp_path, waits_for_tables=False) as near:
        try:
            waiting = near.asked("/ready")
            assert (waiting.status_code, waiting.json()["why"]) == (503, ["tables are coming back"])
            assert near.asked("/health").json()["tables"] == 0
            assert near.asked(f"/api/tables/{at.room}").status_code == 200
            assert near.asked("/health").status_code == 200 and not is_ready(near)
        finally:
            goes_on.set()
        until(partial(is_ready, near))
        assert near.table(at).is_mine


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with database(str(request.param), tmp_path) as found:
        yield found


class Trouble:
    """A database that does nothing for a while: a file that another has locked, a server that lets nobody in."""

    def __init__(self, address: str, folder: Path) -> None:
        url = make_url(address)
        self.is_file = url.drivername == "sqlite"
        self.name = sql.Identifier(str(url.database))
        if self.is_file:
            self.file = sqlite3.connect(folder / "tables.db", isolation_level=None)
        else:
            self.server = psycopg.connect(address.replace(f"/{url.database}", "/postgres"), autocommit=True)

    def begin(self) -> None:
        if self.is_file:
            self.file.execute("BEGIN IMMEDIATE")
            return
        self.server.execute(sql.SQL("ALTER DATABASE {} ALLOW_CONNECTIONS false").format(self.name))
        self.server.execute(
            sql.SQL("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = {}").format(
                sql.Literal(self.name.as_string().strip('"'))
            )
        )

    def end(self) -> None:
        if self.is_file:
            self.file.execute("ROLLBACK")
        else:
            self.server.execute(sql.SQL("ALTER DATABASE {} ALLOW_CONNECTIONS true").format(self.name))

    def close(self) -> None:
        (self.file if self.is_file else self.server).close()


def test_a_database_that_fails_is_told_once_and_ready_says_so(
    address: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """With the route that failed, and without a word of what was to be written. Then all goes on."""
    new = {"seats": [ANA, BOT]}
    with serving(tmp_path, database=address) as near, closing(Trouble(address, tmp_path)) as trouble:
        assert is_ready(near)
        trouble.begin()
        answers = [near.asked("/api/tables", new) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [503, 503]
        assert answers[0].json()["detail"] == "nothing can be kept now: try again soon"
        refused = near.asked("/ready")
        assert refused.status_code == 503
        assert refused.json()["why"] == ["the database does not do what it is asked"]
        assert near.asked("/health").status_code == 200
        told = [line for line in lines(caplog) if line.getMessage() == "a request failed"]
        assert [vars(line)["route"] for line in told] == ["POST /api/tables"] and told[0].exc_info is not None
        assert "ministry" not in caplog.text
        counted = near.asked("/metrics").text
        assert '\nprimogen_failures_total{what="POST /api/tables"} 2\n' in counted
        assert "\nprimogen_ready 0\n" in counted and "\nprimogen_database_failures_total{error=" in counted
        trouble.end()
        until(partial(is_ready, near))
        assert near.asked("/api/tables", new).status_code == 201
        assert "\nprimogen_ready 1\n" in near.asked("/metrics").text


def test_a_file_that_is_gone_is_noticed(tmp_path: Path) -> None:
    with serving(tmp_path) as near:
        file = tmp_path / "tables.db"
        file.rename(tmp_path / "elsewhere.db")
        end = time.monotonic() + LONG
        while is_ready(near) and time.monotonic() < end:
            time.sleep(0.05)
        assert near.asked("/ready").status_code == 503
        (tmp_path / "elsewhere.db").rename(file)
        until(partial(is_ready, near))


def test_bots_that_cannot_be_kept_fill_no_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """At however many tables, and however often they try."""
    monkeypatch.setattr(running, "TRY_AGAIN", 0.01)
    tries, keeps, is_full = list[str](), Storage.add_events, threading.Event()

    def full(storage: Storage, new: list[NewEvent]) -> None:
        if is_full.is_set() and DEAL not in [each.event.kind for each in new]:
            tries.extend(each.room for each in new)
            raise OperationalError("INSERT", {}, Exception("database or disk is full"))
        keeps(storage, new)

    monkeypatch.setattr(Storage, "add_events", full)
    with serving(tmp_path) as near:
        is_full.set()
        tables = [near.make(BOT, {**BOT, "name": "Another"}) for _ in range(4)]
        until(partial(many, tries))
        is_full.clear()
        assert {at.room for at in tables} == set(tries)
        told = [line.getMessage() for line in lines(caplog)]
        assert told == ["a bot's answer was not kept"]
        until(partial(is_ready, near))


def test_what_fails_again_is_told_once_a_minute_with_its_number(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    now = [1000.0]
    monkeypatch.setattr(failures, "monotonic", now.pop)
    found = Failures()

    def at(seconds: float, *errors: Exception) -> list[tuple[str, object, bool]]:
        """What is logged when these happen, and then somebody looks."""
        caplog.clear()
        for error in errors:
            now[:] = [seconds]
            found.add("x", error, route="GET /")
        now[:] = [seconds]
        found.tell()
        return [(line.getMessage(), vars(line).get("times"), bool(line.exc_info)) for line in lines(caplog)]

    assert at(0, ValueError(), ValueError(), KeyError()) == [("x", None, True), ("x", None, True)]
    assert at(AGAIN - 1, ValueError()) == []
    assert at(AGAIN) == [("x", 2, False)]
    assert at(AGAIN + 1, ValueError()) == []
    assert at(2 * AGAIN) == [("x", 1, False)]
    assert at(3 * AGAIN) == [] and at(3 * AGAIN, ValueError()) == [("x", None, True)]
    assert found.counts == {"GET /": 6}


def test_a_request_at_a_table_that_fails_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path) as near:
        at = near.deal(ANA, BEN)

        def broken(_: object) -> list[object]:
            raise AssertionError("a rule is broken")

        monkeypatch.setattr(near.table(at).room.desk, "greyed", broken)

        async def ask() -> list[str]:
            async with near.client(at, 0) as ana:
                return [await code_of(ana, "why") for _ in range(5)]

        assert asyncio.run(ask()) == ["error"] * 5
        assert [line.getMessage() for line in lines(caplog)] == ["a request at a table failed"]
        assert '{what="a request at a table failed"} 5' in near.asked("/metrics").text


def test_ready_is_json_like_the_rest(tmp_path: Path) -> None:
    with serving(tmp_path) as near:
        assert near.asked("/ready").headers["content-type"] == "application/json"
        assert set(json.loads(near.asked("/ready").content)) == {"why", "is_draining", "left"}

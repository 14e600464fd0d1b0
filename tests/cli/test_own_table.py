"""`primogen play`: a dealt table whose address is said, opened where there is a browser, and gone on with next time."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from command_line import primogen
from primogen.client import Client
from primogen.server import pages
from serving import LONG, play

LINK = re.compile(r"(http://127\.0\.0\.1:[0-9]+)/(\?lang=[a-z]+)?#/table/([\w-]{12,})/([\w-]{32,})\n")
NO_SCREEN = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")}
COMMAND = (sys.executable, "-c", "from primogen.cli import main; main()", "play")


@dataclass
class Table:
    """What `primogen play` said, and the seat it spoke of."""

    process: subprocess.Popen[str]
    said: str
    lang: str
    room: str
    token: str
    address: str

    def client(self) -> Client:
        return Client(f"ws://{self.address}", self.room, self.token)

    def ends(self) -> tuple[int, str]:
        """By a Ctrl-C, which all processes of a terminal hear. What was said on stderr."""
        os.killpg(self.process.pid, signal.SIGINT)
        _, err = self.process.communicate(timeout=LONG)
        return self.process.returncode, err


@contextmanager
def table(folder: Path, *arguments: str, **environment: str) -> Iterator[Table]:
    surroundings = {**NO_SCREEN, "XDG_DATA_HOME": str(folder), **environment}
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [*COMMAND, *arguments], stdout=pipe, stderr=pipe, text=True, env=surroundings, start_new_session=True
    ) as process:
        assert process.stdout is not None
        said = ""
        while "Ctrl-C" not in said:
            line = process.stdout.readline()
            assert line, process.communicate()[1]
            said += line
        found = LINK.search(said)
        assert found is not None, said
        address, lang, room, token = found.groups()
        try:
            yield Table(process, said, lang or "", room, token, address.removeprefix("http://"))
        finally:
            process.kill()


def plays(at: Table, answers: int) -> int:
    """How many answers were taken; fewer when the game is over."""

    async def some() -> int:
        async with at.client() as client:
            return await play(client, random.Random(1), answers)

    return asyncio.run(some())


def scene(at: Table) -> dict[str, object]:
    """What the seat sees once it is asked."""

    async def look() -> dict[str, object]:
        async with at.client() as client:
            assert await asyncio.wait_for(client.until_asked(), LONG)
            return client.scene

    return asyncio.run(look())


def names(at: Table) -> list[str]:
    async def look() -> list[str]:
        async with at.client() as client:
            await asyncio.wait_for(client.until_asked(), LONG)
            return client.names

    return asyncio.run(look())


def test_a_table_is_dealt_and_its_address_said(tmp_path: Path) -> None:
    """Nothing is asked; without a screen nothing is opened; Ctrl-C ends it without a word."""
    browser = tmp_path / "www-browser"  # a browser for terminals, which would be in the way
    browser.write_text(f"#!/bin/sh\necho $1 > {tmp_path}/opened\n", encoding="utf-8")
    browser.chmod(0o755)
    with table(tmp_path, PATH=f"{tmp_path}:{os.environ['PATH']}") as at:
        assert at.said.startswith("Your table: http://127.0.0.1:")
        assert plays(at, 3) == 3
        assert at.ends() == (0, "")
    assert not (tmp_path / "opened").exists()
    assert {path.name for path in (tmp_path / "primogen").iterdir()} == {"play.db", "play.db.lock", "play.json"}
    assert (tmp_path / "primogen" / "play.json").stat().st_mode & 0o077 == 0


def test_the_browser_opens_the_seat(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    os.mkfifo(opened)
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n', encoding="utf-8")
    browser.chmod(0o755)
    with table(tmp_path, BROWSER=str(browser)) as at:
        assert opened.read_text(encoding="utf-8") in at.said
        assert at.ends() == (0, "")


def test_an_unfinished_game_goes_on(tmp_path: Path) -> None:
    """At the same address, because a browser keeps what it keeps by the address. A killed server has lost nothing."""
    with table(tmp_path) as before:
        assert plays(before, 4) == 4
        seen = scene(before)
    with table(tmp_path, "--lang", "es") as at:
        assert "Tu partida sigue: " in at.said and at.lang == "?lang=es"
        assert (at.address, at.room, at.token) == (before.address, before.room, before.token)
        assert scene(at) == seen
        assert at.ends() == (0, "")
    with table(tmp_path, "--new") as another:
        assert another.room != before.room and another.said.startswith("Your table: ")
    decks = ("--deck", "caitiff", "--deck", "faithful", "--deck", "ministry")
    with table(tmp_path, "--seats", "3", "--name", "Ana", *decks) as third:
        assert names(third) == ["Ana", "Bread and Fire", "The Serpent's Ear"]


def test_after_the_end_a_new_table_is_dealt(tmp_path: Path) -> None:
    """Unless there was a rematch: that is gone on with, as soon as one is ready."""
    with table(tmp_path, "--bot", "random") as first:
        assert plays(first, 1000) < 1000
    with table(tmp_path) as second:
        assert second.room != first.room
        plays(second, 1000)

        async def again() -> None:
            async with second.client() as client:
                await asyncio.wait_for(client.request("rematch"), LONG)

        asyncio.run(again())
    with table(tmp_path) as third:
        assert "Your game goes on" in third.said
        assert third.room not in (first.room, second.room) and third.token == second.token

        async def sit_down() -> None:
            async with third.client() as client:
                await asyncio.wait_for(client.request("sit", name="Ana"), LONG)

        asyncio.run(sit_down())
        assert plays(third, 1) == 1


def test_one_table_is_open_at_a_time(tmp_path: Path) -> None:
    """A second command shows the table that is open; it does not open the same game twice."""
    environment = {**NO_SCREEN, "XDG_DATA_HOME": str(tmp_path)}
    with table(tmp_path) as at:
        again = subprocess.run(COMMAND, env=environment, capture_output=True, text=True, timeout=LONG, check=False)
        another = subprocess.run(
            (*COMMAND, "--new"), env=environment, capture_output=True, text=True, timeout=LONG, check=False
        )
    assert again.returncode == 0 and f"http://{at.address}/#/table/{at.room}/{at.token}\n" in again.stdout
    assert another.returncode == 2 and f"primogen: a table is open at http://{at.address}: " in another.stderr


def test_a_port_taken_by_others_is_left_to_them(tmp_path: Path) -> None:
    with table(tmp_path) as before:
        pass
    port = urlsplit(f"http://{before.address}").port
    assert port is not None
    with socket.create_server(("127.0.0.1", port)), table(tmp_path) as at:
        assert at.address != before.address and at.room == before.room


def test_the_same_seed_is_the_same_deal(tmp_path: Path) -> None:
    seeded = ("--seed", "7", "--deck", "ministry", "--deck", "faithful")
    with table(tmp_path, *seeded) as first:
        seen = scene(first)
    with table(tmp_path, *seeded) as second:
        assert second.room != first.room
        assert scene(second) == seen


def test_a_page_that_is_not_built_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And how to build it. Meanwhile the terminal does."""
    monkeypatch.setattr(pages, "BUILT", tmp_path / "nothing")
    said = primogen("play", "--seed", "3", typed="1\nquit\n")
    assert said.code == 0 and "`make web` builds it" in said.err
    assert "leads Player's coterie" in said.out


@pytest.mark.parametrize("name", ["", " \u202e ", "x" * 41])
def test_a_name_that_cannot_be_read_is_refused(name: str) -> None:
    said = primogen("play", "--name", name)
    assert said.complains() and "--name: 1 to 24 characters" in said.err

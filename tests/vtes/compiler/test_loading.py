"""krcg is the extra dependency of one game: nobody loads it, nor that game, who has not asked for it."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from sources import TESTS

LOADED = """
import sys
print("loaded:", *sorted(name for name in sys.modules if name.startswith(("krcg", "primogen.vtes"))))
"""
IMPORTED = "import primogen.cli.app, primogen.rivals.wing"
DEALT = """
from primogen.games.desks import DESKS, desk_of, game_of
from primogen.games.register import wing
desk = DESKS["rivals"]
header = desk.deal(["Ana", "Ben"], list(desk.decks()[:2]), b"seed")
g = desk_of(header).open(header)
voice = wing("rivals").voice(["Ana", "Ben"], 0)
assert g.decision and voice.options(g, g.decision) and game_of(header) == "rivals"
"""
TAUGHT = """
from primogen.games.desks import desk_of, teaching
header = teaching("rivals").lay("attack", ["Ana", "Corvus"])
assert desk_of(header).open(header).decision
"""
COMMAND = """
import sys
from primogen.cli.app import app
try:
    app({!r})
except SystemExit as ended:
    assert not ended.code
"""
SERVED = """
import asyncio, pathlib, random, sys, tempfile
from serving import BOT, ANA, play, serving
with tempfile.TemporaryDirectory() as folder, serving(pathlib.Path(folder)) as place:
    at = place.deal(ANA, BOT)

    async def some_way():
        async with place.client(at, 0) as client:
            return await play(client, random.Random(1), 10)

    assert asyncio.run(some_way()) == 10
    seen = place.asked("/api/games/rivals/cards?ids=hah-judas").json()
    assert seen and place.asked("/api/tables").json() == []
"""
BY_HEARSAY = {"primogen.vtes", "primogen.vtes.wing", "primogen.vtes.areas"}  # what it and the chapters are called


def loaded_by(script: str) -> str:
    paths = os.pathsep.join((str(TESTS), *filter(None, (os.environ.get("PYTHONPATH"),))))
    ran = subprocess.run(
        [sys.executable, "-c", script + LOADED], capture_output=True, text=True, env={**os.environ, "PYTHONPATH": paths}
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.rpartition("loaded:")[2].strip()


@pytest.mark.parametrize(
    "script",
    [IMPORTED, DEALT, TAUGHT, COMMAND.format(["--help"]), COMMAND.format(["watch", "--seats", "2", "--seed", "1"])],
    ids=["imported", "dealt", "taught", "helped", "watched"],
)
def test_rivals_loads_nothing_of_it(script: str) -> None:
    assert loaded_by(script) == ""


def test_a_rivals_table_at_the_server_loads_nothing_of_it() -> None:
    """But its wing, which says what it is called, and the headings of its book of rules; its rooms are behind that."""
    assert set(loaded_by(SERVED).split()) <= BY_HEARSAY


def test_the_compiler_reads_the_files_of_krcg_without_loading_it() -> None:
    """Its own modules want a network; its files do not."""
    loaded = loaded_by("from primogen.vtes.compiler.printed import all_cards; all_cards()")
    assert "primogen.vtes.compiler.printed" in loaded
    assert "krcg" not in loaded

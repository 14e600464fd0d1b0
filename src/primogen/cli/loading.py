"""primogen load: a server of its own, as many tables as asked for, and what was measured."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from websockets.exceptions import WebSocketException

from primogen.cli.choosing import seats_at
from primogen.cli.misuse import Misused
from primogen.client import Refusal
from primogen.games.register import wing
from primogen.loading import Figures, Plan, load
from primogen.server.limits import SOCKETS_AT_ONCE

FREELY: Final = 1_000_000  # tables a minute: all of them come from one address here
HALF: Final = 0.015  # seconds within which half of all answers shall be told to everybody
NEARLY_ALL: Final = 0.120  # and 99 % of them
SHOWN: Final = 5  # errors
USER_TICKS: Final = 11  # where Linux tells the time a process has used, after its name


def measure(game: str | None, tables: int, seats: int, rate: float, minutes: float, database: str | None) -> int:
    if tables < 1:
        raise Misused(f"--tables {tables}: at least 1")
    played = wing(game)
    seats_at(played, seats)
    if rate <= 0 or minutes <= 0:
        raise Misused(f"--rate {rate:g} --minutes {minutes:g}: both are more than 0")
    plan = Plan(played.name, tables, seats, rate, minutes * 60, list(played.decks().starters()))
    sockets = tables * seats
    with tempfile.TemporaryDirectory(prefix="primogen-") as folder, Server(Path(folder), database, sockets) as server:
        gc.disable()  # a pause of the players would count as one of the server
        try:
            figures = asyncio.run(load(server.address, plan))
        except* (OSError, WebSocketException, Refusal) as group:
            raise Misused(f"the tables broke down: {group.exceptions[0]}") from None
        finally:
            gc.enable()
        cost = server.cost()
        figures.errors.extend(server.complaints())
    print(report(plan, figures, cost))
    return 0 if figures.told and not figures.errors else 1


class Server:
    """In a process of its own."""

    def __init__(self, folder: Path, database: str | None, sockets: int) -> None:
        self.log: Final = folder / "log"
        address = database or f"sqlite:///{folder / 'tables.db'}"
        command = [sys.executable, "-m", "primogen", "serve", "--port", "0", "--database", address]
        command += ["--tables-per-minute", str(FREELY), "--sockets-per-address", str(max(sockets, SOCKETS_AT_ONCE))]
        with self.log.open("w", encoding="utf-8") as log:
            self.process: Final = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)

    def __enter__(self) -> Server:
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().rpartition("http://")[2].strip()
        if not self.address:
            raise Misused(f"the server did not start: {self.log.read_text(encoding='utf-8').strip()}")
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait()

    def complaints(self) -> list[str]:
        lines = [json.loads(line) for line in self.log.read_text(encoding="utf-8").splitlines()]
        return [f"the server: {line['what']}" for line in lines if line["level"] != "info"]

    def cost(self) -> str:
        """Megabytes and processor time, where the system tells."""
        folder = Path(f"/proc/{self.process.pid}")
        if not folder.exists():
            return "not known here"
        pages = int((folder / "statm").read_text(encoding="ascii").split()[1])
        ticks = (folder / "stat").read_text(encoding="ascii").rpartition(")")[2].split()[USER_TICKS:][:2]
        seconds = sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")
        return f"{pages * os.sysconf('SC_PAGE_SIZE') / 2**20:.0f} MB, {seconds:.0f} s of a processor"


def report(plan: Plan, figures: Figures, cost: str) -> str:
    half, nine_tenths, most = (figures.within(share) for share in (0.5, 0.9, 0.99))
    is_met = half <= HALF and most <= NEARLY_ALL and not figures.errors
    return "\n".join(
        (
            f"{plan.tables} tables of {plan.seats}, {len(figures.told)} answers in {figures.seconds:.0f} s:"
            f" {figures.rate():.1f} a second (wished: {plan.rate:g}), {figures.games} games ended",
            f"from an answer until all seats are told: p50 {half * 1000:.1f} ms, p90 {nine_tenths * 1000:.1f} ms,"
            f" p99 {most * 1000:.1f} ms, slowest {figures.within(1.0) * 1000:.1f} ms",
            f"the server: {cost}; errors: {len(figures.errors)}",
            *(f"  {error}" for error in figures.errors[:SHOWN]),
            f"p50 <= {HALF * 1000:.0f} ms, p99 <= {NEARLY_ALL * 1000:.0f} ms, no error: {'yes' if is_met else 'no'}",
        )
    )

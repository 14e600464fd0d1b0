"""Tables to sit down at: a server that can be killed and started again, and what is asked of it over HTTP."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path
from secrets import token_urlsafe
from typing import Final

from websockets.sync.client import connect

from chance import Whispered
from patience import LONG
from primogen.server.running import STAND_IN_BEAT

HERE: Final = Path(__file__).parent
NAMES: Final = ("Ana", "Corvus", "Inês", "Tomás")
DECKS: Final = ("ministry", "caitiff", "faithful", "inquisitive")


class Host:
    """A process of the server, with its own database. `beat`: how long bots that play alone wait before they answer."""

    def __init__(self, folder: Path, beat: float = STAND_IN_BEAT) -> None:
        self.beat: Final = beat
        self.database: Final = folder / "tables.sqlite"
        self.chance: Final = Whispered(folder / "secret")
        self.log: Final = folder / "server.log"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: Final[int] = free.getsockname()[1]
        self.address: Final = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as log:
            settings = (HERE / "serving.py", self.port, self.database, self.chance.file, self.beat)
            command = [sys.executable, *map(str, settings)]
            paths = [str(HERE.parent), os.environ.get("PYTHONPATH", "")]  # it lays the positions of positions.py
            within = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=within)
        until = time.monotonic() + LONG
        while time.monotonic() < until:
            if self.answers():
                return
            time.sleep(0.1)
        self.stop(signal.SIGKILL)
        raise TimeoutError(self.log.read_text(encoding="utf-8")[-2000:])

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/health", timeout=1) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(timeout=LONG)
            self.process = None

    def links(self, seats: int = 2, *, deck: int = 0) -> Iterator[str]:
        """One table after the other, each dealt when it is asked for."""
        for _ in range(6):
            yield self.deal(seats, deck=deck).link(0)

    def lay(self, position: str, seats: int, *, people: int = 1) -> Dealt:
        """A table in a position of positions.py: the person's seat is the first. Everybody has sat down once."""
        return self.seated(self.made([f"laid: {position}"] * seats, people=people))

    def deal(self, seats: int = 2, *, people: int = 1, listed: bool = False, deck: int = 0, chance: str = "") -> Dealt:
        """A table of so many people, and bots at the other seats. Everybody has sat down once."""
        return self.seated(self.make(seats, people=people, listed=listed, deck=deck, chance=chance))

    def make(
        self,
        seats: int = 2,
        *,
        people: int = 1,
        listed: bool = False,
        deck: int = 0,
        names: Sequence[str] = NAMES,
        chance: str = "",
    ) -> Dealt:
        """The same, before anybody has come."""
        decks = [DECKS[(at + deck) % 4] for at in range(seats)]
        return self.made(decks, people=people, listed=listed, names=names, chance=chance)

    def seated(self, made: Dealt) -> Dealt:
        for seat, token in enumerate(made.tokens):
            if token:
                said = {"room": made.room, "token": token, "invitation": made.invitations[seat]}
                with connect(f"{self.address.replace('http', 'ws')}/socket", max_size=None) as socket:
                    socket.send(json.dumps({"t": "hello", **said}))
                    socket.recv(timeout=LONG)
                    if made.invitations[seat]:
                        socket.send(json.dumps({"t": "sit", "id": 1, **made.brings[seat]}))
                        while json.loads(socket.recv(timeout=LONG)).get("id") != 1:
                            pass
        return made

    def made(
        self,
        decks: list[str],
        *,
        people: int,
        listed: bool = False,
        names: Sequence[str] = NAMES,
        chance: str = "",
        game: str = "rivals",
    ) -> Dealt:
        """`chance` deals the same cards in every test that says the same; else they go by the test's name."""
        brings = [{"name": names[at], "deck": deck} for at, deck in enumerate(decks)]
        wanted = [
            {**each, "bot": "simple"} if at >= people else {"way": "link"} if at else each
            for at, each in enumerate(brings)
        ]
        body = json.dumps({"game": game, "seats": wanted, "listed": listed}).encode()
        request = urllib.request.Request(f"{self.address}/api/tables", body, {"content-type": "application/json"})
        self.chance.whisper(chance)
        with urllib.request.urlopen(request, timeout=LONG) as answer:
            made = json.load(answer)
        return Dealt(self.address, made["room"], made["tokens"], made["invitations"], brings, made["commitment"])


class Dealt:
    """A table: the maker's token, and one for each guest, who `brings` a name and a deck and has an invitation."""

    def __init__(
        self,
        address: str,
        room: str,
        tokens: list[str],
        invitations: list[str],
        brings: list[dict[str, str]],
        commitment: str,
    ) -> None:
        self.address: Final = address
        self.room: Final = room
        self.tokens: Final = [
            token_urlsafe(24) if link else token for token, link in zip(tokens, invitations, strict=True)
        ]
        self.invitations: Final = invitations
        self.brings: Final = brings
        self.commitment: Final = commitment

    def link(self, seat: int) -> str:
        """Of somebody who has sat down."""
        return f"{self.address}/#/table/{self.room}/{self.tokens[seat]}"

    def invitation(self, seat: int) -> str:
        return f"{self.address}/#/invited/{self.room}/{self.invitations[seat]}"

    def watching(self) -> str:
        return f"{self.address}/#/table/{self.room}"

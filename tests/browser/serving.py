"""A server of its own for the tests: `python serving.py PORT DATABASE-FILE SECRET-FILE BEAT`."""

from __future__ import annotations

import sys
from pathlib import Path
from unittest.mock import patch

import uvicorn

from browser.positions import LaidDesk
from browser.vtes_positions import LaidVtesDesk
from chance import SECRETS, Whispered
from primogen.games.desks import DESKS
from primogen.server import running
from primogen.server.app import make_app
from primogen.server.limits import Bounds

MANY = 1000  # all tests have one address
WIDE = Bounds(
    tables_per_minute=MANY,
    openings_at_once=MANY,
    replays_at_once=MANY,
    tries_at_once=MANY,
    reads_at_once=MANY,
    lines_at_once=MANY,
)

DESKS["rivals"] = LaidDesk()
DESKS["vtes"] = LaidVtesDesk()  # also in the processes that this one begins: they read this file, too


def main() -> None:
    port, database, secret, beat = sys.argv[1:]
    with patch(SECRETS, Whispered(Path(secret)).heard), patch.object(running, "STAND_IN_BEAT", float(beat)):
        app = make_app(f"sqlite:///{database}", bounds=WIDE)
        uvicorn.run(app, port=int(port), log_level="warning")


if __name__ == "__main__":
    main()

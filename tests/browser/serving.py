"""A server of its own for the tests: `python serving.py PORT DATABASE-FILE SECRET-FILE`."""

from __future__ import annotations

import sys
from pathlib import Path
from unittest.mock import patch

import uvicorn

from browser.positions import LaidDesk
from chance import SECRETS, Whispered
from primogen.server.app import make_app
from primogen.server.games import DESKS


def main() -> None:
    port, database, secret = sys.argv[1:]
    DESKS["rivals"] = LaidDesk()
    with patch(SECRETS, Whispered(Path(secret)).heard):
        uvicorn.run(make_app(f"sqlite:///{database}"), port=int(port), log_level="warning")


if __name__ == "__main__":
    main()

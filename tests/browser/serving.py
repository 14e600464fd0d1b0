"""A server of its own for the tests: `python serving.py PORT DATABASE-FILE`."""

from __future__ import annotations

import sys

import uvicorn

from browser.positions import LaidDesk
from primogen.server.app import make_app
from primogen.server.games import DESKS


def main() -> None:
    port, database = sys.argv[1:]
    DESKS["rivals"] = LaidDesk()
    uvicorn.run(make_app(f"sqlite:///{database}"), port=int(port), log_level="warning")


if __name__ == "__main__":
    main()

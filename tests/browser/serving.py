"""A server of its own for the tests: `python serving.py PORT DATABASE-FILE`."""

from __future__ import annotations

import sys

import uvicorn

from primogen.server.app import make_app


def main() -> None:
    port, database = sys.argv[1:]
    uvicorn.run(make_app(f"sqlite:///{database}"), port=int(port), log_level="warning")


if __name__ == "__main__":
    main()

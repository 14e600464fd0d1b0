"""primogen ...: everything from the command line."""

from __future__ import annotations

import sys
from io import TextIOWrapper

from primogen.cli.errors import run


def main() -> None:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # what a terminal cannot say must not end a game
    sys.exit(run(sys.argv[1:]))

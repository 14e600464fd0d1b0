"""primogen ...: everything from the command line."""

from __future__ import annotations

import sys

from primogen.cli.errors import run


def main() -> None:
    sys.exit(run(sys.argv[1:]))

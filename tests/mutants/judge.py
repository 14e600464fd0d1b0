"""A process that has imported pytest and the libraries, and nothing of the project: a copy of it, forked, runs tests.

run.py starts one for each copy of the project, in its folder. A line of stdin is a request (a file for what pytest
says, for how many seconds it may run, its arguments), a line of stdout the answer: how it ended. To start Python and
import what no mutant changes takes as long as most tests do; so it is done once.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import os
import select
import signal
import sys
from typing import Final

PROJECT: Final = "primogen"
LIBRARIES: Final = (
    "pytest",
    "_pytest.pytester",
    "msgspec.json",
    "yaml",
    "rich.console",
    "rich.table",
    "cyclopts",
    "httpx",
    "websockets.asyncio.client",
    "uvicorn",
    "litestar",
    "litestar.testing",
    "sqlalchemy.dialects.sqlite",
    "alembic.command",
    "argon2",
    "asyncio",
    "unittest.mock",
    "multiprocessing.pool",
)


def main() -> None:
    """Until nobody asks any more."""
    sys.path[0] = os.getcwd()  # as `python -m pytest` has it
    for library in LIBRARIES:
        importlib.import_module(library)
    assert not [name for name in sys.modules if name.partition(".")[0] == PROJECT]  # each run imports it for itself
    for line in sys.stdin:
        told, patience, *arguments = json.loads(line)
        print(ended(told, patience, arguments), flush=True)


def ended(told: str, patience: int, arguments: list[str]) -> int:
    """With which code; or by SIGKILL, when its time is over."""
    child = os.fork()
    if not child:
        os.setsid()  # so that whatever a test has started can be ended with it
        sys.exit(run_pytest(told, arguments))
    with open(os.pidfd_open(child), "rb") as ending:
        is_over = select.select([ending], [], [], patience)[0]
    if not is_over:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(child, signal.SIGKILL)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def run_pytest(told: str, arguments: list[str]) -> int:
    import pytest

    with open(told, "wb") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    return int(pytest.main(arguments))


if __name__ == "__main__":
    main()

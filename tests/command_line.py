"""The command line as its users meet it: arguments and typed lines in; words, complaints and an exit code out."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass

from primogen.cli.errors import run

WIDE = "200"  # columns, so that no sentence is broken


@dataclass(frozen=True)
class Said:
    code: int
    out: str
    err: str

    def complains(self) -> bool:
        """Exit code 2, one line on stderr that begins with the program's name, and nothing else."""
        return self.code == 2 and not self.out and self.err.startswith("primogen: ") and self.err.count("\n") == 1


def primogen(*arguments: object, typed: str = "") -> Said:
    """In this process: an exception that the program does not turn into words would be the test's."""
    out, err, before = io.StringIO(), io.StringIO(), (sys.stdin, os.environ.get("COLUMNS"))
    sys.stdin, os.environ["COLUMNS"] = io.StringIO(typed), WIDE
    try:
        with redirect_stdout(out), redirect_stderr(err):
            code = run([str(each) for each in arguments])
    finally:
        sys.stdin = before[0]
        os.environ.pop("COLUMNS")
        if before[1] is not None:
            os.environ["COLUMNS"] = before[1]
    return Said(code, out.getvalue(), err.getvalue())


def primogen_apart(*arguments: object, typed: str = "", encoding: str = "utf-8") -> Said:
    """In a process of its own, by the installed command's entry."""
    command = [sys.executable, "-c", "from primogen.cli import main; main()", *(str(each) for each in arguments)]
    environment = {**os.environ, "COLUMNS": WIDE, "PYTHONIOENCODING": encoding}
    done = subprocess.run(
        command,
        input=typed,
        env=environment,
        capture_output=True,
        encoding=encoding,
        errors="surrogateescape",
        check=False,
    )
    return Said(done.returncode, done.stdout, done.stderr)

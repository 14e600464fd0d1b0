"""The databases that tests run on: SQLite, and PostgreSQL where Debian's package and the driver are installed."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
HERE = ["sqlite"] + (["postgresql"] if PROGRAMS and find_spec("psycopg") else [])
OWNER = "postgres" if os.getuid() == 0 else None  # PostgreSQL does not run as root


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """Its address; a database of its own, gone afterwards."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'tables.db'}"
        return
    home = Path(tempfile.mkdtemp(prefix="primogen-"))  # a socket's path must be short
    home.chmod(0o755)
    if OWNER is not None:
        os.chown(home, pwd.getpwnam(OWNER).pw_uid, -1)
    programs, data = PROGRAMS[-1].parent, home / "data"
    try:
        making = [str(programs / "initdb"), "-D", str(data), "-U", "primogen", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(making, user=OWNER, cwd=home, check=True, capture_output=True)
        serving = [str(programs / "postgres"), "-D", str(data), "-k", str(home), "-c", "listen_addresses="]
        running = subprocess.Popen(serving, user=OWNER, cwd=home, stderr=subprocess.DEVNULL)
        try:
            until_ready(programs / "pg_isready", home)
            yield f"postgresql+psycopg://primogen@/postgres?host={home}"
        finally:
            running.terminate()
            running.wait()
    finally:
        shutil.rmtree(home)


def until_ready(asks: Path, home: Path) -> None:
    for _ in range(200):
        if subprocess.run([asks, "-q", "-h", home], check=False).returncode == 0:
            return
        time.sleep(0.05)
    raise TimeoutError("PostgreSQL does not start")

"""The databases that tests run on: SQLite, and a private PostgreSQL from Debian's package, installed if need be."""

from __future__ import annotations

import atexit
import fcntl
import os
import pwd
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import psycopg
import pytest
from psycopg import sql

KINDS = ("sqlite", "postgresql")
INSTALLED = Path("/usr/lib/postgresql")
INSTALL = "apt-get update -q && apt-get install -qy --no-install-recommends postgresql"
IS_ROOT = os.getuid() == 0
OWNER = "postgres" if IS_ROOT else None  # PostgreSQL does not run as root
LOCK = Path(tempfile.gettempdir()) / "primogen-installs-postgresql"
OPTIONS = ("listen_addresses=", "fsync=off", "max_connections=200")  # nobody pulls the plug on a test


def programs() -> Path:
    """Where initdb and postgres are. Only where they cannot be had, the test is skipped, and says why."""
    with LOCK.open("w", encoding="ascii") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not found() and IS_ROOT and shutil.which("apt-get"):
            environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            subprocess.run(INSTALL, shell=True, check=True, capture_output=True, env=environment)
    if not found():
        pytest.skip(f"no {INSTALLED}/*/bin/initdb: install Debian's package postgresql")
    return found()[-1].parent


def found() -> list[Path]:
    return sorted(INSTALLED.glob("*/bin/initdb"))


@cache
def cluster() -> Path:
    """The folder of its socket. Started once in a run, and stopped at its end."""
    bin, home = programs(), Path(tempfile.mkdtemp(prefix="primogen-"))  # a socket's path must be short
    atexit.register(shutil.rmtree, home)
    home.chmod(0o755)
    if OWNER is not None:
        os.chown(home, pwd.getpwnam(OWNER).pw_uid, -1)
    making = [str(bin / "initdb"), "-D", f"{home}/data", "-U", "primogen", "-A", "trust", "-E", "UTF8", "--no-sync"]
    subprocess.run(making, user=OWNER, cwd=home, check=True, capture_output=True)
    options = [word for option in OPTIONS for word in ("-c", option)]
    serving = [str(bin / "postgres"), "-D", f"{home}/data", "-k", str(home), *options]
    running = subprocess.Popen(serving, user=OWNER, cwd=home, stderr=subprocess.DEVNULL)
    atexit.register(stop, running)
    for _ in range(200):
        if subprocess.run([bin / "pg_isready", "-q", "-h", home], check=False).returncode == 0:
            return home
        time.sleep(0.05)
    raise TimeoutError("PostgreSQL does not start")


def stop(running: subprocess.Popen[bytes]) -> None:
    """At once: told to terminate, PostgreSQL would wait for whoever is still connected."""
    running.send_signal(signal.SIGINT)
    running.wait()


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """Its address; a database of its own, gone afterwards."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'tables.db'}"
        return
    home, name = cluster(), f"tables_{secrets.token_hex(6)}"
    with psycopg.connect(f"postgresql://primogen@/postgres?host={home}", autocommit=True) as maker:
        maker.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        yield f"postgresql://primogen@/{name}?host={home}"
        maker.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))

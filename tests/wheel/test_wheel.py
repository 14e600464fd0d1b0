"""What people install: a wheel that brings the page with it, and needs nothing else to serve it."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from serving import Away
from sources import HOME

UV = Path(sys.executable).parent / "uv"


def uv(*arguments: object) -> None:
    done = subprocess.run([UV, *map(str, arguments)], cwd=HOME, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """The Python of an environment that holds the wheel, and what it depends on, alone."""
    uv("build", "--python", sys.executable, "--out-dir", tmp_path / "dist")
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    uv("venv", "--python", sys.executable, tmp_path / "empty")
    python = tmp_path / "empty" / "bin" / "python"
    uv("pip", "install", "--python", python, wheel)
    return python


def test_an_installed_wheel_serves_the_page(installed: Path, tmp_path: Path) -> None:
    place = Away(folder=tmp_path, python=installed)
    try:
        page = place.asked("/")
        names = re.findall(r'(?:src|href)="[./]*(assets/[^"]+)"', page.text)
        files = {Path(name).suffix: place.asked(f"/{name}").status_code for name in names}
    finally:
        code, _, _ = place.ends(signal.SIGTERM)
    assert (page.status_code, code) == (200, 0)
    assert files == {".js": 200, ".css": 200, ".svg": 200}

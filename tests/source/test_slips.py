"""What a hurried hand may write on a card: mypy refuses every one of them."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from mypy import api

from sources import HOME, TESTS

SLIPS = TESTS / "source" / "slips.py.txt"
FEWEST = 17
ERROR = re.compile(r"^.*?:(\d+): error: ", re.MULTILINE)


def refused(file: Path) -> Counter[int]:
    """How many errors mypy finds in each line. Its cache is kept: the language is read once, not at every run."""
    options = ["--config-file", str(HOME / "pyproject.toml"), "--cache-dir", str(HOME / "build" / "slips")]
    said, trouble, _ = api.run([*options, str(file)])
    assert trouble == ""
    return Counter(int(line) for line in ERROR.findall(said))


def test_every_slip_is_refused_and_nothing_else(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A clan where a Discipline belongs, a value where an event belongs, a seat for a card, arguments swapped."""
    text = SLIPS.read_text(encoding="utf-8")
    monkeypatch.chdir(HOME)
    file = tmp_path / "slips.py"
    file.write_text(text, encoding="utf-8")
    marked = [number for number, line in enumerate(text.splitlines(), 1) if line.endswith("# slip")]
    found = refused(file)
    assert sorted(found) == marked
    assert {line: errors for line, errors in found.items() if errors != 1} == {}
    assert len(marked) >= FEWEST

"""The readings we take: each stands once, under a number that stays its own, and whoever cites one finds it."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from sources import PACKAGE, TESTS

FILES = {name: PACKAGE / name / "ledger" / f"readings-{name}.md" for name in ("rivals", "vtes")}
NUMBERED = re.compile(r"^(\d+)\. (.+)$", re.MULTILINE)
CITED = re.compile(r"\breading (\d+)")


def readings(name: str) -> list[tuple[int, str]]:
    return [(int(number), text) for number, text in NUMBERED.findall(FILES[name].read_text(encoding="utf-8"))]


@pytest.mark.parametrize("name", FILES)
def test_numbers_only_grow(name: str) -> None:
    numbers = [number for number, _ in readings(name)]
    assert [later for one, later in pairwise(numbers) if later <= one] == []


@pytest.mark.parametrize("name", FILES)
def test_no_reading_stands_twice(name: str) -> None:
    texts = [text.casefold() for _, text in readings(name)]
    assert {text for text in texts if texts.count(text) > 1} == set()


def test_a_reading_that_is_cited_is_there() -> None:
    """Wherever sources and tests cite one by its number; of which game it is, its folder says or its words."""
    known = {number for name in FILES for number, _ in readings(name)}
    files = [*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.md"), *TESTS.rglob("*.py"), *TESTS.rglob("*.yaml")]
    cited = {int(number) for file in files for number in CITED.findall(file.read_text(encoding="utf-8").casefold())}
    assert len(cited) > 5 and cited <= known, cited - known

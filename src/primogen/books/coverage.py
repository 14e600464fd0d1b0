"""Which testable rules no test cites."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TypedDict

from primogen.books.ledger import document
from primogen.games.register import books

CITED = re.compile(r"\b((?:RV|R20|R226|R229|VT|[A-Z0-9]{2,5})-[A-Z0-9]+)-(\d+)((?:(?:,| to| and)? ?-\d+)*)")


class Coverage(TypedDict):
    testable: int
    cited: int
    uncited: list[str]


def ids_in(text: str) -> set[str]:
    """ "RV-ATK-22 to -24" is three rules, "RV-ATK-37, -38" two."""
    found: set[str] = set()
    for match in CITED.finditer(text):
        stem, last, more = match.group(1), match.group(2), match.group(3)
        found.add(f"{stem}-{last}")
        for joined, number in re.findall(r"(,| to| and)? ?-(\d+)", more):
            if joined.strip() == "to":
                found.update(f"{stem}-{n:02}" for n in range(int(last), int(number) + 1))
            found.add(f"{stem}-{number}")
            last = number
    return found


def cited_in(folder: Path) -> set[str]:
    """By tests alone: what merely names a rule, such as a list of mutants, shows nothing."""
    found: set[str] = set()
    for path in sorted(folder.rglob("test_*.py")):
        found |= ids_in(path.read_text(encoding="utf-8", errors="replace"))
    return found


def coverage(folder: Path) -> dict[str, Coverage]:
    cited = cited_in(folder)
    report: dict[str, Coverage] = {}
    for name in books():
        testable = [rule.id for rule in document(name) if rule.testable]
        uncited = [rule for rule in testable if rule not in cited]
        report[name] = {"testable": len(testable), "cited": len(testable) - len(uncited), "uncited": uncited}
    return report

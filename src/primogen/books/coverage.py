"""Which testable rules no test cites.

A test shows the rules of its docstring. If it is one of those that are played by every edition, it also shows the rules
of older books that say the same, unless it is marked: `@differs("DIFF-36", "2020")`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple, TypedDict

from primogen.books.alike import is_shown
from primogen.books.ledger import document
from primogen.games.register import books, wings

CITED = re.compile(r"\b((?:RV|R20|R226|R229|VT|[A-Z0-9]{2,5})-[A-Z0-9]+)-(\d+)((?:(?:,| to| and)? ?-\d+)*)")
BY_EVERY_EDITION: Final = (
    "rules",
    "cards",
    "decks",
)  # folders of tests that are played by every edition that has their rules
DIFFERS: Final = "differs"


class Coverage(TypedDict):
    testable: int
    cited: int
    uncited: list[str]


class Citing(NamedTuple):
    """A test: which rules it shows, and in which editions it does not."""

    rules: frozenset[str]
    differs: frozenset[str]


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


def cited_in(texts: Iterable[str]) -> frozenset[str]:
    return frozenset(rule for text in texts for rule in ids_in(text))


def tests_in(text: str) -> Iterator[Citing]:
    """What is no Python has none."""
    try:
        tree = ast.parse(text)
    except (SyntaxError, ValueError):
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield Citing(frozenset(ids_in(ast.get_docstring(node) or "")), editions_marked(node))


def editions_marked(test: ast.FunctionDef) -> frozenset[str]:
    """By `@differs(row, edition, ...)`."""
    marks = [mark for mark in test.decorator_list if isinstance(mark, ast.Call) and is_differs(mark.func)]
    said = [each.value for mark in marks for each in mark.args[1:] if isinstance(each, ast.Constant)]
    return frozenset(edition for edition in said if isinstance(edition, str))


def is_differs(called: ast.expr) -> bool:
    return isinstance(called, ast.Name) and called.id == DIFFERS


def coverage(folder: Path) -> dict[str, Coverage]:
    """By tests alone: what merely names a rule, such as a list of mutants, shows nothing."""
    paths = sorted(folder.rglob("test_*.py"))
    texts = {path: path.read_text(encoding="utf-8", errors="replace") for path in paths}
    everywhere = [text for path, text in texts.items() if path.parent.name in BY_EVERY_EDITION]
    named, tests = cited_in(texts.values()), [test for text in everywhere for test in tests_in(text)]
    return {name: covered(name, named, tests) for name in books()}


@cache
def newest_rules() -> frozenset[str]:
    """Those of the newest book of each game, by which tests play unless they are played again."""
    return frozenset(rule.id for wing in wings().values() for rule in document(wing.books[0].key))


def covered(name: str, named: frozenset[str], tests: list[Citing]) -> Coverage:
    """`named` are all rules that some test names, whichever edition it plays by."""
    edition = books()[name].edition
    played = frozenset[str]().union(*[test.rules for test in tests if edition not in test.differs])
    shown = played | (named - newest_rules())
    testable = [rule.id for rule in document(name) if rule.testable]
    uncited = [rule for rule in testable if rule not in named and not is_shown(rule, shown)]
    return {"testable": len(testable), "cited": len(testable) - len(uncited), "uncited": uncited}

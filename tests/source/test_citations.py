"""Whatever is cited exists: rules of the ledger, cards of the box. And the project speaks only of itself."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from primogen.books.coverage import ids_in
from primogen.books.ledger import all_rules
from primogen.rivals.cards.hunters_and_hunted import CARDS
from sources import HOME, PACKAGE, TESTS, functions, modules

RULES = all_rules()
MADE_UP = re.compile(r"-99$|-NOTHING-")
FOLDERS = ("src", "tests", "docs", "benchmarks")
KINDS = {".py", ".md", ".yaml", ".yml", ".toml", ".txt", ".json", ".cfg", ""}
WORKPLACE = re.compile(
    r"(?<![\w.])/(?:work|tmp|home|root|mnt)/|\bclaude\b|\banthropic\b|\bopenai\b|\bchatgpt\b|\bcopilot\b|\bllms?\b"
    r"|\blanguage model|\bai assistant|\bsub-?agents?\b|\bthe brief\b|\bthe lead\b|\bhelper session|\bworking session",
    re.IGNORECASE,
)


def files() -> list[Path]:
    """Every file of the project a person may read, but this one."""
    found = [path for name in FOLDERS for path in (HOME / name).rglob("*") if path.is_file()]
    found += [HOME / name for name in ("README.md", "Makefile", "pyproject.toml")]
    here = Path(__file__)
    return [path for path in found if path.suffix in KINDS and path != here and not is_of_a_cache(path)]


def is_of_a_cache(path: Path) -> bool:
    return any(part.startswith((".", "__pycache__")) for part in path.relative_to(HOME).parts)


def unknown_in(path: Path) -> list[str]:
    return sorted(ids_in(path.read_text(encoding="utf-8")) - RULES.keys())


def test_every_rule_that_is_cited_is_in_the_ledger() -> None:
    """In the program, in the tests, in the scenarios; some tests make up a rule that is not there."""
    unknown = {
        path.relative_to(HOME).as_posix(): [rule for rule in unknown_in(path) if not MADE_UP.search(rule)]
        for path in files()
        if path.suffix in (".py", ".yaml") and "ledger" not in path.parts
    }
    assert {path: rules for path, rules in unknown.items() if rules} == {}


def test_citations_are_read_as_they_are_written() -> None:
    """The test above can fail: ranges and lists are taken apart, and a rule that is not there is noticed."""
    assert ids_in("RV-ATK-22 to -24, RV-GOLD-04") == {"RV-ATK-22", "RV-ATK-23", "RV-ATK-24", "RV-GOLD-04"}
    assert ids_in("RV-NONE-99") - RULES.keys() == {"RV-NONE-99"}


def test_every_card_has_a_test_that_cites_it() -> None:
    """By its id, in the docstring of a test of cards."""
    docs = [ast.get_docstring(each) or "" for module in modules(TESTS / "cards") for each in functions(module.tree)]
    cited = set(re.findall(r"\bhah-[a-z-]*[a-z]", " ".join(docs)))
    assert {card.key for card in CARDS} - cited == set()


def test_every_card_that_is_cited_is_in_the_box() -> None:
    docs = [ast.get_docstring(each) or "" for module in modules(TESTS / "cards") for each in functions(module.tree)]
    cited = set(re.findall(r"\bhah-[a-z-]*[a-z]", " ".join(docs)))
    assert cited - {card.key for card in CARDS} == set()


def test_the_project_speaks_only_of_itself() -> None:
    """No path of anybody's machine, and nothing of how it was written."""
    found = {path.relative_to(HOME).as_posix(): WORKPLACE.findall(path.read_text(encoding="utf-8")) for path in files()}
    assert {path: words for path, words in found.items() if words} == {}


@pytest.mark.parametrize("text", ["see /work" + "/shared", "kept in /tmp" + "/x", "written by Cla" + "ude"])
def test_such_words_would_be_noticed(text: str) -> None:
    assert WORKPLACE.search(text)


def test_the_files_are_all_there() -> None:
    """The tests above can fail: they read the program, its tests and its papers."""
    read = {path.relative_to(HOME).parts[0] for path in files()}
    assert read >= {"src", "tests", "README.md", "Makefile"}
    assert PACKAGE.is_relative_to(HOME)

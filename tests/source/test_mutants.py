"""The mutants can be run: each breaks one line that is there, of a rule that is there, for tests that are there."""

from __future__ import annotations

import ast
import builtins
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import pairwise

from mutants.run import ROOT, Mutant, all_mutants
from primogen.books.ledger import all_rules, document
from support import RULEBOOK

MUTANTS = all_mutants()
OF_NO_RULE = (  # these go by words of our own
    *(
        "books",
        "bounds",
        "editions",
        "editions_2",
        "journals",
        "keeping",
        "kernel",
        "language",
        "seats",
        "server",
        "text",
        "vtes_spanish",
    ),
)
OF_CARDS = "cards"
OF_RULES = [mutant for mutant in MUTANTS if mutant.group not in (*OF_NO_RULE, OF_CARDS)]
AT_LEAST_OF = {"kernel": 40, "server": 40}
AT_LEAST = 100
GIVEN = {*dir(builtins), "__file__"}


@cache
def text_of(file: str) -> str:
    path = ROOT / file
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def is_stale(mutant: Mutant) -> bool:
    return text_of(mutant.file).count(mutant.find) != 1


def named(mutant: Mutant) -> str:
    return f"{mutant.group}: {mutant.rule}: {mutant.find}"


@cache
def statements(file: str) -> tuple[str, ...]:
    """The functions, classes and constants of a file."""
    lines = text_of(file).splitlines(keepends=True)
    body = ast.parse(text_of(file)).body
    ends = [0, *[node.end_lineno or 0 for node in body]]
    return tuple("".join(lines[start:end]) for start, end in pairwise(ends))


@cache
def names_of(file: str) -> frozenset[str]:
    """What a file knows anywhere in it: imports, functions, classes, constants, locals."""
    return frozenset(bound(ast.parse(text_of(file))))


def about(mutant: Mutant) -> str:
    """The function, class or constant it breaks."""
    return next((each for each in statements(mutant.file) if mutant.find in each), text_of(mutant.file))


def broken(mutant: Mutant) -> str:
    return about(mutant).replace(mutant.find, mutant.replace)


def bound(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            yield node.id
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.ImportFrom) and node.module and node.names[0].name == "*":
            yield from vars(import_module(node.module))
        elif isinstance(node, ast.alias):
            yield (node.asname or node.name).partition(".")[0]
        elif isinstance(node, ast.ExceptHandler) and node.name:
            yield node.name


def unknown_names(text: str, known: frozenset[str] = frozenset()) -> set[str]:
    """Names that are read but never given; or what is wrong with a text that is not Python."""
    try:
        tree = ast.parse(text)
    except SyntaxError as error:
        return {f"{error.msg}, line {error.lineno}"}
    read = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
    return read - set(bound(tree)) - known - GIVEN


def test_every_mutant_breaks_a_line_that_is_there_once() -> None:
    assert [named(mutant) for mutant in MUTANTS if is_stale(mutant)] == []


def test_no_mutant_fails_for_want_of_a_name() -> None:
    """It is to do the wrong thing, not to fall over."""
    unknown = {named(mutant): unknown_names(broken(mutant), names_of(mutant.file)) for mutant in MUTANTS}
    assert {mutant: names for mutant, names in unknown.items() if names} == {}


def test_such_a_mutant_would_be_noticed() -> None:
    assert unknown_names("import os.path\n\n\ndef f(a: int) -> int:\n    b = a\n    return b + os.x") == set()
    assert unknown_names("def f(a: int) -> int:\n    return a + nothing") == {"nothing"}
    assert unknown_names("if True:\nreturn") == {"expected an indented block after 'if' statement on line 1, line 2"}
    assert is_stale(Mutant("RV-ATK-02", "src/primogen/nowhere.py", "return", "pass", ""))


def test_every_mutant_breaks_a_rule_of_the_ledger() -> None:
    """Those of cards, a card; what no rulebook has goes by words of our own."""
    assert {mutant.rule for mutant in OF_RULES} - all_rules().keys() == set()
    cards = {card.key for card in RULEBOOK.pool.cards}
    assert {mutant.rule for mutant in MUTANTS if mutant.group == OF_CARDS} - cards == set()


def test_kernel_and_server_are_broken_in_many_places() -> None:
    times = Counter(mutant.group for mutant in MUTANTS)
    assert {group: times[group] for group, least in AT_LEAST_OF.items() if times[group] < least} == {}
    files = {mutant.file for mutant in MUTANTS if mutant.group in AT_LEAST_OF}
    assert len(files) > 20


def test_no_two_mutants_are_the_same() -> None:
    """One break may be of two rules, if each has tests of its own."""
    seen = Counter((mutant.file, mutant.find, mutant.replace, mutant.tests) for mutant in MUTANTS)
    assert [mutant for mutant, times in seen.items() if times > 1] == []


def test_every_area_of_the_rules_is_broken_somewhere() -> None:
    """Every area of the 2023 rules that can be tested."""
    rules = document("rivals-2023")
    areas = {rule.area for rule in rules if rule.testable}
    of = {rule.id: rule.area for rule in rules}
    assert areas - {of[mutant.rule] for mutant in OF_RULES if mutant.rule in of} == set()
    assert len(areas) > 40
    assert len(OF_RULES) >= AT_LEAST


def test_the_tests_that_must_notice_are_there() -> None:
    """A file, or one test of it: file.py::test_name."""
    tests = {test for mutant in MUTANTS for test in mutant.tests.split()}
    assert [mutant.rule for mutant in MUTANTS if not mutant.tests.split()] == []
    assert sorted(test for test in tests if not is_there(test)) == []
    assert not is_there("tests/rules/test_block.py::test_nothing_of_the_kind")


def is_there(test: str) -> bool:
    file, _, name = test.partition("::")
    return f"def {name}(" in text_of(file) if name else "def test_" in text_of(file)

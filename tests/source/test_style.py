"""The manner of the code, where a test can see it."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Callable, Collection, Iterable
from functools import cache

from primogen.rivals.language.sets import SETS
from sources import HOME, PACKAGE, TESTS, Module, modules, within

LONGEST = 400

# Files above the limit, each with its reason. A file that has become shorter comes off the list.
LONG = {
    "tests/cards/test_monsters.py": "ten Monsters",
    "tests/cards/test_vampires_caitiff.py": "nine vampires",
    "tests/rules/test_attack_sequence.py": "the steps of an attack, in order",
    "tests/rules/test_win.py": "every way to win, and to lose",
    "tests/server/test_replays.py": "replays of one game, in all eyes, and of its journal",
}

COMPILED = ("kernel", "rivals.rules", "rivals.language", "vtes.rules", "vtes.language")
WORDS = ("rivals/language/says_", "rivals/language/faces")
FORBIDDEN = {"Any", "cast", "getattr", "setattr", "hasattr", "eval", "exec", "globals", "deepcopy", "pickle"}
CARD_ID = re.compile(rf"(?:{'|'.join(SETS)})-[a-z-]+")
REMARKS = re.compile(r"type: *ignore|noqa|pragma|TODO|FIXME|XXX|HACK", re.IGNORECASE)


@cache
def names(module: Module) -> set[str]:
    found: set[str] = set()
    for node in module.nodes:
        if isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.ImportFrom | ast.Import):
            found |= {alias.name for alias in node.names}
    return found


def comments(text: str) -> list[str]:
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return [token.string for token in tokens if token.type == tokenize.COMMENT]


def found_in(among: Iterable[Module], look: Callable[[Module], Collection[str]]) -> dict[str, list[str]]:
    """What each module has that it should not have; nothing for those that have nothing."""
    found = {module.name: sorted(look(module)) for module in among}
    return {name: faults for name, faults in found.items() if faults}


def test_a_module_says_what_it_is_for() -> None:
    """Its first line is a docstring, and a sentence."""
    said = {module.name: (ast.get_docstring(module.tree) or "").partition("\n")[0] for module in modules()}
    assert [name for name, line in said.items() if len(line) < 8 or not line.endswith((".", "?"))] == []


def test_nothing_goes_round_the_types() -> None:
    assert found_in(modules(), forbidden_names) == {}


def forbidden_names(module: Module) -> set[str]:
    return names(module) & FORBIDDEN


def test_what_is_compiled_asks_no_object_for_its_names() -> None:
    """A compiled one has none to tell."""
    assert found_in(within(*COMPILED), asked_for_names) == {}


def test_what_is_compiled_looks_for_nothing_in_a_starred_tuple() -> None:
    """mypyc does not know `x in (A, *OTHERS)`, and nothing would be built."""
    starred = set(COMPILED) | {"rivals.guessing", "rivals.eyes", "rivals.seen", "rivals.bots"}
    assert found_in(within(*starred), starred_tuples) == {}


def starred_tuples(module: Module) -> set[str]:
    return {
        f"line {node.lineno}"
        for node in module.nodes
        if isinstance(node, ast.Compare)
        for among in node.comparators
        if isinstance(among, ast.Tuple) and any(isinstance(each, ast.Starred) for each in among.elts)
    }


def asked_for_names(module: Module) -> set[str]:
    return names(module) & {"vars", "__dict__"}


def test_no_function_is_without_a_name() -> None:
    """No lambda: a save could not name it, and a reader neither."""
    assert found_in([*modules(), *modules(TESTS)], lambdas) == {}


def lambdas(module: Module) -> list[str]:
    return [f"line {node.lineno}" for node in module.of(ast.Lambda)]


def test_no_remark_silences_a_check_or_puts_something_off() -> None:
    assert found_in([*modules(), *modules(TESTS)], bad_remarks) == {}


def bad_remarks(module: Module) -> list[str]:
    if not REMARKS.search(module.text):  # telling comments from the rest takes time
        return []
    return [remark for remark in comments(module.text) if REMARKS.search(remark)]


def test_no_rule_asks_for_the_edition() -> None:
    """Rules ask a switch by its name; the edition is a header's business."""
    engine = within("kernel", "rivals.rules", "rivals.language", "rivals.cards", "rivals.text", "text")
    assert found_in(engine, names_of_editions) == {}


def names_of_editions(module: Module) -> list[str]:
    return [name for name in names(module) if "edition" in name.lower()]


def test_the_rules_know_no_card_by_name() -> None:
    """The mechanic is named, never the card: no card id stands in the engine."""
    assert found_in(within("kernel", "rivals.rules", "rivals.language"), card_ids) == {}
    assert found_in(within("rivals.cards"), card_ids) != {}


def card_ids(module: Module) -> list[str]:
    values = [node.value for node in module.of(ast.Constant)]
    return [value for value in values if isinstance(value, str) and CARD_ID.fullmatch(value)]


def test_functions_say_what_they_take_and_give() -> None:
    assert found_in([*modules(), *modules(TESTS)], bare_functions) == {}


def bare_functions(module: Module) -> list[str]:
    return [each.name for each in module.of(ast.FunctionDef) if each.returns is None or untyped(each)]


def untyped(function: ast.FunctionDef) -> bool:
    return any(each.annotation is None for each in function.args.args if each.arg not in ("self", "cls"))


def test_the_language_of_cards_has_no_yes_or_no_parameters() -> None:
    """A named choice instead."""
    words = [each for each in within("rivals.language") if each.path.startswith(WORDS)]
    assert len(words) == 13
    assert found_in(words, yes_or_no) == {}


def yes_or_no(module: Module) -> list[str]:
    arguments = module.of(ast.arg)
    return [each.arg for each in arguments if each.annotation is not None and "bool" in ast.unparse(each.annotation)]


def test_tests_are_neither_skipped_nor_excused() -> None:
    """But for PostgreSQL, where it is not installed and only root could change that.

    What an older book settles otherwise must fail there.
    """
    assert found_in(modules(TESTS), excuses) == {"databases": ["skip"], "older": ["xfail"], "proxies": ["skip"]}


def excuses(module: Module) -> set[str]:
    return names(module) & {"skip", "skipif", "xfail", "importorskip", "Mock", "MagicMock"}


def test_files_are_short() -> None:
    long = {
        path.relative_to(HOME).as_posix()
        for folder in (PACKAGE, TESTS)
        for path in folder.rglob("*.py")
        if len(path.read_text(encoding="utf-8").splitlines()) > LONGEST
    }
    assert long == set(LONG)


def test_most_files_are_very_short() -> None:
    """A file is one noun: half of them fit on two screens."""
    sizes = sorted(len(module.text.splitlines()) for module in modules())
    assert sizes[len(sizes) // 2] <= 120


def test_what_is_assigned_in_a_dataclass_is_a_field() -> None:
    """Compiled, all of it becomes one, whatever it says: what a class knows for all is a method."""
    assert found_in(within("kernel", "rivals", "vtes"), silent_fields) == {}


def silent_fields(module: Module) -> set[str]:
    classes = module.of(ast.ClassDef)
    values = [node for node in classes if any("dataclass" in ast.unparse(each) for each in node.decorator_list)]
    return {node.name for node in values if any(map(is_of_class, node.body))}


def is_of_class(said: ast.stmt) -> bool:
    return isinstance(said, ast.Assign) or (isinstance(said, ast.AnnAssign) and "ClassVar" in ast.unparse(said))

"""The manner of the code, where a test can see it."""

from __future__ import annotations

import ast
import io
import re
import tokenize

import pytest

from primogen.rivals.language.faces import SETS
from sources import HOME, PACKAGE, TESTS, Module, modules, within

LONGEST = 400

# Files above the limit, each with its reason. A file that has become shorter comes off the list.
LONG = {
    "src/primogen/kernel/effects.py": "the frame that walks effect trees, and all its composite nodes",
    "src/primogen/rivals/language/says.py": "the vocabulary of cards, in one place",
    "src/primogen/rivals/language/verbs_cards.py": "a verb is ten lines, and cards do much with cards",
    "src/primogen/rivals/rules/atoms/tokens.py": "every change of a token",
    "src/primogen/rivals/rules/attack.py": "the printed steps of an attack, in order",
    "src/primogen/rivals/rules/playing.py": "the printed steps of playing a card, with every refusal",
    "src/primogen/rivals/rules/table.py": "every field of the state, declared once, and what the kernel asks",
    "src/primogen/text/verbs.py": "a phrase for every verb",
    "tests/cards/test_monsters.py": "ten Monsters",
    "tests/cards/test_vampires_caitiff.py": "nine vampires",
    "tests/rules/test_attack_sequence.py": "the steps of an attack, in order",
    "tests/rules/test_win.py": "every way to win, and to lose",
}

FORBIDDEN = {"Any", "cast", "getattr", "setattr", "hasattr", "eval", "exec", "globals", "deepcopy", "pickle"}
CARD_ID = re.compile(rf"(?:{'|'.join(SETS)})-[a-z-]+")
REMARKS = re.compile(r"type: *ignore|noqa|pragma|TODO|FIXME|XXX|HACK", re.IGNORECASE)


def each_module() -> pytest.MarkDecorator:
    return pytest.mark.parametrize("module", modules(), ids=[module.name for module in modules()])


def names(module: Module) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(module.tree):
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


@each_module()
def test_a_module_says_what_it_is_for(module: Module) -> None:
    """Its first line is a docstring, and a sentence."""
    said = ast.get_docstring(module.tree) or ""
    assert said.split("\n")[0].rstrip().endswith((".", "?")), module.name
    assert len(said) > 5


@each_module()
def test_nothing_goes_round_the_types(module: Module) -> None:
    assert names(module) & FORBIDDEN == set()


@each_module()
def test_no_function_is_without_a_name(module: Module) -> None:
    """No lambda: a save could not name it, and a reader neither."""
    assert [node.lineno for node in ast.walk(module.tree) if isinstance(node, ast.Lambda)] == []


@each_module()
def test_no_remark_silences_a_check_or_puts_something_off(module: Module) -> None:
    assert [remark for remark in comments(module.text) if REMARKS.search(remark)] == []


@pytest.mark.parametrize("module", within("kernel", "rivals.rules", "rivals.language", "rivals.cards", "text"))
def test_no_rule_asks_for_the_edition(module: Module) -> None:
    """Rules ask a switch by its name; the edition is a header's business."""
    assert [name for name in names(module) if "edition" in name.lower()] == []


@pytest.mark.parametrize("module", within("kernel", "rivals.rules", "rivals.language"))
def test_the_rules_know_no_card_by_name(module: Module) -> None:
    """The mechanic is named, never the card: no card id stands in the engine."""
    strings = [node.value for node in ast.walk(module.tree) if isinstance(node, ast.Constant)]
    assert [each for each in strings if isinstance(each, str) and CARD_ID.fullmatch(each)] == []


@each_module()
def test_functions_say_what_they_take_and_give(module: Module) -> None:
    bare = [
        node.name
        for node in ast.walk(module.tree)
        if isinstance(node, ast.FunctionDef)
        if node.returns is None
        or any(each.annotation is None for each in node.args.args if each.arg not in ("self", "cls"))
    ]
    assert bare == []


@pytest.mark.parametrize("module", within("rivals.language.says", "rivals.language.faces"), ids=["faces", "says"])
def test_the_language_of_cards_has_no_yes_or_no_parameters(module: Module) -> None:
    """A named choice instead."""
    arguments = [node for node in ast.walk(module.tree) if isinstance(node, ast.arg)]
    annotated = [ast.unparse(each.annotation) for each in arguments if each.annotation is not None]
    assert [each for each in annotated if "bool" in each] == []


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


@pytest.mark.parametrize("module", modules(TESTS), ids=[module.name for module in modules(TESTS)])
def test_tests_are_neither_skipped_nor_excused(module: Module) -> None:
    assert names(module) & {"skip", "skipif", "xfail", "importorskip", "Mock", "MagicMock", "monkeypatch"} == set()
    assert [node.lineno for node in ast.walk(module.tree) if isinstance(node, ast.Lambda)] == []

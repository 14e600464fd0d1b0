"""Imports point inward: what is inside knows nothing of what is outside."""

from __future__ import annotations

import ast

import pytest

from sources import PACKAGE, Module, imported_names, imports, is_in, modules, within

# Each ring, and the rings it may know besides itself.
MAY_IMPORT: dict[str, tuple[str, ...]] = {
    "kernel": (),
    "books": (),
    "text": (),
    "bots.bot": ("kernel",),
    "bots.blind": ("kernel", "bots.bot"),
    "games.lines": (),
    "games.desk": ("kernel", "games.lines"),
    "games.referring": (),
    "rivals.rules": ("kernel",),
    "rivals.language": ("kernel", "rivals.rules"),
    "rivals.cards": ("kernel", "rivals.rules", "rivals.language"),
    "rivals.citing": (),
    "rivals.editions": ("kernel", "rivals.rules", "rivals.language", "rivals.cards", "rivals.citing"),
    "rivals.guessing": ("kernel", "rivals.rules"),
    "rivals.seen": ("kernel", "rivals.rules"),
    "rivals.eyes": ("kernel", "rivals.rules", "rivals.seen"),
    "rivals.worlds": ("kernel", "rivals.rules", "rivals.eyes"),
    "rivals.waking": ("kernel", "rivals.rules"),
    "rivals.opening": ("kernel", "rivals.rules", "rivals.editions", "rivals.waking"),
    "rivals.releasing": ("kernel", "rivals.rules", "rivals.editions", "rivals.waking", "rivals.opening"),
    "rivals.decks": ("rivals.rules", "rivals.editions"),
    "rivals.text": ("kernel", "rivals.rules", "rivals.language", "rivals.decks", "text"),
    "rivals.bots": (
        *("kernel", "rivals.rules", "rivals.language", "rivals.cards"),
        *("rivals.guessing", "rivals.eyes", "rivals.worlds", "bots.bot"),
    ),
    "rivals.lab": ("kernel", "rivals.rules", "rivals.editions", "rivals.opening", "rivals.decks", "rivals.guessing"),
    "vtes": ("kernel",),
    "scenarios": ("kernel", "rivals", "books", "text"),
    "rivals.scenes": (
        *("kernel", "rivals.rules", "rivals.language", "rivals.editions", "rivals.opening"),
        *("rivals.decks", "rivals.text", "text", "scenarios"),
    ),
    "rivals.lessons": (
        *("kernel", "rivals.rules", "rivals.editions", "rivals.opening", "rivals.waking", "rivals.releasing"),
        *("rivals.text", "rivals.scenes", "scenarios", "text"),
    ),
    "rivals.desk": ("kernel", "rivals", "games.desk", "games.lines", "games.referring", "text", "books", "bots"),
    "bots": ("kernel", "rivals"),
    "games": ("kernel", "rivals"),
    "lab": ("kernel", "rivals", "bots"),
    "server": ("kernel", "rivals", "games", "books", "text", "bots"),
    "client": ("kernel.plain", "server.patches"),
    "loading": ("kernel.plain", "client"),
    "cli": ("kernel", "rivals", "games", "books", "text", "bots", "lab", "scenarios", "server", "client", "loading"),
    "__main__": ("cli",),
}
STATE = {"Game", "State", "Table", "table", "Rulebook"}  # whoever has one of these sees everything


def outward(module: Module, ring: str) -> list[str]:
    """What it imports beyond what its ring may know; the version in the package itself is for everybody."""
    allowed = (ring, *MAY_IMPORT[ring])
    found = imports(module) - {"primogen"}
    return sorted(name for name in found if not any(is_in(name, each) for each in allowed))


@pytest.mark.parametrize("ring", MAY_IMPORT)
def test_imports_point_inward(ring: str) -> None:
    found = {module.name: outward(module, ring) for module in within(ring)}
    assert {name: names for name, names in found.items() if names} == {}


def test_every_module_lies_in_a_ring() -> None:
    homeless = [each.name for each in modules() if not any(is_in(each.name, ring) for ring in MAY_IMPORT)]
    assert homeless == ["__init__", "rivals"]


def test_no_ring_knows_one_that_knows_it() -> None:
    """The table above is itself without circles."""
    order = list(MAY_IMPORT)
    for ring, inner in MAY_IMPORT.items():
        assert all(order.index(each) < order.index(ring) for each in inner if each in MAY_IMPORT)


def test_the_packages_in_the_table_are_there() -> None:
    assert [ring for ring in MAY_IMPORT if not within(ring)] == []


@pytest.mark.parametrize("module", within("bots"), ids=[each.name for each in within("bots")])
def test_a_bot_sees_views_only(module: Module) -> None:
    """It cannot even name the state: whatever it is given is a view, the printed cards, or made of these."""
    assert STATE & imported_names(module).keys() == set()


def test_a_bot_is_asked_with_a_view() -> None:
    asked = [
        [argument.annotation.id for argument in node.args.args if isinstance(argument.annotation, ast.Name)]
        for module in within("bots")
        for node in ast.walk(module.tree)
        if isinstance(node, ast.FunctionDef) and node.name == "choose"
    ]
    assert len(asked) >= 3
    assert asked == [["View"]] * len(asked)


def test_nothing_is_imported_by_its_place_in_the_folder() -> None:
    """No "from . import": a name says whence it comes."""
    relative = [
        module.name
        for module in modules()
        for node in ast.walk(module.tree)
        if isinstance(node, ast.ImportFrom) and node.level
    ]
    assert relative == []


def test_no_import_is_hidden_in_a_function_of_the_engine() -> None:
    """Such an import would be a circle in disguise. Commands import late on purpose: see cli/app.py."""
    engine = within("kernel", "rivals", "text", "decks", "bots", "books")
    late = [
        (module.name, function.name)
        for module in engine
        for function in ast.walk(module.tree)
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Import | ast.ImportFrom)
    ]
    assert late == []


def test_all_of_the_package_is_read() -> None:
    """The tests above can fail: they look at every file there is."""
    assert len(modules()) == len(list(PACKAGE.rglob("*.py"))) > 100

"""Imports point inward: what is inside knows nothing of what is outside."""

from __future__ import annotations

import ast

import pytest

from sources import PACKAGE, Module, imported_names, imports, is_in, modules, within

# Each ring, and the rings it may know besides itself. Those of a game are its wing; what stands before them knows none.
COMMON = (
    "kernel",
    "text",
    "decks",
    "bots",
    "games.lines",
    "games.desk",
    "games.looks",
    "games.page_names",
    "games.prompting",
    "games.telling",
    "games.referring",
    "games.cards",
    "games.terms",
)
SCENES = tuple(
    f"scenarios.{each}" for each in ("names", "told", "acting", "by_name", "values", "scenes", "steps", "expecting")
)
LESSONS = tuple(f"lessons.{each}" for each in ("reading", "path", "filling", "school", "opening"))
SEEN = ("rivals.rules", "rivals.language", "rivals.cards", "rivals.editions")
RIVALS = {
    "rivals.rules": ("kernel",),
    "rivals.language": ("kernel", "rivals.rules"),
    "rivals.cards": ("kernel", "rivals.rules", "rivals.language"),
    "rivals.citing": ("kernel.shapes",),
    "rivals.settling": (),
    "rivals.editions": ("kernel", "rivals.rules", "rivals.language", "rivals.cards", "rivals.citing",
                        "rivals.settling"),
    "rivals.guessing": ("kernel", "rivals.rules"),
    "rivals.seen": ("kernel", "rivals.rules"),
    "rivals.eyes": ("kernel", "bots", "rivals.rules", "rivals.seen"),
    "rivals.worlds": ("kernel", "rivals.rules", "rivals.eyes"),
    "rivals.opening": ("kernel", "rivals.rules", "rivals.editions"),
    "rivals.terms": ("kernel", "text", "games.terms", "rivals.rules", "rivals.editions", "rivals.opening"),
    "rivals.releasing": ("kernel", "rivals.rules", "rivals.editions", "rivals.opening"),
    "rivals.decks": ("kernel.shapes", "decks", "rivals.rules", "rivals.editions"),
    "rivals.text": ("kernel", "rivals.rules", "rivals.language", "rivals.decks", "text"),
    "rivals.bots": ("kernel", "bots", *SEEN, "rivals.guessing", "rivals.eyes", "rivals.worlds"),
    "rivals.scenes": ("kernel", "text", *SCENES, *SEEN, "rivals.opening", "rivals.decks", "rivals.text"),
    "rivals.lessons": ("kernel", "text", *SCENES, *LESSONS, *SEEN, "rivals.opening", "rivals.text", "rivals.scenes"),
    "rivals.desk": (*COMMON, "games.terminal", "lessons.desk", *SEEN, "rivals.opening", "rivals.terms",
                    "rivals.releasing", "rivals.decks", "rivals.text", "rivals.bots", "rivals.lessons"),
    "rivals.lab": ("kernel", "decks", "bots", "games.cards", "lab.arena", "lab.evolution", "lab.holding", *SEEN,
                   "rivals.opening", "rivals.terms", "rivals.guessing",
                   "rivals.eyes", "rivals.worlds", "rivals.decks", "rivals.bots", "rivals.desk.shelf"),
    "rivals.wing": (*COMMON, "games.terminal", "games.wing", "lab.arena", *SCENES, "rivals"),
}  # fmt: skip
PLAYED = (
    "vtes.rules",
    "vtes.language",
    "vtes.cards",
    "vtes.lowering",
    "vtes.compiler",
    "vtes.kept",
    "vtes.playable",
    "vtes.editions",
)
VTES = {
    "vtes.compiler": (),
    "vtes.rules": ("kernel",),
    "vtes.language": ("kernel", "vtes.rules"),
    "vtes.cards": ("kernel", "vtes.rules", "vtes.language"),
    "vtes.lowering": ("kernel", "vtes.compiler", "vtes.rules", "vtes.language"),
    "vtes.kept": ("kernel.shapes", "vtes.compiler"),
    "vtes.playable": ("vtes.compiler", "vtes.kept", "vtes.rules", "vtes.cards", "vtes.lowering"),
    "vtes.editions": ("vtes.rules",),
    "vtes.opening": ("kernel", *PLAYED),
    "vtes.releasing": ("kernel", "vtes.rules", "vtes.opening"),
    "vtes.terms": ("kernel", "text", "games.terms", "vtes.rules", "vtes.editions", "vtes.opening"),
    "vtes.text": ("kernel", "text", "vtes.rules", "vtes.compiler", "vtes.kept"),
    "vtes.decks": ("kernel.shapes", "decks", "scenarios.names", *PLAYED, "vtes.text"),
    "vtes.eyes": ("kernel", "bots", "vtes.rules"),
    "vtes.bots": ("kernel", "bots", "vtes.rules", "vtes.eyes"),
    "vtes.scenes": ("kernel", "text", *SCENES, *PLAYED, "vtes.decks", "vtes.text"),
    "vtes.lessons": ("kernel", "text", *SCENES, *LESSONS, *PLAYED, "vtes.opening", "vtes.text", "vtes.scenes"),
    "vtes.desk": (*COMMON, "games.terminal", "lessons.desk", *PLAYED, "vtes.opening", "vtes.terms", "vtes.releasing",
                  "vtes.decks", "vtes.text", "vtes.bots", "vtes.eyes", "vtes.lessons"),
    "vtes.lab": ("games.cards", "kernel", "decks", "bots", "lab.arena", "lab.holding", *PLAYED, "vtes.opening",
                 "vtes.terms", "vtes.decks", "vtes.bots", "vtes.eyes"),
    "vtes.areas": (),
    "vtes.wing": (*COMMON, "games.terminal", "games.wing", "lab.arena", *SCENES, "vtes"),
}  # fmt: skip
MAY_IMPORT: dict[str, tuple[str, ...]] = {
    "kernel": (),
    "text": ("kernel",),
    "decks": ("text.near",),
    "bots": ("kernel",),
    "games.lines": (),
    "games.referring": (),
    "games.cards": (),
    "games.terms": (),
    "games.desk": ("kernel", "games.lines", "games.terms"),
    "games.looks": ("kernel", "games.desk"),
    "games.page_names": (),
    "games.prompting": ("kernel", "text", "games.desk"),
    "games.telling": ("kernel", "text", "games.lines"),
    "games.terminal": ("kernel", "text"),
    "lab.arena": ("kernel", "bots", "decks"),
    "lab.evolution": (),
    "lab.holding": ("kernel",),
    "scenarios.names": ("text.near",),
    "scenarios.told": ("scenarios.names",),
    "scenarios.rewinding": ("kernel",),
    "scenarios.acting": ("kernel", "scenarios.names", "scenarios.rewinding"),
    "scenarios.by_name": ("kernel", "scenarios.acting", "scenarios.names", "scenarios.told"),
    "scenarios.values": ("scenarios.acting",),
    "scenarios.scenes": ("kernel", "scenarios.acting", "scenarios.told"),
    "scenarios.steps": ("kernel", "scenarios.acting", "scenarios.names", "scenarios.values"),
    "lessons": ("kernel", "text", *SCENES, "games.desk", "games.terms"),
    "games.wing": (*COMMON, "games.terminal", "lab.arena", "scenarios.scenes"),
    **RIVALS,
    **VTES,
    "games.register": ("games.wing",),
    "games": ("kernel",),
    "books": ("kernel.shapes", "games.register"),
    "scenarios": ("kernel", "text", "books", "games"),
    "lab": ("kernel", "text", "bots", "decks", "games"),
    "server": ("kernel", "text", "games", "books"),
    "client": ("kernel.plain", "server.patches"),
    "loading": ("kernel.plain", "client"),
    "cli": ("kernel", "text", "decks", "bots", "games", "books", "lab", "scenarios", "server", "client", "loading"),
    "__main__": ("cli",),
}
WINGS = ("rivals", "vtes")
BOTS = within("bots", "rivals.bots")
STATE = {"Game", "State", "Table", "table", "Rulebook"}  # whoever has one of these sees everything


def outward(module: Module, ring: str) -> list[str]:
    """What it imports beyond what its ring may know; the version in the package itself is for everybody."""
    allowed = (ring, *MAY_IMPORT[ring])
    found = imports(module) - {"primogen"}
    return sorted(name for name in found if not any(is_in(name, each) for each in allowed))


def ring_of(module: Module) -> str:
    """The innermost that it lies in."""
    return max((ring for ring in MAY_IMPORT if is_in(module.name, ring)), key=len)


@pytest.mark.parametrize("ring", MAY_IMPORT)
def test_imports_point_inward(ring: str) -> None:
    found = {module.name: outward(module, ring) for module in within(ring) if ring_of(module) == ring}
    assert {name: names for name, names in found.items() if names} == {}


def test_every_module_lies_in_a_ring() -> None:
    homeless = [each.name for each in modules() if not any(is_in(each.name, ring) for ring in MAY_IMPORT)]
    assert homeless == ["__init__", "rivals", "vtes"]


@pytest.mark.parametrize("wing", WINGS)
def test_nothing_outside_a_wing_knows_it(wing: str) -> None:
    """A game is one folder: without it and its row in the register, everything else still stands."""
    outside = [each for each in modules() if not is_in(each.name, wing)]
    assert {each.name for each in outside if any(is_in(name, wing) for name in imports(each))} == set()
    named = {each.name for each in outside if f"primogen.{wing}" in each.text}
    assert named == {"games.register"}


def test_no_ring_knows_one_that_knows_it() -> None:
    """The table above is itself without circles."""
    order = list(MAY_IMPORT)
    for ring, inner in MAY_IMPORT.items():
        known = [each for each in inner if each in MAY_IMPORT and not is_in(each, ring) and not is_in(ring, each)]
        assert [each for each in known if order.index(each) > order.index(ring)] == [], ring


def test_the_packages_in_the_table_are_there() -> None:
    assert [ring for ring in MAY_IMPORT if not within(ring)] == []


@pytest.mark.parametrize("module", BOTS, ids=[each.name for each in BOTS])
def test_a_bot_sees_views_only(module: Module) -> None:
    """It cannot even name the state: whatever it is given is a view, the printed cards, or made of these."""
    assert STATE & imported_names(module).keys() == set()


def test_a_bot_is_asked_with_a_view() -> None:
    asked = [
        [argument.annotation.id for argument in node.args.args if isinstance(argument.annotation, ast.Name)]
        for module in BOTS
        for node in module.nodes
        if isinstance(node, ast.FunctionDef) and node.name == "choose"
    ]
    assert len(asked) >= 3
    assert asked == [["View"]] * len(asked)


def test_nothing_is_imported_by_its_place_in_the_folder() -> None:
    """No "from . import": a name says whence it comes."""
    relative = [
        module.name for module in modules() for node in module.nodes if isinstance(node, ast.ImportFrom) and node.level
    ]
    assert relative == []


def test_no_import_is_hidden_in_a_function_of_the_engine() -> None:
    """Such an import would be a circle in disguise. Commands import late on purpose: see cli/app.py."""
    inner = within("kernel", "rivals", "text", "decks", "bots", "books")
    engine = [each for each in inner if each.name != "rivals.wing"]
    late = [
        (module.name, function.name)
        for module in engine
        for function in module.nodes
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Import | ast.ImportFrom)
    ]
    assert late == []


def test_all_of_the_package_is_read() -> None:
    """The tests above can fail: they look at every file there is."""
    assert len(modules()) == len(list(PACKAGE.rglob("*.py"))) > 100

"""Whatever can be observed is changed in one place: the atoms. Nobody else writes the state's columns."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from primogen.kernel.board import Board
from primogen.rivals.rules.table import Table
from primogen.vtes.cards import RULEBOOK as VTES_RULEBOOK
from primogen.vtes.rules.table import Table as VtesTable
from sources import Module, called, functions, imports, modules, within
from support import RULEBOOK

CHANGES = ("append", "extend", "insert", "clear", "pop", "remove", "sort", "reverse")
MADE_OF = "kernel.piles"  # what the atoms of every game are made of
ATOMS = (MADE_OF, "rivals.rules.atoms", "vtes.rules.atoms")

# Whole modules that make a table, or a guess at one, instead of playing on it.
MAKERS = {
    "rivals.guessing": "lays out a guess from a view",
    "kernel.seen": "lays out what a seat sees, from its view",
    "rivals.seen": "lays out what a seat sees, from its view",
    "rivals.lab.twins": "lays out a table a seat cannot tell from another",
    "vtes.lab.twins": "lays out a table a seat cannot tell from another",
    "rivals.scenes.laying": "lays out the table of a scenario",
    "vtes.scenes.laying": "lays out the table of a scenario",
}

# Single columns that are not observable by themselves: the machine's own, and what only waits.
KEEPERS = {
    ("kernel.events", "story"): "what has happened is written down where it happens",
    ("kernel.story", "story"): "a card that is another now is not named in it any more",
    ("kernel.events", "unheard"): "or will, when turned up",
    ("kernel.events", "waiting"): "a card that says something else now has heard nothing",
    ("kernel.game", "delayed"): "a loaded game names its nodes anew",
    ("kernel.game", "gone"): "the one place where a seat leaves the game",
    ("kernel.game", "mark_depths"): "marks are the machine's",
    ("kernel.machine", "mark_depths"): "marks are the machine's",
    ("kernel.machine", "waiting"): "the machine takes what waits",
    ("kernel.machine", "answered"): "the machine counts answers",
    ("kernel.machine", "unheard"): "cleared away when the game is over",
    ("kernel.machine", "due"): "cleared away when the game is over",
    ("kernel.values", "lasting"): "the one place where modifiers with an end begin",
    ("kernel.abilities", "index"): "the index follows the cards in play",
    ("kernel.abilities", "live"): "and every card says what it has there",
    ("kernel.resting", "index"): "and has its order again when a game at rest goes on",
    ("rivals.rules.in_force", "live"): "nothing is, of a table that has just been laid",
    ("rivals.rules.delayed", "delayed"): "effects that wait for a moment",
    ("rivals.rules.due", "due"): "takes its rows off, as Game.next_due asks",
    ("rivals.rules.setup", "chance"): "the seed is sown before the first card lies",
    ("scenarios.acting", "chance"): "a scenario chooses what chance will give",
    ("rivals.rules.table", "due"): "what Game.whisper asks for",
    ("rivals.rules.table", "used"): "what Game.note_use asks for",
    ("vtes.rules.setup", "chance"): "the seed is sown before the first card lies",
    ("vtes.rules.table", "used"): "what Game.note_use asks for",
    ("vtes.rules.ousting", "due"): "the first thing due comes off the list",
    ("vtes.rules.in_force", "due"): "a hand that no longer fits",
    ("vtes.rules.in_force", "live"): "of a table whose cards lie already",
    ("vtes.rules.fetching", "due"): "a title that others may claim",
}


def columns() -> set[str]:
    """The fields of the state, from the table that declares them."""
    games: tuple[Board, ...] = (Table(RULEBOOK), VtesTable(VTES_RULEBOOK))
    return {name for g in games for name in (*[field.name for field in g.fields], *g.group_names)}


COLUMNS = columns()


def column_in(node: ast.expr) -> str:
    """ "blood" of `g.blood`, of `g.blood[card]` and of `g.blood[a:b]`."""
    while isinstance(node, ast.Subscript):
        node = node.value
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.attr in COLUMNS:
        return node.attr
    return ""


class Scope:
    """A function, and the local names that are columns in it: `rows = g.stakes`, `for column in (g.used, g.added)`."""

    def __init__(self, function: ast.FunctionDef) -> None:
        self.function = function
        self.called: dict[str, set[str]] = {}
        for node in ast.walk(function):
            if isinstance(node, ast.Assign):
                for target in node.targets:
                    self.note(target, node.value)
            elif isinstance(node, ast.For) and isinstance(node.iter, ast.Tuple):
                for value in node.iter.elts:
                    self.note(node.target, value)

    def note(self, target: ast.expr, value: ast.expr) -> None:
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            for one, its in zip(target.elts, value.elts, strict=False):
                self.note(one, its)
        elif isinstance(target, ast.Name) and isinstance(value, ast.Attribute) and column_in(value):
            self.called.setdefault(target.id, set()).add(column_in(value))

    def columns_of(self, node: ast.expr) -> set[str]:
        found = column_in(node)
        if found:
            return {found}
        while isinstance(node, ast.Subscript):
            node = node.value
        return self.called.get(node.id, set()) if isinstance(node, ast.Name) else set()

    def written(self) -> Iterator[str]:
        for node in ast.walk(self.function):
            if isinstance(node, ast.Call) and called(node) in HANDS:
                for argument in node.args:
                    yield from self.columns_of(argument)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES:
                yield from self.columns_of(node.func.value)
            for target in targets(node):
                if isinstance(target, ast.Subscript):
                    yield from self.columns_of(target)


def targets(node: ast.AST) -> list[ast.expr]:
    """What a statement assigns to or deletes."""
    if isinstance(node, ast.Assign | ast.Delete):
        flat = [each.elts if isinstance(each, ast.Tuple) else [each] for each in node.targets]
        return [each for group in flat for each in group]
    return [node.target] if isinstance(node, ast.AugAssign) else []


def changes_what_it_is_given(function: ast.FunctionDef) -> bool:
    """Such as `forget(rows, key, width)`: whoever hands it a column writes that column."""
    given = {argument.arg for argument in function.args.args}
    for node in ast.walk(function):
        lists = [target.value for target in targets(node) if isinstance(target, ast.Subscript)]
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES:
            lists.append(node.func.value)
        if any(isinstance(each, ast.Name) and each.id in given for each in lists):
            return True
    return False


def engine() -> list[Module]:
    decks = within("rivals.decks", "vtes.compiler")  # a list of cards is no state
    return [
        each for each in within("kernel", "rivals", "vtes", "scenarios", "bots", "text", "cli") if each not in decks
    ]


HANDS = {each.name for module in engine() for each in functions(module.tree) if changes_what_it_is_given(each)}


def written_in(module: Module) -> set[str]:
    return {column for function in functions(module.tree) for column in Scope(function).written()}


def test_only_atoms_write_the_state() -> None:
    strays = {
        (module.name, column)
        for module in engine()
        if not module.name.startswith(ATOMS) and module.name not in MAKERS
        for column in written_in(module)
    }
    assert strays - KEEPERS.keys() == set()


def test_only_atoms_move_cards() -> None:
    """And shuffle them, with what the kernel has for it."""
    movers = [module.name for module in modules() if MADE_OF in imports(module)]
    assert movers and [name for name in movers if not name.startswith(ATOMS)] == []


def test_no_exception_is_granted_in_vain() -> None:
    """What no longer writes a column is taken off the list."""
    by_name = {module.name: module for module in modules()}
    assert [name for name in MAKERS if not written_in(by_name[name])] == []
    assert [(name, column) for name, column in KEEPERS if column not in written_in(by_name[name])] == []


def test_atoms_do_write_the_state() -> None:
    """The tests above can fail: they see the writes there are, under whatever local name."""
    written = {column for module in within(*ATOMS) for column in written_in(module)}
    kept = {column for _, column in KEEPERS}
    assert COLUMNS - written - kept == set()
    assert len(written) > 40

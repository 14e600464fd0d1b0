"""The program as text: its modules, read once, for the tests that look at how it is written."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Final, TypeVar

import primogen

PACKAGE: Final = Path(primogen.__file__).parent
TESTS: Final = Path(__file__).parent
HOME: Final = TESTS.parent

Kind = TypeVar("Kind", bound=ast.AST)


@dataclass(frozen=True, eq=False)
class Module:
    path: str  # from the package's folder, or the tests'
    text: str
    tree: ast.Module

    @property
    def name(self) -> str:
        """ "rivals.rules.turn"; a package goes by its own name."""
        return self.path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")

    @cached_property
    def nodes(self) -> tuple[ast.AST, ...]:
        """Gone through once, for all who look at them."""
        return tuple(ast.walk(self.tree))

    def of(self, kind: type[Kind]) -> list[Kind]:
        return [node for node in self.nodes if isinstance(node, kind)]


@cache
def modules(folder: Path = PACKAGE) -> tuple[Module, ...]:
    found = sorted(folder.rglob("*.py"))
    return tuple(read(path, folder) for path in found)


def read(path: Path, folder: Path) -> Module:
    text = path.read_text(encoding="utf-8")
    return Module(path.relative_to(folder).as_posix(), text, ast.parse(text))


def within(*packages: str) -> list[Module]:
    """The modules of these packages, "rivals.rules" say, and of all below them."""
    return [module for module in modules() if any(is_in(module.name, package) for package in packages)]


def is_in(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")


def calls(tree: ast.AST, *names: str) -> Iterator[ast.Call]:
    """Calls of a function, or of a method, of one of these names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called(node) in names:
            yield node


def called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def functions(tree: ast.AST) -> list[ast.FunctionDef]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


@cache
def names_of_modules() -> frozenset[str]:
    return frozenset(each.name for each in modules())


@cache
def imports(module: Module) -> frozenset[str]:
    """What it imports of this program, as modules: "rivals.rules.turn"."""
    known = names_of_modules()
    found: set[str] = set()
    for node in module.nodes:
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            whole = [f"{node.module}.{alias.name}" for alias in node.names]
            found |= {name if name.removeprefix("primogen.") in known else node.module for name in whole}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return frozenset(name.removeprefix("primogen.") for name in found if is_in(name, "primogen"))


def imported_names(module: Module) -> dict[str, str]:
    """Each name it takes from a module of this program, and that module."""
    found: dict[str, str] = {}
    for node in module.nodes:
        if isinstance(node, ast.ImportFrom) and is_in(node.module or "", "primogen"):
            found |= {alias.name: (node.module or "").removeprefix("primogen.") for alias in node.names}
    return found


def constants(module: Module) -> dict[str, int]:
    """Its small ints: NAME: Final = 3."""
    found: dict[str, int] = {}
    for node in module.tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            value = number(node.value)
            if value is not None:
                found[node.target.id] = value
    return found


def number(node: ast.expr) -> int | None:
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        inner = number(node.operand)
        return None if inner is None else -inner
    if isinstance(node, ast.Constant) and isinstance(node.value, int) and not isinstance(node.value, bool):
        return node.value
    return None


def module(name: str) -> Module:
    return next(each for each in modules() if each.name == name)

"""What a card, or a rule, means, as a digest: the same however it is written, another as soon as it does otherwise.

A value counts by its class and by every field that is not what it is by default, so that a new field with a default
changes no card. Sources count by their syntax: comments, layout and docstrings say nothing to the machine.
"""

from __future__ import annotations

import ast
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from importlib.util import find_spec
from operator import attrgetter
from pathlib import Path
from threading import Lock
from typing import Final

from primogen.kernel.state import digest

PARSING: Final = Lock()  # two threads that parse at once make Python 3.11 lose count of its own depth, and fail
NOTHING: tuple[object, ...] = (None, [])  # of syntax: what some versions of Python write down and others do not


def meaning(value: object) -> str:
    """In one line. Two values that print the same here are the same."""
    if isinstance(value, tuple):
        return f"({','.join(map(meaning, value))})"
    if isinstance(value, frozenset):
        return f"{{{','.join(sorted(map(meaning, value)))}}}"
    if value is None or isinstance(value, int | str):
        return repr(value)
    if is_dataclass(value) and not isinstance(value, type):
        said = [(each.name, attrgetter(each.name)(value)) for each in fields(value)]
        kept = [pair for pair, field in zip(said, fields(value), strict=True) if pair[1] != default_of(field)]
        return f"{type(value).__name__}({','.join(f'{name}={meaning(found)}' for name, found in kept)})"
    raise TypeError(f"{type(value).__name__} is no part of a card")


def default_of(field: Field[object]) -> object:
    return MISSING if field.default is MISSING else field.default


def meant(value: object) -> str:
    return digest(meaning(value))


# ---- sources


@cache
def meaning_of_module(name: str) -> str:
    """A digest of one module's syntax; of a package, of all that lies in it."""
    spec = find_spec(name)
    if spec is None or spec.origin is None:
        raise LookupError(f"there is no module {name}")
    folder = spec.submodule_search_locations
    files = sorted(Path(folder[0]).rglob("*.py")) if folder else [Path(spec.origin).with_suffix("").with_suffix(".py")]
    return digest("".join(f"{file.name}:{syntax(parsed(file.read_bytes()))}" for file in files))


def parsed(source: bytes) -> ast.Module:
    with PARSING:
        return ast.parse(source)


def syntax(node: object) -> str:
    """In one line, without places and without docstrings."""
    if isinstance(node, list):
        return f"[{','.join(map(syntax, node))}]"
    if not isinstance(node, ast.AST):
        return repr(node)
    said = [(name, without_docstring(node, name, part)) for name, part in ast.iter_fields(node)]
    kept = [f"{name}={syntax(part)}" for name, part in said if part not in NOTHING]
    return f"{type(node).__name__}({','.join(kept)})"


def without_docstring(node: ast.AST, name: str, part: object) -> object:
    if name != "body" or not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
        return part
    first = node.body[0] if node.body else None
    is_said = (
        isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str)
    )
    return node.body[1:] if is_said else node.body

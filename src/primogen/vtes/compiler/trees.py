"""Walking a tree, and showing it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum


def parts(node: object) -> Iterator[tuple[str, object]]:
    """The fields of a node, by name."""
    if is_dataclass(node) and not isinstance(node, type):
        values = vars(node)
        for field in fields(node):
            yield field.name, values[field.name]


def nodes(node: object) -> Iterator[object]:
    """All nodes of a tree, outer before inner; tuples as the nodes in them."""
    if isinstance(node, tuple):
        for part in node:
            yield from nodes(part)
        return
    yield node
    for _, value in parts(node):
        if value is not None and not isinstance(value, bool | int | str):
            yield from nodes(value)


def kinds(tree: object) -> frozenset[str]:
    """The classes of its nodes, and the members of enumerations: what whoever plays the card must know."""
    return frozenset(f"{type(n).__name__}.{n.name}" if isinstance(n, Enum) else type(n).__name__ for n in nodes(tree))


def is_said(value: object) -> bool:
    return value is not None and value is not False and value != ()


def show(node: object) -> str:
    """On one line, for people who check it; what is absent is left out."""
    if isinstance(node, Enum):
        return node.name.lower()
    if isinstance(node, tuple):
        return "[" + ", ".join(show(each) for each in node) + "]"
    if is_dataclass(node) and not isinstance(node, type):
        said = [
            (name, value) for name, value in parts(node) if value is not None and value is not False and value != ()
        ]
        inner = ", ".join(name if value is True else show(value) for name, value in said)
        return f"{type(node).__name__}({inner})" if inner else type(node).__name__
    return str(node)


def tree_hash(tree: object) -> str:
    """Of the tree alone, so that no text need be kept to see that it has changed."""
    return hashlib.sha256(show(tree).encode()).hexdigest()[:16]

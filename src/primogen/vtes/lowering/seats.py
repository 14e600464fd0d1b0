"""Texts that speak of another Methuselah: read as if they spoke to her."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Final, TypeVar

from primogen.vtes.compiler import surface as s

Tree = TypeVar("Tree", bound=s.Node)
YOU: Final = s.TheThing(s.Definite.YOU)
METHUSELAH: Final = s.Core((), s.Common(s.Word.METHUSELAH))
THAT_METHUSELAH: Final = s.That(METHUSELAH)
HERS: Final[dict[s.Node, s.Node]] = {
    s.TheyControl(): s.YouControl(),
    s.ThatMethuselahControls(): s.YouControl(),
    s.TheThing(s.Definite.THEIR_POOL): s.TheThing(s.Definite.YOUR_POOL),
    s.Their(): s.Your(),
    THAT_METHUSELAH: YOU,
}


def as_hers(node: Tree) -> Tree:
    """ "They burn 1 blood from a vampire they control": "you burn 1 blood from a vampire you control"."""
    changed = {}
    for field in fields(node) if is_dataclass(node) else ():
        was = vars(node)[field.name]
        now = told(was)
        if now is not was:
            changed[field.name] = now
    return replace(node, **changed) if changed and is_dataclass(node) else node


def told(value: object) -> object:
    if isinstance(value, tuple):
        parts = tuple(told(part) for part in value)
        return parts if any(new is not old for new, old in zip(parts, value, strict=True)) else value
    if isinstance(value, s.Node):
        return HERS[value] if value in HERS else as_hers(value)
    return value

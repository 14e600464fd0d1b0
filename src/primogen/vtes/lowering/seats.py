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


PREY: Final = s.ControlledBy(s.TheThing(s.Definite.YOUR_PREY))
THEIR_MINIONS: Final = s.Theirs(s.Their(), s.Kind(s.Only(s.Core((), s.Common(s.Word.MINION))), ()))
PREYS: Final[dict[s.Node, s.Node]] = {
    s.TheyControl(): PREY,
    s.On(s.OneOfThem(s.Fixed(1), THEIR_MINIONS)): PREY,
}


def as_hers(node: Tree) -> Tree:
    """ "They burn 1 blood from a vampire they control": "you burn 1 blood from a vampire you control"."""
    return changed(node, HERS)


def as_preys(node: Tree) -> Tree:
    """ "... a vampire they control": "a vampire controlled by your prey"."""
    return changed(node, PREYS)


def told_all(nodes: tuple[Tree, ...], by: dict[s.Node, s.Node]) -> tuple[Tree, ...]:
    return tuple(changed(node, by) for node in nodes)


def changed(node: Tree, by: dict[s.Node, s.Node]) -> Tree:
    found = {}
    for field in fields(node) if is_dataclass(node) else ():
        was = vars(node)[field.name]
        now = told(was, by)
        if now is not was:
            found[field.name] = now
    return replace(node, **found) if found and is_dataclass(node) else node


def told(value: object, by: dict[s.Node, s.Node]) -> object:
    if isinstance(value, tuple):
        parts = tuple(told(part, by) for part in value)
        return parts if any(new is not old for new, old in zip(parts, value, strict=True)) else value
    if isinstance(value, s.Node):
        return by[value] if value in by else changed(value, by)
    return value

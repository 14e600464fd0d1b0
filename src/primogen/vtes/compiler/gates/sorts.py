"""Sorts of what a text speaks of: what "they" and "that X" may point at."""

from __future__ import annotations

from typing import Final

from primogen.vtes.compiler import surface
from primogen.vtes.compiler.surface import Core, Definite, Noun

ANY: Final = "any"
SELF: Final = "self"
CARD: Final = "card"
MINION: Final = "minion"
METHUSELAH: Final = "methuselah"
PERSONS: Final = ("vampire", "minion", "ally", "imbued", "retainer", "combatant", "mummy", "member")
CREATURES: Final = ("animal", "mortal", "ghoul", "mage", "werewolf", "wraith", "zombie", "demon", "changeling")
ALWAYS: Final = (
    "action", "combat", "round", "bleed", "referendum", "attempt", "block attempt", "strike", "turn", "damage",
    "discard phase action", "master phase action",
)  # fmt: skip


def sort_of(node: object) -> str:
    """Methuselah, minion, card, or the noun itself."""
    match node:
        case surface.This(core) | surface.That(core) | surface.Those(core):
            return noun_sort(core.noun)
        case surface.The(_, noun):
            return noun_sort(noun)
        case surface.Some(kind=kind) | surface.Several(kind=kind) | surface.Single(kind=kind) | surface.All(kind=kind):
            return noun_sort(first_core(kind).noun)
        case surface.Theirs(kind=kind):
            return noun_sort(first_core(kind).noun)
        case surface.ControllerOf() | surface.OwnerOf():
            return METHUSELAH
        case surface.Self():
            return SELF
        case surface.TheThing(Definite.BEARER | Definite.EMPLOYER):
            return MINION
        case surface.TheThing():
            return METHUSELAH
    return ANY


def all_cores(kind: surface.Kind) -> list[Core]:
    return [value for value in vars(kind.cores).values() if isinstance(value, Core)]


def first_core(kind: surface.Kind) -> Core:
    return all_cores(kind)[0]


def noun_sort(noun: Noun) -> str:
    if isinstance(noun, surface.Common):
        return MINION if noun.word.value in PERSONS else noun.word.value
    return CARD if isinstance(noun, surface.CardOf) else MINION


def is_always_there(sort: str) -> bool:
    """The action, the combat: whatever is going on may be spoken of without an introduction."""
    return sort in ALWAYS


def agree(one: str, other: str) -> bool:
    if one == other or ANY in (one, other) or other == SELF:
        return True
    if CARD in (one, other):
        return METHUSELAH not in (one, other)
    return {one, other} <= {MINION, *CREATURES}

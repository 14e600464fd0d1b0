"""A level "as above" stands below one that has what it changes."""

from __future__ import annotations

from primogen.vtes.compiler import surface
from primogen.vtes.compiler.surface import Level, Patch
from primogen.vtes.compiler.trees import nodes


def patch_fault(sentence: surface.AsAbove, before: Level | None) -> str:
    """What is wrong, or nothing."""
    if before is None or not before.sentences:
        return "as above, but nothing is above"
    above = list(nodes(before))
    faults = (missing(patch, above) for patch in (sentence.patch, sentence.more) if patch is not None)
    return next((fault for fault in faults if fault), "")


def missing(patch: Patch, above: list[object]) -> str:
    match patch:
        case surface.ButBonus(surface.Bonus(stat=stat)):
            there = any(isinstance(node, surface.Bonus) and node.stat is stat for node in above)
            return "" if there else f"as above, but no {stat.value} is above"
        case surface.ButHurt():
            there = any(isinstance(node, surface.Hurt) for node in above)
            return "" if there else "as above, but no damage is above"
        case surface.ButQuantity(surface.Quantity(thing=thing)):
            there = any(isinstance(node, surface.Quantity) and node.thing is thing for node in above)
            return "" if there else "as above, but no such amount is above"
    return ""

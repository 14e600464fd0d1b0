"""As what a line of a card is played: its own type, or that of the card."""

from __future__ import annotations

from typing import Final

from primogen.vtes.lowering.levels import Reading
from primogen.vtes.lowering.unlowered import Unlowered
from primogen.vtes.rules import words as w

TYPES: Final = {
    "Action": w.ACTION,
    "Action Modifier": w.ACTION_MODIFIER,
    "Reaction": w.REACTION,
    "Combat": w.COMBAT,
    "Master": w.MASTER,
    "Equipment": w.EQUIPMENT,
    "Retainer": w.RETAINER,
    "Ally": w.ALLY,
    "Political Action": w.POLITICAL_ACTION,
    "Event": w.EVENT,
}
EITHER_SIDE: Final = {w.ACTION_MODIFIER, w.REACTION}
WITH_FLIGHT: Final = "flight"  # which stands in the place of a Discipline, and need not be said


def kind_of(name: str) -> int:
    if name not in TYPES:
        raise Unlowered(name)
    return TYPES[name]


def kind_for(reading: Reading, kinds: list[int]) -> int:
    if reading.mode in ("", WITH_FLIGHT):
        if len(kinds) != 1:
            raise Unlowered("a line without its type")
        return kinds[0]
    return kind_of(reading.mode.title())


def kinds_for(part: Reading, kinds: list[int], texts: list[Reading]) -> list[int]:
    """A card of two types that never says which is either: a modifier, or a reaction of somebody else."""
    if set(kinds) == EITHER_SIDE and not any(reading.mode for reading in texts):
        return kinds
    if " / " in part.mode:
        return [kind_of(each.title()) for each in part.mode.split(" / ")]
    return [kind_for(part, kinds)]

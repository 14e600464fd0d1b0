"""What a card says that the language of the game has no word for yet."""

from __future__ import annotations

from enum import Enum


class Unlowered(ValueError):
    """Its text names what is not known: a kind of node, or a word."""


def unknown(node: object, where: str = "") -> Unlowered:
    said = f"{type(node).__name__}.{node.name}" if isinstance(node, Enum) else type(node).__name__
    return Unlowered(f"{said} {where}".strip())

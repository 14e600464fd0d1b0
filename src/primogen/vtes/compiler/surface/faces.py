"""A whole card: its levels in order."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.vtes.compiler.surface.roots import Node, Sentence


@dataclass(frozen=True)
class Needs(Node):
    """The icons before a line: [pot], [POT][CEL]."""

    discipline: str
    superior: bool


@dataclass(frozen=True)
class Level(Node):
    """A line: who may use it, as which card type, and its sentences. No icons: it holds for all levels."""

    needs: tuple[Needs, ...]
    mode: str
    sentences: tuple[Sentence, ...]  # what the card is, may be used for, and does when played
    passed: tuple[Sentence, ...] = ()  # what follows when its referendum passes
    standing: tuple[Sentence, ...] = ()  # what holds while the card is in play


@dataclass(frozen=True)
class Face(Node):
    id: str
    levels: tuple[Level, ...]

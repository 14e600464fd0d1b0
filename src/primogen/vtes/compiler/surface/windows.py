"""When a card may be used."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.vtes.compiler.surface.roots import Adverb, Fact, Node, Sentence, Who


@dataclass(frozen=True)
class Window(Node):
    pass


@dataclass(frozen=True)
class IfWindow(Window):
    fact: Fact


@dataclass(frozen=True)
class ByWindow(Window):
    who: Who


@dataclass(frozen=True)
class AdverbWindow(Window):
    adverb: Adverb


@dataclass(frozen=True)
class OnlyUsable(Sentence):
    windows: tuple[Window, ...]


@dataclass(frozen=True)
class Usable(Sentence):
    windows: tuple[Window, ...]


@dataclass(frozen=True)
class NotUsable(Sentence):
    windows: tuple[Window, ...]


@dataclass(frozen=True)
class FurtherWindow(Window):
    """After a comma."""

    adverb: Adverb


@dataclass(frozen=True)
class FurtherIf(Window):
    fact: Fact


@dataclass(frozen=True)
class IfBoth(Window):
    first: Fact
    second: Fact


@dataclass(frozen=True)
class EitherWindow(Window):
    first: Adverb
    second: Adverb

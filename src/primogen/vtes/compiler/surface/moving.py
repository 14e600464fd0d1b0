"""Cards that go from one place to another."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.vtes.compiler.surface.amounts import Quantity
from primogen.vtes.compiler.surface.names import OwnName, Sect, Title
from primogen.vtes.compiler.surface.roots import Place, Simple, Who
from primogen.vtes.compiler.surface.states import Afterward
from primogen.vtes.compiler.surface.whose import Whose


@dataclass(frozen=True)
class ReturnCard(Simple):
    card: Who
    to: Place
    afterward: Afterward | None


@dataclass(frozen=True)
class PutOn(Simple):
    card: Who
    on: Who
    locked: bool


@dataclass(frozen=True)
class PutOnWith(Simple):
    card: Who
    what: Quantity
    on: Who


@dataclass(frozen=True)
class PutInPlay(Simple):
    card: Who
    what: Quantity | None = None


@dataclass(frozen=True)
class MoveCard(Simple):
    card: Who
    to: Place
    afterward: Afterward | None


@dataclass(frozen=True)
class MoveCardFrom(Simple):
    card: Who
    source: Place
    to: Place
    afterward: Afterward | None


@dataclass(frozen=True)
class RemoveFromGame(Simple):
    who: Who


@dataclass(frozen=True)
class Discard(Simple):
    who: Who
    afterward: Afterward | None = None


@dataclass(frozen=True)
class Draw(Simple):
    what: Quantity
    afterward: Afterward | None = None


@dataclass(frozen=True)
class DrawRevealed(Simple):
    """With blood on it."""

    what: Quantity


@dataclass(frozen=True)
class ShuffleBack(Simple):
    """What was revealed."""

    into: Place


@dataclass(frozen=True)
class DrawFrom(Simple):
    what: Quantity
    place: Place
    afterward: Afterward | None = None


@dataclass(frozen=True)
class DiscardDown(Simple):
    """To hand size."""

    afterward: bool


@dataclass(frozen=True)
class Shuffle(Simple):
    who: Who
    into: Place


@dataclass(frozen=True)
class ShuffleZone(Simple):
    place: Place
    afterward: bool


@dataclass(frozen=True)
class Search(Simple):
    place: Place
    what: Who
    afterward: Afterward | None = None


@dataclass(frozen=True)
class LookAt(Simple):
    place: Place


@dataclass(frozen=True)
class Reveal(Simple):
    who: Who


@dataclass(frozen=True)
class EnterPlay(Simple):
    pass


@dataclass(frozen=True)
class LeavePlay(Simple):
    pass


@dataclass(frozen=True)
class PutTitle(Simple):
    """The card represents a title of a city."""

    card: Who
    on: Who
    sect: Sect
    title: Title
    city: OwnName


@dataclass(frozen=True)
class OpenHand(Simple):
    pass


@dataclass(frozen=True)
class Exchange(Simple):
    first: Who
    second: Who


@dataclass(frozen=True)
class MoveCardWith(Simple):
    card: Who
    to: Place
    what: Quantity


@dataclass(frozen=True)
class RevealAndRemove(Simple):
    who: Who


@dataclass(frozen=True)
class LookAtCard(Simple):
    who: Who


@dataclass(frozen=True)
class Rearrange(Simple):
    who: Who


@dataclass(frozen=True)
class PutTitleNamed(Simple):
    card: Who
    on: Who
    sect: Sect
    name: OwnName


@dataclass(frozen=True)
class PutInPlayLife(Simple):
    card: Who


@dataclass(frozen=True)
class DiscardFromIt(Simple):
    who: Who


@dataclass(frozen=True)
class MoveCardBetween(Simple):
    card: Who
    source: Who
    to: Who


@dataclass(frozen=True)
class RemainInPlay(Simple):
    pass


@dataclass(frozen=True)
class PutTitlePlain(Simple):
    card: Who
    on: Who
    sect: Sect
    title: Title


@dataclass(frozen=True)
class EnterPlayWith(Simple):
    what: Quantity


@dataclass(frozen=True)
class DiscardHand(Simple):
    of: Whose


@dataclass(frozen=True)
class ReplaceCards(Simple):
    pass


@dataclass(frozen=True)
class PutOnEither(Simple):
    """One of two kinds bears it."""

    card: Who
    on: Who
    other: Who


@dataclass(frozen=True)
class MoveOnto(Simple):
    """From whom it lies on to another."""

    card: Who
    on: Who


@dataclass(frozen=True)
class MoveOntoOrBurn(Simple):
    """... and if there is no other, it is burned."""

    card: Who
    on: Who

"""Where cards lie."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from primogen.vtes.compiler.surface.roots import Place, Who
from primogen.vtes.compiler.surface.whose import Whose


class Zone(Enum):
    TORPOR = "torpor"
    PLAY = "play"
    READY_REGION = "the ready region"
    COMBAT = "combat"
    HAND = "hand"
    LIBRARY = "library"
    CRYPT = "crypt"
    ASH_HEAP = "ash heap"
    UNCONTROLLED_REGION = "uncontrolled region"
    GAME = "the game"


@dataclass(frozen=True)
class CommonZone(Place):
    zone: Zone


@dataclass(frozen=True)
class ZoneOf(Place):
    of: Whose
    zone: Zone


@dataclass(frozen=True)
class TopOf(Place):
    of: Whose
    zone: Zone


@dataclass(frozen=True)
class BottomOf(Place):
    of: Whose
    zone: Zone


@dataclass(frozen=True)
class LibraryAndOrHand(Place):
    pass


@dataclass(frozen=True)
class LibraryHandAsh(Place):
    pass


@dataclass(frozen=True)
class AnyZone(Place):
    zone: Zone


@dataclass(frozen=True)
class HandOf(Place):
    who: Who

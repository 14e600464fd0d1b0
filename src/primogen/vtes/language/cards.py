"""Kinds of library cards: "combat cards", "cards requiring ...", "weapons"."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Effect, Resolve
from primogen.kernel.ids import NONE, Card
from primogen.vtes.language.traits import Trait
from primogen.vtes.language.verbs_action import Redirect
from primogen.vtes.rules.people import NO_CLAN
from primogen.vtes.rules.printed import Printed, Use
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.topics import SUPERIOR


@dataclass(frozen=True)
class Cards:
    """ "Combat cards", "cards requiring ...", "weapons": what is printed, and as what it is played."""

    kinds: tuple[int, ...] = ()  # one of these, if there are any
    played_as: int = NONE
    discipline: int = NONE
    or_discipline: int = NONE
    clan: int = NO_CLAN
    word: int = 0
    name: str = ""
    without: int = 0  # words, none of which it may have
    superior: int = 0  # as it is played it requires a Discipline at the superior level
    redirecting: int = 0  # as it is played it changes the target of a bleed

    def include(self, face: Printed, use: Use) -> bool:
        if self.name not in ("", face.name):
            return False
        if self.kinds and face.kind not in self.kinds:
            return False
        if self.played_as not in (NONE, use.kind) or (self.word and not face.words & self.word):
            return False
        if self.superior and not any([level == SUPERIOR for _, level in use.level]):
            return False
        if face.words & self.without or (self.redirecting and not redirects(use.text)):
            return False
        if self.discipline != NONE and not {self.discipline, self.or_discipline} & {level[0] for level in use.level}:
            return False
        return self.clan == NO_CLAN or self.clan in face.clans


def redirects(text: Effect | None) -> bool:
    return text is not None and (isinstance(text, Redirect) or any(map(redirects, text.parts())))


@dataclass(frozen=True)
class IsOne(Trait):
    """Of a card in a hand, whichever way it might be played."""

    cards: Cards

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        face = g.face(card)
        return any([self.cards.include(face, use) for use in face.uses])

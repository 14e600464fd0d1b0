"""Cards of the library that become minions: "it becomes a 1-capacity vampire of the same clan", "a mortal ally"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.effects import Leaf, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE
from primogen.vtes.language.refs import one
from primogen.vtes.rules.atoms.cards import become, bring, rise_as_vampire
from primogen.vtes.rules.atoms.counters import modify
from primogen.vtes.rules.contest import contest_if_unique, is_second_copy
from primogen.vtes.rules.fetching import Fetching
from primogen.vtes.rules.people import NO_CLAN
from primogen.vtes.rules.table import table
from primogen.vtes.rules.topics import NEW_VAMPIRE
from primogen.vtes.rules.words import THIS_TURN

OF_ITS_OWN: Final = 0  # as its face in play says
OF_ACTING: Final = 1


@dataclass(frozen=True)
class BecomeVampire(Leaf):
    """The card being played comes into the ready region; `for_now` is so of it in this turn."""

    clan: int
    sect: int  # NO_SECT: that of its clan
    is_of_acting_sect: int
    for_now: int = NONE

    def gives(self, stat: int) -> bool:
        return stat == NEW_VAMPIRE

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        clan = t.clan_of(at.who) if self.clan == OF_ACTING else NO_CLAN
        sect = t.sect_of(at.who) if self.is_of_acting_sect else self.sect
        rise_as_vampire(t, at.card, clan, sect)
        if self.for_now != NONE:
            modify(t, self.for_now, 1, at.card, at.card, THIS_TURN)


@dataclass(frozen=True)
class BecomeAlly(Leaf):
    """The card being played comes into the ready region as its face in play says; nobody has recruited it."""

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        become(t, at.card, t.pool.in_play[t.definition[at.card]])
        if not is_second_copy(t, at.card, at.you):
            bring(t, at.card)
            contest_if_unique(t, at.card)


@dataclass(frozen=True)
class Fetch(Leaf):
    """She may look for a card with that word in hand, ash heap and library, and put it on that vampire: VT-DIAB-08."""

    word: int
    ref: int

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        t.call(Fetching([one(t, at, self.ref), self.word]))

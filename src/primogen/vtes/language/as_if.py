"""As what a minion plays cards that he otherwise could not: "as if he were a Tremere", "as if he were a justicar"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.decisions import UNASKED, number_of
from primogen.kernel.effects import Effect, Resolve, scope
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card
from primogen.vtes.language.traits import AllOf, AnyOf, Fits, HasTitle, IsTitled, OfSect, Trait
from primogen.vtes.rules.as_if import AsIf
from primogen.vtes.rules.atoms.choosing import choose_discipline_for, is_discipline_chosen
from primogen.vtes.rules.needs import Need
from primogen.vtes.rules.people import SECT_OF_TITLE, discipline
from primogen.vtes.rules.table import Table, table
from primogen.vtes.rules.topics import DISCIPLINES_AT
from primogen.vtes.rules.words import CHOOSE_DISCIPLINE, ON_CARD

FLIGHT: Final = discipline("flight")  # behind the last of them, and none itself


@dataclass(frozen=True)
class AsIfOfClan(AsIf):
    clan: int

    def is_of_clan(self, clans: tuple[int, ...]) -> bool:
        return self.clan in clans


@dataclass(frozen=True)
class AsIfTitled(AsIf):
    """What requires that title: he has it then, and is of its sect; what requires something else, he does not."""

    title: int

    def meets(self, g: Table, need: Need, who: Card, among: tuple[Need, ...]) -> bool:
        if not any(isinstance(each, Fits) and self.is_asked(each.trait) for each in among):
            return False
        return isinstance(need, Fits) and self.fits(g, need.trait, who)

    def is_asked(self, trait: Trait) -> bool:
        if isinstance(trait, AllOf | AnyOf):
            return any(self.is_asked(part) for part in trait.traits)
        return trait == HasTitle(self.title)

    def fits(self, g: Table, trait: Trait, who: Card) -> bool:
        if isinstance(trait, AnyOf):
            return any(self.fits(g, part, who) for part in trait.traits)
        if isinstance(trait, AllOf):
            return all(self.fits(g, part, who) for part in trait.traits)
        pretended = (HasTitle(self.title), IsTitled(), OfSect(SECT_OF_TITLE[self.title]))
        return trait in pretended or trait.fits(g, scope(g.controller[who], who, who), who)


@dataclass(frozen=True)
class AsIfSuperior(AsIf):
    """In the Discipline that was chosen for this card."""

    def is_superior(self, g: Table, source: Card, discipline: int) -> bool:
        return is_discipline_chosen(g, source, discipline)


@dataclass(frozen=True)
class ChooseDiscipline(Effect):
    """For this card, which lies in play: as long as it does."""

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        t = table(g)
        if chosen != UNASKED:
            at.done()
            choose_discipline_for(t, at.card, number_of(chosen))
            return None
        if t.zone[at.card] != ON_CARD:
            at.done()
            return None
        decision = g.ask(at.you, "discipline", g.rule_for_target(), about=at.card)
        for each in range(DISCIPLINES_AT, FLIGHT):
            decision.offer(CHOOSE_DISCIPLINE, NONE, each)
        return decision

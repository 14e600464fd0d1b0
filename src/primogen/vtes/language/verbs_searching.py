"""A library or a crypt is searched for a card that comes to a hand, or to the uncontrolled region."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.decisions import ALWAYS, UNASKED, card_of, verb_of
from primogen.kernel.effects import NO, Resolve
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.ids import Card
from primogen.vtes.language.traits import Trait
from primogen.vtes.rules.atoms.cards import put, return_to_hand, reveal, shuffle
from primogen.vtes.rules.looking import LooksThrough
from primogen.vtes.rules.table import Table, table
from primogen.vtes.rules.words import CRYPT, FETCH, LIBRARY, UNCONTROLLED


@dataclass(frozen=True)
class SearchPile(LooksThrough):
    """Her own; what she finds she may leave there. After that it is shuffled."""

    zone: int
    traits: tuple[Trait, ...]
    is_shown: int = 0  # to all players

    def pile(self) -> int:
        return self.zone

    def can(self, g: Game, at: Resolve) -> bool:
        return bool(table(g).pile(at.you, self.zone))

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        t = table(g)
        if chosen == UNASKED:
            decision = g.ask(at.you, "fetch", g.rule_for_target(), ALWAYS, at.who)
            for card in t.pile(at.you, self.zone):
                if all([trait.fits(t, at, card) for trait in self.traits]):
                    decision.offer(FETCH, card)
            decision.offer(NO)
            return decision
        at.done()
        if verb_of(chosen) == FETCH:
            self.fetch(t, card_of(chosen))
        shuffle(t, at.you, self.zone)
        return None

    def fetch(self, g: Table, card: Card) -> None:
        if self.is_shown:
            reveal(g, card)
        if self.zone == LIBRARY:
            return_to_hand(g, card)
        elif self.zone == CRYPT:
            put(g, card, UNCONTROLLED, g.controller[card])

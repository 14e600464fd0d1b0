"""Verbs about the city, Monsters included."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Amount, Effect, Leaf, Resolve, scope
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE
from primogen.rivals.language.refs import one
from primogen.rivals.rules.atoms.cards import bring_into_streets, shuffle, turn_up_beside
from primogen.rivals.rules.city import LEFT, more_city_cards
from primogen.rivals.rules.frame_kinds import CITY_STEP
from primogen.rivals.rules.table import table
from primogen.rivals.rules.words import CITY, LIBRARY, MONSTER, UNUSED


@dataclass(frozen=True)
class AddCityCards(Leaf):
    """So many more come, in this City Deck Step or at once; Events among them are resolved."""

    amount: Amount

    def do(self, g: Game, at: Resolve) -> None:
        for frame in reversed(g.frames):
            if frame.kind == CITY_STEP:
                frame.cells[LEFT] += self.amount.count(g, at)
                return
        table(g).call(more_city_cards(at.you, self.amount.count(g, at)))


@dataclass(frozen=True)
class FetchFromCityDeck(Leaf):
    """A card of that kind is looked for in the City Deck and put into The Streets; then the deck is shuffled."""

    kind: int

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        return any(t.kind(card) == self.kind for card in t.pile(CITY, LIBRARY))

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        for card in [card for card in t.pile(CITY, LIBRARY) if t.kind(card) == self.kind]:
            bring_into_streets(t, card)
            shuffle(t, CITY, LIBRARY)


@dataclass(frozen=True)
class TurnUpUnusedMonster(Leaf):
    """The top unused Monster lies face up beside this card; it is not in play: RV-CITY-23."""

    def do(self, g: Game, at: Resolve) -> None:
        unused = [card for card in table(g).pile(CITY, UNUSED) if table(g).kind(card) == MONSTER]
        if unused:
            turn_up_beside(table(g), unused[-1], at.card)


@dataclass(frozen=True)
class ClaimBenefit(Effect):
    """What a Mortal's Burn line gives, for the acting character: RV-MORTAL-09."""

    ref: int

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        at.done()
        card = one(table(g), at, self.ref)
        text = None if card == NONE else table(g).face(card).text
        if text is not None:
            g.call(scope(at.you, card, at.who, node=g.number_of(text)))
        return None

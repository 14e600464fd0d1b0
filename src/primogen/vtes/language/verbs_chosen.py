"""Whom a card in play has chosen, and what he may do by it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from primogen.kernel.effects import LISTED, WHO, YOU, Effect, Leaf, Resolve, Seats
from primogen.kernel.game import Game
from primogen.kernel.ids import Card
from primogen.vtes.language.refs import one
from primogen.vtes.language.traits import Trait
from primogen.vtes.rules.atoms.cards import burn
from primogen.vtes.rules.atoms.choosing import choose_for, forget_chosen, is_chosen
from primogen.vtes.rules.atoms.clock import blind
from primogen.vtes.rules.atoms.delaying import let
from primogen.vtes.rules.given import AS_OFTEN, Given
from primogen.vtes.rules.table import Table, table
from primogen.vtes.rules.underway import action_under_way
from primogen.vtes.rules.words import IN_PLAY, MINION_ZONES, ON_CARD


@dataclass(frozen=True)
class ChosenByThis(Trait):
    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return is_chosen(g, at.card, card)


@dataclass(frozen=True)
class ControllerOfChosen(Seats):
    def seats(self, g: Game, at: Resolve) -> Sequence[int]:
        t = table(g)
        return [t.controller[card] for card in range(len(t.zone)) if is_chosen(t, at.card, card)]


@dataclass(frozen=True)
class ChooseForThis(Leaf):
    ref: int

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        if t.zone[at.card] in (IN_PLAY, ON_CARD):
            choose_for(t, at.card, one(t, at, self.ref))


@dataclass(frozen=True)
class ForgetChosen(Leaf):
    def do(self, g: Game, at: Resolve) -> None:
        forget_chosen(table(g), at.card)


@dataclass(frozen=True)
class Blind(Leaf):
    """That one neither blocks nor reacts while the other acts, in this turn."""

    ref: int
    acting: int

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        blind(t, one(t, at, self.ref), one(t, at, self.acting))


@dataclass(frozen=True)
class BurnThisCard(Leaf):
    """As a price: it may have gone already, with the minion it lay on."""

    def do(self, g: Game, at: Resolve) -> None:
        if table(g).zone[at.card] in (IN_PLAY, ON_CARD):
            burn(table(g), at.card)


@dataclass(frozen=True)
class LetsChosen(Given):
    """The chosen one, whoever controls him: as often as he can pay, until then."""

    effect: Effect
    ref: int
    at: int
    until: int

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def moments(self) -> int:
        return self.at

    def given(self) -> Effect:
        return self.effect

    def how_often(self) -> int:
        return AS_OFTEN

    def gives(self, stat: int) -> bool:
        """Not now."""
        return False

    def can(self, g: Game, at: Resolve) -> bool:
        return action_under_way(table(g)) is not None

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        who = one(t, at, self.ref)
        if t.zone[who] in MINION_ZONES:
            about = Resolve([0, *at.cells[YOU:LISTED]])
            about.cells[YOU], about.cells[WHO] = t.controller[who], who
            let(t, self.until, self, about)

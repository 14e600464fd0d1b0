"""A defeated Mortal: its Agenda, and Burn or Attach, or a recruit for Hunters."""

from __future__ import annotations

from typing import Final

from primogen.kernel.abilities import source_of
from primogen.kernel.decisions import UNASKED, Refusal, number_of, verb_of
from primogen.kernel.effects import resolving, scope
from primogen.kernel.events import happened
from primogen.kernel.frames import Asks, Chosen, Procedure, acts, asks
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import Cause, tell
from primogen.kernel.values import modifiers
from primogen.rivals.rules.atoms.blood import blood_of_colour
from primogen.rivals.rules.atoms.cards import discard, strip_tokens
from primogen.rivals.rules.atoms.prestige import pay_prestige
from primogen.rivals.rules.atoms.tokens import gain_agenda
from primogen.rivals.rules.attaching import attach_it
from primogen.rivals.rules.attachments import why_not_bear
from primogen.rivals.rules.burning import burn_by
from primogen.rivals.rules.forms import Formed
from primogen.rivals.rules.frame_kinds import REWARD
from primogen.rivals.rules.paying import can_afford
from primogen.rivals.rules.prices import TO_ATTACH, price
from primogen.rivals.rules.recruiting import OFF_MORTAL, offer_recruiting
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.werewolves import WEREWOLF
from primogen.rivals.rules.words import (
    ACTIVATE,
    ANTAGONIST,
    ATTACH_REWARD,
    BURN_REWARD,
    BURNS_INSTEAD,
    CITY,
    DEFEATS_MORTAL,
    GUARDS_MORTALS,
    HUNTERS,
    PARTY_FORM,
    PRESTIGE,
    STREETS,
    VAMPIRE,
)

ONLY_VAMPIRES_ATTACH: Final = Refusal("RV-MORTAL-10", "only-vampires-attach")
TOO_DEAR_TO_ATTACH: Final = Refusal("RV-ABIL-10", "too-little-prestige")

CARD: Final = 0
BY: Final = 1
SEAT: Final = 2
CHOICE: Final = 3
ROW: Final = 4  # of the ability that gives something else


def needed_to_fell(g: Table, card: Card, seat: Seat) -> int:
    """Its printed Blood, and what foes of that seat have put on it, as long as a card of theirs says so."""
    needed = g.face(card).blood
    if g.blood[card]:
        for foe in range(g.seats()):
            if foe != seat and modifiers(g, GUARDS_MORTALS, foe):
                needed += blood_of_colour(g, card, foe)
    return needed


class BurnsInstead(Formed):
    """Something else than the Burn benefit of a Mortal that somebody of its party has defeated."""

    def topics(self) -> tuple[int, ...]:
        return (BURNS_INSTEAD,)

    def form(self) -> int:
        return PARTY_FORM


class Reward(Procedure[Table]):
    kind = REWARD

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return STEPS[step].take(self, g, chosen)

    def because(self, g: Game) -> Cause | None:
        return Cause("defeat", self.card)

    @property
    def card(self) -> Card:
        return self.cells[CARD]

    @property
    def seat(self) -> Seat:
        return self.cells[SEAT]

    def is_antagonist(self, g: Table) -> bool:
        return g.has_word(self.card, ANTAGONIST)

    def earn_agenda(self, g: Table) -> None:
        """RV-MORTAL-06, -07, RV-HUNTER-10."""
        tell(g, "defeats-mortal", self.seat, self.card, self.cells[BY])
        strip_tokens(g, self.card)  # R229-CRD-86
        gain_agenda(g, self.seat, g.face(self.card).agenda)
        happened(g, DEFEATS_MORTAL, self.seat, self.card, self.cells[BY])

    def burn_or_attach(self, g: Table, chosen: Chosen) -> Asks:
        """RV-MORTAL-08; Hunters have no such choice: RV-HUNTER-07."""
        if chosen != UNASKED:
            self.cells[CHOICE] = verb_of(chosen)
            if verb_of(chosen) == ACTIVATE:
                self.cells.append(number_of(chosen))
            return None
        if self.is_antagonist(g) or g.faction[self.seat] == HUNTERS:
            return None
        decision = g.ask(self.seat, "burn-or-attach", "RV-MORTAL-08", about=self.card)
        decision.offer(BURN_REWARD, self.card)
        for row in g.index[BURNS_INSTEAD]:
            if self.concerns(g, source_of(row)):
                decision.offer(ACTIVATE, source_of(row), row)
        decision.offer_unless(self.why_not_attach(g), ATTACH_REWARD, self.card)
        return decision

    def concerns(self, g: Table, source: Card) -> bool:
        """It was of the same party."""
        by = self.cells[BY]
        return g.controller[source] == self.seat and by != NONE and (source == by or g.are_party(source, by))

    def why_not_attach(self, g: Table) -> Refusal | None:
        by = self.cells[BY]
        if by == NONE or g.being(by) not in (VAMPIRE, WEREWOLF) or not g.is_active(by) or not g.blood[by]:
            return ONLY_VAMPIRES_ATTACH
        refusal = why_not_bear(g, by, self.card, self.seat)
        if refusal is None and not can_afford(g, self.seat, self.price(g), NONE):
            return TOO_DEAR_TO_ATTACH
        return refusal

    def price(self, g: Table) -> int:
        return price(g, 0, TO_ATTACH, PRESTIGE, self.seat, self.card)

    def gain_reward(self, g: Table) -> None:
        if self.cells[CHOICE] == ATTACH_REWARD:
            pay_prestige(g, self.seat, self.price(g))
            attach_it(g, self.card, self.cells[BY], self.seat)  # RV-MORTAL-10
        elif self.cells[CHOICE] == ACTIVATE:
            source, then = source_of(self.cells[ROW]), g.ability(self.cells[ROW]).effect()
            if then is not None:
                g.call(resolving(g, then, self.seat, source, source))
        elif self.cells[CHOICE] == BURN_REWARD:
            text = g.face(self.card).text
            if text is not None:  # RV-MORTAL-09
                g.call(scope(self.seat, self.card, self.cells[BY], node=g.number_of(text)))
        elif g.faction[self.seat] == HUNTERS:
            offer_recruiting(g, self.seat, OFF_MORTAL, g.face(self.card).blood)

    def put_away(self, g: Table) -> None:
        """RV-MORTAL-06, -09, RV-HUNTER-09."""
        self.done()
        if g.zone[self.card] == STREETS and g.controller[self.card] == CITY:
            if self.is_antagonist(g):
                discard(g, self.card)
            else:
                burn_by(g, self.seat, self.card)


STEPS: Final = (
    acts(Reward.earn_agenda),
    asks(Reward.burn_or_attach),
    acts(Reward.gain_reward),
    acts(Reward.put_away),
)


def defeat_mortal(g: Table, card: Card, by: Card, seat: Seat) -> None:
    g.call(Reward([card, by, seat, NONE]))

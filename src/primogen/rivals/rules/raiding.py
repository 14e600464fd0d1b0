"""Antagonists that reach into coteries: in everybody's Antagonist Step. R20-END-09 to -15.

What each deals is on its card. Their damage is one and their Intel is added up; the player divides it, point by point,
among vampires no Secrecy hides from them. Some cards send part of it on to a foe (R20-CRD-06).
"""

from __future__ import annotations

from typing import Final

from primogen.kernel.abilities import source_of
from primogen.kernel.decisions import UNASKED, card_of, number_of, verb_of
from primogen.kernel.effects import CHOOSE_SEAT, PASS
from primogen.kernel.frames import Asks, Chosen, Procedure, acts, asks
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import Cause
from primogen.kernel.values import value
from primogen.rivals.rules.antagonists import is_ignored, is_safe
from primogen.rivals.rules.atoms.cards import discard
from primogen.rivals.rules.damage import damage_outside_attacks, has_had_a_turn
from primogen.rivals.rules.forms import Formed
from primogen.rivals.rules.frame_kinds import RAID
from primogen.rivals.rules.table import Table, table
from primogen.rivals.rules.words import (
    ACTIVATE,
    AGGRAVATED_QUALITY,
    ASSIGN,
    CITY,
    RAIDS,
    REDIRECTS,
    SECRECY,
    TYPELESS,
    VAMPIRE,
)


class RaidsCoteries(Formed):
    """An Antagonist's text about vampires wherever they are."""

    def topics(self) -> tuple[int, ...]:
        return (RAIDS,)

    def damage(self) -> int:
        raise NotImplementedError

    def intel(self) -> int:
        raise NotImplementedError

    def applies(self, g: Table, row: int) -> bool:
        return True


class RedirectsRaid(Formed):
    """A card that may be discarded to send so much of that damage to a foe."""

    def topics(self) -> tuple[int, ...]:
        return (REDIRECTS,)

    def most(self) -> int:
        raise NotImplementedError


EVERYBODY: Final = 99  # Intel that finds anyone

SEAT: Final = 0
ROW: Final = 1  # the ability that is sending damage on
NOTES: Final = 2  # from here on pairs: a seat to which a point was sent, or SEAT's own; and who takes it, or NONE


def raiding(g: Table, row: int) -> RaidsCoteries:
    ability = g.ability(row)
    assert isinstance(ability, RaidsCoteries)
    return ability


def raids(g: Table, seat: Seat) -> list[int]:
    """All that reach this seat, but those that are ignored; one beside a Haven minds its player only."""
    rows = [row for row in g.index[RAIDS] if g.tagger[source_of(row)] in (NONE, seat)]
    return [row for row in rows if raiding(g, row).applies(g, row) and not is_ignored(g, source_of(row))]


class Raid(Procedure[Table]):
    kind = RAID

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return STEPS[step].take(self, g, chosen)

    def because(self, g: Game) -> Cause | None:
        rows = raids(table(g), self.seat)
        return Cause("antagonists", source_of(rows[0]) if rows else NONE)

    @property
    def seat(self) -> Seat:
        return self.cells[SEAT]

    def points(self, seat: Seat) -> list[int]:
        """Where each point that goes to this seat is noted."""
        return [at for at in range(NOTES, len(self.cells), 2) if self.cells[at] == seat]

    def remaining(self, g: Table) -> int:
        """What is neither sent on nor assigned."""
        return sum([raiding(g, row).damage() for row in raids(g, self.seat)]) - (len(self.cells) - NOTES) // 2

    def redirect(self, g: Table, chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            self.cells[ROW] = NONE if verb_of(chosen) == PASS else number_of(chosen)
            return None
        self.cells[ROW] = NONE
        rows = [row for row in g.index[REDIRECTS] if g.controller[source_of(row)] == self.seat]
        if not rows or not self.foes(g) or not self.able(g, self.seat) or self.remaining(g) <= 0:
            return None
        decision = g.ask(self.seat, "redirect", "RV-CITY-07")
        for row in rows:
            decision.offer(ACTIVATE, source_of(row), row)
        decision.offer(PASS)
        return decision

    def foes(self, g: Table) -> list[Seat]:
        return [foe for foe in g.foes(self.seat) if has_had_a_turn(g, foe) and g.coterie(foe)]

    def to_whom(self, g: Table, chosen: Chosen) -> Asks:
        if self.cells[ROW] == NONE:
            return None
        if chosen == UNASKED:
            decision = g.ask(self.seat, "target-player", g.rule_for_target(), about=source_of(self.cells[ROW]))
            for foe in self.foes(g):
                decision.offer(CHOOSE_SEAT, NONE, foe)
            return decision
        ability = g.ability(self.cells[ROW])
        assert isinstance(ability, RedirectsRaid)
        self.cells.extend([number_of(chosen), NONE] * min(ability.most(), self.remaining(g)))
        discard(g, source_of(self.cells[ROW]))
        self.go(0)
        return None

    def able(self, g: Table, seat: Seat) -> list[Card]:
        """R20-END-15: nobody takes more than the Blood they have; R20-CRD-06: what is sent finds everybody."""
        intel = sum([raiding(g, row).intel() for row in raids(g, self.seat)])
        vampires = [card for card in g.coterie(seat) if g.being(card) == VAMPIRE and not is_safe(g, card)]
        found = [card for card in vampires if g.blood[card] > self.assigned(card)]
        return found if seat != self.seat else [card for card in found if value(g, card, SECRECY) <= intel]

    def assigned(self, card: Card) -> int:
        return [self.cells[at + 1] for at in range(NOTES, len(self.cells), 2)].count(card)

    def assign(self, g: Table, chosen: Chosen) -> Asks:
        """R20-END-09, -18: point by point, to whom the player likes."""
        if chosen != UNASKED:
            self.cells.extend((self.seat, card_of(chosen)))
            self.go(ASSIGN_STEP)
            return None
        able = self.able(g, self.seat)
        return self.ask(g, self.seat, able) if able and self.remaining(g) > 0 else None

    def assign_what_was_sent(self, g: Table, chosen: Chosen) -> Asks:
        """By each foe it was sent to."""
        for foe in g.foes(self.seat):
            for at in self.points(foe):
                able = self.able(g, foe) if self.cells[at + 1] == NONE else []
                if not able:
                    continue
                if chosen == UNASKED:
                    return self.ask(g, foe, able)
                self.cells[at + 1] = card_of(chosen)
                self.go(SENT_STEP)
                return None
        return None

    def ask(self, g: Table, seat: Seat, able: list[Card]) -> Asks:
        decision = g.ask(seat, "assign-damage", "RV-CITY-07")
        for card in able:
            decision.offer(ASSIGN, card)
        return decision

    def deal(self, g: Table) -> None:
        """R20-END-12 to -15: all at once, Aggravated, and no attack."""
        self.done()
        taking = [self.cells[at + 1] for at in range(NOTES, len(self.cells), 2) if self.cells[at + 1] != NONE]
        if not taking:
            return
        damage = damage_outside_attacks()
        for card in dict.fromkeys(taking):
            damage.add_hit(
                card, source_of(raids(g, self.seat)[0]), CITY, taking.count(card), TYPELESS, AGGRAVATED_QUALITY
            )
        g.call(damage)


STEPS: Final = (
    asks(Raid.redirect),
    asks(Raid.to_whom),
    asks(Raid.assign),
    asks(Raid.assign_what_was_sent),
    acts(Raid.deal),
)
ASSIGN_STEP: Final = 2
SENT_STEP: Final = 3


def call_raid(g: Table, seat: Seat) -> None:
    if g.index[RAIDS] and raids(g, seat):
        g.call(Raid([seat, NONE]))

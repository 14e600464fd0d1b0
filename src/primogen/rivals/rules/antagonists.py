"""Antagonists that wait for a party to move into The Streets: RV-CITY-01 to -11.

What each does is on its card; what the rules add is here: the damage of all of them is summed and divided by the
player, Hunters suffer none of it, and a party may be able to ignore some Antagonists.
"""

from __future__ import annotations

from typing import Final

from primogen.kernel.abilities import MOST_ABILITIES, source_of
from primogen.kernel.decisions import UNASKED, card_of, number_of, verb_of
from primogen.kernel.effects import PASS, RESOLVE_NEXT, resolving
from primogen.kernel.frames import Asks, Chosen, Procedure, asks
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import Cause, tell
from primogen.kernel.values import modifiers, value
from primogen.rivals.rules.atoms.tokens import modify
from primogen.rivals.rules.damage import damage_outside_attacks
from primogen.rivals.rules.forms import Formed
from primogen.rivals.rules.frame_kinds import ANTAGONISTS
from primogen.rivals.rules.table import Table, table
from primogen.rivals.rules.words import (
    AGGRAVATED_QUALITY,
    ANTAGONIST,
    ANTAGONIST_STEP,
    ASSIGN,
    CITY,
    IGNORE,
    IGNORED,
    IGNORES_ANTAGONIST,
    IGNORES_AT_END,
    MEETS_PARTY,
    RAIDS,
    SAFE_FROM_ANTAGONISTS,
    STREETS,
    THIS_TURN,
    TYPELESS,
    VAMPIRE,
)


class MeetsParty(Formed):
    """An Antagonist's text about parties that move into The Streets."""

    def topics(self) -> tuple[int, ...]:
        return (MEETS_PARTY,)

    def damage(self) -> int:
        """Aggravated damage to a vampire of the party."""
        return 0


def is_safe(g: Table, card: Card) -> bool:
    """Where a text says that no Antagonist's damage is assigned to it."""
    return bool(g.index[SAFE_FROM_ANTAGONISTS]) and value(g, card, SAFE_FROM_ANTAGONISTS) > 0


def is_ignored(g: Table, card: Card) -> bool:
    """In this End Phase."""
    return bool(g.lasting) and value(g, card, IGNORED) > 0


def ignore(g: Table, seat: Seat, card: Card) -> None:
    modify(g, IGNORED, 1, card, card, THIS_TURN)
    tell(g, "ignores", seat, card)


def may_be_ignored(g: Table, seat: Seat) -> list[Card]:
    """Antagonists that would act in the End Phase of this seat, as long as it may ignore one more."""
    if not g.index[IGNORES_AT_END]:  # as nearly always
        return []
    acting = dict.fromkeys([source_of(row) for row in (*g.index[ANTAGONIST_STEP], *g.index[RAIDS])])
    found = [card for card in acting if g.has_word(card, ANTAGONIST)]
    ignored = sum([is_ignored(g, card) for card in found])
    return [card for card in found if not is_ignored(g, card)] if ignored < modifiers(g, IGNORES_AT_END, seat) else []


SEAT: Final = 0
SIZE: Final = 1  # of the party
PARTY: Final = 2  # from here on: the party, then pairs (what, which)

PASSED_BY: Final = 0  # a row
DONE: Final = 1  # a row
ASSIGNED: Final = 2  # a character, for one point of damage
DAMAGE_DONE: Final = 3


class Antagonists(Procedure[Table]):
    kind = ANTAGONISTS

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return STEPS[step].take(self, g, chosen)

    def because(self, g: Game) -> Cause | None:
        """The damage of all is one; the first that deals any stands for them."""
        rows = [row for row in self.met(table(g)) if meeting(table(g), row).damage()]
        return Cause("antagonists", source_of(rows[0]) if rows else NONE)

    def party(self, g: Table) -> list[Card]:
        return [card for card in self.cells[PARTY : PARTY + self.cells[SIZE]] if g.zone[card] == STREETS]

    def noted(self, what: int) -> list[int]:
        cells, start = self.cells, PARTY + self.cells[SIZE]
        if len(cells) == start:
            return []
        return [cells[at + 1] for at in range(start, len(cells), 2) if cells[at] == what]

    def met(self, g: Table) -> list[int]:
        passed_by, tagger, mine = self.noted(PASSED_BY), g.tagger, (NONE, self.cells[SEAT])
        rows = [row for row in g.index[MEETS_PARTY] if tagger[row // MOST_ABILITIES] in mine]
        return [row for row in rows if row not in passed_by] if passed_by else rows

    def ignore(self, g: Table, chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            if verb_of(chosen) == PASS:
                return None
            self.cells.extend((PASSED_BY, number_of(chosen)))
            self.go(0)
            return None
        if not g.index[IGNORES_ANTAGONIST]:  # as nearly always
            return None
        party, met = self.party(g), self.met(g)
        may = value(g, party[0], IGNORES_ANTAGONIST) if party else 0
        if len(self.noted(PASSED_BY)) >= may or not met:
            return None
        decision = g.ask(self.cells[SEAT], "ignore", "RV-CITY-02")
        for row in met:
            decision.offer(IGNORE, source_of(row), row)
        decision.offer(PASS)
        return decision

    def damage_left(self, met: list[MeetsParty]) -> int:
        damage = 0
        for each in met:
            damage += each.damage()
        return damage - len(self.noted(ASSIGNED)) if damage else 0

    def can_suffer(self, g: Table) -> list[Card]:
        """RV-CITY-06: vampires only; RV-CITY-08: nobody is assigned more than the Blood they have left."""
        assigned = self.noted(ASSIGNED)
        party = [card for card in self.party(g) if not is_safe(g, card)]
        return [card for card in party if g.being(card) == VAMPIRE and g.blood[card] > assigned.count(card)]

    def next_one(self, g: Table, chosen: Chosen) -> Asks:
        """RV-GOLD-04: their player chooses the order; all damage is one of them."""
        if chosen != UNASKED:
            if number_of(chosen) == 0:
                self.cells.extend((DAMAGE_DONE, 0))
            else:
                self.carry_out(g, number_of(chosen) - 1)
            return None
        rows = self.met(g)
        met = [meeting(g, row) for row in rows]
        texts = [row for row, each in zip(rows, met, strict=True) if each.effect() is not None]
        if texts:
            done = self.noted(DONE)
            texts = [row for row in texts if row not in done]
        harms = self.damage_left(met) > 0 and not self.noted(DAMAGE_DONE) and bool(self.can_suffer(g))
        if not texts and not harms:
            self.done()
            return None
        decision = g.ask(self.cells[SEAT], "order", "RV-GOLD-04")
        if harms:
            by = next(row for row, each in zip(rows, met, strict=True) if each.damage())
            decision.offer(RESOLVE_NEXT, source_of(by), 0)
        for row in texts:
            decision.offer(RESOLVE_NEXT, source_of(row), row + 1)
        return decision

    def carry_out(self, g: Table, row: int) -> None:
        self.cells.extend((DONE, row))
        self.go(1)
        effect = meeting(g, row).effect()
        if effect is not None:
            g.call(resolving(g, effect, self.cells[SEAT], source_of(row), NONE))

    def assign(self, g: Table, chosen: Chosen) -> Asks:
        """RV-CITY-06, -07: one point at a time, to whom the player likes."""
        if chosen != UNASKED:
            self.cells.extend((ASSIGNED, card_of(chosen)))
            self.go(2)
            return None
        able = self.can_suffer(g)
        if not able or self.damage_left([meeting(g, row) for row in self.met(g)]) <= 0:
            self.deal(g)
            return None
        decision = g.ask(self.cells[SEAT], "assign-damage", "RV-CITY-07")
        for card in able:
            decision.offer(ASSIGN, card)
        return decision

    def deal(self, g: Table) -> None:
        assigned = self.noted(ASSIGNED)
        by = next(source_of(row) for row in self.met(g) if meeting(g, row).damage())
        damage = damage_outside_attacks()
        for card in dict.fromkeys(assigned):
            damage.add_hit(card, by, CITY, assigned.count(card), TYPELESS, AGGRAVATED_QUALITY)
        self.go(1)
        g.call(damage)


STEPS: Final = (asks(Antagonists.ignore), asks(Antagonists.next_one), asks(Antagonists.assign))


def meeting(g: Table, row: int) -> MeetsParty:
    ability = g.ability(row)
    assert isinstance(ability, MeetsParty)
    return ability


def call_antagonists(g: Table, seat: Seat, party: list[Card]) -> None:
    if g.index[MEETS_PARTY] and g.active == seat:
        g.call(Antagonists([seat, len(party), *party]))

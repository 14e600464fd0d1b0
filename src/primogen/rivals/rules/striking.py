"""A Monster's attacks: the Preemptive Strike, lashing out at its tagger, and the one that Open Season turns up."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import UNASKED, Decision, card_of
from primogen.kernel.events import STORY
from primogen.kernel.frames import Asks, Chosen, Frame, Procedure, acts, asks
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.values import value
from primogen.rivals.rules.atoms.cards import exhaust
from primogen.rivals.rules.dealing import HITS
from primogen.rivals.rules.frame_kinds import ATTACK_SEQUENCE, LASHING, STRIKING
from primogen.rivals.rules.monster import struck
from primogen.rivals.rules.roles import (
    AIDS,
    ATTACKER,
    FIRST_STEP,
    LASHING_OUT,
    LOST,
    OPEN,
    ORIGINAL,
    PREEMPTIVE,
    REDUCED,
    SEAT,
    TARGET,
    UNASKED_AID,
    WAY,
)
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import (
    ATTACK_TARGET,
    CITY,
    DEFEATED,
    HUNTER,
    MAKE_ATTACK,
    STAYS_ITS_HAND,
    STRIKE_NEXT,
)


def attack_cells(attacker: Card, target: Card, way: int, seat: Seat) -> list[int]:
    cells = [NONE] * HITS
    cells[ATTACKER] = attacker
    cells[TARGET] = target
    cells[ORIGINAL] = target
    cells[WAY] = way
    cells[SEAT] = seat
    cells[REDUCED] = 0
    cells[LOST] = 0
    cells[OPEN] = 0
    cells[AIDS : AIDS + 4] = [UNASKED_AID] * 4
    return cells


def monsters_attack(g: Table, monster: Card, target: Card, way: int) -> Frame[Table]:
    """RV-MONSTER-15, -41: straight into Step 1, whatever the target's Secrecy."""
    frame = g.revive(ATTACK_SEQUENCE, attack_cells(monster, target, way, CITY))
    frame.go(FIRST_STEP)
    return frame


MONSTER: Final = 0
FELLED: Final = 1  # how many of the cell the strikes have defeated
BEFORE: Final = 2  # how much of the turn had been told when the strike began
CELL_OF: Final = 3
TO_STRIKE: Final = 4  # from here on


class Striking(Procedure[Table]):
    """Its value is how many characters of the attacking cell it has defeated."""

    kind = STRIKING

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        if step == 0:
            return self.next_strike(g, chosen)
        self.count(g)
        self.go(0)
        return None

    def next_strike(self, g: Table, chosen: Chosen) -> Asks:
        cells = self.cells
        if chosen != UNASKED:
            target = card_of(chosen)
            del cells[TO_STRIKE + cells[TO_STRIKE:].index(target)]
            cells[BEFORE] = len(g.story)
            g.call(monsters_attack(g, cells[MONSTER], target, PREEMPTIVE))
            return None
        standing = [card for card in cells[TO_STRIKE:] if g.is_active(card)]
        if not standing:
            self.done(cells[FELLED])
            return None
        decision = g.ask(g.adversary(cells[CELL_OF]), "strike-next", "RV-MONSTER-40", about=cells[MONSTER])
        for card in standing:
            decision.offer(STRIKE_NEXT, card)
        return decision

    def count(self, g: Table) -> None:
        """Whoever else comes or goes meanwhile."""
        story, cells = g.story, self.cells
        for at in range(cells[BEFORE], len(story), STORY):
            kind, _, card, by = story[at : at + 4]
            if kind == DEFEATED and by == cells[MONSTER] and g.controller[card] == cells[CELL_OF]:
                cells[FELLED] += 1


def preemptive_strikes(g: Table, monster: Card, attacker: Card) -> Striking:
    return Striking([monster, 0, 0, g.controller[attacker], *struck(g, monster, attacker)])


LASHED: Final = 0  # the Hunter player
NEXT_MONSTER: Final = 1
NEXT_TARGET: Final = 2
DONE_WITH: Final = 3  # from here on


class LashingOut(Procedure[Table]):
    """RV-MONSTER-39 to -42: each Monster the player has tagged attacks one of their Hunters."""

    kind = LASHING

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return LASHING_STEPS[step].take(self, g, chosen)

    @property
    def seat(self) -> Seat:
        return self.cells[LASHED]

    def choose_monster(self, g: Table, chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            self.cells[NEXT_MONSTER] = card_of(chosen)
            return None
        waiting = [card for card in lashing_out(g, self.seat) if card not in self.cells[DONE_WITH:]]
        if not waiting or not self.hunters(g):
            self.done()
            return None
        return self.ask(g, "lash-next", MAKE_ATTACK, waiting)

    def choose_target(self, g: Table, chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            self.cells[NEXT_TARGET] = card_of(chosen)
            return None
        return self.ask(g, "lash-target", ATTACK_TARGET, self.hunters(g))

    def exhaust_monster(self, g: Table) -> None:
        self.cells.append(self.cells[NEXT_MONSTER])
        exhaust(g, self.cells[NEXT_MONSTER])

    def attack(self, g: Table) -> None:
        self.go(0)
        monster, target = self.cells[NEXT_MONSTER], self.cells[NEXT_TARGET]
        if g.is_active(target):
            g.call(monsters_attack(g, monster, target, LASHING_OUT))

    def hunters(self, g: Table) -> list[Card]:
        return [card for card in g.coterie(self.seat) if g.being(card) == HUNTER]

    def ask(self, g: Table, asks: str, verb: int, among: list[Card]) -> Decision:
        decision = g.ask(g.adversary(self.seat), asks, "RV-MONSTER-40", about=self.cells[NEXT_MONSTER])
        for card in among:
            decision.offer(verb, card)
        return decision


LASHING_STEPS: Final = (
    asks(LashingOut.choose_monster),
    asks(LashingOut.choose_target),
    acts(LashingOut.exhaust_monster),
    acts(LashingOut.attack),
)


def lashing_out(g: Table, seat: Seat) -> list[Card]:
    return [
        card for card in g.monsters() if g.tagger[card] == seat and g.ready[card] and not value(g, card, STAYS_ITS_HAND)
    ]

"""Damage: prevented point by point, then healed or suffered. VT-DMG-01 to -20."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import UNASKED, card_of, verb_of
from primogen.kernel.frames import Asks, Chosen, Procedure, acts, asks, position
from primogen.kernel.ids import NONE, Card
from primogen.kernel.log import tell
from primogen.kernel.windows import window
from primogen.vtes.rules import frame_kinds as k
from primogen.vtes.rules.atoms.cards import burn, go_to_torpor, incapacitate
from primogen.vtes.rules.atoms.counters import burn_blood
from primogen.vtes.rules.harming import lessen
from primogen.vtes.rules.sparing import spare_the_hurt, spare_the_rest, suffer, who_chooses
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.trophies import award_for
from primogen.vtes.rules.underway import (
    AGGRAVATED_POINTS,
    CAN_BE_PREVENTED,
    DEALT,
    DEALT_BY,
    HIT,
    HITS,
    LOST,
    NORMAL_POINTS,
    PREVENTABLE,
    TAKEN,
    VICTIM,
    combat_under_way,
)
from primogen.vtes.rules.words import IMBUED, PLAY_ZONES, PREVENTION, SUFFER_AGGRAVATED, SUFFER_NORMAL, TORPOR

NEXT: Final = 0  # the hit being prevented


class Damage(Procedure[Table]):
    """Of one pair of strikes, or of one effect: several victims, each with normal and aggravated points."""

    kind = k.DAMAGE

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return STEPS[step].take(self, g, chosen)

    def hits(self) -> list[list[int]]:
        return [self.cells[at : at + HIT] for at in range(HITS, len(self.cells), HIT)]

    def lessen(self, g: Table) -> None:
        for at, hit in enumerate(self.hits()):
            lessen(g, hit)
            self.cells[HITS + at * HIT : HITS + (at + 1) * HIT] = hit

    def prevent(self, g: Table) -> None:
        """VT-DMG-02, -03; the acting minion's side first (reading 37). Of several hits on one victim at once."""
        if self.cells[NEXT] == 0:
            spare_the_hurt(g, self.cells)
        hits, number = self.hits(), self.cells[NEXT]
        if number < len(hits):
            self.go(PREVENT)
            self.cells[NEXT] += 1
            victim = hits[number][VICTIM]
            open_to = [hit for hit in hits if hit[VICTIM] == victim and hit[PREVENTABLE] & CAN_BE_PREVENTED]
            if not any(hit[VICTIM] == victim for hit in hits[:number]) and any(map(points_of, open_to)):
                g.call(window(PREVENTION, victim, g.controller[victim]))

    def which_is_suffered(self, g: Table, chosen: Chosen) -> Asks:
        """Of who takes a single point, and could take it as either."""
        if chosen != UNASKED:
            kind = AGGRAVATED_POINTS if verb_of(chosen) == SUFFER_AGGRAVATED else NORMAL_POINTS
            suffer(g, self.cells, card_of(chosen), kind)
            self.go(CHOICE)
            return None
        victim = who_chooses(g, self.cells)
        if victim == NONE:
            return None
        decision = g.ask(g.controller[victim], "suffers", "VT-DMG-02", about=victim)
        decision.offer(SUFFER_NORMAL, victim)
        decision.offer(SUFFER_AGGRAVATED, victim)
        return decision

    def inflict(self, g: Table) -> None:
        """VT-DMG-04: on all of them before anybody leaves."""
        self.done()
        spare_the_rest(g, self.cells)
        note_points(g, self.hits())
        whole = together(self.hits())
        fates = [(hit, inflict(g, hit[VICTIM], hit[NORMAL_POINTS], hit[AGGRAVATED_POINTS])) for hit in whole]
        for hit, fate in fates:
            if fate == DESTROYED:
                fall(g, hit[VICTIM], hit[DEALT_BY])
            elif fate == WOUNDED and g.zone[hit[VICTIM]] != TORPOR:
                go_to_torpor(g, hit[VICTIM])


STEPS: Final = (
    acts(Damage.lessen),
    acts(Damage.prevent),
    asks(Damage.which_is_suffered),
    acts(Damage.inflict),
)
PREVENT: Final = position(STEPS, Damage.prevent)
CHOICE: Final = PREVENT + 1

UNHARMED: Final = 0
WOUNDED: Final = 1
DESTROYED: Final = 2


def points_of(hit: list[int]) -> int:
    return hit[NORMAL_POINTS] + hit[AGGRAVATED_POINTS]


def together(hits: list[list[int]]) -> list[list[int]]:
    """All that befalls one victim at once, in one row: reading 39."""
    found: dict[Card, list[int]] = {}
    for hit in hits:
        row = found.setdefault(hit[VICTIM], hit)
        if row is not hit:
            row[NORMAL_POINTS] += hit[NORMAL_POINTS]
            row[AGGRAVATED_POINTS] += hit[AGGRAVATED_POINTS]
    return list(found.values())


def note_points(g: Table, hits: list[list[int]]) -> None:
    """Of a round: what each combatant takes, and what he does to others."""
    combat = combat_under_way(g)
    if combat is None:
        return
    for hit in hits:
        victim, by = hit[VICTIM], hit[DEALT_BY]
        if combat.is_fighting(victim):
            combat.add(victim, TAKEN, points_of(hit))
        if by not in (NONE, victim) and combat.is_fighting(by):
            combat.add(by, DEALT, points_of(hit))


def inflict(g: Table, victim: Card, normal: int, aggravated: int) -> int:
    if g.zone[victim] not in PLAY_ZONES:
        return UNHARMED
    if normal + aggravated:
        tell(g, "takes-damage", g.controller[victim], victim, number=normal + aggravated)
    if not g.is_vampire(victim):
        burn_blood(g, victim, normal + aggravated)  # VT-DMG-17, -18
        return UNHARMED if g.blood[victim] else DESTROYED
    healed = burn_blood(g, victim, normal)  # VT-DMG-05, -07, -14
    note_lost(g, victim, healed)
    wounded = healed < normal or g.zone[victim] == TORPOR  # reading 40
    for _ in range(aggravated):
        if not wounded:
            wounded = True  # VT-DMG-10
        elif burn_blood(g, victim, 1):
            note_lost(g, victim, 1)  # VT-DMG-11
        else:
            return DESTROYED  # VT-DMG-12, -16
    return WOUNDED if wounded else UNHARMED


def note_lost(g: Table, victim: Card, number: int) -> None:
    combat = combat_under_way(g)
    if combat is not None and combat.is_fighting(victim):
        combat.add(victim, LOST, number)


def fall(g: Table, victim: Card, by: Card) -> None:
    """Burned, and no diablerie (VT-DMG-13); an imbued is incapacitated: VT-IMBUED-08."""
    if g.kind(victim) == IMBUED:
        incapacitate(g, victim)
    else:
        award_for(g, victim, by)
        burn(g, victim, by)


def send_to_torpor(g: Table, card: Card) -> None:
    """By an effect; an ally that plays as a vampire is burned: VT-MINION-10."""
    if g.is_vampire(card):
        if g.zone[card] != TORPOR:
            go_to_torpor(g, card)
    elif g.zone[card] in PLAY_ZONES:
        burn(g, card)


def damage(*hits: tuple[Card, int, int, int, Card]) -> Damage:
    """Victim, normal and aggravated points, whether it can be prevented, and who deals it."""
    return Damage([0, *[number for hit in hits for number in hit]])


def unpreventable(victim: Card, number: int, by: Card = NONE) -> Damage:
    return damage((victim, number, 0, 0, by))

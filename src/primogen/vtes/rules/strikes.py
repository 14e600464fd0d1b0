"""What a pair of strikes does: combat ends, first strikes, the others; effects before damage. VT-STRIKE-04 to -36."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import UNASKED, card_of
from primogen.kernel.effects import NUMBER, Effect, scope
from primogen.kernel.events import happened
from primogen.kernel.frames import Asks, Chosen, Procedure, acts, asks, position
from primogen.kernel.ids import NONE, Card
from primogen.kernel.log import tell
from primogen.kernel.values import value
from primogen.vtes.rules import frame_kinds as k
from primogen.vtes.rules.aiming import equipment_on
from primogen.vtes.rules.atoms.cards import burn, put_on
from primogen.vtes.rules.atoms.counters import modify, steal_blood
from primogen.vtes.rules.atoms.delaying import call_delayed, delayed_of
from primogen.vtes.rules.damage import damage, fall
from primogen.vtes.rules.harming import Hit, around, lessen
from primogen.vtes.rules.preventing import is_struck_in_vain
from primogen.vtes.rules.printed import Printed
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.topics import (
    AGGRAVATED_HANDS,
    CANNOT_HAVE_EQUIPMENT,
    DAMAGE_IN_COMBAT,
    HURT_WITH,
    MORE_AT_RANGE,
    RECOILED,
    STRENGTH,
    STRIKES_FIRST,
    STRUCK_WITH,
    UNUSABLE,
    VULNERABLE,
    WEAPONS_IN_VAIN,
)
from primogen.vtes.rules.underway import (
    AGGRAVATED_POINTS,
    BUT_NOT_BY_FORTITUDE,
    BY_GUN,
    BY_STRIKE,
    CAN_BE_PREVENTED,
    DEALT,
    IS_OVER,
    NORMAL_POINTS,
    SAID_IN_PLAY,
    STRIKE_AMOUNT,
    STRIKE_AT,
    STRIKE_BITS,
    STRIKE_CARD,
    STRIKE_KIND,
    STRIKE_USE,
    STRIKES_LEFT,
    Fighting,
    combat_under_way,
)
from primogen.vtes.rules.words import (
    AFTER_STRIKES,
    AGGRAVATED,
    CLOSE,
    COMBAT_ENDS,
    DAMAGE,
    DESTROY_EQUIPMENT,
    DODGE,
    FIRST_STRIKE,
    GUN,
    HAND_STRIKE,
    LONG,
    MOST_RECOIL,
    NO_STRIKE,
    NOT_BY_FORTITUDE,
    ON_CARD,
    ONLY_THIS,
    ONLY_WEAPONS,
    OR_RETAINERS,
    RANGED,
    RECOIL,
    RECOIL_AGGRAVATED,
    RECOIL_AT_CLOSE,
    RECOIL_ONCE,
    RETAINER,
    STEAL_BLOOD,
    STEAL_EQUIPMENT,
    STRIKE_HURTS,
    TAKE_EQUIPMENT,
    THIS_COMBAT,
    THIS_ROUND,
    UNDODGEABLE,
    UNPREVENTABLE,
    WEAPON,
    WITH_STRENGTH,
)

DEFENSIVE: Final = (DODGE, COMBAT_ENDS)  # at any range: VT-STRIKE-08, -28, -29
HARMFUL: Final = (HAND_STRIKE, DAMAGE)
AT_EQUIPMENT: Final = (DESTROY_EQUIPMENT, STEAL_EQUIPMENT)

FIRST: Final = 0
NORMAL: Final = 1
PACES: Final = 2
PACE: Final = 0  # the cell


def retainers_at_reach(g: Table, fight: Fighting, who: Card) -> list[Card]:
    """VT-DMG-21, -22: only at long range, by a strike that does damage there."""
    reaches = fight.range == LONG and fight.of(who, STRIKE_BITS) & RANGED
    if not reaches or fight.of(who, STRIKE_KIND) not in HARMFUL or fight.of(who, STRIKES_LEFT) <= 0:
        return []
    return [card for card in g.cards_on(fight.opponent(who)) if g.kind(card) == RETAINER]


def is_dodged(g: Table, fight: Fighting, who: Card) -> bool:
    """VT-STRIKE-26 to -28: the opponent and what he has, but not his retainers."""
    if fight.of(fight.opponent(who), STRIKE_KIND) != DODGE or fight.of(who, STRIKE_BITS) & UNDODGEABLE:
        return False
    return fight.of(who, STRIKE_AT) == NONE


def hits(g: Table, fight: Fighting, who: Card) -> bool:
    """VT-STRIKE-08, -09, -27."""
    kind = fight.of(who, STRIKE_KIND)
    if kind == NO_STRIKE or kind in DEFENSIVE or is_dodged(g, fight, who):
        return False
    return fight.range != LONG or fight.of(who, STRIKE_BITS) & RANGED != 0


def points(g: Table, fight: Fighting, who: Card) -> tuple[int, int]:
    """Normal and aggravated."""
    kind, amount, bits = (fight.of(who, what) for what in (STRIKE_KIND, STRIKE_AMOUNT, STRIKE_BITS))
    if kind not in HARMFUL or (is_with_weapon(g, fight, who) and value(g, who, WEAPONS_IN_VAIN)):
        return 0, 0  # VT-STRIKE-33
    by_hand = kind == HAND_STRIKE
    amount += more_at_range(g, who, bits)
    amount += (value(g, who, STRENGTH) if by_hand or bits & WITH_STRENGTH else 0) + value(g, who, DAMAGE_IN_COMBAT)
    aggravated = bits & AGGRAVATED or (by_hand and value(g, who, AGGRAVATED_HANDS)) or is_vulnerable(g, fight, who)
    return (0, amount) if aggravated else (amount, 0)


def more_at_range(g: Table, who: Card, bits: int) -> int:
    """By a ranged strike, at any range."""
    return value(g, who, MORE_AT_RANGE) if bits & RANGED else 0


def is_vulnerable(g: Table, fight: Fighting, who: Card) -> bool:
    """VT-SPECIAL-13: to a trait of the weapon he is struck with."""
    if fight.of(who, STRIKE_AT) != NONE or not is_with_weapon(g, fight, who):
        return False
    return g.has_word(fight.of(who, STRIKE_CARD), value(g, fight.opponent(who), VULNERABLE))


def strike_text(face: Printed, use: int) -> Effect | None:
    """Of one of its uses, or of what it says in play."""
    if use == NONE:
        return None
    return face.uses[use].text if use >= 0 else face.abilities[SAID_IN_PLAY - use].effect()


def is_with_weapon(g: Table, fight: Fighting, who: Card) -> bool:
    weapon = fight.of(who, STRIKE_CARD)
    return weapon != NONE and g.has_word(weapon, WEAPON)


def how_prevented(bits: int) -> int:
    """Of a strike's damage: whether it can be, and by what."""
    if bits & UNPREVENTABLE:
        return 0
    return CAN_BE_PREVENTED | BY_STRIKE | (BUT_NOT_BY_FORTITUDE if bits & NOT_BY_FORTITUDE else 0)


def tell_weapon(g: Table, fight: Fighting, who: Card, hit: list[int]) -> None:
    """How much the card in play that he strikes with does: less what there is not to be prevented."""
    card = fight.of(who, STRIKE_CARD)
    if card != NONE and g.zone[card] == ON_CARD and g.index[HURT_WITH]:
        lessen(g, hit)
        happened(g, HURT_WITH, g.controller[card], card, who, hit[NORMAL_POINTS] + hit[AGGRAVATED_POINTS])


def tell_what_struck(g: Table, fight: Fighting, who: Card) -> None:
    """By a card in play, and not by the one that he played for his strike."""
    card = fight.of(who, STRIKE_CARD)
    if card != NONE and g.zone[card] == ON_CARD and fight.of(who, STRIKE_USE) < 0:
        happened(g, STRUCK_WITH, g.controller[card], card, who)


def recoil(g: Table, fight: Fighting, who: Card) -> list[Hit]:
    """What it does to himself to strike so, whether it hits or not."""
    bits, card = fight.of(who, STRIKE_BITS), fight.of(who, STRIKE_CARD)
    number = bits // RECOIL & MOST_RECOIL
    if not number or (bits & RECOIL_AT_CLOSE and fight.range != CLOSE):
        return []
    if bits & RECOIL_ONCE:
        if value(g, card, RECOILED):
            return []
        modify(g, RECOILED, 1, card, card, THIS_COMBAT)
    normal, aggravated = (0, number) if bits & RECOIL_AGGRAVATED else (number, 0)
    return [(who, normal, aggravated, CAN_BE_PREVENTED, NONE)]


def taken_from(g: Table, victim: Card, bits: int, by: Card) -> list[Card]:
    """What a strike at equipment can choose from: VT-STRIKE-19; `by`: the card whose strike it is."""
    found = equipment_on(g, victim)
    if bits & ONLY_THIS:
        return [card for card in found if card == by]
    if bits & ONLY_WEAPONS:
        return [card for card in found if g.has_word(card, WEAPON)]
    if bits & OR_RETAINERS:
        found += [card for card in g.cards_on(victim) if g.kind(card) == RETAINER]
    return found


def is_first(g: Table, fight: Fighting, who: Card) -> bool:
    """VT-STRIKE-22."""
    return fight.of(who, STRIKE_BITS) & FIRST_STRIKE != 0 or value(g, who, STRIKES_FIRST) > 0


class Strikes(Procedure[Table]):
    kind = k.STRIKES

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        fight = combat_under_way(g)
        assert fight is not None
        if step < AFTER and not (g.is_ready(fight.acting) and g.is_ready(fight.opposing)):
            self.go(AFTER)  # VT-STRIKE-23
            return None
        return STEPS[step].take(self, g, chosen)

    def fight(self, g: Table) -> Fighting:
        found = combat_under_way(g)
        assert found is not None
        return found

    def strikers(self, g: Table) -> list[Card]:
        fight = self.fight(g)
        return [who for who in (fight.acting, fight.opposing) if fight.of(who, STRIKE_KIND) != NO_STRIKE]

    def now(self, g: Table) -> list[Card]:
        """Those whose strike is as fast as the pace at hand, and hits: VT-STRIKE-22, -25."""
        fight, pace = self.fight(g), self.cells[PACE]
        of_pace = [who for who in self.strikers(g) if is_first(g, fight, who) == (pace == FIRST)]
        return [who for who in of_pace if hits(g, fight, who)]

    def make(self, g: Table) -> None:
        """VT-STRIKE-29, -30: combat ends comes before all else, and nothing else then happens."""
        fight = self.fight(g)
        for who in self.strikers(g):
            fight.add(who, STRIKES_LEFT, -1)
            tell(g, "strikes", g.controller[who], who, fight.of(who, STRIKE_CARD), fight.of(who, STRIKE_KIND))
        ending = [who for who in self.strikers(g) if fight.of(who, STRIKE_KIND) == COMBAT_ENDS]
        if ending:
            fight.cells[IS_OVER] = 1
            self.done()
            for who in ending:
                self.read_text(g, who)

    def read_text(self, g: Table, who: Card) -> None:
        """What a strike does besides, or altogether, as its card says."""
        fight = self.fight(g)
        card = fight.of(who, STRIKE_CARD)
        text = None if card == NONE else strike_text(g.face(card), fight.of(who, STRIKE_USE))
        for besides in text.parts() if text is not None else ():
            g.call(scope(g.controller[who], card, who, fight.opponent(who), node=g.number_of(besides)))

    def effects(self, g: Table) -> None:
        """VT-STRIKE-10, -34: what is no damage comes first; the acting minion's last on the stack, so first to go."""
        fight = self.fight(g)
        for who in reversed(self.now(g)):
            kind = fight.of(who, STRIKE_KIND)
            if kind == STEAL_BLOOD:
                amount = fight.of(who, STRIKE_AMOUNT) + more_at_range(g, who, fight.of(who, STRIKE_BITS))
                steal_blood(g, who, fight.opponent(who), amount)
            if fight.of(who, STRIKE_AT) == NONE:
                self.read_text(g, who)

    def first_equipment(self, g: Table, chosen: Chosen) -> Asks:
        return self.equipment(g, self.fight(g).acting, chosen)

    def second_equipment(self, g: Table, chosen: Chosen) -> Asks:
        return self.equipment(g, self.fight(g).opposing, chosen)

    def equipment(self, g: Table, who: Card, chosen: Chosen) -> Asks:
        """VT-STRIKE-17 to -21: the striker chooses."""
        fight = self.fight(g)
        if fight.of(who, STRIKE_KIND) not in AT_EQUIPMENT or who not in self.now(g):
            return None
        if fight.of(who, STRIKE_KIND) == STEAL_EQUIPMENT and value(g, who, CANNOT_HAVE_EQUIPMENT):
            return None
        if chosen != UNASKED:
            self.take_away(g, who, card_of(chosen))
            return None
        found = taken_from(g, fight.opponent(who), fight.of(who, STRIKE_BITS), fight.of(who, STRIKE_CARD))
        if not found:
            return None
        decision = g.ask(g.controller[who], "equipment", "VT-STRIKE-17", about=who)
        for card in found:
            decision.offer(TAKE_EQUIPMENT, card)
        return decision

    def take_away(self, g: Table, who: Card, card: Card) -> None:
        fight = self.fight(g)
        opponent = fight.opponent(who)
        if fight.of(who, STRIKE_KIND) == STEAL_EQUIPMENT:
            put_on(g, card, who, g.controller[who])
            modify(g, UNUSABLE, 1, card, card, THIS_ROUND)  # VT-STRIKE-21
        else:
            burn(g, card)
        if fight.of(opponent, STRIKE_CARD) == card and self.cells[PACE] == FIRST:
            fight.drop_strike(opponent)  # VT-STRIKE-24

    def harm(self, g: Table) -> None:
        """VT-STRIKE-10: damage resolution; all of one pace at once (reading 38)."""
        fight = self.fight(g)
        found = []
        for who in reversed(self.now(g)):  # the acting minion's side prevents first: reading 37
            at = fight.of(who, STRIKE_AT)
            victim = fight.opponent(who) if at == NONE else at
            normal, aggravated = points(g, fight, who)
            if normal + aggravated and (at == NONE or g.host[at] == fight.opponent(who)):
                prevented = how_prevented(fight.of(who, STRIKE_BITS))
                if prevented and is_with_weapon(g, fight, who) and g.has_word(fight.of(who, STRIKE_CARD), GUN):
                    prevented |= BY_GUN
                tell_weapon(g, fight, who, [victim, normal, aggravated, prevented, who])
                barred = bool(prevented & BUT_NOT_BY_FORTITUDE)
                if not (prevented and is_struck_in_vain(g, victim, not_by_fortitude=barred)):
                    found.append((victim, normal, aggravated, prevented, who))
        for who in self.strikers(g):
            if is_first(g, fight, who) == (self.cells[PACE] == FIRST):
                found += recoil(g, fight, who)
        found += around(g, fight) if self.cells[PACE] == NORMAL else []
        if found:
            for who in self.now(g):
                self.if_it_hurts(g, who)
            g.call(damage(*found))

    def if_it_hurts(self, g: Table, who: Card) -> None:
        """What was added to his strike comes after its damage, of which it asks whether there was any."""
        fight = self.fight(g)
        if fight.of(who, STRIKE_AT) == NONE:
            for waiting in delayed_of(g, STRIKE_HURTS, who):
                waiting.cells[NUMBER] = fight.of(who, DEALT)
                g.call(waiting)

    def who_falls(self, g: Table) -> None:
        """VT-ALLY-09: whose life was stolen."""
        fight = self.fight(g)
        for who in (fight.acting, fight.opposing):
            if not g.is_vampire(who) and not g.blood[who] and g.is_ready(who):
                fall(g, who, fight.opponent(who))

    def next_pace(self, g: Table) -> None:
        self.cells[PACE] += 1
        if self.cells[PACE] < PACES:
            self.go(EFFECTS)

    def over(self, g: Table) -> None:
        self.done()
        call_delayed(g, AFTER_STRIKES)


STEPS: Final = (
    acts(Strikes.make),
    acts(Strikes.effects),
    asks(Strikes.first_equipment),
    asks(Strikes.second_equipment),
    acts(Strikes.harm),
    acts(Strikes.who_falls),
    acts(Strikes.next_pace),
    acts(Strikes.over),
)
EFFECTS: Final = position(STEPS, Strikes.effects)
AFTER: Final = position(STEPS, Strikes.over)

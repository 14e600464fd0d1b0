"""What strikes cost, and who need not strike at all, by what the opposing minion says: paid as they are declared."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import Effect
from primogen.kernel.ids import NONE, Card
from primogen.kernel.values import value
from primogen.vtes.rules.atoms.counters import burn_blood
from primogen.vtes.rules.costing import blood_cost
from primogen.vtes.rules.preventing import holds
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.topics import NEED_NOT_STRIKE, STRIKE_COSTS
from primogen.vtes.rules.underway import STRIKE_AT, STRIKE_BITS, STRIKE_KIND, STRIKES_LEFT, Fighting
from primogen.vtes.rules.words import AS_TEXT, DAMAGE, HAND, HAND_STRIKE, HURTS_LATER, PLAYED, STEAL_BLOOD

AGAINST: Final = (HAND_STRIKE, DAMAGE, STEAL_BLOOD, AS_TEXT)  # not what dodges, nor what is at cards on him: reading 69


def is_against(kind: int, bits: int) -> bool:
    return kind in AGAINST or bits & HURTS_LATER != 0


def can_pay_to_strike(
    g: Table, who: Card, kind: int, bits: int, card: Card = NONE, effect: Effect | None = None
) -> bool:
    """Besides what the card costs by which he strikes."""
    price = value(g, who, STRIKE_COSTS) if is_against(kind, bits) else 0
    return not price or g.blood[who] >= price + cost_in_hand(g, who, card, effect)


def cost_in_hand(g: Table, who: Card, card: Card, effect: Effect | None) -> int:
    if card == NONE or effect is None or g.zone[card] not in (HAND, PLAYED):
        return 0
    face = g.face(card)
    return min([blood_cost(g, face, use, who) for use in face.uses if holds(use.text, effect)], default=0)


def need_not_strike(g: Table, who: Card) -> bool:
    return value(g, who, NEED_NOT_STRIKE) > 0


def pay_for_strike(g: Table, fight: Fighting, who: Card) -> None:
    """Not of one at a retainer; what he cannot pay any more he does not make."""
    kind, bits = fight.of(who, STRIKE_KIND), fight.of(who, STRIKE_BITS)
    if not g.index[STRIKE_COSTS] or not is_against(kind, bits) or fight.of(who, STRIKE_AT) != NONE:
        return
    price = value(g, who, STRIKE_COSTS)
    if g.blood[who] < price:
        let_strike_go(fight, who)
    else:
        burn_blood(g, who, price)


def let_strike_go(fight: Fighting, who: Card) -> None:
    fight.drop_strike(who)
    fight.add(who, STRIKES_LEFT, -1)

"""Whether a minion meets what a card asks for, and whether the cost can be paid. VT-LIB-10 to -12, VT-MINION-04."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import Refusal
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.values import value
from primogen.vtes.rules.atoms.cards import burn
from primogen.vtes.rules.atoms.counters import burn_blood, burn_pool
from primogen.vtes.rules.printed import Printed, Use
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.words import CONVICTION, IMBUED, POWER

LACKS_DISCIPLINE: Final = Refusal("VT-CRYPT-07", "lacks-discipline")
LACKS_CLAN: Final = Refusal("VT-LIB-10", "lacks-clan")
LACKS_NEED: Final = Refusal("VT-LIB-10", "lacks-need")
LACKS_MINION: Final = Refusal("VT-LIB-11", "lacks-minion")
CANNOT_PAY: Final = Refusal("VT-LIB-12", "cannot-pay")
ONLY_VAMPIRES: Final = Refusal("VT-MINION-04", "only-vampires")
ONLY_IMBUED: Final = Refusal("VT-POWER-01", "only-imbued")


def convictions(g: Table, who: Card) -> list[Card]:
    return [card for card in g.cards_on(who) if g.kind(card) == CONVICTION]


def why_not_fit(g: Table, face: Printed, use: Use, who: Card) -> Refusal | None:
    """Clan, Disciplines, and what else is asked of him."""
    if face.kind == POWER:
        if g.kind(who) != IMBUED:
            return ONLY_IMBUED
    elif (use.level or face.blood or face.clans) and not g.is_vampire(who):
        return ONLY_VAMPIRES
    if face.clans and g.clan_of(who) not in face.clans:
        return LACKS_CLAN
    return why_not_use_it(g, use, who)


def why_not_use_it(g: Table, use: Use, who: Card) -> Refusal | None:
    """Disciplines, and what else this use asks of him; of a card in play that is all."""
    for discipline, level in use.level:
        if value(g, who, discipline) < level:
            return LACKS_DISCIPLINE
    return None if all([need.is_met(g, who) for need in use.needs]) else LACKS_NEED


def why_not_meet(g: Table, face: Printed, use: Use, who: Card, seat: Seat) -> Refusal | None:
    """The requirements and the cost."""
    if who != NONE:
        refusal = why_not_fit(g, face, use, who)
        if refusal is not None:
            return refusal
        if face.blood > g.blood[who] or face.conviction > len(convictions(g, who)):
            return CANNOT_PAY
    elif not any_meets(g, face, use, seat):
        return LACKS_MINION
    return CANNOT_PAY if face.pool > g.purse[seat] else None


def any_meets(g: Table, face: Printed, use: Use, seat: Seat) -> bool:
    """Of a master card: VT-LIB-11."""
    if not (face.clans or use.level or use.needs):
        return True
    return any([why_not_fit(g, face, use, card) is None for card in g.ready(seat)])


def could_ever_meet(g: Table, card: Card, seat: Seat) -> bool:
    """VT-LIB-13: whether any minion of hers meets what the card requires."""
    face = g.face(card)
    return any(why_not_fit(g, face, use, each) is None for use in face.uses for each in g.controlled(seat))


def pay(g: Table, face: Printed, who: Card, seat: Seat) -> None:
    if face.blood:
        burn_blood(g, who, face.blood)
    if face.pool:
        burn_pool(g, seat, face.pool)
    for card in convictions(g, who)[: face.conviction] if face.conviction else ():
        burn(g, card)

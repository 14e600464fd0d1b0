"""Whether a minion meets what a card asks for, and whether the cost can be paid. VT-LIB-10 to -12, VT-MINION-04."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import Refusal
from primogen.kernel.effects import scope
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.values import value
from primogen.vtes.rules.as_if import is_as_if_of, is_superior_as_if, meets_as_if
from primogen.vtes.rules.atoms.counters import burn_blood, burn_pool
from primogen.vtes.rules.barring import cannot_play
from primogen.vtes.rules.conviction import convictions, spend_convictions
from primogen.vtes.rules.helping import can_pay, settle_bill
from primogen.vtes.rules.people import NO_SECT, SECT_OF_CLAN, VIRTUES_AT
from primogen.vtes.rules.pretending import pretence, pretended_capacity
from primogen.vtes.rules.printed import Printed, Use
from primogen.vtes.rules.switches import DRAFT, NO_DRAFT
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.topics import AS_VAMPIRE, BARS, BASIC, CAPACITY, PLAYS_AS
from primogen.vtes.rules.words import ALLY, IMBUED, POWER

LACKS_DISCIPLINE: Final = Refusal("VT-CRYPT-07", "lacks-discipline")
LACKS_CLAN: Final = Refusal("VT-LIB-10", "lacks-clan")
LACKS_NEED: Final = Refusal("VT-LIB-10", "lacks-need")
LACKS_MINION: Final = Refusal("VT-LIB-11", "lacks-minion")
ONLY_IN_DRAFT: Final = Refusal("VT-LIB-18", "only-in-draft")
MAY_NOT_PLAY: Final = Refusal("VT-TERM-17", "cannot-play")
CANNOT_PAY: Final = Refusal("VT-LIB-12", "cannot-pay")
ONLY_VAMPIRES: Final = Refusal("VT-MINION-04", "only-vampires")
ONLY_IMBUED: Final = Refusal("VT-POWER-01", "only-imbued")


def has_power_called(g: Table, who: Card, definition: int) -> bool:
    """VT-POWER-04."""
    return definition in [g.definition[card] for card in g.cards_on(who) if g.kind(card) == POWER]


def clans_for(face: Printed, use: Use) -> tuple[int, ...]:
    """VT-LIB-20: a draft effect has its own."""
    return use.clans if use.draft else face.clans


def plays_as_vampire(g: Table, use: Use, who: Card) -> bool:
    """VT-MINION-04, -05: an ally only by his text, which speaks of cards that require a Discipline."""
    if g.is_vampire(who) or (bool(use.level) and value(g, who, AS_VAMPIRE) > 0):
        return True
    return pretence(g, use, who) is not None


def is_for_imbued(g: Table, face: Printed, use: Use, who: Card) -> bool:
    """VT-IMBUED-04, -05: what asks for a creed or for virtues, and for no blood."""
    if g.kind(who) != IMBUED or face.blood:
        return False
    creeds = all([SECT_OF_CLAN[clan] == NO_SECT for clan in clans_for(face, use)])
    return creeds and all([discipline >= VIRTUES_AT for discipline, _ in use.level])


def capacity_of(g: Table, who: Card) -> int:
    """Where capacities are compared: an imbued has his cost (VT-RULING-03), another ally 1 (VT-MINION-07)."""
    return pretended_capacity(g, who) if g.kind(who) == ALLY else value(g, who, CAPACITY)


def why_not_fit(g: Table, face: Printed, use: Use, who: Card, *, by_himself: bool = True) -> Refusal | None:
    """Clan, Disciplines, and what else is asked of him; a master card he does not play himself."""
    if face.kind == POWER:
        if g.kind(who) != IMBUED:
            return ONLY_IMBUED
    elif (use.level or face.blood or clans_for(face, use)) and not plays_as_vampire(g, use, who):
        if not is_for_imbued(g, face, use, who):
            return ONLY_VAMPIRES
    clans = clans_for(face, use)
    if clans and g.clan_of(who) not in clans and not (by_himself and is_as_if_of(g, who, clans)):
        return LACKS_CLAN
    return why_not_use_it(g, use, who, by_himself=by_himself)


def why_not_use_it(g: Table, use: Use, who: Card, *, by_himself: bool = True) -> Refusal | None:
    """Disciplines, and what else this use asks of him; of a card in play, which he does not play, that is all."""
    pretends = pretence(g, use, who) if g.index[PLAYS_AS] else None
    if pretends is not None:
        sect, capacity = pretends.sect(), pretends.capacity()
        met = [need.is_met(g, who) or need.is_met_as_vampire(sect, capacity) for need in use.needs]
        return None if all(met) else LACKS_NEED
    for discipline, level in use.level:
        if value(g, who, discipline) < level and not (by_himself and is_superior_as_if(g, who, discipline)):
            return LACKS_DISCIPLINE
    unmet = [need for need in use.needs if not need.is_met(g, who)]
    return None if all([by_himself and meets_as_if(g, who, need, use.needs) for need in unmet]) else LACKS_NEED


def why_not_meet(g: Table, face: Printed, use: Use, who: Card, seat: Seat) -> Refusal | None:
    """The requirements and the cost."""
    if use.draft and g.switches[DRAFT] == NO_DRAFT:
        return ONLY_IN_DRAFT
    if who != NONE:
        refusal = why_not_fit(g, face, use, who)
        if refusal is not None:
            return refusal
    elif not any_meets(g, face, use, seat):
        return LACKS_MINION
    return why_not_pay(g, face, use, who, seat)


def why_not_pay(g: Table, face: Printed, use: Use, who: Card, seat: Seat) -> Refusal | None:
    """Whatever it requires."""
    if who != NONE:
        if (g.index[BARS] or g.limits or g.lasting) and cannot_play(g, who, face, use):
            return MAY_NOT_PLAY
        if face.conviction > len(convictions(g, who)):
            return CANNOT_PAY
    return None if can_pay(g, face, use, who, seat) else CANNOT_PAY


def lacks_superior(g: Table, use: Use, who: Card) -> bool:
    """Of a level above the basic one, which he reaches by himself alone: VT-CRYPT-10."""
    return any([level > BASIC and value(g, who, discipline) < level for discipline, level in use.level])


def any_meets(g: Table, face: Printed, use: Use, seat: Seat) -> bool:
    """Of a master card: VT-LIB-11."""
    if not (clans_for(face, use) or use.level or use.needs):
        return True
    return any([why_not_fit(g, face, use, card, by_himself=False) is None for card in g.ready(seat)])


def could_ever_meet(g: Table, card: Card, seat: Seat) -> bool:
    """VT-LIB-13: whether any minion of hers meets what the card requires."""
    face = g.face(card)
    return any(why_not_fit(g, face, use, each) is None for use in face.uses for each in g.controlled(seat))


def pay_price(g: Table, use: Use, source: Card, who: Card) -> bool:
    """Of an action that a card in play allows: what is asked for is paid, if it can be."""
    at = scope(g.controller[who], source, who)
    if use.price is None or not use.price.can(g, at):
        return use.price is None
    use.price.do(g, at)
    return True


def pay(g: Table, face: Printed, use: Use, who: Card, seat: Seat) -> None:
    bill = settle_bill(g, face, use, who, seat)
    if bill.blood:
        burn_blood(g, who, bill.blood)
    burn_pool(g, seat, bill.pool)
    if face.conviction:
        spend_convictions(g, who, face.conviction)

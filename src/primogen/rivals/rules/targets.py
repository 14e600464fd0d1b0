"""Who may attack, and whom."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import Decision, Refusal
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.values import value
from primogen.rivals.rules.activating import activated
from primogen.rivals.rules.damage import has_had_a_turn
from primogen.rivals.rules.deals import NOT_ATTACK, has_promised
from primogen.rivals.rules.intel import missing
from primogen.rivals.rules.paying import can_afford
from primogen.rivals.rules.prices import TO_ATTACK, TO_ATTACK_IT, Payment, changes, price
from primogen.rivals.rules.roles import BY_EFFECT, MADE
from primogen.rivals.rules.switches.attacking import EXHAUSTED_MEMBERS, IF_BOUND, INTEL_NOT_MET, SPENT
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import (
    ACTIVATED,
    ATTACK_TARGET,
    ATTACKS_BESIDE_EXHAUSTED,
    CANNOT_REGROUP,
    CITY,
    HAVEN,
    HUNTERS,
    HUNTS_FROM_HAVEN,
    INTEL,
    MONSTER,
    MORTAL,
    NO_ATTACK_ACTIONS,
    PRESTIGE,
    REACH,
    STREETS,
    ZONES,
)

NOT_IN_THE_STREETS: Final = Refusal("RV-ATK-02", "not-in-the-streets")
EXHAUSTED: Final = Refusal("RV-ATK-02", "exhausted")
EXHAUSTED_IN_PARTY: Final = Refusal("RV-ATK-03", "exhausted-in-party")
NOBODY_TO_ATTACK: Final = Refusal("RV-ATK-10", "nobody-to-attack")
NO_FIRST_TURN_YET: Final = Refusal("RV-TURN-19", "no-first-turn-yet")
JUST_CALLED_OFF: Final = Refusal("RV-ATK-26", "just-called-off")
ALL_CALLED_OFF: Final = Refusal("RV-ATK-26", "all-called-off")
ONLY_HUNTERS: Final = Refusal("RV-ATK-12", "only-hunters")
TAGGED_BY_ANOTHER: Final = Refusal("RV-MONSTER-35", "tagged-by-another")
TOO_SECRET: Final = Refusal("RV-ATK-17", "too-secret")
OUT_OF_REACH: Final = Refusal("RV-KEYW-05", "out-of-reach")
CANNOT_PAY_PRICE: Final = Refusal("RV-CITY-15", "cannot-pay-price")
PROMISED: Final = Refusal("RV-DEAL-03", "promised")
ATTACKS_BARRED: Final = Refusal("RV-GOLD-02", "no-attack-actions")


def attack_price(g: Table, seat: Seat, attacker: Card) -> int:
    """What performing an Attack Action costs this player in Prestige."""
    return price(g, 0, TO_ATTACK, PRESTIGE, seat, attacker)


def toll(g: Table, seat: Seat, target: Card) -> int:
    """What attacking this very target costs that player, to be paid to another."""
    return price(g, 0, TO_ATTACK_IT, PRESTIGE, seat, target)


def tolls(g: Table, seat: Seat, target: Card) -> list[tuple[Seat, int]]:
    """To whom it is paid, and how much."""
    asked = changes(g, Payment(TO_ATTACK_IT, PRESTIGE, seat, target))
    return [(g.you_for(source, seat), number) for source, number in asked]


def dearer(g: Table, seat: Seat, attacker: Card) -> Card:
    """The first card that asks this player for such a price."""
    found = changes(g, Payment(TO_ATTACK, PRESTIGE, seat, attacker))
    return found[0][0] if found else NONE


def why_not_target(g: Table, attacker: Card, target: Card, way: int = MADE) -> Refusal | None:
    seat, foe = g.controller[attacker], g.controller[target]
    if foe == CITY:
        refusal = why_not_target_in_city(g, seat, target)
        if refusal is not None:
            return refusal
    elif not has_had_a_turn(g, foe):
        return NO_FIRST_TURN_YET
    elif g.deals and has_promised(g, seat, NOT_ATTACK, foe):
        return PROMISED
    if g.zone[attacker] == HAVEN and not is_within_reach(g, attacker, target, way):
        return OUT_OF_REACH
    for at in range(0, len(g.called_off), 2):
        if g.called_off[at] == attacker and g.called_off[at + 1] == target:
            return JUST_CALLED_OFF  # the same announcement with nothing changed would never end
    if g.switches[INTEL_NOT_MET] == SPENT and is_too_secret(g, attacker, target):
        return TOO_SECRET
    asked = (attack_price(g, seat, attacker) if way == MADE else 0) + toll(g, seat, target)
    if asked and not can_afford(g, seat, asked, target):
        return CANNOT_PAY_PRICE
    return None


def is_within_reach(g: Table, attacker: Card, target: Card, way: int) -> bool:
    """Of one at home: RV-KEYW-03, -05; or Mortals, where a text says so."""
    if g.zone[target] != STREETS:
        return False
    if is_character(g, target):
        return way != MADE or reaches(g, attacker, REACH)
    return g.kind(target) == MORTAL and reaches(g, attacker, HUNTS_FROM_HAVEN)


def reaches(g: Table, attacker: Card, how: int) -> bool:
    if not g.index[how] and not g.lasting and not g.pool.values[how][g.definition[attacker]]:  # as nearly always
        return False
    return value(g, attacker, how) > 0


def is_too_secret(g: Table, attacker: Card, target: Card) -> bool:
    """Where an attack that lacks Intel is lost: not even with all cards of all players could there be enough."""
    hands = sum(len(g.hand(seat)) for seat in range(g.seats()))
    if missing(g, attacker, target) <= hands:
        return False
    return not any(activated(g, row).pay().gives(INTEL) for row in g.index[ACTIVATED])


def is_character(g: Table, card: Card) -> bool:
    """RV-TERM-11, -12: a face-down Monster is none."""
    return g.face(card).is_character() and not g.face_down[card]


def why_not_target_in_city(g: Table, seat: Seat, target: Card) -> Refusal | None:
    """A Mortal, or a Monster: RV-ATK-12, RV-MONSTER-35."""
    if g.kind(target) != MONSTER:
        return None
    if g.faction[seat] != HUNTERS:
        return ONLY_HUNTERS
    return None if g.tagger[target] in (NONE, seat) else TAGGED_BY_ANOTHER


def attackable(g: Table, seat: Seat) -> list[Card]:
    """RV-ATK-10, -11: what can be named at all, near or far."""
    found: list[Card] = []
    for foe in g.foes(seat):
        found.extend(g.coterie(foe))
    kinds, definition = g.pool.kinds, g.definition
    for card in g.piles[CITY * ZONES + STREETS]:
        kind = kinds[definition[card]]
        if kind == MORTAL or kind == MONSTER:
            found.append(card)
    return found


def why_not_set_out(g: Table, attacker: Card) -> Refusal | None:
    """Is this character in a position to attack? RV-ATK-02 to -05."""
    if not g.ready[attacker]:
        return EXHAUSTED
    if g.zone[attacker] == STREETS:
        party = g.party_of(attacker)
        if len(party) > 1 and not all([g.ready[member] for member in party]) and not is_let_go(g, attacker, party):
            return EXHAUSTED_IN_PARTY
    elif not reaches(g, attacker, REACH) and not reaches(g, attacker, HUNTS_FROM_HAVEN):
        return NOT_IN_THE_STREETS
    return None


def is_let_go(g: Table, attacker: Card, party: list[Card]) -> bool:
    """Beside somebody who is exhausted."""
    return must_stay_together(g, party) or reaches(g, attacker, ATTACKS_BESIDE_EXHAUSTED)


def must_stay_together(g: Table, party: list[Card]) -> bool:
    """RV-ATK-05: an effect stops them from rearranging parties. R20-ATK-04 knows no such exception."""
    return g.switches[EXHAUSTED_MEMBERS] == IF_BOUND and any(value(g, member, CANNOT_REGROUP) for member in party)


def why_not_attack(g: Table, attacker: Card) -> Refusal | None:
    refusal = why_not_set_out(g, attacker)
    if refusal is not None:
        return refusal
    if g.index[NO_ATTACK_ACTIONS] and value(g, attacker, NO_ATTACK_ACTIONS):
        return ATTACKS_BARRED
    reason = NOBODY_TO_ATTACK
    for target in attackable(g, g.controller[attacker]):
        refusal = why_not_target(g, attacker, target)
        if refusal is None:
            return None
        if refusal is JUST_CALLED_OFF:
            reason = ALL_CALLED_OFF  # there is somebody, and nothing has changed since
    return reason


def may_attack(g: Table, attacker: Card, way: int) -> bool:
    """Is there anybody for a card to have it attack?"""
    targets = attackable(g, g.controller[attacker])
    return g.is_active(attacker) and any(why_not_target(g, attacker, target, way) is None for target in targets)


def may_be_attacked(g: Table, attacker: Card, target: Card) -> bool:
    """By a card's effect, by that very character."""
    targets = attackable(g, g.controller[attacker])
    return target in targets and why_not_target(g, attacker, target, BY_EFFECT) is None


def legal_targets(g: Table, attacker: Card, way: int) -> Decision:
    seat = g.controller[attacker]
    decision = g.ask(seat, "attack-target", "RV-ATK-10", about=attacker)
    for target in attackable(g, seat):
        decision.offer_unless(why_not_target(g, attacker, target, way), ATTACK_TARGET, target)
    return decision

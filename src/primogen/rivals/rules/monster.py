"""Monsters: whom they strike and how, being turned up, and being tagged."""

from __future__ import annotations

from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.values import modifiers, value
from primogen.rivals.rules.atoms.cards import bring_into_streets, reveal
from primogen.rivals.rules.atoms.decks import top_of
from primogen.rivals.rules.atoms.hands import lay_open
from primogen.rivals.rules.atoms.prestige import return_stakes
from primogen.rivals.rules.atoms.tokens import tag
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import AGGRAVATED, ATTRIBUTES, MONSTER_DECK, SHOWS_HAND, STRIKES_EACH


def strongest_attribute(g: Table, monster: Card, target: Card) -> int:
    """RV-MONSTER-20, -21, -43: what deals the most damage, in card order; against Aggravated no attribute helps."""
    ignores = value(g, monster, AGGRAVATED) > 0
    best, most = ATTRIBUTES[0], -1
    for stat in ATTRIBUTES:
        damage = value(g, monster, stat)
        if not ignores:
            damage = max(0, damage - value(g, target, stat))
        if damage > most:
            best, most = stat, damage
    return best


def struck(g: Table, monster: Card, attacker: Card) -> list[Card]:
    """Whom a Preemptive Strike hits: the attacker, or for some Monsters each member of its party."""
    return g.party_of(attacker) if value(g, monster, STRIKES_EACH) else [attacker]


def turn_up(g: Table, monster: Card) -> None:
    """RV-MONSTER-18."""
    if g.face_down[monster]:
        reveal(g, monster)


def tag_if_first(g: Table, monster: Card, seat: Seat) -> bool:
    """RV-MONSTER-28, -31: the first successful attack."""
    if g.tagger[monster] != NONE:
        return False
    tag(g, monster, seat)
    if modifiers(g, SHOWS_HAND, seat) > 0:
        lay_open(g, seat)
    return_stakes(g, monster, seat)
    return True


def add_monster(g: Table) -> None:
    """RV-MONSTER-09."""
    monster = top_of(g, MONSTER_DECK)
    if monster != NONE:
        bring_into_streets(g, monster)

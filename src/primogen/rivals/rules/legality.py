"""Whether an Attack card or a Reaction may be played, and why not. RV-ATK-37 to -39, RV-ATK-42, RV-REACT-06."""

from __future__ import annotations

from typing import Final

from primogen.kernel.choosing import Pay
from primogen.kernel.decisions import Refusal
from primogen.kernel.effects import scope
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.values import modifiers, value
from primogen.rivals.rules.reading import holds
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import (
    ANY_CLAN,
    ANY_REACTION,
    ATTACK,
    BARRED,
    BLOOD_POTENCY,
    NEEDED_POTENCY,
    NO_CLAN,
    NO_RANGED,
    NO_RANGED_CARDS,
    RANGED,
    REACTION,
    SPECIAL,
)

NOT_AN_ATTACK_CARD: Final = Refusal("RV-ATK-33", "not-an-attack-card")
NOT_A_REACTION: Final = Refusal("RV-REACT-01", "not-a-reaction")
NAME_BARRED: Final = Refusal("RV-GOLD-02", "name-barred")
RANGED_BARRED: Final = Refusal("RV-GOLD-02", "ranged-barred")
WRONG_TYPE: Final = Refusal("RV-ATK-37", "wrong-type")
NO_CHARACTER_OF_CLAN: Final = Refusal("RV-ATK-38", "no-character-of-clan")
BP_TOO_LOW: Final = Refusal("RV-ATK-39", "bp-too-low")
NOT_NOW: Final = Refusal("RV-GOLD-01", "not-now")
CANNOT_PAY: Final = Refusal("RV-ACT-19", "cannot-pay")
ANSWERS_NOTHING_HERE: Final = Refusal("RV-ATK-53", "answers-nothing-here")


def why_barred(g: Table, card: Card) -> Refusal | None:
    """A text that keeps a card of that name from being played."""
    return NAME_BARRED if g.index[BARRED] and modifiers(g, BARRED, card) else None


def has_clan(g: Table, seat: Seat, clan: int) -> bool:
    """RV-ACT-29: any active character of the coterie; or a text that lets its player play cards of every clan."""
    clans, definition = g.pool.clans, g.definition
    for card in g.coterie(seat):
        if clans[definition[card]] == clan:
            return True
    return bool(g.index[ANY_CLAN]) and modifiers(g, ANY_CLAN, seat) > 0


def why_not_announce(g: Table, seat: Seat, attack_type: int) -> Refusal | None:
    """An attack of that type."""
    if attack_type == RANGED and g.index[NO_RANGED] and modifiers(g, NO_RANGED, seat):
        return RANGED_BARRED
    return None


def needed_potency(g: Table, card: Card) -> int:
    """RV-POT-03: what is printed on it, more or less."""
    needed = g.face(card).needs_bp
    return max(0, needed + modifiers(g, NEEDED_POTENCY, card)) if g.index[NEEDED_POTENCY] else needed


def why_not_fight_with(g: Table, card: Card, role: int, who: Card, attack_type: int, that: Card) -> Refusal | None:
    """As an Attack card or as a Reaction, played by `who` in an attack of that type."""
    face = g.face(card)
    if not face.serves_as(role):
        return NOT_AN_ATTACK_CARD if role == ATTACK else NOT_A_REACTION
    if why_barred(g, card) is not None:
        return NAME_BARRED
    unbound = role == REACTION and bool(g.index[ANY_REACTION]) and value(g, who, ANY_REACTION) > 0
    if attack_type != NONE and attack_type not in face.types and not unbound:
        return WRONG_TYPE
    if g.index[NO_RANGED_CARDS] and RANGED in face.types and modifiers(g, NO_RANGED_CARDS, g.controller[card]):
        return RANGED_BARRED
    if face.clan != NO_CLAN and not unbound and not has_clan(g, g.controller[card], face.clan):
        return NO_CHARACTER_OF_CLAN
    if face.needs_bp and value(g, who, BLOOD_POTENCY) < needed_potency(g, card):  # RV-POT-03
        return BP_TOO_LOW
    if face.play_only_if is not None and not unbound and not holds(g, face.play_only_if, card, who, that):
        return NOT_NOW
    return None


def why_not_answer(g: Table, card: Card, who: Card, kinds: set[int]) -> Refusal | None:
    """As a Reaction Special made against a kind of damage: RV-ATK-53, RV-ACT-47."""
    face = g.face(card)
    if not face.words & SPECIAL or kinds.isdisjoint(face.answers):
        return ANSWERS_NOTHING_HERE
    if why_barred(g, card) is not None:
        return NAME_BARRED
    if face.clan != NO_CLAN and not has_clan(g, g.controller[card], face.clan):
        return NO_CHARACTER_OF_CLAN
    if value(g, who, BLOOD_POTENCY) < needed_potency(g, card):
        return BP_TOO_LOW
    if isinstance(face.text, Pay) and not face.text.can(g, scope(g.controller[card], card, who, who)):
        return CANNOT_PAY
    return None

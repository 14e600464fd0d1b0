"""How a simple bot weighs an attack: what it would deal, and what a defeat is worth."""

from __future__ import annotations

from typing import Final

from primogen.bots.eyes import Eyes
from primogen.kernel.ids import Card
from primogen.rivals.rules.words import ATTACK, ATTACK_TYPES, BLOOD_POTENCY, MONSTER, MORTAL, REACTION

DEFEAT: Final = 30  # what defeating a foe's character is worth
RIVALS: Final = 15  # ... and more if it is the Rival's
MORTAL_FELLED: Final = 34
MONSTER_FELLED: Final = 45
PER_BLOOD: Final = 4
IN_HAVEN: Final = 3  # Secrecy costs cards


def best_card(eyes: Eyes, attacker: Card, kind: int) -> tuple[int, Card | None]:
    """The most damage a card in hand adds to an attack of that type."""
    face = eyes.face(attacker)
    best: tuple[int, Card | None] = (0, None)
    for card in eyes.hand():
        printed = eyes.face(card)
        if printed is None or face is None or not printed.serves_as(ATTACK):
            continue
        if kind in printed.types and printed.needs_bp <= face.value(BLOOD_POTENCY):
            best = max(best, (printed.damage + (printed.text is not None), card), key=first)
    return best


def first(pair: tuple[int, Card | None]) -> int:
    return pair[0]


def damage(eyes: Eyes, attacker: Card, target: Card, kind: int) -> int:
    return max(0, eyes.attribute(attacker, kind) + best_card(eyes, attacker, kind)[0] - eyes.defence(target, kind))


def best_type(eyes: Eyes, attacker: Card, target: Card) -> tuple[int, int]:
    """The most damage, and the type that deals it."""
    return max((damage(eyes, attacker, target, kind), kind) for kind in ATTACK_TYPES)


def worth(eyes: Eyes, attacker: Card, target: Card) -> int:
    """What attacking it promises."""
    dealt, face = best_type(eyes, attacker, target)[0], eyes.face(target)
    falls = dealt >= eyes.life(target)
    if face is not None and face.kind == MORTAL:
        return MORTAL_FELLED + 4 * face.agenda if falls else -20
    if face is None or face.kind == MONSTER:
        risk = 6 if eyes.life(attacker) > 2 else 25
        return MONSTER_FELLED - risk if falls else PER_BLOOD * dealt + 8 - risk
    value = PER_BLOOD * dealt + (DEFEAT if falls else 0)
    return value + (RIVALS if eyes.owner(target) == eyes.rival else 0) if dealt else -10


def best_shield(eyes: Eyes) -> int:
    faces = [eyes.face(card) for card in eyes.hand()]
    return max((face.shield for face in faces if face is not None and face.kind == REACTION), default=0)

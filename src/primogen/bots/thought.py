"""One question thought through: what is reckoned for one option is kept for the others."""

from __future__ import annotations

from typing import Final

from primogen.bots.eyes import Eyes
from primogen.bots.sheet import Sheet
from primogen.bots.weights import Weights
from primogen.kernel.ids import Card
from primogen.rivals.rules.words import (
    ATTACK,
    BLOOD_POTENCY,
    CITY,
    MENTAL,
    MORTAL,
    NO_CLAN,
    PHYSICAL,
    RANGED,
    SOCIAL,
)

TYPES: Final = (RANGED, PHYSICAL, SOCIAL, MENTAL)
NEVER: Final = -1000.0  # what cannot be carried out, or cannot do any good
LITTLE_BLOOD: Final = 2


class Strength:
    """What one character would deal by each type: bare, and surely with the best card in hand."""

    def __init__(self) -> None:
        self.bare: Final = [0, 0, 0, 0]
        self.sure: Final = [0, 0, 0, 0]


class Thought:
    def __init__(self, eyes: Eyes, sheet: Sheet, weights: Weights) -> None:
        self.eyes: Final = eyes
        self.sheet: Final = sheet
        self.weights: Final = weights
        self.strengths: Final[dict[Card, Strength]] = {}
        self.found_targets: list[Card] | None = None
        self.found_price = -1

    def targets(self) -> list[Card]:
        if self.found_targets is None:
            self.found_targets = self.eyes.attackable()
        return self.found_targets

    def price(self) -> int:
        """Of an attack, in Prestige."""
        if self.found_price < 0:
            self.found_price = self.eyes.attack_price()
        return self.found_price

    def strength(self, attacker: Card) -> Strength:
        found = self.strengths.get(attacker)
        if found is None:
            found = self.reckoned(attacker)
            self.strengths[attacker] = found
        return found

    def reckoned(self, attacker: Card) -> Strength:
        eyes, found = self.eyes, Strength()
        added = eyes.damage_added(attacker)
        for at in range(len(TYPES)):
            attribute = eyes.value(attacker, TYPES[at]) if TYPES[at] != RANGED else 0
            found.bare[at] = attribute + added
        found.sure[:] = found.bare
        potency = eyes.value(attacker, BLOOD_POTENCY)
        for card in eyes.hand():
            face = eyes.face(card)
            if face is None or not face.serves_as(ATTACK) or face.needs_bp > potency:
                continue
            if face.clan != NO_CLAN and not eyes.has_clan(face.clan):
                continue
            sure = self.power(attacker, card)
            for at in range(len(TYPES)):
                if TYPES[at] in face.types:
                    found.sure[at] = max(found.sure[at], found.bare[at] + sure)
        return found

    def power(self, attacker: Card, card: Card) -> int:
        """The damage an Attack card surely adds."""
        face, number = self.eyes.face(card), self.eyes.number(card)
        if face is None:
            return 0
        sure, spare = face.damage, self.eyes.prestige() - self.weights.enough
        for bonus in self.sheet.bonuses[number]:
            if bonus.price > spare:
                continue
            if bonus.icons and not any([self.eyes.value(attacker, icon) >= bonus.least for icon in bonus.icons]):
                continue
            sure, spare = sure + bonus.damage, spare - bonus.price
        return sure

    def dealt(self, attacker: Card, target: Card, by: list[int]) -> tuple[int, int]:
        """The most damage the target would take, and by which type."""
        physical = self.eyes.defence(target, PHYSICAL)
        against = (physical, physical, self.eyes.defence(target, SOCIAL), self.eyes.defence(target, MENTAL))
        best, which = -1, PHYSICAL
        for at in range(len(TYPES)):
            left = max(0, by[at] - against[at])
            if left > best or (left == best and TYPES[at] != RANGED):
                best, which = left, TYPES[at]
        return best, which

    # ---- what an attack promises

    def hope(self, attacker: Card) -> float:
        """The best of all its attacks; NEVER if it has none worth the name."""
        best = NEVER
        for target in self.targets():
            best = max(best, self.worth(attacker, target))
        return best

    def worth(self, attacker: Card, target: Card) -> float:
        eyes, weights, strength = self.eyes, self.weights, self.strength(attacker)
        if eyes.was_called_off(attacker, target):
            return NEVER
        missing, cards = eyes.missing_intel(attacker, target), len(eyes.hand())
        if missing > cards:
            return NEVER  # nobody will pay for it
        by = strength.sure if missing < cards else strength.bare
        found = self.promise(attacker, target, by)
        if found <= NEVER:
            return NEVER
        return found + weights.intel_card * missing + weights.pay * self.price()

    def promise(self, attacker: Card, target: Card, by: list[int]) -> float:
        eyes, weights = self.eyes, self.weights
        dealt, blood, kind = self.dealt(attacker, target, by)[0], eyes.blood(target), eyes.kind(target)
        if eyes.controller(target) != CITY:
            return self.promise_of_foe(target, dealt, blood)
        if kind == MORTAL:
            face = eyes.face(target)
            agenda = face.agenda if face is not None else 0
            return weights.mortal + weights.mortal_agenda * agenda if dealt >= blood else NEVER
        risk = weights.monster_risk if eyes.blood(attacker) > LITTLE_BLOOD else weights.monster_risk_weak
        if dealt >= blood:
            return weights.monster + risk
        return weights.per_blood * dealt + weights.monster_hit + risk

    def promise_of_foe(self, target: Card, dealt: int, blood: int) -> float:
        eyes, weights = self.eyes, self.weights
        if not dealt:
            return weights.harmless
        seat = eyes.controller(target)
        found = weights.per_blood * min(dealt, blood)
        if dealt >= blood:
            found += weights.defeat + weights.per_blood * weights.overkill * (dealt - blood)
            if len(eyes.coterie(seat)) == 1:
                found += weights.last_one if seat == eyes.rival() else -weights.last_one
        if seat == eyes.rival():
            found += weights.rival
        if eyes.is_home(target):
            found += weights.at_home
        if eyes.leads(target):
            found += weights.leads
        for other in eyes.party_of(target):
            if other != target and eyes.is_ready(other):
                found += weights.blocker
        return found

"""One question thought through: what is reckoned for one option is kept for the others."""

from __future__ import annotations

from typing import Final

from primogen.kernel.ids import Card, Seat
from primogen.rivals.bots.sheet import Sheet
from primogen.rivals.bots.weights import Weights
from primogen.rivals.eyes import Eyes
from primogen.rivals.rules.words import (
    ATTACK,
    BLOOD_POTENCY,
    CITY,
    INTEL,
    MENTAL,
    MORTAL,
    NO_CLAN,
    PHYSICAL,
    RANGED,
    SHIELD,
    SOCIAL,
)

TYPES: Final = (RANGED, PHYSICAL, SOCIAL, MENTAL)
NEVER: Final = -1000.0  # what cannot be carried out, or cannot do any good
LITTLE_BLOOD: Final = 2
FOE: Final = -1  # of a target: some player's character


class Strength:
    """What one character would deal by each type: bare, and surely with the best card in hand."""

    def __init__(self, intel: int, blood: int) -> None:
        self.intel: Final = intel
        self.blood: Final = blood
        self.bare: Final = [0, 0, 0, 0]
        self.sure: Final = [0, 0, 0, 0]


class Quarry:
    """What is worth knowing of a target, whoever attacks it."""

    def __init__(self, eyes: Eyes, weights: Weights, card: Card) -> None:
        shield, physical = eyes.value(card, SHIELD), eyes.value(card, PHYSICAL)
        social, mental = eyes.value(card, SOCIAL), eyes.value(card, MENTAL)
        self.against: Final = [shield + physical, shield + physical, shield + social, shield + mental]
        self.blood: Final = eyes.blood(card)
        self.secrecy: Final = eyes.secrecy(card)
        seat = eyes.controller(card)
        self.kind: Final = FOE if seat != CITY else eyes.kind(card)
        if self.kind == FOE:
            self.standing = standing_of(eyes, weights, card, seat)
            self.fall = weights.defeat + last_one(eyes, weights, seat)
        else:
            face = eyes.face(card)
            agenda = face.agenda if face is not None else 0
            self.standing = 0.0
            self.fall = weights.mortal + weights.mortal_agenda * agenda if self.kind == MORTAL else weights.monster


def standing_of(eyes: Eyes, weights: Weights, card: Card, seat: Seat) -> float:
    """Who a foe's character is, where it is and who is with it."""
    found = weights.rival if seat == eyes.rival() else 0.0
    if eyes.is_home(card):
        found += weights.at_home
    if eyes.leads(card):
        found += weights.leads
    for other in eyes.party_of(card):
        if other != card and eyes.is_ready(other):
            found += weights.blocker
    return found


def last_one(eyes: Eyes, weights: Weights, seat: Seat) -> float:
    """Who knocks out the Rival wins; who knocks out another ends the game for whoever has most Agenda."""
    if len(eyes.coterie(seat)) > 1:
        return 0
    others = [eyes.agenda_of(other) for other in range(eyes.seats()) if other not in (eyes.me, seat)]
    wins = seat == eyes.rival() or eyes.agenda_of(eyes.me) > max(others, default=0)
    return weights.last_one if wins else -weights.last_one


class Thought:
    def __init__(self, eyes: Eyes, sheet: Sheet, weights: Weights) -> None:
        self.eyes: Final = eyes
        self.sheet: Final = sheet
        self.weights: Final = weights
        self.strengths: Final[dict[Card, Strength]] = {}
        self.quarries: Final[dict[Card, Quarry]] = {}
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
        eyes = self.eyes
        found = Strength(eyes.value(attacker, INTEL), eyes.blood(attacker))
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

    def quarry(self, target: Card) -> Quarry:
        found = self.quarries.get(target)
        if found is None:
            found = Quarry(self.eyes, self.weights, target)
            self.quarries[target] = found
        return found

    # ---- what an attack promises

    def hope(self, attacker: Card) -> float:
        """The best of all its attacks; NEVER if it has none worth the name."""
        return max([self.worth(attacker, target) for target in self.targets()], default=NEVER)

    def worth(self, attacker: Card, target: Card) -> float:
        strength, quarry, cards = self.strength(attacker), self.quarry(target), len(self.eyes.hand())
        missing = max(0, quarry.secrecy - strength.intel)
        if missing > cards or self.eyes.was_called_off(attacker, target):
            return NEVER  # nobody will pay for it
        found = self.promise(strength, quarry, strength.sure if missing < cards else strength.bare)
        if found <= NEVER:
            return NEVER
        return found + self.weights.intel_card * missing + self.weights.pay * self.price()

    def promise(self, strength: Strength, quarry: Quarry, by: list[int]) -> float:
        weights, dealt = self.weights, most_dealt(by, quarry.against)
        if quarry.kind == FOE:
            if not dealt:
                return weights.harmless
            found = quarry.standing + weights.per_blood * min(dealt, quarry.blood)
            if dealt >= quarry.blood:
                found += quarry.fall + weights.per_blood * weights.overkill * (dealt - quarry.blood)
            return found
        if quarry.kind == MORTAL:
            return quarry.fall if dealt >= quarry.blood else NEVER
        risk = weights.monster_risk if strength.blood > LITTLE_BLOOD else weights.monster_risk_weak
        return risk + (quarry.fall if dealt >= quarry.blood else weights.per_blood * dealt + weights.monster_hit)


def most_dealt(by: list[int], against: list[int]) -> int:
    return max(0, by[0] - against[0], by[1] - against[1], by[2] - against[2], by[3] - against[3])

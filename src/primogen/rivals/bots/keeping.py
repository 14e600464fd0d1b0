"""What a card in hand is worth to whoever must give one away."""

from __future__ import annotations

from primogen.kernel.ids import Card
from primogen.rivals.bots.thought import Thought
from primogen.rivals.rules.printed import Printed
from primogen.rivals.rules.words import ATTACK, BLOOD_POTENCY, CHARACTER, REACTION


def keeping(thought: Thought, card: Card) -> float:
    eyes, weights, face = thought.eyes, thought.weights, thought.eyes.face(card)
    if face is None:
        return 0
    found = keeping_kind(thought, face)
    if eyes.hand_copies(card) > 1:
        found += weights.keep_twin
    if face.kind != CHARACTER and not is_playable(thought, face):
        found += weights.keep_useless
    return found


def keeping_kind(thought: Thought, face: Printed) -> float:
    eyes, weights = thought.eyes, thought.weights
    if face.kind == CHARACTER:
        small = len(eyes.coterie(eyes.me)) < weights.few
        return weights.keep_character + (weights.keep_last if small else 0.0)
    if face.serves_as(ATTACK):
        return weights.keep_attack + weights.keep_power * face.damage
    if face.kind == REACTION:
        return weights.keep_reaction + weights.keep_power * face.shield
    return weights.keep_action


def is_playable(thought: Thought, face: Printed) -> bool:
    """Is there anybody of the Blood Potency it asks for?"""
    eyes = thought.eyes
    return any([eyes.value(card, BLOOD_POTENCY) >= face.needs_bp for card in eyes.coterie(eyes.me)])

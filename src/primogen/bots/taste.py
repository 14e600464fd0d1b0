"""What a simple bot likes: how good a card is to play, and whether an effect is kind to whom it befalls."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import NODE, RESOLVE, Effect
from primogen.kernel.frames import FRAME_HEAD
from primogen.rivals.language import verbs_cards as vc
from primogen.rivals.language import verbs_fight as vf
from primogen.rivals.language import verbs_tokens as vt
from primogen.rivals.rules.printed import Pool, Printed
from primogen.rivals.rules.words import CONSPIRACY, ONGOING, RELIC, SCHEME

UNKIND: Final = (
    vf.DealDamage,
    vt.Lose,
    vt.StealFrom,
    vt.PutToken,
    vc.ExhaustIt,
    vt.LoseBlood,
    vf.AlsoDeal,
    vt.PutPrestige,
)


def likes_of(face: Printed | None) -> int:
    if face is None:
        return 0
    if face.words & (CONSPIRACY | SCHEME | RELIC):
        return 14
    return 10 if face.words & ONGOING else 6


def is_kind_to(pool: Pool, frames: list[list[int]]) -> bool:
    """Of the effect being carried out; when in doubt it is."""
    for frame in reversed(frames):
        if frame[0] == RESOLVE:
            return not any(isinstance(node, UNKIND) for node in nodes_of(pool.nodes[frame[FRAME_HEAD + NODE]]))
    return False


def nodes_of(effect: Effect) -> list[Effect]:
    return [effect, *(node for part in effect.parts() for node in nodes_of(part))]

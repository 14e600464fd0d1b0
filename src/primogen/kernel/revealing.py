"""What cannot be taken back: an answer after which somebody knows more, or somebody else has been asked."""

from __future__ import annotations

from primogen.kernel.game import Game
from primogen.kernel.ids import NONE


def is_revealing(before: Game, after: Game) -> bool:
    """Did anybody see a new card, did chance speak, or is somebody else asked now?"""
    if before.chance != after.chance or after.decision is None or before.decision is None:
        return True
    if after.decision.seat != before.decision.seat:
        return True
    seats = (NONE, *range(after.seats()))
    return any(set(after.visible(seat)[0]) - set(before.visible(seat)[0]) for seat in seats)

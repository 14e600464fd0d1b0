"""What cannot be taken back: an answer after which somebody knows more, or somebody else has been asked."""

from __future__ import annotations

from primogen.kernel.ids import NONE
from primogen.kernel.views import Sight


def is_revealing(before: Sight, after: Sight) -> bool:
    """Did anybody see a new card, did chance speak, or is somebody else asked now?"""
    was, now = before.g, after.g
    if was.chance != now.chance or now.decision is None or was.decision is None:
        return True
    if now.decision.seat != was.decision.seat:
        return True
    return any(set(after.faces(seat)).difference(before.faces(seat)) for seat in (NONE, *range(now.seats())))

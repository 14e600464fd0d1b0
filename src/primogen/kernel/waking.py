"""A saved game goes on: at the question where it stood, or, if it was at rest, with the turn that was to begin."""

from __future__ import annotations

from typing import Final

import msgspec

from primogen.kernel.chance import Chances
from primogen.kernel.game import Game, Saved
from primogen.kernel.machine import run
from primogen.kernel.plain import as_dict
from primogen.kernel.resting import Resting, Unfit, awake
from primogen.kernel.shapes import Shape

SAVED: Final = Shape(Saved)
RESTING: Final = Shape(Resting)
CARRIED: Final = "carried"  # in the header of a journal that begins in the middle of a game


def woken(blank: Game, content: dict[str, object], chances: Chances | None = None) -> Game:
    """On a table with nothing on it. `Unfit` says why it does not."""
    g = blank
    try:
        if "rest" in content:
            g = awake(g, RESTING.of(content["rest"]))
        else:
            g.fill(SAVED.of(content["game"]))
        g.chances = chances
        run(g)
    except (msgspec.ValidationError, LookupError) as error:
        raise Unfit(str(error)) from None
    return g


def carried_in(header: dict[str, object]) -> dict[str, object] | None:
    return as_dict(header[CARRIED]) if CARRIED in header else None

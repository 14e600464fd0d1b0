"""Numbers on the command line."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cyclopts import Token


def wholes(_: object, tokens: Sequence[Token]) -> list[int]:
    """Left to itself, the parser would take 2.5 for 2."""
    for token in tokens:
        if not re.fullmatch(r"-?[0-9]{1,18}", token.value):
            raise ValueError(f'"{token.value}" is not a whole number')
    return [int(token.value) for token in tokens]


def whole(_: object, tokens: Sequence[Token]) -> int:
    return wholes(_, tokens)[0]

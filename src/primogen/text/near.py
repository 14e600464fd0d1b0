"""What somebody may have meant who wrote a name that nothing has."""

from __future__ import annotations

import difflib
from collections.abc import Collection
from typing import Final

MEANT: Final = 3  # suggestions
TELLING: Final = 3  # letters: fewer are in too many names
AS_LIKE: Final = 0.95  # as the likest one


def near(wanted: str, names: Collection[str]) -> list[str]:
    """Names that begin so, or have these letters in them, or are as like them as the likest: a few, the best first."""
    within = [each for each in names if wanted in each] if len(wanted) >= TELLING else []
    begun = [each for each in within if each.startswith(wanted)]
    return [*begun, *(each for each in within if each not in begun)][:MEANT] or likest(wanted, names)


def likest(wanted: str, names: Collection[str]) -> list[str]:
    found = difflib.get_close_matches(wanted, names, MEANT)
    likeness = [difflib.SequenceMatcher(None, each, wanted).ratio() for each in found]
    return [each for each, like in zip(found, likeness, strict=True) if like >= max(likeness) * AS_LIKE]

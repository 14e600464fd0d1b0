"""Every card that was ever printed: RivalsDB's ids and names, whether we can play them yet or not."""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib.resources import files
from typing import Final

import yaml

from primogen.games.cards import Coverage, Lacking, Share
from primogen.kernel.shapes import Shape
from primogen.rivals.editions import book_of
from primogen.rivals.language.sets import set_of

NAMES: Final = Shape(dict[str, str])


@cache
def printed_names() -> dict[str, str]:
    """By id."""
    text = files(__package__).joinpath("printed.yaml").read_text(encoding="utf-8")
    return NAMES.of(yaml.load(text, Loader=yaml.CSafeLoader if yaml.__with_libyaml__ else yaml.SafeLoader))


def coverage() -> Coverage:
    """By set, as they came out."""
    printed, playable = printed_names(), book_of().pool.by_key.keys()
    missing = [key for key in printed if key not in playable]
    sets, lost = Counter(map(set_of, printed)), Counter(map(set_of, missing))
    return Coverage(
        {"cards playable": Share(len(printed) - len(missing), len(printed))},
        {name: Share(number - lost[name], number) for name, number in sets.items()},
        [Lacking(key, printed[key], f"not written yet: {set_of(key)}") for key in missing],
    )

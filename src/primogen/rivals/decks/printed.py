"""Every card that was ever printed: RivalsDB's ids and names, whether we can play them yet or not."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import yaml

from primogen.kernel.shapes import Shape

NAMES: Final = Shape(dict[str, str])


@cache
def printed_names() -> dict[str, str]:
    """By id."""
    return read("printed.yaml")


@cache
def unsettled() -> dict[str, str]:
    """Why a card cannot be played before somebody finds a rule for it, by id."""
    return read("unsettled.yaml")


def read(name: str) -> dict[str, str]:
    text = files(__package__).joinpath(name).read_text(encoding="utf-8")
    return NAMES.of(yaml.load(text, Loader=yaml.CSafeLoader if yaml.__with_libyaml__ else yaml.SafeLoader))

"""Every card that was ever printed: RivalsDB's ids and names, whether we can play them yet or not."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import yaml

from primogen.kernel.shapes import Shape

NAMES: Final = Shape(dict[str, str])


def printed() -> dict[str, str]:
    """Names by id."""
    text = files(__package__).joinpath("printed.yaml").read_text(encoding="utf-8")
    return NAMES.of(yaml.load(text, Loader=yaml.CSafeLoader if yaml.__with_libyaml__ else yaml.SafeLoader))


PRINTED: Final = printed()

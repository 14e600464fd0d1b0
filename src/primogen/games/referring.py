"""Cards that a line of chat refers to, [[like this]]."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

REFERENCE: Final = re.compile(r"\[\[([^\[\]]{1,80})\]\]")


def references(text: str, ids: Mapping[str, str]) -> dict[str, str]:
    """The id of each card, by what it is called in the text; `ids` has them by their names in small letters."""
    called = REFERENCE.findall(text)
    return {name: ids[name.strip().casefold()] for name in called if name.strip().casefold() in ids}

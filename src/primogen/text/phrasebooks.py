"""The words of a game, one file per language: all files have the same keys.

Every table is read as (English, Spanish, ...), in the order of `LANGUAGES`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import ModuleType

Said = tuple[str, ...]  # the same in every language


def together(tables: Iterable[Mapping[str, str]]) -> dict[str, Said]:
    """One table of all languages; a key that one of them lacks is named."""
    first, *others = tables
    for other in others:
        if lacking := first.keys() ^ other.keys():
            raise ValueError(f"not in every language: {', '.join(sorted(lacking))}")
    return {key: (first[key], *(other[key] for other in others)) for key in first}


def numbered(table: Mapping[str, Said], *of: ModuleType) -> dict[int, Said]:
    """By the number that the key stands for: "blood-potency" is BLOOD_POTENCY of one of these modules."""
    return {number_of(key, of): said for key, said in table.items()}


def number_of(key: str, of: Iterable[ModuleType]) -> int:
    name = key.upper().replace("-", "_")
    for module in of:
        number: object = vars(module).get(name)
        if isinstance(number, int):
            return number
    raise KeyError(f"{key!r} names nothing of the game")

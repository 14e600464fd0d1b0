"""What older rulebooks call a rule: the rules cite the ids of the newest, and a table prints those of its own."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import yaml

from primogen.kernel.shapes import Shape

LISTS: Final = Shape(dict[str, list[str]])
REFERENCES: Final = "ledger/cross-references.yaml"
DOCUMENTS: Final = {"R20": "2020", "R226": "2022-06", "R229": "2022-09"}  # by how their ids begin


@cache
def references() -> dict[str, list[str]]:
    """Of a rule of the newest book, the rules of older ones that say the same, oldest first."""
    text = files(__package__).joinpath(REFERENCES).read_text(encoding="utf-8")
    return LISTS.of(yaml.safe_load(text))


def ids_in(edition: str) -> dict[str, str]:
    """Of rules that the books of that edition have under an id of their own: the newest that was there by then."""
    if edition > max(DOCUMENTS.values()):
        return {}
    by_then = {rule: [id for id in ids if written_in(id) <= edition] for rule, ids in references().items()}
    return {rule: max(ids, key=written_in) for rule, ids in by_then.items() if ids}


def written_in(id: str) -> str:
    """The edition whose document has the rule."""
    return DOCUMENTS[id.partition("-")[0]]

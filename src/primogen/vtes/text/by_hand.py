"""What cards say that are written by hand because their texts cannot be read: `cards/texts.toml`, our own words."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from primogen.kernel.shapes import Shape
from primogen.text.languages import pick


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`name`: for whoever reads the file."""

    name: str
    en: str
    es: str


WRITTEN: Final = Shape(dict[str, Written])


@cache
def written() -> dict[str, Written]:
    """By VEKN's ids."""
    text = (files("primogen.vtes.cards") / "texts.toml").read_text(encoding="utf-8")
    return WRITTEN.of(tomllib.loads(text))


def text_by_hand(card: str, lang: int) -> tuple[str, ...]:
    """A line a level."""
    found = written().get(card)
    return () if found is None else tuple(pick(lang, found.en, found.es).splitlines())

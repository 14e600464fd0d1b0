"""Vampires made for a test: Brujah of BP 4 with 1 in each attribute, unless the test says otherwise."""

from __future__ import annotations

from primogen.kernel.abilities import Ability
from primogen.rivals.language.faces import vampire
from primogen.rivals.rules.printed import Printed
from primogen.rivals.rules.words import BRUJAH


def fighter(
    name: str,
    *abilities: Ability,
    clan: int = BRUJAH,
    bp: int = 4,
    attributes: tuple[int, int, int] = (1, 1, 1),
    disciplines: tuple[int, ...] = (),
    keywords: tuple[int, ...] = (),
) -> Printed:
    return vampire(
        f"test-{name.lower()}",
        name,
        clan,
        bp=bp,
        attributes=attributes,
        disciplines=disciplines,
        keywords=keywords,
        abilities=abilities,
    )

"""Vampires made for a test: Brujah of BP 4 with 1 in each attribute, unless the test says otherwise."""

from __future__ import annotations

from primogen.kernel.abilities import Ability
from primogen.rivals.language.nouns import Clan, Discipline, Keyword
from primogen.rivals.language.vocabulary import BRUJAH, vampire
from primogen.rivals.rules.printed import Printed


def fighter(
    name: str,
    *abilities: Ability,
    clan: Clan = BRUJAH,
    bp: int = 4,
    attributes: tuple[int, int, int] = (1, 1, 1),
    disciplines: tuple[Discipline, ...] = (),
    keywords: tuple[Keyword, ...] = (),
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

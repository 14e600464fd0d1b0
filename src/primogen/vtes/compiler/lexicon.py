"""Closed classes of names: clans, Disciplines, sects, titles. Taken from the columns where a column has them."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from primogen.vtes.compiler.printed import all_cards

DISCIPLINES: Final = {
    "abombwe": "abo", "animalism": "ani", "auspex": "aus", "celerity": "cel", "chimerstry": "chi", "daimoinon": "dai",
    "dementation": "dem", "dominate": "dom", "fortitude": "for", "flight": "fli", "maleficia": "mal",
    "melpominee": "mel", "mytherceria": "myt", "necromancy": "nec", "obeah": "obe", "obfuscate": "obf",
    "oblivion": "obl", "obtenebration": "obt", "potence": "pot", "presence": "pre", "protean": "pro",
    "quietus": "qui", "sanguinus": "san", "serpentis": "ser", "spiritus": "spi", "striga": "str",
    "temporis": "tem", "thanatosis": "thn", "thaumaturgy": "tha", "valeren": "val", "vicissitude": "vic",
    "visceratika": "vis", "blood sorcery": "tha", "defense": "def", "innocence": "inn", "judgment": "jud",
    "martyrdom": "mar", "redemption": "red", "vengeance": "ven", "vision": "viz",
}  # fmt: skip
ICONS: Final = frozenset(DISCIPLINES.values())
SECTS: Final = ("camarilla", "sabbat", "independent", "laibon", "anarch")
TITLES: Final = (
    "prince", "justicar", "inner circle", "primogen", "baron", "archbishop", "bishop", "cardinal", "priscus", "regent",
    "magaji", "kholo", "imperator",
)  # fmt: skip
MODES: Final = ("action modifier", "reaction", "combat", "action", "reflex", "political action", "event", "master")


@lru_cache(maxsize=1)
def clans() -> tuple[str, ...]:
    found = {clan.lower() for card in all_cards() for clan in card.clans}
    found |= {"banu haqim", "ministry", "hecata", "caitiff", "pander"}
    return tuple(sorted(sorted(found), key=len, reverse=True))


@lru_cache(maxsize=1)
def clan_pattern() -> re.Pattern[str]:
    return re.compile("(" + "|".join(re.escape(name) for name in clans()) + r")(s?)\b", re.IGNORECASE)

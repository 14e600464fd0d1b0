"""Vampires of the clans of Heart of Europe made for tests, beside the extras."""

from __future__ import annotations

from typing import Final

from extras import HELPERS
from fighters import fighter
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import activated, gain, prestige
from primogen.rivals.rules.rulebook import Rulebook
from support import book_with

# fmt: off
BOHEMIANS: Final = (
    fighter("Payer", activated(prestige(4), gain(1, n.AGENDA))),
    fighter("Mirror", attributes=(2, 2, 2)),
    *(fighter(name, attributes=(0, 0, 0)) for name in ("Meek", "Lamb")),
    fighter("Guardian", keywords=(n.GUARD,)),
    fighter("Sentry", keywords=(n.GUARD,)),
    fighter("Warlock", clan=n.TREMERE, disciplines=(n.BLOOD_SORCERY,)),
    fighter("Magnate", clan=n.LASOMBRA, disciplines=(n.OBLIVION,)),
    fighter("Necromancer", clan=n.HECATA, bp=5, disciplines=(n.OBLIVION,)),
    fighter("Seer", clan=n.MALKAVIAN, bp=5, disciplines=(n.AUSPEX,)),
    fighter("Lurker", clan=n.NOSFERATU, disciplines=(n.ANIMALISM, n.OBFUSCATE)),
    fighter("Wanderer", clan=n.GANGREL),
    fighter("Muse", clan=n.TOREADOR, bp=5, disciplines=(n.PRESENCE, n.PRESENCE)),
    fighter("Sprinter", disciplines=(n.CELERITY, n.CELERITY)),
    fighter("Nomad", clan=n.THIN_BLOOD, bp=2, disciplines=(n.THIN_BLOOD_ALCHEMY,)),
)
# fmt: on

BOOK: Final[Rulebook] = book_with(*HELPERS, *BOHEMIANS)

"""Cards made for the tests of Prince Packs and promos, beside the extras."""

from __future__ import annotations

from typing import Final

from extras import HELPERS
from fighters import fighter
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import THIS, action, attach_this, attacker_has, mend, mortal
from support import book_with

# fmt: off
PRINCELY: Final = (
    fighter("Butcher", attacker_has(1, n.AGGRAVATED), attributes=(3, 3, 3)),
    fighter("Youngster", bp=3, attributes=(0, 0, 0)),
    fighter("Alchemist", clan=n.THIN_BLOOD, disciplines=(n.THIN_BLOOD_ALCHEMY,)),
    action("test-brew", "Brew", n.ALCHEMY, decks=n.VAMPIRES, text=attach_this(THIS)),
    mortal("test-tramp", "Tramp", n.VAGRANT, blood=2, agenda=0, burn=mend(2, THIS)),
)
# fmt: on

BOOK: Final = book_with(*HELPERS, *PRINCELY)

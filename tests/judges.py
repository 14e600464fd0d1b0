"""Banu Haqim, Salubri and Traditions made for tests, beside the extras."""

from __future__ import annotations

from typing import Final

from extras import HELPERS
from fighters import fighter
from primogen.rivals.language import nouns as n
from primogen.rivals.language.vocabulary import (
    THAT,
    THIS,
    action,
    any_character,
    attach_this,
    attack_card,
    prestige,
    reaction,
    target,
    unhosted,
)
from support import book_with

# fmt: off
JUDGES: Final = (
    fighter("Judge", clan=n.BANU_HAQIM, disciplines=(n.BLOOD_SORCERY, n.CELERITY, n.OBFUSCATE), attributes=(1, 1, 2)),
    fighter("Saint", clan=n.SALUBRI, disciplines=(n.AUSPEX, n.DOMINATE, n.FORTITUDE, n.FORTITUDE),
            keywords=(n.SOLITARY,)),
    unhosted("test-silence", "Ninth Tradition: Silence", n.ONGOING, decks=n.VAMPIRES, price=prestige(2)),
    action("test-peace", "Tenth Tradition: Peace", n.ONGOING, decks=n.VAMPIRES),
    action("test-care", "Eleventh Tradition: Care", decks=n.VAMPIRES, text=attach_this(THIS)),
    action("test-hex", "Hex", decks=n.VAMPIRES, text=target(any_character, attach_this(THAT))),
    attack_card("test-torch", "Torch", n.PHYSICAL, decks=n.VAMPIRES, bp=0, damage=2, keywords=(n.AGGRAVATED,)),
    reaction("test-parry", "Parry", n.ATTACK_TYPES, decks=n.VAMPIRES, bp=0, shield=1),
)
# fmt: on

BOOK: Final = book_with(*HELPERS, *JUDGES)

SILENCE: Final = "Ninth Tradition: Silence"
PEACE: Final = "Tenth Tradition: Peace"
CARE: Final = "Eleventh Tradition: Care"

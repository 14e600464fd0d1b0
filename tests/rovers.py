"""Ravnos and Tzimisce made for tests, beside the extras, with a Ghoul and what one may bear."""

from __future__ import annotations

from typing import Final

from extras import HELPERS
from fighters import fighter
from primogen.rivals.language import nouns as n
from primogen.rivals.language.verbs_places import EnterAsGhoul
from primogen.rivals.language.vocabulary import (
    any_character,
    attack_card,
    burn,
    conspiracy,
    gain,
    ghoul,
    mend,
    mortal,
    reaction,
    target,
    unhosted,
)
from support import book_with

# fmt: off
ROVERS: Final = (
    fighter("Rover", clan=n.RAVNOS, disciplines=(n.ANIMALISM, n.OBFUSCATE, n.PRESENCE)),
    fighter("Drifter", clan=n.RAVNOS, bp=2),
    fighter("Boyar", clan=n.TZIMISCE, disciplines=(n.ANIMALISM, n.DOMINATE, n.PROTEAN)),
    fighter("Bishop", clan=n.TZIMISCE, bp=20),
    fighter("Master", clan=n.TZIMISCE, bp=6, attributes=(3, 3, 3)),
    ghoul("test-hound", "Hound", blood=3, attributes=(1, 0, 0), text=EnterAsGhoul()),
    mortal("test-tramp", "Tramp", n.VAGRANT, blood=2, agenda=0, burn=mend(2, n.THIS)),
    unhosted("test-pyre", "Pyre", decks=n.VAMPIRES, text=target(any_character, burn(n.THAT))),
    unhosted("test-altar", "Altar", n.ONGOING, decks=n.VAMPIRES),
    unhosted("test-shrine", "Shrine", n.ONGOING, decks=n.VAMPIRES),
    conspiracy("test-plot", "Plot", needs=1, text=gain(1, n.AGENDA)),
    conspiracy("test-pact", "Pact", needs=1, text=gain(1, n.AGENDA)),
    attack_card("test-fist", "Fist", n.PHYSICAL, decks=n.VAMPIRES, bp=0, damage=1),
    reaction("test-duck", "Duck", (n.PHYSICAL, n.MENTAL), decks=n.VAMPIRES, bp=0, shield=1),
)
# fmt: on

BOOK: Final = book_with(*HELPERS, *ROVERS)

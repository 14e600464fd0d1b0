"""The nouns of the cards of werewolves, each of the kinds in `nouns`."""

from __future__ import annotations

from typing import Final

from primogen.rivals.language.nouns import Auspice, Being, Decks, Kind, Resource, Tribe, Word
from primogen.rivals.rules import werewolves as ww

# ---- auspices, which are for werewolves what Disciplines are for vampires

AHROUN: Final[Auspice] = Auspice(ww.AHROUN)
GALLIARD: Final[Auspice] = Auspice(ww.GALLIARD)
PHILODOX: Final[Auspice] = Auspice(ww.PHILODOX)
RAGABASH: Final[Auspice] = Auspice(ww.RAGABASH)
THEURGE: Final[Auspice] = Auspice(ww.THEURGE)

# ---- tribes

RED_TALONS: Final[Tribe] = Tribe(ww.RED_TALONS)
SILVER_FANGS: Final[Tribe] = Tribe(ww.SILVER_FANGS)

# ---- the rest

WEREWOLF: Final[Being] = Being(ww.WEREWOLF)
WEREWOLVES: Final[Decks] = Decks(ww.WEREWOLVES)
HUNTERS_OR_WEREWOLVES: Final[Decks] = Decks(ww.HUNTERS_OR_WEREWOLVES)
FORM_CARD: Final[Kind] = Kind(ww.FORM_CARD)
GIFT: Final[Word] = Word(ww.GIFT)
RITE: Final[Word] = Word(ww.RITE)
RAGE: Final[Resource] = Resource(ww.RAGE)

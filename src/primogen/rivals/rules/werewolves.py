"""The nouns of werewolves as small ints: they share the spaces of `words`, each under the same heading."""

from typing import Final

# ---- Disciplines (RV-DISC-01) and Edges (RV-HUNTER-05)
AHROUN: Final = 112
GALLIARD: Final = 113
PHILODOX: Final = 114
RAGABASH: Final = 115
THEURGE: Final = 116
# ---- Card kinds
FORM_CARD: Final = 14
# ---- Words of a banner, as bits: RV-TERM-06
GIFT: Final = 4194304
RITE: Final = 8388608
# ---- Who may have a card in a deck: RV-DECK-07 to -10
WEREWOLVES: Final = 4
HUNTERS_OR_WEREWOLVES: Final = 6
# ---- Clans and Creeds
RED_TALONS: Final = 19
SILVER_FANGS: Final = 20
# ---- What kind of being a character is
WEREWOLF: Final = 5
# ---- Tokens and resources
RAGE: Final = 12

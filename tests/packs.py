"""Werewolves made for tests, and what they meet: beside the extras."""

from __future__ import annotations

from typing import Final

from extras import HELPERS
from fighters import fighter
from primogen.rivals.language import nouns as n
from primogen.rivals.language import nouns_of_werewolves as nw
from primogen.rivals.language.vocabulary import THIS, action, attach_this, attack_card, werewolf
from primogen.rivals.rules.printed import Printed
from support import book_with


def wolf(
    name: str, auspice: n.Auspice = nw.AHROUN, *, bp: int = 5, attributes: tuple[int, int, int] = (0, 0, 0)
) -> Printed:
    key = f"test-{name.lower()}"
    return werewolf(key, name, nw.RED_TALONS, bp=bp, attributes=attributes, auspice=auspice)


WOLVES: Final = (
    wolf("Howler", nw.GALLIARD),
    wolf("Alpha", nw.AHROUN, attributes=(1, 1, 1)),
    wolf("Judge", nw.PHILODOX),
    wolf("Trickster", nw.RAGABASH),
    wolf("Seer", nw.THEURGE),
    action("test-gift", "Blessing", nw.GIFT, decks=nw.WEREWOLVES, text=attach_this(THIS)),
    action("test-trophy", "Trophy", decks=nw.WEREWOLVES, text=attach_this(THIS)),
    attack_card("test-swipe", "Swipe", n.PHYSICAL, decks=nw.WEREWOLVES, bp=0, damage=1),
)
MEN: Final = (fighter("Sage", bp=6, attributes=(1, 1, 1)),)
BOOK: Final = book_with(*HELPERS, *WOLVES, *MEN)

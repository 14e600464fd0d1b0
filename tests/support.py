"""What tests share: the newest rulebook, its city and its Monsters, and a rulebook with cards made for a test."""

from __future__ import annotations

from typing import Final

from primogen.kernel.ids import Seat
from primogen.rivals.cards import SETS
from primogen.rivals.editions import EDITIONS, NEWEST, book_of, bound
from primogen.rivals.language.sets import CardSet
from primogen.rivals.rules.atoms.prestige import staked
from primogen.rivals.rules.printed import Printed
from primogen.rivals.rules.rulebook import Rulebook
from primogen.rivals.scenes.play import Play

RULEBOOK: Final = book_of(NEWEST)
EVERY_CARD: Final = tuple(dict.fromkeys(card for edition in EDITIONS for card in book_of(edition).pool.cards))
RIO_DECK: Final = RULEBOOK.cities["rio"]
MONSTER_STACK: Final = RULEBOOK.monsters


def book_with(*cards: Printed) -> Rulebook:
    """All cards of the game, and some made for the test (their ids begin with "test-")."""
    return bound(NEWEST, [*SETS.values(), CardSet(NEWEST, cards)])


def prestige_on(play: Play, name: str, seat: Seat) -> int:
    """How much Prestige of that player's colour lies on a card."""
    return staked(play.g, play.card(name), seat)

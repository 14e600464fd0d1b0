"""Every card written so far, bound with the rules into the one rulebook."""

from typing import Final

from primogen.rivals.cards.hunters_and_hunted import CARDS, MONSTER_CARDS, RIO
from primogen.rivals.rules.answers import Answers
from primogen.rivals.rules.printed import Pool, Printed
from primogen.rivals.rules.procedures import PROCEDURES
from primogen.rivals.rules.rulebook import Rulebook

RULEBOOK: Final = Rulebook(Pool(CARDS), PROCEDURES, Answers())


def copies_of(cards: tuple[Printed, ...]) -> list[str]:
    """Each card's id, as often as the box holds it."""
    return [card.key for card in cards for _ in range(card.copies)]


RIO_DECK: Final = copies_of(RIO)
MONSTER_STACK: Final = copies_of(MONSTER_CARDS)

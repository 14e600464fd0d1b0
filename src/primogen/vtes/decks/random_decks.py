"""Decks drawn by lot from all cards that can be played, legal by the rules of decks and by nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator

from primogen.vtes.compiler.printed import Card
from primogen.vtes.compiler.printed import cards_by_id as cards
from primogen.vtes.decks.model import DeckList
from primogen.vtes.decks.validation import LEAST_CRYPT, TOURNAMENT_LIBRARY, group_of
from primogen.vtes.playable import Unplayable, card_of

MOST_COPIES = 4
LAST_GROUP = 6


def random_deck(dice: random.Random, name: str = "random") -> DeckList:
    """The same dice draw the same: a crypt of two groups that follow each other, and whatever library."""
    deck, first = DeckList(name), dice.randint(1, LAST_GROUP)
    groups = (0, first, first + 1)
    crypt = playable([card for card in in_order() if card.crypt and group_of(card) in groups], dice)
    fill(deck, crypt, dice, LEAST_CRYPT, is_crypt=True)
    library = playable([card for card in in_order() if not card.crypt], dice)
    fill(deck, library, dice, dice.choice(TOURNAMENT_LIBRARY), is_crypt=False)
    return deck


def in_order() -> list[Card]:
    return [cards()[key] for key in sorted(cards())]


def playable(among: list[Card], dice: random.Random) -> Iterator[Card]:
    """In an order by lot. Which of them can be played is found out as they are asked for."""
    dice.shuffle(among)
    return (card for card in among if not isinstance(card_of(card.id), Unplayable))


def fill(deck: DeckList, found: Iterator[Card], dice: random.Random, number: int, *, is_crypt: bool) -> None:
    left = number
    while left:
        copies = min(left, dice.randint(1, MOST_COPIES))
        deck.add(next(found).id, copies, is_crypt=is_crypt)
        left -= copies

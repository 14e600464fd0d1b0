"""The decks of Rivals, for everything that only deals them."""

from __future__ import annotations

import random

from primogen.decks.deck import AnyDeck, Decks
from primogen.rivals.decks.formats import read_deck, to_json, to_text
from primogen.rivals.decks.model import DeckList
from primogen.rivals.decks.random_decks import random_deck
from primogen.rivals.decks.starters import STARTERS, starter
from primogen.rivals.decks.validation import faults
from primogen.rivals.editions import book_of
from primogen.rivals.text.faults import fault_text


class RivalsDecks(Decks):
    def starters(self) -> tuple[str, ...]:
        return STARTERS

    def starter(self, name: str) -> DeckList:
        return starter(name)

    def read(self, text: str, where: str) -> DeckList:
        return read_deck(text, book_of().pool, where)

    def faults(self, deck: AnyDeck, lang: int) -> list[str]:
        return [fault_text(fault, lang) for fault in faults(of_rivals(deck), book_of().pool)]

    def text(self, deck: AnyDeck) -> str:
        return to_text(of_rivals(deck), book_of().pool)

    def json(self, deck: AnyDeck) -> str:
        return to_json(of_rivals(deck))

    def drawn(self, dice: random.Random, name: str) -> DeckList:
        return random_deck(book_of().pool, dice, name)


def of_rivals(deck: AnyDeck) -> DeckList:
    assert isinstance(deck, DeckList)
    return deck

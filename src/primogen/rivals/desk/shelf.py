"""The decks of Rivals, for everything that only deals them: of one edition, but any card can be read."""

from __future__ import annotations

import random
from typing import Final

from primogen.decks.deck import JSON, AnyDeck, Decks
from primogen.rivals.decks.formats import read_deck, to_json, to_text
from primogen.rivals.decks.model import DeckList
from primogen.rivals.decks.random_decks import random_deck
from primogen.rivals.decks.starters import starter, starters_of
from primogen.rivals.decks.validation import faults_by
from primogen.rivals.editions import book_of
from primogen.rivals.terms import NEWEST_AGREED, Agreed
from primogen.rivals.text.faults import fault_text


class RivalsDecks(Decks):
    def __init__(self, agreed: Agreed = NEWEST_AGREED) -> None:
        self.edition: Final = agreed.edition
        self.book: Final = agreed.book

    def starters(self) -> tuple[str, ...]:
        return starters_of(self.edition)

    def starter(self, name: str) -> DeckList:
        return starter(name)

    def read(self, text: str, where: str) -> DeckList:
        return read_deck(text, book_of().pool, where)

    def faults(self, deck: AnyDeck, lang: int) -> list[str]:
        return [fault_text(fault, lang) for fault in faults_by(of_rivals(deck), self.book)]

    def written(self, deck: AnyDeck, how: str) -> str:
        return to_json(of_rivals(deck)) if how == JSON else to_text(of_rivals(deck), book_of().pool)

    def drawn(self, dice: random.Random, name: str) -> DeckList:
        return random_deck(self.book.pool, dice, name)


def of_rivals(deck: AnyDeck) -> DeckList:
    assert isinstance(deck, DeckList)
    return deck

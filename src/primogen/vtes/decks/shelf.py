"""The decks of the Eternal Struggle, for everything that only deals them."""

from __future__ import annotations

import random
from typing import Final

from primogen.decks.deck import AnyDeck, Decks
from primogen.vtes.compiler.printed import cards_by_id
from primogen.vtes.decks.formats import FORMATS, read_deck, to_text
from primogen.vtes.decks.model import DeckList
from primogen.vtes.decks.names import called
from primogen.vtes.decks.random_decks import random_deck
from primogen.vtes.decks.starters import STARTERS, starter
from primogen.vtes.decks.validation import Fault, faults, tournament_faults
from primogen.vtes.editions import DOCUMENT, TOURNAMENT
from primogen.vtes.playable import Unplayable, card_of
from primogen.vtes.text.phrasebook import FAULTS


class VtesDecks(Decks):
    """By the rulebook, or by tournament rules: see editions.py."""

    def __init__(self, edition: str = DOCUMENT) -> None:
        self.edition: Final = edition

    def starters(self) -> tuple[str, ...]:
        return STARTERS

    def starter(self, name: str) -> DeckList:
        return starter(name)

    def read(self, text: str, where: str) -> DeckList:
        return read_deck(text, where)

    def faults(self, deck: AnyDeck, lang: int) -> list[str]:
        return [f"{words} ({fault.rule})" for fault, words in self.wrongs(of_vtes(deck), lang)]

    def wrongs(self, deck: DeckList, lang: int) -> list[tuple[Fault, str]]:
        """What is wrong with it, each in words; also cards that cannot be played here yet."""
        found = tournament_faults(deck) if self.edition == TOURNAMENT else faults(deck)
        said = [(fault, FAULTS[fault.key][lang].format(shown(fault.card), fault.number)) for fault in found]
        return said + [(fault, unplayable_words(why, lang)) for fault, why in unplayable(deck)]

    def formats(self) -> tuple[str, ...]:
        return FORMATS

    def written(self, deck: AnyDeck, how: str) -> str:
        return to_text(of_vtes(deck), how)

    def drawn(self, dice: random.Random, name: str) -> DeckList:
        return random_deck(dice, name)


def of_vtes(deck: AnyDeck) -> DeckList:
    assert isinstance(deck, DeckList)
    return deck


def shown(card: str) -> str:
    return called().get(card, card)


def unplayable(deck: DeckList) -> list[tuple[Fault, Unplayable]]:
    """Its cards whose texts are not understood to the last word."""
    known = [card for half in deck.halves() for card in half if card in cards_by_id()]
    found = [card_of(card) for card in known]
    return [(Fault("VT-LIB-10", "unplayable", why.key), why) for why in found if isinstance(why, Unplayable)]


def unplayable_words(why: Unplayable, lang: int) -> str:
    return FAULTS["unplayable"][lang].format(shown(why.key), why.why)

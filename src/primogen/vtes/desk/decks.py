"""Decks of the Eternal Struggle for a page that builds them: as read, what is wrong with them, how they are written."""

from __future__ import annotations

from functools import cache

from primogen.decks.deck import DeckError
from primogen.games.desk import CheckedDeck, Shelf, Starter, Undealt, Unread, Wrong
from primogen.text.languages import EN
from primogen.vtes.decks.model import DeckList
from primogen.vtes.decks.shelf import VtesDecks
from primogen.vtes.decks.starters import ABOUT
from primogen.vtes.decks.validation import LEAST_CRYPT, LEAST_LIBRARY, MORE_FOR_EACH_PLAYER
from primogen.vtes.rules.words import MOST_SEATS
from primogen.vtes.terms import Agreed


@cache
def shelf_of(edition: str) -> VtesDecks:
    return VtesDecks(edition)


def starters() -> tuple[str, ...]:
    return VtesDecks().starters()


def starter_shelf(lang: int) -> Shelf:
    decks = VtesDecks()
    limits = {
        "crypt": LEAST_CRYPT,
        "smallest": LEAST_LIBRARY,
        "largest": LEAST_LIBRARY + MORE_FOR_EACH_PLAYER * MOST_SEATS,
    }
    found = {
        name: Starter(decks.text(decks.starter(name)), ABOUT[name].plays()[lang], ABOUT[name].hardness)
        for name in decks.starters()
    }
    return Shelf(found, limits)


def checked_deck(text: str, agreed: Agreed, lang: int) -> CheckedDeck:
    decks = shelf_of(agreed.edition)
    try:
        deck = decks.read(text, "deck")
    except DeckError as error:
        raise Unread(str(error)) from None
    wrong = [Wrong(fault.rule, words, fault.card) for fault, words in decks.wrongs(deck, lang)]
    return CheckedDeck(as_read(deck), decks.text(deck), decks.json(deck), wrong)


def as_read(deck: DeckList) -> dict[str, object]:
    return {"name": deck.name, "author": deck.author, "crypt": deck.crypt, "library": deck.library}


def legal(deck: str, agreed: Agreed, lang: int = EN) -> DeckList:
    decks = shelf_of(agreed.edition)
    try:
        found = decks.starter(deck) if deck in decks.starters() else decks.read(deck, "deck")
    except DeckError as error:
        raise Undealt(str(error)) from None
    wrong = decks.faults(found, lang)
    if wrong:
        raise Undealt("; ".join(wrong))
    return found


def name_of(deck: str) -> str:
    decks = VtesDecks()
    return (decks.starter(deck) if deck in decks.starters() else decks.read(deck, "deck")).name


def as_text(deck: DeckList) -> str:
    return VtesDecks().text(deck)

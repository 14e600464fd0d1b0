"""Decks of Rivals for a page that builds them: as they were read, what is wrong with them, and how they are written."""

from __future__ import annotations

from primogen.decks.deck import DeckError
from primogen.games.desk import CheckedDeck, Shelf, Unread, Wrong
from primogen.rivals.decks.formats import read_deck, to_json, to_text
from primogen.rivals.decks.model import DeckList
from primogen.rivals.decks.starters import STARTERS, starter
from primogen.rivals.decks.validation import CHARACTERS, LARGEST_LIBRARY, MOST_COPIES, SMALLEST_LIBRARY, faults
from primogen.rivals.editions import book_of
from primogen.rivals.text.faults import fault_words


def starter_shelf() -> Shelf:
    limits = {
        "characters": CHARACTERS,
        "smallest": SMALLEST_LIBRARY,
        "largest": LARGEST_LIBRARY,
        "copies": MOST_COPIES,
    }
    return Shelf({name: to_text(starter(name), book_of().pool) for name in STARTERS}, limits)


def checked_deck(text: str, lang: int) -> CheckedDeck:
    try:
        deck = read_deck(text, book_of().pool)
    except DeckError as error:
        raise Unread(str(error)) from None
    wrong = [Wrong(fault.rule, fault_words(fault, lang), fault.card) for fault in faults(deck, book_of().pool)]
    return CheckedDeck(as_read(deck), to_text(deck, book_of().pool), to_json(deck), wrong)


def as_read(deck: DeckList) -> dict[str, object]:
    return {
        "name": deck.name,
        "agenda": deck.agenda,
        "haven": deck.haven,
        "leader": deck.leader,
        "faction": deck.faction,
        "library": deck.library,
    }

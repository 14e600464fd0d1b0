"""Decks of Rivals for a page that builds them: as they were read, what is wrong with them, and how they are written."""

from __future__ import annotations

from primogen.decks.deck import DeckError
from primogen.games.desk import CheckedDeck, Shelf, Starter, Unread, Wrong
from primogen.rivals.decks.formats import read_deck, to_json, to_text
from primogen.rivals.decks.model import DeckList
from primogen.rivals.decks.starters import ABOUT, starter, starters_of
from primogen.rivals.decks.validation import CHARACTERS, LARGEST_LIBRARY, MOST_COPIES, SMALLEST_LIBRARY, faults_by
from primogen.rivals.editions import book_of
from primogen.rivals.terms import Agreed
from primogen.rivals.text.faults import fault_words


def starter_shelf(agreed: Agreed, lang: int) -> Shelf:
    limits = {
        "characters": CHARACTERS,
        "smallest": SMALLEST_LIBRARY,
        "largest": LARGEST_LIBRARY,
        "copies": MOST_COPIES,
    }
    return Shelf({name: on_the_shelf(name, lang) for name in starters_of(agreed.edition)}, limits)


def on_the_shelf(name: str, lang: int) -> Starter:
    about = ABOUT[name]
    return Starter(to_text(starter(name), book_of().pool), about.plays()[lang], about.hardness)


def checked_deck(text: str, agreed: Agreed, lang: int) -> CheckedDeck:
    pool = book_of().pool
    try:
        deck = read_deck(text, pool)
    except DeckError as error:
        raise Unread(str(error)) from None
    wrong = [Wrong(fault.rule, fault_words(fault, lang), fault.card) for fault in faults_by(deck, agreed.book)]
    return CheckedDeck(as_read(deck), to_text(deck, pool), to_json(deck), wrong)


def as_read(deck: DeckList) -> dict[str, object]:
    return {
        "name": deck.name,
        "agenda": deck.agenda,
        "haven": deck.haven,
        "leader": deck.leader,
        "faction": deck.faction,
        "library": deck.library,
    }

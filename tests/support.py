"""What tests share: a rulebook with cards made for a test."""

from __future__ import annotations

from primogen.rivals.cards.hunters_and_hunted import CARDS
from primogen.rivals.rules.answers import Answers
from primogen.rivals.rules.printed import Pool, Printed
from primogen.rivals.rules.procedures import PROCEDURES
from primogen.rivals.rules.table import Rulebook


def book_with(*cards: Printed) -> Rulebook:
    """All cards of the game, and some made for the test (their ids begin with "test-")."""
    return Rulebook(Pool(CARDS + cards), PROCEDURES, Answers())

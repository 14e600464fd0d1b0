"""What tests share: a rulebook with cards made for a test."""

from __future__ import annotations

from primogen.kernel.ids import Seat
from primogen.rivals.cards.hunters_and_hunted import CARDS
from primogen.rivals.rules.answers import Answers
from primogen.rivals.rules.atoms.prestige import staked
from primogen.rivals.rules.printed import Pool, Printed
from primogen.rivals.rules.procedures import PROCEDURES
from primogen.rivals.rules.rulebook import Rulebook
from primogen.rivals.scenes.play import Play


def book_with(*cards: Printed) -> Rulebook:
    """All cards of the game, and some made for the test (their ids begin with "test-")."""
    return Rulebook(Pool(CARDS + cards), PROCEDURES, Answers())


def prestige_on(play: Play, name: str, seat: Seat) -> int:
    """How much Prestige of that player's colour lies on a card."""
    return staked(play.g, play.card(name), seat)

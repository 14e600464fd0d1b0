"""What people play, and how much of it can be played here."""

from __future__ import annotations

from collections import Counter

from primogen.vtes.compiler.printed import cards_by_id
from primogen.vtes.decks.validation import faults
from primogen.vtes.decks.winning import plays, since, winners
from primogen.vtes.lab.coverage import by_gain
from primogen.vtes.playable import Unplayable


def test_decks_that_won_are_known_card_by_card() -> None:
    assert len(winners()) == 3644 and winners()[0].date < "2009" < "2025" < winners()[-1].date
    assert all(key in cards_by_id() for key in plays("2000"))
    newest = winners()[-1].deck()
    assert sum(newest.crypt.values()) >= 12 and not faults(newest)


def test_plays_are_copies() -> None:
    last = since(winners()[-1].date)
    assert plays(winners()[-1].date) == sum((each.cards for each in last), Counter())
    assert max(plays("2020").values()) > len(since("2020"))


def test_the_next_card_is_the_one_that_makes_most_decks_whole() -> None:
    """Two decks lack nothing but A, three lack B among others, one lacks C and nothing else;
    B is played elsewhere, too, and D above all."""
    missing = {key: Unplayable(key, key, "lowering", "") for key in "ABCDEF"}
    decks = [{"A", "x"}, {"A"}, {"B", "C", "E"}, {"B", "E"}, {"B", "E", "A"}, {"C"}]
    assert by_gain(missing, decks, Counter("DDDFB")) == ["A", "C", "B", "E", "D", "F"]

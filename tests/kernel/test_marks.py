"""Marks, to which a game may go back: each belongs to the frame that made it, and goes with it."""

from __future__ import annotations

from primogen.kernel.machine import answer, ask_again
from small_game import HAND, TABLED, TURN, Playing, Printed, book_of, held, opened

CARD = Printed(key="card", name="Card")


def test_a_mark_stays_as_long_as_its_frame_and_no_longer() -> None:
    """One of the turn, and one of a card that is played in it."""
    g = opened(book_of(CARD), [["Card", "Card"], ["Card"]])
    card = held(g, 0, "Card")
    turn = g.mark()
    g.call(Playing([card, 0]))
    g.mark()
    ask_again(g)
    questions = 0
    while g.frames[-1].kind != TURN:
        assert len(g.marks) == len(g.mark_depths) == 2  # though all are asked for an answer meanwhile
        answer(g, 0)
        questions += 1
    assert (questions, len(g.marks), len(g.mark_depths), g.zone[card]) == (2, 1, 1, TABLED)
    g.go_back_to(g.marks[turn])
    assert (len(g.marks), g.zone[card]) == (0, HAND)

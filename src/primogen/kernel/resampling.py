"""Guesses: whole games that look to one seat exactly as the game it sees; what it cannot see is imagined.

A search bot gets a view and plays on in as many guesses as it likes. It never touches the game itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from primogen.kernel.frames import FRAME_HEAD
from primogen.kernel.machine import ask_again
from primogen.kernel.state import ON_BACK, ON_SIGHT, PER_CARD, TO_ALL, TO_OWN_SEAT

if TYPE_CHECKING:
    from primogen.kernel.game import Game
    from primogen.kernel.views import View


class Imagination:
    """What a game must imagine: where the unseen cards are, and what they are."""

    def empty(self) -> Game:
        raise NotImplementedError

    def complete(self, g: Game, view: View) -> None:
        """All that is seen has been laid out in `g`; the rest is up to you."""
        raise NotImplementedError

    def complete_alike(self, g: Game, view: View, now: Game) -> None:
        """The same for an earlier moment of the game imagined in `now`: a card is the same card in both."""
        raise NotImplementedError


def resample(view: View, imagination: Imagination) -> Game:
    """A game this seat cannot tell from the real one: the same view, the same question, the same options."""
    g = imagination.empty()
    lay_out(g, view)
    imagination.complete(g, view)
    for seen in view.marks:
        mark = imagination.empty()
        lay_out(mark, seen)
        imagination.complete_alike(mark, seen, g)
        mark.marks.extend(g.marks)
        g.marks.append(mark)
    if view.decision is not None and view.decision.seat == view.seat:
        g.decision = view.decision
    elif not g.ended:
        ask_again(g)
    return g


def lay_out(g: Game, view: View) -> None:
    """What is seen, where it belongs."""
    for field, column in zip(g.fields, g.columns, strict=True):
        name = field.name
        if field.shown == TO_ALL:
            column[:] = view.table[name]
        elif field.shown == TO_OWN_SEAT:
            column[:] = [view.own[name] if seat == view.seat else 0 for seat in range(view.seats)]
        elif field.holds == PER_CARD:
            column[:] = [0] * view.handles
            if field.shown in (ON_SIGHT, ON_BACK):
                for card, fact in zip(view.cards, view.facts[name], strict=True):
                    column[card] = fact
            if field.shown == ON_BACK:
                for card, fact in zip(view.backs, view.back_facts[name], strict=True):
                    column[card] = fact
    for ints in view.frames:
        g.frames.append(g.revived(ints[0], ints[1], ints[2], ints[FRAME_HEAD:]))

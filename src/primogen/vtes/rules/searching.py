"""Equipment or an ally is looked for: it must be fit for who takes it, and is paid for. Then she shuffles."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import ALWAYS, UNASKED, card_of, number_of, verb_of
from primogen.kernel.effects import NO, scope
from primogen.kernel.frames import Asks, Chosen, Procedure, acts, asks
from primogen.kernel.ids import NONE, Card, Seat
from primogen.vtes.rules import frame_kinds as k
from primogen.vtes.rules.atoms.cards import bring, note_use, put_on, shuffle
from primogen.vtes.rules.contest import contest_if_unique, is_second_copy
from primogen.vtes.rules.hand import replenish
from primogen.vtes.rules.meeting import pay, why_not_meet
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.words import ALLY, AT_LEVEL, EQUIPMENT, FETCH, HAND, LIBRARY

FOR: Final = 0  # the minion
FOUND: Final = 1
WHICH_USE: Final = 2
ALLIES_WITH: Final = 3  # a word of theirs, which may be in the hand as well; or 0, of equipment


class Searching(Procedure[Table]):
    """While she looks through her library she sees it (seeing.py)."""

    kind = k.SEARCHING

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return STEPS[step].take(self, g, chosen)

    def seat(self, g: Table) -> Seat:
        return g.controller[self.cells[FOR]]

    def fitting(self, g: Table, card: Card) -> list[int]:
        """The ways in which he could take it."""
        minion, seat, face = self.cells[FOR], self.seat(g), g.face(card)
        at = scope(seat, card, minion)
        return [
            number
            for number, use in enumerate(face.uses)
            if why_not_meet(g, face, use, minion, seat) is None and (use.only_if is None or use.only_if.holds(g, at))
        ]

    def choose(self, g: Table, chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            self.cells[FOUND] = card_of(chosen) if verb_of(chosen) == FETCH else NONE
            return None
        decision = g.ask(self.seat(g), "fetch", "VT-EQUIP-01", ALWAYS, self.cells[FOR])
        for zone in (LIBRARY, HAND) if self.cells[ALLIES_WITH] else (LIBRARY,):
            for card in g.pile(self.seat(g), zone):
                if self.is_sought(g, card) and self.fitting(g, card):
                    decision.offer(FETCH, card)
        decision.offer(NO)
        return decision

    def is_sought(self, g: Table, card: Card) -> bool:
        word = self.cells[ALLIES_WITH]
        return g.kind(card) == ALLY and g.has_word(card, word) if word else g.kind(card) == EQUIPMENT

    def at_which_level(self, g: Table, chosen: Chosen) -> Asks:
        """VT-CRYPT-10."""
        if chosen != UNASKED:
            self.cells[WHICH_USE] = number_of(chosen)
            return None
        if self.cells[FOUND] == NONE:
            return None
        decision = g.ask(self.seat(g), "level", "VT-CRYPT-10", about=self.cells[FOR])
        for number in self.fitting(g, self.cells[FOUND]):
            decision.offer(AT_LEVEL, self.cells[FOUND], number)
        return decision

    def take_it(self, g: Table) -> None:
        minion, card, number, word = self.cells
        if card == NONE:
            return
        seat, face = self.seat(g), g.face(card)
        use = face.uses[number]
        pay(g, face, use, minion, seat)
        if is_second_copy(g, card, seat):
            return
        note_use(g, card, number)
        if word:
            bring(g, card)
        else:
            put_on(g, card, minion, seat)
        contest_if_unique(g, card)
        if use.text is not None:
            g.call(scope(seat, card, minion, node=g.number_of(use.text)))

    def tidy_up(self, g: Table) -> None:
        self.done()
        shuffle(g, self.seat(g), LIBRARY)
        replenish(g, self.seat(g))


STEPS: Final = (
    asks(Searching.choose),
    asks(Searching.at_which_level),
    acts(Searching.take_it),
    acts(Searching.tidy_up),
)


def searching(minion: Card, allies_with: int = 0) -> Searching:
    return Searching([minion, NONE, 0, allies_with])

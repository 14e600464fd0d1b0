"""A card is looked for in library, ash heap and hand, and put on a minion. VT-DIAB-08, -09, VT-SPECIAL-05."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import ALWAYS, UNASKED, card_of, verb_of
from primogen.kernel.effects import NO
from primogen.kernel.frames import Asks, Chosen, Procedure, acts, asks
from primogen.kernel.ids import Card, Seat
from primogen.kernel.values import value
from primogen.vtes.rules import frame_kinds as k
from primogen.vtes.rules.atoms.cards import become_ready, put_on, shuffle
from primogen.vtes.rules.contest import contest_if_unique, is_second_copy
from primogen.vtes.rules.conviction import convictions, give_conviction
from primogen.vtes.rules.hand import replenish
from primogen.vtes.rules.meeting import has_power_called
from primogen.vtes.rules.table import TITLE_DUE, Table
from primogen.vtes.rules.topics import NO_FIRST_CONVICTION
from primogen.vtes.rules.words import (
    ASH_HEAP,
    CONVICTION,
    DISCIPLINE_CARD,
    FETCH,
    HAND,
    IMBUED,
    LIBRARY,
    POWER,
    READY,
    TROPHY,
)

FOR: Final = 0  # the vampire
WORD: Final = 1  # what is looked for, as a word of the card
CONVICTIONS: Final = -1  # instead of a word: VT-CONV-04
POWERS: Final = -2  # the same: powers that require a virtue; and less that virtue

RULES: Final = {DISCIPLINE_CARD: "VT-DIAB-08", TROPHY: "VT-SPECIAL-05", CONVICTIONS: "VT-CONV-04"}


def come_into_play(g: Table, card: Card, seat: Seat) -> None:
    """Out of the uncontrolled region: VT-INF-09, -11, VT-CONTEST-02, -09, VT-CONV-04."""
    if is_second_copy(g, card, seat):
        return
    become_ready(g, card)
    contest_if_unique(g, card)
    g.due.extend((TITLE_DUE, card))
    if g.zone[card] == READY and g.kind(card) == IMBUED and not convictions(g, card):
        if not value(g, card, NO_FIRST_CONVICTION):
            g.call(fetching_conviction(card))


class Fetching(Procedure[Table]):
    """While she looks through her library she sees it (seeing.py); after it, it is shuffled."""

    kind = k.FETCHING

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return STEPS[step].take(self, g, chosen)

    def seat(self, g: Table) -> Seat:
        return g.controller[self.cells[FOR]]

    def found(self, g: Table) -> list[Card]:
        seat = self.seat(g)
        zones = (HAND, LIBRARY) if self.cells[WORD] <= POWERS else (HAND, ASH_HEAP, LIBRARY)
        return [card for zone in zones for card in g.pile(seat, zone) if self.is_sought(g, card)]

    def is_sought(self, g: Table, card: Card) -> bool:
        word = self.cells[WORD]
        if word <= POWERS:
            return requires(g, card, POWERS - word) and not has_power_called(g, self.cells[FOR], g.definition[card])
        return g.kind(card) == CONVICTION if word == CONVICTIONS else g.has_word(card, word)

    def choose(self, g: Table, chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            if verb_of(chosen) == FETCH:
                self.fetch(g, card_of(chosen))
            return None
        decision = g.ask(self.seat(g), "fetch", RULES.get(self.cells[WORD], "VT-POWER-01"), ALWAYS, self.cells[FOR])
        for card in self.found(g):
            decision.offer(FETCH, card)
        decision.offer(NO)
        return decision

    def fetch(self, g: Table, card: Card) -> None:
        seat = self.seat(g)
        if g.kind(card) == CONVICTION:
            give_conviction(g, card, self.cells[FOR])
        elif not is_second_copy(g, card, seat):
            put_on(g, card, self.cells[FOR], seat)
            contest_if_unique(g, card)

    def tidy_up(self, g: Table) -> None:
        """VT-DIAB-09."""
        self.done()
        shuffle(g, self.seat(g), LIBRARY)
        replenish(g, self.seat(g))


STEPS: Final = (asks(Fetching.choose), acts(Fetching.tidy_up))


def requires(g: Table, card: Card, virtue: int) -> bool:
    """Whether it is a power that does."""
    needed = [discipline for use in g.face(card).uses for discipline, _ in use.level]
    return g.kind(card) == POWER and virtue in needed


def fetching_conviction(who: Card) -> Fetching:
    return Fetching([who, CONVICTIONS])


def fetching_power(who: Card, virtue: int) -> Fetching:
    return Fetching([who, POWERS - virtue])

"""The hand is always as large as it should be: VT-LIB-06 to -09."""

from __future__ import annotations

from primogen.kernel.abilities import source_of
from primogen.kernel.decisions import ALWAYS, UNASKED, card_of
from primogen.kernel.frames import Asks, Chosen, Procedure
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.values import LASTING, ON, STAT, UNTIL, added
from primogen.vtes.rules import frame_kinds as k
from primogen.vtes.rules.atoms.cards import discard, draw
from primogen.vtes.rules.atoms.clock import (
    end_one,
    end_postponing,
    has_row,
    let_replace,
    note_hand,
    note_replacing,
    postpone,
)
from primogen.vtes.rules.atoms.counters import burn_blood
from primogen.vtes.rules.table import ROW2, Table
from primogen.vtes.rules.topics import DRAWS_LATER, DRAWS_MORE, HAND_SIZE, NOT_REPLACED
from primogen.vtes.rules.words import (
    DISCARD,
    LIBRARY,
    NEXT_DISCARD,
    NEXT_UNTAP,
    ONE_BY_ONE,
    STARTING_HAND,
    WHILE_IN_PLAY,
)


def hand_size(g: Table, seat: Seat) -> int:
    """Less the cards whose replacement is postponed."""
    return max(0, STARTING_HAND + added(g, seat, HAND_SIZE) - g.postponed[::ROW2].count(seat))


def draws_up(g: Table, seat: Seat) -> bool:
    """VT-LIB-07: an empty library gives nothing."""
    return g.is_in(seat) and len(g.hand(seat)) < hand_size(g, seat) and bool(g.pile(seat, LIBRARY))


def replenish(g: Table, seat: Seat) -> None:
    """What has left her hand is replaced; or a counter burned instead, that made it as large."""
    while draws_up(g, seat):
        held = held_back(g, seat) if g.index[DRAWS_LATER] else NONE
        if held != NONE:
            postpone(g, seat, WHILE_IN_PLAY + held)
            continue
        more = added(g, seat, DRAWS_MORE) if g.lasting else 0
        if more:
            replace_one(g, seat, more)
            return
        spared = burned_instead(g, seat) if g.index[NOT_REPLACED] else NONE
        if spared == NONE:
            draw(g, seat)
        else:
            burn_blood(g, spared, 1)


def replace_one(g: Table, seat: Seat, more: int) -> None:
    """With so many more, which she then discards; the others wait until she has."""
    for _ in range(hand_size(g, seat) - len(g.hand(seat)) - 1):
        postpone(g, seat, ONE_BY_ONE)
    for _ in range(min(1 + more, len(g.pile(seat, LIBRARY)))):
        draw(g, seat)
    note_replacing(g, seat)


def held_back(g: Table, seat: Seat) -> Card:
    """By which card, or NONE."""
    if not any([frame.kind == k.MINION_PHASE for frame in g.frames]):
        return NONE
    rows = [row for row in g.index[DRAWS_LATER] if g.ability(row).amount(g, source_of(row), seat)]
    return source_of(rows[0]) if rows else NONE


def end_of_minion_phase(g: Table) -> None:
    for row in g.index[DRAWS_LATER]:
        let_replace(g, WHILE_IN_PLAY + source_of(row))


def burned_instead(g: Table, seat: Seat) -> Card:
    """The card whose counter it is, or NONE."""
    sources = [source_of(row) for row in g.index[NOT_REPLACED]]
    return next((card for card in sources if g.controller[card] == seat and g.blood[card]), NONE)


def enlarge(g: Table, seat: Seat) -> None:
    """Nothing is replaced: there is room for more."""
    while draws_up(g, seat):
        draw(g, seat)


class FittingHand(Procedure[Table]):
    """VT-LIB-09: at once down or up to the hand size. With a second cell: what was not to be replaced is."""

    kind = k.FITTING_HAND

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        t, seat, is_due = g, self.cells[0], len(self.cells) > 1
        if chosen != UNASKED:
            discard(t, card_of(chosen))
            self.go(0)
        elif t.is_in(seat) and len(t.hand(seat)) > hand_size(t, seat):
            decision = g.ask(seat, "discard-down", "VT-LIB-09", ALWAYS)
            for card in t.hand(seat):
                decision.offer(DISCARD, card)
            return decision
        else:
            self.done()
            if is_due:
                if has_row(t.postponed, seat, ONE_BY_ONE):
                    end_one(t, seat, ONE_BY_ONE)
                replenish(t, seat)
            else:
                enlarge(t, seat)
        return None


def note_hands_until(g: Table, until: int) -> None:
    """Hands that were larger, or smaller, until then are no longer."""
    rows = g.lasting
    for at in range(0, len(rows), LASTING):
        if rows[at + STAT] == HAND_SIZE and rows[at + UNTIL] == until:
            note_hand(g, rows[at + ON])


def until_of(until: int, seat: Seat) -> int:
    """A Methuselah's own untap phase is a moment of its own, and so is her discard phase."""
    return until + seat if until in (NEXT_UNTAP, NEXT_DISCARD) else until


def replace_postponed(g: Table, until: int) -> None:
    """What was not to be replaced until then is replaced."""
    if until in g.postponed[1::ROW2]:
        end_postponing(g, until)
        for seat in g.clockwise_from_active():
            replenish(g, seat)

"""Turns, phases, what has been done in them, the Edge, and the end."""

from __future__ import annotations

from typing import Final

from primogen.kernel.events import happened
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import tell
from primogen.kernel.values import added
from primogen.vtes.rules import frame_kinds as k
from primogen.vtes.rules.in_force import note_hands
from primogen.vtes.rules.table import (
    ACTIVE,
    DISCARDS_LEFT,
    EDGE,
    EVENT_PLAYED,
    HAND_DUE,
    MASTER_LEFT,
    REPLACE_DUE,
    ROW2,
    ROW3,
    TRANSFERS_LEFT,
    TRIFLED,
    TURN_NUMBER,
    WITHDRAWING,
    Table,
)
from primogen.vtes.rules.topics import DISCIPLINES_END, GAINS_EDGE, LOSES_EDGE, OUSTED
from primogen.vtes.rules.words import (
    NEXT_INFLUENCE,
    NEXT_UNTAP,
    PHASE_ENDS,
    THIS_ACTION,
    THIS_TURN,
    TURN_ENDS,
    UNTIL_OUSTED,
)

COMMITTED: Final = -5  # instead of a printed card: diablerie
BY_DISCIPLINE: Final = -200  # the same: a Discipline he has played a card by; and less that
DONE_THIS_TURN: Final = -7  # the same: what a card in play does once in a turn
ARRIVED: Final = -9  # the same: he has entered play
ENTERED_READY: Final = -6  # the same: the ready region, in the influence phase of who controls him
DEBT: Final = -100  # instead of a minion: so much less her seat; beside it stands how much
BLIND_SIDE: Final = -1_000  # instead of a minion: so much less him; who does not see him act stands beside it
AT_ITS_LEVEL: Final = -10_000  # the same: a card by that Discipline, where that is limited; and less both
NOT_PLAYED_AGAIN: Final = -8  # beside a card that was cancelled
OUT_OF_TURN_ONCE: Final = -10  # the same: a card out of turn that was cancelled; and less her seat


def begin_turn(g: Table, seat: Seat) -> None:
    g.clock[ACTIVE] = seat
    g.clock[TURN_NUMBER] += 1
    for column in (g.acted, g.used, g.story, g.optioned):
        column.clear()
    tell(g, "turn", seat, number=g.clock[TURN_NUMBER])


# ---- what a phase allows


def set_master_actions(g: Table, number: int) -> None:
    g.clock[MASTER_LEFT] = max(0, number)
    g.clock[TRIFLED] = 0
    g.masters_owed[g.active] = 0


def spend_master_action(g: Table) -> None:
    g.clock[MASTER_LEFT] -= 1


def gain_master_action(g: Table) -> None:
    g.clock[MASTER_LEFT] += 1


def gain_from_trifle(g: Table, seat: Seat) -> None:
    """VT-MASTER-16 to -18: one in a phase; of an out-of-turn trifle it is the next."""
    if seat != g.active:
        g.masters_owed[seat] -= 1
    elif not g.clock[TRIFLED]:
        g.clock[TRIFLED] = 1
        g.clock[MASTER_LEFT] += 1


def compensate(g: Table, seat: Seat) -> None:
    """A master phase action more for a master card that was cancelled; out of turn, the next."""
    if seat == g.active:
        gain_master_action(g)
        return
    g.masters_owed[seat] -= 1
    note_limit(g, NONE, OUT_OF_TURN_ONCE - seat, until=NEXT_UNTAP + seat)


def owe_master_action(g: Table, seat: Seat) -> None:
    """VT-MASTER-14."""
    g.masters_owed[seat] += 1


def set_transfers(g: Table, number: int) -> None:
    g.clock[TRANSFERS_LEFT] = number


def spend_transfers(g: Table, number: int) -> None:
    g.clock[TRANSFERS_LEFT] -= number


def gain_transfers(g: Table, number: int) -> None:
    g.clock[TRANSFERS_LEFT] += number


def set_discards(g: Table, number: int) -> None:
    g.clock[DISCARDS_LEFT] = max(0, number)
    g.clock[EVENT_PLAYED] = 0


def spend_discard(g: Table) -> None:
    g.clock[DISCARDS_LEFT] -= 1


def gain_discard(g: Table) -> None:
    g.clock[DISCARDS_LEFT] += 1


def note_event(g: Table, card: Card) -> None:
    """VT-EVENT-01, -02."""
    g.clock[EVENT_PLAYED] = 1
    g.events.append(g.definition[card])


def note_option(g: Table, seat: Seat) -> None:
    """VT-LIB-14."""
    g.optioned.append(seat)


def begin_withdrawing(g: Table, seat: Seat) -> None:
    """VT-WITHDRAW-01."""
    g.withdrawing[seat] = WITHDRAWING
    tell(g, "withdraws", seat)


def take_edge(g: Table, seat: Seat) -> None:
    """VT-BLEED-07; NONE puts it back into the middle."""
    if seat != NONE and g.lasting and added(g, seat, LOSES_EDGE):
        seat = NONE
    if g.clock[EDGE] != seat:
        g.clock[EDGE] = seat
        note_hands(g)
        tell(g, "takes-edge" if seat != NONE else "burns-edge", seat)
        if seat != NONE:
            happened(g, GAINS_EDGE, seat)


# ---- rows: what has been done


def has_row(rows: list[int], first: int, second: int) -> bool:
    for at in range(0, len(rows), ROW2):
        if rows[at] == first and rows[at + 1] == second:
            return True
    return False


def note_action(g: Table, minion: Card, what: int) -> None:
    g.acted.extend((minion, what))


def forget_action(g: Table, minion: Card, what: int) -> None:
    """It was cancelled as it was announced, and not performed: reading 2."""
    rows = g.acted
    at = next(at for at in range(len(rows) - ROW2, -1, -ROW2) if rows[at : at + ROW2] == [minion, what])
    del rows[at : at + ROW2]


def note_played(g: Table, minion: Card, definition: int) -> None:
    """VT-MINION-13, -20: once in an action."""
    g.played.extend((minion, definition))


def note_limit(g: Table, minion: Card, definition: int, until: int) -> None:
    """Once in that time, by what the card says."""
    g.limits.extend((minion, definition, until))


def has_limit(g: Table, minion: Card, definition: int) -> bool:
    rows = g.limits
    for at in range(0, len(rows), ROW3):
        if rows[at] == minion and rows[at + 1] == definition:
            return True
    return False


def blind(g: Table, minion: Card, acting: Card) -> None:
    """In this turn, while that one acts."""
    note_limit(g, BLIND_SIDE - acting, minion, THIS_TURN)


def is_blind(g: Table, minion: Card, acting: Card) -> bool:
    return has_limit(g, BLIND_SIDE - acting, minion)


def note_discipline(g: Table, minion: Card, discipline: int) -> None:
    """He plays a card by it, in this action."""
    if not has_limit(g, minion, BY_DISCIPLINE - discipline):
        note_limit(g, minion, BY_DISCIPLINE - discipline, THIS_ACTION)


def has_used(g: Table, minion: Card, discipline: int) -> bool:
    return has_limit(g, minion, BY_DISCIPLINE - discipline)


def disciplines_used(g: Table, minion: Card) -> list[int]:
    rows = g.limits
    used = [rows[at + 1] for at in range(0, len(rows), ROW3) if rows[at] == minion]
    return [what for what in used if what <= BY_DISCIPLINE]


def note_debt(g: Table, seat: Seat, number: int) -> None:
    """What she lost beyond her last pool."""
    note_limit(g, DEBT - seat, number, UNTIL_OUSTED)


def debt(g: Table, seat: Seat) -> int:
    rows = g.limits
    return sum([rows[at + 1] for at in range(0, len(rows), ROW3) if rows[at] == DEBT - seat])


def settle_debts(g: Table) -> None:
    end_limits(g, UNTIL_OUSTED)


def by_level(definition: int, discipline: int) -> int:
    """How a limit of one of its levels alone is written."""
    return AT_ITS_LEVEL - definition * DISCIPLINES_END - discipline


def end_limits(g: Table, until: int) -> None:
    rows = g.limits
    if rows:
        rows[:] = [n for at in range(0, len(rows), ROW3) if rows[at + 2] != until for n in rows[at : at + ROW3]]


def forget_played(g: Table) -> None:
    g.played.clear()


def note_used(g: Table, row: int, until: int) -> None:
    """An effect of a card in play that may be used once in that time."""
    g.used.extend((row, until))


def is_used(g: Table, row: int) -> bool:
    return row in g.used[::ROW2]


def end_uses(g: Table, until: int) -> None:
    rows = g.used
    if rows:
        rows[:] = [n for at in range(0, len(rows), ROW2) if rows[at + 1] != until for n in rows[at : at + ROW2]]


def postpone(g: Table, seat: Seat, until: int) -> None:
    """A card that is not replaced yet: VT-LIB-08."""
    g.postponed.extend((seat, until))


def end_postponing(g: Table, until: int) -> None:
    rows = g.postponed
    rows[:] = [n for at in range(0, len(rows), ROW2) if rows[at + 1] != until for n in rows[at : at + ROW2]]


def let_replace(g: Table, until: int) -> None:
    """What waited for that is replaced, as hands are made as large as they should be."""
    rows = g.postponed
    seats = [rows[at] for at in range(0, len(rows), ROW2) if rows[at + 1] == until]
    if seats:
        end_postponing(g, until)
        for seat in seats:
            g.due.extend((REPLACE_DUE, seat))


def note_diablerie(g: Table, card: Card) -> None:
    """Everybody may ask for it until her own turn, this or the next, is over."""
    for seat in range(g.seats()):
        note_limit(g, card, COMMITTED, TURN_ENDS + seat)


def note_entering(g: Table, card: Card) -> None:
    """Until her next influence phase begins."""
    seat = g.controller[card]
    if any([frame.kind == k.INFLUENCE_PHASE and g.active == seat for frame in g.frames]):
        note_limit(g, card, ENTERED_READY, NEXT_INFLUENCE + seat)


def note_arrival(g: Table, card: Card) -> None:
    """He enters play: each Methuselah may ask for it until her minion phase, this or the next, is over."""
    for seat in g.clockwise_from_active():
        note_limit(g, card, ARRIVED, PHASE_ENDS + seat)


def has_arrived(g: Table, card: Card, seat: Seat) -> bool:
    """Since her last minion phase."""
    row, rows = [card, ARRIVED, PHASE_ENDS + seat], g.limits
    return any([rows[at : at + ROW3] == row for at in range(0, len(rows), ROW3)])


def end_one(g: Table, seat: Seat, until: int) -> None:
    """The last of them that was put off so."""
    rows = g.postponed
    at = next(at for at in range(len(rows) - ROW2, -1, -ROW2) if rows[at : at + ROW2] == [seat, until])
    del rows[at : at + ROW2]


def note_hand(g: Table, seat: Seat) -> None:
    """Her hand is to be as large as it should be, before anything goes on: VT-LIB-09."""
    g.due.extend((HAND_DUE, seat))


def note_replacing(g: Table, seat: Seat) -> None:
    """The same; and what she has less is then replaced."""
    g.due.extend((REPLACE_DUE, seat))


def hear_at_last(g: Table) -> None:
    """VT-SEQ-10: what was heard while nothing could come between."""
    g.waiting.extend(g.unheard)
    g.unheard.clear()


# ---- the end


def oust(g: Table, seat: Seat) -> None:
    g.leave(seat)
    tell(g, "ousted", seat)
    let_go_of_edge(g, seat)
    happened(g, OUSTED, seat)


def withdraw(g: Table, seat: Seat) -> None:
    """VT-WITHDRAW-06."""
    g.leave(seat)
    tell(g, "withdrawn", seat)
    let_go_of_edge(g, seat)


def let_go_of_edge(g: Table, seat: Seat) -> None:
    """Reading 50."""
    if g.clock[EDGE] == seat:
        take_edge(g, NONE)


def gain_victory_point(g: Table, seat: Seat) -> None:
    g.victory[seat] += 1
    tell(g, "victory-point", seat)
    note_hands(g)


def end_game(g: Table) -> None:
    """VT-TERM-03, VT-VICTORY-10: those with the most victory points, as bits."""
    most = max(g.victory)
    winners = [seat for seat in range(g.seats()) if g.victory[seat] == most]
    winner = winners[0] if len(winners) == 1 else NONE
    g.ended.extend((winner, sum(1 << seat for seat in winners)))
    if winner == NONE:
        tell(g, "game-over", NONE)
    else:
        tell(g, "wins", winner, number=most)

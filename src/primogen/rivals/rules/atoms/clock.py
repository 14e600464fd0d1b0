"""Turns, actions, and the end."""

from __future__ import annotations

from typing import Final

from primogen.kernel.abilities import source_of
from primogen.kernel.events import WAITING
from primogen.kernel.ids import Card, Seat
from primogen.kernel.log import tell
from primogen.kernel.values import expire, lasting_on
from primogen.rivals.rules.atoms.rows import renew_pledges
from primogen.rivals.rules.in_force import refresh_one
from primogen.rivals.rules.numbers import ACTIONS_PER_TURN
from primogen.rivals.rules.table import (
    ACTIONS,
    ACTIVE,
    BEGINNING,
    PHASE,
    TAKEN,
    TURN_NUMBER,
    UNHOSTED_ACTIONS,
    Table,
)
from primogen.rivals.rules.words import NEXT_TURN, TURN_ACTIONS

BY_AGENDA: Final = 0
BY_KNOCK_OUT: Final = 1
BY_MOST_AGENDA: Final = 2
BY_CONCESSION: Final = 3
BY_CARD: Final = 4  # its text says so


def begin_turn(g: Table, seat: Seat) -> None:
    g.clock[ACTIVE] = seat
    g.clock[TURN_NUMBER] += 1
    g.clock[ACTIONS] = actions_for(g, seat)
    g.clock[TAKEN] = 0
    g.clock[UNHOSTED_ACTIONS] = 0
    g.clock[PHASE] = BEGINNING
    for column in (g.used, g.lent, g.spilled, g.exposed, g.called_off, g.added, g.story, g.deals, g.declined, g.shed):
        column.clear()
    if g.pledges:
        renew_pledges(g)
    tell(g, "turn", seat, number=g.clock[TURN_NUMBER])


def actions_for(g: Table, seat: Seat) -> int:
    """In the turn that begins: what had to wait for it counts once."""
    if not g.lasting:
        return ACTIONS_PER_TURN
    found = max(0, ACTIONS_PER_TURN + lasting_on(g, seat, TURN_ACTIONS, None))
    expire(g, NEXT_TURN, seat)
    return found


def begin_phase(g: Table, phase: int) -> None:
    g.clock[PHASE] = phase


def end_turn(g: Table, seat: Seat) -> None:
    g.turns_taken[seat] += 1
    g.unheard.clear()


def hear_what_waited(g: Table) -> None:
    """What was put off until the action is over: R229-TIM-02."""
    g.waiting.extend(g.put_off)
    g.put_off.clear()


def new_moment(g: Table) -> None:
    """What a face-down Agenda card has missed is past: RV-AGENDA-04."""
    g.unheard.clear()


def lose_action(g: Table, seat: Seat, number: int) -> None:
    """Of the turn under way, which is that player's."""
    if seat == g.active:
        number = min(number, g.clock[ACTIONS])
        g.clock[ACTIONS] -= number
        tell(g, "loses-action", seat, number=number)


def spend_action(g: Table) -> None:
    g.clock[ACTIONS] -= 1
    g.clock[TAKEN] += 1


def spend_unhosted_action(g: Table) -> None:
    """RV-ACT-04: an Unhosted Action first, since it serves for nothing else."""
    if g.clock[UNHOSTED_ACTIONS]:
        g.clock[UNHOSTED_ACTIONS] -= 1
    else:
        spend_action(g)


def gain_action(g: Table, number: int) -> None:
    g.clock[ACTIONS] += number
    tell(g, "gains-action", g.active, number=number)


def gain_unhosted_action(g: Table, number: int) -> None:
    g.clock[UNHOSTED_ACTIONS] += number
    tell(g, "gains-unhosted-action", g.active, number=number)


def turn_up_agenda(g: Table, seat: Seat) -> None:
    """RV-AGENDA-01, -04: it still hears what has just happened."""
    g.agenda_up[seat] = 1
    card = g.agenda_card[seat]
    g.face_down[card] = 0
    refresh_one(g, card)
    tell(g, "agenda-revealed", seat, card)
    missed = g.unheard
    kept: list[int] = []
    for at in range(0, len(missed), 5):
        (g.waiting if missed[at + 1] == seat else kept).extend(missed[at : at + 5])
    missed[:] = kept


def keep_agendas_up(g: Table) -> None:
    """An Agenda card turned up stays up, whatever has been undone."""
    for seat in range(g.seats()):
        if g.agenda_up[seat]:
            g.face_down[g.agenda_card[seat]] = 0
            refresh_one(g, g.agenda_card[seat])


def end_game(g: Table, winner: Seat, way: int) -> None:
    g.ended.extend((winner, way))
    tell(g, "wins", winner, number=way)


def drop_waiting(g: Table, cards: list[Card]) -> None:
    """Of what has just been heard, what these cards would do is not done."""
    rows = g.waiting
    kept = [at for at in range(0, len(rows), WAITING) if source_of(rows[at]) not in cards]
    rows[:] = [number for at in kept for number in rows[at : at + WAITING]]

"""How to win, and who wins when several could."""

from __future__ import annotations

from typing import Final

from primogen.kernel.abilities import source_of
from primogen.kernel.ids import NONE, Seat
from primogen.kernel.log import Cause
from primogen.rivals.rules.atoms.clock import BY_AGENDA, BY_CONCESSION, BY_KNOCK_OUT, BY_MOST_AGENDA, end_game
from primogen.rivals.rules.atoms.prestige import give_up, knock_out
from primogen.rivals.rules.atoms.tokens import IN_GAME, gain_agenda, lose_agenda
from primogen.rivals.rules.lent import has_lent_somebody
from primogen.rivals.rules.numbers import AGENDA_TO_WIN
from primogen.rivals.rules.switches.winning import KNOCKED_OUT_AGENDA, SET_TO_ZERO
from primogen.rivals.rules.table import FIRST, Table
from primogen.rivals.rules.words import (
    AGENDA_NEEDED,
    CITY,
    GHOULISH,
    HAVEN,
    STREETS,
    ZONES,
)

AGENDA_FOR_ADVERSARY: Final = 3  # RV-WIN-09


def agenda_to_win(g: Table, seat: Seat) -> int:
    """RV-WIN-01 to -03: what a player's own Agenda card prints replaces 13; no other card can."""
    needed, own = 0, g.agenda_card[seat]
    for row in g.index[AGENDA_NEEDED]:
        if source_of(row) == own:
            needed += g.ability(row).amount(g, own, seat)
    return needed or AGENDA_TO_WIN


def has_nobody(g: Table, seat: Seat) -> bool:
    """RV-WIN-07; Ghouls do not count: RV-GHOUL-09."""
    beings, definition = g.pool.beings, g.definition
    for card in g.coterie(seat):
        if beings[definition[card]] != GHOULISH:
            return False
    return not has_lent_somebody(g, seat)


def settle(g: Table) -> bool:
    """RV-WIN-08: looked at when an action, an ability or a step is complete. Whether the game is over."""
    seats, definition, piles, is_no_one = range(g.seats()), g.definition, g.piles, g.pool.ghouls
    for seat in seats:
        somebody = piles[seat * ZONES + HAVEN] or piles[seat * ZONES + STREETS]
        if somebody and definition[somebody[0]] not in is_no_one:
            continue  # as nearly always
        if g.out_by[seat] == IN_GAME and has_nobody(g, seat):
            knock_out(g, seat, CITY)
    may_reach = g.index[AGENDA_NEEDED] or max(g.agenda) >= AGENDA_TO_WIN
    somebody_fell = max(g.out_by) != IN_GAME
    if not may_reach and not somebody_fell:  # as nearly always
        return bool(g.ended)
    claims = [(seat, BY_AGENDA) for seat in seats if reaches_agenda(g, seat)] if may_reach else []
    if somebody_fell:
        claims += [(seat, BY_KNOCK_OUT) for seat in seats if has_felled_rival(g, seat)]
        if not claims:
            compare_agenda(g, BY_MOST_AGENDA)
    if claims:
        winner = by_tiebreaker(g, [seat for seat, _ in claims])
        end_game(g, winner, next(way for seat, way in claims if seat == winner))
    return bool(g.ended)


def has_felled_rival(g: Table, seat: Seat) -> bool:
    """RV-WIN-04."""
    return any(g.out_by[foe] == seat and g.is_rival(seat, foe) for foe in range(g.seats()))


def reaches_agenda(g: Table, seat: Seat) -> bool:
    return g.out_by[seat] == IN_GAME and g.agenda[seat] >= agenda_to_win(g, seat)


def concede(g: Table, seat: Seat) -> None:
    """Reading 75: a knock-out that no player has caused, but at once; what is going on lapses."""
    give_up(g, seat)
    compare_agenda(g, BY_CONCESSION)


def compare_agenda(g: Table, way: int) -> None:
    """RV-WIN-05, -09 to -11; R20-WIN-08: who is knocked out is compared, too, with no Agenda."""
    for seat in range(g.seats()):
        if g.out_by[seat] != IN_GAME and has_adversary(g, seat):
            gain_agenda(g, g.adversary(seat), AGENDA_FOR_ADVERSARY, Cause("knock-out", NONE))
    standing = [seat for seat in range(g.seats()) if g.out_by[seat] == IN_GAME] or list(range(g.seats()))
    if g.switches[KNOCKED_OUT_AGENDA] == SET_TO_ZERO:
        standing = list(range(g.seats()))
        for seat in standing:
            if g.out_by[seat] != IN_GAME:
                lose_agenda(g, seat, g.agenda[seat])
    most = max(g.agenda[seat] for seat in standing)
    end_game(g, by_tiebreaker(g, [seat for seat in standing if g.agenda[seat] == most]), way)


def has_adversary(g: Table, seat: Seat) -> bool:
    """Who concedes may have none yet; who holds their own token has none (R229-CRD-91)."""
    return seat in g.rival and g.is_rival(g.adversary(seat), seat)


def by_tiebreaker(g: Table, tied: list[Seat]) -> Seat:
    """RV-WIN-12 to -15."""
    if g.active in tied:
        return g.active
    most = max(g.prestige[seat] for seat in tied)
    order = g.clockwise_from(g.clock[FIRST])
    return max((seat for seat in tied if g.prestige[seat] == most), key=order.index)

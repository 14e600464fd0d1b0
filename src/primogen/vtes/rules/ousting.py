"""Ousting, withdrawing, victory points, and the end. VT-VICTORY-01 to -10, VT-WITHDRAW-06 to -08."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.abilities import Ability, source_of
from primogen.kernel.frames import Asks, Chosen, Frame, Procedure
from primogen.kernel.ids import NONE, Seat
from primogen.kernel.windows import window
from primogen.vtes.rules import frame_kinds as k
from primogen.vtes.rules.atoms.cards import burn, remove
from primogen.vtes.rules.atoms.choosing import is_seat_chosen
from primogen.vtes.rules.atoms.clock import end_game, gain_victory_point, oust, settle_debts, withdraw
from primogen.vtes.rules.atoms.counters import burn_pool, gain_pool, give_up
from primogen.vtes.rules.damage import fall
from primogen.vtes.rules.hand import FittingHand
from primogen.vtes.rules.table import GIVEN_UP_DUE, HAND_DUE, LIFE_DUE, OUST_DUE, REPLACE_DUE, ROW2, Table
from primogen.vtes.rules.titles import settle_claim
from primogen.vtes.rules.topics import TAKES_POINT
from primogen.vtes.rules.words import ASH_HEAP, MASTER, OUSTING, PLAY_ZONES, POOL_FOR_PREY, REMOVED


class Ousting(Procedure[Table]):
    """All who have no pool left at the same moment, and still have none when others have had their say."""

    kind = k.OUSTING

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        if step == 0:
            if g.pool.is_played_at(MASTER, OUSTING):
                g.call(window(OUSTING, NONE, g.active))
            return None
        self.done()
        settle_debts(g)
        oust_all(g, [seat for seat in dict.fromkeys(self.cells) if g.is_in(seat) and not g.purse[seat]])
        return None


class Claiming(Procedure[Table]):
    """A vampire has a title that others may claim, too."""

    kind = k.CLAIMING

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        self.done()
        settle_claim(g, self.cells[0])
        return None


class Expiring(Procedure[Table]):
    """An ally or a retainer has burned its last life, and has none again: VT-ALLY-09, VT-RETAIN-06."""

    kind = k.EXPIRING

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        self.done()
        card = self.cells[0]
        if g.zone[card] in PLAY_ZONES and not g.blood[card]:
            fall(g, card, NONE)
        return None


def next_due(g: Table) -> Frame[Table]:
    """Who has fallen first, all at once; then hands and titles, one by one."""
    due = g.due
    if GIVEN_UP_DUE in due[::ROW2]:
        at = due[::ROW2].index(GIVEN_UP_DUE) * ROW2
        seat = due[at + 1]
        del due[at : at + ROW2]
        return beyond_help(seat)
    fallen = [due[at + 1] for at in range(0, len(due), ROW2) if due[at] == OUST_DUE]
    if fallen:
        due[:] = [number for at in range(0, len(due), ROW2) if due[at] != OUST_DUE for number in due[at : at + ROW2]]
        return Ousting(fallen)
    what, about = due[:ROW2]
    del due[:ROW2]
    if what == LIFE_DUE:
        return Expiring([about])
    if what == REPLACE_DUE:
        return FittingHand([about, what])
    return FittingHand([about]) if what == HAND_DUE else Claiming([about])


def beyond_help(seat: Seat) -> Ousting:
    """Nobody is asked."""
    frame = Ousting([seat])
    frame.go(1)
    return frame


def oust_all(g: Table, seats: list[Seat]) -> None:
    """VT-VICTORY-05, -08: the point for her prey even if she falls with her; the pool only if she stays."""
    predators = [g.predator(seat) for seat in seats]
    for seat in seats:
        oust(g, seat)
        clear_away(g, seat)
    for predator in predators:
        if predator != NONE:
            award_point(g, predator)
            gain_pool(g, predator, POOL_FOR_PREY)
    end_if_alone(g)


def clear_away(g: Table, seat: Seat) -> None:
    """VT-VICTORY-01: all she controls leaves the game; VT-VICTORY-03: what others control of hers stays."""
    for card in range(len(g.zone)):
        if g.controller[card] == seat and g.zone[card] not in (ASH_HEAP, REMOVED):
            remove(g, card)


def withdraw_from_game(g: Table, seat: Seat) -> None:
    """VT-WITHDRAW-06 to -08: a point for her, and nothing for her predator."""
    award_point(g, seat)
    withdraw(g, seat)
    burn_pool(g, seat, g.purse[seat])
    clear_away(g, seat)
    end_if_alone(g)


@dataclass(frozen=True)
class TakesPoint(Ability):
    """A victory point of the Methuselah this card has chosen goes to who controls it, once."""

    def topics(self) -> tuple[int, ...]:
        return (TAKES_POINT,)


def award_point(g: Table, seat: Seat) -> None:
    """To her, or to whom it was promised: of several promises the first."""
    takers = [source_of(row) for row in g.index[TAKES_POINT]]
    taken = next((card for card in takers if is_seat_chosen(g, card, seat)), NONE)
    if taken == NONE:
        gain_victory_point(g, seat)
    else:
        winner = g.controller[taken]
        burn(g, taken)
        award_point(g, winner)


def end_if_alone(g: Table) -> None:
    """VT-VICTORY-04, -06."""
    left = [seat for seat in range(g.seats()) if g.is_in(seat)]
    if len(left) == 1:
        award_point(g, left[0])
    if len(left) <= 1:
        end_game(g)


def concede(g: Table, seat: Seat) -> None:
    """She gives up her pool."""
    if g.is_in(seat):
        give_up(g, seat)

"""What each kind of action does when it succeeds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from primogen.kernel.abilities import source_of
from primogen.kernel.events import happened
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import tell
from primogen.kernel.values import value
from primogen.vtes.rules.aiming import is_held
from primogen.vtes.rules.atoms.cards import leave_torpor, put_on, recruit, untap
from primogen.vtes.rules.atoms.clock import take_edge
from primogen.vtes.rules.atoms.counters import burn_blood, burn_pool, gain_blood
from primogen.vtes.rules.atoms.titles import change_sect
from primogen.vtes.rules.combat import combat_between
from primogen.vtes.rules.contest import contest_if_unique, is_second_copy
from primogen.vtes.rules.diablerie import Drinking
from primogen.vtes.rules.imbued import spoils_of
from primogen.vtes.rules.legality import price_of_anarchy
from primogen.vtes.rules.meeting import has_power_called
from primogen.vtes.rules.people import ANARCH
from primogen.vtes.rules.referendum import referendum
from primogen.vtes.rules.rescuing import rescue_cost
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.topics import BLEED, BLEED_SUCCEEDS, EQUIPPED, HUNT, MOST_BURNED
from primogen.vtes.rules.underway import ACTION_CELLS, NUMBER, POOL_LOST, Acting
from primogen.vtes.rules.words import (
    BECOMING_ANARCH,
    BLEEDING,
    DIABLERIE,
    EMPLOYING,
    EQUIPMENT,
    EQUIPPING,
    FINISHING_OFF,
    GAINING_POWER,
    HUNTING,
    HUNTING_RED_LIST,
    INCAPACITATED,
    LEAVING_TORPOR,
    POLITICS,
    RECRUITING,
    RESCUING,
    RETAINER,
    TAKING_EQUIPMENT,
    TORPOR,
    TORPOR_COST,
)


def bleed(g: Table, action: Acting) -> None:
    """VT-BLEED-04, -06 to -08."""
    amount = value(g, action.minion, BLEED)
    tell(g, "bleeds", action.seat, action.minion, number=amount)
    if amount and g.is_in(action.defender):
        action.cells[POOL_LOST] = burn_pool(g, action.defender, min(amount, most_burned(g, action.defender, amount)))
        take_edge(g, action.seat)
        action.cells[NUMBER] = amount
        happened(g, BLEED_SUCCEEDS, action.seat, action.minion, NONE, amount)


def most_burned(g: Table, seat: Seat, amount: int) -> int:
    """By a bleed: the least that a card of hers says."""
    bounds = [g.ability(row).amount(g, source_of(row), seat) for row in g.index[MOST_BURNED]]
    return min([bound for bound in bounds if bound] or [amount])


def hunt(g: Table, action: Acting) -> None:
    gain_blood(g, action.minion, value(g, action.minion, HUNT))  # VT-HUNT-04, -05


def take_on(g: Table, action: Acting) -> None:
    """Equipment or a retainer: VT-EQUIP-02, VT-RETAIN-02."""
    if g.kind(action.card) in (EQUIPMENT, RETAINER):  # not what another card has him look for
        put_new_on(g, action.card, action)


def put_new_on(g: Table, card: Card, action: Acting) -> None:
    if not is_second_copy(g, card, action.seat):
        put_on(g, card, action.minion, action.seat)
        if g.kind(card) == EQUIPMENT:
            happened(g, EQUIPPED, action.seat, action.minion, card)
        contest_if_unique(g, card)


def take_from_another(g: Table, action: Acting) -> None:
    """VT-EQUIP-04 to -06: what is still there."""
    for card in action.cells[ACTION_CELLS:]:
        if g.host[card] == action.target:
            put_on(g, card, action.minion, action.seat)
            happened(g, EQUIPPED, action.seat, action.minion, card)


def gain_power(g: Table, action: Acting) -> None:
    """VT-POWER-03, -04."""
    if not has_power_called(g, action.minion, g.definition[action.card]):
        put_new_on(g, action.card, action)
    untap(g, action.minion)


def recruit_ally(g: Table, action: Acting) -> None:
    """VT-ALLY-03, -04."""
    if not is_second_copy(g, action.card, action.seat):
        recruit(g, action.card)
        contest_if_unique(g, action.card)


def call_referendum(g: Table, action: Acting) -> None:
    g.call(referendum(action.seat, action.source(), action.minion))  # VT-REF-01, VT-POL-06


def rise(g: Table, action: Acting) -> None:
    """VT-TORPOR-08."""
    if not is_held(g, action.minion):
        burn_blood(g, action.minion, TORPOR_COST)
        leave_torpor(g, action.minion)


def is_rescuable(g: Table, card: Card) -> bool:
    return g.zone[card] == TORPOR and not is_held(g, card)


def rescue(g: Table, action: Acting) -> None:
    """VT-TORPOR-13, -14: as it was declared; if one of them cannot, nobody is rescued (reading 8)."""
    own = action.cells[NUMBER]
    rest = rescue_cost(g, action.minion, action.target) - own
    if is_rescuable(g, action.target) and g.blood[action.minion] >= own and g.blood[action.target] >= rest >= 0:
        burn_blood(g, action.minion, own)
        burn_blood(g, action.target, rest)
        leave_torpor(g, action.target)


def drink(g: Table, action: Acting) -> None:
    if is_rescuable(g, action.target):  # reading 9
        directed = int(action.defender != NONE)
        g.call(Drinking([action.minion, action.target, 0, directed]))


def become_anarch(g: Table, action: Acting) -> None:
    """VT-ANARCH-03, -04."""
    if burn_blood(g, action.minion, price_of_anarchy(g, action.minion)):
        change_sect(g, action.minion, ANARCH)


def hunt_marked(g: Table, action: Acting) -> None:
    """VT-SPECIAL-04."""
    if burn_blood(g, action.minion, 1) and g.is_ready(action.target):
        g.call(combat_between(action.minion, action.target))


def finish_off(g: Table, action: Acting) -> None:
    """VT-IMBUED-10, -11."""
    if g.zone[action.target] == INCAPACITATED:
        g.call(spoils_of(action.minion, action.target))


SUCCESSES: Final[dict[int, Callable[[Table, Acting], None]]] = {
    BLEEDING: bleed,
    HUNTING: hunt,
    EQUIPPING: take_on,
    EMPLOYING: take_on,
    TAKING_EQUIPMENT: take_from_another,
    RECRUITING: recruit_ally,
    POLITICS: call_referendum,
    LEAVING_TORPOR: rise,
    RESCUING: rescue,
    DIABLERIE: drink,
    BECOMING_ANARCH: become_anarch,
    HUNTING_RED_LIST: hunt_marked,
    GAINING_POWER: gain_power,
    FINISHING_OFF: finish_off,
}


def succeed(g: Table, action: Acting) -> None:
    if action.takes in SUCCESSES:
        SUCCESSES[action.takes](g, action)

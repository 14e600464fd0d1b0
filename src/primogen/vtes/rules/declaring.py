"""What is declared of an action as it is announced: who pays for a rescue, what is taken from another minion."""

from __future__ import annotations

from primogen.kernel.choosing import Target
from primogen.kernel.decisions import Decision
from primogen.kernel.effects import CHOOSE_SEAT, DONE_PICKING, NO, PICK, Seats, scope
from primogen.kernel.ids import NONE, Card
from primogen.kernel.values import added
from primogen.vtes.rules.aiming import RULES_OF_AIMS, equipment_on
from primogen.vtes.rules.atoms.counters import modify
from primogen.vtes.rules.legality import aims_of, uses_for
from primogen.vtes.rules.printed import Use
from primogen.vtes.rules.rescuing import rescue_cost
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.targeting import blood_of, enters_combat, within_reach
from primogen.vtes.rules.topics import STEALTH, STEALTHY_ACTIONS
from primogen.vtes.rules.underway import ACTION_CELLS, DEFENDER, DIRECTED, Acting
from primogen.vtes.rules.words import (
    AT_LEVEL,
    BLEEDING,
    BY_MINION,
    PAYS,
    SUBSTITUTE,
    TAKE_EQUIPMENT,
    THIS_ACTION,
    THIS_TURN,
)


def ask_whom(g: Table, action: Acting, among: Seats) -> Decision:
    """Whom he bleeds, if it need not be his prey; or at whom else the action is directed."""
    decision = g.ask(action.seat, "target-player", "VT-BLEED-01", about=action.card)
    for seat in among.seats(g, scope(action.seat, action.source(), action.minion)):
        decision.offer(CHOOSE_SEAT, NONE, seat)
    return decision


def ask_target(g: Table, action: Acting, aims_at: Target) -> Decision:
    """What the card, or the effect, says that it aims at."""
    at, use = scope(action.seat, action.source(), action.minion), action.use(g)
    blood = 0 if use is None else blood_of(g, action.card, use, action.minion)
    found, fights = aims_at.targets(g, at), enters_combat(aims_at)
    return aims_at.choose(g, at, within_reach(g, found, action.minion, blood, fights=fights))


def ask_who_pays(g: Table, action: Acting) -> Decision:
    """VT-TORPOR-13: so much the rescuer, and the rest the rescued."""
    decision = g.ask(action.seat, "who-pays", "VT-TORPOR-13", about=action.target)
    cost = rescue_cost(g, action.minion, action.target)
    for number in range(cost, -1, -1):
        if g.blood[action.minion] >= number and g.blood[action.target] >= cost - number:
            decision.offer(PAYS, action.minion, number)
    return decision


def ask_what_is_taken(g: Table, action: Acting) -> Decision | None:
    """VT-EQUIP-04, -05: one or more."""
    taken = action.cells[ACTION_CELLS:]
    left = [card for card in equipment_on(g, action.target) if card not in taken]
    if not left:
        return None
    decision = g.ask(action.seat, "equipment", "VT-EQUIP-05", about=action.target)
    for card in left:
        decision.offer(TAKE_EQUIPMENT, card)
    if taken:
        decision.offer(DONE_PICKING)
    return decision


def ask_by_whom(g: Table, action: Acting) -> Decision:
    """VT-ACTION-11."""
    decision = g.ask(action.seat, "by-whom", "VT-ACTION-11", about=action.card)
    for minion in g.ready(action.seat):
        if uses_for(g, action.card, minion):
            decision.offer(BY_MINION, minion)
    return decision


def ask_level(g: Table, action: Acting) -> Decision:
    """VT-CRYPT-10."""
    decision = g.ask(action.seat, "level", "VT-CRYPT-10", about=action.card)
    for number in uses_for(g, action.card, action.minion):
        decision.offer(AT_LEVEL, action.card, number)
    return decision


def ask_aim(g: Table, action: Acting) -> Decision:
    """Of an action that needs no card."""
    decision = g.ask(action.seat, "aim", RULES_OF_AIMS[action.takes], about=action.minion)
    for card in aims_of(g, action.minion, action.takes):
        decision.offer(PICK, card)
    return decision


def ask_slave(g: Table, action: Acting, slaves: list[Card]) -> Decision:
    """VT-SPECIAL-10: who fights instead, or nobody."""
    decision = g.ask(action.seat, "slave", "VT-SPECIAL-10", about=action.minion)
    for slave in slaves:
        decision.offer(SUBSTITUTE, slave)
    decision.offer(NO)
    return decision


def is_aimed_well(g: Table, action: Acting, use: Use) -> bool:
    """Reading 9: the target is still there, and still one."""
    aim = use.aims_at
    if not isinstance(aim, Target):
        return True
    return action.target in aim.targets(g, scope(action.seat, action.source(), action.minion))


def direct(g: Table, action: Acting) -> None:
    """VT-BLOCK-01, -09, VT-BLEED-01."""
    use, cells = action.use(g), action.cells
    if use is not None and use.directed_at is not None:
        at = scope(action.seat, action.source(), action.minion)
        cells[DIRECTED] = sum(1 << seat for seat in use.directed_at.seats(g, at) if seat != action.seat)
        cells[DEFENDER] = action.defenders(g)[0] if cells[DIRECTED] else NONE
    elif action.takes == BLEEDING:
        if action.defender == NONE:
            cells[DEFENDER] = g.prey(action.seat)
    elif action.target != NONE and g.controller[action.target] != action.seat:
        cells[DEFENDER] = g.controller[action.target]


def call_as_announced(g: Table, action: Acting) -> None:
    """What was promised to the next action; what its card says of itself: "allies cannot block this action"."""
    if added(g, action.seat, STEALTHY_ACTIONS) > 0:
        modify(g, STEALTHY_ACTIONS, -1, NONE, action.seat, THIS_TURN)
        modify(g, STEALTH, 1, NONE, action.minion, THIS_ACTION)
    use = action.use(g)
    if use is not None and use.announced is not None:
        node = g.number_of(use.announced)
        g.call(scope(action.seat, action.source(), action.minion, action.target, node=node))

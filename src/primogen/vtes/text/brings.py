"""What comes of an option, in numbers: every button says what it does."""

from __future__ import annotations

from primogen.kernel.decisions import Option, card_of, verb_of
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.values import value
from primogen.vtes.rules import words as w
from primogen.vtes.rules.blocking import meets
from primogen.vtes.rules.costing import pool_cost
from primogen.vtes.rules.polling import tally
from primogen.vtes.rules.table import Table
from primogen.vtes.rules.titles import votes_against, votes_of
from primogen.vtes.rules.topics import AGGRAVATED_HANDS, BLEED, CAPACITY, HUNT, INTERCEPT, STEALTH, STRENGTH
from primogen.vtes.rules.underway import action_under_way, referendum_under_way
from primogen.vtes.text.naming import Naming
from primogen.vtes.text.phrasebook import BRINGS


def brings(g: Table, seat: Seat, option: Option, names: Naming) -> str | None:
    """None if its card shows all there is."""
    verb, card = verb_of(option), card_of(option)
    if verb == w.PLAY_CARD:
        return costs(g, seat, card, names) or None
    if verb == w.BLEED_WITH:
        return bleeds(g, seat, card, names)
    if verb == w.HUNT_WITH:
        return said(names, "hunt", value(g, card, HUNT))
    if verb == w.LEAVE_TORPOR:
        return said(names, "torpor", w.TORPOR_COST)
    if verb == w.ATTEMPT_BLOCK:
        return blocks(g, card, names)
    if verb == w.DECLINE:
        return declines(g, seat, names)
    if verb == w.RESCUE:
        return said(names, "rescue", w.TORPOR_COST)
    if verb == w.DIABLERIZE:
        return said(names, "diablerie")
    if verb in (w.VOTE_FOR, w.VOTE_AGAINST):
        return votes(g, card, names, is_for=verb == w.VOTE_FOR)
    if verb in (w.INVEST, w.TAKE_BACK):
        return influences(g, card, 1 if verb == w.INVEST else -1, names)
    if verb == w.STRIKE_WITH_HANDS:
        key = "aggravated" if value(g, card, AGGRAVATED_HANDS) > 0 else "damage"
        return said(names, key, max(0, value(g, card, STRENGTH)))
    return "" if card == NONE else None


def said(names: Naming, key: str, *numbers: object) -> str:
    return BRINGS[key][names.lang].format(*numbers)


def costs(g: Table, seat: Seat, card: Card, names: Naming) -> str:
    face = g.face(card)
    found = {"pool": pool_cost(g, face, seat), "blood": face.blood, "conviction": face.conviction}
    return ", ".join(said(names, key, number) for key, number in found.items() if number)


def bleeds(g: Table, seat: Seat, card: Card, names: Naming) -> str:
    prey, amount = g.prey(seat), max(0, value(g, card, BLEED))
    return said(names, "bleed", amount, g.purse[prey], max(0, g.purse[prey] - amount), names.seat(prey))


def blocks(g: Table, card: Card, names: Naming) -> str:
    action = action_under_way(g)
    assert action is not None
    key = "meets" if meets(g, card, action.minion) else "falls-short"
    return said(names, key, value(g, card, INTERCEPT), value(g, action.minion, STEALTH))


def declines(g: Table, seat: Seat, names: Naming) -> str:
    """What a bleed that nobody blocks would come to, as it stands."""
    action = action_under_way(g)
    if action is None or action.takes != w.BLEEDING or list(action.defenders(g)) != [seat]:
        return ""
    amount = max(0, value(g, action.minion, BLEED))
    return said(names, "bleed", amount, g.purse[seat], max(0, g.purse[seat] - amount), names.seat(seat))


def votes(g: Table, card: Card, names: Naming, *, is_for: bool) -> str:
    cells = referendum_under_way(g)
    assert cells is not None
    of_minion = votes_of if is_for else votes_against
    number = of_minion(g, card) if card != NONE and g.is_minion(card) else 1
    for_it, against = tally(g, cells)
    after = (for_it + number, against) if is_for else (for_it, against + number)
    return said(names, "vote" if number == 1 else "votes", number, *after)


def influences(g: Table, card: Card, more: int, names: Naming) -> str:
    after, capacity = g.blood[card] + more, value(g, card, CAPACITY)
    return said(names, "ready" if after >= capacity else "invest", after, capacity)

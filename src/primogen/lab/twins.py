"""Twins: two games that differ only in what one seat cannot see. That seat must not be able to tell them apart."""

from __future__ import annotations

import random

from primogen.kernel.abilities import leave_index, row_of
from primogen.kernel.chance import sow
from primogen.kernel.decisions import Decision
from primogen.kernel.ids import Card, Seat
from primogen.kernel.machine import ask_again, explained
from primogen.kernel.views import view
from primogen.rivals.rules.in_force import refresh_one
from primogen.rivals.rules.printed import Printed
from primogen.rivals.rules.table import Table, table
from primogen.rivals.rules.words import (
    AGENDA_CARD,
    CHARACTER,
    FACE_DOWN_CARDS,
    HAND,
    LIBRARY,
    MONSTER,
    PLACED,
    TABLED,
)


def twin_of(g: Table, seat: Seat, dice: random.Random) -> Table:
    """The same table, with all that this seat does not see dealt again."""
    twin = table(g.clone())
    for card in range(len(g.zone)):
        if g.zone[card] in (PLACED, TABLED) and not g.sees(seat, card):
            swap_alike(twin, card, seat, dice)
    for group in hidden_groups(g, seat).values():
        faces = [twin.definition[card] for card in group]
        dice.shuffle(faces)
        for card, face in zip(group, faces, strict=True):
            exchange(twin, card, face)
    for other in range(g.seats()):
        if other != seat:
            twin.fist[other] = dice.randrange(max(1, g.prestige[other])) if g.said[other] or g.fist[other] else 0
    sow(twin.chance, b"%d" % dice.getrandbits(64))
    twin.unheard.clear()
    ask_again(twin)
    return twin


def swap_alike(g: Table, card: Card, seat: Seat, dice: random.Random) -> None:
    """A card lying face down may be any its player could have laid there: exchange it for such a one."""
    mine = g.face(card)
    alike = [
        other
        for other in range(len(g.zone))
        if g.owner[other] == g.owner[card] and not g.sees(seat, other) and g.zone[other] in (HAND, LIBRARY)
        if could_lie_there(mine, g.face(other))
    ]
    if alike:
        other = dice.choice(alike)
        face = g.definition[other]
        exchange(g, other, g.definition[card])
        exchange(g, card, face)


def could_lie_there(mine: Printed, other: Printed) -> bool:
    if mine.words & FACE_DOWN_CARDS:
        return other.words & FACE_DOWN_CARDS != 0
    return other.kind == mine.kind and other.types == mine.types and other.needs_bp <= mine.needs_bp


def hidden_groups(g: Table, seat: Seat) -> dict[tuple[int, str], list[Card]]:
    """Cards this seat cannot see, by owner and by what their backs tell."""
    groups: dict[tuple[int, str], list[Card]] = {}
    for card in range(len(g.zone)):
        if not g.sees(seat, card) and g.zone[card] not in (PLACED, TABLED):
            groups.setdefault((g.owner[card], back_of(g, card)), []).append(card)
    return groups


def back_of(g: Table, card: Card) -> str:
    kind = g.kind(card)
    return {CHARACTER: "faction", MONSTER: "monster", AGENDA_CARD: "agenda"}.get(kind, "library")


def exchange(g: Table, card: Card, face: int) -> None:
    """Another face under the same back; whatever the old one had in the index goes."""
    for number, ability in enumerate(g.face(card).abilities):
        if g.live[card] >> number & 1:
            leave_index(g, row_of(card, number), ability)
    g.live[card] = 0
    g.definition[card] = face
    if g.kind(card) == MONSTER and g.blood[card]:
        g.blood[card] = g.face(card).bp
    refresh_one(g, card)


def told(decision: Decision | None, seat: Seat) -> tuple[object, ...]:
    if decision is None:
        return ()
    if decision.seat != seat:
        return (decision.seat, decision.asks, decision.rule, decision.about)
    refused = [(each.option, each.refusal.key) for each in decision.refused]
    return (decision.seat, decision.asks, decision.rule, decision.about, decision.options, refused)


def all_that_is_seen(g: Table, seat: Seat) -> tuple[object, ...]:
    decision = explained(g) if g.decision is not None and g.decision.seat == seat else g.decision
    return (view(g, seat).plain(), told(decision, seat))

"""Twins: two games that differ only in what one seat cannot see. That seat must not be able to tell them apart.

A twin deals anew; a column it only copied could be shown to all, and no test would notice.
"""

from __future__ import annotations

import random
from typing import Final

from primogen.kernel.abilities import leave_index, row_of
from primogen.kernel.chance import sow
from primogen.kernel.decisions import Decision
from primogen.kernel.effects import NAMED, RESOLVE
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.machine import ask_again, explained
from primogen.kernel.views import view
from primogen.rivals.rules.in_force import refresh_one
from primogen.rivals.rules.printed import Printed
from primogen.rivals.rules.seeing import UNSEEN
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
    ZONES,
)

HEARS_SOMETHING: Final = 0.5


def twin_of(g: Table, seat: Seat, dice: random.Random) -> Table:
    """The same table, with all that this seat does not see dealt again, also at the moments the game may go back to."""
    twin = dealt_again(g, seat, dice)
    twin.marks[:] = [dealt_again(table(mark), seat, dice) for mark in g.marks]
    ask_again(twin)
    return twin


def dealt_again(g: Table, seat: Seat, dice: random.Random) -> Table:
    twin = table(g.clone())
    for card in range(len(g.zone)):
        if g.zone[card] in (PLACED, TABLED) and not g.sees(seat, card):
            swap_alike(twin, card, seat, dice)
    deal_faces(twin, hidden_groups(g, seat), dice)
    deal_agendas(twin, seat, dice)
    for other in range(g.seats()):
        if other != seat:
            twin.fist[other] = dice.randrange(max(1, g.prestige[other])) if g.said[other] or g.fist[other] else 0
    sow(twin.chance, b"%d" % dice.getrandbits(64))
    return twin


def deal_faces(twin: Table, groups: dict[tuple[int, str], list[Card]], dice: random.Random) -> None:
    """Other faces, and in each pile another order of the handles."""
    for group in groups.values():
        faces = [twin.definition[card] for card in group]
        dice.shuffle(faces)
        for card, face in zip(group, faces, strict=True):
            exchange(twin, card, face)
    hidden = {card for group in groups.values() for card in group}
    for at, pile in enumerate(twin.piles):
        if at % ZONES in (*UNSEEN, HAND):
            moved = [card for card in pile if card in hidden]
            dice.shuffle(moved)
            twin.piles[at] = tuple([moved.pop() if card in hidden else card for card in pile])


def deal_agendas(twin: Table, seat: Seat, dice: random.Random) -> None:
    """Another Agenda card lies there face down, and has heard something, or nothing."""
    twin.unheard.clear()
    kinds = twin.pool.kinds
    for owner in range(twin.seats()):
        card = twin.agenda_card[owner]
        if owner == seat or card == NONE or twin.agenda_up[owner]:
            continue
        exchange(twin, card, dice.choice([face for face, kind in enumerate(kinds) if kind == AGENDA_CARD]))
        if dice.random() < HEARS_SOMETHING:
            twin.unheard.extend((row_of(card, 0), owner, NONE, NONE, 0))


def with_other_handles(g: Table, seat: Seat, dice: random.Random) -> Table:
    """The same table to a card, for its player too; only the handles in this seat's hand are others.

    Whatever is answered in both, nobody else may tell them apart: a handle would tell when its card was drawn. What
    others see of the hand stays, and so do cards that have been picked and are about to leave it.
    """
    twin = table(g.clone())
    picked = {cell for frame in g.frames if frame.kind == RESOLVE for cell in frame.cells[NAMED:]}
    hand = [card for card in g.hand(seat) if card not in picked and not is_seen_by_others(g, seat, card)]
    for back in {back_of(g, card) for card in hand}:
        old = [card for card in hand if back_of(g, card) == back]
        new = old[:]
        dice.shuffle(new)
        handles = dict(zip(old, new, strict=True))
        for card, handle in handles.items():
            twin.definition[handle] = g.definition[card]
            twin.knows[handle] = g.knows[card]
        at = seat * ZONES + HAND
        twin.piles[at] = tuple([handles.get(card, card) for card in twin.piles[at]])
    ask_again(twin)
    return twin


def is_seen_by_others(g: Table, seat: Seat, card: Card) -> bool:
    return any(g.sees(other, card) for other in (NONE, *range(g.seats())) if other != seat)


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
    """What another is asked about is in the view, if it can be seen."""
    if decision is None:
        return ()
    if decision.seat != seat:
        return (decision.seat, decision.asks, decision.rule)
    refused = [(each.option, each.refusal.key) for each in decision.refused]
    return (decision.seat, decision.asks, decision.rule, decision.about, decision.options, refused)


def all_that_is_seen(g: Table, seat: Seat) -> tuple[object, ...]:
    decision = explained(g) if g.decision is not None and g.decision.seat == seat else g.decision
    return (view(g, seat).plain(), told(decision, seat))

"""Attaching a card to what bears it: at once, or once room is made for it. R20-ATT-02."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import UNASKED, card_of
from primogen.kernel.effects import PICK
from primogen.kernel.events import happened
from primogen.kernel.frames import Asks, Chosen, Procedure, acts, asks
from primogen.kernel.game import Game
from primogen.kernel.ids import Card, Seat
from primogen.kernel.log import Cause
from primogen.kernel.values import value
from primogen.rivals.rules.atoms.cards import attach, attach_face_down, attached
from primogen.rivals.rules.attachments import can_bear, gives_way, is_full, is_stolen_by, why_no_room, why_not_bear
from primogen.rivals.rules.burning import burn_by
from primogen.rivals.rules.frame_kinds import ATTACHING
from primogen.rivals.rules.roles import attack_under_way
from primogen.rivals.rules.switches.attachments import STOLEN, UNHEARD
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import (
    BLOOD_POTENCY,
    DETACH,
    MONSTER,
    PASSES_RETAINERS,
    RAISES_POTENCY,
    RETAINER,
    SENDS_CARDS,
)

HEARD: Final = 0
SILENT: Final = 1  # "(does not trigger attach effects)"
FACE_DOWN: Final = 2  # it has no text there

CARD: Final = 0
HOST: Final = 1
SEAT: Final = 2
WAY: Final = 3


class Attaching(Procedure[Table]):
    """It may go to another of the party first, where a text says so: a Retainer, or what an attack attaches.

    To somebody who bears as much as they can: something else is burned first, and then it must be attached.
    """

    kind = ATTACHING

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return STEPS[step].take(self, g, chosen)

    def because(self, g: Game) -> Cause | None:
        return Cause("", self.cells[CARD])

    def pass_on(self, g: Table, chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            self.cells[HOST] = card_of(chosen)
            return None
        card, host, seat, way = self.cells
        if not may_go_elsewhere(g, card, host, seat, way):
            return None
        decision = g.ask(seat, "target", g.rule_for_target(), about=card)
        for member in [host, *(other for other in g.party_of(host) if other != host)]:
            why = why_no_room(g, member, seat) if way == FACE_DOWN else why_not_bear(g, member, card, seat)
            if member == host or why is None:
                decision.offer(PICK, member)
        return decision

    def make_room(self, g: Table, chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            burn_by(g, self.cells[SEAT], card_of(chosen))
            return None
        host = self.cells[HOST]
        if not is_full(g, host) or g.kind(host) == MONSTER:
            return None
        decision = g.ask(self.cells[SEAT], "make-room", "R20-ATT-02", about=host)
        for other in g.attachments(host):
            if gives_way(g, other):
                decision.offer(DETACH, other)
        return decision

    def attach(self, g: Table) -> None:
        self.done()
        host = self.cells[HOST]
        if can_bear(g, host) and (not is_full(g, host) or g.kind(host) == MONSTER):
            put_on(g, *self.cells)


STEPS: Final = (asks(Attaching.pass_on), asks(Attaching.make_room), acts(Attaching.attach))


def is_passed_on(g: Table, card: Card, host: Card, seat: Seat) -> bool:
    """Whether its player may give this Retainer to another of the party instead."""
    if not g.index[PASSES_RETAINERS] or not g.has_word(card, RETAINER) or g.controller[host] != seat:
        return False
    return value(g, host, PASSES_RETAINERS) > 0


def is_sent_on(g: Table, host: Card, seat: Seat) -> bool:
    """Whether it is attached to a defender, by an attack that may attach it to another of the party instead."""
    attack = attack_under_way(g) if g.index[SENDS_CARDS] else None
    if attack is None or attack.target != host or attack.seat != seat:
        return False
    return value(g, attack.attacker, SENDS_CARDS) > 0


def may_go_elsewhere(g: Table, card: Card, host: Card, seat: Seat, way: int) -> bool:
    return (way != FACE_DOWN and is_passed_on(g, card, host, seat)) or is_sent_on(g, host, seat)


def attach_it(g: Table, card: Card, host: Card, seat: Seat, way: int = HEARD) -> None:
    """`seat` is the one who attaches; whether the card may be borne there has been asked."""
    if may_go_elsewhere(g, card, host, seat, way) or (is_full(g, host) and g.kind(host) != MONSTER):
        g.call(Attaching([card, host, seat, way]))
    else:
        put_on(g, card, host, seat, way)


def put_on(g: Table, card: Card, host: Card, seat: Seat, way: int) -> None:
    """RV-ATTACH-20, R20-CRD-39: whether attach effects hear of a Retainer that is stolen."""
    before = value(g, host, BLOOD_POTENCY) if g.index[RAISES_POTENCY] else 0
    silent = way == SILENT or (g.switches[STOLEN] == UNHEARD and is_stolen_by(g, card, seat))
    if way == FACE_DOWN:
        attach_face_down(g, card, host, seat)
    else:
        attach(g, card, host, seat)
    raised(g, host, before, seat)
    if not silent:
        attached(g, card)


def raised(g: Table, card: Card, before: int, seat: Seat) -> None:
    """Told where a text asks for it: a player has brought a character above what its Blood Potency was."""
    if g.index[RAISES_POTENCY] and value(g, card, BLOOD_POTENCY) > before:
        happened(g, RAISES_POTENCY, seat, card)

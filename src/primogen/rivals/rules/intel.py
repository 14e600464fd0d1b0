"""The Intel Step: the attacker's Intel must reach the target's Secrecy."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import UNASKED, Decision, Option, Refusal, card_of, number_of, verb_of
from primogen.kernel.effects import PASS
from primogen.kernel.frames import Asks, Chosen, Procedure
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import Cause
from primogen.kernel.values import value
from primogen.rivals.rules.activating import activate, offer_abilities
from primogen.rivals.rules.atoms.cards import discard, play_face_up
from primogen.rivals.rules.atoms.hands import leave_hand
from primogen.rivals.rules.atoms.tokens import modify
from primogen.rivals.rules.deals import GIVE_INTEL, KEEP_YOUR_WORD, promised_number
from primogen.rivals.rules.discarding import drawn_by_lot
from primogen.rivals.rules.frame_kinds import INTEL_STEP
from primogen.rivals.rules.legality import why_not_fight_with
from primogen.rivals.rules.roles import ATTACK_CARD, Roles
from primogen.rivals.rules.switches.attacking import AS_NEEDED, INTEL_EXCESS, INTEL_HELPERS, WHOEVER_LIKES
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import (
    ALLOW,
    ATTACK,
    DISCARD_FOR_INTEL,
    FORBID,
    HAVEN,
    HAVEN_INTEL,
    INTEL,
    MORTAL,
    PLAY_FACE_UP,
    SECRECY,
    THIS_ATTACK,
)

ONE_ATTACK_CARD: Final = Refusal("RV-ATK-33", "one-attack-card")

MET: Final = 1
NOT_MET: Final = 0

ATTACKER: Final = 0
TARGET: Final = 1
ASKED: Final = 2  # how many seats have passed
GIVEN: Final = 3  # to 6: how many cards each seat has discarded
LEAVE: Final = 7  # a bit per seat whose help is accepted


def secrecy_of(g: Table, target: Card) -> int:
    return 0 if g.kind(target) == MORTAL else value(g, target, SECRECY)  # RV-ATK-19


def intel_of(g: Table, attacker: Card, target: Card) -> int:
    intel = value(g, attacker, INTEL)
    if g.zone[target] == HAVEN and (g.lasting or g.index[HAVEN_INTEL]):
        intel += value(g, attacker, HAVEN_INTEL)
    return intel


def is_met(g: Table, attacker: Card, target: Card) -> bool:
    return intel_of(g, attacker, target) >= secrecy_of(g, target)  # RV-ATK-17


def missing(g: Table, attacker: Card, target: Card) -> int:
    return secrecy_of(g, target) - intel_of(g, attacker, target)


class IntelStep(Procedure[Table]):
    """RV-ATK-22 to -25: any player may discard for the attacker, the attacking player first, never more than needed.

    Nobody is asked to pay for an attack on themselves, nor again for an attacker they have just let down; both may do
    it unasked as long as the step lasts. Who is asked hangs on nothing that anybody hides.
    """

    kind = INTEL_STEP

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        self.go(0)
        return self.gather(g, chosen)

    def because(self, g: Game) -> Cause | None:
        return Cause("intel", NONE)

    def gather(self, g: Table, chosen: Chosen) -> Asks:
        attacker = self.cells[ATTACKER]
        if chosen != UNASKED:
            self.hear(g, chosen)
        elif is_met(g, attacker, self.cells[TARGET]) and not self.may_go_on(g):
            self.done(MET)
        elif self.cells[ASKED] == g.seats():
            self.done(NOT_MET)
        else:
            return self.ask_next(g, self.seat_asked(g))
        return None

    def may_go_on(self, g: Table) -> bool:
        """R20-ATK-07, R20-SEQ-03: there is enough now, but whoever is discarding may discard more."""
        if g.switches[INTEL_EXCESS] == AS_NEEDED or self.cells[ASKED] == g.seats():
            return False
        return self.cells[GIVEN + self.seat_asked(g)] > 0

    def seat_asked(self, g: Table) -> Seat:
        return g.clockwise_from(g.controller[self.cells[ATTACKER]])[self.cells[ASKED]]

    def hear(self, g: Table, chosen: Chosen) -> None:
        if verb_of(chosen) in (PASS, FORBID):
            self.cells[ASKED] += 1
        elif verb_of(chosen) == ALLOW:
            self.cells[LEAVE] |= 1 << number_of(chosen)
        elif verb_of(chosen) == DISCARD_FOR_INTEL:
            self.help(g, self.seat_asked(g), card_of(chosen))
        elif verb_of(chosen) == PLAY_FACE_UP:
            self.play_early(g, card_of(chosen))
        else:
            activate(g, number_of(chosen), self.seat_asked(g))

    def attack(self, g: Table) -> Roles:
        frame = g.frames[-2]
        assert isinstance(frame, Roles)
        return frame

    def why_not_early(self, g: Table, card: Card) -> Refusal | None:
        """R226-ERR-18: as the Attack card, if it says so and there is none yet."""
        if self.attack(g).attack_card != NONE:
            return ONE_ATTACK_CARD
        attacker, target = self.cells[ATTACKER], self.cells[TARGET]
        return why_not_fight_with(g, card, ATTACK, attacker, g.face(card).types[0], target)

    def play_early(self, g: Table, card: Card) -> None:
        card, attacker = leave_hand(g, card), self.cells[ATTACKER]
        play_face_up(g, card, attacker)
        self.attack(g).cells[ATTACK_CARD] = card
        modify(g, INTEL, g.face(card).in_intel, card, attacker, THIS_ATTACK)

    def help(self, g: Table, seat: Seat, card: Card) -> None:
        self.cells[GIVEN + seat] += 1
        discard(g, leave_hand(g, drawn_by_lot(g, card, list(g.hand(seat)))))
        modify(g, INTEL, 1, NONE, self.cells[ATTACKER], THIS_ATTACK)

    def ask_next(self, g: Table, seat: Seat) -> Asks:
        if self.is_asked(g, seat):
            return self.may_help(g, seat) if self.has_leave(g, seat) else self.accept(g, seat)
        self.cells[ASKED] += 1
        return None

    def is_asked(self, g: Table, seat: Seat) -> bool:
        attacker = self.cells[ATTACKER]
        if seat == g.controller[attacker] or self.why_not_pass(g, seat) is not None:
            return True
        return seat != g.controller[self.cells[TARGET]] and not was_let_down(g, attacker)

    def has_leave(self, g: Table, seat: Seat) -> bool:
        """R226-INT-02: the attacking player chooses whose help to accept."""
        if g.switches[INTEL_HELPERS] == WHOEVER_LIKES or seat == g.controller[self.cells[ATTACKER]]:
            return True
        return self.cells[LEAVE] >> seat & 1 == 1

    def accept(self, g: Table, seat: Seat) -> Decision:
        decision = g.ask(g.controller[self.cells[ATTACKER]], "accept-help", "RV-ATK-22", about=self.cells[TARGET])
        decision.offer(ALLOW, self.cells[ATTACKER], seat)
        decision.offer(FORBID, self.cells[ATTACKER], seat)
        return decision

    def may_help(self, g: Table, seat: Seat) -> Decision:
        decision = g.ask(seat, "intel", "RV-ATK-22", about=self.cells[TARGET])
        is_own = seat == g.controller[self.cells[ATTACKER]]
        if not is_own:
            decision.offer_unless(self.why_not_pass(g, seat), PASS)
        for card in g.hand(seat):
            decision.offer(DISCARD_FOR_INTEL, card)
            if is_own and g.face(card).in_intel:
                decision.offer_unless(self.why_not_early(g, card), PLAY_FACE_UP, card)
        offer_abilities(g, seat, decision, giving=INTEL)  # RV-ATK-25; of others only Relentless ones
        if is_own:
            decision.offer_unless(self.why_not_pass(g, seat), PASS)
        return decision

    def why_not_pass(self, g: Table, seat: Seat) -> Refusal | None:
        if not g.deals or not g.hand(seat):
            return None
        owed = promised_number(g, seat, GIVE_INTEL, g.controller[self.cells[ATTACKER]])
        return KEEP_YOUR_WORD if self.cells[GIVEN + seat] < owed else None


def was_let_down(g: Table, attacker: Card) -> bool:
    """An attack of this one has been called off, so everybody has said no; and nothing has changed since."""
    return attacker in g.called_off[::2]


def help_at_hand(g: Table, seat: Seat) -> list[Option]:
    """What a seat that is not asked may do for the attacker all the same: RV-ATK-22."""
    step = g.frames[-1] if g.frames else None
    if not isinstance(step, IntelStep) or g.decision is None or g.decision.seat == seat or step.is_asked(g, seat):
        return []
    if not step.has_leave(g, seat):
        return []
    return [option for option in step.may_help(g, seat).options if verb_of(option) != PASS]


def help_unasked(g: Table, seat: Seat, card: Card) -> None:
    step = g.frames[-1]
    assert isinstance(step, IntelStep)
    step.help(g, seat, card)

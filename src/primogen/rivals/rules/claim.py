"""Claim the Prince of the City Title. RV-PRINCE-01 to -22."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import UNASKED, Decision, Refusal, card_of, number_of, verb_of
from primogen.kernel.effects import PASS
from primogen.kernel.events import happened
from primogen.kernel.frames import Asks, Chosen, Procedure, acts, asks
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card
from primogen.kernel.log import Cause, tell
from primogen.rivals.rules.atoms.cards import exhaust
from primogen.rivals.rules.atoms.clock import spend_action
from primogen.rivals.rules.attack import make_an_attack
from primogen.rivals.rules.damage import has_had_a_turn
from primogen.rivals.rules.deals import NOT_ATTACK, has_promised
from primogen.rivals.rules.frame_kinds import CLAIMING
from primogen.rivals.rules.prince import lost_prince_this_turn, take_title, unclaimed_prince
from primogen.rivals.rules.responding import let_respond
from primogen.rivals.rules.roles import ON_CLAIMANT
from primogen.rivals.rules.switches.princes import NOT_IN_THAT_TURN, RECLAIM
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import EXHAUSTING, MAKE_ATTACK, PERFORMS, STREETS, VAMPIRE

NO_PRINCE_TO_CLAIM: Final = Refusal("RV-PRINCE-01", "no-prince-to-claim")
ONLY_VAMPIRES_CLAIM: Final = Refusal("RV-PRINCE-02", "only-vampires-claim")
CLAIMANT_NOT_IN_STREETS: Final = Refusal("RV-PRINCE-03", "claimant-not-in-streets")
CLAIMANT_EXHAUSTED: Final = Refusal("RV-PRINCE-03", "claimant-exhausted")
LOST_THE_PRINCE: Final = Refusal("RV-PRINCE-26", "lost-the-prince")

CLAIMANT: Final = 0
ASKED: Final = 1  # how many of the other players have had their chance


def why_not_claim(g: Table, card: Card) -> Refusal | None:
    if g.being(card) != VAMPIRE:
        return ONLY_VAMPIRES_CLAIM
    if g.zone[card] != STREETS:
        return CLAIMANT_NOT_IN_STREETS
    if not g.ready[card]:
        return CLAIMANT_EXHAUSTED
    if g.switches[RECLAIM] == NOT_IN_THAT_TURN and lost_prince_this_turn(g, g.controller[card]):
        return LOST_THE_PRINCE
    return NO_PRINCE_TO_CLAIM if unclaimed_prince(g) == NONE else None


class Claiming(Procedure[Table]):
    kind = CLAIMING

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return STEPS[step].take(self, g, chosen)

    def because(self, g: Game) -> Cause | None:
        return Cause("claim", self.claimant)

    @property
    def claimant(self) -> Card:
        return self.cells[CLAIMANT]

    def announce(self, g: Table) -> None:
        """RV-PRINCE-03."""
        seat = g.controller[self.claimant]
        spend_action(g)
        tell(g, "claims", seat, self.claimant)
        exhaust(g, self.claimant)
        happened(g, PERFORMS, seat, self.claimant, number=EXHAUSTING)

    def responses(self, g: Table) -> None:
        let_respond(g, g.controller[self.claimant], self.claimant)

    def others_may_attack(self, g: Table, chosen: Chosen) -> Asks:
        """RV-PRINCE-04 to -06: one attack each, clockwise, until the claimant falls."""
        if not g.is_active(self.claimant):
            self.done()
            return None
        if chosen == UNASKED:
            return self.next_asked(g)
        self.go(2)
        if verb_of(chosen) == PASS:
            self.cells[ASKED] = number_of(chosen)
        else:
            self.cells[ASKED] = number_of(chosen)
            g.call(make_an_attack(g, card_of(chosen), ON_CLAIMANT, self.claimant))
        return None

    def next_asked(self, g: Table) -> Decision | None:
        others = g.foes(g.controller[self.claimant])
        for asked in range(self.cells[ASKED], len(others)):
            seat = others[asked]
            ready = [card for card in g.coterie(seat) if g.ready[card]]  # RV-PRINCE-10: wherever they are
            if not ready or self.is_barred(g, asked):
                continue
            decision = g.ask(seat, "attack-claimant", "RV-PRINCE-04", about=self.claimant)
            for card in ready:
                decision.offer(MAKE_ATTACK, card, asked + 1)
            decision.offer(PASS, NONE, asked + 1)
            return decision
        return None

    def is_barred(self, g: Table, asked: int) -> bool:
        claiming = g.controller[self.claimant]
        seat = g.foes(claiming)[asked]
        return not has_had_a_turn(g, claiming) or (bool(g.deals) and has_promised(g, seat, NOT_ATTACK, claiming))

    def attach_title(self, g: Table) -> None:
        """RV-PRINCE-19."""
        self.done()
        prince = unclaimed_prince(g)
        if g.is_active(self.claimant) and prince != NONE:
            g.call(take_title(prince, self.claimant))


STEPS: Final = (
    acts(Claiming.announce),
    acts(Claiming.responses),
    asks(Claiming.others_may_attack),
    acts(Claiming.attach_title),
)


def claim(card: Card) -> Claiming:
    return Claiming([card, 0])

"""One Action more, with somebody else's character: meanwhile it is of the coterie of whoever acts with it.

R226-CRD-03 to -14: the only cards that do so speak of characters in The Streets, where it stays when it goes back.
"""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import ALWAYS, UNASKED, Decision, Refusal, card_of, verb_of
from primogen.kernel.effects import PASS
from primogen.kernel.frames import Asks, Chosen, Procedure, acts, asks
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import Cause
from primogen.rivals.rules.atoms.cards import take_control
from primogen.rivals.rules.atoms.clock import gain_action, lose_action
from primogen.rivals.rules.atoms.lending import give_back
from primogen.rivals.rules.atoms.prestige import knock_out
from primogen.rivals.rules.attack import make_an_attack
from primogen.rivals.rules.claim import claim, why_not_claim
from primogen.rivals.rules.frame_kinds import POSSESSION
from primogen.rivals.rules.lent import CARD, LENDER
from primogen.rivals.rules.playable import AT_COST, is_placed, why_no_action, why_not_act, why_not_copy, why_not_named
from primogen.rivals.rules.playing import play
from primogen.rivals.rules.prince import unclaimed_prince
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.targets import why_not_attack
from primogen.rivals.rules.winning import has_nobody
from primogen.rivals.rules.words import ACTION, CITY, CLAIM, MAKE_ATTACK, PLACE_CARD, PLAY_CARD

SEAT: Final = 1
OWNER: Final = LENDER
KEPT: Final = 3  # from here on: what was attached to it by whoever acts with it, and stays theirs


class Possession(Procedure[Table]):
    kind = POSSESSION

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return STEPS[step].take(self, g, chosen)

    def because(self, g: Game) -> Cause | None:
        return Cause("", self.card)

    @property
    def card(self) -> Card:
        return self.cells[CARD]

    @property
    def seat(self) -> Seat:
        return self.cells[SEAT]

    def begin(self, g: Table) -> None:
        """R226-CRD-06, -12: with its attachments, it is of that player's coterie."""
        if self.cells[OWNER] != self.seat:
            self.cells.extend(card for card in g.attachments(self.card) if g.controller[card] == self.seat)
            take_control(g, self.card, self.seat)
        gain_action(g, 1)

    def act(self, g: Table, chosen: Chosen) -> Asks:
        """R226-CRD-05: at once; whoever can do nothing with it, or will not, has had it."""
        if chosen == UNASKED:
            return self.acts(g)
        verb, card = verb_of(chosen), card_of(chosen)
        if verb == PASS:
            lose_action(g, self.seat, 1)
        elif verb == MAKE_ATTACK:
            g.call(make_an_attack(g, card))
        elif verb == CLAIM:
            g.call(claim(card))
        else:
            g.call(play(card, self.seat, AT_COST, self.card))
        return None

    def acts(self, g: Table) -> Decision:
        """R226-CRD-11: an attack, also on somebody of its own player's, or an Action card, or a claim."""
        decision = g.ask(self.seat, "act-with", "R226-CRD-05", ALWAYS, self.card)
        decision.offer_unless(why_not_attack(g, self.card), MAKE_ATTACK, self.card)
        if unclaimed_prince(g) != NONE:
            decision.offer_unless(why_not_claim(g, self.card), CLAIM, self.card)
        for card in g.hand(self.seat):
            if g.kind(card) == ACTION:
                verb = PLACE_CARD if is_placed(g, card) else PLAY_CARD
                decision.offer_unless(self.why_not(g, card), verb, card)
        decision.offer(PASS)
        return decision

    def why_not(self, g: Table, card: Card) -> Refusal | None:
        refusal = why_no_action(g, card) or why_not_copy(g, self.seat, card) or why_not_named(g, card)
        return refusal or why_not_act(g, self.seat, card, self.card)

    def end(self, g: Table) -> None:
        """R226-CRD-13, -14: it goes back, wherever it is; who has nobody then is out, by nobody's doing."""
        self.done()
        owner = self.cells[OWNER]
        if owner != self.seat:
            give_back(g, self.card, self.seat, owner, self.cells[KEPT:])
            self.cells[OWNER] = NONE  # it is lent no more
            if has_nobody(g, owner):
                knock_out(g, owner, CITY)


STEPS: Final = (acts(Possession.begin), asks(Possession.act), acts(Possession.end))


def possession(g: Table, card: Card, seat: Seat) -> Possession:
    return Possession([card, seat, g.controller[card]])

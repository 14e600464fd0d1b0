"""What goes from one vampire to another and back: equipment and retainers, and then blood."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.choosing import ChooseNumber
from primogen.kernel.decisions import UNASKED, card_of, verb_of
from primogen.kernel.effects import DONE_PICKING, LISTED, PICK, Effect, Leaf, Resolve, Seq
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.ids import Card
from primogen.vtes.language.amounts import BloodOn
from primogen.vtes.language.refs import FIRST, THAT, one
from primogen.vtes.language.verbs_crypt import MoveChosen
from primogen.vtes.rules.aiming import equipment_on
from primogen.vtes.rules.atoms.cards import put_on
from primogen.vtes.rules.table import Table, table
from primogen.vtes.rules.words import RETAINER

EITHER_WAY: Final = Seq(
    (
        ChooseNumber(0, BloodOn(FIRST), MoveChosen(FIRST, THAT)),
        ChooseNumber(0, BloodOn(THAT), MoveChosen(THAT, FIRST)),
    )
)


@dataclass(frozen=True)
class PutFirstOn(Leaf):
    """The first of two that were chosen, on the minion that is the second."""

    ref: int

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        put_on(t, at.by, one(t, at, self.ref), t.controller[at.by])


@dataclass(frozen=True)
class MoveBetween(Effect):
    """Between the first of two and the second: each card once, one after the other."""

    blood: Effect = EITHER_WAY

    def parts(self) -> tuple[Effect, ...]:
        return (self.blood,)

    def borne(self, g: Table, at: Resolve) -> list[Card]:
        lying = [card for host in (at.by, at.that) for card in self.on(g, host)]
        return [card for card in lying if card not in at.cells[LISTED:]]

    def on(self, g: Table, host: Card) -> list[Card]:
        return [*equipment_on(g, host), *[card for card in g.cards_on(host) if g.kind(card) == RETAINER]]

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        return bool(self.borne(t, at)) or t.blood[at.by] > 0 or t.blood[at.that] > 0

    def has_target(self, g: Game, at: Resolve) -> bool:
        return self.can(g, at)

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        t = table(g)
        if chosen != UNASKED and verb_of(chosen) == PICK:
            card = card_of(chosen)
            at.cells.append(card)
            put_on(t, card, at.by if t.host[card] == at.that else at.that, t.controller[card])
            at.go(0)
            return None
        left = self.borne(t, at)
        if chosen == UNASKED and left:
            decision = g.ask(at.you, "pick", g.rule_for_target(), about=at.card)
            for card in left:
                decision.offer(PICK, card)
            decision.offer(DONE_PICKING)
            return decision
        at.done()
        at.resolve(g, self.blood)
        return None

"""Verbs about damage about to be taken: redirected, divided, or changed."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.decisions import UNASKED, card_of, verb_of
from primogen.kernel.effects import DONE_PICKING, LISTED, NUMBER, PICK, Amount, Effect, Leaf, Resolve
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.ids import Card
from primogen.rivals.language.groups import Group
from primogen.rivals.rules.dealing import damage_to_mitigate
from primogen.rivals.rules.delayed import delay
from primogen.rivals.rules.roles import APPLY_STEP, DEFENDERS_STEP, Roles, attack_under_way
from primogen.rivals.rules.table import table
from primogen.rivals.rules.words import DAMAGE_DETERMINED, NOT_AGGRAVATED, SUPERFICIAL


@dataclass(frozen=True)
class Redirect(Effect):
    """You may have so much of the attack's damage, or all of it, dealt to others instead of the target, point by point.

    How much there is is known in Step 8, before anything is prevented: until then it waits. `most`: to each of them.
    """

    amount: Amount | None
    to: Group
    most: int = 0

    def can(self, g: Game, at: Resolve) -> bool:
        return attack_under_way(table(g)) is not None

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        attack = attack_under_way(table(g))
        if attack is None or attack.step > APPLY_STEP:
            at.done()
            return None
        if chosen != UNASKED:
            if verb_of(chosen) == DONE_PICKING:
                at.done()
            else:
                at.cells.append(card_of(chosen))
                attack.pass_on(card_of(chosen))
            return None
        if step == 0 and self.amount is not None and not at.number:
            at.cells[NUMBER] = self.amount.count(g, at)
        if attack.step <= DEFENDERS_STEP + 1:
            at.done()
            delay(table(g), DAMAGE_DETERMINED, self, at)
            return None
        return self.ask(g, at, attack)

    def ask(self, g: Game, at: Resolve, attack: Roles) -> Asks:
        sent = at.cells[LISTED:]
        left = attack.amount_on(attack.target) if self.amount is None else at.number - len(sent)
        able = [card for card in self.to.cards(g, at) if self.takes_more(attack, card, sent)]
        if left <= 0 or not attack.amount_on(attack.target) or not able:
            at.done()
            return None
        decision = g.ask(at.you, "redirect-to", g.rule_for_target(), about=at.card)
        for card in able:
            decision.offer(PICK, card)
        decision.offer(DONE_PICKING)
        return decision

    def takes_more(self, attack: Roles, card: Card, sent: list[int]) -> bool:
        return card != attack.target and (not self.most or sent.count(card) < self.most)


@dataclass(frozen=True)
class DamageBecomes(Leaf):
    """None of the damage about to be taken is Aggravated any more (RV-DMG-14, -15), or all of it is of a type (-04).

    Or all of it is Superficial: RV-DMG-16.
    """

    kinds: tuple[int, ...]  # a type, NOT_AGGRAVATED, SUPERFICIAL

    def can(self, g: Game, at: Resolve) -> bool:
        return damage_to_mitigate(table(g)) is not None

    def do(self, g: Game, at: Resolve) -> None:
        damage = damage_to_mitigate(table(g))
        if damage is None:
            return
        if NOT_AGGRAVATED in self.kinds:
            damage.lose_aggravated(at.who)
        if SUPERFICIAL in self.kinds:
            damage.become_superficial(at.who)
        for kind in self.kinds:
            if kind not in (NOT_AGGRAVATED, SUPERFICIAL):
                damage.change_type(at.who, kind)

"""Verbs about cards played beside the Attack card."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Leaf, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card
from primogen.rivals.language.refs import one
from primogen.rivals.rules.atoms.cards import discard, play_face_up
from primogen.rivals.rules.atoms.tokens import modify
from primogen.rivals.rules.legality import why_not_fight_with
from primogen.rivals.rules.roles import attack_under_way
from primogen.rivals.rules.table import Table, table
from primogen.rivals.rules.words import AGGRAVATED, AGGRAVATED_DAMAGE, ATTACK, DAMAGE, THIS_ATTACK


@dataclass(frozen=True)
class PlayForDamage(Leaf):
    """An Attack card of the type of the attack under way: only the damage it lists counts, and then it is discarded."""

    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        return self.may_play(table(g), one(table(g), at, self.ref))

    def has_target(self, g: Game, at: Resolve) -> bool:
        return self.can(g, at)

    def may_play(self, g: Table, card: Card) -> bool:
        attack = attack_under_way(g)
        if attack is None or card == NONE:
            return False
        return why_not_fight_with(g, card, ATTACK, attack.attacker, attack.type, attack.target) is None

    def do(self, g: Game, at: Resolve) -> None:
        t, card = table(g), one(table(g), at, self.ref)
        attack = attack_under_way(t)
        if attack is None or not self.may_play(t, card):
            return
        play_face_up(t, card, attack.attacker)
        face = t.face(card)
        stat = AGGRAVATED_DAMAGE if face.value(AGGRAVATED) else DAMAGE
        modify(t, stat, face.damage, card, attack.attacker, THIS_ATTACK)
        discard(t, card)

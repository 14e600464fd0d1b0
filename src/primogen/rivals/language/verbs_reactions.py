"""Verbs of Reactions: what one deals, and where it sends the attack."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Leaf, Resolve
from primogen.kernel.game import Game
from primogen.rivals.rules.another_reaction import another_reaction
from primogen.rivals.rules.atoms.tokens import modify
from primogen.rivals.rules.roles import attack_under_way
from primogen.rivals.rules.table import table
from primogen.rivals.rules.words import STRIKES_AS, THIS_ATTACK


@dataclass(frozen=True)
class StrikeAs(Leaf):
    """What this Reaction deals to the attacker is of that type, its attribute too: RV-REACT-13."""

    damage_type: int

    def do(self, g: Game, at: Resolve) -> None:
        modify(table(g), STRIKES_AS, self.damage_type, at.card, at.who, THIS_ATTACK)


@dataclass(frozen=True)
class PlayAnotherReaction(Leaf):
    """Whoever plays this Reaction may play one more: RV-REACT-07 allows one per opportunity, this is another."""

    def can(self, g: Game, at: Resolve) -> bool:
        attack = attack_under_way(table(g))
        return attack is not None and attack.has_room_for_extra()

    def do(self, g: Game, at: Resolve) -> None:
        if self.can(g, at):
            g.call(another_reaction())

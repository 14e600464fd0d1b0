"""Verbs of Reactions: what one deals, and where it sends the attack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.effects import Leaf, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE
from primogen.rivals.language.refs import one
from primogen.rivals.rules.another_reaction import another_reaction
from primogen.rivals.rules.atoms.tokens import modify
from primogen.rivals.rules.damage import may_harm
from primogen.rivals.rules.in_force import refresh_attached
from primogen.rivals.rules.roles import attack_under_way
from primogen.rivals.rules.table import table
from primogen.rivals.rules.words import STRIKES_AS, THIS_ATTACK

# how an attack goes on with its new target
AT_ONCE: Final = 0
FROM_BLOCKING: Final = 1  # Step 3 and what follows are taken again


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
            table(g).call(another_reaction())


@dataclass(frozen=True)
class ChangeTarget(Leaf):
    """To that character: RV-ATK-67; anew, it may be Blocked and reacted to once more."""

    ref: int
    anew: int = AT_ONCE

    def can(self, g: Game, at: Resolve) -> bool:
        t, attack = table(g), attack_under_way(table(g))
        card = one(t, at, self.ref)
        return attack is not None and card not in (NONE, attack.attacker) and may_harm(t, attack.seat, card)

    def has_target(self, g: Game, at: Resolve) -> bool:
        return self.can(g, at)

    def do(self, g: Game, at: Resolve) -> None:
        attack = attack_under_way(table(g))
        if attack is None or not self.can(g, at):
            return
        if self.anew == FROM_BLOCKING:
            attack.redirect(one(table(g), at, self.ref))
        else:
            attack.change_target(one(table(g), at, self.ref))
        refresh_attached(table(g))

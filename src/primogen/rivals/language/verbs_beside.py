"""Verbs about the Attack card under way: what is played beside it, and what one braces for."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Effect, Leaf, Resolve
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card
from primogen.rivals.language.refs import one
from primogen.rivals.rules.atoms.cards import discard, play_face_up
from primogen.rivals.rules.atoms.tokens import modify
from primogen.rivals.rules.delayed import delay
from primogen.rivals.rules.flags import BRACED
from primogen.rivals.rules.legality import why_not_fight_with
from primogen.rivals.rules.losing import braced
from primogen.rivals.rules.roles import DEFENDERS_STEP, attack_under_way
from primogen.rivals.rules.table import Table, table
from primogen.rivals.rules.words import AGGRAVATED, AGGRAVATED_DAMAGE, ATTACK, DAMAGE, DAMAGE_DETERMINED, THIS_ATTACK


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


@dataclass(frozen=True)
class BraceFor(Effect):
    """If the Attack card would make you lose or spend Prestige, you gain so much first; if it has not, the other thing.

    What it has not done by Step 8, it may still do: R229-CRD-143.
    """

    number: int
    otherwise: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.otherwise,)

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        t, attack = table(g), attack_under_way(table(g))
        at.done()
        if attack is None:
            return None
        if attack.step <= DEFENDERS_STEP + 1:
            modify(t, BRACED, self.number, at.card, at.you, THIS_ATTACK)
            delay(t, DAMAGE_DETERMINED, self, at)
        elif braced(t, at.you):
            at.resolve(g, self.otherwise)
        return None

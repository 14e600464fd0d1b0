"""What a weapon lets its bearer do who blocks with it."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Condition, Effect, Leaf, Resolve
from primogen.kernel.game import Game
from primogen.kernel.values import value
from primogen.vtes.language.verbs_combat import StrikeWith, combat
from primogen.vtes.language.verbs_rounds import SetRange
from primogen.vtes.rules.atoms.counters import modify
from primogen.vtes.rules.printed import Printed
from primogen.vtes.rules.table import table
from primogen.vtes.rules.topics import ON_GUARD
from primogen.vtes.rules.underway import COMMITTED, action_under_way, combat_under_way
from primogen.vtes.rules.words import LONG, RESULTING_COMBAT


@dataclass(frozen=True)
class NoteGuard(Leaf):
    """Its bearer blocks: he had it then."""

    def do(self, g: Game, at: Resolve) -> None:
        modify(table(g), ON_GUARD, 1, at.card, at.card, RESULTING_COMBAT)


@dataclass(frozen=True)
class OnGuard(Condition):
    """He blocked with it at hand, and this is the combat that comes of it, with the minion he has blocked."""

    def holds(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        action, fight = action_under_way(t), combat_under_way(t)
        if action is None or fight is None or not fight.is_fighting(at.who):
            return False
        return value(g, at.card, ON_GUARD) > 0 and fight.opponent(at.who) == action.minion


def strikes_in(effect: Effect) -> list[StrikeWith]:
    own = [effect] if isinstance(effect, StrikeWith) else []
    return own + [strike for part in effect.parts() for strike in strikes_in(part)]


def strikes_of(face: Printed) -> list[StrikeWith]:
    """What a weapon strikes with."""
    effects = [ability.effect() for ability in face.abilities]
    return [strike for each in effects if each is not None for strike in strikes_in(each)]


@dataclass(frozen=True)
class GuardAtLongRange(SetRange):
    """The range is long, and he is committed to a strike with this weapon."""

    range: int = LONG

    def do(self, g: Game, at: Resolve) -> None:
        super().do(g, at)
        fight, strike = combat(table(g)), strikes_of(table(g).face(at.card))[0]
        fight.choose_strike(at.who, strike.strike, strike.amount, strike.bits, at.card)
        fight.set(at.who, COMMITTED, 1)

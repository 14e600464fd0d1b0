"""What a weapon lets its bearer do who blocks with it."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.abilities import source_of
from primogen.kernel.effects import Amount, Condition, Effect, Leaf, Resolve, scope
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.ids import Card, Seat
from primogen.kernel.values import value
from primogen.vtes.language.sentences import MayUse
from primogen.vtes.language.verbs_combat import StrikeWith, combat
from primogen.vtes.language.verbs_rounds import SetRange
from primogen.vtes.rules.atoms.counters import modify
from primogen.vtes.rules.printed import Printed
from primogen.vtes.rules.table import Table, table
from primogen.vtes.rules.topics import ON_GUARD
from primogen.vtes.rules.underway import COMMITTED, action_under_way, combat_under_way
from primogen.vtes.rules.words import EQUIPMENT, LOCATION, LONG, RESULTING_COMBAT


@dataclass(frozen=True)
class NoteGuard(Leaf):
    """Its bearer blocks: he had it then."""

    def do(self, g: Game, at: Resolve) -> None:
        modify(table(g), ON_GUARD, 1, at.card, at.card, RESULTING_COMBAT)


@dataclass(frozen=True)
class IsTaken(Condition):
    """It is this card, of all that one may equip with."""

    def holds(self, g: Game, at: Resolve) -> bool:
        return at.by == at.card


@dataclass(frozen=True)
class ByThisEquipment(Condition):
    """He takes the action that it allows."""

    def holds(self, g: Game, at: Resolve) -> bool:
        action = action_under_way(table(g))
        return action is not None and action.source() == at.card and action.minion == at.who


@dataclass(frozen=True)
class OfOtherEquipment(Amount):
    """As much less as other equipment adds to a value of his."""

    stat: int

    def count(self, g: Game, at: Resolve) -> int:
        t = table(g)
        found = 0
        for row in t.index[self.stat]:
            source = source_of(row)
            if source != at.card and t.kind(source) == EQUIPMENT and not t.has_word(source, LOCATION):
                found += max(0, t.ability(row).amount(t, source, at.who))
        return -found


@dataclass(frozen=True)
class OnGuard(Condition):
    """He blocked with it at hand, and this is the combat that comes of it, with the minion he has blocked."""

    def holds(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        action, fight = action_under_way(t), combat_under_way(t)
        if action is None or fight is None or not fight.is_fighting(at.who):
            return False
        return value(g, at.card, ON_GUARD) > 0 and fight.opponent(at.who) == action.minion


@dataclass(frozen=True)
class ByOpponent(Effect):
    """What the minion that fights its bearer does with it."""

    effect: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def about(self, g: Table, at: Resolve) -> Resolve | None:
        fight = combat_under_way(g)
        if fight is None or not fight.is_fighting(at.who):
            return None
        opponent = fight.opponent(at.who)
        return scope(g.controller[opponent], at.card, opponent)

    def can(self, g: Game, at: Resolve) -> bool:
        about = self.about(table(g), at)
        return about is not None and self.effect.can(g, about)

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        at.done()
        about = self.about(table(g), at)
        assert about is not None
        about.resolve(g, self.effect)
        return None


@dataclass(frozen=True)
class OpponentMay(MayUse):
    """Who controls the minion that fights its bearer: "an opposing minion can ..."."""

    def is_for(self, g: Table, source: Card, seat: Seat) -> bool:
        fight, bearer = combat_under_way(g), g.acting_for(source)
        return fight is not None and fight.is_fighting(bearer) and g.controller[fight.opponent(bearer)] == seat


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

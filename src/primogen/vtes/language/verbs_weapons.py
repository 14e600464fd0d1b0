"""Verbs of what lies there for a combat, and of what is added to a strike or a press step."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import WINDOW, Condition, Effect, Leaf, Resolve
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card
from primogen.kernel.values import value
from primogen.kernel.windows import ABOUT, MOMENT
from primogen.vtes.language.refs import ACTING_MINION, one
from primogen.vtes.rules.atoms.cards import draw, put_on_as
from primogen.vtes.rules.atoms.clock import note_hand
from primogen.vtes.rules.atoms.counters import add_counters, burn_blood, modify
from primogen.vtes.rules.atoms.delaying import delayed_of
from primogen.vtes.rules.damage import damage
from primogen.vtes.rules.strikes import how_prevented, points
from primogen.vtes.rules.table import Table, table
from primogen.vtes.rules.topics import DRAWS_MORE, STEALTH, UNUSABLE
from primogen.vtes.rules.underway import CONTINUES, DEALT, HAS_STRUCK, STRIKE_BITS, combat_under_way
from primogen.vtes.rules.words import (
    IN_PLAY,
    LIBRARY,
    ON_CARD,
    STRIKE_HURTS,
    THIS_ACTION,
    THIS_COMBAT,
    THIS_ROUND,
    WITH_STRIKE,
)


@dataclass(frozen=True)
class PutOnAs(Leaf):
    """This card, as what it is in play; VT-MINION-02: whose it is."""

    ref: int

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        host = one(t, at, self.ref)
        put_on_as(t, at.card, host, t.controller[host])


@dataclass(frozen=True)
class NotThisRound(Leaf):
    """This card cannot be used yet."""

    def do(self, g: Game, at: Resolve) -> None:
        modify(table(g), UNUSABLE, 1, at.card, at.card, THIS_ROUND)


@dataclass(frozen=True)
class SetCounters(Leaf):
    """So many on this card, whatever there were."""

    number: int

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        more = self.number - t.blood[at.card]
        if more > 0 and t.zone[at.card] in (IN_PLAY, ON_CARD):
            add_counters(t, at.card, more)
        else:
            burn_blood(t, at.card, -more)


@dataclass(frozen=True)
class PressByNobody(Leaf):
    """To continue the combat: either of the two may press to end it."""

    def do(self, g: Game, at: Resolve) -> None:
        fight = combat_under_way(table(g))
        if fight is not None:
            fight.cells[CONTINUES] = 1


# ---- what is added to a strike


def who_adds(g: Table) -> Card:
    """Who has just chosen a strike, and may add to it, or NONE."""
    for frame in reversed(g.frames):
        if frame.kind == WINDOW and frame.cells[MOMENT] == WITH_STRIKE:
            return frame.cells[ABOUT]
    return NONE


@dataclass(frozen=True)
class FirstAim(Condition):
    """He has just chosen a strike, and added no aim to it yet: one to each strike."""

    def holds(self, g: Game, at: Resolve) -> bool:
        return who_adds(table(g)) == at.who and not delayed_of(table(g), STRIKE_HURTS, at.who)


@dataclass(frozen=True)
class IfItHurt(Effect):
    """After a strike's damage: only if he has inflicted more by then."""

    effect: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        at.done()
        fight = combat_under_way(table(g))
        if fight is not None and fight.of(at.who, DEALT) > at.number:
            at.resolve(g, self.effect)
        return None


@dataclass(frozen=True)
class MoreOfStrike(Leaf):
    """So many more points, of the same kind as the strike's, on the opposing minion."""

    number: int

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        fight = combat_under_way(t)
        assert fight is not None
        normal, aggravated = (0, self.number) if points(t, fight, at.who)[1] else (self.number, 0)
        prevented = how_prevented(fight.of(at.who, STRIKE_BITS))
        t.call(damage((fight.opponent(at.who), normal, aggravated, prevented, at.who)))


@dataclass(frozen=True)
class FirstStrikes(Condition):
    """No strikes of this round have been resolved yet."""

    def holds(self, g: Game, at: Resolve) -> bool:
        fight = combat_under_way(table(g))
        return fight is not None and not fight.cells[HAS_STRUCK]


# ---- hands, and stealth


@dataclass(frozen=True)
class DrawOneMore(Leaf):
    """With each card that she replaces in this combat, this one included; then she discards down."""

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        modify(t, DRAWS_MORE, 1, at.card, at.you, THIS_COMBAT)
        if t.pile(at.you, LIBRARY):
            draw(t, at.you)
            note_hand(t, at.you)


@dataclass(frozen=True)
class NoStealth(Leaf):
    """The acting minion's, as it is now, is taken away; there may be more later."""

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        acting = one(t, at, ACTING_MINION)
        modify(t, STEALTH, -max(0, value(t, acting, STEALTH)), at.card, acting, THIS_ACTION)

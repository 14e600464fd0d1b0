"""Verbs of allies and retainers: what anybody may do for one, and where it goes when it is burned."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.decisions import UNASKED, card_of, verb_of
from primogen.kernel.effects import NO, PICK, THAT, Effect, Leaf, Resolve, scope
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.ids import Card
from primogen.kernel.values import value
from primogen.vtes.language.groups import Group
from primogen.vtes.language.refs import one
from primogen.vtes.language.verbs_combat import InCombat, combat, moment_of
from primogen.vtes.rules.atoms.cards import become_ready, leave_play, put, shuffle
from primogen.vtes.rules.press import press_by
from primogen.vtes.rules.table import table
from primogen.vtes.rules.topics import NO_PRESS
from primogen.vtes.rules.underway import LAST_PRESS, combat_under_way
from primogen.vtes.rules.words import ASH_HEAP, LIBRARY, PRESS, RECRUITED


@dataclass(frozen=True)
class AnyoneMay(Effect):
    """ "Any ready ... can ...": each Methuselah in turn is asked for one of hers, until one does it."""

    among: Group  # as she would say it: "you control"
    effect: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        seats = table(g).clockwise_from_active()
        if step >= len(seats):
            at.done()
            return None
        if chosen != UNASKED:
            if verb_of(chosen) == PICK:
                at.done()
                at.cells[THAT] = card_of(chosen)
                at.resolve(g, self.effect)
            return None
        cards = self.among.cards(g, scope(seats[step], at.card, at.who))
        if not cards:
            return None
        decision = g.ask(seats[step], "target", g.rule_for_may(), about=at.card)
        for card in cards:
            decision.offer(PICK, card)
        decision.offer(NO)
        return decision


@dataclass(frozen=True)
class ShuffleIntoLibrary(Leaf):
    """A card in play, into its owner's, with nothing on it."""

    ref: int

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        card = one(t, at, self.ref)
        leave_play(t, card, LIBRARY)
        put(t, card, LIBRARY, t.owner[card])
        shuffle(t, t.owner[card], LIBRARY)


@dataclass(frozen=True)
class ShuffleAway(Leaf):
    """A card that was burned, into its owner's library: if it is still in the ash heap."""

    ref: int

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        card = one(t, at, self.ref)
        if t.zone[card] == ASH_HEAP:
            put(t, card, LIBRARY, t.owner[card])
            shuffle(t, t.owner[card], LIBRARY)


@dataclass(frozen=True)
class PressFor(InCombat):
    """A press of the minion she has in combat, if he is one of these."""

    among: Group

    def moments(self) -> int:
        return PRESS

    def is_for_another(self) -> bool:
        return True

    def fighters(self, g: Game, at: Resolve) -> list[Card]:
        t = table(g)
        fight = combat_under_way(t)
        both = () if fight is None else (fight.acting, fight.opposing)
        return [who for who in both if t.controller[who] == at.you and self.among.includes(t, at, who)]

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        if moment_of(t) != PRESS:
            return False
        last = combat(t).cells[LAST_PRESS]
        return any([who != last and not value(g, who, NO_PRESS) for who in self.fighters(g, at)])

    def do(self, g: Game, at: Resolve) -> None:
        press_by(table(g), combat(table(g)), self.fighters(g, at)[0])


@dataclass(frozen=True)
class ComesReady(Leaf):
    """ "... can perform actions the turn it is recruited"."""

    def do(self, g: Game, at: Resolve) -> None:
        if table(g).zone[at.card] == RECRUITED:
            become_ready(table(g), at.card)

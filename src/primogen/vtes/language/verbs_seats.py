"""Methuselahs that a text speaks of, and what they do as if the text were theirs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from primogen.kernel.decisions import UNASKED
from primogen.kernel.effects import CARD, LISTED, Condition, Effect, Leaf, Resolve, Seats
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE
from primogen.vtes.language.refs import one
from primogen.vtes.rules.atoms.cards import change_control
from primogen.vtes.rules.atoms.clock import (
    compensate,
    gain_transfers,
    note_hand,
    spend_discard,
    spend_master_action,
    spend_transfers,
    take_edge,
)
from primogen.vtes.rules.atoms.counters import modify
from primogen.vtes.rules.hand import until_of
from primogen.vtes.rules.table import DISCARDS_LEFT, EDGE, MASTER_LEFT, TRANSFERS_LEFT, table
from primogen.vtes.rules.topics import CHANGES_CONTROL, HAND_SIZE
from primogen.vtes.rules.underway import WHOSE, action_under_way, being_played, combat_under_way
from primogen.vtes.rules.words import PLAY_ZONES

# ---- who


@dataclass(frozen=True)
class WhoseTurnItIs(Seats):
    """Of a phase: "that Methuselah"."""

    def seats(self, g: Game, at: Resolve) -> Sequence[int]:
        t = table(g)
        return [t.active] if t.is_in(t.active) else []


@dataclass(frozen=True)
class ItsController(Seats):
    """Of that card, if it is somebody's still."""

    ref: int

    def seats(self, g: Game, at: Resolve) -> Sequence[int]:
        t = table(g)
        card = one(t, at, self.ref)
        return [t.controller[card]] if card != NONE and t.is_in(t.controller[card]) else []


@dataclass(frozen=True)
class ItsFormerController(Seats):
    """Of the card that something has just befallen: who controlled it then."""

    def seats(self, g: Game, at: Resolve) -> Sequence[int]:
        return [at.number] if table(g).is_in(at.number) else []


@dataclass(frozen=True)
class YourPrey(Seats):
    def seats(self, g: Game, at: Resolve) -> Sequence[int]:
        return [seat for seat in [table(g).prey(at.you)] if seat != NONE]


@dataclass(frozen=True)
class YourPredator(Seats):
    def seats(self, g: Game, at: Resolve) -> Sequence[int]:
        return [seat for seat in [table(g).predator(at.you)] if seat != NONE]


@dataclass(frozen=True)
class YourNeighbours(Seats):
    """ "Your predator or prey"."""

    def seats(self, g: Game, at: Resolve) -> Sequence[int]:
        t = table(g)
        return [seat for seat in dict.fromkeys((t.predator(at.you), t.prey(at.you))) if seat != NONE]


@dataclass(frozen=True)
class ThatMethuselah(Seats):
    """The one that was chosen."""

    def seats(self, g: Game, at: Resolve) -> Sequence[int]:
        return [at.player] if at.player != NONE and table(g).is_in(at.player) else []


@dataclass(frozen=True)
class AtWhomItIs(Seats):
    """The Methuselah at whom the action is directed, if it is one."""

    def seats(self, g: Game, at: Resolve) -> Sequence[int]:
        action = action_under_way(table(g))
        return [seat for seat in [NONE if action is None else action.defender] if table(g).is_in(seat) and seat != NONE]


@dataclass(frozen=True)
class OpposingMethuselah(Seats):
    """Of the opposing minion, though he may be gone by now."""

    def seats(self, g: Game, at: Resolve) -> Sequence[int]:
        fight = combat_under_way(table(g))
        if fight is None or not fight.is_fighting(at.who):
            return []
        seat = fight.of(fight.opponent(at.who), WHOSE)
        return [seat] if table(g).is_in(seat) else []


@dataclass(frozen=True)
class TheyDo(Effect):
    """ "That Methuselah burns ...": each of them in turn, for whom "you" is said of herself."""

    who: Seats
    effect: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def scopes(self, g: Game, at: Resolve) -> list[Resolve]:
        node = g.number_of(self.effect)
        return [Resolve([node, seat, *at.cells[CARD:LISTED]]) for seat in self.who.seats(g, at)]

    def can(self, g: Game, at: Resolve) -> bool:
        return any([self.effect.can(g, each) for each in self.scopes(g, at)])

    def has_target(self, g: Game, at: Resolve) -> bool:
        return any([self.effect.has_target(g, each) for each in self.scopes(g, at)])

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        assert chosen == UNASKED
        at.done()
        for each in reversed(self.scopes(g, at)):  # the last called is carried out first
            g.call(each)
        return None


# ---- what they do


@dataclass(frozen=True)
class TakesControl(Leaf):
    """She, of that card: VT-TERM-16."""

    ref: int
    who: Seats

    def gives(self, stat: int) -> bool:
        return stat == CHANGES_CONTROL

    def can(self, g: Game, at: Resolve) -> bool:
        return bool(self.who.seats(g, at))

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        card = one(t, at, self.ref)
        for seat in self.who.seats(g, at)[:1]:
            if t.zone[card] in PLAY_ZONES:
                change_control(t, card, seat)


@dataclass(frozen=True)
class MoreHand(Leaf):
    """Cards more, or fewer, until then: VT-LIB-09."""

    number: int
    until: int

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        modify(t, HAND_SIZE, self.number, at.card, at.you, until_of(self.until, at.you))
        note_hand(t, at.you)


@dataclass(frozen=True)
class BurnEdge(Leaf):
    """As a cost: VT-TERM-15."""

    def can(self, g: Game, at: Resolve) -> bool:
        return table(g).clock[EDGE] == at.you

    def do(self, g: Game, at: Resolve) -> None:
        take_edge(table(g), NONE)


@dataclass(frozen=True)
class SpendTransfers(Leaf):
    """As a cost, in one's own influence phase: VT-INF-01."""

    number: int

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        return t.active == at.you and t.clock[TRANSFERS_LEFT] >= self.number

    def do(self, g: Game, at: Resolve) -> None:
        spend_transfers(table(g), self.number)


@dataclass(frozen=True)
class GainTransfers(Leaf):
    """In one's own influence phase."""

    number: int

    def can(self, g: Game, at: Resolve) -> bool:
        return table(g).active == at.you

    def do(self, g: Game, at: Resolve) -> None:
        gain_transfers(table(g), self.number)


@dataclass(frozen=True)
class SpendMasterActions(Leaf):
    """As a cost, in one's own master phase: VT-MASTER-20."""

    number: int

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        return t.active == at.you and t.clock[MASTER_LEFT] >= self.number

    def do(self, g: Game, at: Resolve) -> None:
        for _ in range(self.number):
            spend_master_action(table(g))


@dataclass(frozen=True)
class SpendDiscardActions(Leaf):
    """As a cost, in one's own discard phase: VT-DISCARD-01."""

    number: int

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        return t.active == at.you and t.clock[DISCARDS_LEFT] >= self.number

    def do(self, g: Game, at: Resolve) -> None:
        for _ in range(self.number):
            spend_discard(table(g))


# ---- whether


@dataclass(frozen=True)
class YourTurn(Condition):
    def holds(self, g: Game, at: Resolve) -> bool:
        return table(g).active == at.you


@dataclass(frozen=True)
class YouControlIt(Condition):
    """The card whose text it is."""

    def holds(self, g: Game, at: Resolve) -> bool:
        return table(g).controller[at.card] == at.you


@dataclass(frozen=True)
class PlayedByNeighbour(Condition):
    """The card being played is your prey's, or your predator's."""

    def holds(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        card = being_played(t)
        return card != NONE and t.controller[card] in (t.prey(at.you), t.predator(at.you))


@dataclass(frozen=True)
class ItsPlayerGetsMasterAction(Leaf):
    """At once, or in her next master phase if she has played it out of turn, and then no other in its stead."""

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        card = being_played(t)
        if card != NONE:
            compensate(t, t.controller[card])

"""What a card in play has put on others and remembers: counters of a kind of their own, and one of two it chose."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.decisions import UNASKED, card_of, verb_of
from primogen.kernel.effects import DONE_PICKING, LISTED, PICK, THAT, YOU, Amount, Condition, Effect, Leaf, Resolve
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card
from primogen.kernel.log import tell
from primogen.vtes.language.groups import Group
from primogen.vtes.language.refs import one
from primogen.vtes.language.traits import Trait
from primogen.vtes.rules.atoms.choosing import HOSTAGE, NIGHTMARE, mark, marks, unmark
from primogen.vtes.rules.atoms.clock import DONE_THIS_TURN, has_limit, note_limit
from primogen.vtes.rules.atoms.counters import burn_blood
from primogen.vtes.rules.table import Table, table
from primogen.vtes.rules.words import IN_PLAY, PLAY_ZONES, THIS_TURN


@dataclass(frozen=True)
class Marked(Trait):
    """By this card, as such a one."""

    what: int

    def fits(self, g: Table, at: Resolve, card: Card) -> bool:
        return marks(g, at.card, card, self.what) > 0


@dataclass(frozen=True)
class MarksOn(Amount):
    """So many of this card."""

    what: int
    ref: int

    def count(self, g: Game, at: Resolve) -> int:
        t = table(g)
        return marks(t, at.card, one(t, at, self.ref), self.what)


@dataclass(frozen=True)
class Mark(Leaf):
    """For as long as both are in play."""

    what: int
    ref: int

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        marked = one(t, at, self.ref)
        if t.zone[at.card] == IN_PLAY and t.zone[marked] in PLAY_ZONES:
            mark(t, at.card, marked, self.what)
            if self.what in (HOSTAGE, NIGHTMARE):
                tell(t, "gains-counters", at.you, marked, number=1)


@dataclass(frozen=True)
class About(Effect):
    """The rest speaks of that one."""

    ref: int
    effect: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def scope(self, g: Game, at: Resolve) -> Resolve:
        about = Resolve([NONE, *at.cells[YOU:LISTED]])
        about.cells[THAT] = one(table(g), at, self.ref)
        return about

    def can(self, g: Game, at: Resolve) -> bool:
        about = self.scope(g, at)
        return about.that != NONE and self.effect.can(g, about)

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        at.done()
        at.cells[THAT] = self.scope(g, at).that
        at.resolve(g, self.effect)
        return None


@dataclass(frozen=True)
class Ransom(Effect):
    """For each that is marked, one of a group may pay so much blood, and he is so no more."""

    what: int
    blood: int
    by: Group

    def held(self, g: Table, at: Resolve) -> list[Card]:
        return [card for card in range(len(g.zone)) if marks(g, at.card, card, self.what)]

    def payers(self, g: Table, at: Resolve) -> list[Card]:
        return [card for card in self.by.cards(g, at) if g.blood[card] >= self.blood]

    def can(self, g: Game, at: Resolve) -> bool:
        return bool(self.held(table(g), at) and self.payers(table(g), at))

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        t = table(g)
        if step == 0:
            at.cells.extend(self.held(t, at))
            return None
        if step > len(at.cells) - LISTED:
            at.done()
            return None
        held = at.cells[LISTED + step - 1]
        if chosen != UNASKED:
            if verb_of(chosen) == PICK:
                burn_blood(t, card_of(chosen), self.blood)
                unmark(t, at.card, held, self.what)
            return None
        payers = self.payers(t, at)
        if not payers:
            return None
        decision = g.ask(at.you, "pick", g.rule_for_target(), about=held)
        for card in payers:
            decision.offer(PICK, card)
        decision.offer(DONE_PICKING)
        return decision


@dataclass(frozen=True)
class DoneThisTurn(Condition):
    """What this card does only once in it."""

    def holds(self, g: Game, at: Resolve) -> bool:
        return has_limit(table(g), at.card, DONE_THIS_TURN)


@dataclass(frozen=True)
class NoteDoneThisTurn(Leaf):
    def do(self, g: Game, at: Resolve) -> None:
        note_limit(table(g), at.card, DONE_THIS_TURN, THIS_TURN)


@dataclass(frozen=True)
class OnceATurn(Effect):
    """What happens only once in a turn, however often it is due."""

    effect: Effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        at.done()
        t = table(g)
        if not has_limit(t, at.card, DONE_THIS_TURN):
            note_limit(t, at.card, DONE_THIS_TURN, THIS_TURN)
            at.resolve(g, self.effect)
        return None

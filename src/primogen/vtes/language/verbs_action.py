"""Verbs about actions: stealth and intercept, bleeds, votes; waking, tapping, entering combat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.effects import Amount, Effect, Leaf, Resolve, Seq
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card
from primogen.kernel.values import value
from primogen.vtes.language.groups import Group
from primogen.vtes.language.refs import ACTING_MINION, THAT, THIS, one
from primogen.vtes.rules.atoms.cards import burn, tap, untap
from primogen.vtes.rules.atoms.clock import has_limit, note_limit
from primogen.vtes.rules.atoms.counters import modify
from primogen.vtes.rules.blocking import meets
from primogen.vtes.rules.combat import combat_between
from primogen.vtes.rules.hand import until_of
from primogen.vtes.rules.polling import give_votes
from primogen.vtes.rules.table import table
from primogen.vtes.rules.topics import (
    AWAKE,
    BLEED,
    BLEED_BY_ITSELF,
    CANNOT_BLOCK,
    CANNOT_UNLOCK,
    COMBAT_BEGINS,
    DOES_NOT_UNTAP,
    INTERCEPT,
    LIMITED_BLEED,
    NOT_BY_VAMPIRES,
    STEALTH,
    VOTES,
)
from primogen.vtes.rules.underway import (
    action_under_way,
    attempt_under_way,
    being_played,
    referendum_under_way,
)
from primogen.vtes.rules.words import BLEEDING, EQUIPMENT, NEXT_UNTAP, READY, THIS_ACTION, THIS_TURN

FREELY: Final = 0
LIMITED: Final = 1  # one such modifier in an action


@dataclass(frozen=True)
class Stealth(Leaf):
    """VT-STEALTH-03: only when needed, unless the card says otherwise."""

    number: int
    is_free: int = 0

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        if self.is_free:
            return action_under_way(t) is not None
        action, blocker = action_under_way(t), attempt_under_way(t)
        return action is not None and blocker != NONE and meets(t, blocker, action.minion)

    def gives(self, stat: int) -> bool:
        return stat == STEALTH

    def do(self, g: Game, at: Resolve) -> None:
        modify(table(g), STEALTH, self.number, at.card, one(table(g), at, ACTING_MINION), THIS_ACTION)


@dataclass(frozen=True)
class Intercept(Leaf):
    """VT-STEALTH-04: by the minion attempting to block, and only when needed; less of it, at any time (reading 3)."""

    number: int
    ref: int = THIS
    is_free: int = 0

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        action, blocker = action_under_way(t), attempt_under_way(t)
        if self.is_free:
            return action is not None
        if action is None or blocker == NONE or blocker != one(t, at, self.ref):
            return False
        return self.number < 0 or not meets(t, blocker, action.minion)

    def gives(self, stat: int) -> bool:
        return stat == INTERCEPT and self.number > 0

    def do(self, g: Game, at: Resolve) -> None:
        modify(table(g), INTERCEPT, self.number, at.card, one(table(g), at, self.ref), THIS_ACTION)


@dataclass(frozen=True)
class PlusBleed(Leaf):
    number: Amount
    how: int

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        if t.index[BLEED_BY_ITSELF] and t.kind(at.card) == EQUIPMENT:
            if value(g, one(t, at, ACTING_MINION), BLEED_BY_ITSELF):
                return False
        return self.how == FREELY or not value(g, self.limited(g, at), LIMITED_BLEED)

    def gives(self, stat: int) -> bool:
        return stat == BLEED

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        modify(t, BLEED, self.number.count(g, at), at.card, one(t, at, ACTING_MINION), THIS_ACTION)
        if self.how == LIMITED:
            modify(t, LIMITED_BLEED, 1, at.card, self.limited(g, at), THIS_ACTION)

    def limited(self, g: Game, at: Resolve) -> Card:
        """Whose bleed it is, whoever gives more to it."""
        action = action_under_way(table(g))
        return at.who if action is None else action.minion


@dataclass(frozen=True)
class WithLimited(Seq):
    """ "+1 stealth and +1 bleed (limited)": neither, if the one is not needed or the other not allowed."""

    def can(self, g: Game, at: Resolve) -> bool:
        return all([part.can(g, at) for part in self.effects if isinstance(part, Stealth | Intercept | PlusBleed)])


def one_after_another(effects: tuple[Effect, ...]) -> Seq:
    is_limited = any(isinstance(each, PlusBleed) and each.how == LIMITED for each in effects)
    return WithLimited(effects) if is_limited else Seq(effects)


@dataclass(frozen=True)
class Wake(Leaf):
    """He reacts and blocks in this action as if he were untapped."""

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        return t.tapped[at.who] == 1 and not value(g, at.who, AWAKE)

    def gives(self, stat: int) -> bool:
        return stat == AWAKE

    def do(self, g: Game, at: Resolve) -> None:
        modify(table(g), AWAKE, 1, at.card, at.who, THIS_ACTION)


@dataclass(frozen=True)
class ReduceBleed(Leaf):
    """A bleed against you."""

    number: int

    def can(self, g: Game, at: Resolve) -> bool:
        action = action_under_way(table(g))
        if action is None or action.takes != BLEEDING or action.defender != at.you:
            return False
        return value(g, action.minion, BLEED) > 0

    def do(self, g: Game, at: Resolve) -> None:
        modify(table(g), BLEED, -self.number, at.card, one(table(g), at, ACTING_MINION), THIS_ACTION)


@dataclass(frozen=True)
class CannotBlock(Leaf):
    """This action; an attempt that is under way fails (reading 6)."""

    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        card = one(table(g), at, self.ref)
        return card != NONE and not value(g, card, CANNOT_BLOCK)

    def do(self, g: Game, at: Resolve) -> None:
        modify(table(g), CANNOT_BLOCK, 1, at.card, one(table(g), at, self.ref), THIS_ACTION)


@dataclass(frozen=True)
class NoneOfThemBlocks(Leaf):
    """ "Allies cannot block this action"."""

    group: Group

    def do(self, g: Game, at: Resolve) -> None:
        for card in self.group.cards(g, at):
            modify(table(g), CANNOT_BLOCK, 1, at.card, card, THIS_ACTION)


@dataclass(frozen=True)
class NotByVampires(Leaf):
    """The action under way cannot be blocked by vampires."""

    def do(self, g: Game, at: Resolve) -> None:
        modify(table(g), NOT_BY_VAMPIRES, 1, at.card, one(table(g), at, ACTING_MINION), THIS_ACTION)


@dataclass(frozen=True)
class DoNotUntapNext(Leaf):
    """As normal, in the next untap phase of his Methuselah."""

    ref: int

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        card = one(t, at, self.ref)
        modify(t, DOES_NOT_UNTAP, 1, at.card, card, until_of(NEXT_UNTAP, t.controller[card]))


@dataclass(frozen=True)
class Redirect(Leaf):
    """The bleed is now against that Methuselah, who may attempt to block."""

    def do(self, g: Game, at: Resolve) -> None:
        action = action_under_way(table(g))
        if action is not None:
            action.redirect(at.player)


@dataclass(frozen=True)
class Tap(Leaf):
    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        return not table(g).tapped[one(table(g), at, self.ref)]

    def do(self, g: Game, at: Resolve) -> None:
        tap(table(g), one(table(g), at, self.ref))


@dataclass(frozen=True)
class Untap(Leaf):
    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        card = one(table(g), at, self.ref)
        return table(g).tapped[card] == 1 and not value(g, card, CANNOT_UNLOCK)

    def do(self, g: Game, at: Resolve) -> None:
        untap(table(g), one(table(g), at, self.ref))


@dataclass(frozen=True)
class NoneOfThemUnlocks(Leaf):
    """In this action: those who are in play now."""

    among: Group

    def do(self, g: Game, at: Resolve) -> None:
        for card in self.among.cards(g, at):
            modify(table(g), CANNOT_UNLOCK, 1, at.card, card, THIS_ACTION)


@dataclass(frozen=True)
class UntapOnceThisTurn(Leaf):
    """Each minion once in a turn, by this card."""

    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        card = one(t, at, self.ref)
        return t.tapped[card] == 1 and not has_limit(t, card, t.definition[at.card])

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        card = one(t, at, self.ref)
        note_limit(t, card, t.definition[at.card], THIS_TURN)
        untap(t, card)


@dataclass(frozen=True)
class GainVotes(Leaf):
    """Of one who has voted they follow his vote: reading 23."""

    number: int
    per_x: int = 0  # so many more for each of what X was chosen to be

    def gives(self, stat: int) -> bool:
        return stat == VOTES

    def can(self, g: Game, at: Resolve) -> bool:
        return referendum_under_way(table(g)) is not None

    def do(self, g: Game, at: Resolve) -> None:
        give_votes(table(g), at.who, self.number + self.per_x * at.number, at.card)


@dataclass(frozen=True)
class EnterCombat(Leaf):
    """VT-COMBAT-01 to -03: this minion, with that one, who may be the one to act in it, and be locked."""

    acts: int = THIS
    locks: int = 0

    def gives(self, stat: int) -> bool:
        return stat == COMBAT_BEGINS

    def has_target(self, g: Game, at: Resolve) -> bool:
        return self.can(g, at)

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        return t.zone[at.that] == READY and t.controller[at.that] != t.controller[at.who]

    def do(self, g: Game, at: Resolve) -> None:
        if self.can(g, at) and table(g).is_ready(at.who):
            if self.locks:
                tap(table(g), at.that)
            both = (at.that, at.who) if self.acts == THAT else (at.who, at.that)
            table(g).call(combat_between(*both))


@dataclass(frozen=True)
class Cancel(Leaf):
    """The card being played: it is burned, and nothing of it happens."""

    def can(self, g: Game, at: Resolve) -> bool:
        return being_played(table(g)) != NONE

    def do(self, g: Game, at: Resolve) -> None:
        card = being_played(table(g))
        if card != NONE:
            burn(table(g), card)

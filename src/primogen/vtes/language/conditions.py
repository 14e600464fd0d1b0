"""Whether: what a card asks for before it may be played or does anything."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.effects import Condition, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE
from primogen.vtes.language.groups import Group, your_ready_minions
from primogen.vtes.language.refs import THIS, one
from primogen.vtes.rules.table import ROW2, table
from primogen.vtes.rules.underway import (
    BLOCKED,
    DECLINED,
    NUMBER,
    OUTCOME,
    ROUND,
    SUCCEEDED,
    action_under_way,
    being_played,
    combat_under_way,
)
from primogen.vtes.rules.words import BLEEDING, EVENT, HUNTING, MASTER

A_MASTER_CARD: Final = 0
A_MINION_CARD: Final = 1
AN_EVENT: Final = 2
NO_MINION_CARDS: Final = {MASTER: A_MASTER_CARD, EVENT: AN_EVENT}


@dataclass(frozen=True)
class ActionIs(Condition):
    """ "Only usable during a bleed action"."""

    takes: int

    def holds(self, g: Game, at: Resolve) -> bool:
        action = action_under_way(table(g))
        return action is not None and action.takes == self.takes


@dataclass(frozen=True)
class BleedingYou(Condition):
    def holds(self, g: Game, at: Resolve) -> bool:
        action = action_under_way(table(g))
        return action is not None and action.takes == BLEEDING and action.defender == at.you


@dataclass(frozen=True)
class TargetHasPool(Condition):
    """The Methuselah that the action is directed at: so much, or less."""

    most: int

    def holds(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        action = action_under_way(t)
        return action is not None and action.defender != NONE and t.purse[action.defender] <= self.most


@dataclass(frozen=True)
class DirectedAtYou(Condition):
    def holds(self, g: Game, at: Resolve) -> bool:
        action = action_under_way(table(g))
        return action is not None and action.defender == at.you


@dataclass(frozen=True)
class IsDirected(Condition):
    """At another Methuselah: VT-BLOCK-01."""

    def holds(self, g: Game, at: Resolve) -> bool:
        action = action_under_way(table(g))
        return action is not None and action.defender != NONE


@dataclass(frozen=True)
class AsAnnounced(Condition):
    """Nobody has been asked to block yet."""

    def holds(self, g: Game, at: Resolve) -> bool:
        action = action_under_way(table(g))
        return action is not None and not action.cells[DECLINED]


@dataclass(frozen=True)
class RangeIs(Condition):
    """ "Only usable at long range"."""

    range: int

    def holds(self, g: Game, at: Resolve) -> bool:
        combat = combat_under_way(table(g))
        return combat is not None and combat.range == self.range


@dataclass(frozen=True)
class SoManyLeft(Condition):
    """ "If there are only two Methuselahs left"."""

    number: int

    def holds(self, g: Game, at: Resolve) -> bool:
        return len(table(g).clockwise_from(at.you)) <= self.number


@dataclass(frozen=True)
class NotPlayedWith(Condition):
    """Cards of that name and this one "cannot both be played during the same action"."""

    name: str

    def holds(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        return self.name not in [t.pool.cards[definition].name for definition in t.played[1::ROW2]]


@dataclass(frozen=True)
class ActionWas(Condition):
    """Successful, or blocked."""

    outcome: int

    def holds(self, g: Game, at: Resolve) -> bool:
        action = action_under_way(table(g))
        return action is not None and action.cells[OUTCOME] == self.outcome


@dataclass(frozen=True)
class BledThisAction(Condition):
    """VT-BLEED-06: successfully, for 1 or more."""

    def holds(self, g: Game, at: Resolve) -> bool:
        action = action_under_way(table(g))
        return action is not None and action.takes == BLEEDING and action.minion == at.who and action.cells[NUMBER] > 0


@dataclass(frozen=True)
class RefFits(Condition):
    """That one is of such a group."""

    ref: int
    group: Group

    def holds(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        card = one(t, at, self.ref)
        return card != NONE and self.group.includes(t, at, card)


@dataclass(frozen=True)
class IsTapped(Condition):
    """ "Only usable by a tapped vampire"."""

    def holds(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        return t.is_vampire(at.who) and t.tapped[at.who] == 1


@dataclass(frozen=True)
class NotFirstRound(Condition):
    def holds(self, g: Game, at: Resolve) -> bool:
        combat = combat_under_way(table(g))
        return combat is not None and combat.cells[ROUND] > 1


@dataclass(frozen=True)
class HasNone(Condition):
    """ "A minion can have only one of these", or one with that word."""

    word: int = 0

    def holds(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        if self.word:
            return not any([t.has_word(card, self.word) for card in t.cards_on(at.who)])
        return t.printed_as(at.card) not in [t.printed_as(card) for card in t.cards_on(at.who)]


@dataclass(frozen=True)
class AnotherPlays(Condition):
    """Somebody else is playing a master card, a minion card, or an event."""

    what: int

    def holds(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        card = being_played(t)
        if card == NONE or t.controller[card] == at.you:
            return False
        return NO_MINION_CARDS.get(t.kind(card), A_MINION_CARD) == self.what


@dataclass(frozen=True)
class WordPlayed(Condition):
    """A card with that word is being played: what a reflex cancels."""

    word: int

    def holds(self, g: Game, at: Resolve) -> bool:
        card = being_played(table(g))
        return card != NONE and table(g).has_word(card, self.word)


bleeding: Final = ActionIs(BLEEDING)
hunting: Final = ActionIs(HUNTING)
bleeding_you: Final = BleedingYou()
directed_at_you: Final = DirectedAtYou()
directed: Final = IsDirected()
as_announced: Final = AsAnnounced()
succeeded: Final = ActionWas(SUCCEEDED)
blocked: Final = ActionWas(BLOCKED)
tapped: Final = IsTapped()
bled: Final = BledThisAction()
this_is_ready: Final = RefFits(THIS, your_ready_minions)
not_first_round: Final = NotFirstRound()
has_none: Final = HasNone()
master_card_played: Final = AnotherPlays(A_MASTER_CARD)
minion_card_played: Final = AnotherPlays(A_MINION_CARD)
event_played: Final = AnotherPlays(AN_EVENT)

# fmt: off
__all__ = [  # what cards are written with
    "as_announced", "bled", "bleeding", "bleeding_you", "blocked", "directed", "directed_at_you", "event_played",
    "has_none", "master_card_played", "minion_card_played", "not_first_round", "succeeded", "tapped", "this_is_ready",
]

"""Cards that are cancelled as they are played, by kind; what they cost may still be paid."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Condition, Effect, Leaf, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE
from primogen.vtes.language.cards import Cards
from primogen.vtes.language.groups import Group
from primogen.vtes.language.verbs_action import Cancel
from primogen.vtes.rules.atoms.clock import NOT_PLAYED_AGAIN, note_limit
from primogen.vtes.rules.cancelling import cancel_paid, use_being_played
from primogen.vtes.rules.table import table
from primogen.vtes.rules.underway import being_played, referendum_under_way
from primogen.vtes.rules.words import MINION_CARDS, PLAYED, THIS_TURN


@dataclass(frozen=True)
class PlayedNow(Condition):
    """One of these cards is being played, as it is: what it might be at another level does not count."""

    cards: Cards

    def holds(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        use = use_being_played(t)
        return use is not None and self.cards.include(t.face(being_played(t)), use)


@dataclass(frozen=True)
class PlayedNowBy(Condition):
    """A card is being played by one of a group."""

    group: Group

    def holds(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        card = being_played(t)
        return card != NONE and t.host[card] != NONE and self.group.includes(t, at, t.host[card])


@dataclass(frozen=True)
class InReferendum(Condition):
    """One is under way, and not only the action that calls it."""

    def holds(self, g: Game, at: Resolve) -> bool:
        return referendum_under_way(table(g)) is not None


@dataclass(frozen=True)
class CancelPaid(Leaf):
    """The card being played; its cost is paid."""

    def can(self, g: Game, at: Resolve) -> bool:
        return being_played(table(g)) != NONE

    def do(self, g: Game, at: Resolve) -> None:
        cancel_paid(table(g))


@dataclass(frozen=True)
class NotPlayedAgain(Leaf):
    """The card being played, in this turn."""

    def do(self, g: Game, at: Resolve) -> None:
        card = being_played(table(g))
        if card != NONE:
            note_limit(table(g), card, NOT_PLAYED_AGAIN, THIS_TURN)


def cancels(text: Effect | None) -> bool:
    """What is being played, whatever it is."""
    return text is not None and (isinstance(text, Cancel | CancelPaid) or any(map(cancels, text.parts())))


@dataclass(frozen=True)
class WouldCancelMinionCard(Condition):
    """The card just played: one of another Methuselah, which is being played."""

    def holds(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        card, other = at.that, being_played(t)
        if other == NONE or t.zone[card] != PLAYED or t.controller[other] == t.controller[card]:
            return False
        return t.kind(other) in MINION_CARDS and cancels(t.face(card).uses[t.played_as[card]].text)


@dataclass(frozen=True)
class IsBeingPlayed(Condition):
    """That card lies there still."""

    def holds(self, g: Game, at: Resolve) -> bool:
        return table(g).zone[at.that] == PLAYED

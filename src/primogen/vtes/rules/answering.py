"""What somebody may do as a card is played, by what that card says of its target: "their controller can burn ..."."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.choosing import Target
from primogen.kernel.effects import WHO, YOU, Effect, Resolve
from primogen.kernel.frames import Asks, Chosen
from primogen.kernel.game import Game
from primogen.kernel.ids import Card
from primogen.vtes.rules.atoms.cards import burn
from primogen.vtes.rules.atoms.delaying import end_given, let
from primogen.vtes.rules.given import ONCE, Given
from primogen.vtes.rules.meeting import pay
from primogen.vtes.rules.table import Table, table
from primogen.vtes.rules.underway import attempt_under_way, being_played, combat_under_way
from primogen.vtes.rules.words import AS_PLAYED, WINDOW_CLOSES


@dataclass(frozen=True)
class CancelThis(Given):
    """For a price, that card itself; her vampire need not be ready."""

    price: Effect
    is_of_hand: int = 0  # it is paid with cards that nobody else sees
    is_paid_for: int = 0  # what it costs is paid, though it is cancelled

    def parts(self) -> tuple[Effect, ...]:
        return (self.price,)

    def moments(self) -> int:
        return AS_PLAYED

    def given(self) -> Effect:
        return self

    def how_often(self) -> int:
        return ONCE

    def is_of_ready(self) -> bool:
        return False

    def looks_at_hand(self) -> bool:
        return self.is_of_hand == 1

    def can(self, g: Game, at: Resolve) -> bool:
        return being_played(table(g)) == at.card and self.price.can(g, at)

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        if step == 0:
            at.resolve(g, self.price)
        else:
            at.done()
            self.cancel(table(g), at.card)
        return None

    def cancel(self, g: Table, card: Card) -> None:
        if self.is_paid_for:
            face = g.face(card)
            pay(g, face, face.uses[g.played_as[card]], g.host[card], g.controller[card])
        burn(g, card)


@dataclass(frozen=True)
class Answered(Effect):
    """What the card does; and what the controller of its target, or of who attempts to block, may do before."""

    effect: Effect
    answer: Given
    of_blocker: int = 0
    of_opponent: int = 0  # of the minion that he fights who plays it

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect, self.answer)

    def gives(self, stat: int) -> bool:
        return self.effect.gives(stat)

    def can(self, g: Game, at: Resolve) -> bool:
        return self.effect.can(g, at)

    def has_target(self, g: Game, at: Resolve) -> bool:
        return self.effect.has_target(g, at)

    def take(self, g: Game, at: Resolve, step: int, chosen: Chosen) -> Asks:
        at.done()
        at.resolve(g, self.effect)
        return None


def answered(text: Effect | None) -> Answered | None:
    said = text.effect if isinstance(text, Target) else text
    return said if isinstance(said, Answered) else None


def who_answers(g: Table, said: Answered, at: Resolve) -> Card:
    fight = combat_under_way(g)
    if said.of_opponent and fight is not None:
        return fight.opponent(at.who)
    return attempt_under_way(g) if said.of_blocker else at.that


def let_answer(g: Table, text: Effect | None, at: Resolve) -> None:
    said = answered(text)
    if said is not None:
        who = who_answers(g, said, at)
        about = Resolve(list(at.cells))
        about.cells[YOU], about.cells[WHO] = g.controller[who], who
        let(g, WINDOW_CLOSES, said.answer, about)


def end_answers(g: Table, text: Effect | None) -> None:
    if answered(text) is not None:
        end_given(g, WINDOW_CLOSES)

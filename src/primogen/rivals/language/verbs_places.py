"""Verbs that bring a card somewhere else: into play, to The Streets, to torpor, to another player."""

from __future__ import annotations

from dataclasses import dataclass

from primogen.kernel.effects import Leaf, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE
from primogen.rivals.language.refs import one
from primogen.rivals.rules.atoms.blood import give_blood, maximum_blood, set_blood
from primogen.rivals.rules.atoms.cards import (
    bring_into_streets,
    enter_haven,
    lose_prince,
    put_into_play,
    step_into_party,
    take_control,
)
from primogen.rivals.rules.atoms.prestige import knock_out
from primogen.rivals.rules.atoms.torpor import go_to_torpor
from primogen.rivals.rules.defeat import DESTINATION, defeat_under_way
from primogen.rivals.rules.moving import Moving
from primogen.rivals.rules.playable import FREE, why_not_let_off
from primogen.rivals.rules.playing import play
from primogen.rivals.rules.prince import prince_on
from primogen.rivals.rules.recruiting import enter, why_not_enter
from primogen.rivals.rules.table import table
from primogen.rivals.rules.winning import has_nobody
from primogen.rivals.rules.words import (
    ATTACHED,
    CITY,
    HAVEN,
    TORPOR,
    UNHOSTED,
)
from primogen.rivals.rules.wraith import can_create_wraith, create_wraith


@dataclass(frozen=True)
class PutThisIntoPlay(Leaf):
    def do(self, g: Game, at: Resolve) -> None:
        put_into_play(table(g), at.card, at.you)


@dataclass(frozen=True)
class PlaceAtNoCost(Leaf):
    """That Conspiracy or Trap, face down: RV-CARD-06."""

    ref: int

    def do(self, g: Game, at: Resolve) -> None:
        g.call(play(one(table(g), at, self.ref), at.you, FREE))


@dataclass(frozen=True)
class PlayIt(Leaf):
    """A character plays that card, let off all its cost (FREE) or its Action (NO_ACTION_COST): RV-ACT-37 to -39."""

    ref: int
    by: int
    cost: int

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        card, who = one(t, at, self.ref), one(t, at, self.by)
        return NONE not in (card, who) and why_not_let_off(t, at.you, card, who, self.cost) is None

    def has_target(self, g: Game, at: Resolve) -> bool:
        return self.can(g, at)

    def do(self, g: Game, at: Resolve) -> None:
        if self.can(g, at):
            t = table(g)
            card = one(t, at, self.ref)
            g.call(play(card, at.you, self.cost, NONE if t.kind(card) == UNHOSTED else one(t, at, self.by)))


@dataclass(frozen=True)
class RecruitAtNoCost(Leaf):
    """With so much Blood from the general supply: RV-EX-06."""

    ref: int
    blood: int

    def can(self, g: Game, at: Resolve) -> bool:
        card = one(table(g), at, self.ref)
        return card != NONE and why_not_enter(table(g), card) is None  # RV-UNIQ-03

    def has_target(self, g: Game, at: Resolve) -> bool:
        return self.can(g, at)

    def do(self, g: Game, at: Resolve) -> None:
        if self.can(g, at):
            card = one(table(g), at, self.ref)
            enter(table(g), at.you, card)
            give_blood(table(g), card, self.blood)


@dataclass(frozen=True)
class MoveToStreets(Leaf):
    """As a party of one; Antagonists mind: RV-CITY-11."""

    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        card = one(table(g), at, self.ref)
        return card != NONE and table(g).zone[card] == HAVEN

    def do(self, g: Game, at: Resolve) -> None:
        if self.can(g, at):  # RV-MOVE-13
            card = one(table(g), at, self.ref)
            moving = Moving([table(g).controller[card], card])
            moving.go(1)
            g.call(moving)


@dataclass(frozen=True)
class JoinPartyOf(Leaf):
    """One character goes to where another is, whatever Antagonists there are."""

    mover: int
    member: int

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        mover, member = one(t, at, self.mover), one(t, at, self.member)
        return NONE not in (mover, member) and not t.are_party(mover, member)

    def has_target(self, g: Game, at: Resolve) -> bool:
        return self.can(g, at)  # another party than its own

    def do(self, g: Game, at: Resolve) -> None:
        step_into_party(table(g), one(table(g), at, self.mover), one(table(g), at, self.member))


@dataclass(frozen=True)
class ToRecovery(Leaf):
    """Whoever is being defeated goes to recovery instead of being burned."""

    def can(self, g: Game, at: Resolve) -> bool:
        defeat = defeat_under_way(table(g))
        return defeat is not None and defeat.cells[DESTINATION] != TORPOR

    def do(self, g: Game, at: Resolve) -> None:
        defeat = defeat_under_way(table(g))
        if defeat is not None:
            defeat.cells[DESTINATION] = TORPOR


@dataclass(frozen=True)
class MoveToTorpor(Leaf):
    """Not a defeat: no Prestige is placed, nobody earns anything."""

    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        card = one(table(g), at, self.ref)
        return card != NONE and table(g).is_active(card)

    def do(self, g: Game, at: Resolve) -> None:
        t, card = table(g), one(table(g), at, self.ref)
        if not self.can(g, at):
            return
        seat, prince = t.controller[card], prince_on(t, card)
        if prince != NONE:
            lose_prince(t, prince)  # RV-TITLE-08
        go_to_torpor(t, card)
        if has_nobody(t, seat):
            knock_out(t, seat, CITY if at.you == seat else at.you)


@dataclass(frozen=True)
class ReturnToStreets(Leaf):
    """A Retainer becomes a Mortal again."""

    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        card = one(table(g), at, self.ref)
        return card != NONE and table(g).zone[card] == ATTACHED

    def do(self, g: Game, at: Resolve) -> None:
        bring_into_streets(table(g), one(table(g), at, self.ref))


@dataclass(frozen=True)
class TakeControl(Leaf):
    ref: int

    def do(self, g: Game, at: Resolve) -> None:
        take_control(table(g), one(table(g), at, self.ref), at.you)


@dataclass(frozen=True)
class CreateWraith(Leaf):
    """RV-WRAITH-03."""

    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        return can_create_wraith(table(g), at.you, one(table(g), at, self.ref))

    def has_target(self, g: Game, at: Resolve) -> bool:
        return self.can(g, at)  # RV-WRAITH-02

    def do(self, g: Game, at: Resolve) -> None:
        if self.can(g, at):
            create_wraith(table(g), at.you, one(table(g), at, self.ref))


@dataclass(frozen=True)
class EnterAsGhoul(Leaf):
    """This card comes into your Haven as a character, with its fixed Blood if it has any: RV-GHOUL-01, -04."""

    def do(self, g: Game, at: Resolve) -> None:
        enter_haven(table(g), at.card, at.you)
        give_blood(table(g), at.card, table(g).face(at.card).blood)


@dataclass(frozen=True)
class FeedGhoul(Leaf):
    """2 Blood for each Retainer it has now: RV-GHOUL-02."""

    def do(self, g: Game, at: Resolve) -> None:
        set_blood(table(g), at.card, maximum_blood(table(g), at.card))

"""Verbs about cards: exhausting, burning, attaching, moving, recruiting. Leaves all; some call a procedure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.effects import Leaf, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card
from primogen.rivals.language.refs import THAT, one, player
from primogen.rivals.rules.atoms.cards import (
    attach,
    attach_face_down,
    attached,
    bring_into_streets,
    burn,
    discard,
    enter_haven,
    exhaust,
    go_to_torpor,
    lose_prince,
    put_back,
    put_into_play,
    ready,
    shuffle,
    step_into_party,
    take_control,
    turn_down,
)
from primogen.rivals.rules.atoms.tokens import (
    give_blood,
    give_leader_token,
    knock_out,
    maximum_blood,
    put_discipline_token,
    set_blood,
)
from primogen.rivals.rules.attachments import why_no_room, why_not_bear
from primogen.rivals.rules.defeat import DESTINATION, defeat_under_way
from primogen.rivals.rules.moving import Moving
from primogen.rivals.rules.playing import FREE, play, why_not_let_off
from primogen.rivals.rules.prince import prince_on
from primogen.rivals.rules.recruiting import enter, why_not_enter
from primogen.rivals.rules.table import Table, table
from primogen.rivals.rules.winning import has_nobody
from primogen.rivals.rules.words import (
    ATTACHED,
    BURNED_PILE,
    CITY,
    HAVEN,
    LIBRARY,
    PLACED,
    TORPOR,
    UNHOSTED,
)
from primogen.rivals.rules.wraith import can_create_wraith, create_wraith

HEARD: Final = 0
SILENT: Final = 1  # "(does not trigger attach effects)"


@dataclass(frozen=True)
class ExhaustIt(Leaf):
    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        card = one(table(g), at, self.ref)
        return card != NONE and table(g).ready[card] == 1

    def do(self, g: Game, at: Resolve) -> None:
        card = one(table(g), at, self.ref)
        if card != NONE and table(g).ready[card]:
            exhaust(table(g), card)


@dataclass(frozen=True)
class ReadyIt(Leaf):
    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        card = one(table(g), at, self.ref)
        return card != NONE and table(g).ready[card] == 0

    def do(self, g: Game, at: Resolve) -> None:
        card = one(table(g), at, self.ref)
        if card != NONE:
            ready(table(g), card)


@dataclass(frozen=True)
class BurnIt(Leaf):
    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        card = one(table(g), at, self.ref)
        return card != NONE and table(g).zone[card] != BURNED_PILE

    def do(self, g: Game, at: Resolve) -> None:
        if self.can(g, at):
            burn(table(g), one(table(g), at, self.ref))


@dataclass(frozen=True)
class DiscardIt(Leaf):
    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        return one(table(g), at, self.ref) != NONE

    def do(self, g: Game, at: Resolve) -> None:
        discard(table(g), one(table(g), at, self.ref))


def can_attach(g: Table, at: Resolve, card: Card, ref: int) -> bool:
    host = one(g, at, ref)
    return card != NONE and is_host(g, host, ref) and why_not_bear(g, host, card, at.you) is None


def is_host(g: Table, host: Card, ref: int) -> bool:
    """RV-DEF-18: one in torpor only if it was chosen from a group that has them."""
    if host == NONE or not g.face(host).is_character():
        return False
    return g.is_active(host) or (ref == THAT and g.zone[host] == TORPOR)


@dataclass(frozen=True)
class AttachThis(Leaf):
    """This card, to a character."""

    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        return can_attach(table(g), at, at.card, self.ref)

    def has_target(self, g: Game, at: Resolve) -> bool:
        return self.can(g, at)

    def do(self, g: Game, at: Resolve) -> None:
        if self.can(g, at) and table(g).zone[at.card] == PLACED:
            attach(table(g), at.card, one(table(g), at, self.ref), at.you)
            attached(table(g), at.card)


@dataclass(frozen=True)
class AttachIt(Leaf):
    """Another card, to a character, heard or not."""

    card: int
    host: int
    heard: int

    def can(self, g: Game, at: Resolve) -> bool:
        return can_attach(table(g), at, one(table(g), at, self.card), self.host)

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        card, host = one(t, at, self.card), one(t, at, self.host)
        if self.can(g, at):
            attach(t, card, host, at.you)
            if self.heard == HEARD:
                attached(t, card)


@dataclass(frozen=True)
class AttachFaceDown(Leaf):
    """A card from hand, face down, to a character: it has no text there."""

    card: int
    host: int

    def can(self, g: Game, at: Resolve) -> bool:
        t, host = table(g), one(table(g), at, self.host)
        return is_host(t, host, self.host) and why_no_room(t, host, at.you) is None

    def has_target(self, g: Game, at: Resolve) -> bool:
        return self.can(g, at)

    def do(self, g: Game, at: Resolve) -> None:
        if self.can(g, at):
            t = table(g)
            attach_face_down(t, one(t, at, self.card), one(t, at, self.host), at.you)
            attached(t, one(t, at, self.card))


@dataclass(frozen=True)
class ShuffleBack(Leaf):
    """Into its owner's Library."""

    ref: int

    def do(self, g: Game, at: Resolve) -> None:
        card = one(table(g), at, self.ref)
        owner = table(g).owner[card]
        put_back(table(g), card, LIBRARY)
        shuffle(table(g), owner, LIBRARY)


@dataclass(frozen=True)
class MillTop(Leaf):
    """So many cards from the top of your Library into your discard pile."""

    number: int

    def can(self, g: Game, at: Resolve) -> bool:
        return bool(table(g).pile(at.you, LIBRARY))

    def do(self, g: Game, at: Resolve) -> None:
        for _ in range(self.number):
            library = table(g).pile(at.you, LIBRARY)
            if library:
                discard(table(g), library[-1])


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
class GiveLeaderToken(Leaf):
    ref: int

    def can(self, g: Game, at: Resolve) -> bool:
        return one(table(g), at, self.ref) != table(g).leader[at.you]

    def do(self, g: Game, at: Resolve) -> None:
        give_leader_token(table(g), at.you, one(table(g), at, self.ref))


@dataclass(frozen=True)
class PutDiscipline(Leaf):
    """The "+" or "-" side of a Discipline token, of the Discipline chosen or of a fixed one."""

    ref: int
    discipline: int
    by: int

    def do(self, g: Game, at: Resolve) -> None:
        stat = self.discipline if self.discipline != NONE else at.number
        put_discipline_token(table(g), one(table(g), at, self.ref), stat, self.by, at.you)


@dataclass(frozen=True)
class TurnHavenDown(Leaf):
    """A player's active Haven; it comes up again at the start of their next turn."""

    who: int

    def can(self, g: Game, at: Resolve) -> bool:
        return table(g).haven_card[player(table(g), at, self.who)] != NONE

    def do(self, g: Game, at: Resolve) -> None:
        haven = table(g).haven_card[player(table(g), at, self.who)]
        if haven != NONE:
            turn_down(table(g), haven)


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
class SetBlood(Leaf):
    """To exactly so much: RV-CARD-05."""

    number: int
    ref: int

    def do(self, g: Game, at: Resolve) -> None:
        set_blood(table(g), one(table(g), at, self.ref), self.number)


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

"""Verbs about cards: exhausting, burning, attaching, moving, recruiting. Leaves all; some call a procedure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.effects import Leaf, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card
from primogen.rivals.language.refs import THAT, one, player
from primogen.rivals.rules.atoms.blood import set_blood
from primogen.rivals.rules.atoms.cards import (
    attach,
    attach_face_down,
    attached,
    burn,
    discard,
    exhaust,
    put_back,
    ready,
    shuffle,
    turn_down,
)
from primogen.rivals.rules.atoms.hands import leave_hand
from primogen.rivals.rules.atoms.tokens import give_leader_token, put_discipline_token
from primogen.rivals.rules.attachments import why_no_room, why_not_bear
from primogen.rivals.rules.table import Table, table
from primogen.rivals.rules.words import (
    BURNED_PILE,
    LIBRARY,
    PLACED,
    TORPOR,
)

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
            card = leave_hand(t, one(t, at, self.card))
            attach_face_down(t, card, one(t, at, self.host), at.you)
            attached(t, card)


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
class SetBlood(Leaf):
    """To exactly so much: RV-CARD-05."""

    number: int
    ref: int

    def do(self, g: Game, at: Resolve) -> None:
        set_blood(table(g), one(table(g), at, self.ref), self.number)

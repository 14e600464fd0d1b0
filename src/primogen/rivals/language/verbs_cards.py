"""Verbs about cards: exhausting, burning, attaching, moving, recruiting. Leaves all; some call a procedure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from primogen.kernel.decisions import Decision
from primogen.kernel.effects import PICK, Effect, Leaf, Resolve
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.rivals.language.groups import Group
from primogen.rivals.language.payable import Payable
from primogen.rivals.language.refs import THAT, THIS, THIS_CARD, one
from primogen.rivals.rules.atoms.cards import (
    discard,
    exhaust,
    put_back,
    ready,
    reveal,
    shuffle,
    turn_down,
)
from primogen.rivals.rules.atoms.city import note_last_time
from primogen.rivals.rules.atoms.hands import leave_hand
from primogen.rivals.rules.atoms.tokens import put_discipline_token
from primogen.rivals.rules.attaching import FACE_DOWN as FACE_DOWN
from primogen.rivals.rules.attaching import HEARD as HEARD
from primogen.rivals.rules.attaching import SILENT as SILENT
from primogen.rivals.rules.attaching import attach_it
from primogen.rivals.rules.attachments import can_bear, is_borrowed, is_prey, is_wraith, why_no_room, why_not_bear
from primogen.rivals.rules.defeat import burn_for
from primogen.rivals.rules.discarding import drawn_by_lot, make_discard
from primogen.rivals.rules.flags import ATTACHES_ITSELF
from primogen.rivals.rules.table import Table, table
from primogen.rivals.rules.words import (
    ATTACHED,
    BURN_CARD,
    BURNED_PILE,
    DISCARD_CARD,
    EXHAUST_ONE,
    HAND,
    LIBRARY,
    MAKES_WRAITHS,
    PLACED,
    TORPOR,
)

# which way a card faces
UP: Final = 0
DOWN: Final = 1


@dataclass(frozen=True)
class ExhaustIt(Payable):
    ref: int

    def exhausts(self) -> bool:
        return self.ref != THIS_CARD

    def question(self, g: Game, at: Resolve) -> Decision:
        return g.ask(at.you, "exhaust-for", "RV-ABIL-07", about=at.card)

    def offer(self, decision: Decision, card: Card) -> None:
        decision.offer(EXHAUST_ONE, card)

    def exhausted(self, g: Table, at: Resolve) -> Card:
        """Of a wraith, its token: they are one card (RV-WRAITH-04)."""
        card = one(g, at, self.ref)
        return g.attachments(card)[0] if card != NONE and is_wraith(g, card) else card

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        card = self.exhausted(t, at)
        return card != NONE and t.ready[card] == 1

    def do(self, g: Game, at: Resolve) -> None:
        if self.can(g, at):
            exhaust(table(g), self.exhausted(table(g), at))


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
class BurnIt(Payable):
    ref: int

    def question(self, g: Game, at: Resolve) -> Decision:
        return g.ask(at.you, "burn-which", "RV-ABIL-06", about=at.card)

    def provides_for(self, effect: Effect) -> bool:
        return effect.gives(MAKES_WRAITHS)  # a burned Mortal

    def offer(self, decision: Decision, card: Card) -> None:
        decision.offer(BURN_CARD, card)

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        card = one(t, at, self.ref)
        return card != NONE and t.zone[card] != BURNED_PILE

    def do(self, g: Game, at: Resolve) -> None:
        if self.can(g, at):
            burn_for(table(g), at.you, one(table(g), at, self.ref))


@dataclass(frozen=True)
class DiscardIt(Payable):
    ref: int

    def question(self, g: Game, at: Resolve) -> Decision:
        return g.ask(at.you, "discard", "RV-ABIL-14", about=at.card)

    def offer(self, decision: Decision, card: Card) -> None:
        decision.offer(DISCARD_CARD, card)

    def can(self, g: Game, at: Resolve) -> bool:
        return one(table(g), at, self.ref) != NONE

    def is_by_lot(self) -> bool:
        return True

    def lot(self, g: Game, at: Resolve, card: Card, among: list[Card]) -> Card:
        return drawn_by_lot(table(g), card, among)

    def do(self, g: Game, at: Resolve) -> None:
        make_discard(table(g), one(table(g), at, self.ref), table(g).controller[at.card])


@dataclass(frozen=True)
class DetachIt(Payable):
    """To its owner's discard pile, even exhausted: RV-ABIL-31, -32. A Title, too (RV-TITLE-07); no Prey: RV-DIAB-13."""

    ref: int

    def question(self, g: Game, at: Resolve) -> Decision:
        return g.ask(at.you, "detach-which", "RV-ABIL-31", about=at.card)

    def offer(self, decision: Decision, card: Card) -> None:
        decision.offer(DISCARD_CARD, card)

    def can(self, g: Game, at: Resolve) -> bool:
        t, card = table(g), one(table(g), at, self.ref)
        if card == NONE or t.zone[card] != ATTACHED or is_prey(t, card):
            return False
        return not is_borrowed(t, card) or t.zone[at.card] in (HAND, PLACED)  # as a cost of the very action

    def do(self, g: Game, at: Resolve) -> None:
        if self.can(g, at):
            discard(table(g), one(table(g), at, self.ref))


@dataclass(frozen=True)
class TurnIt(Payable):
    """Up: a wraith token, once in a game (RV-WRAITH-06, -07). A Haven lies face down until its player's next turn."""

    ref: int
    side: int

    def can(self, g: Game, at: Resolve) -> bool:
        card = one(table(g), at, self.ref)
        return card != NONE and table(g).face_down[card] == int(self.side == UP)

    def do(self, g: Game, at: Resolve) -> None:
        if self.can(g, at):
            turn = reveal if self.side == UP else turn_down
            turn(table(g), one(table(g), at, self.ref))


@dataclass(frozen=True)
class Attach(Leaf):
    """A card to a character, a Haven, an Agenda or an Ongoing card: heard, silently, or face down and without text."""

    card: int
    host: int
    way: int

    def can(self, g: Game, at: Resolve) -> bool:
        t = table(g)
        card, host = one(t, at, self.card), one(t, at, self.host)
        if NONE in (card, host) or not is_host(t, host, self.host):
            return False
        if self.way == SILENT and t.zone[card] == ATTACHED and t.host[card] == host:
            return False  # it is moved to another
        why = why_no_room(t, host, at.you) if self.way == FACE_DOWN else why_not_bear(t, host, card, at.you)
        return why is None

    def has_target(self, g: Game, at: Resolve) -> bool:
        """A card that is attached by another may come to nothing; one that is played for it may not."""
        is_moved = self.way == SILENT and self.host == THAT
        is_chosen_for_it = self.card == THIS_CARD or self.way == FACE_DOWN or is_moved
        return not is_chosen_for_it or self.can(g, at)

    def do(self, g: Game, at: Resolve) -> None:
        t = table(g)
        card, host = one(t, at, self.card), one(t, at, self.host)
        if not self.can(g, at) or (self.card == THIS_CARD and t.zone[card] not in (PLACED, ATTACHED)):
            return
        if self.way == FACE_DOWN:
            card = leave_hand(t, card)
        attach_it(t, card, host, self.whose(t, at, card), self.way)

    def gives(self, stat: int) -> bool:
        return stat == ATTACHES_ITSELF and self.card == THIS_CARD and self.host in (THIS, THAT)

    def whose(self, g: Table, at: Resolve, card: Card) -> Seat:
        """A Curse that its bearer's player moves is still whose it was."""
        moved = self.way == SILENT and g.zone[card] == ATTACHED and g.controller[g.host[card]] == at.you
        return g.controller[card] if moved else at.you


def is_host(g: Table, host: Card, ref: int) -> bool:
    """RV-DEF-18: one in torpor only if it was chosen from a group that has them."""
    return can_bear(g, host) or (ref == THAT and g.zone[host] == TORPOR and g.face(host).is_character())


AS_EVER: Final = 0
FOR_THE_LAST_TIME: Final = 1  # an Event, which leaves the game when it leaves play again


@dataclass(frozen=True)
class ShuffleBack(Payable):
    """All of them into their owners' decks: Libraries, or the City Deck."""

    cards: Group
    fate: int = AS_EVER

    def question(self, g: Game, at: Resolve) -> Decision:
        return g.ask(at.you, "shuffle-which", "RV-ABIL-06", about=at.card)

    def offer(self, decision: Decision, card: Card) -> None:
        decision.offer(PICK, card)

    def do(self, g: Game, at: Resolve) -> None:
        t, cards = table(g), self.cards.cards(g, at)
        for card in cards:
            if self.fate == FOR_THE_LAST_TIME:
                note_last_time(t, card)
            put_back(t, card, LIBRARY)
        for owner in dict.fromkeys([t.owner[card] for card in cards]):
            shuffle(t, owner, LIBRARY)


@dataclass(frozen=True)
class MillTop(Payable):
    """So many cards from the top of your Library into your discard pile."""

    number: int

    def is_blind(self) -> bool:
        return True

    def in_full(self, g: Game, at: Resolve) -> bool:
        return len(table(g).pile(at.you, LIBRARY)) >= self.number

    def can(self, g: Game, at: Resolve) -> bool:
        return bool(table(g).pile(at.you, LIBRARY))

    def do(self, g: Game, at: Resolve) -> None:
        for _ in range(self.number):
            library = table(g).pile(at.you, LIBRARY)
            if library:
                discard(table(g), library[-1])


@dataclass(frozen=True)
class PutDiscipline(Leaf):
    """The "+" or "-" side of a Discipline token, of the Discipline chosen or of a fixed one."""

    ref: int
    discipline: int
    by: int

    def do(self, g: Game, at: Resolve) -> None:
        stat = self.discipline if self.discipline != NONE else at.number
        put_discipline_token(table(g), one(table(g), at, self.ref), stat, self.by, at.you)

"""Wraiths: a burned Mortal and a token, borne as one attachment. RV-WRAITH-01 to -10."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import ALWAYS, UNASKED, card_of
from primogen.kernel.effects import PICK
from primogen.kernel.frames import Asks, Chosen, Procedure, acts, asks
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import Cause
from primogen.kernel.values import modifiers
from primogen.rivals.rules.atoms.cards import attach_face_down, attached, shuffle
from primogen.rivals.rules.atoms.showing import show, show_to_all
from primogen.rivals.rules.attachments import is_full, why_not_bear
from primogen.rivals.rules.frame_kinds import CREATING_WRAITH
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import BOX, BURNED_PILE, CHOOSES_WRAITHS, CITY, MORTAL

SEAT: Final = 0
BEARER: Final = 1
MORTAL_CARD: Final = 2
TOKEN: Final = 3  # NONE for the top one


def burned_mortals(g: Table) -> list[Card]:
    return [card for card in reversed(g.pile(CITY, BURNED_PILE)) if g.kind(card) == MORTAL]


def can_create_wraith(g: Table, seat: Seat, bearer: Card) -> bool:
    """RV-WRAITH-02: there must be a burned Mortal, and a token left in the stack."""
    mortals = burned_mortals(g)
    if not mortals or bearer == NONE or not g.pile(seat, BOX):
        return False
    return not is_full(g, bearer) and why_not_bear(g, bearer, mortals[0], seat) is None


class CreatingWraith(Procedure[Table]):
    """RV-WRAITH-03: of whichever burned Mortal its player likes (R229-CRD-107), and the top token."""

    kind = CREATING_WRAITH

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return STEPS[step].take(self, g, chosen)

    def because(self, g: Game) -> Cause | None:
        return Cause("", self.cells[BEARER])

    def choose_mortal(self, g: Table, chosen: Chosen) -> Asks:
        """Of several of one name, one is as good as another."""
        if chosen != UNASKED:
            self.cells[MORTAL_CARD] = card_of(chosen)
            return None
        decision = g.ask(self.cells[SEAT], "wraith-of", "RV-WRAITH-03", about=self.cells[BEARER])
        for card in {g.face(card).name: card for card in reversed(burned_mortals(g))}.values():
            decision.offer(PICK, card)
        return decision

    def look_through(self, g: Table) -> None:
        if chooses_token(g, self.cells[SEAT]):
            for token in g.pile(self.cells[SEAT], BOX):
                show(g, token, self.cells[SEAT])

    def choose_token(self, g: Table, chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            self.cells[TOKEN] = card_of(chosen)
            return None
        if not chooses_token(g, self.cells[SEAT]):
            return None
        decision = g.ask(self.cells[SEAT], "wraith-token", "RV-WRAITH-03", ALWAYS, self.cells[BEARER])
        for token in g.pile(self.cells[SEAT], BOX):
            decision.offer(PICK, token)
        return decision

    def create(self, g: Table) -> None:
        seat, bearer, mortal, token = self.cells
        self.done()
        create_wraith(g, seat, bearer, mortal, token)
        if token != NONE:
            shuffle(g, seat, BOX)


STEPS: Final = (
    asks(CreatingWraith.choose_mortal),
    acts(CreatingWraith.look_through),
    asks(CreatingWraith.choose_token),
    acts(CreatingWraith.create),
)


def chooses_token(g: Table, seat: Seat) -> bool:
    """Whether a text lets its player choose; of tokens that all say the same there is nothing to choose."""
    if not g.index[CHOOSES_WRAITHS] or not modifiers(g, CHOOSES_WRAITHS, seat):
        return False
    return len({g.face(token).abilities for token in g.pile(seat, BOX)}) > 1


def creating_wraith(seat: Seat, bearer: Card) -> CreatingWraith:
    return CreatingWraith([seat, bearer, NONE, NONE])


def create_wraith(g: Table, seat: Seat, bearer: Card, mortal: Card = NONE, token: Card = NONE) -> None:
    """RV-WRAITH-03: both lie face down, the token on the Mortal; only their player knows the token.

    The Mortal came out of an open pile: everybody has seen which one it is (reading 350).
    """
    body = burned_mortals(g)[0] if mortal == NONE else mortal
    drawn = g.pile(seat, BOX)[-1] if token == NONE else token
    show_to_all(g, body)
    attach_face_down(g, body, bearer, seat)
    attach_face_down(g, drawn, body, seat)
    attached(g, body)

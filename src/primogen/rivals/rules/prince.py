"""The Prince of the City: holding the Title, losing it, and who gets it."""

from __future__ import annotations

from typing import Final

from primogen.kernel.decisions import UNASKED, card_of
from primogen.kernel.events import STORY
from primogen.kernel.frames import Asks, Chosen, Procedure, acts, asks
from primogen.kernel.game import Game
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.log import Cause
from primogen.kernel.values import value
from primogen.rivals.rules.atoms.cards import attach, attached, burn, discard, lose_prince
from primogen.rivals.rules.attachments import is_full
from primogen.rivals.rules.burning import burn_by
from primogen.rivals.rules.frame_kinds import SUCCESSION, TAKING_TITLE
from primogen.rivals.rules.switches.princes import BACK_TO_STREETS, BURNED, OLD_TITLE, OWN_DEFEAT
from primogen.rivals.rules.table import Table
from primogen.rivals.rules.words import CITY, DETACH, LOSES_PRINCE, MANY_TITLES, PRINCE, STREETS, TITLE, VAMPIRE


def prince_on(g: Table, card: Card) -> Card:
    """RV-PRINCE-23."""
    return next((one for one in g.attachments(card) if g.kind(one) == PRINCE), NONE)


def bears_many_titles(g: Table, card: Card) -> bool:
    return bool(g.index[MANY_TITLES]) and value(g, card, MANY_TITLES) > 0


def unclaimed_prince(g: Table) -> Card:
    """Face up and unattached in The Streets: RV-PRINCE-01."""
    princes, definition = g.pool.princes, g.definition
    return next((card for card in g.pile(CITY, STREETS) if definition[card] in princes), NONE)


PRINCE_CARD: Final = 0
FORMER: Final = 1
VICTOR: Final = 2
VICTOR_SEAT: Final = 3


class Succession(Procedure[Table]):
    """The Prince is defeated: the Title goes to the vampire that did it, or back to The Streets."""

    kind = SUCCESSION

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        self.pass_on(g)
        self.done()
        return None

    def because(self, g: Game) -> Cause | None:
        return Cause("prince", NONE)

    def pass_on(self, g: Table) -> None:
        prince, former, victor = self.cells[PRINCE_CARD], self.cells[FORMER], self.cells[VICTOR]
        seat = g.controller[former]
        barred = (seat, CITY) if g.switches[OWN_DEFEAT] == BACK_TO_STREETS else (CITY,)  # RV-PRINCE-25, R20-PRI-14
        lose_prince(g, prince)
        gains = (
            victor != NONE
            and g.being(victor) == VAMPIRE  # RV-PRINCE-30, -32
            and g.is_active(victor)
            and g.blood[victor] > 0
            and g.controller[victor] not in barred
        )
        if gains:
            g.call(take_title(prince, victor))  # RV-PRINCE-27, -29


class TakingTitle(Procedure[Table]):
    """Attaching the Prince Title: RV-PRINCE-21, -22, -24."""

    kind = TAKING_TITLE

    def take(self, g: Table, step: int, chosen: Chosen) -> Asks:
        return STEPS[step].take(self, g, chosen)

    def because(self, g: Game) -> Cause | None:
        return Cause("prince", NONE)

    def other_title_goes(self, g: Table) -> None:
        """RV-PRINCE-21, R20-PRI-12."""
        if bears_many_titles(g, self.cells[1]):
            return
        for other in g.attachments(self.cells[1]):
            if g.has_word(other, TITLE):
                if g.switches[OLD_TITLE] == BURNED:
                    burn(g, other)
                else:
                    discard(g, other)

    def room_made(self, g: Table, chosen: Chosen) -> Asks:
        if chosen != UNASKED:
            burn_by(g, g.controller[self.cells[1]], card_of(chosen))
            return None
        holder = self.cells[1]
        if not is_full(g, holder):
            return None
        decision = g.ask(g.controller[holder], "make-room", "RV-PRINCE-22", about=holder)
        for other in g.attachments(holder):
            decision.offer(DETACH, other)
        return decision

    def title_attached(self, g: Table) -> None:
        attach(g, self.cells[0], self.cells[1], g.controller[self.cells[1]])
        attached(g, self.cells[0])
        self.done()


STEPS: Final = (acts(TakingTitle.other_title_goes), asks(TakingTitle.room_made), acts(TakingTitle.title_attached))


def take_title(prince: Card, holder: Card) -> TakingTitle:
    return TakingTitle([prince, holder])


def lost_prince_this_turn(g: Table, seat: Seat) -> bool:
    """RV-PRINCE-26."""
    story = g.story
    return any(story[at] == LOSES_PRINCE and story[at + 1] == seat for at in range(0, len(story), STORY))

"""What one Methuselah may know of a table, asked in the words of the game.

There are two sources: a view, laid out as the table its seat sees (`Sight`), and the table itself, for those who play
in the same process (`Eyes`). A bot gets these eyes, and cannot name the table behind them.
"""

from __future__ import annotations

from typing import Final

from primogen.bots.bot import NotAsked
from primogen.kernel.decisions import Decision
from primogen.kernel.effects import WINDOW
from primogen.kernel.ids import NONE, Card, Seat
from primogen.kernel.seen import lay_seen
from primogen.kernel.values import balance, value
from primogen.kernel.views import View
from primogen.kernel.windows import MOMENT
from primogen.vtes.rules import underway as u
from primogen.vtes.rules.polling import tally
from primogen.vtes.rules.printed import Printed
from primogen.vtes.rules.rulebook import Rulebook
from primogen.vtes.rules.seeing import COUNTED
from primogen.vtes.rules.strikes import points
from primogen.vtes.rules.table import EDGE, TURN_NUMBER, Table
from primogen.vtes.rules.titles import votes_of
from primogen.vtes.rules.topics import BLEED, CAPACITY, INTERCEPT, STEALTH, STRENGTH
from primogen.vtes.rules.words import BLEEDING


class Eyes:
    def __init__(self, g: Table, me: Seat) -> None:
        self.g: Final = g
        self.me: Final = me

    # ---- the question

    def decision(self) -> Decision:
        asked = self.g.decision
        if asked is None or asked.seat != self.me:
            raise NotAsked("this seat is not asked")
        return asked

    def moment(self) -> int:
        """Of the window that asks; 0 of none."""
        frame = self.g.frames[-1]
        return frame.cells[MOMENT] if frame.kind == WINDOW else 0

    # ---- seats

    def turn(self) -> int:
        return self.g.clock[TURN_NUMBER]

    def pool(self, seat: Seat) -> int:
        return self.g.purse[seat]

    def prey(self) -> Seat:
        return self.g.prey(self.me)

    def predator(self) -> Seat:
        return self.g.predator(self.me)

    def has_edge(self) -> bool:
        return self.g.clock[EDGE] == self.me

    def ready(self, seat: Seat) -> tuple[Card, ...]:
        return self.g.ready(seat)

    def hand(self) -> tuple[Card, ...]:
        return self.g.hand(self.me)

    # ---- cards

    def face(self, card: Card) -> Printed | None:
        """None of one that this seat does not see."""
        return self.g.face(card) if card != NONE and self.g.sees(self.me, card) else None

    def controller(self, card: Card) -> Seat:
        return self.g.controller[card]

    def is_mine(self, card: Card) -> bool:
        return card != NONE and self.g.controller[card] == self.me

    def is_tapped(self, card: Card) -> bool:
        return self.g.tapped[card] == 1

    def is_minion(self, card: Card) -> bool:
        return self.face(card) is not None and self.g.is_minion(card)

    def blood(self, card: Card) -> int:
        return self.g.blood[card]

    def capacity(self, card: Card) -> int:
        return value(self.g, card, CAPACITY)

    def bleed(self, card: Card) -> int:
        return max(0, value(self.g, card, BLEED))

    def strength(self, card: Card) -> int:
        return max(0, value(self.g, card, STRENGTH))

    def stealth(self, card: Card) -> int:
        """Also below 0, as a block attempt compares them."""
        return balance(self.g, card, STEALTH)

    def intercept(self, card: Card) -> int:
        return balance(self.g, card, INTERCEPT)

    def votes(self, card: Card) -> int:
        return votes_of(self.g, card)

    def could_block(self, card: Card) -> bool:
        return self.g.can_react(card)

    # ---- what is going on

    def action(self) -> u.Acting | None:
        return u.action_under_way(self.g)

    def bled_for(self) -> int:
        """How much this seat is about to lose; 0 if it is not bled."""
        action = self.action()
        if action is None or action.takes != BLEEDING or action.defender != self.me:
            return 0
        return self.bleed(action.minion)

    def attempting(self) -> Card:
        return u.attempt_under_way(self.g)

    def combat(self) -> u.Fighting | None:
        return u.combat_under_way(self.g)

    def my_fighter(self) -> Card:
        fight = self.combat()
        if fight is None:
            return NONE
        return next((card for card in (fight.acting, fight.opposing) if self.is_mine(card)), NONE)

    def harm_to(self, card: Card) -> int:
        """How much damage the strike chosen against this combatant would do; his opponent's hands, if none is."""
        fight = self.combat()
        if fight is None:
            return 0
        other = fight.opponent(card)
        return sum(points(self.g, fight, other)) or self.strength(other)

    def damage_to(self, card: Card) -> int:
        """About to be taken, and to be prevented."""
        cells = u.damage_under_way(self.g) or []
        rows = [cells[at : at + u.HIT] for at in range(u.HITS, len(cells), u.HIT)]
        return sum(row[u.NORMAL_POINTS] + row[u.AGGRAVATED_POINTS] for row in rows if row[u.VICTIM] == card)

    def referendum(self) -> list[int] | None:
        return u.referendum_under_way(self.g)

    def votes_cast(self) -> tuple[int, int]:
        cells = self.referendum()
        return (0, 0) if cells is None else tally(self.g, cells)


class Sight:
    """Eyes for a view, with the cards it speaks of."""

    def __init__(self, book: Rulebook) -> None:
        self.book: Final = book

    def of(self, view: View) -> Eyes:
        g = Table(self.book)
        lay_seen(g, view, COUNTED)
        return Eyes(g, view.seat)

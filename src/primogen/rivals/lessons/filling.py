"""What a line of a lesson may say in numbers of Rivals.

{Matthew's Physical}      a value of a character in play, its Blood, or a number printed on a card
{my Prestige}             of the learner; {their Prestige} of the rival; Agenda too
{actions}, {to win}       the actions left, and the Agenda that wins
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from primogen.kernel.ids import Card
from primogen.kernel.values import value
from primogen.lessons.filling import RIVAL, Filler
from primogen.lessons.path import LEARNER
from primogen.rivals.rules.printed import Printed
from primogen.rivals.rules.table import ACTIONS, Table
from primogen.rivals.rules.winning import agenda_to_win
from primogen.rivals.scenes.expecting import STATS
from primogen.rivals.scenes.laying import find
from primogen.scenarios.told import Unknown


class RivalsFiller(Filler[Table]):
    def find(self, name: str) -> Card:
        return find(self.g, name, LEARNER)

    def number(self, card: Card, what: str) -> int:
        if what == "blood":
            return self.g.face(card).blood or self.g.blood[card]
        if what in PRINTED:
            return PRINTED[what](self.g.face(card))
        if what not in STATS:
            raise Unknown(f"a card has no {what!r}")
        return value(self.g, card, STATS[what])

    def wholes(self) -> Mapping[str, Callable[[], str]]:
        return {
            "my Prestige": self.my_prestige,
            "my Agenda": self.my_agenda,
            "their Prestige": self.their_prestige,
            "their Agenda": self.their_agenda,
            "actions": self.actions,
            "to win": self.to_win,
        }

    def my_prestige(self) -> str:
        return str(self.g.prestige[LEARNER])

    def my_agenda(self) -> str:
        return str(self.g.agenda[LEARNER])

    def their_prestige(self) -> str:
        return str(self.g.prestige[RIVAL])

    def their_agenda(self) -> str:
        return str(self.g.agenda[RIVAL])

    def actions(self) -> str:
        return str(self.g.clock[ACTIONS])

    def to_win(self) -> str:
        return str(agenda_to_win(self.g, LEARNER))


def damage(face: Printed) -> int:
    return face.damage


def shields(face: Printed) -> int:
    return face.shield


def agenda(face: Printed) -> int:
    return face.agenda


def potency(face: Printed) -> int:
    return face.bp


PRINTED: Final[dict[str, Callable[[Printed], int]]] = {
    "damage": damage,
    "shields": shields,
    "agenda": agenda,
    "potency": potency,
}

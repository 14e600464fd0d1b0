"""What stands in the braces of a coach's line, as the engine prints it: no number of a card is typed by hand.

{Matthew}                 the card's name
{Matthew's Physical}      a value of a character in play, its Blood, or a number printed on a card
{my Prestige}             of the learner; {their Prestige} of the rival; Agenda too
{actions}, {to win}       the actions left, and the Agenda that wins
{rival}                   the other player's name
{do}                      the words of the option that the lesson takes next
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from primogen.kernel.ids import Card
from primogen.kernel.values import value
from primogen.rivals.lessons.path import LEARNER
from primogen.rivals.rules.printed import Printed
from primogen.rivals.rules.table import ACTIONS, Table
from primogen.rivals.rules.winning import agenda_to_win
from primogen.rivals.scenes.expecting import STATS
from primogen.rivals.scenes.laying import find
from primogen.rivals.text.words import Words
from primogen.scenarios.told import Unknown
from primogen.text.grammar import upper

BRACES: Final = re.compile(r"\{([^{}]+)\}")
OF_A_CARD: Final = re.compile(r"(.+)'s ([A-Za-z ]+)")
RIVAL: Final = 1


@dataclass(frozen=True)
class Filler:
    """`option` is the place of what the lesson would have the learner choose, if anything is asked."""

    g: Table
    words: Words
    option: int | None = None

    def fill(self, text: str) -> str:
        return BRACES.sub(self.printed, text)

    def printed(self, match: re.Match[str]) -> str:
        name = match.group(1)
        if name in WHOLE:
            return WHOLE[name](self)
        of_a_card = OF_A_CARD.fullmatch(name)
        if of_a_card is None:
            return self.g.face(find(self.g, name, LEARNER)).name
        return str(self.number(find(self.g, of_a_card.group(1), LEARNER), of_a_card.group(2).lower()))

    def number(self, card: Card, what: str) -> int:
        if what == "blood":
            return self.g.face(card).blood or self.g.blood[card]
        if what in PRINTED:
            return PRINTED[what](self.g.face(card))
        if what not in STATS:
            raise Unknown(f"a card has no {what!r}")
        return value(self.g, card, STATS[what])

    def do(self) -> str:
        asked = self.g.decision
        if asked is None or self.option is None:
            raise Unknown("nothing is asked that {do} could name")
        return upper(self.words.options(self.g, asked)[self.option])


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


def my_prestige(filler: Filler) -> str:
    return str(filler.g.prestige[LEARNER])


def my_agenda(filler: Filler) -> str:
    return str(filler.g.agenda[LEARNER])


def their_prestige(filler: Filler) -> str:
    return str(filler.g.prestige[RIVAL])


def their_agenda(filler: Filler) -> str:
    return str(filler.g.agenda[RIVAL])


def actions(filler: Filler) -> str:
    return str(filler.g.clock[ACTIONS])


def to_win(filler: Filler) -> str:
    return str(agenda_to_win(filler.g, LEARNER))


def rival(filler: Filler) -> str:
    return filler.words.seat(RIVAL)


WHOLE: Final[dict[str, Callable[[Filler], str]]] = {
    "my Prestige": my_prestige,
    "my Agenda": my_agenda,
    "their Prestige": their_prestige,
    "their Agenda": their_agenda,
    "actions": actions,
    "to win": to_win,
    "rival": rival,
    "do": Filler.do,
}

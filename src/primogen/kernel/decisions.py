"""What a seat is asked. An answer is one int: an index into `options`.

An option is one packed int: a verb, a card (or NONE) and a number. Packing makes an option list cheap to build, which
is what a bot does most; `verb_of`, `card_of` and `number_of` take it apart again.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from primogen.kernel.ids import NONE, Card, Seat

Option: TypeAlias = int

VERB_BITS: Final = 8
CARD_BITS: Final = 12
NUMBER_AT: Final = 20  # VERB_BITS + CARD_BITS
MOST_VERBS: Final = 256
MOST_CARDS: Final = 4095  # card + 1 fits CARD_BITS

UNASKED: Final = -1  # what a step is given before its seat has chosen


def option(verb: int, card: Card = NONE, number: int = 0) -> Option:
    return verb | (card + 1) << VERB_BITS | number << NUMBER_AT


def verb_of(chosen: Option) -> int:
    return chosen & 255


def card_of(chosen: Option) -> Card:
    return (chosen >> VERB_BITS & MOST_CARDS) - 1


def number_of(chosen: Option) -> int:
    return chosen >> NUMBER_AT


class Refusal:
    """Why an act is not allowed. Made once, as a constant beside its rule; the words are printed elsewhere."""

    def __init__(self, rule: str, key: str) -> None:
        self.rule: Final = rule
        self.key: Final = key


class Refused:
    """An act the seat could think of, greyed, with the reason; and the part of a text that it fails, if it is one."""

    def __init__(self, option: Option, refusal: Refusal, node: object = None) -> None:
        self.option: Final = option
        self.refusal: Final = refusal
        self.node: Final = node


NOT_AT_ALL: Final = -1
IF_OPEN: Final = 0  # only when there is a real choice; a single option is taken by the machine
ALWAYS: Final = 1

QUIET: Final = 0
EXPLAINING: Final = 1  # somebody looks: list what is greyed, too


NOBODY_LOOKS: Final[list[Refused]] = []  # shared, and always empty


class Decision:
    """Derived from the state, never stored in it: asking the same position twice gives the same decision.

    `put` is ALWAYS when the options depend on what other seats cannot see, because a missing prompt would tell the
    table what the seat does not hold; and when the moment itself is the seat's, such as ending its own turn.
    `about` names the card that asks, if one does. Greyed acts are listed only when somebody looks.
    """

    __slots__ = ("about", "asks", "explains", "options", "put", "refused", "rule", "seat")

    def __init__(
        self,
        seat: Seat,
        asks: str,
        rule: str,
        put: int = IF_OPEN,
        about: Card = NONE,
        explains: int = QUIET,
    ) -> None:
        self.seat: Final = seat
        self.asks: Final = asks
        self.rule: Final = rule
        self.put: Final = put
        self.about: Final = about
        self.explains: Final = explains
        self.options: Final[list[Option]] = []
        self.refused: Final[list[Refused]] = [] if explains else NOBODY_LOOKS

    def offer(self, verb: int, card: Card = NONE, number: int = 0) -> None:
        self.options.append(verb | (card + 1) << VERB_BITS | number << NUMBER_AT)

    def offer_unless(self, refusal: Refusal | None, verb: int, card: Card = NONE, number: int = 0) -> None:
        if refusal is None:
            self.options.append(verb | (card + 1) << VERB_BITS | number << NUMBER_AT)
        elif self.explains:
            self.refused.append(Refused(option(verb, card, number), refusal))

    def grey(self, refusal: Refusal, verb: int, card: Card, node: object) -> None:
        self.refused.append(Refused(option(verb, card), refusal, node))

"""The form of an ability: what stands before its dash, and so when it is in force. RV-ABIL-25 to -27."""

from __future__ import annotations

from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.effects import Effect
from primogen.kernel.events import Event
from primogen.kernel.game import Game
from primogen.kernel.ids import Card
from primogen.rivals.rules.words import (
    AFTER_ATTACK,
    ATTACHES,
    ATTACKER_FORM,
    ATTACKS,
    LENDS,
    OPEN,
    PARTY_FORM,
    SETS,
    SOLO_ATTACKER_FORM,
)

ATTACKER_FORMS: Final = ATTACKER_FORM | SOLO_ATTACKER_FORM
ATTACK_FORMS: Final = ATTACKER_FORMS | PARTY_FORM

# When players are asked for Traps that resolve at any time, lest a game runs past the moment with nobody asked.
ASKED_FOR_TRAPS: Final = (ATTACHES, ATTACKS, AFTER_ATTACK)


class Formed(Ability):
    def form(self) -> int:
        """Of several, as bits: a Leader Ability may be an Attacker's as well."""
        return OPEN

    def is_triggered(self) -> bool:
        return False

    def relentless_cost(self) -> Effect | None:
        """What is paid to use it in anybody's turn, if it can be: RV-RELENT-01."""
        return None

    def is_shared(self) -> bool:
        """Each character of a player's coterie has it, once a turn each."""
        return False

    def is_once_a_turn(self) -> bool:
        """Of something done instead: "Cost: effect", not a text that is always on (RV-TRIG-03)."""
        return False


class Sets(Formed):
    """Sets a value instead of adding to it."""

    def topics(self) -> tuple[int, ...]:
        return (SETS,)

    def sets(self, g: Game, source: Card, subject: Card, stat: int) -> bool:
        raise NotImplementedError

    def to(self) -> int:
        raise NotImplementedError


class Lends(Formed):
    """Gives the Disciplines of the tokens that lie on its card."""

    def topics(self) -> tuple[int, ...]:
        return (LENDS,)

    def lends(self, g: Game, source: Card, subject: Card) -> bool:
        raise NotImplementedError


class Springs(Formed):
    """What a Trap waits for. It is never in the index: the card lies face down."""

    def topics(self) -> tuple[int, ...]:
        return ()

    def events(self) -> tuple[int, ...]:
        raise NotImplementedError

    def is_any_time(self) -> bool:
        """It needs no event: those it names are when its player is asked."""
        return False

    def springs_at(self, g: Game, source: Card, event: Event) -> bool:
        raise NotImplementedError

    def springs_now(self, g: Game, source: Card) -> bool:
        """Of one that needs no event: whether what it asks for is so."""
        return True

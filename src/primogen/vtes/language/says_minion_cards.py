"""The words of action cards, action modifiers and reactions that are written by hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.ids import NONE
from primogen.vtes.language import circumstances as c
from primogen.vtes.language.traits import Fits, HasStat, Trait
from primogen.vtes.language.verbs_acting import TakeAnAction
from primogen.vtes.rules import words as w
from primogen.vtes.rules.printed import Printed, Use
from primogen.vtes.rules.topics import BASIC, CAPACITY, SUPERIOR

# fmt: off

# ---- cards


def card(key: str, name: str, *uses: Use, words: int = 0, blood: int = 0, pool: int = 0, clans: tuple[int, ...] = (),
         needs: tuple[Trait, ...] = (), not_replaced_until: int = NONE,
         abilities: tuple[Ability, ...] = ()) -> Printed:
    """Of several uses; `needs` are of who plays it, whatever the use."""
    asked = tuple(map(Fits, needs))
    return Printed(key=key, name=name, kind=uses[0].kind, words=words, blood=blood, pool=pool, clans=clans,
                   uses=tuple(replace(use, needs=(*use.needs, *asked)) for use in uses),
                   not_replaced_until=not_replaced_until, abilities=abilities)


# fmt: on
def basic(use: Use, *disciplines: int) -> Use:
    return replace(use, level=tuple((each, BASIC) for each in disciplines))


def superior(use: Use, *disciplines: int) -> Use:
    return replace(use, level=tuple((each, SUPERIOR) for each in disciplines))


# ---- who


def capacity_at_least(least: int) -> Trait:
    return HasStat(CAPACITY, least)


# ---- whether

bled_your_prey: Final = c.Bled() & c.AtYourPrey()

# ---- what is done

take_an_action: Final = TakeAnAction()
ANY_MINION_PHASE: Final = w.MINION_PHASE | w.PHASE_OF_ANOTHER

"""What cards about crypts and uncontrolled regions are written with, besides the vocabulary of all cards."""

from __future__ import annotations

from typing import Final

from primogen.vtes.language.says import (
    inflict,
    put_on,
)
from primogen.vtes.language.says_imbued import (
    has_if,
)
from primogen.vtes.language.says_masters import (
    a_vampire,
    burn_blood,
    is_not,
    of_clan,
    of_sect,
)
from primogen.vtes.language.says_uncontrolled import (
    at_basic_only,
    bleed_next,
    bleeds_her,
    blocked_by_older,
    blood_of_target_home,
    by_a_vampire,
    cancel_combat,
    compare_crypts,
    costing_blood,
    fight_by_bottom_of_crypt,
    it_costs,
    lasting,
    needing,
    of_clan_only,
    remember_who_blocks,
    search_crypt,
    show_preys_top_of_crypt,
    steal_up_to,
    that_is,
    uncontrolled_of_your_predator,
    your_uncontrolled_vampires,
)
from primogen.vtes.language.verbs_seats import (
    YourPrey,
)
from primogen.vtes.rules.people import (
    ANARCH,
    discipline,
)
from primogen.vtes.rules.words import (
    BEFORE_RANGE,
    UNPREVENTABLE,
    WHEN_BLOCKED,
)

CHIMERSTRY: Final = discipline("chi")
your_prey: Final = YourPrey()

__all__ = (
    "ANARCH",
    "BEFORE_RANGE",
    "CHIMERSTRY",
    "UNPREVENTABLE",
    "WHEN_BLOCKED",
    "a_vampire",
    "at_basic_only",
    "bleed_next",
    "bleeds_her",
    "blocked_by_older",
    "blood_of_target_home",
    "burn_blood",
    "by_a_vampire",
    "cancel_combat",
    "compare_crypts",
    "costing_blood",
    "fight_by_bottom_of_crypt",
    "has_if",
    "inflict",
    "is_not",
    "it_costs",
    "lasting",
    "needing",
    "of_clan",
    "of_clan_only",
    "of_sect",
    "put_on",
    "remember_who_blocks",
    "search_crypt",
    "show_preys_top_of_crypt",
    "steal_up_to",
    "that_is",
    "uncontrolled_of_your_predator",
    "your_prey",
    "your_uncontrolled_vampires",
)

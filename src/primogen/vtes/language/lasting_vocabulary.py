"""What minion cards and events that stay in play are written with, besides the vocabulary of all cards."""

from __future__ import annotations

from primogen.vtes.language.refs import (
    ACTING_MINION,
    CHOSEN_ONE,
)
from primogen.vtes.language.says import (
    when,
)
from primogen.vtes.language.says_lasting import (
    anybody_may_use,
    as_the_chosen_leaves,
    bleeds_its_bearers_methuselah,
    choose_for_this,
    if_he_blocks,
    in_his_minion_phase,
    lie_on,
    no_ally_blocks,
    of_your_predator,
    the_chosen,
    the_chosen_is_ready,
    your_chosen_acts,
)
from primogen.vtes.language.says_masters import (
    a_vampire,
    burn_blood,
    whenever_he,
)
from primogen.vtes.rules.topics import (
    ACTION_ANNOUNCED,
)

__all__ = (
    "ACTING_MINION",
    "ACTION_ANNOUNCED",
    "CHOSEN_ONE",
    "a_vampire",
    "anybody_may_use",
    "as_the_chosen_leaves",
    "bleeds_its_bearers_methuselah",
    "burn_blood",
    "choose_for_this",
    "if_he_blocks",
    "in_his_minion_phase",
    "lie_on",
    "no_ally_blocks",
    "of_your_predator",
    "the_chosen",
    "the_chosen_is_ready",
    "when",
    "whenever_he",
    "your_chosen_acts",
)

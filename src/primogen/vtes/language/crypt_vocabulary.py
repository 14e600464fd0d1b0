"""What vampires are written with, besides the vocabularies of all cards, of masters, and of what lasts."""

from __future__ import annotations

from typing import Final

from primogen.vtes.language.says_crypt import (
    action_card_back,
    acts,
    attempt_to_block,
    cancelled,
    cannot_attack,
    cannot_block,
    choose_circle,
    has_while,
    her_blood_pays_for,
    locks_to_pay_pool_for,
    may_attempt,
    may_call,
    opposed_by,
    opposing,
    pays_less_once_a_turn,
    receive_title,
    search_ally,
    shuffle_away,
    spend_transfers,
    steal_pool_of_target,
    with_title,
    your_influence_phase,
    your_prey,
    your_prey_is_richer,
)
from primogen.vtes.rules.people import ARCHBISHOP, BISHOP, PROTEAN, SABBAT, clan, discipline
from primogen.vtes.rules.topics import (
    CARD_CANCELLED,
    DOUBLED_VOTES,
    ENTERS_PLAY,
    NEED_NOT_STRIKE,
    STRENGTH,
    STRIKE_COSTS,
    VOTES,
)
from primogen.vtes.rules.words import BEFORE_BLOCKS, INFERNAL, INFLUENCE_PHASE, MAGE, STERILE

BAALI: Final = clan("Baali")
DAIMOINON: Final = discipline("dai")
BLOOD_BROTHER: Final = clan("Blood Brother")
GURUHI: Final = clan("Guruhi")
SANGUINUS: Final = discipline("san")
TOREADOR_ANTITRIBU: Final = clan("Toreador antitribu")

__all__ = (
    "ARCHBISHOP",
    "BAALI",
    "BEFORE_BLOCKS",
    "BISHOP",
    "BLOOD_BROTHER",
    "CARD_CANCELLED",
    "DAIMOINON",
    "DOUBLED_VOTES",
    "ENTERS_PLAY",
    "GURUHI",
    "INFERNAL",
    "INFLUENCE_PHASE",
    "MAGE",
    "NEED_NOT_STRIKE",
    "PROTEAN",
    "SABBAT",
    "SANGUINUS",
    "STERILE",
    "STRENGTH",
    "STRIKE_COSTS",
    "TOREADOR_ANTITRIBU",
    "VOTES",
    "action_card_back",
    "acts",
    "attempt_to_block",
    "cancelled",
    "cannot_attack",
    "cannot_block",
    "choose_circle",
    "has_while",
    "her_blood_pays_for",
    "locks_to_pay_pool_for",
    "may_attempt",
    "may_call",
    "opposed_by",
    "opposing",
    "pays_less_once_a_turn",
    "receive_title",
    "search_ally",
    "shuffle_away",
    "spend_transfers",
    "steal_pool_of_target",
    "with_title",
    "your_influence_phase",
    "your_prey",
    "your_prey_is_richer",
)

"""What vampires are written with, besides the vocabularies of all cards, of masters, and of what lasts."""

from __future__ import annotations

from typing import Final

from primogen.vtes.language.says_crypt import (
    cannot_attack,
    cannot_block,
    has_while,
    may_call,
    opposed_by,
    opposing,
    receive_title,
    steal_pool_of_target,
    with_title,
    your_prey,
    your_prey_is_richer,
)
from primogen.vtes.rules.people import ARCHBISHOP, BISHOP, PROTEAN, clan
from primogen.vtes.rules.topics import DOUBLED_VOTES, NEED_NOT_STRIKE, STRENGTH, STRIKE_COSTS, VOTES

GURUHI: Final = clan("Guruhi")
TOREADOR_ANTITRIBU: Final = clan("Toreador antitribu")

__all__ = (
    "ARCHBISHOP",
    "BISHOP",
    "DOUBLED_VOTES",
    "GURUHI",
    "NEED_NOT_STRIKE",
    "PROTEAN",
    "STRENGTH",
    "STRIKE_COSTS",
    "TOREADOR_ANTITRIBU",
    "VOTES",
    "cannot_attack",
    "cannot_block",
    "has_while",
    "may_call",
    "opposed_by",
    "opposing",
    "receive_title",
    "steal_pool_of_target",
    "with_title",
    "your_prey",
    "your_prey_is_richer",
)

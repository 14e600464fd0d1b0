"""What action cards, action modifiers and reactions are written with, besides the vocabulary of all cards."""

from __future__ import annotations

from primogen.vtes.language.says import (
    put_on,
)
from primogen.vtes.language.says_minion_cards import (
    ANY_MINION_PHASE,
    basic,
    bled_your_prey,
    capacity_at_least,
    card,
    superior,
    take_an_action,
)

__all__ = (
    "ANY_MINION_PHASE",
    "basic",
    "bled_your_prey",
    "capacity_at_least",
    "card",
    "put_on",
    "superior",
    "take_an_action",
)

"""Attachments and Ongoing cards: DIFF-79 and DIFF-104 to DIFF-111."""

from __future__ import annotations

from typing import Final

from primogen.kernel.switches import Switch

EMPTY_CARDS: Final = 83  # what becomes of a card that works with tokens and has none left
BURNED: Final = 0
STAY: Final = 1

DROPPING: Final = 109  # what may be taken off one's own characters at will
ANY_BUT_TITLES: Final = 0  # and Prey
ONLY_RETAINERS: Final = 1

FOURTH: Final = 110  # may a card be attached to somebody who bears all they can?
NO_FOURTH: Final = 0
ONE_IS_BURNED: Final = 1

STOLEN: Final = 113  # do attach effects hear of a Retainer that is stolen?
UNHEARD: Final = 0
AS_ANY: Final = 1

ATTACHMENT_SWITCHES: Final = (
    Switch(EMPTY_CARDS, "ongoing.empty_burn", "DIFF-79", ("burned", "stay")),
    Switch(DROPPING, "attachment.voluntary_detach", "DIFF-105", ("no Prey", "only Retainers")),
    Switch(FOURTH, "attachment.fourth", "DIFF-106", ("none", "one is burned")),
    Switch(STOLEN, "attachment.steal_triggers", "DIFF-109", ("unheard", "heard")),
)

"""Attachments and Ongoing cards: DIFF-79 and DIFF-104 to DIFF-111."""

from __future__ import annotations

from typing import Final

from primogen.rivals.rules.switches.switch import Switch

EMPTY_CARDS: Final = 83  # what becomes of a card that works with tokens and has none left
BURNED: Final = 0
STAY: Final = 1

ATTACHMENT_SWITCHES: Final = (Switch(EMPTY_CARDS, "ongoing.empty_burn", "DIFF-79", ("burned", "stay")),)

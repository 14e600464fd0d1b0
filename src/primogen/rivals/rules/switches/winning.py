"""Winning, and Agenda: DIFF-17 to DIFF-22."""

from __future__ import annotations

from typing import Final

from primogen.kernel.switches import Switch

KNOCKED_OUT_AGENDA: Final = 21  # of those knocked out, when Agenda is compared
LEFT_OUT: Final = 0
SET_TO_ZERO: Final = 1

RIVAL_BURNED: Final = 25  # what burning a Rival's character is worth, without defeating it
WORTH_NOTHING: Final = 0
WORTH_ONE: Final = 1

AGENDA_ON_CHARACTERS: Final = 26  # who gains the Agenda on a character by defeating it
FOES: Final = 0
ANYBODY: Final = 1

WINNING_SWITCHES: Final = (
    Switch(KNOCKED_OUT_AGENDA, "win.knocked_out_agenda", "DIFF-17", ("left out", "set to 0")),
    Switch(RIVAL_BURNED, "agenda.rival_burn_counts", "DIFF-21", ("worth nothing", "worth 1")),
    Switch(AGENDA_ON_CHARACTERS, "agenda.on_characters", "DIFF-22", ("foes", "anybody")),
)

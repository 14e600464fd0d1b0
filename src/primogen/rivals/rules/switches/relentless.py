"""What may be done at any time, and Relentless abilities: DIFF-30 to DIFF-35."""

from __future__ import annotations

from typing import Final

from primogen.kernel.switches import Switch

MOVING_OUT: Final = 34  # when ready characters may move to The Streets, in their player's Action Phase
BETWEEN_ACTS: Final = 0
ANY_TIME: Final = 1

PARTIES: Final = 35  # when parties in The Streets may be formed anew
ACTION_PHASE: Final = 0
OWN_TURN: Final = 1

RELENTLESS_ANSWERS: Final = 36  # how Relentless abilities are used in the turn of another
STACK: Final = 0
NO_STACK: Final = 1  # at any time, without waiting for anything to be announced

RELENTLESS_TIME: Final = 38  # in which part of a turn they are
IN_ACTION_PHASE: Final = 0
WHOLE_TURN: Final = 1

END_ABILITIES: Final = 39  # which abilities may be used in one's End Phase, besides those that name a step of it
NONE_THEN: Final = 0
NOT_EXHAUSTING: Final = 1

RELENTLESS_SWITCHES: Final = (
    Switch(MOVING_OUT, "movement.during_action", "DIFF-30", ("between acts", "any time")),
    Switch(PARTIES, "party.form_window", "DIFF-31", ("Action Phase", "own turn")),
    Switch(RELENTLESS_ANSWERS, "relentless.stack", "DIFF-32", ("stack", "no stack")),
    Switch(RELENTLESS_TIME, "relentless.action_phase_only", "DIFF-34", ("Action Phase", "whole turn")),
    Switch(END_ABILITIES, "end.abilities", "DIFF-35", ("none", "those that exhaust nobody")),
)

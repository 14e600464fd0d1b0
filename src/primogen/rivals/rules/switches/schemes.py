"""Schemes, and what players promise each other: DIFF-92 to DIFF-95."""

from __future__ import annotations

from typing import Final

from primogen.kernel.switches import Switch

STAYING_OUT: Final = 96  # must everybody say YES or NO to a Scheme?
MUST_DECLARE: Final = 0
MAY_STAY_OUT: Final = 1

DEALS: Final = 97  # with whom, and for how long
OF_THIS_TURN: Final = 0  # with the active player
OVER_TURNS: Final = 1  # with anybody

EVENT_SCHEMES: Final = 99  # does whoever starts the Scheme of an Event play it, so that it is theirs that succeeds?
NOT_PLAYED: Final = 0
PLAYED: Final = 1

SCHEME_SWITCHES: Final = (
    Switch(STAYING_OUT, "scheme.must_declare", "DIFF-92", ("must", "may stay out")),
    Switch(DEALS, "social.deals", "DIFF-93", ("of this turn", "over turns")),
    Switch(EVENT_SCHEMES, "scheme.kinds", "DIFF-95", ("not played", "played")),
)

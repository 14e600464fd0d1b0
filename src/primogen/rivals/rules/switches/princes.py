"""The Prince of the City, and other Titles: DIFF-80 to DIFF-91."""

from __future__ import annotations

from typing import Final

from primogen.kernel.switches import Switch

BURNED: Final = 0
DISCARDED: Final = 1

OLD_TITLE: Final = 88  # BURNED or DISCARDED: the Title of a vampire who becomes Prince

OWN_DEFEAT: Final = 89  # where the Title goes when a vampire of the same player defeats the Prince
BACK_TO_STREETS: Final = 0
TO_THE_VICTOR: Final = 1

RECLAIM: Final = 90  # may a player who has lost the Title claim it again?
NOT_IN_THAT_TURN: Final = 0
AT_ONCE: Final = 1

PRINCES_SECRECY: Final = 91  # the Secrecy of the Prince
AS_USUAL: Final = 0
NOTHING: Final = 1

TORPOR_COPY: Final = 94  # BURNED or DISCARDED: a Title in torpor that somebody else takes

COPY_EACH_IN_TORPOR: Final = 95  # does one's own copy in torpor stand against a second one of a Title "1 per player"?
GOES: Final = 0
BARS: Final = 1

PRINCE_SWITCHES: Final = (
    Switch(OLD_TITLE, "prince.old_title", "DIFF-84", ("burned", "discarded")),
    Switch(OWN_DEFEAT, "prince.own_defeat", "DIFF-85", ("to The Streets", "to the victor")),
    Switch(RECLAIM, "prince.no_reclaim", "DIFF-86", ("not in that turn", "at once")),
    Switch(PRINCES_SECRECY, "prince.secrecy_zero", "DIFF-87", ("as usual", "0")),
    Switch(TORPOR_COPY, "title.torpor_copy", "DIFF-90", ("burned", "discarded")),
    Switch(COPY_EACH_IN_TORPOR, "title.one_per_player_torpor", "DIFF-91", ("goes", "bars")),
)

"""Named switches: what rulebooks and tables settle differently. The rules ask a switch by its name.

One file per group of the rows in ledger/edition-differences.yaml, each with the numbers that the rules ask for. The
first value, 0, is what the rules did before there was the switch, which is what the newest rulebook says: a game that
was kept since then goes on as it was.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from primogen.kernel.switches import Switch, settle
from primogen.rivals.rules.switches.abilities import ABILITY_SWITCHES
from primogen.rivals.rules.switches.attachments import ATTACHMENT_SWITCHES
from primogen.rivals.rules.switches.attacking import ATTACKING_SWITCHES
from primogen.rivals.rules.switches.conspiracies import CONSPIRACY_SWITCHES
from primogen.rivals.rules.switches.fights import FIGHT_SWITCHES
from primogen.rivals.rules.switches.playing import PLAYING_SWITCHES
from primogen.rivals.rules.switches.princes import PRINCE_SWITCHES
from primogen.rivals.rules.switches.relentless import RELENTLESS_SWITCHES
from primogen.rivals.rules.switches.schemes import SCHEME_SWITCHES
from primogen.rivals.rules.switches.setup import SETUP_SWITCHES
from primogen.rivals.rules.switches.tables import TABLE_SWITCHES
from primogen.rivals.rules.switches.tokens import TOKEN_SWITCHES
from primogen.rivals.rules.switches.torpor import TORPOR_SWITCHES
from primogen.rivals.rules.switches.turn import TURN_SWITCHES
from primogen.rivals.rules.switches.winning import WINNING_SWITCHES

SWITCHES: Final[tuple[Switch, ...]] = (
    *TABLE_SWITCHES,
    *SETUP_SWITCHES,
    *TOKEN_SWITCHES,
    *WINNING_SWITCHES,
    *TURN_SWITCHES,
    *RELENTLESS_SWITCHES,
    *TORPOR_SWITCHES,
    *ATTACKING_SWITCHES,
    *ABILITY_SWITCHES,
    *FIGHT_SWITCHES,
    *PRINCE_SWITCHES,
    *PLAYING_SWITCHES,
    *SCHEME_SWITCHES,
    *CONSPIRACY_SWITCHES,
    *ATTACHMENT_SWITCHES,
)
BY_NAME: Final = {switch.name: switch for switch in SWITCHES}
BEFORE_ROWS: Final = 4  # switches that had places before these were those of their rows: 0 to 4
ROWS: Final = 157  # of which many have no switch: they are differences of cards, or none in play
HOW_MANY: Final = BEFORE_ROWS + ROWS + 1  # places
NAMES: Final = {switch.number: switch.name for switch in SWITCHES}
PLACES: Final = {NAMES.get(place, f"place {place}"): place for place in range(HOW_MANY)}  # a row has one anyway


def settled(named: Mapping[str, str], over: list[int]) -> list[int]:
    """All switches: as they are named, and else as they are in `over`."""
    return settle(BY_NAME, named, over)

"""The games that can be played here."""

from __future__ import annotations

from typing import Final

from primogen.server.games.desk import Desk
from primogen.server.games.rivals import RivalsDesk

DESKS: Final[dict[str, Desk]] = {"rivals": RivalsDesk()}

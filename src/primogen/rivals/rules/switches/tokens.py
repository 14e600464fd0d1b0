"""Tokens: DIFF-14."""

from __future__ import annotations

from typing import Final

from primogen.kernel.switches import Switch

COLOUR_LIMIT: Final = 18  # may the tokens of a colour run out?
UNLIMITED: Final = 0
COUNTED: Final = 1

TOKEN_SWITCHES: Final = (Switch(COLOUR_LIMIT, "tokens.colour_limit", "DIFF-14", ("unlimited", "counted")),)

"""`python -m primogen.rivals.desk.page_names` writes web/src/games/rivals/names.ts: our names, for its compiler."""

from __future__ import annotations

from primogen.games.page_names import union
from primogen.rivals.desk.names import PHASES, TYPES, VERBS, WAYS
from primogen.rivals.rules.numbers import AGENDA_TO_WIN
from primogen.rivals.rules.resting import ZONE_NAMES
from primogen.rivals.rules.words import CITY
from primogen.rivals.text.log import CAUSES, SAID, UNNAMED


def script() -> str:
    """All of them as TypeScript."""
    types = [
        union("Verb", VERBS.values()),
        union("LineKind", sorted(SAID)),
        union("Rule", sorted((*CAUSES, *UNNAMED))),
        union("Zone", ZONE_NAMES),
        union("AttackType", TYPES.values()),
        union("Phase", PHASES.values()),
        union("Way", WAYS.values()),
    ]
    numbers = f"export const CITY = {CITY};\nexport const AGENDA_TO_WIN = {AGENDA_TO_WIN};\n"
    head = "// Written by `python -m primogen.rivals.desk.page_names`: what the server calls things."
    return "\n\n".join([head, *types, numbers])


if __name__ == "__main__":
    print(script(), end="")

"""`python -m primogen.vtes.desk.page_names` writes web/src/games/vtes/names.ts: our names, for its compiler."""

from __future__ import annotations

from primogen.games.page_names import union
from primogen.vtes.desk.names import ACTIONS, KINDS, PHASES, STRIKES, VERBS
from primogen.vtes.rules.resting import ZONE_NAMES
from primogen.vtes.text.phrasebook import CAUSES, SAID


def script() -> str:
    """All of them as TypeScript."""
    types = [
        union("Verb", VERBS.values()),
        union("LineKind", sorted(SAID)),
        union("Rule", sorted(CAUSES)),
        union("Zone", ZONE_NAMES),
        union("Takes", ACTIONS.values()),
        union("StrikeKind", STRIKES.values()),
        union("Phase", PHASES.values()),
        union("CardKind", KINDS.values()),
    ]
    head = "// Written by `python -m primogen.vtes.desk.page_names`: what the server calls things."
    return "\n\n".join([head, *types]) + "\n"


if __name__ == "__main__":
    print(script(), end="")

"""Old spellings into those of today. This file and `tokens` are the whole of what "normalised" means."""

from __future__ import annotations

import re
from typing import Final

from primogen.vtes.compiler.printed import Card

ICON_IN_TEXT: Final = (
    r"(?<=[a-zA-Z]) \[(?:FLIGHT|POLITICAL ACTION|\d CONVICTION|ACTION|MASTER|EVENT|COMBAT|REACTION|REFLEX)\]"
    r"(?=[\s.,;:)])"
)
SPELLINGS: Final = tuple(
    (re.compile(pattern, re.IGNORECASE), new)
    for pattern, new in (
        (r"[{}]", ""),
        (ICON_IN_TEXT, ""),
        (r"\bStrike: ranged; ", "Strike, ranged: "),
        (r"\bplaced on\b", "put on"),
        (r"\bplace (a|an|the|this|that|it|one|up)\b", r"put \1"),
        (r"\bfrom the bank\b", "from the blood bank"),
        (r"\b(a|one|\d) points? of( \w+)? damage\b", r"\1\2 damage"),
        (r"\bextra (vote|ballot)", r"additional \1"),
        (r"’", "'"),
        (r"\b(\d)-capacity\b", r"\1 -capacity"),
        (r"\bhas been taken\b", "was taken"),
        (r"\bmay not\b", "cannot"),
        (r"\bcan not\b", "cannot"),
        (r"\bmay\b", "can"),
        (r"\ban optional\b", "1 optional"),
        (r"\ban additional (blood|pool|life|strike)\b", r"1 additional \1"),
        (r"\ba (blood|pool|life)\b(?! (?:bank|cost|boon|cursed))", r"1 \1"),
        (r"\bwhenever\b", "when"),
        (r"\bperforming\b", "taking"),
        (r"\bperform(s|ed)?\b", r"take\1"),
        (r"\btakeed\b", "taken"),
        (r"\bonce per (turn|combat|round|action|game)\b", r"once each \1"),
        (r"\bdoesn't\b", "does not"),
        (r"\bdon't\b", "do not"),
        (r"\bcan't\b", "cannot"),
        (r"\binto torpor\b", "to torpor"),
        (r"\bplace(s|d)? this card\b", r"put\1 this card"),
    )
)


def normalise(card: Card) -> str:
    """Its text, one line for each level."""
    text = card.text.replace("\r", "")
    for pattern, new in SPELLINGS:
        text = pattern.sub(new, text)
    return text

"""The languages there are."""

from __future__ import annotations

from typing import Final

EN: Final = 0
ES: Final = 1
LANGUAGES: Final = {"en": EN, "es": ES}


def pick(lang: int, english: str, spanish: str) -> str:
    return spanish if lang == ES else english

"""How a phrase is wanted, and how what was said agrees with the rest of its sentence."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

INFINITIVE, PRESENT, SUBJUNCTIVE, ORDER, BAN, GERUND, PARTICIPLE, PERFECT = (
    "inf", "pres", "subj", "imp", "neg", "ger", "part", "perf",
)  # fmt: skip
MOODS: Final = (INFINITIVE, PRESENT, SUBJUNCTIVE, ORDER, BAN, GERUND, PARTICIPLE, PERFECT)
# A ban: "no ganes". A participle agrees: "girada"; a perfect does not: "ha girado".
ONE, MANY = "sg", "pl"
FEMININE: Final = "f"
MASCULINE: Final = "m"
YOU: Final = 2
ANYBODY: Final = 3


@dataclass(frozen=True)
class Form:
    """Of a deed, its mood and who does it; of a noun, how many; of an adjective, what it is said of."""

    mood: str = PRESENT
    person: int = ANYBODY
    gender: str = MASCULINE
    number: str = ONE

    def of(self, said: Said) -> Form:
        """In agreement with it."""
        return Form(self.mood, said.person, said.gender, said.number)

    def moody(self, mood: str) -> Form:
        return replace(self, mood=mood)

    def many(self, number: str) -> Form:
        return replace(self, number=number)


@dataclass(frozen=True)
class Said:
    words: tuple[str, ...]
    person: int = ANYBODY
    gender: str = MASCULINE
    number: str = ONE


PLAIN: Final = Form()

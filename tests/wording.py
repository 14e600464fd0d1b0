"""What no text may look like, in either language: shared by the tests of words."""

from __future__ import annotations

import re
from typing import Final

from primogen.text.languages import EN, ES

ANYWHERE: Final = {
    "a placeholder": r"[{}|@]",
    "a class or a value of the program": r"[a-z][A-Z]|\w\(|\bNone\b|\bTrue\b(?! Faith)|\bFalse\b|<|\w=\w",
    "two spaces": r"  ",
    "a space at the edge": r"^ | $",
    "a space before punctuation": r" [,.;:?!)\]]",
    "a space after a bracket": r"[(\[¿«] ",
    "punctuation twice": r"[.,;:][.,;:]|[?!]\.",
    "a rule without its number": r"\(RV-[A-Z]*\)|\(\)",
}
IN_ENGLISH: Final = {
    "a before a vowel": r"\b[Aa] (?!Uni|uni|Use|use|One|one)[AEIOUaeiou]",
    "an before a consonant": r"\b[Aa]n [^AEIOUaeiou\W]",
    "an accent outside a name": r"[¿¡]",
}
IN_SPANISH: Final = {
    "a el": r"\b[Aa] el\b",
    "de el": r"\b[Dd]e el\b",
    "un of a feminine noun": r"\b[Uu]n (?:carta|ficha|Reliquia|Reacción|Estratagema|Conspiración|Disciplina|Trampa)",
    "una of a masculine noun": r"\b[Uu]na (?:personaje|Monstruo|vampiro|Criado|enemigo|jugador|ataque|Título)",
    "a question that is not opened": r"^[^¿]*\?",
}
SLIPS: Final = {EN: {**ANYWHERE, **IN_ENGLISH}, ES: {**ANYWHERE, **IN_SPANISH}}


def slips(text: str, lang: int) -> list[str]:
    """What is wrong with it."""
    found = [slip for slip, looks in SLIPS[lang].items() if re.search(looks, text)]
    if not text:
        found.append("nothing at all")
    if any(text.count(opens) != text.count(closes) for opens, closes in ("()", "[]", "«»")):
        found.append("a bracket left open")
    return found


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"[+-]?\d+\+?", text))


def words(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]+", text.lower()))


def placeholders(phrase: str) -> set[str]:
    return set(re.findall(r"\{\d*\}", phrase))

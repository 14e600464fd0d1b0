"""What sentences have in common: moods, capitals, lists, and the contractions of Spanish."""

from __future__ import annotations

import re
from typing import Final

from primogen.text.languages import ES, pick

COMMAND: Final = 0  # "pay", "paga"
AFTER_MAY: Final = 1  # "pay", "pagar": after "may", "should", "puedes"
THEY: Final = 2  # "pays", "paga": after whoever does it

CONTRACTIONS: Final = (
    (re.compile(r"\b([Tt])odos las\b"), r"\1odas las"),
    (re.compile(r"\b([Aa]) el\b"), r"\1l"),
    (re.compile(r"\b([Dd])e el\b"), r"\1el"),
)

THEY_FORMS: Final = {"pon": "pone"}  # where Spanish commands with a word of its own


def does(mood: int, command: str, infinitive: str) -> str:
    """The verb of a Spanish sentence."""
    if mood == THEY:
        return THEY_FORMS.get(command, command)
    return command if mood == COMMAND else infinitive


def third(text: str) -> str:
    """ "draws 1 card", of "draw 1 card"."""
    verb, space, rest = text.partition(" ")
    if verb.endswith("y") and verb[-2] not in "aeiou":
        verb = verb[:-1] + "ie"
    elif verb.endswith(("ch", "sh", "ss", "x", "o")):
        verb += "e"
    return f"{verb}s{space}{rest}"


def lower(text: str) -> str:
    return text[:1].lower() + text[1:]


def upper(text: str) -> str:
    """A capital at the beginning, after any icons that open the line."""
    icons = re.match(r"(?:\[[^]]*\] (?:/ )?)*", text)
    at = icons.end() if icons else 0
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]


def article(name: str) -> str:
    """ "an" before the sound of a vowel: "an Antagonist", "an Unhosted Action", "a Unique card"."""
    is_vowel = name[:1].lower() in tuple("aeiou") and not name.lower().startswith(("uni", "use", "eu", "one"))
    return "an" if is_vowel else "a"


def listed(parts: list[str], lang: int, last: str = "") -> str:
    """ "a, b and c"."""
    if len(parts) == 1:
        return parts[0]
    return ", ".join(parts[:-1]) + (last or pick(lang, " and ", " y ")) + parts[-1]


def contracted(text: str, lang: int) -> str:
    """ "a el atacante" is "al atacante"."""
    if lang != ES:
        return text
    for pattern, short in CONTRACTIONS:
        text = pattern.sub(short, text)
    return text


class NotSayable(ValueError):
    """No phrase says this. A card must say all it does: it is written otherwise, or gets its phrase."""

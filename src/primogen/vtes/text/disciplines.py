"""What Disciplines and virtues are called."""

from __future__ import annotations

from typing import Final

from primogen.text.languages import ES

SPANISH: Final = {  # those that are not called as in English
    "animalism": "Animalismo",
    "blood sorcery": "Hechicería de Sangre",
    "celerity": "Celeridad",
    "chimerstry": "Quimerismo",
    "defense": "Defensa",
    "dementation": "Dementación",
    "dominate": "Dominación",
    "flight": "Vuelo",
    "fortitude": "Fortaleza",
    "innocence": "Inocencia",
    "judgment": "Juicio",
    "martyrdom": "Martirio",
    "mytherceria": "Miterceria",
    "necromancy": "Nigromancia",
    "obfuscate": "Ofuscación",
    "oblivion": "Olvido",
    "obtenebration": "Obtenebración",
    "potence": "Potencia",
    "presence": "Presencia",
    "redemption": "Redención",
    "thanatosis": "Tanatosis",
    "thaumaturgy": "Taumaturgia",
    "vengeance": "Venganza",
    "vicissitude": "Vicisitud",
    "vision": "Visión",
}


def discipline(name: str, lang: int) -> str:
    plain = name.casefold()
    if lang == ES and plain in SPANISH:
        return SPANISH[plain]
    return " ".join(part.capitalize() for part in name.split())

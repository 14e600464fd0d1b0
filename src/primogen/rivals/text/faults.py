"""Faults of a deck in words. {0} is the card, {1} a number."""

from __future__ import annotations

from typing import Final

from primogen.rivals.decks.validation import Fault

FAULTS: Final[dict[str, tuple[str, str]]] = {
    "no-agenda": ("a deck needs an Agenda card", "un mazo necesita una carta de Objetivo"),
    "no-haven": ("a deck needs a Haven card", "un mazo necesita una carta de Refugio"),
    "not-agenda": ("{0} is not an Agenda card", "{0} no es una carta de Objetivo"),
    "not-haven": ("{0} is not a Haven card", "{0} no es una carta de Refugio"),
    "unknown-card": ("no card has the id {0}", "ninguna carta tiene el id {0}"),
    "not-a-character": ("{0} is not a character", "{0} no es un personaje"),
    "not-seven": ("a Faction deck has 7 characters, not {1}", "un Mazo de Facción tiene 7 personajes, no {1}"),
    "character-twice": ("{0} is in the Faction deck {1} times", "{0} está {1} veces en el Mazo de Facción"),
    "not-a-library-card": ("{0} is not a Library card", "{0} no es una carta de Biblioteca"),
    "no-copies": ("{0} is listed {1} times", "{0} figura {1} veces"),
    "library-too-small": (
        "a Library has at least 40 cards, not {1}",
        "una Biblioteca tiene al menos 40 cartas, no {1}",
    ),
    "library-too-large": (
        "a Library has at most 60 cards, not {1}",
        "una Biblioteca tiene como máximo 60 cartas, no {1}",
    ),
    "too-many-copies": ("at most 3 of {0}, not {1}", "como máximo 3 de {0}, no {1}"),
    "mixed-faction": (
        "vampires and Hunters do not share a Faction deck",
        "vampiros y Cazadores no comparten Mazo de Facción",
    ),
    "not-for-hunters": ("{0} is not for Hunters", "{0} no es para Cazadores"),
    "not-for-vampires": ("{0} is only for Hunters", "{0} es solo para Cazadores"),
    "leader-not-in-faction": (
        "the Leader {0} is not in the Faction deck",
        "el Líder {0} no está en el Mazo de Facción",
    ),
}


def fault_words(fault: Fault, lang: int) -> str:
    words = FAULTS[fault.key][lang].format(fault.card, fault.number)
    return f"{words[0].upper()}{words[1:]}"


def fault_text(fault: Fault, lang: int) -> str:
    return f"{fault_words(fault, lang)} ({fault.rule})"

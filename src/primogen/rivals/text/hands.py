"""Verbs about hands in words."""

from __future__ import annotations

from primogen.kernel.effects import Effect
from primogen.rivals.language import verbs_hands as vh
from primogen.rivals.text.groups import ref
from primogen.text.grammar import does
from primogen.text.languages import pick


def verb_of_hands(node: Effect, lang: int, mood: int) -> str:
    """Empty if it is no verb about hands."""
    match node:
        case vh.ReturnToHand(ref=number):
            return pick(
                lang,
                f"return {ref(number, lang)} to its owner's hand",
                f"{does(mood, 'devuelve', 'devolver')} {ref(number, lang)} a la mano de su propietario",
            )
    return ""


def of_those_drawn(drawn: str, then: str, lang: int) -> str:
    """ "draw 2 cards, then discard 1 of them"."""
    then = then.replace("{that}", pick(lang, "1 of them", "1 de ellas"), 1)
    then = then.replace("{that}", pick(lang, "it", "esa carta"))
    return pick(lang, f"{drawn}, then {then}", f"{drawn} y después {then}")

"""Verbs about hands in words."""

from __future__ import annotations

from collections.abc import Callable

from primogen.kernel.effects import Effect
from primogen.rivals.language import verbs_hands as vh
from primogen.rivals.language.refs import YOU
from primogen.rivals.language.verbs_tokens import Draw
from primogen.rivals.text.refs import ref
from primogen.text.grammar import NotSayable, does, lower
from primogen.text.languages import pick


def verb_of_hands(node: Effect, lang: int, mood: int) -> str:
    """Empty if it is no verb about hands."""
    match node:
        case vh.DrawIt(ref=number):
            return pick(lang, f"draw {ref(number, lang)}", f"{does(mood, 'roba', 'robar')} {ref(number, lang)}")
        case vh.ReturnToHand(ref=number):
            return pick(
                lang,
                f"return {ref(number, lang)} to its owner's hand",
                f"{does(mood, 'devuelve', 'devolver')} {ref(number, lang)} a la mano de su propietario",
            )
    return ""


def one_of_those_drawn(node: vh.DrawAndChoose, lang: int, mood: int, effect: Callable[[Effect, int, int], str]) -> str:
    """ "draw 2 cards, then discard 1 of them"."""
    drawn, then = effect(Draw(node.amount, YOU), lang, mood), lower(effect(node.effect, lang, mood))
    if "{that}" not in then:
        raise NotSayable(f"nothing is said of the card that is drawn: {then}")
    then = then.replace("{that}", pick(lang, "1 of them", "1 de ellas"), 1)
    then = then.replace("{that}", pick(lang, "it", "esa carta"))
    return pick(lang, f"{drawn}, then {then}", f"{drawn} y después {then}")

"""Tokens in words, and of whose colour they are."""

from __future__ import annotations

from typing import Final

from primogen.rivals.language import traits as t
from primogen.rivals.rules import werewolves as ww
from primogen.rivals.rules import words as w
from primogen.text.grammar import NotSayable
from primogen.text.languages import pick

TOKENS: Final = {
    w.PRESTIGE: ("Prestige", "Prestigio"),
    w.BLOOD: ("Blood", "Sangre"),
    w.AGENDA: ("Agenda", "Objetivo"),
    ww.RAGE: ("Rage", "Rabia"),
    w.ANY_TOKEN: ("tokens", "fichas"),
}
COLOURS: Final = {
    t.OF_ANY_COLOUR: ("", ""),
    t.OF_YOUR_COLOUR: (" of your color", " de tu color"),
    t.OF_THEIR_COLOUR: (" of their color", " de su color"),
}
COLOURLESS: Final = (w.AGENDA, w.ANY_TOKEN, ww.RAGE)


def of_tokens(token: int, colour: int, lang: int) -> str:
    """ "Prestige", "de Prestigio"; but "fichas"."""
    return ("" if token == w.ANY_TOKEN else pick(lang, "", "de ")) + tokens(token, colour, lang)


def tokens(token: int, colour: int, lang: int) -> str:
    """ "Prestige of your color"."""
    if token not in TOKENS or colour not in COLOURS or (token in COLOURLESS and colour != t.OF_ANY_COLOUR):
        raise NotSayable(f"token {token} of colour {colour} lies on nothing")
    return TOKENS[token][lang] + COLOURS[colour][lang]

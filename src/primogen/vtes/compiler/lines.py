"""A text cut into lines and sentences, before anything is read."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from primogen.vtes.compiler.printed import Card
from primogen.vtes.compiler.spelling import normalise
from primogen.vtes.compiler.surface import Needs
from primogen.vtes.compiler.tokens import Token, tokens

MODES: Final = "ACTION MODIFIER|REACTION|COMBAT|ACTION|REFLEX|POLITICAL ACTION|EVENT|MASTER|MERGED|FLIGHT"
LEVEL: Final = re.compile(rf"((?:\[[a-zA-Z]{{3}}\]\s*(?:or\s+)?)*)((?:\[(?:{MODES})\]\s*)*)(.*)", re.IGNORECASE)
HEADING: Final = re.compile(r"^((?:[^:]|(?<=trike):)*?):")
SEAT: Final = re.compile(r"^((?:Advanced, )?[\w ]*?\bof )(Washington, D\.C\.|[^:.]+?)(?=[:.](?:\s|$)|$)")


@dataclass(frozen=True)
class Line:
    """The icons before it, the type it is played as, and its words."""

    needs: tuple[Needs, ...]
    mode: str
    words: tuple[Token, ...]


def lines(card: Card) -> list[Line]:
    text = normalise(card)
    found = [line(card, part.strip()) for part in (heading(text) if card.crypt else text).split("\n")]
    return [each for each in found if each.words or each.needs]


def line(card: Card, text: str) -> Line:
    match = LEVEL.match(text)
    if match is None:
        raise ValueError("everything is a line")
    needs = tuple(Needs(icon.lower(), icon.isupper()) for icon in re.findall(r"\[([a-zA-Z]{3})\]", match[1]))
    mode = " / ".join(re.findall(r"\[([^\]]+)\]", match[2].lower()))
    return Line(needs, mode, tuple(tokens(card, match[3])))


def heading(text: str) -> str:
    """The colon after a crypt card's heading ends a sentence."""
    return HEADING.sub(r"\1.", SEAT.sub(city, text, count=1), count=1)


def city(match: re.Match[str]) -> str:
    return f"{match[1]}§city={match[2]}§" if match[2][:1].isupper() else match[0]


def sentences(words: tuple[Token, ...]) -> list[tuple[Token, ...]]:
    """Cut at full stops outside brackets."""
    out: list[tuple[Token, ...]] = []
    now: list[Token] = []
    depth = 0
    for token in words:
        depth += (token.text == "(") - (token.text == ")")
        ends = token.text == "." and depth <= 0
        if not ends:
            now.append(token)
        if ends or (token.text == ")" and depth == 0 and len(now) > 1 and now[-2].text == "."):
            out.append(tuple(now))
            now = []
    return [each for each in (*out, tuple(now)) if each]

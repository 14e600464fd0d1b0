"""Text into tokens: names become single tokens, number words digits, reminders of icons disappear."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from primogen.vtes.compiler import lexicon
from primogen.vtes.compiler.naming import other_names, own_name
from primogen.vtes.compiler.printed import Card

WORD: Final = "#word"
NUMBER: Final = "#num"
PLUS: Final = "#plus"
MINUS: Final = "#minus"
RANGED: Final = "#ranged"
X_PLUS: Final = "#xplus"
CLAN: Final = "#clan"
CLANS: Final = "#clans"
DISCIPLINE: Final = "#disc"
SECT: Final = "#sect"
SECTS: Final = "#sects"
TITLE: Final = "#title"
TITLES: Final = "#titles"
CARD: Final = "#card"
CITY: Final = "#city"
ICON: Final = "#icon"
SELF: Final = "#self"
SELVES: Final = "#selves"
COUNTING: Final = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen"
NUMBERS: Final = {name: str(number) for number, name in enumerate(COUNTING.split())}
SIGNED: Final = (
    (re.compile(r"\d+"), NUMBER),
    (re.compile(r"\+\d+"), PLUS),
    (re.compile(r"-\d+"), MINUS),
    (re.compile(r"\+\d?x\+\d"), X_PLUS),
    (re.compile(r"\d+r"), RANGED),
)
MARK: Final = 0xE000  # a name taken out leaves one private character
LETTERS: Final = r"[a-z0-9À-ɏ]+(?:-[a-z0-9À-ɏ]+)*"
TOKEN: Final = re.compile(
    r"[\ue000-\uf8ff]|-capacity|\+\d?x\+\d|\(d\)|\[[a-z]{3}\]|[+-](?:\d+|x)(?![\w])|\d+r\b|strength\+\d|x\+\d|"
    + LETTERS
    + r"|'s\b|'|[^\s\w]",
    re.IGNORECASE,
)
MARKED_CITY: Final = re.compile(r"§city=([^§]*)§")
SLASHED: Final = re.compile(r"/([^/\n]+?)/")
CIRCLE: Final = re.compile(
    r"\b(Chicago|Torrance|Budapest|Kiev|Mexico City|Palermo|Rome|Paris|Berlin) (?=circle)", re.IGNORECASE
)
NON: Final = re.compile(r"\bnon-", re.IGNORECASE)
CLANS_OF: Final = re.compile(r"\b(followers|harbingers|daughters) of (set|skulls|cacophony)\b", re.IGNORECASE)
ICON_ABOVE: Final = re.compile(r"((?:\[[a-z]{3}\]\s*)+)above\b", re.IGNORECASE)
DISCIPLINES: Final = re.compile(r"\b(" + "|".join(lexicon.DISCIPLINES) + r")\b(?:\s*\[([a-z]{3})\])?", re.IGNORECASE)
SECTS_: Final = re.compile(r"\b(" + "|".join(lexicon.SECTS) + r")(s?)\b", re.IGNORECASE)
TITLES_: Final = re.compile(r"\b(" + "|".join(lexicon.TITLES) + r")(s?)\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Token:
    text: str
    kind: str


class Names:
    """Names met in a text, taken out before it is cut into words."""

    def __init__(self) -> None:
        self.found: list[Token] = []

    def mark(self, text: str, kind: str) -> str:
        self.found.append(Token(text, kind))
        return f" {chr(MARK + len(self.found) - 1)} "

    def marked(self, piece: str) -> Token | None:
        number = ord(piece[0]) - MARK
        return self.found[number] if 0 <= number < len(self.found) else None

    def city(self, match: re.Match[str]) -> str:
        return self.mark(match[1], CITY)

    def slashed(self, match: re.Match[str]) -> str:
        return self.mark(match[1], CARD)

    def card(self, match: re.Match[str]) -> str:
        return self.mark(match[0], CARD)

    def own(self, match: re.Match[str]) -> str:
        return self.mark("SELVES", SELVES) if match[1] else self.mark("SELF", SELF)

    def clans_of(self, match: re.Match[str]) -> str:
        return self.mark(f"{match[1][:-1].lower()} of {match[2].lower()}", CLANS)

    def icon(self, match: re.Match[str]) -> str:
        return self.mark(re.sub(r"\W", "", match[1]), ICON) + " above"

    def discipline(self, match: re.Match[str]) -> str:
        return self.mark(match[1].lower(), DISCIPLINE)

    def clan(self, match: re.Match[str]) -> str:
        return self.mark(match[1].lower(), CLANS if match[2] else CLAN)

    def sect(self, match: re.Match[str]) -> str:
        return self.mark(match[1].lower() + match[2], SECTS if match[2] else SECT)

    def title(self, match: re.Match[str]) -> str:
        return self.mark(match[1].lower() + match[2], TITLES if match[2] else TITLE)


def tokens(card: Card, text: str) -> list[Token]:
    names = Names()
    text = MARKED_CITY.sub(names.city, text)
    text = SLASHED.sub(names.slashed, text)
    text = CIRCLE.sub(names.city, text)
    text = own_name(card).sub(names.own, text)
    text = other_names().sub(names.card, text)
    text = NON.sub("non - ", text)
    text = CLANS_OF.sub(names.clans_of, text)
    text = ICON_ABOVE.sub(names.icon, text)
    text = DISCIPLINES.sub(names.discipline, text)
    text = lexicon.clan_pattern().sub(names.clan, text)
    text = SECTS_.sub(names.sect, text)
    text = TITLES_.sub(names.title, text)
    pieces = [match[0].lower() for match in TOKEN.finditer(text)]
    return [names.marked(piece) or token(piece) for piece in pieces]


def token(piece: str) -> Token:
    if piece == "an":
        return Token("a", WORD)
    if piece in NUMBERS:
        return Token(NUMBERS[piece], NUMBER)
    for pattern, kind in SIGNED:
        if pattern.fullmatch(piece):
            return Token(piece, kind)
    return Token(piece, WORD)


def printed_word(text: str) -> Token:
    """A word of a phrase: its own name is no common word."""
    return Token(text, SELF) if text == "SELF" else token(text)


def spelled(found: Iterable[Token]) -> str:
    return " ".join(each.text for each in found)

"""The text of a card in our own wording, printed from the trees that its sentences were read into: a line a level."""

from __future__ import annotations

import re
from typing import Final

from primogen.vtes.compiler import tokens as t
from primogen.vtes.compiler.printed import Card
from primogen.vtes.compiler.printing import say_it
from primogen.vtes.compiler.reading_lines import ReadLine
from primogen.vtes.compiler.surface import Sentence

NAMES: Final = (t.CLAN, t.CLANS, t.DISCIPLINE, t.SECT, t.SECTS)
CLINGING: Final = re.compile(r" (?=[,.;:!?)\]])|(?<=[(\[]) | (?='s\b)|(?<=s) (?=' )")
ARTICLE: Final = re.compile(r"\b([Aa]) (?=[aeioAEIO])")
METHUSELAH: Final = re.compile(r"\bmethuselah")
DIRECTED: Final = re.compile(r"\(d\)")


def line_said(read: ReadLine, card: Card) -> str:
    """Icons before it, small letters for the basic level: "[dom] +1 stealth."."""
    icons = "".join(f"[{icon(need.discipline, need.superior)}]" for need in read.line.needs)
    mode = f"[{read.line.mode.upper()}]" if read.line.mode else ""
    said = [say_it(reading.node, Sentence) for reading in read.found]
    sentences = [sentence(words, card) for words in said if words is not None]
    return " ".join(part for part in (icons + mode, *sentences) if part)


def icon(discipline: str, superior: bool) -> str:
    return discipline.upper() if superior else discipline


def sentence(words: list[t.Token], card: Card) -> str:
    text = " ".join(spelt(word, card) for word in words)
    text = ARTICLE.sub(r"\1n ", CLINGING.sub("", text))
    text = DIRECTED.sub("(D)", METHUSELAH.sub("Methuselah", text))
    return f"{text[:1].upper()}{text[1:]}."


def spelt(word: t.Token, card: Card) -> str:
    if word.kind in (t.SELF, t.SELVES):
        return card.name
    if word.kind in NAMES:
        return " ".join(part if part in ("of", "antitribu") else part.capitalize() for part in word.text.split())
    return word.text

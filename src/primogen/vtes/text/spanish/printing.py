"""Trees into Spanish, by the second column. What the column does not say yet is not said at all."""

from __future__ import annotations

import importlib
import pkgutil
import re
from functools import cache
from typing import Final

from primogen.vtes.compiler.printed import Card
from primogen.vtes.compiler.saying import icon
from primogen.vtes.compiler.surface import Core, Face, Level
from primogen.vtes.compiler.table import LEXICAL
from primogen.vtes.text.spanish import columns
from primogen.vtes.text.spanish.conjugation import adjective, conjugated, gender_of, noun
from primogen.vtes.text.spanish.forms import MANY, MOODS, ONE, PLAIN, Form, Said
from primogen.vtes.text.spanish.leaves import OWN_NAME, leaf
from primogen.vtes.text.spanish.table import PHRASES, Bending, Flag, Hole, Part, Phrase, Word

CLINGING: Final = re.compile(r" (?=[,.;:!?)\]])|(?<=[(\[¿¡]) ")
CONTRACTED: Final = (
    (re.compile(r"\buna? (?=otr[oa]s?\b)"), ""),
    (re.compile(r"\bcon tú\b"), "contigo"),
    (re.compile(r"\b(a|de|contra|para|por|en|sobre) tú\b"), r"\1 ti"),
    (re.compile(r"(?<!reserva que )\btú (?!y\b)"), ""),  # the verb says it
    (re.compile(r"\bde (?=de\b)"), ""),
    (re.compile(r"\bde el\b"), "del"),
    (re.compile(r"\ba el\b"), "al"),
    (re.compile(r"\by (?=h?i[^aeo])", re.IGNORECASE), "e "),
    (re.compile(r"\bo (?=h?o)", re.IGNORECASE), "u "),
)
BEFORE: Final = frozenset(
    adjective(word, gender, number) for word in ("otro", "mismo", "nuevo") for gender in "mf" for number in (ONE, MANY)
)
EMPTY: Final = re.compile(r"  +")


class Unsaid(Exception):
    """The column has no words for this node."""


def spanish(card: Card, face: Face) -> tuple[str, ...]:
    """A line a level; nothing at all if a part of it cannot be said."""
    try:
        return tuple(line for level in face.levels if (line := line_of(level, card)))
    except Unsaid:
        return ()


def line_of(level: Level, card: Card) -> str:
    icons = "".join(f"[{icon(need.discipline, need.superior)}]" for need in level.needs)
    mode = f"[{' / '.join(MODES[each] for each in level.mode.split(' / ')).upper()}]" if level.mode else ""
    return " ".join(part for part in (icons + mode, *(sentence(each, card) for each in said_by(level))) if part)


def said_by(level: Level) -> tuple[object, ...]:
    return *level.sentences, *level.passed, *level.standing


def sentence(tree: object, card: Card) -> str:
    text = " ".join(said(tree, PLAIN).words)
    for pattern, instead in CONTRACTED:
        text = pattern.sub(instead, text)
    text = CLINGING.sub("", EMPTY.sub(" ", text)).strip().replace(OWN_NAME, card.name)
    return f"{text[:1].upper()}{text[1:]}."


@cache
def filled() -> bool:
    """The column, read when it is needed."""
    for module in pkgutil.iter_modules(columns.__path__):
        importlib.import_module(f"{columns.__name__}.{module.name}")
    return True


@cache
def said(node: object, form: Form) -> Said:
    assert filled()
    if type(node) in LEXICAL:
        return leaf(node, form)
    for phrase in PHRASES.get(type(node), ()):
        if phrase.mood in ("", form.mood) and fits(phrase, node):
            return Saying(phrase, node, form).whole()
    raise Unsaid(f"{type(node).__name__}: {node}")


def fits(phrase: Phrase, node: object) -> bool:
    if phrase.make is None:
        return phrase.constant == node
    values = vars(node)
    return all(values[name] == value for name, value in phrase.fixed) and all(
        isinstance(values[part.field], part.of | tuple | None) for part in phrase.parts if isinstance(part, Hole)
    )


class Saying:
    """One phrase being said of one node: what agrees with a hole waits for it."""

    def __init__(self, phrase: Phrase, node: object, form: Form) -> None:
        self.phrase: Final = phrase
        self.node: Final = node
        self.form: Final = form
        self.noun: Said | None = None  # the first of the template's own
        self.holes: Final[dict[str, Said]] = {}

    def whole(self) -> Said:
        words = [word for part in self.phrase.parts for word in self.part(part)]
        phrase = self.phrase
        head = self.hole(phrase.agrees) if phrase.agrees else self.noun
        if head is None:
            head = Said((), phrase.person, phrase.gender or self.form.gender, phrase.number or self.form.number)
        if self.phrase.make is Core:
            words.sort(key=is_behind)
        return Said(tuple(words), head.person, phrase.gender or head.gender, phrase.number or head.number)

    def part(self, part: Part) -> tuple[str, ...]:
        match part:
            case Word():
                return (part.text,)
            case Flag():
                is_said = bool(vars(self.node)[part.field]) == part.said_if
                return tuple(word for each in part.words for word in self.part(each)) if is_said else ()
            case Bending():
                return (self.bent(part),)
            case Hole():
                return self.say_hole(part).words

    def bent(self, part: Bending) -> str:
        form = self.like(part.like) if part.like else self.form
        if part.kind == "~":
            return conjugated(part.text, form.moody(part.asked) if part.asked else form)
        if part.kind == "@":
            return adjective(part.text, form.gender, form.number)
        number = part.asked or form.number
        if self.noun is None:
            self.noun = Said((), gender=gender_of(part.text), number=number)
        return noun(part.text, number)

    def like(self, name: str) -> Form:
        """In agreement with the noun before it, or with a hole."""
        if name != "^":
            return self.form.of(self.hole(name))
        if self.noun is None:
            raise ValueError(f"{self.phrase.template}: no noun before it")
        return self.form.of(self.noun)

    def hole(self, name: str) -> Said:
        found = next(part for part in self.phrase.parts if isinstance(part, Hole) and part.field == name)
        return self.say_hole(found)

    def say_hole(self, hole: Hole) -> Said:
        key = f"{hole.field}.{hole.asked}"
        if key not in self.holes:
            self.holes[key] = self.now(hole)
        return self.holes[key]

    def now(self, hole: Hole) -> Said:
        form = self.form if hole.hands_on else PLAIN
        if hole.like:
            form = Form(self.form.mood).of(self.hole(hole.like)) if hole.like != "^" else self.like("^")
        if hole.asked:
            form = form.moody(hole.asked) if hole.asked in MOODS else form.many(hole.asked)
        value = vars(self.node)[hole.field]
        if isinstance(value, tuple):
            return joined([said(each, form) for each in value], hole.joined)
        return Said(()) if value is None else said(value, form)


def is_behind(word: str) -> bool:
    """Few adjectives stand before their noun."""
    return word not in BEFORE


def joined(each: list[Said], last: str) -> Said:
    """With commas, and this before the last; nothing stands between what qualifies a noun."""
    words: tuple[str, ...] = ()
    for at, one in enumerate(each):
        between = (last if at == len(each) - 1 else ",",) if at > 0 and last else ()
        words = (*words, *between, *one.words)
    return Said(words, *agreement(each))


def agreement(each: list[Said]) -> tuple[int, str, str]:
    if len(each) == 1:
        return each[0].person, each[0].gender, each[0].number
    plain = Said(())
    return plain.person, plain.gender, MANY if len(each) > 1 else ONE


MODES: Final = {
    "action modifier": "modificador de acción",
    "reaction": "reacción",
    "combat": "combate",
    "action": "acción",
    "reflex": "reflejo",
    "political action": "acción política",
    "event": "evento",
    "master": "magistral",
    "merged": "fusionado",
    "flight": "vuelo",
}

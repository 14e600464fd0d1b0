"""Names and numbers in Spanish: what is one token of a card's text."""

from __future__ import annotations

from typing import Final

from primogen.text.languages import ES
from primogen.vtes.compiler import surface as s
from primogen.vtes.text.disciplines import discipline
from primogen.vtes.text.spanish.conjugation import plural
from primogen.vtes.text.spanish.forms import MANY, ONE, Form, Said

OWN_NAME: Final = "\ue000"  # until it is known whose text it is
SMALL: Final = frozenset(("of", "antitribu"))
SECTS: Final = {
    "camarilla": "de la Camarilla",
    "sabbat": "del Sabbat",
    "independent": "independiente",
    "laibon": "laibon",
    "anarch": "anarquista",
}
TITLES: Final = {
    "prince": "príncipe",
    "justicar": "justicar",
    "inner circle": "del Círculo Interior",
    "primogen": "primogénito",
    "baron": "barón",
    "archbishop": "arzobispo",
    "bishop": "obispo",
    "cardinal": "cardenal",
    "priscus": "priscus",
    "regent": "regente",
    "magaji": "magaji",
    "kholo": "kholo",
    "imperator": "imperator",
}


def leaf(node: object, form: Form) -> Said:
    match node:
        case int():
            return Said((str(node),), number=ONE if node == 1 else MANY)
        case s.OwnName() | s.OwnNames():
            return Said((OWN_NAME,))
        case s.Sect() | s.Sects():
            return Said(tuple(sect(node.name, form.number).split()), number=form.number)
        case s.Title() | s.Titles():
            said = TITLES[node.name.removesuffix("s") if node.name not in TITLES else node.name]
            number = MANY if isinstance(node, s.Titles) else form.number
            return Said((plural(said) if number == MANY and " " not in said else said,), number=number)
        case s.Clan() | s.Clans():
            return Said((proper(node.name),), number=form.number)
        case s.Discipline():
            return Said((discipline(node.name, ES),))
        case s.Plus() | s.Minus() | s.RangedNumber():
            return Said((node.number,), number=ONE if node.number in ("+1", "-1") else MANY)
        case s.CardName() | s.City() | s.XFormula():
            return Said((node.name,))
        case s.Icon():
            return Said(("".join(f"[{node.name[at : at + 3]}]" for at in range(0, len(node.name), 3)),))
    raise TypeError(f"no name: {node}")


def sect(name: str, number: str) -> str:
    singular = name if name in SECTS else name.removesuffix("s")
    said = SECTS[singular]
    return plural(said) if number == MANY and said.startswith(("anarquista", "independiente")) else said


def proper(name: str) -> str:
    return " ".join(part if part in SMALL else part.capitalize() for part in name.split())

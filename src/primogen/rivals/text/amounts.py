"""Amounts in words: "1 Agenda for each Relic you control"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from primogen.kernel.effects import Amount
from primogen.rivals.language import amounts as a
from primogen.rivals.language import choices as c
from primogen.rivals.language import refs
from primogen.rivals.language.attached import AttachedTo
from primogen.rivals.language.groups import Cards, Exactly, Group
from primogen.rivals.language.patterns.recalled import TimesThisTurn
from primogen.rivals.language.traits import OF_ANY_COLOUR
from primogen.rivals.rules import words as w
from primogen.rivals.text.entries import NUMBERS
from primogen.rivals.text.groups import THERE, borne, group, phrase, there, within
from primogen.rivals.text.lexicon import MARKS, NOUNS
from primogen.rivals.text.nouns import BARE, EACH, MANY, ONE, Phrase, noun, said
from primogen.rivals.text.patterns import whom_it_befell
from primogen.rivals.text.phrasebook import Noun
from primogen.rivals.text.refs import player, ref
from primogen.rivals.text.tokens import tokens
from primogen.text.grammar import NotSayable
from primogen.text.languages import pick


def amount(node: Amount, of: str | Noun, lang: int, *, sign: str = "") -> str:
    """So much of it; `sign` is "+" where an amount is added."""
    match node:
        case a.Fixed(number=n):
            return f"{signed(n, sign)} {counted(of, n)}"
        case a.Number():
            return f"{sign}X {counted(of, 2)}"
        case a.Per(number=2, every=1, what=a.Number(), most=0) if sign:
            return pick(lang, f"{sign}2 times X {counted(of, 2)}", f"{sign}2 veces X {counted(of, 2)}")
        case a.Per(number=2, every=1, what=a.Number(), most=0):
            return pick(lang, f"{sign}twice X {counted(of, 2)}", f"{sign}el doble de X {counted(of, 2)}")
        case a.Per(number=n, every=every, what=what, most=most):
            text = f"{signed(n, sign)} {counted(of, n)} {per(what, every, lang)}"
            return text + at_most(most, of, lang)
        case a.Plus(first=first, second=a.WithIcon(discipline=d, number=n)):
            more = f"[{NOUNS[d][lang]}] {pick(lang, f'+{n} Damage', f'+{n} de daño')}"
            return f"{amount(first, of, lang, sign=sign)}|{more}"
        case a.Plus(first=first, second=second):
            more = amount(second, of, lang, sign=sign)
            return amount(first, of, lang, sign=sign) + pick(lang, f", and {more}", f", y {more}")
        case a.Difference(first=first, second=second):
            more, less = things(first, MANY, lang), things(second, MANY, lang)
            return pick(
                lang,
                f"{sign}X {counted(of, 2)}, where X is the {more} minus the {less}",
                f"{sign}X {counted(of, 2)}, donde X es {the(more)} menos {the(less)}",
            )
        case a.RequirementOf():
            equal = pick(lang, "equal to the ", "igual a la ") + things(node, EACH, lang)
            return f"{sign}X {counted(of, 2)}, " + pick(lang, f"{equal}", equal)
        case a.PlayersWho(among=c.EACH_PLAYER):
            return pick(lang, f"1 {counted(of, 1)} per player", f"1 {counted(of, 1)} por jugador")
        case a.WithIcon():
            raise NotSayable(f"{node!r} is not said of {counted(of, 1)}")
    many = things(node, MANY, lang)
    return pick(lang, f"as many {counted(of, 2)} as there are {many}", f"tantos {counted(of, 2)} como {many}")


def the(many: str) -> str:
    """Spanish counts "de Sangre", and speaks of "la Sangre"."""
    name = many.removeprefix("de ")
    return ("el " if name.startswith(("Prestigio", "Objetivo")) else "la ") + name


def at_most(most: int, of: str | Noun, lang: int) -> str:
    return pick(lang, f", to a maximum of {most} {counted(of, most)}", f", hasta un máximo de {most}") if most else ""


def counted(of: str | Noun, number: int) -> str:
    if isinstance(of, str):
        return of
    return of.one if abs(number) == 1 else of.many


def signed(number: int, sign: str) -> str:
    return f"{sign}{number}" if number >= 0 else str(number)


def per(what: Amount, every: int, lang: int) -> str:
    """ "for each ...", "for every 2 ..."."""
    if every == 1:
        return pick(lang, "for each ", "por cada ") + things(what, EACH, lang)
    return pick(lang, f"for every {every} ", f"por cada {every} ") + things(what, MANY, lang)


def things(what: Amount, how: int, lang: int) -> str:
    """What is counted, as one of them ("for each ...") or as many ("there are 3 ...")."""
    many, of = how == MANY, "" if how == EACH else "de "
    bare = MANY if many else BARE
    match what:
        case TimesThisTurn(memory=memory):
            return whom_it_befell(memory.pattern, bare, lang)
        case a.CountOf(group=g):
            return group(g, bare, lang) if how == EACH else there(g, bare, lang)
        case a.Different(group=g, by=a.BY_CLAN):
            return said(Phrase(noun("clan-affiliation", lang), ("different",)), bare, lang) + within(g, lang)
        case a.Different(group=g, by=a.BY_ICON):
            return said(Phrase(noun("discipline-icon", lang), ("different",)), bare, lang) + within(g, lang)
        case a.Different(group=Cards() | AttachedTo() as g, by=a.BY_NAME):
            different = phrase(g, THERE, lang, many=many) if isinstance(g, Cards) else borne(g, lang, many=many)
            return said(replace(different, adjectives=("different", *different.adjectives)), bare, lang)
        case a.IconsOf(discipline=d, group=g):
            return f"[{NOUNS[d][lang]}]" + within(g, lang)
        case a.DifferentDisciplines(group=g, kinds=kinds, shared_with=None):
            return disciplines(kinds, bare, lang) + within(g, lang)
        case a.DifferentDisciplines(group=Exactly(ref=one), kinds=kinds, shared_with=Exactly(ref=other)):
            return disciplines(kinds, bare, lang) + shared(one, other, lang)
        case a.TokensOn(on=g, token=token, colour=colour):
            return lying(g, token, colour, how, lang)
        case a.CursesOn(ref=number):
            curse = noun("curse", lang)
            here = pick(lang, f" attached to {ref(number, lang)}", f" a {ref(number, lang)}")
            return said(Phrase(curse, () if lang == 0 else ("attached",), after=here), bare, lang)
        case a.StatOf(stat=stat, ref=number, given_by=None) if stat in NUMBERS:
            return pick(
                lang, f"{NOUNS[stat][lang]} of {ref(number, lang)}", f"{of}{NOUNS[stat][lang]} de {ref(number, lang)}"
            )
        case a.Score(what=w.AGENDA | w.PRESTIGE as resource, who=refs.YOU):
            had = tokens(resource, OF_ANY_COLOUR, lang)
            return pick(lang, f"{had} you have", f"{of}{had} que tienes")
        case a.Score(what=w.AGENDA | w.PRESTIGE as resource, who=who):
            had, whose = tokens(resource, OF_ANY_COLOUR, lang), player(who, lang)
            return pick(lang, f"{had} {whose} has", f"{of}{had} que tiene {whose}")
        case a.RequirementOf(of=g, prince=prince):
            which, counts = group(g, ONE, lang), f" (Prince counts as {prince})" if prince else ""
            return pick(
                lang,
                f"Blood Potency requirement of {which}{counts}",
                f"{of}Potencia de Sangre requerida de {which}"
                + (f" (el Príncipe cuenta como {prince})" if prince else ""),
            )
        case a.DamageDealt(to=a.TO_THE_TARGET):
            return pick(lang, "Damage the target took", f"{of}daño que recibió el blanco")
        case a.InfluenceInFavour():
            return pick(lang, "Influence in favor of this Scheme", f"{of}Influencia a favor de esta Estratagema")
        case a.Number():
            return "X"
    return fixed_things(what, lang, many=many)


def shared(one: int, other: int, lang: int) -> str:
    return pick(
        lang,
        f" {ref(one, lang)} shares with {ref(other, lang)}",
        f" que {ref(one, lang)} comparta con {ref(other, lang)}",
    )


def mark(token: int, lang: int) -> Noun:
    if token not in MARKS:
        raise NotSayable(f"token {token} marks no character")
    return noun(MARKS[token], lang)


def lying(on: Group, token: int, colour: int, how: int, lang: int) -> str:
    """ "Prestige of your color on the target", "'No Influence' token in the defending party"."""
    if token in MARKS:
        if colour != OF_ANY_COLOUR:
            raise NotSayable(f"a token that marks somebody has no colour: {token}")
        return said(Phrase(mark(token, lang)), MANY if how == MANY else BARE, lang) + within(on, lang)
    of = "" if how == EACH or token == w.ANY_TOKEN else "de "
    what = pick(lang, "", of) + tokens(token, colour, lang)
    if token == w.ANY_TOKEN and how == EACH:
        what = pick(lang, "token", "ficha")
    return (
        what + pick(lang, " on ", " sobre ") + (ref(on.ref, lang) if isinstance(on, Exactly) else group(on, MANY, lang))
    )


PLAYERS: Final[dict[int, tuple[tuple[str, str], tuple[str, str]]]] = {  # one; many
    c.EACH_PLAYER: (("player", "jugador"), ("players", "jugadores")),
    c.FOE: (("foe", "enemigo"), ("foes", "enemigos")),
    c.EACH_FOE: (("foe in the game", "enemigo en la partida"), ("foes in the game", "enemigos en la partida")),
    c.CONTRIBUTOR: (
        ("player who contributed", "jugador que haya contribuido"),
        ("players who contributed", "jugadores que hayan contribuido"),
    ),
    c.FOE_WHO_DID_NOT_CONTRIBUTE: (
        ("foe who did not contribute", "enemigo que no haya contribuido"),
        ("foes who did not contribute", "enemigos que no hayan contribuido"),
    ),
    c.FOE_AGAINST_YOUR_CHOICE: (
        (
            "foe who exerted Influence against your choice of Yes or No",
            "enemigo que haya ejercido Influencia contra tu elección de SÍ o NO",
        ),
        (
            "foes who exerted Influence against your choice of Yes or No",
            "enemigos que hayan ejercido Influencia contra tu elección de SÍ o NO",
        ),
    ),
}


def fixed_things(what: Amount, lang: int, *, many: bool) -> str:
    match what:
        case a.PlayersWho(among=among) if among in PLAYERS:
            return PLAYERS[among][many][lang]
    raise NotSayable(f"no phrase for {what!r}")


def disciplines(kinds: int, how: int, lang: int) -> str:
    """ "different Disciplines or Edges"."""
    names = {a.DISCIPLINES_ONLY: "discipline", a.DISCIPLINES_AND_EDGES: "discipline-or-edge"}
    return said(Phrase(noun(names[kinds], lang), ("different",)), how, lang)

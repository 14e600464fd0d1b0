"""Amounts in words: "1 Agenda for each Relic you control"."""

from __future__ import annotations

from primogen.kernel.effects import Amount
from primogen.rivals.language import amounts as a
from primogen.rivals.language import groups as gr
from primogen.rivals.language import refs
from primogen.rivals.language.patterns.recalled import TimesThisTurn
from primogen.rivals.text.groups import BARE, EACH, MANY, group, ref
from primogen.rivals.text.lexicon import NOUNS
from primogen.rivals.text.patterns import whom_it_befell
from primogen.text.languages import pick


def amount(node: Amount, noun: str, lang: int, *, sign: str = "") -> str:
    """So much of the noun; `sign` is "+" where an amount is added."""
    match node:
        case a.Fixed(number=n):
            return f"{signed(n, sign)} {noun}"
        case a.Number():
            return f"{sign}X {noun}"
        case a.Per(number=n, every=every, what=what, most=most):
            text = f"{signed(n, sign)} {noun} {per(what, every, lang)}"
            return text + (
                pick(lang, f", to a maximum of {most} {noun}", f", hasta un máximo de {most}") if most else ""
            )
        case a.Plus(first=first, second=a.WithIcon(discipline=d, number=n)):
            icon = f"[{NOUNS[d][lang]}]"
            more = pick(lang, f"{icon} +{n} Damage", f"{icon} +{n} de daño")
            return f"{amount(first, noun, lang, sign=sign)}|{more}"
        case a.Plus(first=first, second=second):
            more = amount(second, noun, lang, sign=sign)
            return amount(first, noun, lang, sign=sign) + pick(lang, f", and {more}", f", y {more}")
        case a.TitleInfluence(ref=number):
            return pick(
                lang,
                f"the Influence of any Title attached to {ref(number, lang)} a second time",
                f"por segunda vez la Influencia de cualquier Título adjunto a {ref(number, lang)}",
            )
        case a.CountOf(group=g):
            return pick(
                lang, f"as many {noun} as there are {group(g, MANY, lang)}", f"tanto {noun} como {group(g, MANY, lang)}"
            )
        case a.Players():
            return pick(lang, f"1 {noun} per player", f"1 {noun} por jugador")
        case a.StatOf(stat=stat, ref=number):
            return f"{noun} = {NOUNS[stat][lang]} ({ref(number, lang)})"
    raise TypeError(f"no phrase for {node!r}")


def signed(number: int, sign: str) -> str:
    return f"{sign}{number}" if number >= 0 else str(number)


def per(what: Amount, every: int, lang: int) -> str:
    """ "for each ...", "for every 2 ..."."""
    if every == 1:
        return pick(lang, "for each ", "por cada ") + things(what, EACH, lang)
    return pick(lang, f"for every {every} ", f"por cada {every} ") + things(what, MANY, lang)


def things(what: Amount, how: int, lang: int) -> str:
    many, of = how == MANY, "" if how == EACH else "de "
    match what:
        case a.CountOf(group=gr.Cards(place=gr.IN_BURNED)):
            one = pick(lang, "", "uno ") if how == EACH else ""
            return pick(lang, "of your burned characters", f"{one}de tus personajes quemados")
        case a.CountOf(group=g):
            return group(g, BARE if how == EACH else how, lang)
        case a.IconsOf(discipline=d, group=gr.Exactly() as g):
            return f"[{NOUNS[d][lang]}]" + pick(lang, f" on {held(g, lang)}", f" de {held(g, lang)}")
        case a.IconsOf(discipline=d, group=g):
            return f"[{NOUNS[d][lang]}]" + pick(lang, f" in {held(g, lang)}", f" en {held(g, lang)}")
        case a.DifferentDisciplines(group=g, kinds=kinds):
            name = disciplines(kinds, how, lang)
            return name + pick(lang, f" in {held(g, lang)}", f" en {held(g, lang)}")
        case a.SharedDisciplines():
            return pick(
                lang,
                "different Discipline the attacker shares with the defender",
                "Disciplina distinta que el atacante comparta con el defensor",
            )
        case a.PrestigeOn(ref=number):
            return pick(lang, f"Prestige on {ref(number, lang)}", f"{of}Prestigio sobre {ref(number, lang)}")
        case a.YourPrestigeOn(ref=number):
            return pick(
                lang,
                f"Prestige of your color on {ref(number, lang)}",
                f"{of}Prestigio de tu color sobre {ref(number, lang)}",
            )
        case a.YourPrestigeAbroad():
            return pick(
                lang,
                "Prestige of your color on characters and face-down Monsters",
                f"{of}Prestigio de tu color sobre personajes y Monstruos boca abajo",
            )
        case a.CursesOn(ref=number):
            name = pick(lang, "Curses" if many else "Curse", "Maldiciones" if many else "Maldición")
            attached = "adjuntas" if many else "adjunta"
            return pick(lang, f"{name} attached to {ref(number, lang)}", f"{name} {attached} a {ref(number, lang)}")
        case a.NoInfluenceTokensIn(group=g):
            return pick(lang, f"'No Influence' token in {held(g, lang)}", f"ficha de Sin Influencia en {held(g, lang)}")
        case TimesThisTurn(memory=memory):
            return whom_it_befell(memory.pattern, lang)
        case a.FoesAgainst():
            return pick(
                lang,
                "foe who exerted Influence against your choice of Yes or No",
                "enemigo que haya ejercido Influencia contra tu elección de SÍ o NO",
            )
        case a.Players():
            return pick(lang, "player", "jugador")
        case a.StatOf(stat=stat, ref=number):
            return pick(
                lang, f"{NOUNS[stat][lang]} of {ref(number, lang)}", f"{NOUNS[stat][lang]} de {ref(number, lang)}"
            )
    raise TypeError(f"no phrase for {what!r}")


def disciplines(kinds: int, how: int, lang: int) -> str:
    both, many = kinds == a.DISCIPLINES_AND_EDGES, how == MANY
    if many:
        return pick(
            lang,
            "different Disciplines" + (" or Edges" if both else ""),
            "Disciplinas" + (" o Ventajas" if both else "") + " distintas",
        )
    return pick(
        lang,
        "different Discipline" + (" or Edge" if both else ""),
        "Disciplina" + (" o Ventaja" if both else "") + " distinta",
    )


def held(node: gr.Group, lang: int) -> str:
    """A group as a place."""
    match node:
        case gr.Cards(place=gr.IN_COTERIE):
            return pick(lang, "your coterie", "tu coterie")
        case gr.Cards(place=gr.IN_DEFENDING_PARTY):
            return pick(lang, "the defending party", "el grupo defensor")
        case gr.Exactly(ref=refs.YOUR_LEADER):
            return pick(lang, "your Leader", "tu Líder")
        case gr.Exactly(ref=number):
            return ref(number, lang)
    return group(node, MANY, lang)

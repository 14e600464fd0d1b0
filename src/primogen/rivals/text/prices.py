"""Prices in words: "Recruiting a vampire costs you 1 Prestige less"."""

from __future__ import annotations

from typing import Final

from primogen.rivals.language import conditions as k
from primogen.rivals.language import groups as gr
from primogen.rivals.language import refs
from primogen.rivals.language import traits as t
from primogen.rivals.language.patterns import roles
from primogen.rivals.language.prices import LESS, MORE, NOTHING, CostsChange
from primogen.rivals.rules import prices as p
from primogen.rivals.rules import words as w
from primogen.rivals.text.amounts import amount
from primogen.rivals.text.groups import group
from primogen.rivals.text.modifiers import once
from primogen.rivals.text.nouns import ONE
from primogen.rivals.text.phrasebook import BOOKS
from primogen.rivals.text.statics import while_so
from primogen.text.grammar import NotSayable
from primogen.text.languages import pick

Both = tuple[str, str]

# What is done, {0} of which cards; and what they are where nothing is said of them.
DEEDS: Final[dict[int, tuple[Both, Both]]] = {
    p.TO_RECRUIT: (("Recruiting {0}", "Reclutar @{0}"), ("a character", "un personaje")),
    p.TO_PLAY: (("Playing {0}", "Jugar {0}"), ("a card", "una carta")),
    p.TO_ACTIVATE: (
        ("Activating an ability of {0}", "Activar una habilidad de {0}"),
        ("any card", "cualquier carta"),
    ),
    p.TO_BE_RELENTLESS: (
        ("Activating a Relentless ability of {0}", "Activar una habilidad Implacable de {0}"),
        ("any card", "cualquier carta"),
    ),
    p.TO_TAKE_A_TITLE: (("Taking {0}", "Tomar {0}"), ("a Title", "un Título")),
    p.TO_PERFORM: (("Performing {0}", "Realizar {0}"), ("a Ritual", "un Ritual")),
    p.TO_ATTACH: (("Attaching {0} that was defeated", "Adjuntar @{0} que fue derrotado"), ("a Mortal", "un Mortal")),
    p.TO_ATTACK_IT: (("Attacking {0}", "Atacar @{0}"), ("", "")),
    p.TO_ATTACK: (("An Attack Action of {0}", "Una Acción de Ataque de {0}"), ("", "")),
}
ATTACKING: Final = ("An Attack Action", "Una Acción de Ataque")
PAID_IN: Final = {
    p.TO_RECRUIT: (w.PRESTIGE,),
    p.TO_PLAY: (w.PRESTIGE, w.BLOOD, w.AGENDA),
    p.TO_ACTIVATE: (w.PRESTIGE, w.BLOOD, w.AGENDA),
    p.TO_BE_RELENTLESS: (w.PRESTIGE, w.BLOOD, w.AGENDA),
    p.TO_TAKE_A_TITLE: (w.INFLUENCE_GAINED,),
    p.TO_PERFORM: (w.ACTIONS_GAINED,),
    p.TO_ATTACH: (w.PRESTIGE,),
    p.TO_ATTACK: (w.PRESTIGE,),
    p.TO_ATTACK_IT: (w.PRESTIGE,),
}
NAMES: Final = {
    w.PRESTIGE: "prestige",
    w.BLOOD: "blood",
    w.AGENDA: "agenda",
    w.INFLUENCE_GAINED: "influence",
    w.ACTIONS_GAINED: "actions-gained",
}
PLAYED: Final = (p.TO_RECRUIT, p.TO_PLAY, p.TO_TAKE_A_TITLE, p.TO_PERFORM)  # a card that comes out of the hand
COSTS: Final[dict[int, Both]] = {
    roles.YOUR_SEAT: ("costs you", "te cuesta"),
    roles.FOES_SEAT: ("costs a foe", "le cuesta a un enemigo"),
    roles.ANY_SEAT: ("costs its player", "le cuesta a su jugador"),
}
FOR_THIS_CHARACTER: Final = k.Is(refs.THE_OTHER, t.IsIt(refs.THIS))
WAYS: Final[dict[int, Both]] = {LESS: ("less", "menos"), MORE: ("more", "más")}


def changed_price(node: CostsChange, lang: int) -> str:
    if node.resource not in PAID_IN[node.deed] or node.whose not in COSTS:
        raise NotSayable(f"nobody pays so: {node!r}")
    much = amount(node.by, BOOKS[lang].amounts[NAMES[node.resource]], lang)
    condition = "" if node.condition is None else " " + while_so(node.condition, lang)
    if node.condition == FOR_THIS_CHARACTER:
        condition = pick(lang, " for this character", " para este personaje")
    if node.way == NOTHING:
        once(node.by, node.resource)
        what, costs = BOOKS[lang].amounts[NAMES[node.resource]].many.removeprefix("de "), COSTS[node.whose][lang]
        return f"{deed(node, lang)} " + pick(lang, f"{costs} no {what}", f"no {costs} {what}") + condition
    to_you = pick(lang, ", paid to you", ", que te paga a ti") if node.deed == p.TO_ATTACK_IT else ""
    return f"{deed(node, lang)} {COSTS[node.whose][lang]} {much} {WAYS[node.way][lang]}{to_you}{condition}"


def deed(node: CostsChange, lang: int) -> str:
    does, anything = DEEDS[node.deed]
    if node.of is None and node.deed == p.TO_ATTACK_IT:
        raise NotSayable("whom attacking costs so much must be said")
    if node.of is None:
        return ATTACKING[lang] if node.deed == p.TO_ATTACK else does[lang].format(anything[lang])
    bare = isinstance(node.of, gr.Cards) and not node.of.traits
    anywhere = isinstance(node.of, gr.Cards) and (node.of.place, node.of.whose) == (gr.ANYWHERE, gr.ANYONES)
    if bare or (node.deed in PLAYED and not anywhere):
        raise NotSayable(f"of which cards is not said so: {node.of!r}")
    return does[lang].format(group(node.of, ONE, lang))

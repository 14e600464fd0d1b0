"""Abilities in words: the sentences a card prints."""

from __future__ import annotations

from typing import Final

from primogen.kernel.abilities import Ability
from primogen.kernel.choosing import Pay
from primogen.kernel.effects import Effect
from primogen.rivals.language import conditions as k
from primogen.rivals.language import groups as gr
from primogen.rivals.language import sentences as s
from primogen.rivals.language.choices import ByPlayer
from primogen.rivals.language.prices import CostsChange
from primogen.rivals.language.verbs_fight import Prevent
from primogen.rivals.rules import words as w
from primogen.rivals.text.conditions import clause, types
from primogen.rivals.text.costs import cost
from primogen.rivals.text.effects import effect
from primogen.rivals.text.groups import group
from primogen.rivals.text.lexicon import FORMS
from primogen.rivals.text.nouns import ONE, TARGET
from primogen.rivals.text.prices import changed_price
from primogen.rivals.text.statics import of_players, set_to, static
from primogen.text.grammar import AFTER_MAY, COMMAND, NotSayable, listed, lower, upper
from primogen.text.languages import pick

OF: Final[dict[int, tuple[str, str]]] = {
    s.ANY_SEAT: ("each player's", "de cada jugador"),
    s.YOUR_SEAT: ("your", "de tu"),
    s.HOSTS_SEAT: ("this character's", "de este personaje"),
    s.FOES_SEAT: ("a foe's", "de un enemigo"),
}


def ability(node: Ability, lang: int, city: bool = False) -> str:
    match node:
        case s.Activated(used_as=form, payment=payment, when=when):
            relentless = pick(lang, "Relentless, ", "Implacable, ") if when == s.RELENTLESSLY else ""
            return FORMS[form][lang] + relentless + effect(payment, lang)
        case s.When():
            return FORMS[node.used_as][lang] + triggered(node, lang, city)
        case s.Static():
            return FORMS[node.used_as][lang] + static(node, lang)
        case CostsChange():
            return changed_price(node, lang)
        case s.OfPlayers():
            return of_players(node, lang)
        case s.SetTo():
            return set_to(node, lang)
        case s.Instead():
            return FORMS[node.used_as][lang] + instead(node, lang)
        case s.MayBlockForAnyone(price=price, types=kinds):
            return pick(
                lang,
                f"Relentless, if ready, {cost(price, COMMAND, lang)}: This character comes to The Streets and Blocks a foe's {types(kinds, lang)} attack, whoever the target",
                f"Implacable, si está preparado, {cost(price, COMMAND, lang)}: Este personaje acude a Las Calles y bloquea un ataque {types(kinds, lang)} de un enemigo, sea quien sea el blanco",
            )
        case s.WhenPartyMoves():
            return when_party_moves(node, lang)
        case s.SpringsWhen():
            return pick(lang, "You may resolve this when ", "Puedes resolverla cuando ") + event_of(
                node.kind, node.subject, node.whose, lang
            )
    raise NotSayable(f"no phrase for {node!r}")


def triggered(node: s.When, lang: int, city: bool) -> str:
    moment = moment_of(node, lang, city)
    if node.often == s.FIRST_EACH_TURN:
        first = event_of(node.event, node.subject, node.whose, lang, node.by)
        moment = pick(
            lang,
            f"the first time {first} during each of your turns",
            f"la primera vez que {first} en cada uno de tus turnos",
        )
    elif node.often == s.FIRST_EVER:
        first = event_of(node.event, node.subject, node.whose, lang, node.by)
        moment = pick(lang, f"the very first time {first}", f"la primerísima vez que {first}")
    condition = (
        ""
        if node.condition is None or isinstance(node.condition, k.IsAttackDamage)  # "attack Damage" says it
        else pick(lang, f", if {clause(node.condition, lang)}", f", si {clause(node.condition, lang)}")
    )
    then = effect(node.then, lang)
    text = f"{upper(moment)}{condition}, {lower(then)}"
    return refer_back(text, node, lang)


def refer_back(text: str, node: s.When, lang: int) -> str:
    """What is still unnamed is what the event itself was about."""
    that, other = BACK.get(node.event, (("that character", "ese personaje"), ("that character", "ese personaje")))
    player = pick(lang, "that player", "ese jugador")
    return text.replace("{that}", that[lang]).replace("{other}", other[lang]).replace("{player}", player)


BACK: Final[dict[int, tuple[tuple[str, str], tuple[str, str]]]] = {
    w.INVESTIGATES: (("this character", "este personaje"), ("the target", "el blanco")),
    w.ATTACKS: (("the attacker", "el atacante"), ("the target", "el blanco")),
    w.AFTER_ATTACK: (("the attacker", "el atacante"), ("the target", "el blanco")),
    w.DAMAGED: (("that character", "ese personaje"), ("the attacker", "el atacante")),
    w.ATTACHES: (("that card", "esa carta"), ("that character", "ese personaje")),
    w.DEFEATED: (("them", "él"), ("the victor", "el vencedor")),
}


def moment_of(node: s.When, lang: int, city: bool) -> str:
    whose = s.YOUR_SEAT if city and node.whose == s.ANY_SEAT and not is_of_each(node) else node.whose
    name = OF[whose][lang]
    if node.event == w.START_OF_TURN:
        return pick(lang, f"at the start of {name} turn", f"al inicio {del_turno(whose)}")
    if node.event == w.END_OF_TURN:
        return pick(lang, f"at the end of {name} turn", f"al final {del_turno(whose)}")
    if node.event == w.END_OF_BEGINNING:
        return pick(lang, f"at the end of {name} Beginning Phase", "al final de tu Fase Inicial")
    if node.event == w.ANTAGONIST_STEP:
        return pick(lang, f"during {name} Antagonist Step", "durante tu Paso de Antagonista")
    if node.event == w.TORPOR_STEP:
        return pick(lang, f"during {name} Torpor and Mending Step", "durante tu Paso de Letargo y Curación")
    if node.event == w.AFTER_ATTACK:
        return (
            pick(lang, "at the end of an attack", "al final de un ataque")
            if city
            else pick(lang, "at the end of this attack", "al final de este ataque")
        )
    return pick(lang, "when ", "cuando ") + event_of(node.event, node.subject, node.whose, lang, node.by)


def is_of_each(node: s.When) -> bool:
    """A Title's text speaks of every player's turn."""
    return isinstance(node.then, ByPlayer)


def del_turno(whose: int) -> str:
    return {
        s.ANY_SEAT: "del turno de cada jugador",
        s.YOUR_SEAT: "de tu turno",
        s.HOSTS_SEAT: "del turno de este personaje",
        s.FOES_SEAT: "del turno de un enemigo",
    }[whose]


def event_of(event: int, subject: gr.Group | None, whose: int, lang: int, by: gr.Group | None = None) -> str:
    who = "" if subject is None else group(subject, ONE, lang)
    doer = "" if by is None else group(by, ONE, lang)
    you = whose == s.YOUR_SEAT
    match event:
        case w.DEFEATED if by is not None:
            return pick(lang, f"{doer} defeats {who}", f"{doer} derrota a {who}")
        case w.DEFEATED if you:
            return pick(lang, f"you defeat {who}", f"derrotas a {who}")
        case w.DEFEATED:
            return pick(lang, f"{who} is defeated", f"{who} es derrotado")
        case w.BURNED:
            return pick(lang, f"{who} is burned", f"{who} es quemado")
        case w.BLOCKS:
            return pick(lang, f"{who} Blocks an attack", f"{who} bloquea un ataque")
        case w.ENTERS_PLAY:
            return pick(lang, f"{who} enters play", f"{who} entra en juego")
        case w.RECRUITS:
            return pick(lang, "you recruit a character", "reclutas a un personaje")
        case w.EXHAUSTS:
            return pick(lang, f"{who} exhausts", f"{who} se agota")
        case w.RESOLVES:
            return pick(lang, "you resolve a Conspiracy", "resuelves una Conspiración")
        case w.SCHEME_SUCCEEDS:
            return pick(lang, "a Scheme you play succeeds", "una Estratagema que juegas tiene éxito")
        case w.SCHEME_FAILS:
            return pick(lang, "a Scheme fails", "una Estratagema falla")
        case w.ATTACKS:
            return pick(lang, f"{who} attacks {doer}", f"{who} ataca a {doer}")
        case w.MAKES_ATTACK:
            return pick(lang, "an attack is made", "se realiza un ataque")
        case w.DAMAGED if by is not None:
            return pick(lang, f"{doer} deals 1+ Damage to {who}", f"{doer} hace 1+ de daño a {who}")
        case w.DAMAGED:
            return pick(lang, f"you deal attack Damage to {who}", f"haces daño de ataque a {who}")
        case w.GAINS_PRESTIGE:
            return pick(lang, "you gain 1+ Prestige", "ganas 1+ de Prestigio")
        case w.LOSES_PRESTIGE:
            return pick(lang, "you lose Prestige", "pierdes Prestigio")
        case w.INVESTIGATES:
            return pick(lang, f"you exhaust {who} to Investigate", f"agotas a {who} para Investigar")
        case w.LEAVES_TORPOR:
            return pick(lang, f"{who} leaves torpor", f"{who} sale del Letargo")
        case w.PLAYS:
            return pick(lang, f"{doer} plays {who}", f"{doer} juega {who}")
        case w.ATTACHES if by is not None:
            return pick(lang, f"you attach a card to {doer}", f"adjuntas una carta a {doer}")
        case w.ATTACHES:
            return pick(lang, f"you attach {who}", f"adjuntas {who}")
        case w.MENDS:
            return pick(lang, f"{who} mends", f"{who} se cura")
        case w.DISCARDS:
            return pick(lang, "a card is discarded", "se descarta una carta")
        case w.MOVES:
            return pick(lang, "a party moves to The Streets", "un grupo se mueve a Las Calles")
        case w.DEFEATS_MORTAL:
            return pick(lang, "you defeat a City Deck Mortal", "derrotas a un Mortal del Mazo de Ciudad")
        case w.PLACES:
            return pick(lang, "a card is placed face down", "se coloca una carta boca abajo")
        case w.REACTS:
            return pick(lang, "a Reaction is played", "se juega una Reacción")
        case w.SUFFERS_DIABLERIE:
            return pick(lang, "a player suffers diablerie", "un jugador sufre diablerie")
    raise NotSayable(f"no phrase for event {event}")


def instead(node: s.Instead, lang: int) -> str:
    if node.event == w.WOULD_TAKE_DAMAGE and isinstance(node.then, Pay):
        assert node.whose is not None
        who = group(node.whose, ONE, lang)
        if isinstance(node.whose, gr.Cards):
            who = group(node.whose, TARGET, lang)
        return f"{cost(node.then.cost, COMMAND, lang)}: {upper(effect(node.then.effect, lang))} " + pick(
            lang, f"to {who}", f"a {who}"
        )
    if node.event == w.WOULD_LOSE_PRESTIGE and isinstance(node.then, Pay):
        price = lower(cost(node.then.cost, AFTER_MAY, lang))
        return pick(
            lang,
            f"When an attack makes you lose or spend Prestige, you may {price}: It is X less",
            f"Cuando un ataque te hace perder o gastar Prestigio, puedes {price}: Es X menos",
        )
    if node.event == w.WOULD_BE_DEFEATED:
        assert node.whose is not None
        return pick(
            lang,
            f"Instead of the defeat of {group(node.whose, ONE, lang)}, {saved(node.then, lang)}",
            f"En lugar de la derrota de {group(node.whose, ONE, lang)}, {saved(node.then, lang)}",
        )
    raise NotSayable(f"no phrase for {node!r}")


def saved(then: Effect, lang: int) -> str:
    """What is done instead of being defeated; that it is prevented goes without saying."""
    parts = [part for part in then.parts() if not isinstance(part, Prevent)] or [then]
    return listed([lower(effect(part, lang)) for part in parts], lang)


def when_party_moves(node: s.WhenPartyMoves, lang: int) -> str:
    moment = pick(
        lang,
        "When you move a party of your characters to The Streets during your turn, ",
        "Cuando mueves un grupo de tus personajes a Las Calles durante tu turno, ",
    )
    if bool(node.harm) == (node.then is not None):
        raise NotSayable("an Antagonist harms a party, or does something else to it")
    if node.harm:
        return moment + pick(
            lang,
            f"deal {node.harm} Aggravated Damage to a vampire in that party",
            f"inflige {node.harm} de daño Agravado a un vampiro de ese grupo",
        )
    assert node.then is not None
    return moment + lower(effect(node.then, lang))

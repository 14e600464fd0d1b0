"""Effects in words: one phrase per node, both languages side by side.

What a sentence speaks of stands as {that}, {other} or {player} until the node that chooses it puts a name there.
"""

from __future__ import annotations

import re

from primogen.kernel.choosing import AtRandom, ChooseNumber, ChooseSeat, OneOf, Pay, Target, UpTo
from primogen.kernel.effects import MAY, Amount, Effect, ForEach, If, May, Selector, Seq
from primogen.rivals.language import choices as c
from primogen.rivals.language import conditions as k
from primogen.rivals.language import groups as gr
from primogen.rivals.language import refs
from primogen.rivals.language import traits as t
from primogen.rivals.language import verbs_fight as vf
from primogen.rivals.language import verbs_influence as vi
from primogen.rivals.language.aiming import Aimed
from primogen.rivals.language.amounts import CountOf, Fixed, Per
from primogen.rivals.rules.conflict import LEADERS_ONLY
from primogen.rivals.text.amounts import amount, per
from primogen.rivals.text.conditions import clause, icons
from primogen.rivals.text.costs import cost
from primogen.rivals.text.groups import BARE, EACH, MANY, ONE, ONLY, TARGET, group, player
from primogen.rivals.text.lexicon import KINDS, NOUNS
from primogen.rivals.text.verbs import verb
from primogen.text.grammar import AFTER_MAY, COMMAND, listed, lower, upper
from primogen.text.languages import EN, pick

WHICH: dict[int, tuple[str, str]] = {
    c.ANYONE: ("target player", "un jugador a tu elección"),
    c.FOE: ("target foe", "un enemigo a tu elección"),
    c.CONTRIBUTOR: ("each player who contributed", "cada jugador que contribuyó"),
    c.FOE_WHO_DID_NOT_CONTRIBUTE: ("each foe who did not contribute", "cada enemigo que no contribuyó"),
    c.EACH_PLAYER: ("each player", "cada jugador"),
}


def effect(node: Effect, lang: int, mood: int = COMMAND) -> str:
    match node:
        case Seq(effects=effects):
            return sequence(effects, lang, mood)
        case If(condition=k.Having() as having, effect=then):
            return f"{icons(having, lang)} {upper(effect(then, lang, mood))}"
        case If(condition=k.Is(ref=refs.THIS, trait=t.Has(stat=stat)), effect=then):
            return f"{NOUNS[stat][lang]} - {upper(effect(then, lang))}"
        case If(condition=condition, effect=then, otherwise=None):
            return pick(lang, "if ", "si ") + f"{clause(condition, lang)}, {lower(effect(then, lang, mood))}"
        case If(condition=condition, effect=then, otherwise=other) if other is not None:
            if_so = pick(lang, "If ", "Si ") + f"{clause(condition, lang)}, {lower(effect(then, lang))}"
            return f"{effect(other, lang, mood)}. {if_so} " + pick(lang, "instead", "en su lugar")
        case May(effect=Pay(cost=price, effect=then)):
            return (
                pick(lang, "you may ", "puedes ")
                + f"{lower(cost(price, AFTER_MAY, lang))}: {upper(effect(then, lang))}"
            )
        case May(effect=then):
            return pick(lang, "you may ", "puedes ") + lower(effect(then, lang, AFTER_MAY))
        case Pay(cost=price, effect=then):
            return f"{cost(price, COMMAND, lang)}: {upper(effect(then, lang))}"
        case ForEach(among=among, effect=then):
            return name_that(effect(then, lang, mood), selected(among, EACH, lang), lang)
        case Target(among=among, effect=then, choice=choice):
            how = TARGET if isinstance(among, Aimed) else ONLY if is_of_cards(among) else ONE
            text = name_that(effect(then, lang, AFTER_MAY if choice == MAY else mood), selected(among, how, lang), lang)
            return pick(lang, "you may ", "puedes ") + lower(text) if choice == MAY else text
        case UpTo(most=most, among=among, effect=then):
            return name_that(effect(then, lang, mood), up_to(most, among, lang), lang)
        case OneOf(effects=effects):
            return pick(lang, " OR ", " O ").join(effect(part, lang, mood) for part in effects)
        case ChooseNumber(effect=then):
            return effect(then, lang, mood)
        case AtRandom(number=number, among=among, effect=then):
            return drawn_by_lot(number, among, effect(then, lang, mood), lang)
    return choice_of(node, lang, mood)


def sequence(effects: tuple[Effect, ...], lang: int, mood: int) -> str:
    """Plain parts make one sentence, "draw 1 card and gain 1 Action"; others a sentence each."""
    parts = [effect(part, lang, mood) for part in effects]
    if any(isinstance(part, If | May | OneOf | vf.AfterThisAttack) for part in effects):
        return ". ".join(upper(part) for part in parts)
    theirs = [part for part in parts if part.startswith("{player} ")]
    if not theirs:
        return listed([parts[0], *(lower(part) for part in parts[1:])], lang)
    both = listed([theirs[0], *(part.removeprefix("{player} ") for part in theirs[1:])], lang)
    mine = [lower(part) for part in parts if part not in theirs]
    return both + "".join(pick(lang, f", then {part}", f", y después {part}") for part in mine)


def choice_of(node: Effect, lang: int, mood: int) -> str:
    """The choice nodes of this game."""
    match node:
        case ChooseSeat(among=c.Players(among=among), effect=then):
            return name_player(effect(then, lang, mood), WHICH[among][lang], lang)
        case c.ForEachPlayer(among=among, effect=c.ByPlayer(effect=then)):
            return f"{WHICH[among][lang]}: {of_others(effect(then, lang), lang)}"
        case c.ForEachPlayer(among=among, effect=then):
            return name_player(effect(then, lang, mood), WHICH[among][lang], lang)
        case c.OnlyOneTarget(among=among, if_one=if_one, otherwise=otherwise):
            many = effect(otherwise, lang).replace("{player}", pick(lang, "each of them", "cada uno"))
            one = effect(if_one, lang).replace("{player}", pick(lang, "that foe", "ese enemigo"))
            return pick(
                lang,
                f"Target {WHICH[among][lang]}: {lower(many)}. If only 1 target, {lower(one)} instead",
                f"Elige a {WHICH[among][lang]}: {lower(many)}. Si solo hay 1, {lower(one)} en su lugar",
            )
        case c.ByPlayer(who=who, effect=then):
            return f"{player(who, lang)}: {of_others(effect(then, lang), lang)}"
        case c.ChooseDiscipline(effect=then):
            return pick(
                lang, "choose 1 Discipline that character has and ", "elige 1 Disciplina que tenga ese personaje y "
            ) + lower(effect(then, lang))
        case c.LookAtHand(who=who, effect=then):
            return pick(
                lang,
                f"{player(who, lang)} reveals their hand to you. Then {lower(effect(then, lang))}",
                f"{player(who, lang)} te revela su mano. Después {lower(effect(then, lang))}",
            )
        case c.RevealTopCard():
            return pick(
                lang,
                "reveal the top card of your Library: draw a Relic; leave or discard any other card",
                "revela la primera carta de tu Biblioteca: roba una Reliquia; deja o descarta cualquier otra carta",
            )
        case c.TakeFromCollection(kind=kind):
            return pick(
                lang, f"take {KINDS[kind][lang]} from your collection", f"toma {KINDS[kind][lang]} de tu colección"
            )
        case vf.AfterThisAttack(effect=then):
            return pick(lang, "after this attack, ", "después de este ataque, ") + effect(then, lang)
        case vi.HoldConflict(effect=then, what=what):
            return question(then, lang) + (only_leaders(lang) if what == LEADERS_ONLY else "")
    return verb(node, lang, mood)


def question(then: Effect, lang: int) -> str:
    """ "Should target player lose ...?"; "Should I put this card into play?"."""
    asked = lower(effect(then, lang, AFTER_MAY))
    if lang == EN and not asked.startswith("{player}"):
        asked = f"I {asked}"
    return pick(lang, f"Influence Conflict - Should {asked}?", f"Conflicto de Influencia - ¿Debería {asked}?")


def only_leaders(lang: int) -> str:
    return pick(
        lang,
        " Only Leaders may exert Influence (no Influence Modifiers or Prestige)",
        " Solo los Líderes pueden ejercer Influencia (sin Modificadores de Influencia ni Prestigio)",
    )


def selected(among: Selector, how: int, lang: int) -> str:
    if isinstance(among, Aimed):
        return group(among.group, how, lang)
    assert isinstance(among, gr.Group)
    return group(among, how, lang)


def spoken_of(among: Selector, lang: int) -> str:
    """All that a choice is made from."""
    return name_that(selected(among, MANY, lang), pick(lang, "it", "esa carta"), lang)


def is_of_cards(among: Selector) -> bool:
    return isinstance(among, gr.Cards) and among.place in (gr.IN_HAND, gr.IN_DISCARD)


def up_to(most: Amount, among: Selector, lang: int) -> str:
    if isinstance(most, CountOf):
        return pick(lang, "any number of ", "cualquier número de ") + selected(among, MANY, lang)
    number = amount(most, "", lang).strip()
    return pick(lang, f"up to {number} {selected(among, MANY, lang)}", f"hasta {number} {selected(among, MANY, lang)}")


def drawn_by_lot(number: Amount, among: Selector, text: str, lang: int) -> str:
    one = number == Fixed(1) or isinstance(number, Per)
    noun = selected(among, BARE if one else MANY, lang)
    if isinstance(number, Per):
        text += " " + per(number.what, number.every, lang)
        number = Fixed(number.number)
    name = amount(number, pick(lang, f"random {noun}", f"{noun} al azar"), lang)
    return name_that(text, name, lang)


def name_that(text: str, name: str, lang: int) -> str:
    """The first mention is named; later ones refer back to it."""
    again = pick(lang, "it", "esa carta" if "carta" in name else "ese personaje")
    return text.replace("{that}", name, 1).replace("{that}", again)


def name_player(text: str, name: str, lang: int) -> str:
    """Who is not the subject of anything is named in front."""
    if "{player}" not in text:
        return f"{name}: {text}"
    return text.replace("{player}", name, 1).replace("{player}", pick(lang, "that player", "ese jugador"))


def of_others(text: str, lang: int) -> str:
    """What somebody else does is done with theirs."""
    return re.sub(r"\byour\b", "their", text) if lang == EN else re.sub(r"\btu\b", "su", text)

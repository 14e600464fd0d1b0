"""Verbs in words."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import Amount, Effect
from primogen.rivals.language import refs
from primogen.rivals.language import verbs_city as vy
from primogen.rivals.language import verbs_colours as vc
from primogen.rivals.language import verbs_damage as vd
from primogen.rivals.language import verbs_fight as vf
from primogen.rivals.language import verbs_influence as vi
from primogen.rivals.language import verbs_reactions as vr
from primogen.rivals.language import verbs_tokens as vt
from primogen.rivals.language.amounts import DamageDealt, Fixed, Plus, RequirementOf, StatOf
from primogen.rivals.language.verbs_beside import PlayForDamage
from primogen.rivals.language.verbs_colours import SwapBlood
from primogen.rivals.language.verbs_damage import DamageBecomes
from primogen.rivals.language.verbs_reactions import PlayAnotherReaction
from primogen.rivals.rules import words as w
from primogen.rivals.text.amounts import amount, things
from primogen.rivals.text.conditions import types
from primogen.rivals.text.entries import KINDS
from primogen.rivals.text.groups import group
from primogen.rivals.text.hands import verb_of_hands
from primogen.rivals.text.lexicon import NOUNS
from primogen.rivals.text.modifiers import modified, modified_each, modified_players
from primogen.rivals.text.nouns import EACH, MANY, ONE, Phrase, noun, said
from primogen.rivals.text.phrasebook import BOOKS, Noun
from primogen.rivals.text.refs import player, ref, to, whom
from primogen.rivals.text.verbs_cards import verb_of_cards
from primogen.rivals.text.verbs_tokens import done_by, verb_of_tokens
from primogen.text.grammar import COMMAND, NotSayable, does
from primogen.text.languages import pick

RESOURCES: Final = {
    w.PRESTIGE: "prestige",
    w.AGENDA: "agenda",
    w.ACTIONS_GAINED: "actions-gained",
    w.UNHOSTED_GAINED: "unhosted-gained",
}
LOST: Final = (w.PRESTIGE, w.AGENDA, w.ACTIONS_GAINED)
STOLEN: Final = (w.PRESTIGE, w.AGENDA)


DRAWN: Final = {vt.EITHER_DECK: "card", vt.FACTION_DECK: "faction-card"}


def counted_in(key: str, lang: int) -> Noun:
    return BOOKS[lang].amounts[key]


def resource(number: int, lang: int) -> Noun:
    if number not in RESOURCES:
        raise NotSayable(f"nobody gains resource {number}")
    return counted_in(RESOURCES[number], lang)


def lost(number: int, lang: int) -> Noun:
    if number not in LOST:
        raise NotSayable(f"nobody loses resource {number}")
    return resource(number, lang)


def verb(node: Effect, lang: int, mood: int) -> str:
    match node:
        case vt.Draw(amount=by, who=who, deck=deck) if deck in DRAWN:
            draws = done_by(who, ("draw", "draws", "roba", "robar"), lang, mood)
            return f"{draws} {amount(by, counted_in(DRAWN[deck], lang), lang)}"
        case vt.Gain(amount=by, resource=w.INFLUENCE_GAINED, who=refs.YOU):
            now = pick(lang, " during this action or event", " durante esta acción o evento")
            return pick(lang, "gain ", does(mood, "gana ", "ganar ")) + gained(by, now, lang)
        case vt.Gain(amount=RequirementOf() as by, resource=w.PRESTIGE, who=who):
            gains = done_by(who, ("gain", "gains", "gana", "ganar"), lang, mood)
            as_much_as = pick(lang, "Prestige equal to the ", "Prestigio igual a la ")
            return f"{gains} {as_much_as}{things(by, EACH, lang)}"
        case vt.Gain(amount=by, resource=kind, who=who):
            gains = done_by(who, ("gain", "gains", "gana", "ganar"), lang, mood)
            return f"{gains} {amount(by, resource(kind, lang), lang)}"
        case vi.Win(who=who):
            wins = done_by(who, ("you win", "wins", "ganas", "ganar"), lang, mood)
            return wins + pick(lang, " the game", " la partida")
        case vt.Lose(amount=by, resource=kind, who=who):
            loses = done_by(who, ("lose", "loses", "pierde", "perder"), lang, mood)
            return f"{loses} {amount(by, lost(kind, lang), lang)}"
        case vt.StealFrom(amount=by, resource=kind, who=who) if kind in STOLEN:
            much = amount(by, lost(kind, lang), lang)
            return pick(
                lang,
                f"steal {much} from {player(who, lang)}",
                f"{does(mood, 'roba', 'robar')} {much} a {player(who, lang)}",
            )
        case vt.StealOnto(amount=by, who=who, ref=number, side=w.PRESTIGE):
            much, whom_from = amount(by, lost(w.PRESTIGE, lang), lang), player(who, lang)
            return pick(
                lang,
                f"steal {much} from {whom_from} onto {ref(number, lang)}",
                f"{does(mood, 'roba', 'robar')} {much} a {whom_from} y ponlo sobre {ref(number, lang)}",
            )
        case vt.StealOnto(amount=by, who=who, ref=number, side=w.AGENDA):
            much, whom_from = amount(by, lost(w.AGENDA, lang), lang), player(who, lang)
            return pick(
                lang,
                f"steal {much} from {whom_from} and put it on {ref(number, lang)}",
                f"{does(mood, 'roba', 'robar')} {much} a {whom_from} y ponlo sobre {ref(number, lang)}",
            )
        case vt.StealOnto(amount=by, who=who, ref=number, side=w.BLOOD):
            much, whom_from = amount(by, lost(w.PRESTIGE, lang), lang), player(who, lang)
            return pick(
                lang,
                f"steal {much} from {whom_from} and put it on {ref(number, lang)} as Blood (this is mending)",
                f"{does(mood, 'roba', 'robar')} {much} a {whom_from} y ponlo sobre {ref(number, lang)} como Sangre"
                " (esto es curar)",
            )
        case vt.Mend(amount=by, ref=number):
            what = amount(by, pick(lang, "Blood", "de Sangre"), lang)
            english = f"{ref(number, lang)} mends {what}" if mood == COMMAND else f"mend {what} on {ref(number, lang)}"
            return pick(lang, english, f"{does(mood, 'cura', 'curar')} {what} {to(number, lang)}")
        case vt.MendByPrestige(amount=by, ref=number):
            equal = isinstance(by, DamageDealt)
            much = (
                pick(lang, "Prestige equal to the ", "tanto Prestigio como ") + things(by, EACH, lang) if equal else ""
            )
            much = much or amount(by, counted_in("prestige", lang), lang)
            return pick(
                lang,
                f"{ref(number, lang)}'s controller must mend them by spending {much} (but not their last Prestige)",
                f"el controlador de {ref(number, lang)} debe curarlo gastando {much} (pero no su último Prestigio)",
            )
        case vt.DefeatIt(ref=number):
            return pick(
                lang, f"defeat {ref(number, lang)}", f"{does(mood, 'derrota', 'derrotar')} {whom(number, lang)}"
            )
        case SwapBlood(amount=Fixed(number=1), ref=number, of=vc.JUST_MENDED):
            return pick(
                lang,
                f"replace that Blood on {ref(number, lang)} with Blood of your color",
                f"{does(mood, 'sustituye', 'sustituir')} esa Sangre de {ref(number, lang)} por Sangre de tu color",
            )
        case SwapBlood(amount=by, ref=number, of=vc.YOUR_CHOICE):
            there = pick(
                lang,
                f"Blood on {ref(number, lang)} for Blood of your color",
                f"de Sangre de {ref(number, lang)} por Sangre de tu color",
            )
            return pick(lang, "swap ", does(mood, "cambia ", "cambiar ")) + amount(by, there, lang)
    about_cards = verb_of_tokens(node, lang, mood) or verb_of_cards(node, lang, mood) or verb_of_hands(node, lang, mood)
    return about_cards or verb_of_fights(node, lang, mood)


def dealt(by: Amount, kind: int, quality: int, number: int, lang: int, other: int = vf.ANYBODY) -> str:
    """ "1 Physical Damage to the target for each ..."; an icon's part is a sentence of its own."""
    if kind not in (*w.ATTACK_TYPES, w.TYPELESS) or quality not in QUALITIES:
        raise NotSayable(f"no damage is of type {kind} and quality {quality}")
    words = [NOUNS[kind][lang]] if kind != w.TYPELESS else []
    words += [NOUNS[w.AGGRAVATED][lang]] if quality & w.AGGRAVATED_QUALITY else []
    noun = pick(lang, " ".join([*words, "Damage"]), " ".join(["de daño", *words]))
    whom_to = (
        to(number, lang) if other == vf.ANYBODY else to(number, lang) + pick(lang, " and ", " y ") + to(other, lang)
    )
    first, *icons = amount(by, f"{noun} {whom_to}", lang).split("|")
    superficial = pick(
        lang,
        " (a character's last Blood cannot be removed this way)",
        " (la última Sangre de un personaje no se puede quitar así)",
    )
    return ". ".join([first + (superficial if quality & w.SUPERFICIAL_QUALITY else ""), *icons])


def dealt_back(number: int, every: int, kind: int, lang: int, mood: int) -> str:
    name = NOUNS[kind][lang]
    before = pick(lang, " (prior to Damage prevention)", " (antes de prevenir daño)")
    deal = pick(lang, "deal", does(mood, "inflige", "infligir"))
    if (number, every) == (1, 1):
        much = pick(
            lang,
            f"{name} Damage to the attacker equal to the Damage they are dealing to this character",
            f"daño {name} al atacante igual al daño que le esté haciendo a este personaje",
        )
        return f"{deal} {much}{before}"
    much = pick(
        lang,
        f"{number} {name} Damage to the attacker for every {every} Damage they are dealing to this character",
        f"{number} de daño {name} al atacante por cada {every} de daño que le esté haciendo a este personaje",
    )
    return f"{deal} {much}{before}"


QUALITIES: Final = (
    w.NORMAL_DAMAGE,
    w.AGGRAVATED_QUALITY,
    w.SUPERFICIAL_QUALITY,
    w.AGGRAVATED_QUALITY | w.SUPERFICIAL_QUALITY,
)


def kinds_of_damage(kinds: tuple[int, ...], lang: int) -> str:
    """ "Physical and non-Aggravated"."""
    if not kinds or any(kind not in (*w.ATTACK_TYPES, w.NOT_AGGRAVATED, w.SUPERFICIAL) for kind in kinds):
        raise NotSayable(f"no damage becomes {kinds}")
    plain = pick(lang, "non-Aggravated", "no Agravado")
    return pick(lang, " and ", " y ").join([plain if kind == w.NOT_AGGRAVATED else NOUNS[kind][lang] for kind in kinds])


def becomes(kinds: tuple[int, ...], lang: int) -> str:
    """ "the Damage becomes Physical and non-Aggravated"."""
    names = kinds_of_damage(kinds, lang)
    return pick(lang, f"the Damage becomes {names}", f"el daño pasa a ser {names}")


def verb_of_fights(node: Effect, lang: int, mood: int) -> str:
    match node:
        case vf.Modify():
            return modified(node, lang, mood)
        case vf.ModifyEach():
            return modified_each(node, lang)
        case vf.ModifyPlayers():
            return modified_players(node, lang)
        case vf.DealDamage(amount=by, damage_type=kind, quality=quality, ref=number, along=vf.BY_ITSELF, and_to=other):
            deal = pick(lang, "deal", does(mood, "inflige", "infligir"))
            return f"{deal} {dealt(by, kind, quality, number, lang, other)}"
        case vf.DealDamage(
            amount=by, damage_type=kind, quality=quality, ref=number, along=vf.WITH_THE_ATTACK, and_to=vf.ANYBODY
        ):
            return pick(lang, "this attack also deals ", "este ataque hace además ") + dealt(
                by, kind, quality, number, lang
            )
        case vf.DealBack(number=n, every=every, damage_type=kind) if kind in w.ATTACK_TYPES:
            return dealt_back(n, every, kind, lang, mood)
        case vr.StrikeAs(damage_type=kind) if kind in w.ATTACK_TYPES:
            return pick(
                lang,
                f"this deals {NOUNS[kind][lang]} Damage to the attacker instead",
                f"esta carta hace daño {NOUNS[kind][lang]} al atacante en su lugar",
            )
        case vd.Redirect(amount=by, to=among, most=0) if by is not None:
            what = pick(lang, "Damage from this attack to ", "de daño de este ataque a ") + group(among, ONE, lang)
            return pick(lang, "you may redirect ", "puedes redirigir ") + amount(by, what, lang)
        case vd.Redirect(amount=None, to=among, most=most) if most:
            return pick(
                lang,
                f"you may distribute the Damage to {group(among, MANY, lang)} (max {most} Damage to each)",
                f"puedes repartir el daño entre {group(among, MANY, lang)} (máx. {most} de daño a cada uno)",
            )
        case vf.Prevent(amount=by, of=kinds, each=None):
            what = types(kinds, lang) if kinds else ""
            return pick(lang, "prevent ", does(mood, "previene ", "prevenir ")) + amount(
                by, pick(lang, f"{what} Damage", f"de daño {what}").strip(), lang
            )
        case DamageBecomes(kinds=kinds):
            return becomes(kinds, lang)
        case vf.Retarget():
            return NOUNS[w.TARGETED][lang]
        case vr.ChangeTarget(ref=number, anew=vr.AT_ONCE):
            return pick(lang, f"{ref(number, lang)} becomes the target", f"{ref(number, lang)} pasa a ser el blanco")
        case vr.ChangeTarget(ref=number, anew=vr.FROM_BLOCKING):
            return pick(
                lang,
                f"redirect this attack to {ref(number, lang)}. The attack may be Blocked, and the defender may play a "
                "Reaction",
                f"{does(mood, 'redirige', 'redirigir')} este ataque a {ref(number, lang)}. El ataque puede ser "
                "bloqueado, y el defensor puede jugar una Reacción",
            )
        case PlayForDamage(ref=number):
            return pick(
                lang,
                f"immediately play {ref(number, lang)} of the announced type, applying only its listed Damage",
                f"{does(mood, 'juega', 'jugar')} de inmediato {ref(number, lang)} del tipo anunciado, aplicando solo el "
                "daño que indica",
            )
        case vf.NegateAttack():
            return pick(lang, "negate the attack", f"{does(mood, 'anula', 'anular')} el ataque")
        case vf.NegateReaction(which=vf.OF_THE_TARGET, by=None):
            return pick(lang, "negate the target's Reaction", f"{does(mood, 'anula', 'anular')} la Reacción del blanco")
        case vf.NegateReaction(which=vf.ALL_OF_THEM, by=None):
            return pick(lang, "negate all Reactions", f"{does(mood, 'anula', 'anular')} todas las Reacciones")
        case vf.NegateReaction(which=vf.ALL_OF_THEM, by=by) if by is not None:
            who = group(by, MANY, lang)
            return pick(
                lang,
                f"negate all Reactions played by {who}",
                f"{does(mood, 'anula', 'anular')} todas las Reacciones que jueguen {who}",
            )
        case PlayAnotherReaction():
            return pick(lang, "you may play an additional Reaction", "puedes jugar una Reacción adicional")
        case vf.NegateAttackCard():
            return pick(lang, "negate the Attack card", f"{does(mood, 'anula', 'anular')} la carta de Ataque")
        case vf.MakeAttack(ref=number, on=on) if on != vf.ANYBODY:
            return pick(
                lang,
                f"{ref(number, lang)} attacks {ref(on, lang)}",
                f"{ref(number, lang)} ataca {to(on, lang)}",
            )
        case vf.MakeAttack(ref=number):
            return pick(
                lang, f"attack with {ref(number, lang)}", f"{does(mood, 'ataca', 'atacar')} con {ref(number, lang)}"
            )
        case vf.Diablerize(diablerist=diablerist, victim=victim):
            return pick(
                lang,
                f"{ref(diablerist, lang)} performs diablerie on {ref(victim, lang)}",
                f"{ref(diablerist, lang)} comete diablerie contra {ref(victim, lang)}",
            )
    return verb_of_city(node, lang, mood)


def gained(by: Amount, now: str, lang: int) -> str:
    """When it is gained stands by the first of it: "2 Influence during this action, and 2 more for each ..."."""
    influence = counted_in("influence", lang)
    if isinstance(by, Plus):
        more = amount(by.second, pick(lang, "more Influence", "más de Influencia"), lang)
        return f"{gained(by.first, now, lang)}, {pick(lang, 'and', 'y')} {more}"
    if isinstance(by, Fixed):
        return amount(by, influence, lang) + now
    if isinstance(by, RequirementOf | StatOf):
        equal = pick(lang, " equal to the ", " igual a la ")
        return pick(lang, "Influence", "Influencia") + now + equal + things(by, EACH, lang)
    return amount(by, influence.one + now, lang)


def verb_of_city(node: Effect, lang: int, mood: int) -> str:
    match node:
        case vy.AddCityCards(amount=by):
            many = amount(by, counted_in("card", lang), lang)
            return pick(lang, f"add {many} to The Streets", f"{does(mood, 'añade', 'añadir')} {many} a Las Calles")
        case vy.FetchFromCityDeck(kind=kind) if kind in KINDS:
            what = noun(KINDS[kind], lang)
            return pick(
                lang,
                f"if the {what.one} is in the City Deck, put it into The Streets and shuffle the City Deck",
                f"si {said(Phrase(what), ONE, lang)} está en el Mazo de Ciudad, ponlo en Las Calles y baraja el Mazo de Ciudad",
            )
        case vy.ClaimBenefit(ref=number):
            return pick(
                lang,
                f"this character claims the Burn benefit of {ref(number, lang)}, if any",
                f"este personaje obtiene el beneficio de Quemar de {ref(number, lang)}, si lo tiene",
            )
        case vy.TurnUpUnusedMonster():
            return pick(
                lang,
                "turn the top card of the unused Monsters face up",
                "pon boca arriba la primera carta de los Monstruos sin usar",
            )
    raise NotSayable(f"no phrase for {node!r}")

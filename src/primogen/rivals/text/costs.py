"""Costs in words. Spanish commands ("paga") and follows "puedes" ("pagar") with different words; English does not."""

from __future__ import annotations

from typing import Final

from primogen.kernel.choosing import ChooseNumber, UpTo
from primogen.kernel.effects import MAY, Amount, Effect, If
from primogen.rivals.language import costs as p
from primogen.rivals.language import groups as gr
from primogen.rivals.language import refs
from primogen.rivals.language import verbs_cards as vc
from primogen.rivals.language.amounts import CountOf, Fixed, IconsOf, Number, Per, StatOf, TokensOn
from primogen.rivals.language.conditions import Belongs
from primogen.rivals.language.costs_influence import Exert, ExertUpTo
from primogen.rivals.language.costs_rage import PayRage
from primogen.rivals.language.payable import Payable
from primogen.rivals.language.traits import OF_ANY_COLOUR
from primogen.rivals.language.verbs_cards import BurnIt, DiscardIt
from primogen.rivals.language.verbs_tokens import AS_IT_IS, GENERAL_SUPPLY, MoveTokens, PutTokens, RemoveTokens
from primogen.rivals.rules import words as w
from primogen.rivals.text.conditions import clause
from primogen.rivals.text.entries import NUMBERS
from primogen.rivals.text.groups import Places, group, phrase, taken, within
from primogen.rivals.text.lexicon import MARKS, NOUNS
from primogen.rivals.text.nouns import BARE, EACH, MANY, ONE, a, as_object, noun, said
from primogen.rivals.text.refs import ref, whom
from primogen.rivals.text.tokens import tokens
from primogen.text.grammar import NotSayable, does, lower
from primogen.text.languages import pick

COSTS: Final = (
    *(
        p.Costs,
        p.PayBlood,
        PayRage,
        p.PayPrestige,
        p.PayXPrestige,
        p.PayXBlood,
        p.PayAgenda,
        p.ByDoing,
        p.OutOf,
        p.Detach,
        p.SpendAction,
        Exert,
        ExertUpTo,
    ),
)

OUT_OF_HAND: Final[Places] = {(gr.IN_HAND, gr.YOURS): ("", "")}  # from where one discards goes without saying


def cost(node: Effect, mood: int, lang: int) -> str:
    match node:
        case p.Costs(costs=costs) if costs:
            return ", ".join(cost(each, mood, lang) for each in costs)
        case p.PayBlood(number=n):
            return pick(lang, f"Pay {n} Blood", f"{does(mood, 'Paga', 'Pagar')} {n} de Sangre")
        case PayRage(number=n):
            return pick(lang, f"Pay {n} Rage", f"{does(mood, 'Paga', 'Pagar')} {n} de Rabia")
        case p.PayPrestige(number=n):
            return pick(lang, f"Pay {n} Prestige", f"{does(mood, 'Paga', 'Pagar')} {n} de Prestigio")
        case p.PayXPrestige(most=most, useful=None) if most:
            pays = does(mood, "Paga", "Pagar")
            return pick(lang, f"Pay X Prestige, 1 to {most}", f"{pays} X de Prestigio, de 1 a {most}")
        case p.PayXPrestige(most=0, useful=CountOf(group=useful)):
            up_to = pick(lang, "up to 1 for each ", "hasta 1 por cada ") + group(useful, BARE, lang)
            return pick(lang, f"Pay X Prestige, {up_to}", f"{does(mood, 'Paga', 'Pagar')} X de Prestigio, {up_to}")
        case p.PayXPrestige(useful=None):
            return pick(lang, "Pay X Prestige", f"{does(mood, 'Paga', 'Pagar')} X de Prestigio")
        case p.PayXBlood(most=Fixed(number=most)):
            much = pick(lang, " or ", " o ").join(map(str, range(1, most + 1)))
            return pick(lang, f"Pay {much} Blood", f"{does(mood, 'Paga', 'Pagar')} {much} de Sangre")
        case p.PayXBlood(most=IconsOf(discipline=stat, group=among)) if w.DISCIPLINES_AT <= stat < w.DISCIPLINES_END:
            icon, who = f"[{NOUNS[stat][lang]}]", within(among, lang)
            return pick(
                lang,
                f"Pay X Blood, up to 1 for each {icon}{who}",
                f"{does(mood, 'Paga', 'Pagar')} X de Sangre, hasta 1 por cada {icon}{who}",
            )
        case p.PayAgenda(number=n):
            return pick(lang, f"Pay {n} Agenda", f"{does(mood, 'Paga', 'Pagar')} {n} de Objetivo")
        case Exert(amount=StatOf(stat=stat, ref=number, given_by=None)) if stat in NUMBERS:
            whose = pick(
                lang,
                f"equal to {NOUNS[stat][lang]} of {ref(number, lang)}",
                f"igual a {NOUNS[stat][lang]} de {ref(number, lang)}",
            )
            return pick(lang, f"Exert Influence {whose}", f"{does(mood, 'Ejerce', 'Ejercer')} Influencia {whose}")
        case Exert(amount=Fixed(number=n)):
            return pick(lang, f"Exert {n} Influence", f"{does(mood, 'Ejerce', 'Ejercer')} {n} de Influencia")
        case ExertUpTo(most=most):
            exerts = does(mood, "Ejerce", "Ejercer")
            return pick(lang, f"Exert X Influence, up to {most}", f"{exerts} X de Influencia, hasta {most}")
        case p.Detach():
            return pick(lang, "Detach", f"{does(mood, 'Separa', 'Separar')} esta carta")
        case p.ByDoing(verb=verb):
            return done(verb, mood, lang)
        case If(condition=condition, effect=first, otherwise=second) if second is not None:
            instead = pick(lang, "instead", "en su lugar")
            if_so = pick(lang, "if ", "si ") + f"{clause(condition, lang)}, {lower(cost(first, mood, lang))} {instead}"
            return f"{cost(second, mood, lang)}; {if_so}"
        case p.SpendAction(among=among):
            who = group(among, ONE, lang)
            return pick(lang, f"Action (exhaust {who})", f"Acción (agota {as_object(who, lang)})")
    return of_a_group(node, mood, lang)


DONE_TO_EACH: Final[dict[Payable, tuple[str, str, str]]] = {
    vc.DiscardIt(refs.THAT): ("Discard", "Descarta", "Descartar"),
    vc.BurnIt(refs.THAT): ("Burn", "Quema", "Quemar"),
    vc.ExhaustIt(refs.THAT): ("Exhaust", "Agota", "Agotar"),
    vc.ShuffleBack(gr.Exactly(refs.THAT)): (
        "Shuffle into your Library",
        "Baraja en tu Biblioteca",
        "Barajar en tu Biblioteca",
    ),
    vc.DetachIt(refs.THAT): ("Detach", "Separa", "Separar"),
}


def done(verb: Payable, mood: int, lang: int) -> str:
    match verb:
        case vc.ExhaustIt(ref=refs.THIS):
            return pick(lang, "Exhaust", f"{does(mood, 'Agota', 'Agotar')} a este personaje")
        case vc.ExhaustIt(ref=number):
            return pick(lang, f"Exhaust {ref(number, lang)}", f"{does(mood, 'Agota', 'Agotar')} {whom(number, lang)}")
        case vc.BurnIt(ref=number):
            return pick(lang, f"Burn {ref(number, lang)}", f"{does(mood, 'Quema', 'Quemar')} {whom(number, lang)}")
        case vc.DiscardIt(ref=number):
            discards = does(mood, "Descarta", "Descartar")
            return pick(lang, f"Discard {ref(number, lang)}", f"{discards} {ref(number, lang)}")
        case vc.MillTop(number=n):
            return pick(lang, "Discard ", does(mood, "Descarta ", "Descartar ")) + top_of_library(n, lang)
        case vc.TurnIt(ref=refs.THIS_CARD, side=vc.UP):
            return pick(lang, "Turn this token face up", f"{does(mood, 'Pon', 'Poner')} esta ficha boca arriba")
        case RemoveTokens(amount=Fixed(number=n), token=token, ref=number, colour=colour):
            what = f"{n} {pick(lang, '', 'de ')}{tokens(token, colour, lang)}"
            return pick(
                lang,
                f"Remove {what} from {ref(number, lang)}",
                f"{does(mood, 'Retira', 'Retirar')} {what} de {ref(number, lang)}",
            )
    raise NotSayable(f"nobody pays by {verb!r}")


def of_a_group(node: Effect, mood: int, lang: int) -> str:
    """So many cards out of some."""
    match node:
        case p.OutOf(number=1, among=among, verb=p.SpendBlood(number=n, ref=refs.THAT), also=None):
            whose = so_many(1, among, lang)
            return pick(lang, f"Pay {n} Blood from {whose}", f"{does(mood, 'Paga', 'Pagar')} {n} de Sangre de {whose}")
        case p.OutOf(
            number=1,
            among=among,
            verb=PutTokens(amount=Fixed(number=1), token=token, ref=refs.THAT, whose=refs.YOU, supply=supply),
            also=vc.ExhaustIt(ref=refs.THAT),
        ) if token in MARKS and supply == GENERAL_SUPPLY:
            what, who = a(noun(MARKS[token], lang), lang), taken(among, ONE, lang)
            return pick(
                lang,
                f"Put {what} on {who} and exhaust them",
                f"{does(mood, 'Pon', 'Poner')} {what} sobre {who} y {does(mood, 'agótalo', 'agotarlo')}",
            )
        case p.OutOf(number=n, among=among, verb=verb, also=None) if verb in DONE_TO_EACH:
            english, command, infinitive = DONE_TO_EACH[verb]
            return pick(lang, f"{english} ", does(mood, f"{command} ", f"{infinitive} ")) + so_many(n, among, lang)
        case p.OutOf(
            number=1,
            among=among,
            verb=RemoveTokens(amount=Fixed(number=n), token=token, ref=refs.THAT, colour=colour),
            also=None,
        ):
            what, off = f"{n} {pick(lang, '', 'de ')}{tokens(token, colour, lang)}", group(among, ONE, lang)
            return pick(lang, f"Remove {what} from {off}", f"{does(mood, 'Retira', 'Retirar')} {what} de {off}")
        case UpTo(most=most, among=gr.Group() as among, effect=DiscardIt(ref=refs.THAT), choice=choice) if (
            choice == MAY
        ):
            return (
                pick(lang, "Discard X ", does(mood, "Descarta X ", "Descartar X "))
                + cards(among, 2, lang)
                + as_many(most, among, lang)
            )
        case UpTo(most=most, among=gr.Group() as among, effect=vc.ExhaustIt(ref=refs.THAT), choice=choice) if (
            choice == MAY
        ):
            who = cards(among, 2, lang) + as_many(most, among, lang)
            return pick(lang, f"Exhaust X {who}", f"{does(mood, 'Agota', 'Agotar')} a X {who}")
        case ChooseNumber(
            least=1,
            most=TokensOn(on=gr.Exactly(ref=lying), token=token, colour=colour),
            effect=RemoveTokens(amount=Number(), token=removed, ref=number, colour=of),
        ) if (lying, token, colour, of) == (number, removed, OF_ANY_COLOUR, OF_ANY_COLOUR):
            what = pick(lang, "X ", "X de ") + tokens(token, colour, lang)
            removes = does(mood, "Retira", "Retirar")
            return pick(lang, f"Remove {what} from {ref(number, lang)}", f"{removes} {what} de {ref(number, lang)}")
        case ChooseNumber(
            least=1, most=Per(number=1, every=1, what=lying, most=most), effect=RemoveTokens() as off
        ) if most:
            return cost(ChooseNumber(1, lying, off), mood, lang) + pick(lang, f", up to {most}", f", hasta {most}")
        case ChooseNumber(
            least=1,
            most=Per(number=1, every=1, what=TokensOn(on=gr.Exactly(ref=lying), token=token, colour=colour), most=most),
            effect=MoveTokens(amount=Number(), token=moved, origin=origin, to=to, side=side),
        ) if (lying, token, colour, side) == (origin, moved, OF_ANY_COLOUR, AS_IT_IS) and most:
            what, puts = tokens(token, colour, lang), does(mood, "Pon", "Poner")
            return pick(
                lang,
                f"Put 1 to {most} {what} from {ref(origin, lang)} on {ref(to, lang)}",
                f"{puts} de 1 a {most} de {what} de {ref(origin, lang)} sobre {ref(to, lang)}",
            )
        case UpTo(
            most=CountOf(group=counted),
            among=gr.Cards() | gr.EitherGroup() as among,
            effect=RemoveTokens(amount=Fixed(number=1), token=token, ref=refs.THAT, colour=colour),
            choice=choice,
        ) if (choice, counted, colour) == (MAY, among, OF_ANY_COLOUR):
            each, what = group(among, EACH, lang), tokens(token, colour, lang)
            return pick(
                lang,
                f"Remove X {what}, up to 1 from {each}",
                f"{does(mood, 'Retira', 'Retirar')} X de {what}, hasta 1 de {each}",
            )
        case UpTo(
            most=Fixed(number=most),
            among=gr.Cards() as among,
            effect=RemoveTokens(amount=Fixed(number=1), token=token, ref=refs.THAT, colour=colour),
            choice=choice,
        ) if choice == MAY:
            what = one_of_them(token, colour, lang)
            return pick(
                lang,
                f"Remove {what} from each of up to {most} {group(among, MANY, lang)}",
                f"{does(mood, 'Retira', 'Retirar')} {what} de cada uno de hasta {most} {group(among, MANY, lang)}",
            )
        case UpTo(
            most=most,
            among=gr.EitherGroup(first=first, second=second) as among,
            effect=If(
                condition=Belongs(ref=refs.THAT, group=burned),
                effect=BurnIt(ref=refs.THAT),
                otherwise=DiscardIt(ref=refs.THAT),
            ),
            choice=choice,
        ) if choice == MAY and burned == first:
            burn, discard = cards(first, 2, lang), cards(second, 2, lang)
            return pick(
                lang,
                f"Burn X {burn} and/or discard X {discard}",
                f"{does(mood, 'Quema', 'Quemar')} X {burn} y/o {does(mood, 'descarta', 'descartar')} X {discard}",
            ) + as_many(most, among, lang)
    raise NotSayable(f"no phrase for {node!r}")


def one_of_them(token: int, colour: int, lang: int) -> str:
    """ "1 Blood of your color", "1 token"."""
    if (token, colour) == (w.ANY_TOKEN, OF_ANY_COLOUR):
        return pick(lang, "1 token", "1 ficha")
    return pick(lang, "1 ", "1 de ") + tokens(token, colour, lang)


def as_many(most: Amount, among: gr.Group, lang: int) -> str:
    """As many as one has goes without saying."""
    if most == CountOf(among):
        return ""
    if isinstance(most, Fixed):
        return pick(lang, f", up to {most.number}", f", hasta {most.number}")
    if most == Number():
        return pick(lang, " (at most that many)", " (como mucho esa cantidad)")
    if isinstance(most, Fixed):
        return pick(lang, f", up to {most.number}", f", hasta {most.number}")
    raise NotSayable(f"X is not counted by {most!r}")


def so_many(number: int, among: gr.Group, lang: int) -> str:
    return f"{number} {cards(among, number, lang)}"


def cards(among: gr.Group, number: int, lang: int) -> str:
    how = MANY if number != 1 else BARE
    if isinstance(among, gr.Cards) and (among.place, among.whose) == (gr.IN_HAND, gr.YOURS):
        return said(phrase(among, OUT_OF_HAND, lang, many=number != 1), how, lang)
    return taken(among, how, lang)


def top_of_library(number: int, lang: int, whose: str = "") -> str:
    """ "the top card", "the top 2 cards"; of your Library, or of that player's."""
    deck = (
        pick(lang, f"{whose}'s Library", f"la Biblioteca de {whose}")
        if whose
        else pick(lang, "your Library", "tu Biblioteca")
    )
    if number == 1:
        return pick(lang, f"the top card of {deck}", f"la primera carta de {deck}")
    return pick(lang, f"the top {number} cards of {deck}", f"las {number} primeras cartas de {deck}")

"""Verbs about tokens on cards in words: put there, taken off, moved."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import Effect
from primogen.rivals.language import refs
from primogen.rivals.language import verbs_laid as vl
from primogen.rivals.language import verbs_tokens as vt
from primogen.rivals.language.afflictions import RemoveAffliction
from primogen.rivals.language.amounts import Fixed, TokensOn
from primogen.rivals.language.groups import Exactly
from primogen.rivals.language.traits import OF_ANY_COLOUR
from primogen.rivals.language.verbs_plots import Expose, StealRivalToken
from primogen.rivals.rules import words as w
from primogen.rivals.text.amounts import amount, mark
from primogen.rivals.text.lexicon import MARKS
from primogen.rivals.text.nouns import a
from primogen.rivals.text.refs import player, ref, to
from primogen.rivals.text.tokens import tokens
from primogen.text.grammar import AFTER_MAY, NotSayable, does
from primogen.text.languages import pick

FLIPPED: Final[dict[int, tuple[str, str]]] = {
    w.BLOOD: ("", ""),
    w.PRESTIGE: (", flipped to its Prestige side", ", por su lado de Prestigio"),
}
MOVED_FROM: Final = (refs.THIS_CARD, refs.THE_FIRST_CARD, refs.YOUR_LEADER)  # elsewhere Blood is stolen
SIDES: Final[dict[int, tuple[str, str]]] = {
    vt.AS_IT_IS: ("", ""),
    vt.TURNED_OVER: (", turned over", ", dándole la vuelta"),
}


def done_by(who: int, verbs: tuple[str, str, str, str], lang: int, mood: int) -> str:
    """ "draw", "{player} draws", "roba", "robar": whoever does it is named, you are not."""
    english, they, command, infinitive = verbs
    if who == refs.YOU:
        return pick(lang, english, does(mood, command, infinitive))
    return f"{player(who, lang)} " + pick(lang, english if mood == AFTER_MAY else they, does(mood, command, infinitive))


def verb_of_tokens(node: Effect, lang: int, mood: int) -> str:
    """Empty if it is no verb about tokens on cards."""
    match node:
        case vl.PutSameToken(ref=number):
            it = ref(number, lang)
            return pick(
                lang,
                f"put 1 identical token (but no Leader token) from your general supply on {it}",
                f"{does(mood, 'pon', 'poner')} 1 ficha idéntica (salvo de Líder) de tu reserva general sobre {it}",
            )
        case vt.PutTokens():
            return put(node, lang, mood)
        case vl.PutSpilled(origin=origin, to=other, token=token) if token in FLIPPED:
            of = "" if origin == refs.THIS else pick(lang, " of ", " de ") + ref(origin, lang)
            flipped = FLIPPED[token][lang]
            return pick(
                lang,
                f"put that Blood{of} on {ref(other, lang)}{flipped}",
                f"{does(mood, 'pon', 'poner')} esa Sangre{of} sobre {ref(other, lang)}{flipped}",
            )
        case Expose(ref=number, who=who):
            return pick(
                lang,
                f"if you resolve {ref(number, lang)} this turn, you may target {player(who, lang)}",
                f"si resuelves {ref(number, lang)} este turno, puedes elegir a {player(who, lang)}",
            )
        case StealRivalToken(who=who):
            return pick(
                lang,
                f"steal a Rival token from {player(who, lang)}. At the start of your next turn, return it",
                f"{does(mood, 'roba', 'robar')} una ficha de Rival a {player(who, lang)}."
                " Al inicio de tu próximo turno, devuélvela",
            )
        case RemoveAffliction(ref=number):
            return pick(
                lang,
                f"remove 1 Affliction from {ref(number, lang)}",
                f"{does(mood, 'retira', 'retirar')} 1 Aflicción de {ref(number, lang)}",
            )
        case vt.RemoveTokens(
            amount=TokensOn(on=Exactly(ref=there), token=token, colour=colour), token=removed, ref=number, colour=whose
        ) if (there, token, colour) == (number, removed, whose):
            what = many_of(token, lang, colour)
            return pick(
                lang,
                f"remove all {what} from {ref(number, lang)}",
                f"{does(mood, 'retira', 'retirar')} toda la {what.removeprefix('de ')} de {ref(number, lang)}",
            )
        case vt.RemoveTokens(amount=by, token=token, ref=number, colour=colour) if colour != OF_ANY_COLOUR:
            what = amount(by, many_of(token, lang, colour), lang)
            return pick(
                lang,
                f"remove {what} from {ref(number, lang)}",
                f"{does(mood, 'retira', 'retirar')} {what} de {ref(number, lang)}",
            )
        case vt.RemoveTokens(amount=by, token=w.BLOOD, ref=number) if mood != AFTER_MAY:
            what = amount(by, many_of(w.BLOOD, lang), lang)
            return pick(lang, f"{ref(number, lang)} loses {what}", f"{ref(number, lang)} pierde {what}")
        case vt.RemoveTokens(amount=Fixed(number=1), token=token, ref=number) if token in MARKS:
            what = a(mark(token, lang), lang)
            return pick(
                lang,
                f"remove {what} from {ref(number, lang)}",
                f"{does(mood, 'retira', 'retirar')} {what} de {ref(number, lang)}",
            )
        case vt.RemoveTokens(amount=by, token=token, ref=number):
            what = amount(by, many_of(token, lang), lang)
            return pick(
                lang,
                f"remove {what} from {ref(number, lang)}",
                f"{does(mood, 'retira', 'retirar')} {what} de {ref(number, lang)}",
            )
        case vt.MoveTokens(
            amount=TokensOn(on=Exactly(ref=there), token=token, colour=colour),
            token=moved,
            origin=origin,
            to=other,
            side=vt.AS_IT_IS,
        ) if (there, token, colour) == (origin, moved, OF_ANY_COLOUR):
            what = tokens(token, colour, lang)
            return pick(
                lang,
                f"move all {what} on {ref(origin, lang)} to {ref(other, lang)}",
                f"{does(mood, 'mueve', 'mover')} todo el {what} sobre {ref(origin, lang)} a {ref(other, lang)}",
            )
        case vt.MoveTokens(amount=by, token=w.BLOOD, origin=origin, to=thief, side=vt.AS_IT_IS) if (
            origin not in MOVED_FROM and thief != refs.THE_OTHER
        ):
            what = amount(by, many_of(w.BLOOD, lang), lang)
            return pick(
                lang,
                f"{ref(thief, lang)} steals {what} from {ref(origin, lang)}",
                f"{ref(thief, lang)} roba {what} {to(origin, lang)}",
            )
        case vt.MoveTokens(amount=by, token=token, origin=origin, to=other, side=side) if side in SIDES:
            what = amount(by, many_of(token, lang), lang)
            moves = pick(
                lang,
                f"move {what} from {ref(origin, lang)} to {ref(other, lang)}",
                f"{does(mood, 'mueve', 'mover')} {what} de {ref(origin, lang)} a {ref(other, lang)}",
            )
            return moves + SIDES[side][lang]
    return ""


def many_of(token: int, lang: int, colour: int = OF_ANY_COLOUR) -> str:
    """ "Prestige", "de Prestigio"."""
    return pick(lang, "", "de ") + tokens(token, colour, lang)


def put(node: vt.PutTokens, lang: int, mood: int) -> str:
    here = pick(lang, " on ", " sobre ") + ref(node.ref, lang)
    if node.supply == vt.JUST_GAINED:
        if node.token != w.PRESTIGE or not isinstance(node.amount, Fixed):
            raise NotSayable(f"nothing of that is just gained: {node!r}")
        puts = done_by(node.whose, ("place", "places", "pon", "poner"), lang, mood)
        return f"{puts} {node.amount.number} " + pick(lang, "of those tokens", "de esas fichas") + here
    puts = pick(lang, "put ", does(mood, "pon ", "poner "))
    if node.token == w.LEADER_TOKEN:
        if (node.amount, node.whose, node.supply) != (Fixed(1), refs.YOU, vt.GENERAL_SUPPLY):
            raise NotSayable(f"each player has but one Leader token: {node!r}")
        return puts + pick(lang, "your Leader token", "tu ficha de Líder") + here
    if node.token in MARKS:
        return puts + marks(node, lang) + here
    return puts + amount(node.amount, many_of(node.token, lang) + out_of(node, lang) + here, lang)


def marks(node: vt.PutTokens, lang: int) -> str:
    if node.whose != refs.YOU or node.supply != vt.GENERAL_SUPPLY:
        raise NotSayable(f"a token that marks somebody is nobody's: {node!r}")
    kind = mark(node.token, lang)
    return a(kind, lang) if node.amount == Fixed(1) else amount(node.amount, kind, lang)


SUPPLIES: Final[dict[int, tuple[str, str]]] = {
    vt.GENERAL_SUPPLY: ("general supply", "reserva general"),
    vt.OWN_SUPPLY: ("personal supply", "reserva personal"),
}


def out_of(node: vt.PutTokens, lang: int) -> str:
    """ " from your general supply"; of Blood and Agenda that goes without saying."""
    if node.supply not in SUPPLIES or (node.supply == vt.OWN_SUPPLY and node.token != w.PRESTIGE):
        raise NotSayable(f"no supply has that: {node!r}")
    if node.whose == refs.YOU and node.token != w.PRESTIGE:
        return ""
    if node.token == w.AGENDA:
        raise NotSayable("Agenda is of nobody's colour")
    supply = SUPPLIES[node.supply][lang]
    if node.whose == refs.YOU:
        return pick(lang, f" from your {supply}", f" de tu {supply}")
    whose = player(node.whose, lang)
    return pick(lang, f" from {whose}'s {supply}", f" de la {supply} de {whose}")

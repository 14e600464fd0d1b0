"""Verbs about cards in words: attached, discarded, exhausted, played, moved."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import Effect
from primogen.rivals.language import verbs_cards as vc
from primogen.rivals.language import verbs_places as vp
from primogen.rivals.language.refs import YOU
from primogen.rivals.rules.playable import FREE, NO_ACTION_COST
from primogen.rivals.text.costs import top_of_library
from primogen.rivals.text.lexicon import NOUNS
from primogen.rivals.text.refs import player, ref, to, whom
from primogen.text.grammar import does
from primogen.text.languages import pick

LET_OFF: Final = {
    FREE: ("at no cost", "sin coste"),
    NO_ACTION_COST: ("at no Action cost", "sin coste de Acción"),
}


def verb_of_cards(node: Effect, lang: int, mood: int) -> str:
    """Empty if it is no verb about cards."""
    match node:
        case vc.ExhaustIt(ref=number):
            return pick(lang, f"exhaust {ref(number, lang)}", f"{does(mood, 'agota', 'agotar')} {whom(number, lang)}")
        case vc.ReadyIt(ref=number):
            return pick(lang, f"ready {ref(number, lang)}", f"{does(mood, 'prepara', 'preparar')} {whom(number, lang)}")
        case vc.BurnIt(ref=number):
            return pick(lang, f"burn {ref(number, lang)}", f"{does(mood, 'quema', 'quemar')} {whom(number, lang)}")
        case vc.DiscardIt(ref=number):
            return pick(
                lang, f"discard {ref(number, lang)}", f"{does(mood, 'descarta', 'descartar')} {ref(number, lang)}"
            )
        case vc.AttachThis(ref=number):
            return pick(
                lang,
                f"attach this card {to(number, lang)}",
                f"{does(mood, 'adjunta', 'adjuntar')} esta carta {to(number, lang)}",
            )
        case vc.AttachIt(card=card, host=host, heard=heard):
            silent = pick(lang, " (does not trigger attach effects)", " (no activa efectos de adjuntar)")
            return pick(
                lang,
                f"attach {ref(card, lang)} {to(host, lang)}",
                f"{does(mood, 'adjunta', 'adjuntar')} {ref(card, lang)} {to(host, lang)}",
            ) + ("" if heard == vc.HEARD else silent)
        case vc.AttachFaceDown(card=card, host=host):
            return pick(
                lang,
                f"attach {ref(card, lang)} face down {to(host, lang)}",
                f"{does(mood, 'adjunta', 'adjuntar')} {ref(card, lang)} boca abajo {to(host, lang)}",
            )
        case vc.ShuffleBack(ref=number):
            return pick(
                lang,
                f"shuffle {ref(number, lang)} back into the Library",
                f"{does(mood, 'baraja', 'barajar')} {ref(number, lang)} de vuelta en la Biblioteca",
            )
        case vc.MillTop(number=n):
            return pick(
                lang,
                f"put {top_of_library(n, lang)} into your discard pile",
                f"{does(mood, 'pon', 'poner')} {top_of_library(n, lang)} en tu pila de descartes",
            )
        case vc.GiveLeaderToken(ref=number):
            return pick(
                lang,
                f"put your Leader token on {ref(number, lang)}",
                f"{does(mood, 'pon', 'poner')} tu ficha de Líder sobre {ref(number, lang)}",
            )
        case vc.PutDiscipline(ref=number, discipline=d, by=by) if by in (1, -1):
            side = "+" if by > 0 else "-"
            name = f"[{NOUNS[d][lang]}]" if d > 0 else ""
            return pick(
                lang,
                f"put a ({side}) token of {name or 'that Discipline'} on {ref(number, lang)}",
                f"{does(mood, 'pon', 'poner')} una ficha ({side}) de {name or 'esa Disciplina'} sobre {ref(number, lang)}",
            )
        case vc.TurnHavenDown(who=who):
            haven = pick(lang, "your active Haven", "tu Refugio activo")
            if who != YOU:
                haven = pick(
                    lang, f"the active Haven of {player(who, lang)}", f"el Refugio activo de {player(who, lang)}"
                )
            whose = pick(lang, "your", "tu") if who == YOU else pick(lang, "their", "su")
            return pick(
                lang,
                f"{haven} lies face down until the start of {whose} next turn",
                f"{haven} queda boca abajo hasta el inicio de {whose} próximo turno",
            )
        case vc.SetBlood(number=n, ref=number):
            return pick(
                lang,
                f"place {n} Blood on {ref(number, lang)}",
                f"{does(mood, 'pon', 'poner')} {n} de Sangre sobre {ref(number, lang)}",
            )
    return verb_of_places(node, lang, mood)


def verb_of_places(node: Effect, lang: int, mood: int) -> str:
    match node:
        case vp.PutThisIntoPlay():
            return pick(lang, "put this card into play", f"{does(mood, 'pon', 'poner')} esta carta en juego")
        case vp.PlaceAtNoCost(ref=number):
            return pick(
                lang,
                f"place {ref(number, lang)} face down at no cost",
                f"{does(mood, 'coloca', 'colocar')} {ref(number, lang)} boca abajo sin coste",
            )
        case vp.PlayIt(ref=number, by=by, cost=cost) if cost in LET_OFF:
            let_off = LET_OFF[cost][lang]
            return pick(
                lang,
                f"{ref(by, lang)} plays {ref(number, lang)} {let_off}",
                f"{ref(by, lang)} juega {ref(number, lang)} {let_off}",
            )
        case vp.RecruitAtNoCost(ref=number, blood=n):
            return pick(
                lang,
                f"recruit {ref(number, lang)} at no cost, placing only {n} Blood from your general supply on them",
                f"{does(mood, 'recluta', 'reclutar')} {whom(number, lang)} sin coste, con solo {n} de Sangre de tu reserva general",
            )
        case vp.MoveToStreets(ref=number):
            return pick(
                lang,
                f"move {ref(number, lang)} to The Streets",
                f"{does(mood, 'mueve', 'mover')} {whom(number, lang)} a Las Calles",
            )
        case vp.JoinPartyOf(mover=mover, member=member):
            return pick(
                lang,
                f"move {ref(mover, lang)} into the party of {ref(member, lang)} (ignoring Antagonists)",
                f"{does(mood, 'mueve', 'mover')} {whom(mover, lang)} al grupo de {ref(member, lang)} (ignorando Antagonistas)",
            )
        case vp.ToRecovery():
            return pick(
                lang,
                "put the defeated character into recovery",
                f"{does(mood, 'pon', 'poner')} al personaje derrotado en recuperación",
            )
        case vp.MoveToTorpor(ref=number):
            return pick(
                lang,
                f"move {ref(number, lang)} into torpor",
                f"{does(mood, 'mueve', 'mover')} {whom(number, lang)} al Letargo",
            )
        case vp.ReturnToStreets(ref=number):
            return pick(
                lang,
                f"return {ref(number, lang)} to The Streets",
                f"{does(mood, 'devuelve', 'devolver')} {whom(number, lang)} a Las Calles",
            )
        case vp.CreateWraith(ref=number):
            return pick(
                lang,
                f"create a wraith on {ref(number, lang)}",
                f"{does(mood, 'crea', 'crear')} un wraith sobre {ref(number, lang)}",
            )
        case vp.EnterAsGhoul():
            return pick(
                lang, "put this Ghoul into your Haven", f"{does(mood, 'pon', 'poner')} este Ghoul en tu Refugio"
            )
        case vp.FeedGhoul():
            return pick(
                lang,
                "put 2 Blood on it for each Retainer it has",
                f"{does(mood, 'pon', 'poner')} 2 de Sangre por cada Criado que tenga",
            )
        case vp.TakeControl(ref=number):
            return pick(
                lang,
                f"take control of {ref(number, lang)}",
                f"{does(mood, 'toma', 'tomar')} el control de {ref(number, lang)}",
            )
    return ""

"""Verbs about cards in words: attached, discarded, exhausted, played, moved."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import Effect
from primogen.kernel.story import Pattern
from primogen.rivals.language import groups as gr
from primogen.rivals.language import holding, refs
from primogen.rivals.language import verbs_acting as va
from primogen.rivals.language import verbs_cards as vc
from primogen.rivals.language import verbs_havens as vhv
from primogen.rivals.language import verbs_places as vp
from primogen.rivals.language.holding import Hold
from primogen.rivals.language.patterns import deeds
from primogen.rivals.language.traits import HasWord
from primogen.rivals.language.verbs_faces import OPEN, REVEALED, SPENT, BecomeGhoul
from primogen.rivals.language.verbs_forms import TakeForm
from primogen.rivals.rules import words as w
from primogen.rivals.rules.playable import FREE, FREE_BUT_BLOOD, NO_ACTION_COST
from primogen.rivals.text.costs import top_of_library
from primogen.rivals.text.groups import group
from primogen.rivals.text.lexicon import NOUNS
from primogen.rivals.text.nouns import ALL
from primogen.rivals.text.refs import ref, to, whom
from primogen.text.grammar import AFTER_MAY, NotSayable, does
from primogen.text.languages import pick

LET_OFF: Final = {
    FREE: ("at no cost", "sin coste"),
    NO_ACTION_COST: ("at no Action cost", "sin coste de Acción"),
    FREE_BUT_BLOOD: (
        "at no cost, with up to 3 Blood of your color that was on that character (and Blood from other sources)",
        "sin coste, con hasta 3 de Sangre de tu color que estuviera sobre ese personaje (y Sangre de otras fuentes)",
    ),
}


ATTACHED_AS: Final = {  # how, and a remark
    vc.HEARD: (("", ""), ("", "")),
    vc.SILENT: (("", " (does not trigger attach effects)"), ("", " (no activa efectos de adjuntar)")),
    vc.FACE_DOWN: ((" face down", ""), (" boca abajo", "")),
}
MOVED: Final = {
    vp.TO_STREETS: ("move {0} to The Streets", "mueve", "mover", "{0} a Las Calles"),
    vp.AS_EVENT: (
        *("play {0} into The Streets as a City Deck Event, with 1 Prestige of your color on it", "juega", "jugar"),
        "{0} en Las Calles como un Evento del Mazo de Ciudad, con 1 de Prestigio de tu color encima",
    ),
    vp.INTO_PLAY: ("put {0} into play", "pon", "poner", "{0} en juego"),
    vp.BACK_TO_STREETS: ("return {0} to The Streets", "devuelve", "devolver", "{0} a Las Calles"),
    vp.ALONE_IN_STREETS: (
        *("move {0} into The Streets as a separate party", "mueve", "mover"),
        "{0} a Las Calles como un grupo aparte",
    ),
    vp.TO_HAVEN: ("return {0} to their Haven", "devuelve", "devolver", "{0} a su Refugio"),
    vp.ON_LIBRARY: ("put {0} on top of their Library", "pon", "poner", "{0} encima de su Biblioteca"),
    vp.UNDER_LIBRARY: (
        *("put {0} on the bottom of its owner's Library", "pon", "poner"),
        "{1} en el fondo de la Biblioteca de su propietario",
    ),
    vp.BESIDE_HAVEN: (
        *("move {0} next to {{player}}'s Haven", "mueve", "mover"),
        "{0} junto al Refugio de {{player}}",
    ),
    vp.TO_TORPOR: ("move {0} into torpor", "mueve", "mover", "{0} al Letargo"),
    vp.TO_RECOVERY: ("put {0} into recovery", "haz", "hacer", "que {1} entre en recuperación"),
}


INTO_LIBRARY: Final = ("back into the Library", "de vuelta en la Biblioteca")
INTO_CITY_DECK: Final = ("into the City Deck", "en el Mazo de Ciudad")


def shuffled(cards: gr.Group, lang: int, mood: int) -> str:
    what = ref(cards.ref, lang) if isinstance(cards, gr.Exactly) else group(cards, ALL, lang)
    into = INTO_LIBRARY[lang]
    if isinstance(cards, gr.Cards) and cards.place in (gr.CITY_BURNED, gr.CITY_DISCARD):
        into = INTO_CITY_DECK[lang]
    return pick(lang, f"shuffle {what} {into}", f"{does(mood, 'baraja', 'barajar')} {what} {into}")


def into_its_deck(text: str, pattern: Pattern, lang: int) -> str:
    """A Citizen who comes off somebody belongs to the City Deck."""
    card = pattern.card if isinstance(pattern, deeds.Detaches) else None
    is_citizen = isinstance(card, gr.Cards) and HasWord(w.CITIZEN) in card.traits
    return text.replace(INTO_LIBRARY[lang], INTO_CITY_DECK[lang]) if is_citizen else text


def face_down_ghoul(node: BecomeGhoul, lang: int, mood: int) -> str:
    """ "Reveal it, then put it ..."; with the spent Blood, or so much of one's own."""
    if node.shown not in (OPEN, REVEALED):
        raise NotSayable(f"nobody sees a card that way: {node!r}")
    it, blood = ref(node.ref, lang), node.blood
    put = pick(lang, f"put {it}", f"{does(mood, 'pon', 'poner')} {it}")
    if node.shown == REVEALED:
        put = pick(lang, f"reveal {it}, then put it", f"{does(mood, 'revela', 'revelar')} {it} y después ponlo")
    fed = pick(lang, f"{blood} Blood from your general supply", f"{blood} de Sangre de tu reserva general")
    if blood == SPENT:
        fed = pick(lang, "the spent Blood", "la Sangre gastada")
    return put + pick(
        lang,
        f" face down into your Haven. Put {fed} on that card, which is now a Ghoul",
        f" boca abajo en tu Refugio. Pon {fed} sobre esa carta, que ahora es un Ghoul",
    )


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
        case vc.DetachIt(ref=number):
            return pick(lang, f"detach {ref(number, lang)}", f"{does(mood, 'separa', 'separar')} {ref(number, lang)}")
        case TakeForm(ref=number, mended=mended, form=form):
            attaches, mends = does(mood, "adjunta", "adjuntar"), does(mood, "cura", "curar")
            attached = pick(lang, "attach", attaches) + f" {ref(form, lang)} {to(number, lang)}"
            if not mended:
                return attached
            mending = f", who mends {mended} Blood", f" y {mends} {mended} de Sangre {to(number, lang)}"
            return attached + pick(lang, *mending)
        case vc.Attach(card=card, host=host, way=way) if way in ATTACHED_AS:
            how, remark = ATTACHED_AS[way][lang]
            attaches = pick(lang, "attach", does(mood, "adjunta", "adjuntar"))
            moves = pick(lang, "move", does(mood, "mueve", "mover"))
            return (moves if way == vc.SILENT else attaches) + (f" {ref(card, lang)}{how} {to(host, lang)}{remark}")
        case Hold(ref=number, way=holding.COVERED, most=0):
            return pick(
                lang,
                f"cover {ref(number, lang)} with this card (no text)",
                f"{does(mood, 'cubre', 'cubrir')} {ref(number, lang)} con esta carta (sin texto)",
            )
        case Hold(ref=number, way=holding.KEPT, most=most) if most:
            return pick(
                lang,
                f"attach {ref(number, lang)} to this card (max {most}; still in The Streets, and may be attacked)",
                f"{does(mood, 'adjunta', 'adjuntar')} {whom(number, lang)} a esta carta"
                f" (máximo {most}; sigue en Las Calles, y puede ser atacado)",
            )
        case vc.TurnIt(ref=number, side=vc.UP):
            return pick(
                lang,
                f"turn {ref(number, lang)} face up",
                f"{does(mood, 'pon', 'poner')} {ref(number, lang)} boca arriba",
            )
        case vc.TurnIt(ref=refs.YOUR_HAVEN, side=vc.DOWN):
            return pick(
                lang,
                "your active Haven lies face down until the start of your next turn",
                "tu Refugio activo queda boca abajo hasta el inicio de tu próximo turno",
            )
        case vc.ShuffleBack(cards=gr.Exactly(ref=number), fate=vc.FOR_THE_LAST_TIME):
            return pick(
                lang,
                f"shuffle {ref(number, lang)} {INTO_CITY_DECK[lang]}. When that Event leaves play, remove it from the game",
                f"{does(mood, 'baraja', 'barajar')} {ref(number, lang)} {INTO_CITY_DECK[lang]}."
                " Cuando ese Evento deje el juego, retíralo de la partida",
            )
        case vc.ShuffleBack(cards=cards, fate=vc.AS_EVER):
            return shuffled(cards, lang, mood)
        case vc.MillTop(number=n):
            return pick(
                lang,
                f"put {top_of_library(n, lang)} into your discard pile",
                f"{does(mood, 'pon', 'poner')} {top_of_library(n, lang)} en tu pila de descartes",
            )
        case vc.PutDiscipline(ref=number, discipline=d, by=by) if by in (1, -1):
            side = "+" if by > 0 else "-"
            name = f"[{NOUNS[d][lang]}]" if d > 0 else ""
            return pick(
                lang,
                f"put a ({side}) token of {name or 'that Discipline'} on {ref(number, lang)}",
                f"{does(mood, 'pon', 'poner')} una ficha ({side}) de {name or 'esa Disciplina'} sobre {ref(number, lang)}",
            )
    return verb_of_places(node, lang, mood)


def verb_of_places(node: Effect, lang: int, mood: int) -> str:
    match node:
        case vhv.BecomeHaven(ref=number):
            return pick(
                lang,
                f"put {ref(number, lang)} into play as your active Haven",
                f"{does(mood, 'pon', 'poner')} {ref(number, lang)} en juego como tu Refugio activo",
            )
        case vhv.BearHaven(haven=haven, host=host):
            attaches = pick(lang, "attach", does(mood, "adjunta", "adjuntar"))
            return f"{attaches} {ref(haven, lang)} {to(host, lang)}"
        case vhv.SwapHavens(borne=borne, other=other):
            return pick(
                lang,
                f"swap {ref(borne, lang)} with {ref(other, lang)}",
                f"{does(mood, 'intercambia', 'intercambiar')} {ref(borne, lang)} con {ref(other, lang)}",
            )
        case vp.PutThisIntoPlay():
            return pick(lang, "put this card into play", f"{does(mood, 'pon', 'poner')} esta carta en juego")
        case vp.PlayIt(ref=number, by=vp.NOBODY, cost=cost) if cost == FREE:
            return pick(
                lang,
                f"place {ref(number, lang)} face down at no cost",
                f"{does(mood, 'coloca', 'colocar')} {ref(number, lang)} boca abajo sin coste",
            )
        case vp.PlayIt(ref=number, by=vp.ANYBODY, cost=cost) if cost == NO_ACTION_COST:
            let_off = LET_OFF[cost][lang]
            return pick(
                lang,
                f"play {ref(number, lang)} {let_off}",
                f"{does(mood, 'juega', 'jugar')} {ref(number, lang)} {let_off}",
            )
        case vp.PlayIt(ref=number, by=by, cost=cost) if cost in LET_OFF:
            let_off = LET_OFF[cost][lang]
            if mood == AFTER_MAY:
                return pick(
                    lang,
                    f"have {ref(by, lang)} play {ref(number, lang)} {let_off}",
                    f"hacer que {ref(by, lang)} juegue {ref(number, lang)} {let_off}",
                )
            return pick(
                lang,
                f"{ref(by, lang)} plays {ref(number, lang)} {let_off}",
                f"{ref(by, lang)} juega {ref(number, lang)} {let_off}",
            )
        case vp.RecruitAtNoCost(ref=number, blood=0, to=w.TORPOR):
            return pick(
                lang,
                f"recruit {ref(number, lang)} into torpor at no cost",
                f"{does(mood, 'recluta', 'reclutar')} {whom(number, lang)} directamente al Letargo sin coste",
            )
        case vp.RecruitAtNoCost(ref=number, blood=n, to=w.HAVEN):
            return pick(
                lang,
                f"recruit {ref(number, lang)} at no cost, placing only {n} Blood from your general supply on them",
                f"{does(mood, 'recluta', 'reclutar')} {whom(number, lang)} sin coste, con solo {n} de Sangre de tu reserva general",
            )
        case vp.MoveTo(ref=number, to=where) if where in MOVED:
            english, command, infinitive, spanish = MOVED[where]
            return pick(
                lang,
                english.format(ref(number, lang)),
                f"{does(mood, command, infinitive)} {spanish.format(whom(number, lang), ref(number, lang))}",
            )
        case vp.JoinPartyOf(mover=mover, member=vp.NOBODY):
            return pick(
                lang,
                f"separate {ref(mover, lang)} from their party",
                f"{does(mood, 'separa', 'separar')} {whom(mover, lang)} de su grupo",
            )
        case vp.JoinPartyOf(mover=mover, member=member):
            return pick(
                lang,
                f"move {ref(mover, lang)} into the party of {ref(member, lang)} (ignoring Antagonists)",
                f"{does(mood, 'mueve', 'mover')} {whom(mover, lang)} al grupo de {ref(member, lang)} (ignorando Antagonistas)",
            )
        case va.ActWith(ref=number):
            return pick(
                lang,
                f"take 1 additional Action with {ref(number, lang)}",
                f"{does(mood, 'realiza', 'realizar')} 1 Acción adicional con {ref(number, lang)}",
            )
        case vp.CreateWraith(ref=number):
            return pick(
                lang,
                f"create a wraith and attach it {to(number, lang)}",
                f"{does(mood, 'crea', 'crear')} un wraith y {does(mood, 'adjúntalo', 'adjuntarlo')} {to(number, lang)}",
            )
        case vp.EnterAsGhoul(fed_by=vp.THE_ACTOR):
            return pick(
                lang,
                "put this Ghoul into your Haven with {fed} Blood from this character on it",
                f"{does(mood, 'pon', 'poner')} este Ghoul en tu Refugio con {{fed}} de Sangre de este personaje encima",
            )
        case vp.EnterAsGhoul(fed_by=vp.THE_SUPPLY):
            return pick(
                lang, "put this Ghoul into your Haven", f"{does(mood, 'pon', 'poner')} este Ghoul en tu Refugio"
            )
        case BecomeGhoul():
            return face_down_ghoul(node, lang, mood)
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

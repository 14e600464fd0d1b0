"""The choice nodes of this game in words: of players, of a Discipline, of what is revealed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from primogen.kernel.choosing import ChooseSeat, OneOf, Target
from primogen.kernel.effects import MUST, Effect, If, May, Seq
from primogen.rivals.language import choices as c
from primogen.rivals.language import conditions as k
from primogen.rivals.language import groups as gr
from primogen.rivals.language import looks as lk
from primogen.rivals.language import refs
from primogen.rivals.language import verbs_fight as vf
from primogen.rivals.language import verbs_influence as vi
from primogen.rivals.language import verbs_later as vl
from primogen.rivals.language.amounts import CountOf, Number, Per
from primogen.rivals.language.choices_dealt import DealOut
from primogen.rivals.language.verbs_beside import BraceFor
from primogen.rivals.language.verbs_hands import DrawAndChoose
from primogen.rivals.language.verbs_laid import PutSpilled
from primogen.rivals.rules.conflict import EVERYTHING, LEADERS_ONLY
from primogen.rivals.text.amounts import per, things
from primogen.rivals.text.conditions import clause
from primogen.rivals.text.costs import top_of_library
from primogen.rivals.text.entries import KINDS
from primogen.rivals.text.groups import group, there
from primogen.rivals.text.hands import one_of_those_drawn
from primogen.rivals.text.nouns import EACH, MANY, ONE, a, noun
from primogen.rivals.text.patterns import who_has_done
from primogen.rivals.text.phrasebook import BOOKS
from primogen.rivals.text.pronouns import NAMED, name_player, name_that, of_others
from primogen.rivals.text.refs import player, ref
from primogen.rivals.text.traits import predicate
from primogen.text.grammar import AFTER_MAY, COMMAND, THEY, NotSayable, does, lower, upper
from primogen.text.languages import EN, pick

LOOKED_AT: Final[dict[int, tuple[str, str]]] = {
    lk.YOUR_LIBRARY: ("Library", "Biblioteca"),
    lk.EITHER_DECK: ("Library or Faction Deck", "Biblioteca o Mazo de Facción"),
}
SCHEME_WENT: Final[dict[int, tuple[str, str]]] = {
    k.SCHEME_SUCCEEDED: ("if this is a Scheme and it succeeds, ", "si es una Estratagema y tiene éxito, "),
    k.SCHEME_FAILED: ("if this is a Scheme and it fails, ", "si es una Estratagema y fracasa, "),
    k.YOUR_SIDE_WON: ("if this is a Scheme and your side wins, ", "si es una Estratagema y gana tu bando, "),
    k.YOUR_SIDE_LOST: ("if this is a Scheme and your side loses, ", "si es una Estratagema y pierde tu bando, "),
}
Phrases = Callable[[Effect, int, int], str]  # of what is within

ONE_OF: Final[dict[int, tuple[str, str]]] = {
    c.ANYONE: ("target player", "un jugador a tu elección"),
    c.FOE: ("target foe", "un enemigo a tu elección"),
    c.CONTRIBUTOR: ("target player who contributed", "un jugador a tu elección que contribuyó"),
    c.DEFENDER: ("the defending player", "el jugador defensor"),
    c.UNCHOSEN: ("an unchosen player", "un jugador no elegido"),
    c.FOE_WITH_MOST_AGENDA: ("target foe with the most Agenda", "un enemigo a tu elección con más Objetivo que nadie"),
    c.FOE_WITH_YOUR_AGENDA: (
        "target foe who has as much Agenda as you",
        "un enemigo a tu elección con tanto Objetivo como tú",
    ),
    c.FOE_WHO_DID_NOT_CONTRIBUTE: (
        "target foe who did not contribute",
        "un enemigo a tu elección que no contribuyó",
    ),
}
EACH_OF: Final[dict[int, tuple[str, str]]] = {
    c.FOE: ("each foe", "cada enemigo"),
    c.EACH_FOE: ("each foe in the game", "cada enemigo en la partida"),
    c.CONTRIBUTOR: ("each player who contributed", "cada jugador que contribuyó"),
    c.FOE_WHO_DID_NOT_CONTRIBUTE: ("each foe who did not contribute", "cada enemigo que no contribuyó"),
    c.EACH_PLAYER: ("each player", "cada jugador"),
    c.CHOSEN: ("each chosen player", "cada jugador elegido"),
}


def which(among: int, table: dict[int, tuple[str, str]], lang: int) -> str:
    if among not in table:
        raise NotSayable(f"no phrase for players {among}")
    return table[among][lang]


def choice_of(node: Effect, lang: int, mood: int, effect: Phrases) -> str:
    """Empty if it is none of these."""
    match node:
        case ChooseSeat(among=c.Players(among=among, agenda=0, done=done), effect=then) if done is not None:
            who = which(among, ONE_OF, lang) + who_has_done(done.pattern, lang)
            return about(who, then, lang, mood, effect)
        case ChooseSeat(among=c.Players(among=among, agenda=least, done=None), effect=then):
            scored = pick(lang, f" with {least}+ Agenda", f" con {least}+ de Objetivo") if least else ""
            return about(which(among, ONE_OF, lang) + scored, then, lang, mood, effect)
        case c.ForEachPlayer(
            among=among,
            effect=If(
                condition=k.Compare(
                    amount=CountOf(group=gr.Cards(whose=gr.THAT_PLAYERS) as theirs), how=k.AT_LEAST, number=least
                ),
                effect=then,
                otherwise=None,
            ),
            if_only_one=None,
        ):
            having = pick(lang, f" with {least}+ ", f" con {least}+ ") + there(theirs, MANY, lang)
            return about(which(among, EACH_OF, lang) + having, then, lang, mood, effect)
        case c.ForEachPlayer(among=among, effect=then, if_only_one=None):
            return about(which(among, EACH_OF, lang), then, lang, mood, effect)
        case c.ForEachPlayer(among=among, effect=then, if_only_one=alone) if alone is not None:
            return only_one(among, then, alone, lang, effect)
        case c.ByPlayer(who=who, effect=vf.Modify() as then):
            return by_what_is_theirs(player(who, lang), effect(then, lang, 0), lang)
        case c.Repeat(number=Number(), effect=Target(effect=inner) as then) if is_of_lost_blood(inner):
            each_lost = pick(lang, "for each Blood lost, ", "por cada Sangre perdida, ")
            return each_lost + lower(effect(then, lang, mood))
        case c.Repeat(
            number=Per(number=times, what=per_what, every=every, most=0), effect=May(effect=then, otherwise=None)
        ):
            so_often = f"{times} {pick(lang, 'times', 'veces')} {per(per_what, every, lang)}"
            return effect(then, lang, mood) + pick(lang, f", up to {so_often}", f", hasta {so_often}")
        case c.Repeat(number=number, effect=then):
            return (
                pick(lang, "for each ", "por cada ")
                + f"{things(number, EACH, lang)}, {lower(effect(then, lang, mood))}"
            )
        case c.ByPlayer(who=who, effect=then):
            return by(player(who, lang), then, lang, effect)
        case DealOut(among=among, effects=effects) if effects:
            each = pick(lang, " OR ", " O ").join([lower(effect(part, lang, COMMAND)) for part in effects])
            each = each.replace("{player}", pick(lang, "that player", "ese jugador"))
            who, chooses = which(among, EACH_OF, lang), pick(lang, "choose", does(mood, "elige", "elegir"))
            reward = pick(lang, "1 different Reward for", "1 Recompensa diferente para")
            return f"{chooses} {reward} {who}: {each}"
        case BraceFor(number=number, otherwise=then):
            gains = pick(lang, f"gain {number} Prestige first", f"gana antes {number} de Prestigio")
            first = pick(
                lang,
                f"if your foe's Attack card would cause you to lose or spend Prestige, {gains}. ",
                f"si la carta de Ataque de tu enemigo fuera a hacerte perder o gastar Prestigio, {gains}. ",
            )
            return first + pick(lang, "If not, ", "Si no, ") + effect(then, lang, COMMAND)
        case c.NameAttackType(effect=then):
            named = pick(lang, "name an attack type", "nombra un tipo de ataque")
            return f"{named}. {upper(effect(then, lang, COMMAND))}"
        case c.ChooseDiscipline(of=c.ANYBODYS, effect=then):
            return pick(lang, "choose a Discipline and ", "elige una Disciplina y ") + lower(effect(then, lang, 0))
        case c.ChooseDiscipline(of=of, effect=then):
            return pick(
                lang,
                f"choose 1 Discipline {ref(of, lang)} has and ",
                f"elige 1 Disciplina que tenga {ref(of, lang)} y ",
            ) + lower(effect(then, lang, 0))
        case c.LookAtHand(who=who, effect=None):
            return pick(
                lang, f"{player(who, lang)} reveals their hand to you", f"{player(who, lang)} te revela su mano"
            )
        case c.LookAtHand(who=who, effect=then) if then is not None:
            return pick(
                lang,
                f"{player(who, lang)} reveals their hand to you. Then {lower(effect(then, lang, 0))}",
                f"{player(who, lang)} te revela su mano. Después {lower(effect(then, lang, 0))}",
            )
        case lk.LookThrough(
            among=gr.Cards(place=gr.IN_LIBRARY, whose=gr.YOURS, traits=()) as library,
            effect=Target(among=gr.Cards() as among, choice=choice) as then,
        ) if replace(among, traits=()) == library and choice == MUST:
            shuffles = pick(lang, ", then shuffle your Library", " y después baraja tu Biblioteca")
            return effect(then, lang, 0) + shuffles
        case lk.LookThrough(among=among, effect=Target(among=same, effect=then, choice=choice)) if (
            among == same and choice == MUST
        ):
            those = group(among, MANY, lang)
            chosen = lower(name_that(effect(then, lang, 0), pick(lang, "it", "esa carta"), lang))
            return pick(
                lang,
                f"look at the {those} and choose one. {upper(chosen)}",
                f"mira los {those} y elige uno. {upper(chosen)}",
            )
        case lk.RevealTopCard(drawn=trait):
            is_so = predicate(trait, noun("card", lang), lang)
            return pick(
                lang,
                f"reveal the top card of your Library. If it {is_so}, draw it. Otherwise, leave it or discard it",
                f"revela la primera carta de tu Biblioteca. Si {is_so}, róbala. Si no, déjala o descártala",
            )
        case lk.LookAtTop(decks=decks):
            deck = LOOKED_AT[decks][lang]
            return pick(
                lang,
                f"look at the top card of your {deck}. Leave it or move it to the bottom of the deck",
                f"mira la primera carta de tu {deck}. Déjala o ponla al fondo del mazo",
            )
        case c.ChooseHalf(effect=then):
            return pick(
                lang,
                f"choose at least half of the players (including yourself). {upper(effect(then, lang, 0))}",
                f"elige al menos a la mitad de los jugadores (contándote a ti). {upper(effect(then, lang, 0))}",
            )
        case lk.RevealTop(number=1, effect=then, who=refs.YOU, until=trait) if trait is not None:
            such = group(gr.Cards(gr.ANYWHERE, gr.ANYONES, (trait,)), ONE, lang)
            then_that = lower(effect(then, lang, 0)).replace("{that}", pick(lang, "it", "esa carta"))
            return pick(
                lang,
                f"discard cards from the City Deck until you discard {such}, then {then_that}",
                f"descarta cartas del Mazo de Ciudad hasta que descartes {such}, y después {then_that}",
            )
        case lk.RevealTop(number=number, effect=then, who=who, until=None):
            reveals = pick(lang, "reveal ", does(mood, "revela ", "revelar "))
            revealed = reveals + top_of_library(number, lang, "" if who == refs.YOU else player(who, lang))
            said = effect(then, lang, mood).replace("{that}", pick(lang, "it", "la carta revelada"))
            if number > 1:
                return revealed + pick(lang, ", then ", " y después ") + lower(said)
            return revealed + pick(lang, " and ", " y ") + lower(said)
        case c.TakeFromCollection(kind=kind, effect=then, shown=1) if kind in KINDS and then is not None:
            what = a(noun(KINDS[kind], lang), lang) + pick(lang, " from your collection", " de tu colección")
            return name_that(effect(then, lang, mood), what, lang)
        case c.TakeFromCollection(kind=kind, effect=None, shown=1) if kind in KINDS:
            what = a(noun(KINDS[kind], lang), lang)
            return pick(lang, f"take {what} from your collection", f"toma {what} de tu colección")
        case c.TakeFromCollection(kind=kind, effect=then, shown=shown) if kind in KINDS and then is not None:
            return shown_to_rival(KINDS[kind], shown, effect(then, lang, mood), lang)
        case DrawAndChoose():
            return one_of_those_drawn(node, lang, mood, effect)
        case vl.Later(effect=then, waits_for=vl.DEFEAT_THIS_TURN, of=number) if number != vl.NOBODY:
            who, rest = ref(number, lang), lower(effect(then, lang, 0))
            return pick(lang, f"if {who} is defeated this turn, {rest}", f"si {who} es derrotado este turno, {rest}")
        case vl.Later(effect=then, waits_for=vl.NEXT_ACTION, of=vl.NOBODY):
            return next_action_card(effect(then, lang, 0), lang)
        case vl.Later(
            effect=If(condition=k.InTheStreets(ref=refs.THAT), effect=then, otherwise=None),
            waits_for=vl.ATTACK_DEFEATS,
            of=vl.NOBODY,
        ):
            defeats = pick(
                lang,
                "if this attack defeats a character in The Streets, ",
                "si este ataque derrota a un personaje en Las Calles, ",
            )
            return defeats + lower(effect(then, lang, 0))
        case vl.Later(effect=then, waits_for=vl.ATTACK_OVER, of=vl.NOBODY):
            return pick(lang, "after this attack, ", "después de este ataque, ") + effect(then, lang, 0)
        case vl.Later(
            effect=If(condition=k.SchemeWent(how=how), effect=then, otherwise=None),
            waits_for=vl.SCHEME_SETTLED,
            of=vl.NOBODY,
        ):
            return SCHEME_WENT[how][lang] + lower(effect(then, lang, 0))
        case vi.HoldConflict(effect=then, what=what):
            return question(then, what, lang, effect)
    return ""


def is_of_lost_blood(node: Effect) -> bool:
    parts = node.effects if isinstance(node, OneOf) else (node,)
    return all(isinstance(part, PutSpilled) for part in parts)


def next_action_card(text: str, lang: int) -> str:
    if "{that}" not in text:
        raise NotSayable(f"nothing is said of who plays the next Action card: {text}")
    when = pick(
        lang,
        "the next time a character in your coterie plays an Action card this turn, ",
        "la próxima vez que un personaje de tu coterie juegue una carta de Acción en este turno, ",
    )
    return when + lower(name_that(text, pick(lang, "them", "ese personaje"), lang))


def about(who: str, then: Effect, lang: int, mood: int, effect: Phrases) -> str:
    """The sentence is about that player: by name where it first speaks of them."""
    text = effect(then, lang, mood)
    named = name_player(text, who, lang)
    if named is None:
        raise NotSayable(f"nothing is said of {who}: {text}")
    return named


def only_one(among: int, then: Effect, alone: Effect, lang: int, effect: Phrases) -> str:
    """Two sentences more: a colon would be a cost."""
    many = name_player(effect(then, lang, 0), EACH_ONE[lang], lang, EACH_ONE[lang])
    one = name_player(effect(alone, lang, 0), pick(lang, "that foe", "ese enemigo"), lang)
    if many is None or one is None:
        raise NotSayable(f"nothing is said of whom it targets: {then!r}, {alone!r}")
    who = which(among, EACH_OF, lang)
    return pick(
        lang,
        f"target {who}. {upper(many.replace('each of them' + APOSTROPHE, 'each one' + APOSTROPHE))}. "
        f"If only 1 target, {lower(one)} instead",
        f"elige a {who}. {upper(many)}. Si solo hay 1, {lower(one)} en su lugar",
    )


EACH_ONE: Final = ("each of them", "cada uno de ellos")
APOSTROPHE: Final = "'s"


def by(who: str, then: Effect, lang: int, effect: Phrases) -> str:
    """Somebody else does it: "the active player deals ..."."""
    match then:
        case If(condition=condition, effect=inner, otherwise=None):
            return pick(lang, "if ", "si ") + f"{clause(condition, lang)}, {by(who, inner, lang, effect)}"
        case Seq(effects=effects) if not any(isinstance(part, If | OneOf) for part in effects):
            return done_by(who, effect(then, lang, THEY), lang)
        case OneOf(effects=effects):
            each = [effect(part, lang, THEY) for part in effects]
            return done_by(who, pick(lang, " OR ", " O ").join([each[0], *(lower(part) for part in each[1:])]), lang)
        case Seq() | If():
            this = pick(lang, "does this: ", "hace esto: ")
            return done_by(who, this + effect(then, lang, 0), lang)
    return done_by(who, effect(then, lang, THEY), lang)


def by_what_is_theirs(who: str, text: str, lang: int) -> str:
    """Nothing they do; it is counted by what lies in their discard pile."""
    yours = BOOKS[lang].places["in-discard"]["yours"]
    if yours not in text:
        raise NotSayable(f"{who} has nothing to do with it: {text}")
    return text.replace(yours, pick(lang, f" in {who}'s discard pile", f" en la pila de descartes de {who}"))


def done_by(who: str, text: str, lang: int) -> str:
    """With what is theirs: whoever does it has become you, and so must be written as you."""
    if any(place in text for place in NAMED[lang]):
        raise NotSayable(f"whose it is, if {who} does it, is not clear: {text}")
    return f"{who} {of_others(lower(text), lang)}"


def question(then: Effect, what: int, lang: int, effect: Phrases) -> str:
    """ "Should target player lose ...?"; "Should I put this card into play?"."""
    asked = asked_of(then, lang, effect)
    text = pick(lang, f"Influence Conflict - Should {asked}?", f"Conflicto de Influencia - ¿Debería {asked}?")
    if what not in (EVERYTHING, LEADERS_ONLY):
        raise NotSayable(f"no Influence Conflict is held with {what}")
    return text + (only_leaders(lang) if what == LEADERS_ONLY else "")


def asked_of(then: Effect, lang: int, effect: Phrases) -> str:
    """Who should, and what: I, a player, or each of some."""
    match then:
        case c.ForEachPlayer(among=among, effect=c.ByPlayer(who=refs.THAT_PLAYER, effect=deed), if_only_one=None):
            return done_by(which(among, EACH_OF, lang), effect(deed, lang, AFTER_MAY), lang)
    asked = lower(effect(then, lang, AFTER_MAY))
    is_mine = lang == EN and not asked.startswith("{player}") and not isinstance(then, c.ForEachPlayer)
    return f"I {asked}" if is_mine else asked


def only_leaders(lang: int) -> str:
    return pick(
        lang,
        " Only Leaders may exert Influence (no Influence Modifiers or Prestige)",
        " Solo los Líderes pueden ejercer Influencia (sin Modificadores de Influencia ni Prestigio)",
    )


def shown_to_rival(kind: str, shown: int, text: str, lang: int) -> str:
    many = noun(kind, lang).many
    rest = lower(name_that(text, pick(lang, "it", "esa carta"), lang))
    return pick(
        lang,
        f"reveal {shown} different {many} from your collection. Your Rival chooses 1 and you {rest}",
        f"revela {shown} {many} diferentes de tu colección. Tu Rival elige 1: {rest}",
    )

"""Patterns of events in words: as they happen, as what has happened, and as what is said of a card.

Every pattern is a clause: who, a verb, whom, and the rest. All roles are said, or there is no phrase.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from primogen.kernel.story import EitherPattern, Pattern, ThisTurn
from primogen.rivals.language import groups as gr
from primogen.rivals.language import refs
from primogen.rivals.language.patterns import deeds, fates, fights, outcomes, recalled, roles, tokens
from primogen.rivals.rules import words as w
from primogen.rivals.rules.flags import LEAVES_PLAY
from primogen.rivals.rules.ritual import BLOOD_OF_ANYBODY, BLOOD_OF_OTHERS
from primogen.rivals.text import clauses as v
from primogen.rivals.text import groups as named
from primogen.rivals.text.clauses import Clause, as_it_happens, as_it_has_happened, joined, perfect
from primogen.rivals.text.doings import DOINGS
from primogen.rivals.text.lexicon import MARKS, NOUNS
from primogen.rivals.text.nouns import MANY, ONE, Phrase, a, as_object, noun, said
from primogen.text.grammar import NotSayable
from primogen.text.languages import EN, pick

PLAYERS: Final[dict[int, tuple[str, str]]] = {
    roles.ANY_SEAT: ("a player", "un jugador"),
    roles.YOUR_SEAT: ("", ""),
    roles.HOSTS_SEAT: ("this character's player", "el jugador de este personaje"),
    roles.FOES_SEAT: ("a foe", "un enemigo"),
    roles.RIVALS_SEAT: ("your Rival", "tu Rival"),
}
BLOOD_USED: Final[dict[int, tuple[str, str]]] = {
    BLOOD_OF_ANYBODY: ("", ""),
    BLOOD_OF_OTHERS: (
        "using only Blood from characters you do not control",
        "usando solo Sangre de personajes que no controlas",
    ),
}
FATES: Final[dict[int, tuple[v.Verb, tuple[str, str]]]] = {
    w.BLOOD_HURT: (v.LOSE, ("Blood due to Damage", "Sangre por daño")),
    w.BLOOD_REMOVED: (v.LOSE, ("Blood", "Sangre")),
    w.BURNED: (v.BE_BURNED, ("", "")),
    w.NEW_HAVEN: (v.BECOME, ("the active Haven", "el Refugio activo")),
    w.ENTERS_PLAY: (v.ENTER, ("play", "en juego")),
    w.ENTERS_DISCARD: (v.ENTER, ("the discard pile", "en la pila de descartes")),
    w.EXHAUSTS: (v.EXHAUST_ITSELF, ("", "")),
    w.LEAVES_TORPOR: (v.LEAVE, ("torpor", "del Letargo")),
    LEAVES_PLAY: (v.LEAVE, ("play", "del juego")),
}
MENDED: Final[dict[int, tuple[str, str]]] = {
    fates.IN_ANY_WAY: ("", ""),
    fates.BY_DISCARDING: (
        "by discarding during their End Phase (including in torpor)",
        "descartando durante su Fase Final (también en Letargo)",
    ),
}


THAN: Final[dict[int, tuple[str, str]]] = {
    deeds.ANY_POTENCY: ("", ""),
    deeds.BELOW_THE_LEADER: (
        "with lower Blood Potency than your Leader",
        "con menor Potencia de Sangre que tu Líder",
    ),
}


# ---- the tenses


def happens(pattern: Pattern, lang: int) -> str:
    if isinstance(pattern, EitherPattern):
        return either(happens(pattern.first, lang), happens(pattern.second, lang), whose_deed(pattern, lang), lang)
    return as_it_happens(clause_of(pattern, lang), lang)


def whose_deed(pattern: Pattern, lang: int) -> str:
    """Who does it, as the sentence begins."""
    if isinstance(pattern, EitherPattern):
        return whose_deed(pattern.first, lang)
    return clause_of(pattern, lang).who or pick(lang, "you", "")


def either(first: str, second: str, who: str, lang: int) -> str:
    """ "you mend ... or remove ...": who does both is named once."""
    same = who + " " if who else ""
    return first + pick(lang, " or ", " o ") + (second.removeprefix(same) if first.startswith(same) else second)


def each_happens(pattern: Pattern, lang: int) -> str:
    """As each player does it, who is "you" in the pattern."""
    clause = clause_of(pattern, lang)
    if clause.who:
        raise NotSayable(f"not each player does it: {pattern!r}")
    return as_it_happens(clause._replace(who=pick(lang, "each player", "cada jugador")), lang)


def has_happened(pattern: Pattern, lang: int) -> str:
    return as_it_has_happened(clause_of(pattern, lang), lang)


def has_not_happened(pattern: Pattern, lang: int) -> str:
    return as_it_has_happened(clause_of(pattern, lang), lang, pick(lang, "not", "no"))


def who_has_done(pattern: Pattern, lang: int) -> str:
    """ " who has attached a card this turn"; whoever that is, the pattern leaves open."""
    clause = clause_of(pattern, lang)
    if clause.who != PLAYERS[roles.ANY_SEAT][lang]:
        raise NotSayable(f"no phrase for who has done {pattern!r}")
    when = pick(lang, "this turn", "este turno")
    return " " + joined(pick(lang, "who", "que"), perfect(clause, lang), clause.whom, clause.rest, when)


def whom_it_befell(pattern: Pattern, how: int, lang: int) -> str:
    """ "a Retainer you have attached this turn", "Conspiracies you have resolved this turn"."""
    clause = clause_of(pattern, lang)
    if isinstance(pattern, fates.Befalls):
        return joined(named.group(pattern.who, how, lang), that_has(clause, lang, many=how == MANY))
    if clause.befell is None or clause.rest:
        raise NotSayable(f"no phrase for those of {pattern!r}")
    those = (
        said(clause.befell, how, lang) if isinstance(clause.befell, Phrase) else named.group(clause.befell, how, lang)
    )
    when = pick(lang, "this turn", "este turno")
    if lang == EN:
        return joined(those, clause.who or "you", perfect(clause, lang), when)
    return joined(those, "que", perfect(clause, lang), clause.who, when)


def who_took_part(memory: ThisTurn, part: int, lang: int) -> str:
    """ " that has made an attack this turn", " that has attached a Retainer this turn"."""
    when = pick(lang, "this turn", "este turno")
    match memory.pattern, part:
        case fights.MakesAttack(player=roles.ANY_SEAT, attacker=None, target=None), recalled.IT_BEFELL:
            return pick(lang, f" that has made an attack {when}", f" que haya realizado un ataque {when}")
        case deeds.Attaches(player=roles.ANY_SEAT, card=card, to=None), recalled.THE_OTHER_ONE if card is not None:
            what = one(card, lang)
            return pick(lang, f" that has attached {what} {when}", f" que haya adjuntado {what} {when}")
        case deeds.Detaches(player=roles.YOUR_SEAT, card=None, origin=None, does=w.SHEDS), recalled.THE_OTHER_ONE:
            return pick(lang, f" that left your coterie {when}", f" que haya abandonado tu coterie {when}")
        case deeds.Detaches(player=roles.YOUR_SEAT, card=None, origin=host, does=w.SHEDS), recalled.IT_BEFELL if host:
            return pick(lang, f" {one(host, lang)} lost {when}", f" que {one(host, lang)} perdió {when}")
    clause = clause_of(memory.pattern, lang)
    if part == recalled.IT_BEFELL and isinstance(clause.befell, Phrase) and not clause.rest:
        done = perfect(clause, lang)
        return (
            f" that {clause.who or 'you'} {done} {when}" if lang == EN else f" {joined('que', clause.who, done, when)}"
        )
    raise NotSayable(f"no phrase for who took part in {memory!r}")


def that_has(clause: Clause, lang: int, *, many: bool) -> str:
    """ "that have entered the discard pile this turn"."""
    _, _, done = clause.verb[lang]
    has = pick(lang, "have", "han") if many else pick(lang, "has", "ha")
    return joined(pick(lang, "that", "que"), has, done, clause.whom, clause.rest, pick(lang, "this turn", "este turno"))


# ---- the roles


def player(role: int, lang: int) -> str:
    if role not in PLAYERS:
        raise NotSayable(f"no player is role {role}")
    return PLAYERS[role][lang]


def doer(role: int, by: gr.Group | None, lang: int) -> str:
    """A player, or the character that does it for one."""
    if by is None:
        return player(role, lang)
    if role != roles.ANY_SEAT:
        raise NotSayable(f"no phrase for what both player {role} and {by!r} do")
    return one(by, lang)


def one(card: gr.Group, lang: int) -> str:
    return named.group(card, ONE, lang)


def whom(card: gr.Group, lang: int) -> str:
    """As an object; Spanish says "a un personaje", but "una carta"."""
    return as_object(one(card, lang), lang)


def to(card: gr.Group | None, en: str, es: str, lang: int) -> str:
    return "" if card is None else pick(lang, f"{en} {one(card, lang)}", f"{es} {one(card, lang)}")


# ---- each pattern


def clause_of(pattern: Pattern, lang: int) -> Clause:
    match pattern:
        case deeds.Recruits(player=who, recruit=card, than=than) if than in THAN:
            return deed(player(who, lang), v.RECRUIT, card, "character", lang, THAN[than][lang])
        case deeds.Attaches(player=who, card=card, to=host):
            return deed(player(who, lang), v.ATTACH, card, "card", lang, to(host, "to", "a", lang))
        case deeds.Detaches(player=who, card=card, origin=host, does=w.BURNS):
            return deed(player(who, lang), v.BURN, card, "card", lang, to(host, "attached to", "de", lang))
        case deeds.Detaches(player=who, card=card, origin=host, does=w.DETACHES):
            return deed(player(who, lang), v.DETACH, card, "card", lang, to(host, "from", "de", lang))
        case deeds.Does():
            return doing(pattern, lang)
        case deeds.Plays(player=who, card=card, by=by, blood=blood) if blood in BLOOD_USED:
            return deed(doer(who, by, lang), v.PLAY, card, "card", lang, BLOOD_USED[blood][lang])
        case deeds.Performs(player=who, who=None, card=card, acting=deeds.ANY_WAY) if card is not None:
            return deed(player(who, lang), v.PLAY, card, "card", lang)
        case deeds.Performs(player=who, who=by, card=None, acting=w.EXHAUSTING):
            return Clause(
                doer(who, by, lang), v.EXHAUST_ITSELF, pick(lang, "to perform an Action", "para realizar una Acción")
            )
        case deeds.Performs(player=who, who=by, card=None, acting=deeds.ANY_WAY):
            return Clause(doer(who, by, lang), v.PERFORM, pick(lang, "an Action", "una Acción"))
        case deeds.UsesAbility(who=user, card=card, player=role):
            ability = pick(lang, "an activated ability", "una habilidad activada")
            return Clause(doer(role, user, lang), v.USE, ability, to(card, "of", "de", lang))
    return clause_of_fate(pattern, lang)


def deed(who: str, verb: v.Verb, card: gr.Group | None, key: str, lang: int, rest: str = "") -> Clause:
    """What is done to a card, or to whatever is meant where none is named."""
    if card is not None:
        return Clause(who, verb, whom(card, lang), rest, card)
    anything = Phrase(noun(key, lang))
    return Clause(who, verb, as_object(said(anything, ONE, lang), lang), rest, anything)


def doing(node: deeds.Does, lang: int) -> Clause:
    """On a card, of a card, or with none."""
    said_so, who = DOINGS[node.deed], doer(node.player, node.by, lang)
    what, rest = said_so.what[lang].format(pick(lang, "their" if who else "your", "su" if who else "tu")), said_so.rest
    if not what:
        return deed(who, said_so.verb, node.card, said_so.card, lang, rest[lang])
    if not said_so.card:
        if node.card is not None:
            raise NotSayable(f"no phrase for a card in {node!r}")
        return Clause(who, said_so.verb, what, rest[lang])
    card = a(noun(said_so.card, lang), lang) if node.card is None else one(node.card, lang)
    return Clause(who, said_so.verb, what, f"{said_so.of[lang]} {card}")


def clause_of_fate(pattern: Pattern, lang: int) -> Clause:
    match pattern:
        case fates.Befalls(fate=fate, who=who) if fate in FATES:
            verb, where = FATES[fate]
            return Clause(one(who, lang), verb, where[lang])
        case fates.Mends(who=who, player=roles.ANY_SEAT, how=fates.IN_ANY_WAY) if who is not None:
            return Clause(one(who, lang), v.MEND)
        case fates.Mends(who=who, player=role, how=how) if how in MENDED:
            return deed(player(role, lang), v.MEND_ANOTHER, who, "character", lang, MENDED[how][lang])
        case fates.Investigates(player=role, who=who, target=target):
            hunter = pick(lang, "a Hunter", "a un Cazador") if who is None else whom(who, lang)
            target_name = "" if target is None else " " + whom(target, lang)
            rest = pick(lang, "to Investigate", "para Investigar") + target_name
            return Clause(player(role, lang), v.EXHAUST, hunter, rest)
        case fates.SuffersDiablerie(player=role, by=None):
            return Clause(player(role, lang), v.SUFFER, "diablerie")
        case fates.SuffersDiablerie(player=roles.ANY_SEAT, by=by) if by is not None:
            return Clause(one(by, lang), v.COMMIT, "diablerie")
        case tokens.TokenPlaced(player=role, on=on, mark=token, during=during, beside=beside) if during in DURING:
            there = pick(lang, f"that already has {beside}+ tokens", f"que ya tiene {beside}+ fichas") if beside else ""
            rest = joined(to(on, "on", "sobre", lang), there, DURING[during][lang])
            return Clause(player(role, lang), v.PLACE, placed(token, lang), rest)
    return clause_of_fight(pattern, lang)


def placed(token: int, lang: int) -> str:
    """ "1+ tokens", "a '-1 Blood Potency' token"."""
    if token == w.ANY_TOKEN:
        return pick(lang, "1+ tokens", "1+ fichas")
    if token == w.PRESTIGE:
        return pick(lang, "1+ Prestige", "1+ de Prestigio")
    if token not in MARKS:
        raise NotSayable(f"nobody says of token {token} that it is placed")
    return said(Phrase(noun(MARKS[token], lang)), ONE, lang)


def clause_of_fight(pattern: Pattern, lang: int) -> Clause:
    match pattern:
        case fights.MakesAttack(player=role, attacker=attacker, target=target):
            name = pick(lang, "an attack", "un ataque")
            return Clause(doer(role, attacker, lang), v.MAKE, name, to(target, "on", "contra", lang))
        case fights.Attacks(player=role, attacker=attacker, target=target, types=kinds):
            of = pick(lang, " or ", " o ").join(NOUNS[each][lang] for each in kinds)
            how = pick(lang, f"with a {of} attack", f"con un ataque {of}") if kinds else ""
            return Clause(doer(role, attacker, lang), v.ATTACK, "" if target is None else whom(target, lang), how)
        case fights.AttackEnds():
            return Clause(attack_of(pattern, lang), v.END)
        case fights.Blocks(who=who, attacker=attacker):
            name = pick(lang, "an attack", "un ataque")
            return Clause(one(who, lang), v.BLOCK, name, to(attacker, "by", "de", lang))
        case fights.DefeatsMortal(player=role, by=by, mortal=mortal):
            return deed(doer(role, by, lang), v.DEFEAT, mortal, "city-mortal", lang)
        case fights.IsDamaged(who=who, dealer=role, by=by, of=of):
            return clause_of_damage(who, role, by, of, lang)
        case fights.IsDefeated(who=who, victor=role, by=by, through=through, during=during):
            rest = joined(THROUGH[through][lang], DURING[during][lang])
            if role == roles.ANY_SEAT and by is None:
                return Clause(one(who, lang), v.BE_DEFEATED, "", rest)
            return Clause(doer(role, by, lang), v.DEFEAT, whom(who, lang), rest, who)
    return clause_of_outcome(pattern, lang)


THROUGH: Final[dict[int, tuple[str, str]]] = {
    fights.ANYTHING: ("", ""),
    fights.NOT_AGGRAVATED: ("by Damage that is not Aggravated", "por daño que no sea Agravado"),
}
DURING: Final[dict[int, tuple[str, str]]] = {
    fights.ANY_TIME: ("", ""),
    fights.IN_AN_ATTACK: ("during an attack", "durante un ataque"),
    tokens.IN_AN_ACTION_PHASE: ("during a player's Action Phase", "durante la Fase de Acción de un jugador"),
    fights.AFTERWARDS: ("(once they are in torpor)", "(una vez esté en Letargo)"),
}
DAMAGE: Final[dict[int, tuple[str, str]]] = {
    fights.ANY_DAMAGE: ("1+ Damage", "1+ de daño"),
    fights.ATTACK_DAMAGE: ("attack Damage", "daño de ataque"),
}


def clause_of_damage(who: gr.Group | None, role: int, by: gr.Group | None, of: int, lang: int) -> Clause:
    damage, name = DAMAGE[of][lang], a(noun("character", lang), lang) if who is None else one(who, lang)
    if role == roles.ANY_SEAT and by is None:
        return Clause(name, v.TAKE, damage)
    return Clause(doer(role, by, lang), v.DEAL, damage, pick(lang, f"to {name}", f"a {name}"))


def attack_of(pattern: fights.AttackEnds, lang: int) -> str:
    """What is over, of whose attack, and on whom."""
    if pattern.what == w.BLOCKING_ENDS:
        attack = attack_of(replace(pattern, what=w.AFTER_ATTACK), lang)
        return pick(lang, f"the Blocking Step of {attack}", f"el Paso de Bloqueo de {attack}")
    on = to(pattern.target, "on", "contra", lang)
    if pattern.attacker is not None:
        if pattern.player != roles.ANY_SEAT:
            raise NotSayable(f"no phrase for {pattern!r}")
        if pattern.attacker == gr.Exactly(refs.THIS):
            return joined(pick(lang, "this attack", "este ataque"), on)
        return joined(to(pattern.attacker, "an attack by", "un ataque de", lang), on)
    return joined(ATTACK_OF[pattern.player][lang], on)


ATTACK_OF: Final[dict[int, tuple[str, str]]] = {
    roles.ANY_SEAT: ("an attack", "un ataque"),
    roles.YOUR_SEAT: ("an attack of yours", "un ataque tuyo"),
    roles.HOSTS_SEAT: ("an attack by this character's player", "un ataque del jugador de este personaje"),
    roles.FOES_SEAT: ("an attack by a foe", "un ataque de un enemigo"),
    roles.RIVALS_SEAT: ("an attack by your Rival", "un ataque de tu Rival"),
}
SCHEME_OF: Final[dict[int, tuple[str, str]]] = {
    roles.ANY_SEAT: ("a Scheme", "una Estratagema"),
    roles.YOUR_SEAT: ("a Scheme you play", "una Estratagema que juegas"),
    roles.HOSTS_SEAT: ("a Scheme this character's player plays", "una Estratagema del jugador de este personaje"),
    roles.FOES_SEAT: ("a Scheme a foe plays", "una Estratagema que juega un enemigo"),
    roles.RIVALS_SEAT: ("a Scheme your Rival plays", "una Estratagema que juega tu Rival"),
}


def clause_of_outcome(pattern: Pattern, lang: int) -> Clause:
    match pattern:
        case outcomes.ExertsAgainst(player=role, who=who):
            against = pick(lang, "against ", "contra ") + SCHEME_OF[role][lang]
            return Clause(one(who, lang), v.EXERT, pick(lang, "Influence", "Influencia"), against)
        case outcomes.SchemeEnds(outcome=outcome, player=role):
            return Clause(SCHEME_OF[role][lang], v.SUCCEED if outcome == w.SCHEME_SUCCEEDS else v.FAIL)
    raise NotSayable(f"no phrase for {pattern!r}")

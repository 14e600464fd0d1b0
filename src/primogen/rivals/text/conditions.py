"""Conditions as clauses: "there are 5+ cards in your discard pile"."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import Amount, Condition
from primogen.kernel.story import ThisTurn
from primogen.rivals.language import amounts as a
from primogen.rivals.language import conditions as k
from primogen.rivals.language import groups as gr
from primogen.rivals.language import groups_fights as fg
from primogen.rivals.language import past, refs
from primogen.rivals.language import traits as t
from primogen.rivals.language.conditions_cards import InLine, IsTheOnly
from primogen.rivals.language.patterns import fights
from primogen.rivals.language.patterns.recalled import Happened
from primogen.rivals.language.refs import YOU
from primogen.rivals.rules import words as w
from primogen.rivals.text.amounts import disciplines, things
from primogen.rivals.text.entries import NUMBERS
from primogen.rivals.text.groups import PLACES, group, there
from primogen.rivals.text.lexicon import MARKS, NOUNS
from primogen.rivals.text.nouns import BARE, MANY, ONE
from primogen.rivals.text.patterns import has_happened, has_not_happened
from primogen.rivals.text.refs import as_noun, player, ref
from primogen.rivals.text.traits import predicate
from primogen.text.grammar import NotSayable, listed
from primogen.text.languages import EN, pick

AGGRAVATED_ATTACK: Final = k.Is(refs.THE_ATTACKER, t.Has(w.AGGRAVATED))


def icons(node: k.Having, lang: int) -> str:
    """Icons that open a line."""
    names = [" ".join([f"[{NOUNS[each][lang]}]"] * node.least) for each in node.disciplines]
    return " / ".join(names)


def types(kinds: tuple[int, ...], lang: int) -> str:
    if kinds == w.ATTRIBUTES:
        return pick(lang, "non-Ranged", "que no sea A distancia")
    return pick(lang, " or ", " o ").join(NOUNS[each][lang] for each in kinds)


def clause(node: Condition, lang: int) -> str:
    match node:
        case k.Compare(amount=what, how=how, number=n):
            return compare(what, how, n, lang)
        case k.MoreThan(amount=a.IconsOf(discipline=w.BLOOD_POTENCY, group=g), than=None):
            return pick(
                lang,
                f"the combined Blood Potency of {group(g, MANY, lang)} is higher than that of each foe",
                f"la Potencia de Sangre total de {group(g, MANY, lang)} es mayor que la de cada enemigo",
            )
        case k.MoreThan(amount=what, than=other) if other is not None:
            return pick(
                lang,
                f"{how_much(what, lang)} is higher than {how_much(other, lang)}",
                f"{how_much(what, lang)} es mayor que {how_much(other, lang)}",
            )
        case k.Both():
            return all_of(conjuncts(node), lang)
        case k.Either(first=first, second=second):
            comma = "," if isinstance(first, k.Both) or isinstance(second, k.Both) else ""
            return clause(first, lang) + comma + pick(lang, " or ", " o ") + clause(second, lang)
        case k.Not(condition=Happened(memory=memory, since=since)):
            return in_time(has_not_happened(memory.pattern, lang), since, lang)
        case Happened(memory=memory, since=since):
            return in_time(has_happened(memory.pattern, lang), since, lang)
        case k.Not(condition=inner):
            return negated(inner, lang)
        case k.Having():
            return pick(lang, f"this character has {icons(node, lang)}", f"este personaje tiene {icons(node, lang)}")
        case k.InYourCoterie(discipline=d):
            return pick(lang, f"[{NOUNS[d][lang]}] is in your coterie", f"[{NOUNS[d][lang]}] está en tu coterie")
        case k.Is(ref=number, trait=t.Has(stat=w.IN_FORCE, least=1, how=t.AT_LEAST, over=None)):
            return pick(lang, f"{ref(number, lang)} is in force", f"{ref(number, lang)} está en vigor")
        case k.Is() if node == AGGRAVATED_ATTACK:
            return pick(lang, "the attack is Aggravated", "el ataque es Agravado")
        case k.Is(ref=number, trait=trait):
            return ref(number, lang) + " " + predicate(trait, as_noun(number, lang), lang)
        case k.Belongs(ref=number, group=gr.Cards(place=gr.IN_HAVEN, whose=whose, traits=())) if (
            gr.IN_HAVEN,
            whose,
        ) in PLACES:
            return pick(lang, f"{ref(number, lang)} is", f"{ref(number, lang)} está") + PLACES[gr.IN_HAVEN, whose][lang]
        case k.Belongs(
            ref=refs.THE_ATTACKER, group=fg.Fighters(role=fg.ATTACKING, whose=gr.YOURS, place=gr.ANYWHERE, traits=())
        ):
            return pick(lang, "you control the attacker", "controlas al atacante")
        case k.Belongs(ref=number, group=g):
            return pick(lang, f"{ref(number, lang)} is ", f"{ref(number, lang)} es ") + group(g, ONE, lang)
        case InLine(places=places) if places:
            nth = pick(lang, " or ", " o ").join(ordinal(each, lang) for each in places)
            return pick(
                lang,
                f"this is the {nth} card of its name in its location",
                f"esta es la {nth} carta de su nombre en su lugar",
            )
        case IsTheOnly(ref=number, group=g):
            only = group(g, BARE, lang)
            return pick(lang, f"{ref(number, lang)} is the only {only}", f"{ref(number, lang)} es el único {only}")
        case k.InTheStreets(ref=number):
            return pick(lang, f"{ref(number, lang)} is in The Streets", f"{ref(number, lang)} está en Las Calles")
        case k.IsPrince(ref=number):
            return pick(lang, f"{ref(number, lang)} is the Prince", f"{ref(number, lang)} es el Príncipe")
        case k.ControlsPrince(who=who):
            you = who == YOU
            return pick(
                lang,
                "you control the Prince" if you else f"{player(who, lang)} controls the Prince",
                "controlas al Príncipe" if you else f"{player(who, lang)} controla al Príncipe",
            )
        case k.IsBlocker(ref=number):
            return pick(lang, f"{ref(number, lang)} is a Blocker", f"{ref(number, lang)} es un bloqueador")
    return moment(node, lang)


def ordinal(number: int, lang: int) -> str:
    """ "1st", "2nd"; "1.ª", "2.ª"."""
    return f"{number}" + pick(lang, {1: "st", 2: "nd", 3: "rd"}.get(number, "th"), ".ª")


def in_time(told: str, since: ThisTurn | None, lang: int) -> str:
    """ "... this turn"; since an attack was made, "... this attack"."""
    if since is None:
        return told
    if since != ThisTurn(fights.MakesAttack()):
        raise NotSayable(f"nobody counts from {since!r}")
    return told.replace(pick(lang, "this turn", "este turno"), pick(lang, "this attack", "en este ataque"))


def how_much(what: Amount, lang: int) -> str:
    """An amount as what a sentence is about: "the attacker's Blood Potency"."""
    match what:
        case a.StatOf(stat=stat, ref=number, given_by=None) if stat in NUMBERS:
            return pick(
                lang,
                f"{ref(number, lang)}'s {NOUNS[stat][lang]}",
                f"el valor de {NOUNS[stat][lang]} de {ref(number, lang)}",
            )
        case a.Score(what=w.AGENDA | w.PRESTIGE):
            return pick(lang, "the ", "el ") + things(what, MANY, lang).removeprefix("de ")
        case a.Fixed() | a.Number():
            raise NotSayable(f"nobody says of a number that it is higher: {what!r}")
    return pick(lang, "the number of ", "el número de ") + things(what, MANY, lang)


def negated(node: Condition, lang: int) -> str:
    """As one would say that it is not so."""
    match node:
        case k.Compare(amount=what, how=k.AT_LEAST, number=n) if n > 0:
            return compare(what, k.AT_MOST, n - 1, lang)
        case k.Compare(amount=what, how=k.AT_MOST, number=n):
            return compare(what, k.AT_LEAST, n + 1, lang)
        case k.Is() if node == AGGRAVATED_ATTACK:
            return pick(lang, "the attack is not Aggravated", "el ataque no es Agravado")
        case k.Is(ref=number, trait=trait):
            return ref(number, lang) + " " + denied(predicate(trait, as_noun(number, lang), lang), lang)
        case k.During(what=what) if what in UNDER_WAY:
            return UNDER_WAY[what][1][lang]
        case k.Fell(who=k.TARGET_FELL):
            return pick(lang, "the target was not defeated", "el blanco no fue derrotado")
        case k.WasPlayed(what=what) if what in PLAYED:
            return PLAYED[what][1][lang]
        case past.Was(ref=number, what=what) if what in WERE:
            return f"{ref(number, lang)} {WERE[what][1][lang]}"
        case k.WasBlocked():
            return pick(lang, "the attack is not Blocked", "el ataque no es bloqueado")
        case k.InTheStreets(ref=number):
            return pick(
                lang, f"{ref(number, lang)} is not in The Streets", f"{ref(number, lang)} no está en Las Calles"
            )
    return pick(lang, f"it is not so that {clause(node, lang)}", f"no es cierto que {clause(node, lang)}")


def denied(said: str, lang: int) -> str:
    """ "is not Wounded", "does not have [Auspex]"."""
    if lang != EN:
        return said.removeprefix("no ") if said.startswith("no ") else f"no {said}"
    verb, _, rest = said.partition(" ")
    if rest.startswith("not "):
        return f"{verb} {rest.removeprefix('not ')}"
    if verb not in ("is", "has"):
        raise NotSayable(f"nobody says that it is not so: {said}")
    return f"is not {rest}" if verb == "is" else f"does not have {rest}"


def conjuncts(node: Condition) -> list[Condition]:
    return [*conjuncts(node.first), *conjuncts(node.second)] if isinstance(node, k.Both) else [node]


def all_of(parts: list[Condition], lang: int) -> str:
    """Who was just spoken of is not named again: "the target is a vampire and is Wounded"."""
    clauses: list[str] = []
    about = ""
    for part in parts:
        text = clause(part, lang)
        if isinstance(part, k.Either):
            text = pick(lang, "either ", "o bien ") + text
        who = ref(part.ref, lang) + " " if isinstance(part, k.Is) else ""
        if who and who == about:
            clauses[-1] += pick(lang, " and ", " y ") + text.removeprefix(who)
        else:
            clauses.append(text)
        about = who
    return listed(clauses, lang)


def moment(node: Condition, lang: int) -> str:
    """Conditions about what is going on, each a fixed clause."""
    match node:
        case k.Always():
            return pick(lang, "always", "siempre")
        case k.TypeIs(of=k.OF_THE_ATTACK, types=kinds):
            return pick(lang, f"the attack is {types(kinds, lang)}", f"el ataque es {types(kinds, lang)}")
        case k.TypeIs(of=k.OF_THE_DAMAGE, types=kinds):
            return pick(lang, f"the damage is {types(kinds, lang)}", f"el daño es {types(kinds, lang)}")
        case k.During(what=what) if what in UNDER_WAY:
            return UNDER_WAY[what][0][lang]
        case k.Fell(who=k.ATTACKER_FELL):
            return pick(
                lang,
                "the target's Preemptive Strike defeated a character in your coterie",
                "el Golpe Preventivo del blanco derrotó a un personaje de tu coterie",
            )
        case k.WasBlocked():
            return pick(lang, "the attack is Blocked", "el ataque es bloqueado")
        case k.WasPlayed(what=what) if what in PLAYED:
            return PLAYED[what][0][lang]
        case past.Was(ref=number, what=what) if what in WERE:
            return f"{ref(number, lang)} {WERE[what][0][lang]}"
        case k.Fell(who=k.TARGET_FELL):
            return pick(lang, "this attack defeated the target", "este ataque derrotó al blanco")
        case k.SoleContributor():
            return pick(lang, "you were the only contributor to it", "fuiste el único que contribuyó")
    raise NotSayable(f"no phrase for {node!r}")


Said = tuple[str, str]
UNDER_WAY: Final[dict[int, tuple[Said, Said]]] = {  # that it is so, and that it is not
    k.YOUR_TURN: (("it is your turn", "es tu turno"), ("it is not your turn", "no es tu turno")),
    k.YOUR_ACTION_PHASE: (
        ("it is your Action Phase", "es tu Fase de Acción"),
        ("it is not your Action Phase", "no es tu Fase de Acción"),
    ),
    k.ANY_ACTION_PHASE: (
        ("it is any player's Action Phase", "es la Fase de Acción de cualquier jugador"),
        ("it is nobody's Action Phase", "no es la Fase de Acción de nadie"),
    ),
    k.AFTER_FIRST_ROUND: (
        ("it is not the first round", "no es la primera ronda"),
        ("it is the first round", "es la primera ronda"),
    ),
    k.YOUR_FIRST_TURN: (
        ("it is your first turn of the game", "es tu primer turno de la partida"),
        ("it is not your first turn of the game", "no es tu primer turno de la partida"),
    ),
    k.AN_ATTACK: (
        ("an attack is under way", "hay un ataque en curso"),
        ("no attack is under way", "no hay ningún ataque en curso"),
    ),
    k.ITS_PREEMPTIVE_STRIKE: (
        ("it makes a Preemptive Strike", "da un Golpe Preventivo"),
        ("it makes no Preemptive Strike", "no da un Golpe Preventivo"),
    ),
    k.A_SCHEME: (
        ("a Scheme is under way", "hay una Estratagema en curso"),
        ("no Scheme is under way", "no hay ninguna Estratagema en curso"),
    ),
}
PLAYED: Final[dict[int, tuple[Said, Said]]] = {
    k.A_REACTION: (
        ("a Reaction is played", "se juega una Reacción"),
        ("no Reaction is played", "no se juega ninguna Reacción"),
    ),
    k.DEFENDERS_REACTION: (
        ("the defender played a Reaction", "el defensor jugó una Reacción"),
        ("the defender did not play a Reaction", "el defensor no jugó una Reacción"),
    ),
    k.AN_ATTACK_CARD: (
        ("you played an Attack card", "jugaste una carta de Ataque"),
        ("you did not play an Attack card", "no jugaste una carta de Ataque"),
    ),
    k.YOUR_MODIFIER: (
        ("you played an Influence Modifier during it", "jugaste un Modificador de Influencia en ella"),
        ("you did not play an Influence Modifier during it", "no jugaste un Modificador de Influencia en ella"),
    ),
}
WERE: Final[dict[int, tuple[Said, Said]]] = {
    past.WOUNDED: (("was already Wounded", "ya estaba Herido"), ("was not already Wounded", "no estaba ya Herido")),
    past.AT_HOME: (
        ("was in their Haven", "estaba en su Refugio"),
        ("was not in their Haven", "no estaba en su Refugio"),
    ),
}


def compare(what: Amount, how: int, n: int, lang: int) -> str:
    """ "there are 5+ cards in your discard pile"."""
    if how == k.AT_MOST and n == 0 and isinstance(what, a.CountOf):
        many = there(what.group, MANY, lang)
        return pick(lang, f"there are no {many}", f"no hay {many}")
    if how == k.AT_MOST and n == 0 and isinstance(what, a.TokensOn):
        return pick(lang, "there are no ", "no hay ") + things(what, MANY, lang).removeprefix("de ")
    if how == k.AT_LEAST and n == 1 and isinstance(what, a.CountOf):
        one = there(what.group, ONE, lang)
        return pick(lang, f"there is {one}", f"hay {one}")
    if isinstance(what, a.RequirementOf) and (how, n, what.prince) == (k.AT_MOST, 0, 0):
        needs = pick(lang, "needs no Blood Potency", "no requiere Potencia de Sangre")
        return f"{group(what.of, ONE, lang)} {needs}"
    number = {
        k.AT_LEAST: f"{n}+",
        k.EXACTLY: pick(lang, f"exactly {n}", f"exactamente {n}"),
        k.AT_MOST: pick(lang, f"{n} or fewer", f"{n} o menos"),
    }[how]
    if isinstance(what, a.DifferentDisciplines) and isinstance(what.group, gr.Exactly) and what.shared_with is None:
        who, names = ref(what.group.ref, lang), disciplines(what.kinds, MANY, lang)
        return pick(lang, f"{who} has {number} {names}", f"{who} tiene {number} {names}")
    if isinstance(what, a.Fixed | a.Per | a.Plus | a.Number | a.WithIcon):
        raise NotSayable(f"nobody compares {what!r}")
    if isinstance(what, a.Score):
        return score(what, number, is_once=(how, n) == (k.AT_LEAST, 1), lang=lang)
    if isinstance(what, a.DamageDealt):
        return DEALT[what.to][lang].format(number)
    alone = how == k.EXACTLY and n == 1
    text = things(what, ALONE if alone else MANY, lang)
    mass = isinstance(what, a.StatOf) or (isinstance(what, a.TokensOn) and what.token not in MARKS)
    return pick(lang, f"there {'is' if alone or mass else 'are'} {number} {text}", f"hay {number} {text}")


ALONE: Final = -1  # one of them, but not "each"


def score(of: a.Score, number: str, *, is_once: bool, lang: int) -> str:
    """ "you have 9+ Agenda", "you took 2+ Actions this turn", "you have suffered diablerie in this game"."""
    if of.what not in SCORES:
        raise NotSayable(f"nothing is counted of a player that is {of.what}")
    you, another = SCORES[of.what]
    who = "" if of.who == YOU else player(of.who, lang)
    if of.what == a.DIABLERIE:
        number = "" if is_once else pick(lang, f" {number} times", f" {number} veces")
    return (another if who else you)[lang].format(number, who)


SCORES: Final[dict[int, tuple[Said, Said]]] = {
    w.PRESTIGE: (
        ("you have {} Prestige", "tienes {} de Prestigio"),
        ("{1} has {0} Prestige", "{1} tiene {0} de Prestigio"),
    ),
    w.AGENDA: (("you have {} Agenda", "tienes {} de Objetivo"), ("{1} has {0} Agenda", "{1} tiene {0} de Objetivo")),
    a.ACTIONS_TAKEN: (
        ("you took {} Actions this turn", "tomaste {} Acciones este turno"),
        ("{1} took {0} Actions this turn", "{1} tomó {0} Acciones este turno"),
    ),
    a.DIABLERIE: (
        ("you have suffered diablerie{} in this game", "has sufrido diablerie{} en esta partida"),
        ("{1} has suffered diablerie{0} in this game", "{1} ha sufrido diablerie{0} en esta partida"),
    ),
}
DEALT: Final[dict[int, Said]] = {
    a.TO_THE_TARGET: ("this attack dealt {} Damage", "este ataque hizo {} de daño"),
    a.TO_A_SURVIVOR: (
        "it dealt {} non-Aggravated Damage to a character it did not defeat",
        "hizo {} de daño no Agravado a un personaje al que no derrotó",
    ),
}

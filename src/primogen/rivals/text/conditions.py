"""Conditions as clauses: "there are 5+ cards in your discard pile"."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import Amount, Condition
from primogen.kernel.story import ThisTurn
from primogen.rivals.language import amounts as a
from primogen.rivals.language import conditions as k
from primogen.rivals.language import groups as gr
from primogen.rivals.language import past, refs
from primogen.rivals.language import traits as t
from primogen.rivals.language.conditions_cards import InLine, IsTheOnly
from primogen.rivals.language.patterns import fights, roles
from primogen.rivals.language.patterns.recalled import Happened
from primogen.rivals.language.refs import YOU
from primogen.rivals.language.traits import OF_ANY_COLOUR
from primogen.rivals.rules import words as w
from primogen.rivals.text.amounts import disciplines, things
from primogen.rivals.text.groups import PLACES, group, there
from primogen.rivals.text.lexicon import NOUNS
from primogen.rivals.text.nouns import BARE, MANY, ONE
from primogen.rivals.text.patterns import has_happened, has_not_happened
from primogen.rivals.text.refs import as_noun, player, ref
from primogen.rivals.text.tokens import tokens
from primogen.rivals.text.traits import MARKS, NUMBERS, predicate
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
        case k.Is(ref=number, trait=t.Has(stat=w.IN_FORCE, least=1, how=t.AT_LEAST)):
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
        case k.ActivePlayerControls(ref=number):
            return pick(
                lang,
                f"the active player controls {ref(number, lang)}",
                f"el jugador activo controla {ref(number, lang)}",
            )
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
        case a.StatOf(stat=stat, ref=number) if stat in NUMBERS:
            return pick(
                lang,
                f"{ref(number, lang)}'s {NOUNS[stat][lang]}",
                f"el valor de {NOUNS[stat][lang]} de {ref(number, lang)}",
            )
        case a.AgendaOf():
            return pick(lang, "the ", "el ") + things(what, MANY, lang).removeprefix("de ")
        case a.Fixed() | a.Number():
            raise NotSayable(f"nobody says of a number that it is higher: {what!r}")
    return pick(lang, "the number of ", "el número de ") + things(what, MANY, lang)


def negated(node: Condition, lang: int) -> str:
    """As one would say that it is not so."""
    match node:
        case k.ActivePlayerControls(ref=number):
            return pick(
                lang,
                f"the active player does not control {ref(number, lang)}",
                f"el jugador activo no controla {ref(number, lang)}",
            )
        case k.Compare(amount=what, how=k.AT_LEAST, number=n) if n > 0:
            return compare(what, k.AT_MOST, n - 1, lang)
        case k.Compare(amount=what, how=k.AT_MOST, number=n):
            return compare(what, k.AT_LEAST, n + 1, lang)
        case k.Is() if node == AGGRAVATED_ATTACK:
            return pick(lang, "the attack is not Aggravated", "el ataque no es Agravado")
        case k.Is(ref=number, trait=trait):
            return ref(number, lang) + " " + denied(predicate(trait, as_noun(number, lang), lang), lang)
        case k.DuringAttack():
            return pick(lang, "no attack is under way", "no hay ningún ataque en curso")
        case k.YourTurn():
            return pick(lang, "it is not your turn", "no es tu turno")
        case k.YourActionPhase(whose=roles.YOUR_SEAT):
            return pick(lang, "it is not your Action Phase", "no es tu Fase de Acción")
        case k.InScheme():
            return pick(lang, "no Scheme is under way", "no hay ninguna Estratagema en curso")
        case k.TargetDefeated():
            return pick(lang, "the target was not defeated", "el blanco no fue derrotado")
        case past.WasWounded(ref=number):
            who = ref(number, lang)
            return pick(lang, f"{who} was not already Wounded", f"{who} no estaba ya Herido")
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
        case k.DuringAttack():
            return pick(lang, "an attack is under way", "hay un ataque en curso")
        case k.DuringPreemptiveStrike():
            return pick(lang, "it makes a Preemptive Strike", "da un Golpe Preventivo")
        case k.StrikeDefeatedSomebody():
            return pick(
                lang,
                "the target's Preemptive Strike defeated a character in your coterie",
                "el Golpe Preventivo del blanco derrotó a un personaje de tu coterie",
            )
        case k.WasBlocked():
            return pick(lang, "the attack is Blocked", "el ataque es bloqueado")
        case k.Reacted(by=k.BY_ANYBODY):
            return pick(lang, "a Reaction is played", "se juega una Reacción")
        case k.Reacted(by=k.BY_THE_DEFENDER):
            return pick(lang, "the defender played a Reaction", "el defensor jugó una Reacción")
        case k.AttackDealt(least=least):
            return pick(lang, f"this attack dealt {least}+ Damage", f"este ataque hizo {least}+ de daño")
        case k.AttackHurt(least=least):
            return pick(
                lang,
                f"it dealt {least}+ non-Aggravated Damage to a character it did not defeat",
                f"hizo {least}+ de daño no Agravado a un personaje al que no derrotó",
            )
        case past.WasWounded(ref=number):
            who = ref(number, lang)
            return pick(lang, f"{who} was already Wounded", f"{who} ya estaba Herido")
        case past.WasAtHome():
            return pick(lang, "the target was in their Haven", "el blanco estaba en su Refugio")
        case past.HasSufferedDiablerie():
            return pick(lang, "you have suffered diablerie in this game", "has sufrido diablerie en esta partida")
        case k.TargetDefeated():
            return pick(lang, "this attack defeated the target", "este ataque derrotó al blanco")
        case k.YourActionPhase(whose=roles.YOUR_SEAT):
            return pick(lang, "it is your Action Phase", "es tu Fase de Acción")
        case k.YourActionPhase(whose=roles.ANY_SEAT):
            return pick(lang, "it is any player's Action Phase", "es la Fase de Acción de cualquier jugador")
        case k.YourTurn():
            return pick(lang, "it is your turn", "es tu turno")
        case k.NoModifierPlayed():
            return pick(
                lang,
                "you did not play an Influence Modifier during it",
                "no jugaste un Modificador de Influencia en ella",
            )
        case k.SoleContributor():
            return pick(lang, "you were the only contributor to it", "fuiste el único que contribuyó")
        case k.AfterFirstRound(when=k.YOUR_FIRST_TURN):
            return pick(lang, "it is your first turn of the game", "es tu primer turno de la partida")
        case k.AfterFirstRound(when=k.AFTER_FIRST_ROUND):
            return pick(lang, "it is not the first round", "no es la primera ronda")
        case k.InScheme():
            return pick(lang, "a Scheme is under way", "hay una Estratagema en curso")
    raise NotSayable(f"no phrase for {node!r}")


def compare(what: Amount, how: int, n: int, lang: int) -> str:
    """ "there are 5+ cards in your discard pile"."""
    if what == a.CountOf(gr.Exactly(refs.YOUR_ATTACK_CARD)) and (how, n) == (k.AT_MOST, 0):
        return pick(lang, "you did not play an Attack card", "no jugaste una carta de Ataque")
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
    if isinstance(what, a.ActionsTaken):
        return pick(lang, f"you took {number} Actions this turn", f"tomaste {number} Acciones este turno")
    if isinstance(what, a.Fixed | a.Per | a.Plus | a.Number | a.TitleInfluence | a.WithIcon):
        raise NotSayable(f"nobody compares {what!r}")
    if isinstance(what, a.AgendaOf):
        who = player(what.who, lang)
        you = pick(lang, "you have", "tienes") if what.who == YOU else pick(lang, f"{who} has", f"{who} tiene")
        counted = tokens(what.resource, OF_ANY_COLOUR, lang)
        return pick(lang, f"{you} {number} {counted}", f"{you} {number} de {counted}")
    alone = how == k.EXACTLY and n == 1
    text = things(what, ALONE if alone else MANY, lang)
    mass = isinstance(what, a.StatOf) or (isinstance(what, a.TokensOn) and what.token not in MARKS)
    return pick(lang, f"there {'is' if alone or mass else 'are'} {number} {text}", f"hay {number} {text}")


ALONE: Final = -1  # one of them, but not "each"

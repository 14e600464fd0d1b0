"""Conditions as clauses: "there are 5+ cards in your discard pile"."""

from __future__ import annotations

from primogen.kernel.effects import Amount, Condition
from primogen.rivals.language import amounts as a
from primogen.rivals.language import conditions as k
from primogen.rivals.language import groups as gr
from primogen.rivals.language import traits as t
from primogen.rivals.language.patterns.recalled import Happened
from primogen.rivals.rules import words as w
from primogen.rivals.text.amounts import disciplines, held, things
from primogen.rivals.text.groups import BARE, MANY, ONE, attackers, group, ref, there
from primogen.rivals.text.lexicon import BEINGS, NOUNS
from primogen.rivals.text.patterns import has_happened, has_not_happened
from primogen.text.grammar import article, listed
from primogen.text.languages import pick


def icons(node: k.Having, lang: int) -> str:
    """Icons that open a line."""
    names = [f"[{NOUNS[each][lang]}]" for each in node.disciplines]
    return " / ".join(names) if len(names) > 1 else " ".join(names * node.least)


def types(kinds: tuple[int, ...], lang: int) -> str:
    if kinds == w.ATTRIBUTES:
        return pick(lang, "non-Ranged", "que no sea A distancia")
    return pick(lang, " or ", " o ").join(NOUNS[each][lang] for each in kinds)


def clause(node: Condition, lang: int) -> str:
    match node:
        case k.Compare(amount=what, how=how, number=n):
            return compare(what, how, n, lang)
        case k.Both():
            return all_of(conjuncts(node), lang)
        case k.Either(first=first, second=second):
            return pick(lang, " or ", " o ").join((clause(first, lang), clause(second, lang)))
        case k.Not(condition=k.ActivePlayerControls(ref=number)):
            return pick(
                lang,
                f"the active player does not control {ref(number, lang)}",
                f"el jugador activo no controla {ref(number, lang)}",
            )
        case k.Not(condition=k.Compare(amount=what, how=k.AT_LEAST, number=1)):
            return compare(what, k.AT_MOST, 0, lang)
        case k.Not(condition=Happened(memory=memory)):
            return has_not_happened(memory.pattern, lang)
        case Happened(memory=memory):
            return has_happened(memory.pattern, lang)
        case k.Not(condition=inner):
            return pick(lang, f"it is not so that {clause(inner, lang)}", f"no es cierto que {clause(inner, lang)}")
        case k.Having():
            return pick(lang, f"this character has {icons(node, lang)}", f"este personaje tiene {icons(node, lang)}")
        case k.InYourCoterie(discipline=d):
            return pick(lang, f"[{NOUNS[d][lang]}] is in your coterie", f"[{NOUNS[d][lang]}] está en tu coterie")
        case k.Is(ref=number, trait=trait):
            return ref(number, lang) + " " + is_so(trait, lang)
        case k.Belongs(ref=number, group=gr.Attackers(traits=traits)):
            return pick(
                lang,
                f"{ref(number, lang)} is one of your {attackers(gr.ANYONES, traits, lang)}",
                f"{ref(number, lang)} es uno de tus {attackers(gr.ANYONES, traits, lang).removeprefix('los ')}",
            )
        case k.Belongs(ref=number, group=g):
            return pick(lang, f"{ref(number, lang)} is ", f"{ref(number, lang)} es ") + group(g, ONE, lang)
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
    return moment(node, lang)


def conjuncts(node: Condition) -> list[Condition]:
    return [*conjuncts(node.first), *conjuncts(node.second)] if isinstance(node, k.Both) else [node]


def all_of(parts: list[Condition], lang: int) -> str:
    """Who was just spoken of is not named again: "the target is a vampire and is Wounded"."""
    clauses: list[str] = []
    about = ""
    for part in parts:
        text = clause(part, lang)
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
        case k.AttackTypeIs(types=kinds):
            return pick(lang, f"the attack is {types(kinds, lang)}", f"el ataque es {types(kinds, lang)}")
        case k.DamageTypeIs(types=kinds):
            return pick(lang, f"the damage is {types(kinds, lang)}", f"el daño es {types(kinds, lang)}")
        case k.DuringAttack():
            return pick(lang, "an attack is under way", "hay un ataque en curso")
        case k.DuringPreemptiveStrike():
            return pick(lang, "it makes a Preemptive Strike", "da un Golpe Preventivo")
        case k.AttackByMonster():
            return pick(lang, "a Monster attacks", "ataca un Monstruo")
        case k.TheAttackerIs(target=g):
            return pick(lang, f"attacking {group(g, ONE, lang)}", f"ataca a {group(g, ONE, lang)}")
        case k.TheTargetIsThis():
            return pick(lang, "they attack this character", "atacan a este personaje")
        case k.PartySize(least=least):
            return pick(
                lang,
                f"they attack this character in a party of {least}+ characters",
                f"atacan a este personaje en un grupo de {least}+ personajes",
            )
        case k.StrikeDefeatedSomebody():
            return pick(
                lang,
                "the target's Preemptive Strike defeated a character in your coterie",
                "el Golpe Preventivo del blanco derrotó a un personaje de tu coterie",
            )
        case k.WasBlocked():
            return pick(lang, "the attack is Blocked", "el ataque es bloqueado")
        case k.ReactionPlayed():
            return pick(lang, "a Reaction is played", "se juega una Reacción")
        case k.DefenderReacted():
            return pick(lang, "the defender played a Reaction", "el defensor jugó una Reacción")
        case k.AttackDealt(least=least):
            return pick(lang, f"this attack dealt {least}+ Damage", f"este ataque hizo {least}+ de daño")
        case k.TargetWasWounded():
            return pick(lang, "the target was already Wounded", "el blanco ya estaba Herido")
        case k.YourActionPhase():
            return pick(lang, "it is your Action Phase", "es tu Fase de Acción")
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
        case k.AfterFirstRound():
            return pick(lang, "it is not the first round", "no es la primera ronda")
        case k.InScheme():
            return pick(lang, "a Scheme is under way", "hay una Estratagema en curso")
    raise TypeError(f"no phrase for {node!r}")


def is_so(trait: t.Trait, lang: int) -> str:
    match trait:
        case t.IsBeing(being=being):
            return pick(
                lang, f"is {article(BEINGS[being][lang])} {BEINGS[being][lang]}", f"es un {BEINGS[being][lang]}"
            )
        case t.IsCharacter():
            return pick(lang, "is a character", "es un personaje")
        case t.IsCityMortal():
            return pick(lang, "is a City Deck Mortal", "es un Mortal del Mazo de Ciudad")
        case t.IsAntagonistOrMonster():
            return pick(lang, "is a Monster or Antagonist", "es un Monstruo o un Antagonista")
        case t.Wounded():
            return pick(lang, "is Wounded", "está Herido")
        case t.Afflicted():
            return pick(lang, "has an Affliction", "tiene una Aflicción")
        case t.NotAtMaximumBlood():
            return pick(lang, "is not at maximum Blood", "no tiene toda la Sangre")
        case t.WithYourPrestige(least=least):
            return pick(
                lang, f"has {least}+ Prestige of your color on them", f"tiene {least}+ de Prestigio de tu color encima"
            )
        case t.BringsNewDiscipline():
            return pick(lang, "adds any new Discipline to your coterie", "añade una Disciplina nueva a tu coterie")
        case t.Has(stat=w.BLOOD_POTENCY, least=least):
            return pick(lang, f"has {least}+ Blood Potency", f"tiene {least}+ de Potencia de Sangre")
        case t.Has(stat=stat):
            return pick(lang, f"has [{NOUNS[stat][lang]}]", f"tiene [{NOUNS[stat][lang]}]")
        case t.IsReady():
            return pick(lang, "is ready", "está preparado")
        case t.HasWord():
            return pick(lang, "is so named", "es de ese tipo")
    raise TypeError(f"no phrase for {trait!r}")


def compare(what: Amount, how: int, n: int, lang: int) -> str:
    if how == k.AT_MOST and n == 0 and isinstance(what, a.CountOf):
        return pick(lang, f"there are no {there(what.group, lang)}", f"no hay {there(what.group, lang)}")
    number = {
        k.AT_LEAST: f"{n}+",
        k.EXACTLY: pick(lang, f"exactly {n}", f"exactamente {n}"),
        k.AT_MOST: pick(lang, f"{n} or fewer", f"{n} o menos"),
    }[how]
    match what:
        case a.CountOf(group=g):
            return pick(lang, f"there are {number} {there(g, lang)}", f"hay {number} {there(g, lang)}")
        case a.DifferentDisciplines(group=g, kinds=kinds):
            name = f"{number} {disciplines(kinds, MANY, lang)}"
            if isinstance(g, gr.Exactly):
                return f"{held(g, lang)} {pick(lang, 'has', 'tiene')} {name}"
            return pick(lang, f"there are {name} in {held(g, lang)}", f"hay {name} en {held(g, lang)}")
    return pick(lang, f"there is {number} {things(what, BARE, lang)}", f"hay {number} {things(what, BARE, lang)}")

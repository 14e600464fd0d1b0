"""Abilities in words: the sentences a card prints."""

from __future__ import annotations

from typing import Final

from primogen.kernel import effects as e
from primogen.kernel.abilities import Ability
from primogen.kernel.choosing import Pay
from primogen.kernel.effects import Condition, Effect
from primogen.kernel.story import Pattern
from primogen.rivals.language import conditions as k
from primogen.rivals.language import groups as gr
from primogen.rivals.language import refs
from primogen.rivals.language import sentences as s
from primogen.rivals.language import traits as t
from primogen.rivals.language.patterns import deeds, fates, fights, moments, often, roles, would
from primogen.rivals.language.verbs_fight import Prevent
from primogen.rivals.rules import words as w
from primogen.rivals.text.amounts import amount
from primogen.rivals.text.conditions import clause, types
from primogen.rivals.text.costs import cost
from primogen.rivals.text.effects import effect
from primogen.rivals.text.groups import MANY, ONE, TARGET, group, subject
from primogen.rivals.text.lexicon import FORMS, NOUNS
from primogen.rivals.text.patterns import attack_of, happens
from primogen.text.grammar import AFTER_MAY, COMMAND, listed, lower, upper
from primogen.text.languages import EN, pick

OF: Final[dict[int, tuple[str, str]]] = {
    roles.ANY_SEAT: ("each player's", "de cada jugador"),
    roles.YOUR_SEAT: ("your", ""),
    roles.HOSTS_SEAT: ("this character's", "de este personaje"),
    roles.FOES_SEAT: ("a foe's", "de un enemigo"),
}


def ability(node: Ability, lang: int) -> str:
    match node:
        case s.Activated(used_as=form, payment=payment, when=when, only_if=only_if):
            relentless = pick(lang, "Relentless, ", "Implacable, ") if when == s.RELENTLESSLY else ""
            restriction = "" if only_if is None else f". {use_only(only_if, lang)}"
            return forms(form, lang) + relentless + effect(payment, lang) + restriction
        case s.When():
            return forms(node.used_as, lang) + triggered(node, lang)
        case s.Static():
            return forms(node.used_as, lang) + static(node, lang)
        case s.OfPlayers():
            return of_players(node, lang)
        case s.SetTo(on=on, number=n, stat=stat):
            return pick(
                lang,
                f"{group(on, MANY, lang)} have {n} {NOUNS[stat][lang]}",
                f"{group(on, MANY, lang)} tienen {n} de {NOUNS[stat][lang]}",
            )
        case s.Instead():
            return forms(node.used_as, lang) + instead(node, lang)
        case s.MayBlockForAnyone(price=price, types=kinds):
            return pick(
                lang,
                f"Relentless, if ready, {cost(price, COMMAND, lang)}: This character comes to The Streets and Blocks a foe's {types(kinds, lang)} attack, whoever the target",
                f"Implacable, si está preparado, {cost(price, COMMAND, lang)}: Este personaje acude a Las Calles y bloquea un ataque {types(kinds, lang)} de un enemigo, sea quien sea el blanco",
            )
        case s.WhenPartyMoves():
            return when_party_moves(node, lang)
        case s.SpringsWhen():
            return pick(lang, "You may resolve this ", "Puedes resolverla ") + moment_of(node.pattern, lang)
    raise TypeError(f"no phrase for {node!r}")


def forms(form: int, lang: int) -> str:
    """What stands before the dash; a Leader Ability has its banner."""
    return "".join(words[lang] for each, words in FORMS.items() if form & each)


def use_only(condition: Condition, lang: int) -> str:
    if condition == k.InTheStreets(refs.THIS):
        return pick(lang, "Use only in The Streets", "Úsala solo en Las Calles")
    return pick(lang, f"Use only if {clause(condition, lang)}", f"Úsala solo si {clause(condition, lang)}")


def triggered(node: s.When, lang: int) -> str:
    moment = moment_of(node.pattern, lang)
    condition = (
        ""
        if node.condition is None
        else pick(lang, f", if {clause(node.condition, lang)}", f", si {clause(node.condition, lang)}")
    )
    text = f"{upper(moment)}{condition}, {lower(effect(node.then, lang))}"
    return refer_back(text, node.pattern, lang)


def refer_back(text: str, pattern: Pattern, lang: int) -> str:
    """What is still unnamed is what the event itself was about."""
    that, other = spoken_of(pattern)
    player = pick(lang, "that player", "ese jugador")
    return text.replace("{that}", that[lang]).replace("{other}", other[lang]).replace("{player}", player)


THAT_CHARACTER: Final = ("that character", "ese personaje")
THE_TARGET: Final = ("the target", "el blanco")
THE_ATTACKER: Final = ("the attacker", "el atacante")


def spoken_of(pattern: Pattern) -> tuple[tuple[str, str], tuple[str, str]]:
    """The card it befell and the other one, as the rest of the sentence calls them."""
    match pattern:
        case often.FirstEachTurn(pattern=inner) | often.FirstEver(pattern=inner) | often.OnceEachTurn(pattern=inner):
            return spoken_of(inner)
        case fates.Investigates():
            return ("that Hunter", "ese Cazador"), THE_TARGET
        case fights.Attacks() | fights.AttackEnds() | fights.MakesAttack():
            return THE_ATTACKER, THE_TARGET
        case fights.IsDamaged():
            return THAT_CHARACTER, THE_ATTACKER
        case fights.Blocks():
            return THAT_CHARACTER, THE_ATTACKER
        case fights.IsDefeated():
            return ("them", "él"), ("the victor", "el vencedor")
        case deeds.Attaches():
            return ("that card", "esa carta"), THAT_CHARACTER
        case deeds.Plays() | deeds.Places() | deeds.Reacts() | deeds.Resolves() | deeds.Discards():
            return ("that card", "esa carta"), THAT_CHARACTER
    return THAT_CHARACTER, THAT_CHARACTER


def moment_of(pattern: Pattern, lang: int) -> str:
    match pattern:
        case moments.At(moment=moment, whose=whose):
            return at_moment(moment, whose, lang)
        case fights.AttackEnds():
            return pick(lang, f"at the end of {attack_of(pattern, lang)}", f"al final de {attack_of(pattern, lang)}")
        case often.FirstEachTurn(pattern=fights.AttackEnds(player=roles.YOUR_SEAT, attacker=None), turns=turns):
            each = EACH_TURN[turns][lang]
            return pick(
                lang,
                f"at the end of the first attack you make {each}",
                f"al final del primer ataque que realizas {each}",
            )
        case often.FirstEachTurn(pattern=inner, turns=turns):
            first, each = happens(inner, lang), EACH_TURN[turns][lang]
            return pick(lang, f"the first time {first} {each}", f"la primera vez que {first} {each}")
        case often.FirstEver(pattern=inner):
            return pick(
                lang, f"the very first time {happens(inner, lang)}", f"la primerísima vez que {happens(inner, lang)}"
            )
        case often.OnceEachTurn(pattern=inner):
            return pick(
                lang,
                f"once each turn, when {happens(inner, lang)}",
                f"una vez por turno, cuando {happens(inner, lang)}",
            )
    return pick(lang, "when ", "cuando ") + happens(pattern, lang)


EACH_TURN: Final[dict[int, tuple[str, str]]] = {
    roles.YOUR_SEAT: ("during each of your turns", "en cada uno de tus turnos"),
    roles.ANY_SEAT: ("each turn", "cada turno"),
}
MOMENTS: Final[dict[int, tuple[str, str, str, str]]] = {  # Spanish: when, the article, and what
    w.START_OF_TURN: ("at the start of {0} turn", "al inicio de", "el", "turno"),
    w.END_OF_TURN: ("at the end of {0} turn", "al final de", "el", "turno"),
    w.END_OF_BEGINNING: ("at the end of {0} Beginning Phase", "al final de", "la", "Fase Inicial"),
    w.ANTAGONIST_STEP: ("during {0} Antagonist Step", "durante", "el", "Paso de Antagonista"),
    w.TORPOR_STEP: ("during {0} Torpor and Mending Step", "durante", "el", "Paso de Letargo y Curación"),
}


def at_moment(moment: int, whose: int, lang: int) -> str:
    english, when, article, what = MOMENTS[moment]
    if lang == EN:
        return english.format(OF[whose][lang])
    return f"{when} tu {what}" if whose == roles.YOUR_SEAT else f"{when} {article} {what} {OF[whose][lang]}"


HAVING: Final[dict[int, tuple[str, str]]] = {
    w.INVESTIGATES_AT_HOME: (
        "{0} may be exhausted to Investigate while in their Haven",
        "{0} puede agotarse para Investigar estando en su Refugio",
    ),
    w.BEYOND_FOES: ("{0} cannot be targeted by foes", "{0} no pueden ser elegidas por enemigos"),
    w.SHARES_RETAINERS: (
        "Characters in a party with {0} have the benefits of all Retainers attached to {0}",
        "Los personajes en un grupo con {0} tienen los beneficios de todos los Criados adjuntos a {0}",
    ),
    w.IGNORES_ANTAGONIST: (
        "Ignore 1 Antagonist when this party moves to The Streets",
        "Ignora 1 Antagonista cuando este grupo se mueve a Las Calles",
    ),
    w.NO_REACTIONS: ("Reactions cannot be played against {0}", "No se pueden jugar Reacciones contra {0}"),
    w.AGGRAVATED: ("{0} deals Aggravated Damage", "{0} hace daño Agravado"),
    w.STRIKES_EACH: (
        "{0} makes a Preemptive Strike on every character in the attacking party, one after another as your Adversary chooses,",
        "{0} da un Golpe Preventivo a todos los personajes del grupo atacante, uno tras otro según elija tu Adversario,",
    ),
    w.NO_FREE_MEND: (
        "{0} does not get a free mend during their End Phase",
        "{0} no se cura gratis durante su Fase Final",
    ),
    w.CANNOT_BE_BLOCKED: ("{0}'s attacks cannot be Blocked", "los ataques de {0} no pueden ser bloqueados"),
    w.CANNOT_REGROUP: ("{0} cannot change parties", "{0} no puede cambiar de grupo"),
    w.NO_DIABLERIE: ("Diablerie cannot be performed against {0}", "no se puede cometer diablerie contra {0}"),
}
KEYWORDS: Final = (w.GUARD, w.TRUE_FAITH, w.REACH, w.POSSESSIVE, w.SOLITARY, w.DIABLERIST)


def static(node: s.Static, lang: int) -> str:
    how = MANY if isinstance(node.on, gr.Cards | gr.EitherGroup) else ONE
    who = subject(node.on, how, lang)
    condition = "" if node.condition is None else " " + while_so(node.condition, lang)
    if node.stat in HAVING:
        return upper(HAVING[node.stat][lang].format(who)) + condition
    if node.stat in KEYWORDS or w.DISCIPLINES_AT <= node.stat < w.DISCIPLINES_END:
        name = NOUNS[node.stat][lang]
        icon = name if node.stat in KEYWORDS else f"[{name}]"
        return upper(pick(lang, f"{who} has {icon}", f"{who} tiene {icon}")) + condition
    noun = NOUNS[node.stat][lang]
    many = how == MANY or isinstance(node.on, gr.AttackersInThisParty | gr.Attackers)
    if node.stat == w.DAMAGE:
        deal = pick(lang, "deal" if many else "deals", "hacen" if many else "hace")
        return upper(f"{who} {deal} {amount(node.by, pick(lang, 'Damage', 'de daño'), lang, sign='+')}") + condition
    have = pick(lang, "have" if many else "has", "tienen" if many else "tiene")
    return upper(f"{who} {have} {amount(node.by, noun, lang, sign='+')}") + condition


def while_so(condition: Condition, lang: int) -> str:
    """When something that is always on is in force."""
    match condition:
        case k.YourActionPhase():
            return pick(lang, "during your Action Phase", "durante tu Fase de Acción")
        case k.Is(ref=refs.THIS, trait=t.Wounded()):
            return pick(lang, "while Wounded", "mientras esté Herido")
        case k.AttackTypeIs(types=kinds):
            return pick(lang, f"against {types(kinds, lang)} attacks", f"contra ataques de tipo {types(kinds, lang)}")
        case k.DamageTypeIs(types=kinds):
            return pick(lang, f"against {types(kinds, lang)} Damage", f"contra daño {types(kinds, lang)}")
        case k.DuringPreemptiveStrike():
            return pick(lang, "in its Preemptive Strikes", "en sus Golpes Preventivos")
    return pick(lang, "if ", "si ") + clause(condition, lang)


def of_players(node: s.OfPlayers, lang: int) -> str:
    match node.stat:
        case w.ATTACK_PRICE:
            return pick(
                lang,
                "An Attack Action costs its player 1 Prestige more",
                "Una Acción de Ataque le cuesta a su jugador 1 de Prestigio más",
            )
        case w.SCHEME_INFLUENCE:
            by = amount(node.by, NOUNS[w.INFLUENCE][lang], lang)
            return pick(
                lang,
                f"Each foe has {by} during Schemes (min 0)",
                f"Cada enemigo tiene {by} durante las Estratagemas (mín. 0)",
            )
        case w.SHOWS_HAND:
            return pick(
                lang,
                "All players see your hand",
                "Todos los jugadores ven tu mano",
            )
        case w.AGENDA_NEEDED:
            by = amount(node.by, pick(lang, "Agenda", "de Objetivo"), lang)
            return pick(lang, f"You need {by} to win", f"Necesitas {by} para ganar")
        case w.NO_MODIFIERS:
            return pick(
                lang, "Players cannot play Influence Modifiers", "No se pueden jugar Modificadores de Influencia"
            )
    raise TypeError(f"no phrase for {node!r}")


def instead(node: s.Instead, lang: int) -> str:
    match node:
        case s.Instead(pattern=would.WouldTakeDamage(who=who), then=Pay() as then, choice=e.MAY, often=s.ONCE_A_TURN):
            name = group(who, TARGET if isinstance(who, gr.Cards) else ONE, lang)
            price = f"{cost(then.cost, COMMAND, lang)}: {upper(effect(then.effect, lang))}"
            return price + pick(lang, f" to {name}", f" a {name}")
        case s.Instead(
            pattern=would.WouldLosePrestige(during=during),
            then=Pay(cost=price, effect=Prevent(amount=less)),
            choice=e.MAY,
            often=s.EVERY_TIME,
        ):
            when = LOSING[during][lang]
            less_of_it = amount(less, "", lang).strip()
            pays = lower(cost(price, AFTER_MAY, lang))
            return pick(
                lang,
                f"{when}, you may {pays}: It is {less_of_it} less",
                f"{when}, puedes {pays}: Es {less_of_it} menos",
            )
        case s.Instead(pattern=would.WouldBeDefeated(who=who), then=then, choice=e.MUST, often=s.EVERY_TIME):
            name = group(who, ONE, lang)
            return pick(
                lang,
                f"Instead of the defeat of {name}, {saved(then, lang)}",
                f"En lugar de la derrota de {name}, {saved(then, lang)}",
            )
        case s.Instead(pattern=pattern, then=then, choice=choice, often=s.EVERY_TIME):
            may = pick(lang, "you may ", "puedes ") if choice == e.MAY else ""
            done = lower(effect(then, lang, AFTER_MAY if choice == e.MAY else COMMAND))
            return f"{upper(would_happen(pattern, lang))}, {may}{done}"
    raise TypeError(f"no phrase for {node!r}")


LOSING: Final[dict[int, tuple[str, str]]] = {
    fights.ANY_TIME: ("When you would lose or spend Prestige", "Cuando fueras a perder o gastar Prestigio"),
    fights.IN_AN_ATTACK: (
        "When an attack makes you lose or spend Prestige",
        "Cuando un ataque te hace perder o gastar Prestigio",
    ),
}


def would_happen(pattern: Pattern, lang: int) -> str:
    match pattern:
        case would.WouldTakeDamage(who=who):
            name = group(who, ONE, lang)
            return pick(lang, f"when {name} would take Damage", f"cuando {name} fuera a recibir daño")
        case would.WouldBeDefeated(who=who):
            name = group(who, ONE, lang)
            return pick(lang, f"when {name} would be defeated", f"cuando {name} fuera a ser derrotado")
    raise TypeError(f"no phrase for {pattern!r}")


def saved(then: Effect, lang: int) -> str:
    """What is done instead of being defeated; that it is prevented goes without saying."""
    parts = [part for part in then.parts() if not isinstance(part, Prevent)] or [then]
    return listed([lower(effect(part, lang)) for part in parts], lang)


def when_party_moves(node: s.WhenPartyMoves, lang: int) -> str:
    moment = pick(
        lang,
        "When you move a party of your characters to The Streets during your turn, ",
        "Cuando mueves un grupo de tus personajes a Las Calles durante tu turno, ",
    )
    if node.harm:
        return moment + pick(
            lang,
            f"deal {node.harm} Aggravated Damage to a vampire in that party",
            f"inflige {node.harm} de daño Agravado a un vampiro de ese grupo",
        )
    assert node.then is not None
    return moment + lower(effect(node.then, lang))

"""Verbs in words."""

from __future__ import annotations

from primogen.kernel.effects import Amount, Effect
from primogen.rivals.language import amounts as a
from primogen.rivals.language import refs
from primogen.rivals.language import verbs_city as vy
from primogen.rivals.language import verbs_fight as vf
from primogen.rivals.language import verbs_influence as vi
from primogen.rivals.language import verbs_tokens as vt
from primogen.rivals.rules import words as w
from primogen.rivals.text.amounts import amount
from primogen.rivals.text.groups import EACH, group, player, ref, to
from primogen.rivals.text.hands import verb_of_hands
from primogen.rivals.text.lexicon import NOUNS, TOKENS
from primogen.rivals.text.verbs_cards import verb_of_cards
from primogen.text.grammar import does
from primogen.text.languages import pick

RESOURCES = {
    w.PRESTIGE: ("Prestige", "de Prestigio"),
    w.AGENDA: ("Agenda", "de Objetivo"),
    w.ACTIONS_GAINED: ("Action", "Acción"),
    w.UNHOSTED_GAINED: ("Unhosted Action", "Acción Independiente"),
}


def verb(node: Effect, lang: int, mood: int) -> str:
    match node:
        case vt.Draw(amount=by):
            return pick(lang, f"draw {cards(by, lang)}", f"{does(mood, 'roba', 'robar')} {cards(by, lang)}")
        case vt.Gain(amount=by, resource=resource, who=refs.YOU):
            return pick(lang, "gain ", does(mood, "gana ", "ganar ")) + amount(by, RESOURCES[resource][lang], lang)
        case vt.Gain(amount=by, resource=resource, who=who):
            gains = pick(lang, does(mood, "gains", "gain"), does(mood, "gana", "ganar"))
            return f"{player(who, lang)} {gains} {amount(by, RESOURCES[resource][lang], lang)}"
        case vt.Lose(amount=by, resource=resource, who=refs.YOU):
            return pick(lang, "lose ", does(mood, "pierde ", "perder ")) + amount(by, RESOURCES[resource][lang], lang)
        case vt.Lose(amount=by, resource=resource, who=who):
            loses = pick(lang, does(mood, "loses", "lose"), does(mood, "pierde", "perder"))
            return f"{player(who, lang)} {loses} {amount(by, RESOURCES[resource][lang], lang)}"
        case vt.StealFrom(amount=by, resource=resource, who=who):
            what = amount(by, RESOURCES[resource][lang], lang)
            return pick(
                lang,
                f"steal {what} from {player(who, lang)}",
                f"{does(mood, 'roba', 'robar')} {what} a {player(who, lang)}",
            )
        case vt.Mend(amount=by, ref=number):
            what = amount(by, pick(lang, "Blood", "de Sangre"), lang)
            return pick(
                lang, f"{ref(number, lang)} mends {what}", f"{does(mood, 'cura', 'curar')} {what} {to(number, lang)}"
            )
        case vt.PutToken(token=token, ref=number):
            return pick(
                lang,
                f"put {TOKENS[token][lang]} on {ref(number, lang)}",
                f"{does(mood, 'pon', 'poner')} {TOKENS[token][lang]} sobre {ref(number, lang)}",
            )
        case vt.PutPrestige(amount=by, ref=number, whose=whose):
            what = amount(by, RESOURCES[w.PRESTIGE][lang], lang)
            return pick(
                lang,
                f"put {what} from {supply(whose, lang)} on {ref(number, lang)}",
                f"{does(mood, 'pon', 'poner')} {what} de {supply(whose, lang)} sobre {ref(number, lang)}",
            )
        case vt.PutTheirPrestige(number=n):
            return pick(lang, f"place {n} of those tokens on this card", f"pon {n} de esas fichas sobre esta carta")
        case vt.AddToFaceDown(number=n, whose=whose, ref=number):
            return pick(
                lang,
                f"put {n} Prestige from {supply(whose, lang)} on {ref(number, lang)}",
                f"{does(mood, 'pon', 'poner')} {n} de Prestigio de {supply(whose, lang)} sobre {ref(number, lang)}",
            )
        case vt.LoseBlood(amount=by, ref=number):
            what = amount(by, pick(lang, "Blood", "de Sangre"), lang)
            return pick(lang, f"{ref(number, lang)} loses {what}", f"{ref(number, lang)} pierde {what}")
        case vt.DefeatIt(ref=number):
            return pick(lang, f"defeat {ref(number, lang)}", f"{does(mood, 'derrota', 'derrotar')} {to(number, lang)}")
        case vt.StealBlood(amount=by, thief=thief, victim=victim):
            what = amount(by, pick(lang, "Blood", "de Sangre"), lang)
            return pick(
                lang,
                f"{ref(thief, lang)} steals {what} from {ref(victim, lang)}",
                f"{ref(thief, lang)} roba {what} {to(victim, lang)}",
            )
        case vt.SwapBlood(number=n, ref=number):
            return pick(
                lang,
                f"swap {n} Blood on {ref(number, lang)} for Blood of your color",
                f"{does(mood, 'cambia', 'cambiar')} {n} de Sangre de {ref(number, lang)} por Sangre de tu color",
            )
        case vt.PutAgendaOn(number=n, ref=number):
            return pick(
                lang, f"put {n} Agenda on {ref(number, lang)}", f"pon {n} de Objetivo sobre {ref(number, lang)}"
            )
    return verb_of_cards(node, lang, mood) or verb_of_hands(node, lang, mood) or verb_of_fights(node, lang, mood)


def supply(whose: int, lang: int) -> str:
    if whose == refs.YOU:
        return pick(lang, "your general supply", "tu reserva general")
    return pick(lang, f"{player(whose, lang)}'s general supply", f"la reserva general de {player(whose, lang)}")


def cards(by: Amount, lang: int) -> str:
    many = "" if by == a.Fixed(1) or isinstance(by, a.Per) else "s"
    return amount(by, pick(lang, f"card{many}", f"carta{many}"), lang)


UNTIL = {
    w.THIS_ATTACK: (" this attack", " en este ataque"),
    w.NEXT_ATTACK: (" on the next attack this turn", " en el próximo ataque de este turno"),
    w.THIS_TURN: (" this turn", " este turno"),
    w.THIS_SCHEME: (" during this Scheme", " durante esta Estratagema"),
}

FLAGS: dict[int, tuple[str, str]] = {
    w.SUPERFICIAL: ("{0}'s Damage becomes Superficial", "el daño de {0} pasa a ser Superficial"),
    w.AGGRAVATED: ("{0}'s Damage becomes Aggravated", "el daño de {0} pasa a ser Agravado"),
    w.NOT_AGGRAVATED: ("{0}'s Damage is not Aggravated", "el daño de {0} no es Agravado"),
    w.STAYS_ITS_HAND: ("{0} does not attack during the End Phase", "{0} no ataca durante la Fase Final"),
    w.NO_DIABLERIE: ("Diablerie cannot be performed against {0}", "no se puede cometer diablerie contra {0}"),
    w.CANNOT_BE_BLOCKED: ("{0}'s attack cannot be Blocked", "el ataque de {0} no puede ser bloqueado"),
    w.NO_REACTIONS: ("no Reaction can be played against {0}", "no se pueden jugar Reacciones contra {0}"),
}


def modified(node: vf.Modify, lang: int) -> str:
    by, stat, number, until = node.amount, node.stat, node.ref, node.until
    if stat in FLAGS:
        return FLAGS[stat][lang].format(ref(number, lang)) + (UNTIL[until][lang] if until != w.THIS_ATTACK else "")
    if stat == w.PREVENTION:
        return pick(
            lang,
            f"prevent {amount(by, 'Damage', lang)} {to(number, lang)}",
            f"previene {amount(by, 'de daño', lang)} {to(number, lang)}",
        )
    noun = NOUNS[stat][lang]
    if stat in (w.DAMAGE, w.AGGRAVATED_DAMAGE):
        noun = pick(lang, noun, f"de {noun}")
    if stat in (w.DAMAGE, w.AGGRAVATED_DAMAGE) and number == refs.THE_ATTACKER:
        return pick(
            lang,
            f"this attack deals {amount(by, noun + ' to the target', lang, sign='+')}",
            f"este ataque hace {amount(by, noun + ' al blanco', lang, sign='+')}",
        )
    has = pick(lang, f"{ref(number, lang)} has ", f"{ref(number, lang)} tiene ")
    return has + amount(by, noun, lang, sign="+") + UNTIL[until][lang]


def damage(by: Amount, damage_type: int, quality: int, lang: int) -> str:
    words = [NOUNS[damage_type][lang]] if damage_type != w.TYPELESS else []
    if quality & w.AGGRAVATED_QUALITY:
        words.append(NOUNS[w.AGGRAVATED][lang])
    kind = " ".join(words)
    noun = pick(lang, f"{kind} Damage".strip(), f"de daño {kind}".strip())
    return amount(by, noun, lang)


def verb_of_fights(node: Effect, lang: int, mood: int) -> str:
    match node:
        case vf.Modify():
            return modified(node, lang)
        case vf.ModifyEach(amount=by, stat=stat, group=g, until=until):
            return (
                pick(lang, f"{group(g, EACH, lang)} has ", f"{group(g, EACH, lang)} tiene ")
                + amount(by, NOUNS[stat][lang], lang, sign="+")
                + UNTIL[until][lang]
            )
        case vf.ModifyFoes(amount=by, stat=stat, until=until):
            return (
                pick(lang, "all your foes' characters have ", "todos los personajes de tus enemigos tienen ")
                + amount(by, NOUNS[stat][lang], lang, sign="+")
                + UNTIL[until][lang]
            )
        case vf.DealDamage(amount=by, damage_type=kind, quality=quality, ref=number):
            text = damage(by, kind, quality, lang).split("|")
            what, per, each = text[0].partition(pick(lang, " for e", " por cada "))  # "for each", "for every"
            deal = pick(lang, "deal", does(mood, "inflige", "infligir"))
            first = f"{deal} {what} {to(number, lang)}{per}{each}"
            superficial = pick(
                lang,
                " (a character's last Blood cannot be removed this way)",
                " (la última Sangre de un personaje no se puede quitar así)",
            )
            return ". ".join([first, *text[1:]]) + (superficial if quality & w.SUPERFICIAL_QUALITY else "")
        case vf.AlsoDeal(amount=by, damage_type=kind, quality=quality, ref=number):
            return pick(
                lang,
                f"deal {damage(by, kind, quality, lang)} {to(number, lang)}",
                f"{does(mood, 'inflige', 'infligir')} {damage(by, kind, quality, lang)} {to(number, lang)}",
            )
        case vf.Prevent(amount=by):
            return pick(lang, "prevent ", does(mood, "previene ", "prevenir ")) + amount(
                by, pick(lang, "Damage", "de daño"), lang
            )
        case vf.DamageBecomes(damage_type=kind):
            return pick(lang, f"the Damage becomes {NOUNS[kind][lang]}", f"el daño pasa a ser {NOUNS[kind][lang]}")
        case vf.NoLongerAggravated():
            return pick(lang, "the Damage becomes non-Aggravated", "el daño deja de ser Agravado")
        case vf.Retarget():
            return NOUNS[w.TARGETED][lang]
        case vf.ChangeTarget(ref=number):
            return pick(lang, f"{ref(number, lang)} becomes the target", f"{ref(number, lang)} pasa a ser el blanco")
        case vf.NegateAttack():
            return pick(lang, "negate the attack", f"{does(mood, 'anula', 'anular')} el ataque")
        case vf.NegateReaction():
            return pick(lang, "negate the Reaction", f"{does(mood, 'anula', 'anular')} la Reacción")
        case vf.NegateAttackCard():
            return pick(lang, "negate the Attack card", f"{does(mood, 'anula', 'anular')} la carta de Ataque")
        case vf.MakeAttack(ref=number):
            return pick(
                lang, f"attack with {ref(number, lang)}", f"{does(mood, 'ataca', 'atacar')} con {ref(number, lang)}"
            )
        case vf.Diablerize(diablerist=diablerist, victim=victim):
            return pick(
                lang,
                f"{ref(diablerist, lang)} performs diablerie on {ref(victim, lang)}",
                f"{ref(diablerist, lang)} comete diablerie contra {ref(victim, lang)}",
            )
    return verb_of_city(node, lang, mood)


def verb_of_city(node: Effect, lang: int, mood: int) -> str:
    match node:
        case vy.AddCityCards():
            return pick(lang, "add 1 card per player to The Streets", "añade 1 carta por jugador a Las Calles")
        case vy.ShuffleBurnedEventsBack():
            return pick(
                lang,
                "shuffle all Events in the burned pile into the City Deck",
                "baraja todos los Eventos de la pila de quemados en el Mazo de Ciudad",
            )
        case vy.TurnUpUnusedMonster():
            return pick(
                lang,
                "turn the top card of the unused Monsters face up",
                "pon boca arriba la primera carta de los Monstruos sin usar",
            )
        case vy.ItsMonsterAttacks():
            return pick(
                lang,
                "this Monster attacks the lowest Blood Potency character in your coterie",
                "este Monstruo ataca al personaje de menor Potencia de Sangre de tu coterie",
            )
        case vi.GainInfluence(amount=by):
            return (
                pick(lang, "gain ", "gana ")
                + amount(by, pick(lang, "Influence", "de Influencia"), lang)
                + pick(lang, " during this action or event", " durante esta acción o evento")
            )
        case vi.BarModifiers(who=who):
            return pick(
                lang,
                f"{player(who, lang)} cannot play Influence Modifiers during this Scheme",
                f"{player(who, lang)} no puede jugar Modificadores de Influencia durante esta Estratagema",
            )
    raise TypeError(f"no phrase for {node!r}")

"""What is always on, in words: what characters and players have, and while what is so."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import Condition
from primogen.rivals.language import conditions as k
from primogen.rivals.language import conditions_cards as kc
from primogen.rivals.language import groups as gr
from primogen.rivals.language import refs
from primogen.rivals.language import sentences as s
from primogen.rivals.language import traits as t
from primogen.rivals.language.amounts import CountOf, StatOf
from primogen.rivals.language.groups_fights import Fighters
from primogen.rivals.language.patterns import roles
from primogen.rivals.rules import words as w
from primogen.rivals.rules.flags import DISCARDS_BY_LOT, FIRST_PRESTIGE, IGNORES_EVENTS
from primogen.rivals.text.amounts import amount
from primogen.rivals.text.conditions import clause, types
from primogen.rivals.text.entries import NUMBERS, Entry
from primogen.rivals.text.groups import group, is_many, subject
from primogen.rivals.text.having import HAVING, Both
from primogen.rivals.text.lexicon import NOUNS
from primogen.rivals.text.modifiers import DAMAGES, more, once
from primogen.rivals.text.nouns import ONE
from primogen.rivals.text.refs import ref
from primogen.rivals.text.traits import entry
from primogen.text.grammar import NotSayable, upper
from primogen.text.languages import pick

OF_THIS_PARTY: Final = (
    w.PASSES_RETAINERS,
    w.IGNORES_ANTAGONIST,
)


def static(node: s.Static, lang: int) -> str:
    condition = "" if node.condition is None else " " + in_which(node, node.condition, lang)
    if isinstance(node.by, StatOf) and node.by.given_by is not None:
        return doubled(node, node.by, lang) + condition
    who = subject(node.on, lang)
    if node.stat in HAVING:
        return upper(flag(node, who, lang)) + condition
    text = f"{who} {more(node.by, node.stat, lang, many=is_many(node.on))}"
    if "{that}" in text:  # each of those who have it
        if not is_many(node.on):
            raise NotSayable(f"who has it is {who}: {node!r}")
        text = text.replace("de {that}", "sobre ellos").replace("{that}", pick(lang, "them", "ellos"))
    return upper(text) + condition


def in_which(node: s.Static, condition: Condition, lang: int) -> str:
    """Damage is dealt in attacks; what else somebody has is of use against them."""
    match condition:
        case k.TypeIs(of=k.OF_THE_ATTACK, types=kinds) if node.stat in DAMAGES:
            return pick(lang, f"in {types(kinds, lang)} attacks", f"en ataques de tipo {types(kinds, lang)}")
    return while_so(condition, lang, node.on)


def flag(node: s.Static, who: str, lang: int) -> str:
    once(node.by, node.stat)
    if node.stat in OF_THIS_PARTY and node.on != gr.Cards(gr.IN_THIS_PARTY, gr.ANYONES):
        raise NotSayable(f"stat {node.stat} is said of this party only")
    return HAVING[node.stat][is_many(node.on)][lang].format(who)


def doubled(node: s.Static, by: StatOf, lang: int) -> str:
    """ "Double the Influence bonus ...": what is given already, once more."""
    if node.stat != by.stat or by.stat not in NUMBERS or node.on != gr.Exactly(by.ref) or by.given_by is None:
        raise NotSayable(f"only what somebody has already is doubled: {node!r}")
    who, stat, giver = ref(by.ref, lang), NOUNS[by.stat][lang], entry(by.given_by, lang)
    if giver.noun is None or giver != Entry(giver.noun):
        raise NotSayable(f"no noun for what gives it: {by!r}")
    return pick(
        lang,
        f"Double the {stat} bonus from any {giver.noun.one} attached to {who}",
        f"Duplica la bonificación de {stat} de cualquier {giver.noun.one} adjunto a {who}",
    )


def while_so(condition: Condition, lang: int, on: gr.Group | None = None) -> str:
    """When something that is always on is in force; `on` is who has it."""
    match condition:
        case k.During(what=k.YOUR_ACTION_PHASE):
            return pick(lang, "during your Action Phase", "durante tu Fase de Acción")
        case k.Is(ref=refs.THIS, trait=t.Wounded()):
            return pick(lang, "while Wounded", "mientras esté Herido")
        case k.TypeIs(of=k.OF_THE_ATTACK, types=kinds):
            return pick(lang, f"against {types(kinds, lang)} attacks", f"contra ataques de tipo {types(kinds, lang)}")
        case k.TypeIs(of=k.OF_THE_DAMAGE, types=kinds):
            return pick(lang, f"against {types(kinds, lang)} Damage", f"contra daño {types(kinds, lang)}")
        case k.Not(condition=k.TypeIs(of=k.OF_THE_DAMAGE, types=kinds)):
            return pick(lang, f"against non-{types(kinds, lang)} Damage", f"contra daño no {types(kinds, lang)}")
        case k.Not(condition=inner) if inner == THIS_IS_THE_TARGET and on == gr.Exactly(refs.THIS):
            return pick(lang, "while not defending", "mientras no defienda")
        case k.Both(first=k.Not(condition=k.During(what=k.YOUR_TURN)) as when, second=rest):
            return f"{while_so(when, lang, on)} {while_so(rest, lang, on)}"
        case kc.IsTheOnly(ref=refs.THAT, group=gr.Cards(place=gr.IN_ITS_PARTY, whose=gr.ANYONES, traits=())):
            return pick(lang, "while alone in a party", "mientras estén solos en un grupo")
        case k.Not(condition=k.During(what=k.YOUR_TURN)):
            return pick(lang, "during other players' turns", "durante los turnos de otros jugadores")
        case k.During(what=k.AN_ATTACK):
            return pick(lang, "during attacks", "durante los ataques")
        case k.IsBlocker(ref=refs.THAT):
            return pick(lang, "while Blocking", "mientras bloquean")
        case k.During(what=k.A_SCHEME):
            return pick(lang, "during Schemes", "durante las Estratagemas")
        case k.During(what=k.ITS_PREEMPTIVE_STRIKE):
            return pick(lang, "in its Preemptive Strikes", "en sus Golpes Preventivos")
    return pick(lang, "if ", "si ") + (attacking(condition, lang, on) or clause(condition, lang))


THIS_IS_THE_TARGET: Final = k.Is(refs.THE_TARGET, t.IsIt(refs.THIS))
THIS_IS_THE_ATTACKER: Final = k.Is(refs.THE_ATTACKER, t.IsIt(refs.THIS))


def attacking(condition: Condition, lang: int, on: gr.Group | None) -> str:
    """Of attackers, whom they attack: "they attack this character in a party of 3+ characters". Or nothing."""
    if isinstance(on, Fighters):
        match condition:
            case k.Is() if condition == THIS_IS_THE_TARGET:
                return pick(lang, "they attack this character", "atacan a este personaje")
            case k.Both(first=first, second=k.Compare(amount=CountOf(group=party), how=k.AT_LEAST, number=n)) if (
                first == THIS_IS_THE_TARGET and party == gr.Cards(gr.IN_ATTACKING_PARTY, gr.ANYONES)
            ):
                return pick(
                    lang,
                    f"they attack this character in a party of {n}+ characters",
                    f"atacan a este personaje en un grupo de {n}+ personajes",
                )
    if on == gr.Exactly(refs.THIS):
        match condition:
            case k.Both(first=first, second=k.Belongs(ref=refs.THE_TARGET, group=g)) if first == THIS_IS_THE_ATTACKER:
                return pick(lang, f"attacking {group(g, ONE, lang)}", f"ataca a {group(g, ONE, lang)}")
    return ""


def lent(node: s.LendsDisciplines, lang: int) -> str:
    """What the tokens on a card give."""
    have = pick(lang, "have" if is_many(node.on) else "has", "tienen" if is_many(node.on) else "tiene")
    those = pick(lang, "the Disciplines on this card", "las Disciplinas de esta carta")
    condition = "" if node.condition is None else " " + while_so(node.condition, lang)
    return upper(f"{subject(node.on, lang)} {have} {those}") + condition


def set_to(node: s.SetTo, lang: int) -> str:
    has = pick(lang, "always have" if is_many(node.on) else "always has", "siempre tiene" + "n" * is_many(node.on))
    if node.stat not in NOUNS:
        raise NotSayable(f"nothing sets stat {node.stat}")
    return upper(f"{subject(node.on, lang)} {has} {node.number} {pick(lang, '', 'de ')}{NOUNS[node.stat][lang]}")


# By stat and whose it is; {0} is how much.
OF_PLAYERS: Final[dict[tuple[int, int], Both]] = {
    (w.SCHEME_INFLUENCE, roles.FOES_SEAT): (
        "Each foe has {0} during Schemes (min 0)",
        "Cada enemigo tiene {0} durante las Estratagemas (mín. 0)",
    ),
    (w.STANDS_IN, roles.YOUR_SEAT): (
        "Once during each player's turn, you may place a card from your hand that needs 1 to {0} as an Influence"
        " Modifier (1). When revealed, gain that much Influence",
        "Una vez en el turno de cada jugador, puedes colocar una carta de tu mano que requiera de 1 a {0} como"
        " Modificador de Influencia (1). Al revelarse, gana esa Influencia",
    ),
    (w.IGNORES_AT_END, roles.YOUR_SEAT): (
        "Ignore {0} during your End Phase",
        "Ignora {0} durante tu Fase Final",
    ),
    (FIRST_PRESTIGE, roles.YOUR_SEAT): ("You start the game with {0}", "Empiezas la partida con {0}"),
    (w.RITUAL_SUPPLY, roles.YOUR_SEAT): (
        "When you play a Ritual that takes Blood from characters, up to {0} of it may come from your general supply",
        "Cuando juegas un Ritual que toma Sangre de personajes, hasta {0} puede salir de tu reserva general",
    ),
    (w.AGENDA_NEEDED, roles.YOUR_SEAT): ("You need {0} to win", "Necesitas {0} para ganar"),
    (w.AGENDA_NEEDED, roles.ANY_SEAT): ("Each player needs {0} to win", "Cada jugador necesita {0} para ganar"),
}
FLAGS_OF_PLAYERS: Final[dict[tuple[int, int], Both]] = {
    (IGNORES_EVENTS, roles.YOUR_SEAT): (
        "You may ignore City Deck Events",
        "Puedes ignorar los Eventos del Mazo de Ciudad",
    ),
    (DISCARDS_BY_LOT, roles.ANY_SEAT): (
        "When a player discards a card from their hand, they do so at random",
        "Cuando un jugador descarta una carta de su mano, lo hace al azar",
    ),
    (w.ANY_PURSE, roles.YOUR_SEAT): (
        "Once during each player's turn, you may spend Prestige of your color on characters to activate an ability, "
        "even if it does not interact with those characters",
        "Una vez en el turno de cada jugador, puedes gastar Prestigio de tu color que esté sobre personajes para "
        "activar una habilidad, aunque no tenga que ver con esos personajes",
    ),
    (w.ANY_CLAN, roles.YOUR_SEAT): (
        "You may play cards of any clan affiliation",
        "Puedes jugar cartas de cualquier afiliación de Clan",
    ),
    (w.SHOWS_HAND, roles.YOUR_SEAT): ("All players see your hand", "Todos los jugadores ven tu mano"),
    (w.NO_RANGED, roles.ANY_SEAT): ("Ranged attacks cannot be announced", "No se pueden anunciar ataques A distancia"),
    (w.NO_RANGED_CARDS, roles.ANY_SEAT): ("Ranged cards cannot be played", "No se pueden jugar cartas A distancia"),
    (w.GUARDS_MORTALS, roles.YOUR_SEAT): (
        "Each Blood of your color on a Mortal increases the Damage foes need to defeat it",
        "Cada Sangre de tu color sobre un Mortal aumenta el daño que los enemigos necesitan para derrotarlo",
    ),
    (w.CHOOSES_WRAITHS, roles.YOUR_SEAT): (
        "When you create a wraith, choose your wraith token instead of drawing it, then shuffle the stack",
        "Cuando creas un wraith, elige tu ficha de wraith en lugar de robarla y después baraja la pila",
    ),
    (w.NO_MODIFIERS, roles.ANY_SEAT): (
        "Players cannot play Influence Modifiers",
        "No se pueden jugar Modificadores de Influencia",
    ),
}
COUNTED_IN: Final = {
    FIRST_PRESTIGE: ("Prestige", "de Prestigio"),
    w.STANDS_IN: ("Blood Potency", "de Potencia de Sangre"),
    w.SCHEME_INFLUENCE: ("Influence", "Influencia"),
    w.AGENDA_NEEDED: ("Agenda", "de Objetivo"),
    w.RITUAL_SUPPLY: ("Blood", "de Sangre"),
    w.IGNORES_AT_END: ("Antagonist", "Antagonista"),
}


def of_players(node: s.OfPlayers, lang: int) -> str:
    condition = "" if node.condition is None else " " + while_so(node.condition, lang)
    key = node.stat, node.whose
    if key in FLAGS_OF_PLAYERS:
        once(node.by, node.stat)
        return FLAGS_OF_PLAYERS[key][lang] + condition
    if key not in OF_PLAYERS:
        raise NotSayable(f"stat {node.stat} is not said of players {node.whose}")
    return OF_PLAYERS[key][lang].format(amount(node.by, COUNTED_IN[node.stat][lang], lang)) + condition

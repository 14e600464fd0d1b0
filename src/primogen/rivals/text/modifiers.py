"""What somebody has more of, and for how long: "+1 Shield this attack", "Guard", "[Potence]"."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import Amount
from primogen.rivals.language import refs
from primogen.rivals.language import verbs_fight as vf
from primogen.rivals.language.amounts import Fixed
from primogen.rivals.rules import flags as f
from primogen.rivals.rules import words as w
from primogen.rivals.text.amounts import amount
from primogen.rivals.text.entries import KEYWORDS, NUMBERS
from primogen.rivals.text.groups import group
from primogen.rivals.text.lexicon import NOUNS
from primogen.rivals.text.nouns import EACH
from primogen.rivals.text.phrasebook import BOOKS
from primogen.rivals.text.refs import player, ref, to
from primogen.text.grammar import NotSayable, does
from primogen.text.languages import EN, pick

UNTIL: Final = {
    w.THIS_ATTACK: (" this attack", " en este ataque"),
    w.NEXT_ATTACK: (" on the next attack this turn", " en el próximo ataque de este turno"),
    w.PARTYS_NEXT_ATTACK: (
        " on the next attack any of them makes this turn",
        " en el próximo ataque de cualquiera de ellos este turno",
    ),
    w.THIS_TURN: (" this turn", " este turno"),
    w.THIS_ACTION: (" during this action or event", " durante esta acción o evento"),
    w.THIS_DAMAGE: (" against this Damage", " contra este daño"),
    w.THIS_SCHEME: (" during this Scheme", " durante esta Estratagema"),
}
FLAGS: Final[dict[int, tuple[str, str]]] = {
    w.SUPERFICIAL: ("{0}'s Damage becomes Superficial", "el daño de {0} pasa a ser Superficial"),
    w.AGGRAVATED: ("{0}'s Damage becomes Aggravated", "el daño de {0} pasa a ser Agravado"),
    w.NOT_AGGRAVATED: ("{0}'s Damage is not Aggravated", "el daño de {0} no es Agravado"),
    w.DIABLERIZES: (
        "{0} diablerizes a vampire defeated by this attack",
        "{0} diableriza a un vampiro derrotado por este ataque",
    ),
    w.BLOCKS_EXHAUSTED: ("{0} may Block even if exhausted", "{0} puede bloquear aunque esté agotado"),
    w.STAYS_OUT: ("{0} does not return to their Haven", "{0} no vuelve a su Refugio"),
    w.STAYS_ITS_HAND: ("{0} does not attack during the End Phase", "{0} no ataca durante la Fase Final"),
    w.CANNOT_DIABLERIZE: ("{0} may not perform diablerie", "{0} no puede cometer diablerie"),
    w.NO_DIABLERIE: ("Diablerie cannot be performed against {0}", "no se puede cometer diablerie contra {0}"),
    w.IGNORES_SHIELDS: ("{0}'s attack ignores all Shields", "el ataque de {0} ignora todos los Escudos"),
    w.NO_CARD_TEXT: (
        "negate the text of {0}'s Attack card (but not its Damage or keywords)",
        "anula el texto de la carta de Ataque de {0} (pero no su daño ni sus palabras clave)",
    ),
    w.SPARED: (
        "if {0} would be burned by this attack, put them into torpor instead",
        "si {0} fuera a ser quemado por este ataque, ponlo en Letargo en su lugar",
    ),
    w.IN_FORCE: ("{0} is in force", "{0} está en vigor"),
    w.IGNORES_ATTRIBUTE: (
        "the target's attribute does not reduce {0}'s Damage",
        "el atributo del blanco no reduce el daño de {0}",
    ),
    w.CANNOT_BE_BLOCKED: ("{0}'s attack cannot be Blocked", "el ataque de {0} no puede ser bloqueado"),
    w.NO_STRIKE: (
        "the target does not get a Preemptive Strike against {0}",
        "el blanco no da un Golpe Preventivo a {0}",
    ),
    w.NO_REACTIONS: ("no Reaction can be played against {0}", "no se pueden jugar Reacciones contra {0}"),
}
LATER: Final[dict[tuple[int, int], tuple[str, str]]] = {  # of the attack after this one; of damage by itself
    (w.NOT_SUPERFICIAL, w.THIS_DAMAGE): ("{0}'s Damage is not Superficial", "el daño de {0} no es Superficial"),
    (f.BLANKED, w.THIS_ATTACK): (
        "{0}'s attached cards are blank during this attack",
        "durante este ataque, las cartas adjuntas a {0} se consideran sin texto",
    ),
    (w.CANNOT_BE_BLOCKED, w.NEXT_ATTACK): (
        "{0}'s next attack this turn cannot be Blocked",
        "el próximo ataque de {0} en este turno no puede ser bloqueado",
    ),
}
DAMAGES: Final = (w.DAMAGE, w.AGGRAVATED_DAMAGE, w.SUPERFICIAL_DAMAGE, w.SILVER_DAMAGE)


def until(duration: int, lang: int) -> str:
    if duration not in UNTIL:
        raise NotSayable(f"nothing lasts for {duration}")
    return UNTIL[duration][lang]


def longer(duration: int, lang: int) -> str:
    """Of what is said of an attack anyway, only where it outlasts it."""
    return "" if duration == w.THIS_ATTACK else until(duration, lang)


def called(stat: int) -> str:
    """For whoever is to write what is lacking."""
    return f"stat {stat}" + (f" ({NOUNS[stat][EN]})" if stat in NOUNS else "")


def once(by: Amount, stat: int) -> None:
    """A yes-or-no stat is given once."""
    if by != Fixed(1):
        raise NotSayable(f"nobody has {by!r} of {called(stat)}")


def more(by: Amount, stat: int, lang: int, *, many: bool, after: str = "") -> str:
    """ "has +1 Shield", "deal +1 Damage", "has Guard"; `after` stands before what it depends on."""
    has = pick(lang, "have" if many else "has", "tienen" if many else "tiene")
    if stat in DAMAGES:
        deals = pick(lang, "deal" if many else "deals", "hacen" if many else "hace")
        return f"{deals} {amount(by, pick(lang, '', 'de ') + NOUNS[stat][lang] + after, lang, sign='+')}"
    if stat == w.HAVEN_INTEL:
        here = pick(lang, " against characters in their Haven", " contra personajes en su Refugio")
        return f"{has} {amount(by, NOUNS[w.INTEL][lang] + here + after, lang, sign='+')}"
    if stat in NUMBERS or stat in (w.ATTACHMENTS, w.NEEDED_POTENCY):
        return f"{has} {amount(by, NOUNS[stat][lang] + after, lang, sign='+')}"
    if w.DISCIPLINES_AT <= stat < w.DISCIPLINES_END and isinstance(by, Fixed) and by.number > 0:
        return f"{has} {' '.join([f'[{NOUNS[stat][lang]}]'] * by.number)}{after}"
    if stat in KEYWORDS:
        once(by, stat)
        return f"{has} {NOUNS[stat][lang]}{after}"
    raise NotSayable(f"nobody has more of {called(stat)}: text/having.py says what cards give that is no number")


def modified(node: vf.Modify, lang: int, mood: int) -> str:
    by, stat, number, duration = node.amount, node.stat, node.ref, node.until
    if stat == w.IN_FORCE and by == Fixed(-1):
        ended = pick(lang, "is no longer in force", "deja de estar en vigor")
        return f"{ref(number, lang)} {ended}{longer(duration, lang)}"
    if (stat, duration) in LATER:
        once(by, stat)
        return LATER[stat, duration][lang].format(ref(number, lang))
    if stat in FLAGS:
        once(by, stat)
        return FLAGS[stat][lang].format(ref(number, lang)) + longer(duration, lang)
    if stat == w.PREVENTION:
        what = amount(by, pick(lang, "Damage", "de daño"), lang)
        return (
            pick(lang, "prevent ", does(mood, "previene ", "prevenir "))
            + f"{what} {to(number, lang)}"
            + longer(duration, lang)
        )
    if stat in DAMAGES and number == refs.THE_ATTACKER:
        here = pick(lang, " to the target", " al blanco")
        return (
            pick(lang, "this attack ", "este ataque ")
            + more(by, stat, lang, many=False, after=here)
            + longer(duration, lang)
        )
    return f"{ref(number, lang)} " + more(by, stat, lang, many=False, after=until(duration, lang))


def modified_each(node: vf.ModifyEach, lang: int) -> str:
    who = group(node.group, EACH, lang)
    return f"{who} {more(node.amount, node.stat, lang, many=False, after=until(node.until, lang))}"


def next_turns_actions(node: vf.ModifyPlayers, lang: int) -> str:
    """ "loses 1 Action during their next turn"."""
    if not isinstance(node.amount, Fixed) or not node.amount.number:
        raise NotSayable(f"nobody counts Actions of a next turn by {node.amount!r}")
    number, who, action = node.amount.number, player(node.whose, lang), BOOKS[lang].amounts["actions-gained"]
    much = f"{abs(number)} {action.one if abs(number) == 1 else action.many}"
    return pick(
        lang,
        f"{who} {'loses' if number < 0 else 'gains'} {much} during their next turn",
        f"{who} {'pierde' if number < 0 else 'gana'} {much} durante su próximo turno",
    )


def modified_players(node: vf.ModifyPlayers, lang: int) -> str:
    """What a player has; or all characters of your foes."""
    if node.whose == vf.YOUR_FOES:
        who = pick(lang, "all your foes' characters", "todos los personajes de tus enemigos")
        return f"{who} {more(node.amount, node.stat, lang, many=True, after=until(node.until, lang))}"
    if node.stat == w.TURN_ACTIONS and node.until == w.NEXT_TURN:
        return next_turns_actions(node, lang)
    if (node.stat, node.until, node.whose) == (w.RECRUIT_DISCOUNT, w.NEXT_RECRUIT, refs.YOU):
        less = amount(node.amount, pick(lang, "less Prestige", "menos de Prestigio"), lang)
        return pick(
            lang,
            f"you pay {less} to recruit your next character this turn (the rest of their Blood is of the general supply)",
            f"pagas {less} por reclutar a tu próximo personaje este turno (el resto de su Sangre es de la reserva general)",
        )
    if node.stat != w.NO_MODIFIERS or node.until not in (w.THIS_SCHEME, w.THIS_TURN):
        raise NotSayable(f"no player has more of stat {node.stat} for {node.until}")
    once(node.amount, node.stat)
    cannot = pick(lang, "cannot play Influence Modifiers", "no puede jugar Modificadores de Influencia")
    return f"{player(node.whose, lang)} {cannot}{until(node.until, lang)}"

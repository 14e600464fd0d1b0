"""What is done instead of what would happen, in words; and what is done about damage as it is taken."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from primogen.kernel import effects as e
from primogen.kernel.choosing import Pay
from primogen.kernel.effects import Effect
from primogen.kernel.story import Pattern
from primogen.rivals.language import groups as gr
from primogen.rivals.language import refs
from primogen.rivals.language import sentences as s
from primogen.rivals.language.amounts import Fixed, Number
from primogen.rivals.language.patterns import fights, would
from primogen.rivals.language.verbs_damage import DamageBecomes
from primogen.rivals.language.verbs_fight import Prevent
from primogen.rivals.language.verbs_tokens import EITHER_DECK, Draw
from primogen.rivals.rules import flags as f
from primogen.rivals.rules import words as w
from primogen.rivals.text.amounts import amount
from primogen.rivals.text.costs import cost
from primogen.rivals.text.doings import THAT_CHARACTER
from primogen.rivals.text.effects import effect
from primogen.rivals.text.groups import group
from primogen.rivals.text.nouns import ONE, TARGET
from primogen.rivals.text.verbs import kinds_of_damage
from primogen.text.grammar import AFTER_MAY, COMMAND, NotSayable, listed, lower, upper
from primogen.text.languages import pick


def instead(node: s.Instead, lang: int) -> str:
    match node:
        case s.Instead(
            pattern=would.Would(
                what=w.WOULD_TAKE_DAMAGE,
                during=fights.ANY_TIME,
                who=gr.Cards(place=gr.IN_PLAY, whose=gr.ANYONES, traits=()),
            ),
            then=Pay(
                cost=asked, effect=Prevent(each=gr.Cards(place=gr.IN_ITS_PARTY, whose=gr.ANYONES, traits=())) as prevent
            ),
            choice=e.MAY,
            often=s.ONCE_A_TURN,
        ):
            prevented = upper(effect(replace(prevent, each=None), lang))
            return f"{cost(asked, COMMAND, lang)}: {prevented}" + pick(
                lang, " to each character in target party", " a cada personaje de un grupo a tu elección"
            )
        case s.Instead(
            pattern=would.Would(what=w.WOULD_TAKE_DAMAGE, who=gr.Group() as who, during=fights.IN_AN_ATTACK),
            then=Pay(cost=asked, effect=DamageBecomes(kinds=kinds)),
            choice=e.MAY,
            often=s.ONCE_A_TURN,
        ):
            into, name = kinds_of_damage(kinds, lang), group(who, ONE, lang)
            return f"{cost(asked, COMMAND, lang)}: " + pick(
                lang,
                f"Damage to {name} during this attack becomes {into}",
                f"El daño a {name} durante este ataque pasa a ser {into}",
            )
        case s.Instead(
            pattern=would.Would(what=w.WOULD_TAKE_DAMAGE, who=gr.Group() as who, during=fights.ANY_TIME),
            then=Pay(effect=Prevent(each=None)) as then,
            choice=e.MAY,
            often=s.ONCE_A_TURN,
        ):
            name = group(who, TARGET if isinstance(who, gr.Cards) else ONE, lang)
            price = f"{cost(then.cost, COMMAND, lang)}: {upper(effect(then.effect, lang))}"
            return price + pick(lang, f" to {name}", f" a {name}")
        case s.Instead(
            pattern=would.Would(what=w.WOULD_LOSE_PRESTIGE, who=None, during=during),
            then=Pay(cost=price, effect=Prevent(amount=less, of=(), each=None)),
            choice=e.MAY,
            often=s.EVERY_TIME,
        ) if during in LOSING:
            when = LOSING[during][lang]
            less_of_it = amount(less, "", lang).strip()
            pays = lower(cost(price, AFTER_MAY, lang))
            return pick(
                lang,
                f"{when}, you may {pays} to reduce it by {less_of_it}",
                f"{when}, puedes {pays} para reducirlo en {less_of_it}",
            )
        case s.Instead(
            pattern=would.Would(what=f.WOULD_DISCARD, who=None, during=fights.ANY_TIME),
            then=e.Seq(effects=(Draw(amount=Number(), who=refs.ITS_PLAYER, deck=deck), Prevent() as prevented)),
            choice=e.MAY,
            often=s.EVERY_TIME,
        ) if prevented == Prevent(Fixed(1)) and deck == EITHER_DECK:
            return pick(
                lang,
                "If you would cause a foe to discard cards, you may have that foe draw that many cards instead",
                "Si fueras a hacer que un enemigo descarte cartas, puedes hacer que robe esa cantidad de cartas en su "
                "lugar",
            )
        case s.Instead(
            pattern=would.Would(what=w.WOULD_BE_DEFEATED, who=who, during=fights.ANY_TIME),
            then=then,
            choice=e.MUST,
            often=s.EVERY_TIME,
        ) if who is not None:
            name = group(who, ONE, lang)
            return pick(
                lang,
                f"When {name} would be defeated, {saved(then, lang)} instead".replace("{that}", THAT_CHARACTER[lang]),
                f"Cuando {name} fuera a ser derrotado, {saved(then, lang)} en su lugar".replace(
                    "{that}", THAT_CHARACTER[lang]
                ),
            )
        case s.Instead(pattern=pattern, then=then, choice=choice, often=s.EVERY_TIME):
            may = pick(lang, "you may ", "puedes ") if choice == e.MAY else ""
            done = lower(effect(then, lang, AFTER_MAY if choice == e.MAY else COMMAND))
            return f"{upper(would_happen(pattern, lang))}, {may}{done}"
    raise NotSayable(f"no phrase for {node!r}")


LOSING: Final[dict[int, tuple[str, str]]] = {
    fights.ANY_TIME: ("When you would lose or spend Prestige", "Cuando fueras a perder o gastar Prestigio"),
    fights.IN_AN_ATTACK: (
        "When an attack makes you lose or spend Prestige",
        "Cuando un ataque te hace perder o gastar Prestigio",
    ),
}


def would_happen(pattern: Pattern, lang: int) -> str:
    match pattern:
        case would.Would(what=what, who=who, during=fights.ANY_TIME) if who is not None and what in WOULD:
            name = group(who, ONE, lang)
            return pick(lang, f"when {name} would {WOULD[what][lang]}", f"cuando {name} fuera a {WOULD[what][lang]}")
    raise NotSayable(f"no phrase for {pattern!r}")


WOULD: Final[dict[int, tuple[str, str]]] = {
    w.WOULD_TAKE_DAMAGE: ("take Damage", "recibir daño"),
    w.WOULD_BE_DEFEATED: ("be defeated", "ser derrotado"),
}


def saved(then: Effect, lang: int) -> str:
    """What is done instead of being defeated; that it is prevented, and once, goes without saying."""
    parts = [part for part in then.parts() if not isinstance(part, Prevent)]
    if not parts or [part for part in then.parts() if isinstance(part, Prevent)] != [Prevent(Fixed(1))]:
        raise NotSayable(f"whether the defeat is prevented is not clear: {then!r}")
    return listed([lower(effect(part, lang)) for part in parts], lang)

"""The kinds of card, as the words that begin a card's entry."""

from __future__ import annotations

from dataclasses import replace

from primogen.kernel.abilities import Ability
from primogen.kernel.choosing import Target
from primogen.kernel.effects import Condition, Effect, Seats
from primogen.kernel.ids import NONE
from primogen.vtes.language.traits import AnyOf, Fits, HasTitle
from primogen.vtes.language.verbs_combat import moments_of
from primogen.vtes.rules import words as w
from primogen.vtes.rules.needs import Need
from primogen.vtes.rules.people import NO_CLAN, NO_SECT, NO_TITLE
from primogen.vtes.rules.printed import IN_DRAFT, Printed, Use
from primogen.vtes.rules.topics import BASIC, SUPERIOR

# fmt: off


def vampire(key: str, name: str, clan: int, capacity: int, *words: int, group: int, basic: tuple[int, ...] = (),
            superior: tuple[int, ...] = (), title: int = NO_TITLE, city: str = "", sect: int = NO_SECT,
            abilities: tuple[Ability, ...] = ()) -> Printed:
    levels = (*((each, BASIC) for each in basic), *((each, SUPERIOR) for each in superior))
    return Printed(key=key, name=name, kind=w.VAMPIRE, words=w.UNIQUE + sum(words), clans=(clan,), capacity=capacity,
                   group=group, disciplines=levels, title=title, city=city, sect=sect, abilities=abilities)


def advancement(key: str, of: Printed, *, capacity: int, title: int = NO_TITLE, sect: int = NO_SECT,
                disciplines: tuple[tuple[int, int], ...] = (), abilities: tuple[Ability, ...] = (),
                merged: tuple[Ability, ...] = ()) -> Printed:
    """VT-ADV-01: of that vampire, whose name and clan it has."""
    return replace(of, key=key, words=of.words | w.ADVANCEMENT, capacity=capacity, title=title, sect=sect,
                   disciplines=disciplines, abilities=abilities, merged=merged, base=of.key)


def imbued(key: str, name: str, creed: int, cost: int, *, group: int = 0, virtues: tuple[int, ...] = (),
           abilities: tuple[Ability, ...] = ()) -> Printed:
    """VT-IMBUED-01 to -05."""
    return Printed(key=key, name=name, kind=w.IMBUED, words=w.UNIQUE | w.MORTAL, clans=(creed,), capacity=cost,
                   group=group, life=cost, disciplines=tuple((each, BASIC) for each in virtues), abilities=abilities)


def conviction(key: str, name: str, *, abilities: tuple[Ability, ...] = ()) -> Printed:
    """VT-CONV-01."""
    return Printed(key=key, name=name, kind=w.CONVICTION, abilities=abilities)


def power(key: str, name: str, *, virtue: int = 0, abilities: tuple[Ability, ...]) -> Printed:
    """VT-POWER-01, -02."""
    gaining = act(w.GAINING_POWER)
    return Printed(key=key, name=name, kind=w.POWER, abilities=abilities,
                   uses=(at_level(gaining, virtue, BASIC) if virtue else gaining,))


def event(key: str, name: str, *words: int, text: Effect, abilities: tuple[Ability, ...] = (),
          not_replaced_until: int = NONE, only_if: Condition | None = None) -> Printed:
    """VT-EVENT-01."""
    return Printed(key=key, name=name, kind=w.EVENT, words=sum(words), abilities=abilities,
                   not_replaced_until=not_replaced_until,
                   uses=(Use(kind=w.EVENT, text=text, moments=w.DISCARD_PHASE, only_if=only_if),))


def act(takes: int = w.OTHER, *, bleed: int = 0, stealth: int = 0, aims_at: Effect | None = None,
        text: Effect | None = None, only_if: Condition | None = None, directed_at: Seats | None = None,
        announced: Effect | None = None) -> Use:
    """An action: what kind, what it adds, and what follows from its success; or whom it is aimed at, and what then."""
    said = aims_at.effect if isinstance(aims_at, Target) else text
    return Use(kind=w.ACTION, takes=takes, bleed=bleed, stealth=stealth, aims_at=aims_at, text=said, only_if=only_if,
               directed_at=directed_at, announced=announced)


def at_level(use: Use, discipline: int, level: int) -> Use:
    return replace(use, level=((discipline, level),))


def in_draft(use: Use, *clans: int) -> Use:
    """VT-LIB-18, -20."""
    return replace(use, draft=IN_DRAFT, clans=clans)


def levels(discipline: int, basic: Use, superior: Use) -> tuple[Use, ...]:
    return at_level(basic, discipline, BASIC), at_level(superior, discipline, SUPERIOR)


def action_card(key: str, name: str, discipline: int = 0, *, basic: Use, superior: Use | None = None, blood: int = 0,
                pool: int = 0, not_replaced_until: int = NONE, abilities: tuple[Ability, ...] = ()) -> Printed:
    uses = (basic,) if superior is None else levels(discipline, basic, superior)
    return Printed(key=key, name=name, kind=w.ACTION, blood=blood, pool=pool, uses=uses,
                   not_replaced_until=not_replaced_until, abilities=abilities)


def modifying(text: Effect, *, only_if: Condition | None = None, at: int = w.ACTION_MOMENTS) -> Use:
    return Use(kind=w.ACTION_MODIFIER, text=text, only_if=only_if, moments=at)


def reacting(text: Effect, *, only_if: Condition | None = None, at: int = w.ACTION_MOMENTS) -> Use:
    return Use(kind=w.REACTION, text=text, only_if=only_if, moments=at)


def fighting(text: Effect, *, only_if: Condition | None = None, at: int = 0, needs: tuple[Need, ...] = (),
             once: int = NONE) -> Use:
    return Use(kind=w.COMBAT, text=text, only_if=only_if, moments=at or moments_of(text), needs=needs, once=once)


def reflex(text: Effect, only_if: Condition) -> Use:
    """VT-MINION-22: against him, as it is played."""
    return Use(kind=w.REFLEX, text=text, only_if=only_if, moments=w.AS_PLAYED)


def minion_card(kind: int, key: str, name: str, discipline: int, basic: Use, superior: Use | None, *, blood: int,
                not_replaced_until: int = NONE, abilities: tuple[Ability, ...] = ()) -> Printed:
    uses = (basic,) if superior is None else levels(discipline, basic, superior)
    return Printed(key=key, name=name, kind=kind, blood=blood, uses=uses, not_replaced_until=not_replaced_until,
                   abilities=abilities)


def action_modifier(key: str, name: str, discipline: int = 0, *, basic: Use, superior: Use | None = None,
                    blood: int = 0, clan: int = NO_CLAN) -> Printed:
    plain = minion_card(w.ACTION_MODIFIER, key, name, discipline, basic, superior, blood=blood)
    return plain if clan == NO_CLAN else replace(plain, clans=(clan,))


def reaction(key: str, name: str, discipline: int = 0, *, basic: Use, superior: Use | None = None, blood: int = 0,
             not_replaced_until: int = NONE, abilities: tuple[Ability, ...] = ()) -> Printed:
    return minion_card(w.REACTION, key, name, discipline, basic, superior, blood=blood,
                       not_replaced_until=not_replaced_until, abilities=abilities)


def combat_card(key: str, name: str, discipline: int = 0, *, basic: Use, superior: Use | None = None, blood: int = 0,
                not_replaced_until: int = NONE, words: int = 0, abilities: tuple[Ability, ...] = ()) -> Printed:
    plain = minion_card(w.COMBAT, key, name, discipline, basic, superior, blood=blood,
                        not_replaced_until=not_replaced_until, abilities=abilities)
    return plain if not words else replace(plain, words=words)


def in_any_way(kind: int, key: str, name: str, *uses: Use, blood: int = 0, clan: int = NO_CLAN,
               not_replaced_until: int = NONE, abilities: tuple[Ability, ...] = (),
               in_use: tuple[int, ...] = ()) -> Printed:
    """A minion card with uses of its own, each at its level; in play it may say other things by each."""
    return Printed(key=key, name=name, kind=kind, blood=blood, uses=uses, not_replaced_until=not_replaced_until,
                   clans=() if clan == NO_CLAN else (clan,), abilities=abilities, in_use=in_use)


def equipment(key: str, name: str, *words: int, pool: int = 0, only_if: Condition | None = None,
              abilities: tuple[Ability, ...]) -> Printed:
    return Printed(key=key, name=name, kind=w.EQUIPMENT, words=sum(words), pool=pool,
                   uses=(act(w.EQUIPPING, only_if=only_if),), abilities=abilities)


def retainer(key: str, name: str, *words: int, life: int, pool: int = 0, blood: int = 0, discipline: int = 0,
             basic: Effect | None = None, superior: Effect | None = None,
             abilities: tuple[Ability, ...]) -> Printed:
    """What else its employing does at each level."""
    plain = act(w.EMPLOYING, text=basic)
    uses = (plain,) if superior is None else levels(discipline, plain, act(w.EMPLOYING, text=superior))
    return Printed(key=key, name=name, kind=w.RETAINER, words=sum(words), life=life, pool=pool, blood=blood, uses=uses,
                   abilities=abilities)


def ally(key: str, name: str, *words: int, life: int, strength: int, bleed: int, pool: int = 0, blood: int = 0,
         discipline: int = 0, superior: Effect | None = None, abilities: tuple[Ability, ...] = ()) -> Printed:
    """`superior` is what else recruiting it does at the superior level."""
    plain = act(w.RECRUITING)
    uses = (plain,) if superior is None else levels(discipline, plain, act(w.RECRUITING, text=superior))
    return Printed(key=key, name=name, kind=w.ALLY, words=sum(words), life=life, strength=strength, bleed=bleed,
                   pool=pool, blood=blood, uses=uses, abilities=abilities)


def political_action(key: str, name: str, *, terms: Effect | None = None, passes: Effect,
                     only_if: Condition | None = None, needs: tuple[int, ...] = ()) -> Printed:
    """`needs` are titles, one of which is asked for."""
    titles = (Fits(AnyOf(tuple(HasTitle(each) for each in needs))),) if needs else ()
    return Printed(key=key, name=name, kind=w.POLITICAL_ACTION,
                   uses=(replace(act(w.POLITICS, aims_at=terms, text=passes, only_if=only_if), needs=titles),))


def master(key: str, name: str, *words: int, text: Effect, pool: int = 0, clan: int = NO_CLAN, city: str = "",
           abilities: tuple[Ability, ...] = ()) -> Printed:
    return Printed(key=key, name=name, kind=w.MASTER, words=sum(words), pool=pool, city=city,
                   clans=() if clan == NO_CLAN else (clan,), abilities=abilities,
                   uses=(Use(kind=w.MASTER, text=text, moments=w.MASTER_PHASE),))


def out_of_turn(key: str, name: str, *words: int, text: Effect, at: int, only_if: Condition | None = None,
                pool: int = 0, not_replaced_until: int = NONE, abilities: tuple[Ability, ...] = ()) -> Printed:
    return Printed(key=key, name=name, kind=w.MASTER, abilities=abilities, words=w.OUT_OF_TURN + sum(words), pool=pool,
                   not_replaced_until=not_replaced_until,
                   uses=(Use(kind=w.MASTER, text=text, only_if=only_if, moments=at),))

# fmt: off
__all__ = [  # what cards are written with
    "act", "action_card", "action_modifier", "ally", "combat_card", "conviction", "equipment", "event", "fighting",
    "imbued", "in_any_way", "master", "modifying", "out_of_turn", "political_action", "power", "reacting", "reaction",
    "retainer", "vampire",
]

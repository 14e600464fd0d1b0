"""Blocking from outside the defending party, in words; and when an ability may be used at all."""

from __future__ import annotations

from typing import Final

from primogen.kernel.effects import Condition
from primogen.rivals.language import conditions as k
from primogen.rivals.language import groups as gr
from primogen.rivals.language import refs
from primogen.rivals.language import sentences as s
from primogen.rivals.language.patterns import roles
from primogen.rivals.rules import words as w
from primogen.rivals.text.conditions import clause, types
from primogen.rivals.text.costs import cost
from primogen.rivals.text.effects import effect
from primogen.rivals.text.groups import group
from primogen.rivals.text.nouns import ONE, as_object
from primogen.text.grammar import COMMAND, NotSayable, upper
from primogen.text.languages import pick


def readied_to_block(node: s.MayBlockForAnyone, by: gr.Group, only_if: Condition, lang: int) -> str:
    if node.price is not None or node.then is not None or node.whose not in ATTACKS_OF:
        raise NotSayable(f"nobody is readied to Block so: {node!r}")
    who, condition = group(by, ONE, lang), clause(only_if, lang)
    return pick(
        lang,
        f"Once during each player's turn, if {condition}, you may ready {who} to Block {attack_blocked(node, lang)}",
        f"Una vez en el turno de cada jugador, si {condition}, puedes preparar a {who} para bloquear "
        f"{attack_blocked(node, lang)}",
    )


def attack_blocked(node: s.MayBlockForAnyone, lang: int) -> str:
    every = node.types == w.ATTACK_TYPES
    attack = ATTACKS_OF[node.whose][lang].format("" if every else f" {types(node.types, lang)}")
    return attack + (pick(lang, " (Ranged included)", " (también A distancia)") if every else "")


def blocks_at_no_cost(node: s.MayBlockForAnyone, lang: int) -> str:
    if node.then is None or not node.used_as & w.LEADER_FORM or node.whose not in ATTACKS_OF:
        raise NotSayable(f"nobody Blocks so: {node!r}")
    attack = attack_blocked(node, lang)
    reward = upper(effect(node.then, lang))
    return pick(
        lang,
        f"If ready, your Leader may come to The Streets and Block {attack}, whoever the target. {reward}",
        f"Si está preparado, tu Líder puede acudir a Las Calles y bloquear {attack}, sea quien sea el blanco. {reward}",
    )


ATTACKS_OF: Final[dict[int, tuple[str, str]]] = {
    roles.FOES_SEAT: ("a foe's{0} attack", "un ataque{0} de un enemigo"),
    roles.ANY_SEAT: ("any{0} attack", "cualquier ataque{0}"),
}


def blocks_from_elsewhere(node: s.MayBlockForAnyone, lang: int) -> str:
    match node:
        case s.MayBlockForAnyone(price=None, who=who, only_if=only_if) if who is not None and only_if is not None:
            return readied_to_block(node, who, only_if, lang)
        case s.MayBlockForAnyone(
            price=price, types=kinds, only_if=None, then=None, whose=roles.ANY_SEAT, used_as=w.OPEN, who=who
        ) if price is not None and who is not None:
            name, paid = group(who, ONE, lang), cost(price, COMMAND, lang)
            return pick(
                lang,
                f"Relentless, {paid}: Move {name} to The Streets to Block a {types(kinds, lang)} attack against any target",
                f"Implacable, {paid}: Mueve {as_object(name, lang)} a Las Calles para bloquear un ataque {types(kinds, lang)} contra cualquier blanco",
            )
        case s.MayBlockForAnyone(price=None, only_if=None, who=None):
            return blocks_at_no_cost(node, lang)
        case s.MayBlockForAnyone(
            price=price, types=kinds, only_if=only_if, then=None, whose=roles.FOES_SEAT, used_as=w.OPEN, who=None
        ) if price is not None:
            text = pick(
                lang,
                f"Relentless, if ready, {cost(price, COMMAND, lang)}: This character comes to The Streets and Blocks a foe's {types(kinds, lang)} attack, whoever the target",
                f"Implacable, si está preparado, {cost(price, COMMAND, lang)}: Este personaje acude a Las Calles y bloquea un ataque {types(kinds, lang)} de un enemigo, sea quien sea el blanco",
            )
            return text + ("" if only_if is None else ". " + use_only(only_if, lang))
    raise NotSayable(f"nobody Blocks so: {node!r}")


def use_only(condition: Condition, lang: int) -> str:
    if condition == k.InTheStreets(refs.THIS):
        return pick(lang, "Use only in The Streets", "Úsala solo en Las Calles")
    return pick(lang, f"Use only if {clause(condition, lang)}", f"Úsala solo si {clause(condition, lang)}")

"""Blocking from outside the defending party, in words."""

from __future__ import annotations

from typing import Final

from primogen.rivals.language import sentences as s
from primogen.rivals.language.patterns import roles
from primogen.rivals.rules import words as w
from primogen.rivals.text.conditions import types
from primogen.rivals.text.effects import effect
from primogen.text.grammar import NotSayable, upper
from primogen.text.languages import pick


def blocks_at_no_cost(node: s.MayBlockForAnyone, lang: int) -> str:
    if node.then is None or not node.used_as & w.LEADER_FORM or node.whose not in ATTACKS_OF:
        raise NotSayable(f"nobody Blocks so: {node!r}")
    every = node.types == w.ATTACK_TYPES
    attack = ATTACKS_OF[node.whose][lang].format("" if every else f" {types(node.types, lang)}")
    attack += pick(lang, " (Ranged included)", " (también A distancia)") if every else ""
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

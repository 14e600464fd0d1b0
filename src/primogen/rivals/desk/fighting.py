"""Attacks and Monsters' strikes under way: what has come of their steps, and why a Monster strikes as it does."""

from __future__ import annotations

from primogen.games.desk import Scene
from primogen.kernel.frames import Frame
from primogen.kernel.ids import NONE, Card
from primogen.kernel.values import value
from primogen.rivals.desk.eyes import Eyes
from primogen.rivals.rules import striking
from primogen.rivals.rules import words as w
from primogen.rivals.rules.roles import Roles
from primogen.rivals.rules.table import Table
from primogen.rivals.text.lexicon import NOUNS
from primogen.rivals.text.stages import PrintedStep
from primogen.text.grammar import upper

ATTACK_TYPE, ATTACK_CARD, BLOCKING, REACTION, DETERMINE, MITIGATE = 1, 2, 3, 4, 8, 9  # as printed


def attack_outcomes(eyes: Eyes, attack: Roles, printed: tuple[PrintedStep, ...], now: int) -> dict[str, str]:
    said = {
        ATTACK_TYPE: upper(NOUNS[attack.type][eyes.lang]) if attack.type in NOUNS else "",
        ATTACK_CARD: eyes.name(attack.attack_card),
        BLOCKING: eyes.outcome("nobody") if attack.blocker == NONE else eyes.name(attack.blocker),
        REACTION: eyes.name(attack.reaction),
        MITIGATE if now >= 0 and printed[now].number > MITIGATE else DETERMINE: damage(eyes, attack),
    }
    found = {str(at): said[step.number] for at, step in enumerate(printed[: max(now, 0)]) if step.number in said}
    tagging = next((at for at, step in enumerate(printed) if step.first == "after_the_strike"), now)
    if tagging < now and eyes.g.tagger[attack.target] != NONE:
        found[str(tagging)] = eyes.outcome("tagged", eyes.words.seat(eyes.g.tagger[attack.target]))
    return found


def damage(eyes: Eyes, attack: Roles) -> str:
    return f"{upper(NOUNS[w.DAMAGE][eyes.lang])} {attack.amount_on(attack.target)}"


def strike_part(eyes: Eyes, attack: Roles) -> Scene:
    return strike(eyes, attack.attacker, [attack.target], attack.target)


def choosing_strike(eyes: Eyes, frame: Frame[Table]) -> Scene:
    """Before a Monster's attack: whom it may strike is still to be chosen."""
    g = eyes.g
    match frame:
        case striking.Striking():
            cell = [card for card in frame.cells[striking.TO_STRIKE :] if g.is_active(card)]
            return strike(eyes, frame.cells[striking.MONSTER], cell)
        case striking.LashingOut():
            return strike(eyes, frame.cells[striking.NEXT_MONSTER], frame.hunters(g))
    return strike(eyes, frame.cells[0], list(g.coterie(frame.cells[1])))


def strike(eyes: Eyes, monster: Card, struck: list[Card], target: Card = NONE) -> Scene:
    return {
        "monster": eyes.handle(monster),
        "struck": [eyes.handle(card) for card in struck],
        "aggravated": int(monster != NONE and value(eyes.g, monster, w.AGGRAVATED) > 0),
        "compare": [] if target == NONE else compared(eyes, monster, target),
    }


def compared(eyes: Eyes, monster: Card, target: Card) -> list[dict[str, int]]:
    """RV-MONSTER-20: what each attribute would deal, Physical, Social, Mental; against Aggravated none helps."""
    g = eyes.g
    is_softened = not value(g, monster, w.AGGRAVATED)
    rows = []
    for stat in w.ATTRIBUTES:
        against = value(g, target, stat) if is_softened else 0
        rows.append({"monster": value(g, monster, stat), "target": against})
    return [{**row, "deals": max(0, row["monster"] - row["target"])} for row in rows]

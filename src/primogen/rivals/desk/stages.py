"""What is under way, step by step: the innermost procedure that has printed steps, and those it is part of.

All of it comes from the frames on the stack, which are public; cards are named only as the seat may know them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from primogen.games.desk import Scene
from primogen.kernel.frames import DONE, Frame, Step
from primogen.rivals.desk.eyes import Eyes
from primogen.rivals.desk.fighting import attack_outcomes, choosing_strike, strike_part
from primogen.rivals.desk.politics import (
    claim_part,
    conflict_outcomes,
    conflict_part,
    deal_part,
    ritual_part,
    setup_part,
    tabled_part,
)
from primogen.rivals.rules import attack, claim, conflict, conspiracy, deal_making, ritual, setup, striking
from primogen.rivals.rules import frame_kinds as k
from primogen.rivals.rules import words as w
from primogen.rivals.rules.roles import Roles
from primogen.rivals.rules.table import Table
from primogen.rivals.text import stages as s

KINDS: Final = {
    k.ATTACK_SEQUENCE: "attack",
    k.CONFLICT: "scheme",
    k.CLAIMING: "claim",
    k.STRIKING: "strike",
    k.LASHING: "strike",
    k.SETUP: "setup",
    k.SHOWING: "conspiracy",
    k.RESOLVING_CARD: "conspiracy",
    k.RITUAL_COST: "ritual",
    k.RITUAL_BLOOD: "ritual",
    k.DEAL_MAKING: "deal",
}
BETWEEN: Final = (k.STRIKING, k.LASHING)  # what only leads from one attack to the next
GOES_ROUND: Final = {  # steps that stand where they are while what they have called runs
    (k.ATTACK_SEQUENCE, attack.MITIGATE_STEP),
    (k.ATTACK_SEQUENCE, attack.AID_STEP),
    (k.CONFLICT, conflict.EXERT_STEP),
    (k.CONFLICT, conflict.MODIFIER_STEP),
    (k.CLAIMING, 2),
}
PAST_ALL: Final = 99  # more steps than any procedure has

P = TypeVar("P")
G = TypeVar("G")


def spread(printed: Sequence[s.PrintedStep], steps: tuple[Step[P, G], ...]) -> list[int]:
    """For each step of a procedure's table, which printed step it belongs to; -1 before the first."""
    firsts = [each.first for each in printed]
    found: list[int] = []
    for step in steps:
        name = step.take.__name__ if step.acts is None else step.acts.__name__
        found.append(firsts.index(name) if name in firsts else found[-1] if found else -1)
    return found


ATTACK: Final = spread(s.ATTACK_STEPS, attack.STEPS)
MONSTER_HUNT: Final = spread(s.MONSTER_HUNT_STEPS, attack.STEPS)
STRIKE: Final = spread(s.STRIKE_STEPS, attack.STEPS)
COURSES: Final[dict[int, tuple[tuple[s.PrintedStep, ...], list[int]]]] = {
    k.CONFLICT: (s.CONFLICT_STEPS, spread(s.CONFLICT_STEPS, conflict.STEPS)),
    k.CLAIMING: (s.CLAIMING_STEPS, spread(s.CLAIMING_STEPS, claim.STEPS)),
    k.STRIKING: (s.STRIKE_STEPS, [-1]),
    k.LASHING: (s.LASHING_STEPS, spread(s.LASHING_STEPS, striking.LASHING_STEPS)),
    k.SETUP: (s.SETUP_STEPS, spread(s.SETUP_STEPS, setup.STEPS)),
    k.SHOWING: (s.SHOWING_STEPS, spread(s.SHOWING_STEPS, conspiracy.SHOWING_STEPS)),
    k.RESOLVING_CARD: (s.RESOLVING_STEPS, spread(s.RESOLVING_STEPS, conspiracy.RESOLVING_STEPS)),
    k.RITUAL_COST: (s.RITUAL_STEPS, spread(s.RITUAL_STEPS, ritual.STEPS)),
    k.RITUAL_BLOOD: (s.RITUAL_STEPS, [1]),
    k.DEAL_MAKING: (s.DEAL_STEPS, spread(s.DEAL_STEPS, deal_making.STEPS)),
}


def stage_of(eyes: Eyes) -> Scene | None:
    g = eyes.g
    found = [at for at, frame in enumerate(g.frames) if frame.kind in KINDS]
    if not found:
        return None
    at = found[-1]
    around = [other for other in found[:-1] if g.frames[other].kind not in BETWEEN]
    printed, now = course_of(g, at)
    return {
        "kind": kind_of(g.frames[at]),
        "title": title_of(g.frames[at])[eyes.lang],
        "steps": [{"n": step.number, "name": step.name[eyes.lang]} for step in printed],
        "now": now,
        "outcomes": outcomes_of(eyes, at, printed, now),
        "within": [in_brief(eyes, other) for other in around],
        **part_of(eyes, at),
    }


def kind_of(frame: Frame[Table]) -> str:
    return "strike" if is_by_monster(frame) else KINDS[frame.kind]


def is_by_monster(frame: Frame[Table]) -> bool:
    return isinstance(frame, Roles) and frame.is_by_monster


def title_of(frame: Frame[Table]) -> tuple[str, ...]:
    if isinstance(frame, Roles) and frame.is_by_monster:
        return s.WAYS[frame.way]
    return s.TITLES[frame.kind]


def in_brief(eyes: Eyes, at: int) -> Scene:
    """A procedure that waits until what it has called is over."""
    printed, now = course_of(eyes.g, at)
    step = printed[now].name[eyes.lang] if now >= 0 else ""
    return {"kind": kind_of(eyes.g.frames[at]), "title": title_of(eyes.g.frames[at])[eyes.lang], "step": step}


def course_of(g: Table, at: int) -> tuple[tuple[s.PrintedStep, ...], int]:
    """The printed steps of a procedure, and which it is in."""
    frame = g.frames[at]
    if frame.kind != k.ATTACK_SEQUENCE:
        printed, course = COURSES[frame.kind]
    elif is_by_monster(frame):
        printed, course = s.STRIKE_STEPS, STRIKE
    elif is_on_monster(g, frame):
        printed, course = s.MONSTER_HUNT_STEPS, MONSTER_HUNT
    else:
        printed, course = s.ATTACK_STEPS, ATTACK
    return printed, course[min(position_of(g, at), len(course) - 1)]


def is_on_monster(g: Table, frame: Frame[Table]) -> bool:
    return isinstance(frame, Roles) and frame.target >= 0 and g.kind(frame.target) == w.MONSTER


def position_of(g: Table, at: int) -> int:
    """A step that has called something stands one past itself, unless it goes round; DONE is past them all."""
    frame = g.frames[at]
    if frame.step == DONE:
        return PAST_ALL
    is_asking = at == len(g.frames) - 1
    return frame.step if is_asking or (frame.kind, frame.step) in GOES_ROUND else max(0, frame.step - 1)


def outcomes_of(eyes: Eyes, at: int, printed: tuple[s.PrintedStep, ...], now: int) -> dict[str, str]:
    """What has come of the steps that are done, by their place."""
    frame = eyes.g.frames[at]
    if isinstance(frame, Roles):
        return attack_outcomes(eyes, frame, printed, now)
    if isinstance(frame, conflict.Conflict):
        return conflict_outcomes(eyes, position_of(eyes.g, at))
    return {}


def part_of(eyes: Eyes, at: int) -> Scene:
    """What matters in it, besides its steps."""
    frame, position = eyes.g.frames[at], position_of(eyes.g, at)
    match frame:
        case Roles():
            return strike_part(eyes, frame) if frame.is_by_monster else {}
        case striking.Striking() | striking.LashingOut():
            return choosing_strike(eyes, frame)
        case conflict.Conflict():
            return conflict_part(eyes, frame, position)
        case claim.Claiming():
            return claim_part(eyes, frame)
        case setup.Setup():
            return setup_part(eyes, frame, position)
        case conspiracy.Showing() | conspiracy.ResolvingCard():
            return tabled_part(eyes, frame)
        case ritual.RitualCost() | ritual.RitualBlood():
            return ritual_part(eyes, frame)
        case deal_making.DealMaking():
            return deal_part(eyes, frame)
    return {}

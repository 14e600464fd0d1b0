"""What numbers of the rules are called on the wire: a page knows none of them. See page_names.py."""

from __future__ import annotations

from typing import Final

from primogen.games.prompting import Manners
from primogen.kernel import effects as e
from primogen.kernel.frames import Frame
from primogen.text.phrasebooks import number_of
from primogen.vtes.rules import frame_kinds as k
from primogen.vtes.rules import topics
from primogen.vtes.rules import words as w
from primogen.vtes.rules.people import CLANS, SECTS, SIGNS
from primogen.vtes.rules.table import Table
from primogen.vtes.text.phrasebook import BOOKS

VERBS: Final = {number_of(name, (e, w)): name for name in BOOKS[0].does}
PASSING: Final = (e.NO, e.DONE_PICKING, e.PASS, w.END_PHASE)
MANNERS: Final = Manners(
    VERBS,
    passing=(*PASSING, w.DECLINE),
    neutral=(*PASSING, w.DECLINE, w.STRIKE_WITH_HANDS, w.YIELD),
    counting=(e.AMOUNT_OF, w.PAYS),
    windows=("respond", "block", "instead"),
    own_moments=("act", "master", "transfers", "discard", "untap"),
)

ACTIONS: Final = {
    w.BLEEDING: "bleed",
    w.HUNTING: "hunt",
    w.EQUIPPING: "equip",
    w.EMPLOYING: "employ",
    w.RECRUITING: "recruit",
    w.POLITICS: "political",
    w.LEAVING_TORPOR: "leave-torpor",
    w.RESCUING: "rescue",
    w.DIABLERIE: "diablerie",
    w.OTHER: "other",
    w.TAKING_EQUIPMENT: "take-equipment",
    w.BECOMING_ANARCH: "become-anarch",
    w.HUNTING_RED_LIST: "hunt-marked",
    w.GAINING_POWER: "power",
    w.FINISHING_OFF: "finish-off",
}
STRIKES: Final = {
    w.NO_STRIKE: "none",
    w.HAND_STRIKE: "hand",
    w.DAMAGE: "damage",
    w.DODGE: "dodge",
    w.COMBAT_ENDS: "combat-ends",
    w.STEAL_BLOOD: "steal-blood",
    w.DESTROY_EQUIPMENT: "destroy",
    w.STEAL_EQUIPMENT: "steal",
    w.AS_TEXT: "text",
}
RANGES: Final = {w.CLOSE: "close", w.LONG: "long"}
PHASES: Final = {
    k.SETUP: "set-up",
    k.UNTAP_PHASE: "untap",
    k.MASTER_PHASE: "master",
    k.MINION_PHASE: "minion",
    k.INFLUENCE_PHASE: "influence",
    k.DISCARD_PHASE: "discard",
}
KINDS: Final = {number_of(name, (w,)): name for name in BOOKS[0].kinds}
TITLES: Final = dict(enumerate(("", *BOOKS[0].titles)))
STATS: Final = {name: number_of(name, (topics,)) for name in BOOKS[0].values}
TIE: Final = "tie"
POINTS: Final = "points"


def key_of(name: str) -> str:
    """ "Brujah antitribu" is "brujah-antitribu"."""
    return name.lower().replace(" ", "-")


CLAN_KEYS: Final = tuple(key_of(clan) for clan in CLANS)
SECT_KEYS: Final = tuple(key_of(sect) for sect in SECTS)
DISCIPLINES: Final = {topics.DISCIPLINES_AT + at: sign for at, sign in enumerate(SIGNS)}


def phase_of(frames: list[Frame[Table]]) -> str:
    return next((PHASES[frame.kind] for frame in frames if frame.kind in PHASES), "")

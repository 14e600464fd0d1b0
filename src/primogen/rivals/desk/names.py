"""What numbers of the rules are called on the wire: a page knows none of them. See page_names.py."""

from __future__ import annotations

from typing import Final

from primogen.games.prompting import Manners
from primogen.kernel import effects as e
from primogen.rivals.rules import words as w
from primogen.rivals.rules.atoms import clock
from primogen.rivals.rules.table import ACTION_TIME, END_TIME

VERBS: Final = {
    e.YES: "yes",
    e.NO: "no",
    e.RESOLVE_NEXT: "resolve-next",
    e.PICK: "pick",
    e.DONE_PICKING: "done-picking",
    e.MODE: "mode",
    e.AMOUNT_OF: "amount-of",
    e.PASS: "pass",
    e.CONCEDE: "concede",
    w.DRAW: "draw",
    w.RECRUIT: "recruit",
    w.PLAY_CARD: "play-card",
    w.PLACE_CARD: "place-card",
    w.MAKE_ATTACK: "make-attack",
    w.CLAIM: "claim",
    w.PASS_ACTION: "pass-action",
    w.MOVE_OUT: "move-out",
    w.REGROUP: "regroup",
    w.ACTIVATE: "activate",
    w.INVESTIGATE: "investigate",
    w.SHOW: "show",
    w.ADD_PRESTIGE: "add-prestige",
    w.RESOLVE_CARD: "resolve-card",
    w.DETACH: "detach",
    w.REVEAL_AGENDA: "reveal-agenda",
    w.END_PHASE: "end-phase",
    w.ATTACK_TARGET: "attack-target",
    w.DISCARD_FOR_INTEL: "discard-for-intel",
    w.ANNOUNCE: "announce",
    w.PLAY_FACE_UP: "play-face-up",
    w.BLOCK: "block",
    w.RETARGET: "retarget",
    w.KEEP_TARGET: "keep-target",
    w.MEND: "mend",
    w.DISCARD_CARD: "discard-card",
    w.DRAW_LIBRARY: "draw-library",
    w.DRAW_FACTION: "draw-faction",
    w.CHOOSE_LEADER: "choose-leader",
    w.BID: "bid",
    w.EXERT: "exert",
    w.FIST: "fist",
    w.SAY_YES: "say-yes",
    w.SAY_NO: "say-no",
    w.CONTRIBUTE: "contribute",
    w.ALLOW: "allow",
    w.FORBID: "forbid",
    w.TAKE_ALONG: "take-along",
    w.JOIN: "join",
    w.GO_ALONE: "go-alone",
    w.EXHAUST_ONE: "exhaust-one",
    w.PAY_FROM_CARD: "pay-from-card",
    w.BURN_REWARD: "burn-reward",
    w.ATTACH_REWARD: "attach-reward",
    w.IGNORE: "ignore",
    w.HEED: "heed",
    w.KEEP: "keep",
    w.ASSIGN: "assign",
    w.SPRING: "spring",
    w.PROPOSE_DEAL: "propose-deal",
    w.PROMISE: "promise",
    w.ACCEPT: "accept",
    w.DECLINE: "decline",
    w.BURN_CARD: "burn-card",
    w.HELP_RITUAL: "help-ritual",
    w.GIVE_BLOOD: "give-blood",
    w.FROM_SUPPLY: "from-supply",
    w.CHOOSE_CARD: "choose-card",
    w.CHOOSE_DISCIPLINE: "choose-discipline",
    w.TAKE_OFF: "take-off",
    e.CHOOSE_SEAT: "choose-seat",
    w.STRIKE_NEXT: "strike-next",
    w.DRINK: "drink",
    w.BREAK_OFF: "break-off",
}
PASSING: Final = (e.NO, e.DONE_PICKING, e.PASS, w.END_PHASE)
MANNERS: Final = Manners(
    VERBS,
    passing=PASSING,
    neutral=(*PASSING, w.PASS_ACTION, w.DECLINE, w.KEEP_TARGET),
    counting=(w.FIST, e.AMOUNT_OF, w.BID),
    windows=(
        *("respond", "abilities", "mitigate", "place-reaction", "reaction-special", "block", "spring", "intel"),
        "attack-claimant",
    ),
    own_moments=("act",),
    forms=(w.PROMISE,),
)

TYPES: Final = {w.RANGED: "ranged", w.PHYSICAL: "physical", w.SOCIAL: "social", w.MENTAL: "mental"}
PHASES: Final = {0: "beginning", ACTION_TIME: "action", END_TIME: "end"}
WAYS: Final = {
    clock.BY_AGENDA: "agenda",
    clock.BY_KNOCK_OUT: "knock-out",
    clock.BY_MOST_AGENDA: "most-agenda",
    clock.BY_CONCESSION: "concession",
    clock.BY_CARD: "card",
}
